"""The table's buttons as the moment wants them. Knows labels and what may be done; no places."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from handfoot_gui.rules.actions import LayDown
from handfoot_gui.rules.legal import check
from handfoot_gui.ui.scenes.keys import Changed, keys_by_deed
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.draft import DraftKind
from handfoot_gui.ui.table.held import Buttons
from handfoot_gui.ui.table.intents import Refused, can_close, discard, is_accepted
from handfoot_gui.ui.table.look import Button
from handfoot_gui.words import captions
from handfoot_gui.words.keys import key_word
from handfoot_gui.words.refusals import refuse
from handfoot_gui.words.table import Label, unclear, undo_reason

SORTED = {
    "rank": Label.SORT_RANK,
    "points": Label.SORT_POINTS,
    "use": Label.SORT_USE,
    "own": Label.SORT_OWN,
}

REPEATABLE = ("undo", "redo", "sort")
"""Buttons whose quick second click is a second wish; all others act once in a flurry of clicks."""

FOR_PLAYERS = ("hint", "undo", "redo", "lay", "discard")
"""Nothing to somebody who only watches: these buttons are not there, and their keys do nothing."""
COMES_FIRST = ("round.over", "turn.seat", "turn.phase")
"""Reasons that hold whatever is chosen."""


def buttons(seen: Seen, changed: Changed = ()) -> Buttons:
    """`changed`: the keys that the player gave to things, which the buttons name."""
    keys = _keys(tuple(changed))
    rows = _top(seen), _status(seen)
    left_out = FOR_PLAYERS if seen.only_watches else ()
    return Buttons(*(tuple(_keyed(b, keys) for b in row if b.name not in left_out) for row in rows))


@lru_cache(maxsize=8)
def _keys(changed: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {deed: key_word(key) for deed, key in keys_by_deed(changed).items()}


def _keyed(button: Button, keys: dict[str, str]) -> Button:
    return replace(button, key=keys[button.name]) if button.name in keys else button


def _top(seen: Seen) -> tuple[Button, ...]:
    reason = undo_reason(seen.undo_reason or "nothing")
    undo, redo = Label.UNDO.text, Label.REDO.text
    return (
        Button("log", Label.LOG.text, icon="log"),
        Button("rules", Label.RULES.text, icon="rules"),
        Button("hint", Label.HINT.text, icon="hint"),
        Button("undo", undo, disabled=not seen.can_undo, reason=reason, icon="undo"),
        Button("redo", redo, disabled=not seen.can_redo, reason=undo_reason("redo"), icon="redo"),
        Button("menu", Label.MENU.text, Label.ESCAPE.text, icon="menu"),
    )


def _status(seen: Seen) -> tuple[Button, ...]:
    """What is due; after a refusal the way to its rule, step by step the way to the next step.
    What comes and goes stands left of the others, so that they keep their places."""
    if seen.awaits_wave:
        return (_sort(seen), Button("skip", Label.NEXT_STEP.text, Label.SPACE.text, primary=True))
    due = (_sort(seen), _lay(seen), _discard(seen))
    if seen.notice is not None and seen.notice.rule:
        return (Button("help", Label.WHY_NOT.text), *due)
    if not seen.draft.is_empty:
        return (Button("escape", Label.TAKE_BACK.text, Label.ESCAPE.text), *due)
    return due


def _sort(seen: Seen) -> Button:
    return Button("sort", SORTED[seen.sort].text, "O")


def _lay(seen: Seen) -> Button:
    """What Enter does now: lay the chosen cards, commit the draft, or go out."""
    is_taking = seen.draft.kind is DraftKind.TAKE
    first = "" if is_taking else _comes_first(seen)
    if seen.selected:
        words, is_off = captions.lay_button(seen.selected), bool(first) or not seen.can_act
        return Button("lay", words, "M", primary=True, disabled=is_off, reason=first)
    if seen.draft.is_empty:
        why = first or unclear("nothing-chosen")
        return Button("lay", captions.lay_button(()), "M", disabled=True, reason=why)
    if can_close(seen.view, seen.draft):
        return Button("lay", Label.GO_OUT.text, "M", primary=True)
    words = Label.TAKE_PILE.text if is_taking else captions.lay_button(seen.draft.cards)
    refusal = check(seen.view, seen.draft.action())
    if refusal is None:
        return Button("lay", words, "M", primary=True)
    why = refuse(refusal, seen.view, seen.company).headline
    return Button("lay", words, "M", disabled=True, reason=why)


def _discard(seen: Seen) -> Button:
    one = seen.selected[0] if len(seen.selected) == 1 else None
    words = captions.discard_button(one)
    if one is None or not seen.can_act:
        why = _comes_first(seen) or unclear("one-card")
        return Button("discard", words, "X", disabled=True, reason=why)
    intent = discard(seen.view, seen.draft, (one,))
    if isinstance(intent, Refused):
        why = refuse(intent.refusal, seen.view, seen.company).headline
        return Button("discard", words, "X", disabled=True, reason=why)
    return Button("discard", words, "X", disabled=not is_accepted(intent))


def _comes_first(seen: Seen) -> str:
    """What has to happen before cards are laid or thrown at all: somebody else's turn, the draw."""
    refusal = check(seen.view, LayDown(()))
    if refusal is None or refusal.rule not in COMES_FIRST:
        return ""
    return refuse(refusal, seen.view, seen.company).headline
