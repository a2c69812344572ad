"""A match in words, as a card player would write it down: what `tests/replays/*.txt` hold.

Each text comes from the record beside it, a `handfoot-game/1` file that steady players made. So it
changes when the rules or the words do, and not when a computer player learns something.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.events import Event, RoundBegan, RoundEnded, TurnBegan
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.state import RoundState
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import MatchRecord, Moment, replay
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.session.wire import decode, encode
from handfoot_gui.words.cards import meld_caption, some_cards
from handfoot_gui.words.events import line
from handfoot_gui.words.people import Company
from handfoot_gui.words.presets import preset_title
from handfoot_gui.words.scores import Cell, round_summary

WIDTH, LABEL = 96, 48
"""Columns of a line, and of a score's label."""
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class PlayThrough:
    """One table that is written down, from the first round to the last of `rounds`."""

    preset: str
    seats: int
    seed: int
    rounds: int = 1

    @property
    def text(self) -> Path:
        return FOLDER / f"{self.preset}.txt"

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.preset}.json"


PLAY_THROUGHS = (
    PlayThrough("game-night", 4, seed=1, rounds=4),
    PlayThrough("pagat", 4, seed=2, rounds=2),
    PlayThrough("pagat-simpson", 3, seed=3, rounds=2),
    PlayThrough("bicycle", 4, seed=4, rounds=2),
    PlayThrough("board-game-arena", 6, seed=5, rounds=2),
    PlayThrough("good-sam", 4, seed=6, rounds=2),
    PlayThrough("hand-knee-and-foot", 2, seed=7, rounds=2),
)


def played(told: PlayThrough) -> bytes:
    """The record of steady players at this table, anew."""
    rules = PRESETS[told.preset]
    plans = parse_seats(",".join(["steady"] * told.seats), names=NAMES[: told.seats])
    players = [make_player("steady", told.seed * 10 + seat) for seat in range(told.seats)]
    game = Game.start(rules, plans, secret_from_seed(told.seed), players)
    while len(game.round_results) < told.rounds:
        if game.round_over:
            game.next_round()
        game.advance()
    return encode(game.record())


def written(told: PlayThrough) -> str:
    """The record in words: the deal, one paragraph a turn, what lies in the end, the score."""
    return "\n".join(_lines(told, decode(told.record.read_bytes()))) + "\n"


def _lines(told: PlayThrough, record: MatchRecord) -> Iterator[str]:
    assert record.rules == PRESETS[told.preset], "the preset is not what it was"
    company = Company(NAMES[: told.seats], None, record.rules.teams_at(told.seats))
    yield f"{preset_title(told.preset)}, {told.seats} seats"
    for number, moments in enumerate(replay(record), start=1):
        yield from ("", f"ROUND {number}", "")
        yield from _deal(moments[0], company)
        yield ""
        yield from _turns(moments, company)
        yield ""
        yield from _laid(moments[-1].state, company)
        yield ""
        yield from _scores(moments[-1].state, number, company)


def _deal(moment: Moment, company: Company) -> Iterator[str]:
    """The hands as they are when the first turn has begun."""
    for event in moment.events:
        if isinstance(event, RoundBegan):
            yield from _paragraph([line(event, company)])
    for seat, holder in enumerate(moment.state.seats):
        cards = " ".join(some_cards(sorted(holder.hand, key=_by_rank)).split())
        yield from _paragraph([f"{company.name(seat)} holds {cards}."])


def _by_rank(card: Card) -> tuple[int, int]:
    return card.rank, card.id


def _turns(moments: Sequence[Moment], company: Company) -> Iterator[str]:
    turn: list[str] = []
    for event in _events(moments):
        if isinstance(event, TurnBegan):
            yield from _paragraph(turn)
            turn = []
        elif not isinstance(event, RoundBegan | RoundEnded):
            turn.append(line(event, company))
    yield from _paragraph(turn)


def _events(moments: Sequence[Moment]) -> Iterator[Event]:
    for moment in moments:
        yield from moment.events


def _paragraph(sentences: Sequence[str]) -> list[str]:
    return textwrap.wrap(" ".join(sentences), WIDTH, subsequent_indent="    ")


def _laid(state: RoundState, company: Company) -> Iterator[str]:
    for number, team in enumerate(state.teams):
        melds = "; ".join(meld_caption(meld) for meld in team.melds) or "nothing"
        yield from _paragraph([f"On the table of {company.team_names(number)}: {melds}."])


def _scores(state: RoundState, number: int, company: Company) -> Iterator[str]:
    assert state.result is not None
    summary = round_summary(
        state.result,
        company,
        state.rules,
        round_number=number,
        match_scores=state.match_scores,
        stock_left=len(state.stock),
        is_last=number == state.rules.rounds,
    )
    yield summary.headline
    yield _row("", summary.columns)
    for entry in (*summary.lines, *summary.totals):
        yield _row(entry.label, [_cell(cell) for cell in entry.cells])


def _cell(cell: Cell) -> str:
    return f"({cell.count}) {cell.points}" if cell.count else cell.points


def _row(label: str, cells: Sequence[str]) -> str:
    width = min(20, (WIDTH - LABEL) // len(cells))
    return (f"  {label:<{LABEL - 2}}" + "".join(f"{cell:>{width}}" for cell in cells)).rstrip()
