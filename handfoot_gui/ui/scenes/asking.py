"""The dialogs of the table: the partner's question, going out, a costly discard.

Puts words and answers together. Knows what each answer does only as a call it is given.
"""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.scenes.base import Command, Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.guard import why_costly
from handfoot_gui.words import dialogs
from handfoot_gui.words.dialogs import Dialog

Asked = tuple[str, Dialog]
"""A question's name and its words."""


def question_before(action: Action, seen: Seen, settings: Settings) -> Asked | None:
    """What the person is asked before an act; nothing where the act is plain or not to be asked."""
    match action:
        case GoOut(_, card) if settings.confirm_going_out:
            return "go-out", dialogs.go_out(seen.view, seen.company, card)
        case Discard(card) if seen.draft.parts:
            return "staged-discard", dialogs.staged_discard(card, seen.draft.cards)
        case Discard(card) if settings.confirm_costly_discard:
            why = why_costly(seen.view, card)
            return None if why is None else ("discard", dialogs.discard_guard(card, why))
        case _:
            return None


Then = Callable[[], Command | None]


def nothing() -> Command | None:
    return None


def yes_or_no(
    around: Surroundings,
    name: str,
    dialog: Dialog,
    yes: Then,
    no: Then = nothing,
    *,
    must_answer: bool = False,
) -> DialogScene:
    """Y and N answer, Enter says yes where it cannot be taken for an answer given by mistake.

    `must_answer`: Escape is no answer, no button is the first one, Y and N wait for Enter, and the
    table stays in sight.
    """
    choices = (
        Choice("yes", dialog.yes, yes, "y", "Y", dialog.yes_note, primary=not must_answer),
        Choice("no", dialog.no, no, "n", "N", dialog.no_note),
    )
    return DialogScene(
        around,
        name,
        dialog.title,
        dialog.text,
        choices,
        escape="" if must_answer else "no",
        aside=must_answer,
        confirms=must_answer,
    )


def partner_question(around: Surroundings, sitting: Sitting) -> DialogScene:
    """May I go out? Nothing but an answer closes it."""
    dialog = dialogs.question(sitting.view, sitting.company)
    yes, no = Answer(yes=True), Answer(yes=False)
    return yes_or_no(
        around,
        "question",
        dialog,
        lambda: sitting.submit(yes),
        lambda: sitting.submit(no),
        must_answer=True,
    )
