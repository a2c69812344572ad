"""What the seat that is to act may do in a position and what not, and why, with rule and source.

Every verdict is `legal.check`'s; this module only chooses which acts are worth asking about. Knows
a view, no hidden card; the sentences are made in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from handfoot_gui.players.candidates import candidates
from handfoot_gui.rules.actions import (
    Action,
    Discard,
    Draw,
    GoOut,
    LayDown,
    Part,
    TakePile,
)
from handfoot_gui.rules.cards import MELD_RANKS, WILD_RANK, Card
from handfoot_gui.rules.legal import (
    KINDS,
    asks_permission,
    check,
    going_out_refusal,
    opening_progress,
    pile_rank,
    pile_share,
)
from handfoot_gui.rules.melds import Meld, is_wild
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.ruleset import BOOK_SIZE, MELD_SIZE
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words import explaining as words
from handfoot_gui.words.people import Company, numbered
from handfoot_gui.words.refusals import refuse


@dataclass(frozen=True, slots=True)
class Finding:
    """One act of a kind: whether it may be done, by which rule, and the sentence."""

    kind: str
    may: bool
    rule: str
    text: str


def explain(view: PlayerView) -> str:
    """The findings for the seat that is to act, as lines of text; `view` is that seat's."""
    people = numbered(len(view.seats), len(view.teams))
    lines = [words.heading(people.names[view.seat])]
    lines += [words.line(f.text, f.rule, view.rules, may=f.may) for f in findings(view)]
    return "\n".join(lines) + "\n"


def findings(view: PlayerView) -> tuple[Finding, ...]:
    """Of every kind of act at least one finding, in the order of a turn.

    A kind has one that may be done exactly where `possible_kinds` names it.
    """
    people = numbered(len(view.seats), len(view.teams))
    kinds = possible_kinds(view)
    found = [
        *_about_draw(view, people),
        *_about_pile(view, people, may="take_pile" in kinds),
        *_about_melds(view, people, may="meld" in kinds),
        *_about_discard(view, people),
        *_about_going_out(view, people, may="go_out" in kinds),
    ]
    if "answer" in kinds:
        asker = people.names[view.turn_seat]
        found.append(Finding("answer", True, "rule.permission", words.answer(asker)))
    return tuple(dict.fromkeys(found))


def _no(view: PlayerView, refusal: Refusal, kind: str, people: Company, asked: str = "") -> Finding:
    said = refuse(refusal, view, people)
    text = words.refused(asked or words.question(kind), said.headline)
    return Finding(kind, False, refusal.rule, text)


def _not_now(view: PlayerView, action: Action, people: Company) -> Finding | None:
    """The finding where an act of this kind cannot be made in this phase at all."""
    refusal = check(view, action)
    if refusal is None or refusal.rule not in ("round.over", "turn.seat", "turn.phase"):
        return None
    return _no(view, refusal, KINDS[type(action)], people)


def _about_draw(view: PlayerView, people: Company) -> Iterator[Finding]:
    not_now = _not_now(view, Draw(), people)
    yield not_now or Finding("draw", True, "rule.turn", words.draw(view))


# --- the pile -----------------------------------------------------------------------------------


def _about_pile(view: PlayerView, people: Company, *, may: bool) -> Iterator[Finding]:
    if not_now := _not_now(view, TakePile(()), people):
        yield not_now
    elif may:
        found = next((a for a in candidates(view) if isinstance(a, TakePile)), None)
        laid = [part.cards for part in found.lay] if found else []
        text = words.take_pile(laid, pile_share(view))
        yield Finding("take_pile", True, "rule.taking-the-pile", text)
    else:
        refusal = check(view, TakePile(_pair(view))) or Refusal("pile.match")
        yield _no(view, refusal, "take_pile", people)


def _pair(view: PlayerView) -> tuple[Part, ...]:
    """The plainest way to claim the top: two cards of its rank, or one and a wild."""
    top, rank = view.discard_top, pile_rank(view)
    if top is None or rank is None:
        return ()
    held = tuple(c for c in view.hand if c.rank is top.rank)[:2]
    wilds = tuple(c for c in view.hand if is_wild(c) and not is_wild(top))
    cards = (*held, *wilds[: 2 - len(held)]) if view.rules.pile_match != "two-naturals" else held
    return (Part(rank, cards),) if cards else ()


# --- melds --------------------------------------------------------------------------------------


def _about_melds(view: PlayerView, people: Company, *, may: bool) -> Iterator[Finding]:
    if not_now := _not_now(view, LayDown(()), people):
        yield not_now
        return
    allowed: list[Finding] = []
    refused: list[Finding] = []
    for part, is_new in _attempts(view):
        refusal = check(view, LayDown((part,)))
        if refusal is None:
            text = (words.start if is_new else words.add)(part.cards, part.rank)
            allowed.append(Finding("meld", True, "rule.melds", text))
        elif not (may and refusal.rule == "opening.minimum"):
            asked = words.lay_question(part.cards, part.rank)
            refused.append(_no(view, refusal, "meld", people, asked))
    if may and not (allowed and view.team.has_opened):
        allowed = [_example(view)]
    yield from allowed
    yield from refused
    if not may and not refused:
        yield Finding("meld", False, "meld.size", words.nothing_to_lay())


def _example(view: PlayerView) -> Finding:
    """One lay-down that is allowed, where no single rank could be."""
    found = next((a for a in candidates(view) if isinstance(a, LayDown)), None)
    lay = found.lay if found else ()
    laid = [part.cards for part in lay]
    if view.team.has_opened:
        return Finding("meld", True, "rule.melds", words.lay_together(laid))
    text = words.open_with(laid, opening_progress(view, lay))
    return Finding("meld", True, "rule.opening", text)


def _attempts(view: PlayerView) -> Iterator[tuple[Part, bool]]:
    """Lay-downs of one rank that a player would ask about, and whether each starts a meld."""
    wilds = tuple(c for c in view.hand if is_wild(c))
    for rank in MELD_RANKS:
        held = tuple(c for c in view.hand if c.rank is rank)
        melds = [m for m in view.team.melds if m.rank is rank]
        growing = next((m for m in melds if not m.is_book), None)
        if growing is not None:
            yield from _additions(view, growing, held, wilds)
        elif len(held) >= MELD_SIZE:
            yield Part(rank, held[:BOOK_SIZE]), True
        elif len(held) == MELD_SIZE - 1 and wilds:
            yield Part(rank, (*held, wilds[0])), True
        elif melds and held:
            yield Part(rank, held[:1]), False
    if len(wilds) >= MELD_SIZE:
        yield Part(WILD_RANK, wilds[:BOOK_SIZE]), True


def _additions(
    view: PlayerView, meld: Meld, held: tuple[Card, ...], wilds: tuple[Card, ...]
) -> Iterator[tuple[Part, bool]]:
    """All naturals that fit, or as many as are allowed; and one wild."""
    room = BOOK_SIZE - len(meld.cards)
    parts = [Part(meld.rank, held[:size]) for size in range(min(room, len(held)), 0, -1)]
    if parts:
        allowed = (p for p in parts if check(view, LayDown((p,))) is None)
        yield next(allowed, parts[0]), False
    if wilds:
        yield Part(meld.rank, wilds[:1]), False


# --- the end of the turn, and of the round --------------------------------------------------------


def _about_discard(view: PlayerView, people: Company) -> Iterator[Finding]:
    refused = (check(view, Discard(card)) for card in view.hand)
    refusal = next((r for r in refused if r is not None), None)
    if refusal is not None:
        yield _no(view, refusal, "discard", people)
    elif view.hand:
        yield Finding("discard", True, "rule.turn", words.discard(len(view.hand)))


def _about_going_out(view: PlayerView, people: Company, *, may: bool) -> Iterator[Finding]:
    if not_now := _not_now(view, GoOut((), None), people):
        yield not_now
    elif may:
        found = next((a for a in candidates(view) if isinstance(a, GoOut)), None) or GoOut()
        asked = [people.names[s] for s in view.partners] if asks_permission(view) else ()
        text = words.go_out([part.cards for part in found.lay], found.discard, asked)
        yield Finding("go_out", True, "rule.going-out", text)
    elif not view.me.in_foot:
        yield _no(view, Refusal("out.foot", detail="sealed"), "go_out", people)
    else:
        held = Refusal("out.foot", view.hand, len(view.hand), 0, detail="cards-left")
        refusal = going_out_refusal(view, view.team.melds) or held
        yield _no(view, refusal, "go_out", people)
