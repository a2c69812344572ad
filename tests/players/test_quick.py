"""Quick play is play by the rules, each of its acts passes `check`; and what it does with wilds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pytest

from handfoot_gui.players import quick
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, Part, TakePile
from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.counts import BLACK, Share, Size, Table, code_of
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply
from handfoot_gui.rules.views import view_of
from handfoot_gui.rules.worlds import world_of
from tests.players.positions import seen
from tests.properties.rounds import random_deal, random_rules


class Checked(Table):
    """A table that plays the same acts in cards beside it, each of them checked."""

    __slots__ = ("state",)
    state: RoundState

    def draw(self) -> None:
        self._also(Draw())
        super().draw()

    def take_pile(self, shares: list[Share], claiming: int = 0) -> None:
        assert claiming == 0
        self._also(TakePile(self._parts(shares)))
        super().take_pile(shares, claiming)

    def lay_down(self, shares: list[Share]) -> None:
        self._also(LayDown(self._parts(shares)))
        super().lay_down(shares)

    def discard(self, code: int) -> None:
        self._also(Discard(self._card(code)))
        super().discard(code)

    def go_out(self, shares: list[Share], code: int) -> None:
        parts = self._parts(shares)
        used = {card for part in parts for card in part.cards}
        last = self._card(code, but=used) if code else None
        self._also(GoOut(parts, last))
        super().go_out(shares, code)

    def _also(self, action: Action) -> None:
        view = view_of(self.state, self.state.to_act)
        assert check(view, action) is None, (check(view, action), action, view)
        self.state = apply(self.state, action)[0]
        while self.state.phase is Phase.ANSWER:
            self.state = apply(self.state, Answer(yes=True))[0]

    def _card(self, code: int, but: Sequence[Card] | set[Card] = ()) -> Card:
        hand = self.state.seats[self.state.turn_seat].hand
        return next(card for card in hand if code_of(card) == code and card not in but)

    def _parts(self, shares: list[Share]) -> tuple[Part, ...]:
        parts, used = [], set[Card]()
        places = self.places[self.seat % self.teams]
        for rank, which, *counts in shares:
            cards: list[Card] = []
            for code, count in zip((rank, 2, 15), counts, strict=True):
                for _ in range(count):
                    cards.append(self._card(code, but=used))
                    used.add(cards[-1])
            meld: int | Literal["new"] = "new" if which < 0 else places.index((rank, which))
            parts.append(Part(Rank(rank), tuple(cards), meld))
        return tuple(parts)


@pytest.mark.parametrize("number", range(60))
def test_quick_play_is_legal_play_to_the_end(number: int) -> None:
    rng = random.Random(f"quick {number}")
    seats = rng.randint(2, 6) if number % 2 else 4
    rules = random_rules(rng, seats) if number % 2 else PRESETS[rng.choice(sorted(PRESETS))]
    rules = replace(rules, stock_out="end")  # a reshuffle's order is nobody's to know
    state = random_deal(rng, rules, seats)
    table = Checked.of(state)
    assert isinstance(table, Checked)
    table.state = state
    quick.play_turns(table, 5000)
    assert table.is_over


def laid(hand: str, ours: str, stock: int = 110, opened: str = "ours theirs") -> dict[int, Size]:
    """The team's open melds and books by rank, after quick play has finished the turn."""
    view = seen(hand=hand, ours=ours, opened=opened, stock=stock)
    table = Table.of(world_of(view, 1))
    quick.finish_turn(table)
    return {rank: same[0] for rank, same in enumerate(table.melds[0]) if same}


def test_a_wild_begins_a_meld_of_a_pair_sooner_than_it_finishes_a_dirty_book() -> None:
    assert laid("W99AKJ", "8:5+W") == {8: (5, 1), 9: (2, 1)}


def test_a_dirty_meld_waits_for_the_wild_that_makes_it_a_book() -> None:
    assert laid("WAKJTQ96", "8:4+W") == {8: (4, 1)}
    assert laid("WAKJTQ96", "8:5+W") == {8: (5, 2)}


@pytest.mark.parametrize(("five", "expected"), [("", (5, 2)), ("5:5+WW", (5, 0))])
def test_a_clean_meld_is_spoilt_for_the_missing_dirty_book_only(five: str, expected: Size) -> None:
    assert laid("WW94JKAQ", f"8:5 A:7 K:7 7:7 6:5+WW {five}")[8] == expected


def test_with_many_cards_a_pair_waits_and_in_a_hurry_a_wild_goes_where_it_fits() -> None:
    assert laid("W99AKJQ", "8:4+W") == {8: (4, 1)}
    assert laid("W99AKJQ", "8:4+W", stock=10) == {8: (4, 1), 9: (2, 1)}
    assert laid("WAKJTQ96", "8:4 7:3", stock=10) == {7: (3, 1), 8: (4, 0)}
    assert laid("WA", "8:4 7:3") == {7: (3, 1), 8: (4, 0)}


def test_one_wild_opens_early_too() -> None:
    assert laid("KK8884WJ9", "", stock=160, opened="theirs") == {8: (3, 0), 13: (2, 1)}


@pytest.mark.parametrize(("stock", "expected"), [(160, {}), (140, {8: (2, 1), 13: (2, 1)})])
def test_early_nobody_opens_with_two_wilds(stock: int, expected: dict[int, Size]) -> None:
    assert laid("KK88WW456J", "", stock, "theirs") == expected


def test_black_threes_are_thrown_first() -> None:
    table = Table.of(world_of(seen(hand="4B9K", pile="5"), 1))
    quick.finish_turn(table)
    assert table.pile[-1] == BLACK
