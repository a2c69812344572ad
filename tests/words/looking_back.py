"""Every sentence of the curtain, of replays, of the list of matches and of the statistics."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words import hand_over, history, replay, statistics
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.hand_over import HandOverWord
from handfoot_gui.words.history import HistoryWord
from handfoot_gui.words.people import Company
from handfoot_gui.words.replay import ReplayWord
from handfoot_gui.words.seats import SeatsWord
from handfoot_gui.words.statistics import StatWord

LABELS: tuple[type[Fixed], ...] = (HandOverWord, HistoryWord, ReplayWord, SeatsWord, StatWord)


def curtain(view: PlayerView, company: Company) -> Iterator[tuple[str, str]]:
    moves = hand_over.since_your_turn(view, company)
    yield "public", hand_over.public_line(view, company)
    yield "why now", hand_over.why_now(view, company)
    yield from (("since", move) for move in moves)
    yield "nobody else", hand_over.nobody_else(moves)
    yield "button", hand_over.show_button(company.names[view.seat])
    yield "since title", hand_over.since_title(company.names[view.seat])


def fixed_lines() -> Iterator[tuple[str, str]]:
    for labels in LABELS:
        for label in labels:
            yield label.name, label.text
    yield from _watched()
    yield from _figures()


def _watched() -> Iterator[tuple[str, str]]:
    yield "seen by", replay.seen_by("Π")
    yield "watching", replay.watching("Π")
    for act in (0, 7):
        yield "where", replay.where(2, RuleSet(), act, 81)
    yield "players", history.players(("Π", "Σ", "Τ", "Φ"), 2)
    yield "round", history.round_of(3, 4)
    yield "note", history.note(("side", "imported"))
    yield "paged", history.paged(1, 14, 230)
    asked = history.give_away()
    yield from (("give away", text) for text in (asked.title, asked.text, asked.yes, asked.no))


def _figures() -> Iterator[tuple[str, str]]:
    for page in ("results", "rounds", "books", "time"):
        yield page, statistics.counted(page)
    yield "what counts", statistics.what_counts()
    yield from (("fair", text) for text in statistics.fairness())
    yield "table", statistics.table_name("game-night", [("club", "careful"), ("random", "")])
    yield "percent", statistics.percent(0.42)
    yield "bounds", statistics.bounds(0.1, 0.9)
    yield "tenths", statistics.tenths(1.44)
    yield "round", statistics.round_name(2)
    yield "dealt", statistics.dealt_beside(3.1, 3.0, 0.2)
    for count in (1, 84):
        yield "deals", statistics.deals_of("game-night", 4, count)
        asked = statistics.begin_anew(count)
        yield from (("anew", text) for text in (asked.title, asked.text, asked.yes, asked.no))
    yield "deals note", statistics.deals_note()
    yield "saved", statistics.saved("Π")
    yield "fingerprint", statistics.fingerprint_is("Π")
    yield "secret", statistics.secret_is("Π")
