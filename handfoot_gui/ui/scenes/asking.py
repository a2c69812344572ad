"""The dialogs of the table: the partner's question, going out, a costly discard.

Puts words and answers together. Knows what each answer does only as a call it is given.
"""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut
from handfoot_gui.session.partnership import Wish
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.dialog import Choice, DialogScene, yes_or_no
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.guard import why_costly
from handfoot_gui.words import dialogs, partner
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
    """May I go out? Nothing but an answer closes it. A no may stand to the end of the round."""
    dialog = dialogs.question(sitting.view, sitting.company)
    asker = sitting.view.turn_seat
    never = None
    if asker in sitting.partnership.partners(sitting.seat):
        note = partner.no_for_the_round_note(sitting.company.names[asker])
        word = partner.no_for_the_round()
        never = Choice("never", word, lambda: _no_for_the_round(sitting), "t", "T", note)
    return yes_or_no(
        around,
        "question",
        dialog,
        lambda: sitting.submit(Answer(yes=True)),
        lambda: sitting.submit(Answer(yes=False)),
        must_answer=True,
        third=never,
    )


def _no_for_the_round(sitting: Sitting) -> None:
    orders, seat = sitting.partnership, sitting.seat
    orders.tell(seat, replace(orders.told(seat), no_is_final=True))
    sitting.submit(Answer(yes=False))


def leave_to_dirty(around: Surroundings, sitting: Sitting, wish: Wish) -> DialogScene:
    """May I put a wild on the kings? The partner waits; nothing but an answer closes it."""
    dialog = partner.leave_to_dirty(sitting.company.names[wish.seat], sorted(wish.ranks))
    answer = sitting.partnership.answer
    return yes_or_no(
        around,
        "leave",
        dialog,
        lambda: answer(wish, yes=True),
        lambda: answer(wish, yes=False),
        must_answer=True,
    )
