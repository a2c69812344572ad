"""A case's position as a state of the round, and a state as a position again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from handfoot_gui.referee.case import Cards, CaseError, Position, SeatPosition, TeamPosition
from handfoot_gui.rules.cards import WILD_RANK, Card, Rank, make_pack
from handfoot_gui.rules.dealing import shuffled
from handfoot_gui.rules.melds import Meld, is_wild
from handfoot_gui.rules.notation import NotationError, canonical_card, format_card
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import MELD_SIZE, RuleSet
from handfoot_gui.rules.state import RoundState, SeatState, TeamState
from handfoot_gui.rules.turns import begin_round
from handfoot_gui.words.files import file_problem, notation_problem


class Pack:
    """What is left of the pack while a position takes its cards by name, then by number."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        cards = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
        self._left = dict.fromkeys(cards)
        self._twins: dict[str, list[Card]] = {}
        for card in cards:
            self._twins.setdefault(format_card(card), []).append(card)

    def named(self, texts: Iterable[str], place: str) -> tuple[Card, ...]:
        return tuple(self._one(text, place) for text in texts)

    def red_threes(self, count: int, place: str) -> tuple[Card, ...]:
        cards = [c for c in self._left if c.is_red_three]
        if count < 0:
            raise CaseError(place, file_problem("pack-too-small", str(count)))
        if count > len(cards):
            raise CaseError(place, file_problem("too-many-of", "3h, 3d"))
        return self._gone(cards[:count])

    def counted(self, count: int, place: str) -> tuple[Card, ...]:
        """So many cards, never a three, always the same ones."""
        fillers = [c for c in self._left if c.rank is not Rank.THREE]
        if not 0 <= count <= len(fillers):
            raise CaseError(place, file_problem("pack-too-small", str(count)))
        return self._gone(shuffled(fillers, "referee", place)[:count])

    def _one(self, text: str, place: str) -> Card:
        try:
            name = canonical_card(text)
        except NotationError as error:
            raise CaseError(place, notation_problem(error)) from None
        for card in self._twins.get(name, ()):
            if card in self._left:
                del self._left[card]
                return card
        raise CaseError(place, file_problem("too-many-of", name))

    def _gone(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        for card in cards:
            del self._left[card]
        return tuple(cards)


def state_of(rules: RuleSet, position: Position) -> RoundState:
    """The state a position describes, its turn begun where nothing was drawn yet.

    Raises `CaseError` for what cannot be on a table.
    """
    seats = len(position.seats)
    teams = _teams(rules, position)
    if not 0 <= position.turn.seat < seats:
        raise CaseError("position.turn.seat", file_problem("seat", str(position.turn.seat)))
    if position.round < 1:
        raise CaseError("position.round", file_problem("round", str(position.round)))
    pack = Pack(rules, seats)
    placed = _Placed(pack, position, teams)
    state = RoundState(
        rules=rules,
        seats=tuple(placed.seat(index) for index in range(seats)),
        teams=tuple(placed.team(index) for index in range(len(teams))),
        stock=placed.cards["stock"],
        discard_pile=placed.cards["discard"],
        turn_seat=position.turn.seat,
        to_act=position.turn.seat,
        phase=Phase(position.turn.phase),
        round_number=position.round,
        dealer=(position.turn.seat - 1) % seats,
        match_scores=tuple(team.score for team in teams),
        permission_refused=position.turn.asked,
        secret="referee",
    )
    return begin_round(state)[0] if state.phase is Phase.DRAW else state


def _teams(rules: RuleSet, position: Position) -> list[TeamPosition]:
    count = rules.teams_at(len(position.seats))
    teams = position.teams
    if teams is None:
        return [TeamPosition()] * count
    if len(teams) != count:
        raise CaseError("position.teams", file_problem("team-count", str(count)))
    return teams


class _Placed:
    """All cards of a position: the named ones are taken from the pack before the counted ones."""

    def __init__(self, pack: Pack, position: Position, teams: list[TeamPosition]) -> None:
        self._position = position
        self._teams = teams
        wanted: dict[str, Cards] = {"stock": position.stock, "discard": position.discard}
        for index, seat in enumerate(position.seats):
            for pile in ("hand", "knee", "foot"):
                wanted[f"seats[{index}].{pile}"] = getattr(seat, pile)
        for index, team in enumerate(teams):
            for number, meld in enumerate(team.melds):
                wanted[f"teams[{index}].melds[{number}]"] = meld
        self.cards = {
            place: pack.named(cards, f"position.{place}")
            for place, cards in wanted.items()
            if isinstance(cards, list)
        }
        for index, team in enumerate(teams):
            place = f"teams[{index}].red_threes"
            self.cards[place] = pack.red_threes(team.red_threes, f"position.{place}")
        for place, cards in wanted.items():
            if isinstance(cards, int):
                self.cards[place] = pack.counted(cards, f"position.{place}")

    def seat(self, index: int) -> SeatState:
        given: SeatPosition = self._position.seats[index]
        hand, knee, foot = (self.cards[f"seats[{index}].{p}"] for p in ("hand", "knee", "foot"))
        if knee and not foot:
            place = f"position.seats[{index}].knee"
            raise CaseError(place, file_problem("knee-without-foot", ""))
        sealed = tuple(pile for pile in (knee, foot) if pile)
        played = not sealed if given.foot_played is None else given.foot_played
        return SeatState(hand, sealed, played, given.first_turn)

    def team(self, index: int) -> TeamState:
        given = self._teams[index]
        melds = tuple(
            _meld(self.cards[f"teams[{index}].melds[{n}]"], f"position.teams[{index}].melds[{n}]")
            for n in range(len(given.melds))
        )
        opened = bool(melds) if given.opened is None else given.opened
        return TeamState(melds, self.cards[f"teams[{index}].red_threes"], opened)


def _meld(cards: tuple[Card, ...], place: str) -> Meld:
    ranks = {card.rank for card in cards if not is_wild(card)}
    if len(cards) < MELD_SIZE or len(ranks) > 1 or Rank.THREE in ranks:
        raise CaseError(place, file_problem("no-meld", " ".join(map(format_card, cards))))
    return Meld(ranks.pop() if ranks else WILD_RANK, cards)


# --- and back -----------------------------------------------------------------------------------


def position_of(state: RoundState) -> dict[str, Any]:
    """The state in the form of a position, with the result once the round is over."""
    over = state.result is not None
    turn: dict[str, Any] = (
        {"phase": "over"} if over else {"seat": state.to_act, "phase": str(state.phase)}
    )
    if not over:
        turn["asked"] = state.permission_refused
    written: dict[str, Any] = {
        "round": state.round_number,
        "turn": turn,
        "seats": [_seat_to_json(seat) for seat in state.seats],
        "teams": [
            _team_to_json(team, score)
            for team, score in zip(state.teams, state.match_scores, strict=True)
        ],
        "stock": _texts(state.stock),
        "discard": _texts(state.discard_pile),
    }
    return written | (_result_to_json(state) if over else {})


def _seat_to_json(seat: SeatState) -> dict[str, Any]:
    knee = seat.sealed[0] if len(seat.sealed) > 1 else ()
    return {
        "hand": _texts(seat.hand),
        "knee": _texts(knee),
        "foot": _texts(seat.sealed[-1] if seat.sealed else ()),
        "foot_played": seat.foot_played,
        "first_turn": seat.first_turn,
    }


def _team_to_json(team: TeamState, score: int) -> dict[str, Any]:
    return {
        "melds": [_texts(meld.cards) for meld in team.melds],
        "red_threes": len(team.red_threes),
        "opened": team.has_opened,
        "score": score,
    }


def _result_to_json(state: RoundState) -> dict[str, Any]:
    result = state.result
    if result is None:
        return {}
    lines = ("cards", "books", "red_threes", "going_out", "left_over", "total")
    return {
        "scores": [{line: getattr(score, line) for line in lines} for score in result.scores],
        "match_scores": list(state.match_scores),
        "ended": str(result.ended),
        "by": result.by,
    }


def _texts(cards: Iterable[Card]) -> list[str]:
    return [format_card(card) for card in cards]
