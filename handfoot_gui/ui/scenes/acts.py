"""What the person means becomes an act, something staged, a question, or a reason why not.

Knows the sitting and what is shown of it; no pointer, no key and no time but what it is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.ui.scenes.asking import question_before
from handfoot_gui.ui.scenes.base import Command, Push, Scene, Surroundings
from handfoot_gui.ui.scenes.dialog import yes_or_no
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.showing import Showing
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.scenes.sounding import Sounding
from handfoot_gui.ui.scenes.telling import blamed_place
from handfoot_gui.ui.table.draft import NOTHING, Draft
from handfoot_gui.ui.table.intents import Act, Ask, Intent, Refused, Stage, Unclear
from handfoot_gui.ui.table.placement import ZoneId, button_zone
from handfoot_gui.ui.table.sounds import CLICK, REFUSED
from handfoot_gui.words import table as words
from handfoot_gui.words.refusals import refuse


class Acts:
    def __init__(
        self, around: Surroundings, sitting: Sitting, showing: Showing, sounding: Sounding
    ) -> None:
        self.around = around
        self.sitting = sitting
        self.showing = showing
        self.sounding = sounding

    def mean(
        self, intent: Intent, of: ZoneId, now: float, cards: Sequence[Card] = ()
    ) -> Command | None:
        match intent:
            case Stage(draft, _):
                self.sounding.now(CLICK, now)
                self.sitting.hands.stage(draft)
            case Act(action, rest):
                return self._ask_or_submit(action, rest)
            case Ask(_, action):
                return self._ask_or_submit(action)
            case Refused(refusal):
                self.refuse(refusal, of, now, cards)
            case Unclear(why):
                self.sounding.now(REFUSED, now)
                place = blamed_place(cards, of, self.showing.placement)
                self.say(Notice(words.unclear(why), place, now))
        self.relay()
        return None

    def _ask_or_submit(self, action: Action, rest: Draft = NOTHING) -> Command | None:
        """What costs something that undo does not give back is asked first."""
        asked = question_before(action, self.sitting.seen(), self.around.settings)
        if asked is not None:
            return self.push(
                yes_or_no(self.around, *asked, lambda: self.sitting.submit(action, rest))
            )
        self.sitting.submit(action, rest)
        self.relay()
        return None

    def refuse(self, refusal: Refusal, of: ZoneId, now: float, cards: Sequence[Card] = ()) -> None:
        self.sounding.now(REFUSED, now)
        said = refuse(refusal, self.sitting.view, self.sitting.company)
        blamed = refusal.cards or tuple(cards)
        place = blamed_place(blamed, of, self.showing.placement)
        self.say(Notice(said.headline, place, now, refusal.rule, blamed))
        self.relay()

    def cannot_undo(self, now: float) -> None:
        why = self.sitting.seen().undo_reason or "nothing"
        self.say(Notice(words.undo_reason(why), button_zone("undo"), now))

    def say(self, notice: Notice | None) -> None:
        """The buttons know of a refusal, so they are placed anew."""
        if notice is not self.sitting.notice:
            had_rule = self.sitting.notice is not None and self.sitting.notice.rule
            self.sitting.notice = notice
            if had_rule:
                self.relay()

    def push(self, scene: Scene) -> Command:
        self.put_hands_away()
        return Push(scene)

    def put_hands_away(self) -> None:
        """What lies over the table leaves nothing in the air below it."""
        self.sitting.hands.cancel()
        self.sitting.hands.pointer = None
        self.sitting.closer = None
        self.showing.lighting.out()
        self.say(None)

    def relay(self) -> None:
        """Selection, draft or buttons changed: no movement, only new places."""
        self.sitting.hands.keep_to(self.sitting.view.hand)
        self.showing.lay_out(self.sitting.seen())
        self.sitting.keyed.settle(self.sitting.view, self.showing.placement)
