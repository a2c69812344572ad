"""The table's buttons as the moment wants them. Knows labels and what may be done; no places."""

from __future__ import annotations

from handfoot_gui.rules.legal import check
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.draft import DraftKind
from handfoot_gui.ui.table.held import Buttons
from handfoot_gui.ui.table.intents import Refused, can_close, discard, is_accepted
from handfoot_gui.ui.table.look import Button
from handfoot_gui.words import captions
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


def buttons(seen: Seen) -> Buttons:
    return Buttons(top=_top(seen), status=(_sort(seen), _lay(seen), _discard(seen)))


def _top(seen: Seen) -> tuple[Button, ...]:
    return (
        Button("log", Label.LOG.text, "L", icon="log"),
        Button("rules", Label.RULES.text, "R", icon="rules"),
        Button("hint", Label.HINT.text, "H", icon="hint"),
        Button(
            "undo",
            Label.UNDO.text,
            "Ctrl+Z",
            disabled=not seen.can_undo,
            reason=undo_reason("nothing"),
            icon="undo",
        ),
        Button(
            "redo",
            Label.REDO.text,
            "Ctrl+Y",
            disabled=not seen.can_redo,
            reason=undo_reason("nothing"),
            icon="redo",
        ),
        Button("menu", Label.MENU.text, "Esc", icon="menu"),
    )


def _sort(seen: Seen) -> Button:
    return Button("sort", SORTED[seen.sort].text, "O")


def _lay(seen: Seen) -> Button:
    """What Enter does now: lay the chosen cards, commit the draft, or go out."""
    if seen.selected:
        words = captions.lay_button(seen.selected)
        return Button("lay", words, "M", primary=True, disabled=not seen.can_act)
    if seen.draft.is_empty:
        return Button(
            "lay", captions.lay_button(()), "M", disabled=True, reason=unclear("nothing-chosen")
        )
    if can_close(seen.view, seen.draft):
        return Button("lay", Label.GO_OUT.text, "M", primary=True)
    taking = seen.draft.kind is DraftKind.TAKE
    words = Label.TAKE_PILE.text if taking else captions.lay_button(seen.draft.cards)
    refusal = check(seen.view, seen.draft.action())
    if refusal is None:
        return Button("lay", words, "M", primary=True)
    why = refuse(refusal, seen.view, seen.company).headline
    return Button("lay", words, "M", disabled=True, reason=why)


def _discard(seen: Seen) -> Button:
    one = seen.selected[0] if len(seen.selected) == 1 else None
    words = captions.discard_button(one)
    if one is None or not seen.can_act:
        return Button("discard", words, "X", disabled=True, reason=unclear("one-card"))
    intent = discard(seen.view, seen.draft, (one,))
    if isinstance(intent, Refused):
        why = refuse(intent.refusal, seen.view, seen.company).headline
        return Button("discard", words, "X", disabled=True, reason=why)
    return Button("discard", words, "X", disabled=not is_accepted(intent))
