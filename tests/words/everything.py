"""Every sentence that words can make of a table, with real values: from played rounds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from handfoot_gui.players.random_player import RandomPlayer
from handfoot_gui.rules import dealing, turns
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, Part, TakePile
from handfoot_gui.rules.cards import Card, Rank, Suit
from handfoot_gui.rules.events import CardsLaid, Event
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.phases import Ended
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.refusals import REFUSAL_IDS, Refusal
from handfoot_gui.rules.state import RoundResult, RoundState
from handfoot_gui.rules.views import PlayerView, redact, view_of
from handfoot_gui.words import (
    captions,
    cards,
    dialogs,
    events,
    moves,
    refusals,
    scores,
    status,
    table,
)
from handfoot_gui.words.people import Company
from tests.words import looking_back
from tests.words.fixed import Sentence, texts


def companies(names: Sequence[str], seats: int, teams: int) -> Iterator[Company]:
    yield Company(tuple(names[:seats]), 0, teams)
    yield Company(tuple(names[:seats]), None, teams)


def played(preset: str, seats: int, seed: int, names: Sequence[str]) -> Iterator[Sentence]:
    """A whole round by random players, looked at by everybody after some of the acts."""
    rules = PRESETS[preset]
    secret = dealing.secret_from_seed(seed)
    deck = dealing.shuffled_pack(rules, seats, secret, 1)
    start = dealing.deal(rules, seats, deck, dealer=0, secret=secret)
    state, happened = turns.begin_round(start)
    player, rng = RandomPlayer(seed), random.Random(seed)
    people_ = list(companies(names, seats, rules.teams_at(seats)))
    yield from told(happened, state, people_)
    while state.result is None:
        view = view_of(state, state.to_act, happened)
        if rng.random() < 0.2 or view.phase == "answer":
            yield from watched(view, people_)
            yield from refused(view, rng, people_)
        state, new = turns.apply(state, player.decide(view))
        yield from told(new, state, people_)
        happened += new
    yield from ended(state, happened, people_)


def told(new: tuple[Event, ...], state: RoundState, people_: list[Company]) -> Iterator[Sentence]:
    for company in people_:
        for seat in (0, 1):
            for event in new:
                seen = redact(event, seat)
                yield type(event).__name__, events.line(seen, company)
                if isinstance(event, CardsLaid):
                    meld = state.teams[event.team].melds[event.meld]
                    yield "meld_caption", cards.meld_caption(meld)


def watched(view: PlayerView, people_: list[Company]) -> Iterator[Sentence]:
    kinds = possible_kinds(view)
    for company in people_:
        for seat in range(len(view.seats)):
            seen = replace(view, seat=seat)
            now = status.status(seen, company, kinds if seat == view.to_act else ())
            yield from texts(now, "status")
            yield "spoken", now.spoken
            yield from texts(status.still_to_do(seen, company), "still_to_do")
            yield "continue", table.continue_line(seen, company)
        yield from looking_back.curtain(view, company)
        yield "last_move", moves.last_move(moves.last_turn(view.history), company)
        if view.phase == "answer":
            yield from texts(dialogs.question(view, company), "question")
        yield from texts(dialogs.go_out(view, company, view.hand[0] if view.hand else None), "out")
        yield from texts(dialogs.go_out(view, company), "out")
    yield "status", status.status(view, people_[0]).text
    yield "pile", captions.pile_caption(view)
    yield "stock", captions.stock_caption(view)
    yield "stock, to draw", captions.stock_to_draw(view)
    yield "opening", scores.opening_line(view)
    yield from (("points", said) for said in table.hand_points(view.hand, view.rules))
    yield from texts(table.sealed_labels(view), "sealed")
    yield "pile word", table.pile_word(view, view.seat)
    for minimum in (None, view.opening_minimum):
        some = view.hand[:4]
        yield "staged", table.staged(some, view.rules, minimum=minimum)
        yield "taking", table.taking(view, some, minimum=minimum)


def refused(view: PlayerView, rng: random.Random, people_: list[Company]) -> Iterator[Sentence]:
    """What `check` says to a few acts that come to nobody's mind."""
    for action in _nonsense(view, rng):
        for seat in (view.seat, (view.seat + 1) % len(view.seats)):
            refusal = check(replace(view, seat=seat), action)
            if refusal is not None:
                for company in (*people_, None):
                    yield from texts(refusals.refuse(refusal, view, company), refusal.rule)


def _nonsense(view: PlayerView, rng: random.Random) -> Iterator[Action]:
    hand = view.hand or (Card(-1, Rank.TEN, Suit.CLUBS),)
    some = tuple(rng.sample(hand, min(len(hand), rng.randint(1, 8))))
    rank = rng.choice([c.rank for c in some])
    part = Part(rank, some, rng.choice((None, None, "new", 0, 9)))
    yield from (Draw(), Answer(yes=True), LayDown(()), LayDown((part,)), TakePile((part,)))
    yield from (TakePile(()), GoOut(), GoOut((part,), rng.choice(hand)), Discard(rng.choice(hand)))
    yield Discard(Card(-2, Rank.JOKER, None))


def ended(
    state: RoundState, happened: tuple[Event, ...], people_: list[Company]
) -> Iterator[Sentence]:
    result = state.result
    assert result is not None
    outs = [replace(result, ended=why, by=None) for why in Ended if why is not Ended.WENT_OUT]
    outs += [RoundResult(Ended.WENT_OUT, seat, result.scores) for seat in range(len(state.seats))]
    for company in people_:
        yield "last_move", moves.last_move(moves.last_turn(happened), company)
        yield from texts(status.status(view_of(state, 0, happened), company), "status")
        for out in (result, *outs):
            for is_last in (False, True):
                summary = scores.round_summary(
                    out,
                    company,
                    state.rules,
                    round_number=1,
                    match_scores=state.match_scores,
                    stock_left=len(state.stock),
                    is_last=is_last,
                )
                yield from texts(summary, "round")
        totals = tuple(s.total for s in result.scores)
        for rounds in ((totals,), (totals, totals[::-1]), (totals[::-1], totals, totals)):
            yield from texts(scores.match_summary(rounds, company, state.rules), "match")
        for team in range(len(totals)):
            yield "team", company.team_title(team)
            yield "team", company.team_names(team)
            yield "books", table.books_closed(company, team)
            yield "chart", scores.chart_label(team, totals[team], company)
        for seat in range(len(state.seats)):
            yield "seat", company.name(seat)
            yield "relation", company.relation(seat)


def every_refusal(view: PlayerView, company: Company) -> Iterator[Sentence]:
    """Each id bare, and with each detail and number that the rules give it."""
    card = Card(0, Rank.QUEEN, Suit.HEARTS)
    details = {
        "turn.phase": ("question-open", "no-question", "draw-first", "already-drawn"),
        "pile.match": ("two-naturals", "natural-and-wild", "frozen", "twin-wilds"),
        "meld.size": ("nothing",),
        "meld.rank": ("other-meld",),
        "meld.which": ("no-such-meld",),
        "foot.keep-two": ("discard",),
        "out.foot": ("sealed", "cards-left"),
        "out.books": ("clean", "dirty", "wild"),
        "out.partner": ("sealed", "not-played"),
    }
    for rule in REFUSAL_IDS:
        yield from texts(refusals.refuse(Refusal(rule), view, company), rule)
        for detail in ("", *details.get(rule, ())):
            for have in (0, 1, 2, 8):
                for rank in (None, Rank.QUEEN, Rank.JOKER):
                    for held in ((), (card,), (card, card)):
                        refusal = Refusal(rule, held, have % 4, have + 1, rank, detail)
                        yield from texts(refusals.refuse(refusal, view, company), rule)
