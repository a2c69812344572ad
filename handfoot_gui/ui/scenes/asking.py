"""The dialogs of the table: the partner's question, going out, a costly discard.

Puts words and answers together. Knows what each answer does only as a call it is given.
"""

from __future__ import annotations

from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.dialog import DialogScene, yes_or_no
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
