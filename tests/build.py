"""A table drawn as text, and plays in the words of a player: the vocabulary of the rules' tests.

    play = table(hand="9s 9h 2c Kd 4d", pile="5c 9d")
    assert play.take("9s 9h") == "opening.minimum"
    assert play.draw() == ""                       # an allowed act says nothing

You are seat 0, your partner sits opposite; what is not named is filled in as the referee does it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from handfoot_gui.referee.case import Cards, Position, SeatPosition, TeamPosition, Turn
from handfoot_gui.referee.position import state_of
from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import WILD_RANK, Rank
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.notation import action_from_json, finder, format_card, format_rank
from handfoot_gui.rules.notation import parse_card as parse
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply
from handfoot_gui.rules.views import view_of
from handfoot_gui.words.refusals import refuse


def rules(preset: str = "game-night", **changes: Any) -> RuleSet:
    return replace(PRESETS[preset], **changes)


def table(
    *,
    hand: str = "",
    pile: str = "",
    us: str = "",
    them: str = "",
    drawn: bool = False,
    foot: str | int | None = 11,
    partner: str | int = 11,
    partner_foot: int = 11,
    partner_played: bool | None = None,
    red_threes: int = 0,
    opened: bool | None = None,
    stock: str | int = 60,
    round: int = 1,  # noqa: A002 - a player's word
    seats: int = 4,
    by: RuleSet | None = None,
) -> Play:
    """Melds are separated by commas: `us="Kh Ks Kd, 9s 9h 2c"`; `foot=None`: you play from it."""
    rule_set = by or rules()
    others = [SeatPosition() for _ in range(seats - 1)]
    if seats == 4:
        others[1] = SeatPosition(
            hand=_cards(partner), foot=partner_foot, foot_played=partner_played
        )
    count = rule_set.teams_at(seats)
    teams = [TeamPosition(_melds(us), red_threes, opened), TeamPosition(_melds(them))]
    me = SeatPosition(hand=hand.split(), foot=[] if foot is None else _cards(foot))
    position = Position(
        round=round,
        turn=Turn(0, "play" if drawn else "draw"),
        seats=[me, *others],
        teams=[*teams, *[TeamPosition() for _ in range(count - 2)]],
        stock=_cards(stock),
        discard=pile.split(),
    )
    return Play(state_of(rule_set, position))


def _cards(given: str | int) -> Cards:
    return given if isinstance(given, int) else given.split()


def _melds(text: str) -> list[list[str]]:
    return [meld.split() for meld in text.split(",") if meld.strip()]


class Play:
    """A round going on. Each act answers with the id of the rule that refuses it, or nothing."""

    def __init__(self, state: RoundState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.said = ""

    def draw(self, *, seat: int = 0) -> str:
        return self._do({"do": "draw"}, seat)

    def take(self, *parts: str, seat: int = 0) -> str:
        return self._do({"do": "take_pile", "lay": _lay(parts)}, seat)

    def lay(self, *parts: str, seat: int = 0) -> str:
        return self._do({"do": "meld", "lay": _lay(parts)}, seat)

    def discard(self, card: str, *, seat: int = 0) -> str:
        return self._do({"do": "discard", "card": card}, seat)

    def go_out(self, *parts: str, discard: str | None = None, seat: int = 0) -> str:
        return self._do({"do": "go_out", "lay": _lay(parts), "discard": discard}, seat)

    def answer(self, *, yes: bool, seat: int = 2) -> str:
        return self._do({"do": "answer", "yes": yes}, seat)

    def may(self, seat: int = 0) -> set[str]:
        """The kinds of act that are open to a seat: `draw`, `take_pile`, `meld`, …"""
        return set(possible_kinds(view_of(self.state, seat)))

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(format_card(card) for card in self.state.seats[seat].hand)

    def melds(self, team: int = 0) -> list[str]:
        return [" ".join(format_card(c) for c in m.cards) for m in self.state.teams[team].melds]

    @property
    def pile(self) -> list[str]:
        return [format_card(card) for card in self.state.discard_pile]

    @property
    def in_foot(self) -> bool:
        return not self.state.seats[0].sealed

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def score(self, team: int = 0) -> Mapping[str, int]:
        result = self.state.result
        assert result is not None
        lines = ("cards", "books", "red_threes", "going_out", "left_over", "total")
        return {line: getattr(result.scores[team], line) for line in lines}

    def _do(self, step: dict[str, Any], seat: int) -> str:
        action: Action = action_from_json(step, finder(self.state.seats[seat].hand))
        view = view_of(self.state, seat)
        refusal = check(view, action)
        if refusal is not None:
            return self._refused(refusal, seat)
        self.state, self.events = apply(self.state, action)
        self.said = ""
        return ""

    def _refused(self, refusal: Refusal, seat: int) -> str:
        said = refuse(refusal, view_of(self.state, seat))
        self.said = f"{said.headline} {said.numbers}".strip()
        return str(refusal.rule)


def _lay(parts: tuple[str, ...]) -> list[dict[str, Any]]:
    """``K: 2c`` names the rank; else it is that of the naturals, or of wilds."""
    lay = []
    for part in parts:
        named, _, cards = part.rpartition(":")
        lay.append({"rank": named or _rank(cards.split()), "cards": cards.split()})
    return lay


def _rank(cards: list[str]) -> str:
    ranks = [parse(text)[0] for text in cards]
    naturals = [rank for rank in ranks if rank not in (Rank.TWO, Rank.JOKER)]
    return format_rank(naturals[0] if naturals else WILD_RANK)
