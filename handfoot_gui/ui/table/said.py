"""The words of one table, made ready for the painter from a view: every label that is on it.

Asks `words` for each; puts no sentence together. Knows no places and no pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.events import Event, TurnBegan
from handfoot_gui.rules.melds import MeldKind, count_books, points_of
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.table.look import (
    BookLine,
    Meter,
    MoveText,
    Score,
    SeatText,
    Status,
    TableTexts,
    TrayText,
)
from handfoot_gui.words import table as words
from handfoot_gui.words.books import book_tally
from handfoot_gui.words.captions import meter
from handfoot_gui.words.cards import kind_word
from handfoot_gui.words.moves import last_move
from handfoot_gui.words.numbers import number
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import opening_line, round_title
from handfoot_gui.words.status import Status as Waiting
from handfoot_gui.words.status import still_to_do
from handfoot_gui.words.table import Label

MOVES = 4


def table_texts(
    view: PlayerView,
    company: Company,
    *,
    status: Waiting,
    towards_opening: int | None = None,
) -> TableTexts:
    """`towards_opening`: the points chosen or staged; a meter until the team has opened."""
    opening = not view.team.has_opened
    return TableTexts(
        scores=_scores(view, company),
        round_line=round_title(view.round_number, view.rules),
        opening_line=opening_line(view),
        seats=tuple(_seat(view, company, seat) for seat in range(len(view.seats))),
        trays=tuple(_tray(view, company, team) for team in range(len(view.teams))),
        stock=words.stock_label(view.stock_count),
        pile=words.pile_label(view.discard_count, frozen=view.discard_frozen),
        last_move_title=Label.LAST_MOVE.text,
        moves=moves(view, company),
        aim_title=Label.OPENING.text if opening else Label.STILL_TO_DO.text,
        aim_lines=() if opening else still_to_do(view, company),
        meter=_meter(towards_opening or 0, view.opening_minimum) if opening else None,
        status=Status(view.team_of(status.seat), status.lead, status.text),
        count=number(len(view.hand)),
        cards_word=words.cards_word(len(view.hand)),
        hand_points=words.hand_points(view.hand, view.rules),
        sealed=words.sealed_labels(view, is_yours=company.is_you(view.seat)),
        in_foot=Label.IN_FOOT.text,
        clean=kind_word(MeldKind.CLEAN),
        dirty=kind_word(MeldKind.DIRTY),
        wild=kind_word(MeldKind.WILD),
        new=Label.NEW.text,
        staged=Label.STAGED.text,
    )


def _scores(view: PlayerView, company: Company) -> tuple[Score, ...]:
    """The own side first, then the others clockwise."""
    mine, count = view.team_of(view.seat), len(view.teams)
    scores = view.match_scores or (0,) * count
    order = [(mine + step) % count for step in range(count)]
    return tuple(Score(t, company.team_title(t), number(scores[t])) for t in order)


def _seat(view: PlayerView, company: Company, seat: int) -> SeatText:
    playing = ""
    if seat == view.to_act and view.result is None:
        playing = (Label.ANSWERING if view.phase == "answer" else Label.PLAYING).text
    return SeatText(
        company.name(seat), company.relation(seat), words.pile_word(view, seat), playing
    )


def _tray(view: PlayerView, company: Company, team: int) -> TrayText:
    state, rules = view.teams[team], view.rules
    made = count_books(state.melds)
    laid = points_of(rules, (card for meld in state.melds for card in meld.cards))
    names = "" if company.is_single else company.team_names(team)
    return TrayText(
        company.team_title(team),
        names if names != company.team_title(team) else "",
        _books(view, (made.clean, made.dirty, made.wild)),
        words.red_threes_worth(len(state.red_threes), rules) if state.red_threes else "",
        Label.NO_RED_THREES.text if rules.red_three_play == "lay" else "",
        words.points_laid(laid),
    )


def _books(view: PlayerView, made: tuple[int, int, int]) -> tuple[BookLine, ...]:
    lines = []
    for kind, have, need in zip(MeldKind, made, view.rules.books_to_go_out, strict=True):
        if kind is MeldKind.WILD and view.rules.wild_books == "forbidden":
            continue
        count, word = book_tally(kind, have, need)
        lines.append(BookLine(kind, count, word, have >= need > 0))
    return tuple(lines)


def _meter(have: int, need: int) -> Meter:
    said = meter(have, need)
    return Meter(have, need, said.of, said.note)


# ------------------------------------------------------------------ what happened


def moves(view: PlayerView, company: Company) -> tuple[MoveText, ...]:
    """The latest turns in words, the newest first; one's own only when it is over.

    What the others did stays to be read until one's own next turn ends.
    """
    told: list[MoveText] = []
    known = turns(view.history)
    if view.turn_seat == view.seat and view.result is None and len(known) > 1:
        known = known[:-1] if _mover(known[-1]) == view.seat else known
    for turn in reversed(known):
        text = last_move(turn, company)
        seat = _mover(turn)
        if text and seat is not None:
            told.append(MoveText(view.team_of(seat), text))
        if len(told) == MOVES:
            break
    return tuple(told)


def _mover(turn: Sequence[Event]) -> int | None:
    return next((s for e in turn if (s := getattr(e, "seat", None)) is not None), None)


def turns(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """The round's events, turn by turn, without the turns' beginnings."""
    split: list[list[Event]] = [[]]
    for event in history:
        if isinstance(event, TurnBegan):
            split.append([])
        else:
            split[-1].append(event)
    return [tuple(turn) for turn in split if turn]
