"""A re-deal in numbers is one in cards: what is seen stays, all cards are there, all is fair."""

from __future__ import annotations

import base64
import pickle
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from handfoot_gui.players.memory import remembered
from handfoot_gui.players.reading import keys_of, likely_hands, load_factors
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.counts import CODES, RED, Table, code_of, counted
from handfoot_gui.rules.redeal import Redeal
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.rules.worlds import Unseen, world_of
from tests.players.fair import dealt_anew
from tests.rules.test_worlds import some_decisions

ROOT = Path(__file__).resolve().parents[2]


def _everything(table: Table) -> Counter[int]:
    """Every card of hands, sealed piles, stock and pile; what lies open is added by the caller."""
    found = Counter(table.stock[table.at :])
    found.update(table.pile)
    for hand, sealed in zip(table.hands, table.sealed, strict=True):
        found.update({code: n for code, n in enumerate(hand) if n})
        for pile in sealed:
            found.update(pile)
    return found


def _on_table(view: PlayerView) -> Counter[int]:
    cards = [c for team in view.teams for meld in team.melds for c in meld.cards]
    cards += [c for team in view.teams for c in team.red_threes]
    return Counter(map(code_of, cards))


@pytest.mark.parametrize("seed", range(12))
def test_every_card_is_there_once_and_what_is_seen_stays(seed: int) -> None:
    rng = random.Random(seed)
    for decision in some_decisions(seed):
        view = decision.view
        deal = Redeal(view, likely_hands(view, remembered(view), load_factors()))
        pack = make_pack(view.rules.deck_count(len(view.seats)), view.rules.jokers_per_deck)
        slow = Table.of(world_of(view, 1))
        for _ in range(2):
            table = deal.table(rng)
            assert _everything(table) + _on_table(view) == Counter(map(code_of, pack))
            assert table.hands[view.seat] == counted(view.hand)
            assert [sum(hand) for hand in table.hands] == table.sizes == slow.sizes
            assert [[*map(len, piles)] for piles in table.sealed] == [
                [*map(len, piles)] for piles in slow.sealed
            ]
            assert (table.pile, table.stock_left) == (slow.pile, slow.stock_left)
            for seat, held in enumerate(Unseen(view).held):
                known = counted(held)
                assert all(a >= b for a, b in zip(table.hands[seat], known, strict=True))
                if view.rules.red_three_play != "keep" and not view.seats[seat].first_turn:
                    assert seat == view.seat or not table.hands[seat][RED]


def test_a_re_deal_is_made_of_a_view_from_another_process() -> None:
    """The process that makes it has the view's bytes and nothing else of the table."""
    view = some_decisions(0)[-1].view
    code = (
        "import base64, pickle, random, sys\n"
        "from tests.rules.test_redeal import read_hands\n"
        "view = pickle.loads(base64.b64decode(sys.stdin.read()))\n"
        "sys.stdout.write(repr(read_hands(view)))\n"
    )
    sent = base64.b64encode(pickle.dumps(view)).decode()
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, input=sent, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == repr(read_hands(view))


def read_hands(view: PlayerView) -> object:
    """A deal as the expert makes it."""
    likely = likely_hands(view, remembered(view), load_factors())
    table = Redeal(view, likely).table(random.Random(5))
    return table.hands, table.sealed, table.stock


@pytest.mark.parametrize("seed", range(6))
def test_a_re_deal_does_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    for decision in some_decisions(seed):
        view = decision.view
        other = dealt_anew(decision.state, view.seat, rng)
        again = view_of(other, view.seat, view.history)
        assert read_hands(view) == read_hands(again)


def test_a_re_deal_that_peeks_is_caught() -> None:
    """The test above with a planted leak: what is read depends on the stock's next card."""

    def peeking(state: RoundState, view: PlayerView) -> object:
        likely = likely_hands(view, remembered(view), load_factors())
        return Redeal(view, likely).table(random.Random(state.stock[0].id)).hands

    rng, caught = random.Random(1), 0
    for decision in some_decisions(0, share=0.5):
        view, state = decision.view, decision.state
        if state.stock:
            other = dealt_anew(state, view.seat, rng)
            caught += peeking(other, view) != peeking(state, view)
    assert caught


def test_without_a_reading_all_deals_are_equally_likely() -> None:
    """The means of the hidden hands are those of the unseen cards, within the noise."""
    decision = next(d for d in some_decisions(0, 1.0) if d.view.stock_count < 150)
    view, rng, deals = decision.view, random.Random(3), 3000
    redeal = Redeal(view)
    mean = [0.0] * CODES
    seat = next(s for s in range(4) if s != view.seat and view.seats[s].hand_count > 3)
    for _ in range(deals):
        for code, count in enumerate(redeal.table(rng).hands[seat]):
            mean[code] += count / deals
    unseen = Unseen(view)
    count = view.seats[seat].hand_count - len(unseen.held[seat])
    cards = Counter(code_of(card) for card in unseen.cards)
    tame = sum(n for code, n in cards.items() if code != RED)
    known = counted(unseen.held[seat])
    for code, n in cards.items():
        if code != RED:
            assert abs(mean[code] - known[code] - count * n / tame) < 0.08


def test_a_hand_that_has_been_played_from_holds_little_that_fits() -> None:
    """What a team is melding is rarer in its hands than an even deal would have it."""
    even = read = 0
    rng = random.Random(1)
    for decision in some_decisions(2, 1.0):
        view = decision.view
        memory = remembered(view)
        likely = likely_hands(view, memory, load_factors())
        for seat in likely:
            fits = [c for c, key in enumerate(keys_of(view, memory, seat)) if "melding" in key]
            even += sum(Redeal(view).table(rng).hands[seat][code] for code in fits)
            read += sum(Redeal(view, likely).table(rng).hands[seat][code] for code in fits)
    assert even > 100
    assert read < even / 2
