"""The table: the person's doings go to the game, the game's steps become motion and record.

The game is asked for one step when nothing moves; picture = f(view, hands, motion). Knows no rule
(`intents` asks for them) and no place (`layout` gives them).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import Event
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game, Step
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.ui.kit import pointer
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.scenes.asking import partner_question, question_before, yes_or_no
from handfoot_gui.ui.scenes.base import Command, Push, Scene, Surroundings
from handfoot_gui.ui.scenes.by_key import meant_by
from handfoot_gui.ui.scenes.controls import REPEATABLE
from handfoot_gui.ui.scenes.curtain import paint_stars
from handfoot_gui.ui.scenes.describe import describe_table
from handfoot_gui.ui.scenes.flow import Flow
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.hinting import Hinting
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.over_table import asked_elsewhere
from handfoot_gui.ui.scenes.peek import Peek
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.showing import Showing, blamed_place
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.table.draft import NOTHING, Draft
from handfoot_gui.ui.table.hands import Doing, Meant, Pushed, PutInHand
from handfoot_gui.ui.table.intents import Act, Ask, Intent, Refused, Stage, Unclear
from handfoot_gui.ui.table.placement import DRAG, ZoneId, button_zone
from handfoot_gui.ui.table.sounds import REFUSED, cues_of
from handfoot_gui.words import table as words
from handfoot_gui.words.refusals import refuse

SCROLL, PAGE = 48.0, 280.0
"""Layout units that the log moves for a notch of the wheel, and for a page."""


class TableScene(Scene):
    name = "table"

    def __init__(
        self, around: Surroundings, game: Game, keeper: MatchKeeper | None, draft: str = ""
    ) -> None:
        super().__init__(around)
        self.sitting = Sitting(game, keeper, draft)
        self.sitting.hands.double_click_discards = around.settings.double_click_discards
        self.sitting.usual_sort = around.settings.hand_order
        if not self.sitting.hands.order:
            self.sitting.sort_by(around.settings.hand_order)
        self.hinting = Hinting()
        self.showing = Showing(around)
        self.peek = Peek()
        self.flow = Flow(around, self.sitting)
        self.showing.lay_out(self.sitting.seen())

    @property
    def view(self) -> PlayerView:
        return self.sitting.view

    # -- the picture

    def resized(self) -> None:
        super().resized()
        self.sitting.hands.cancel()
        self.showing.skip()
        self.showing.refresh()
        self.showing.lay_out(self.sitting.seen())

    def paint(self, now: float) -> None:
        """Without anybody to look there is no table, whatever happens above it."""
        if self.sitting.screen.looking is None:
            paint_stars(self.around)
        else:
            self.showing.paint(self.sitting.seen(), now)

    @property
    def settled(self) -> bool:
        sitting = self.sitting
        if sitting.hands.carry is not None or sitting.is_submitted or sitting.is_asked:
            return False
        showing = self.showing
        return showing.motion is None and showing.settling is None and sitting.is_kept

    def describe(self) -> dict[str, Any]:
        if self.sitting.screen.looking is None:
            return {}
        return describe_table(self.sitting.seen(), self.showing)

    # -- time

    def update(self, now: float) -> Command | None:
        sitting = self.sitting
        if self.showing.motion is not None or self.showing.settling is not None:
            self.changed = True
            self.showing.animates(now)
        if self.showing.moves_cards(now):
            return None
        if sitting.notice is not None:
            self.changed = self.changed or sitting.notice.is_shaking(now)
            if sitting.notice.is_over(now):
                self._say(None)
        if not sitting.is_kept:
            return None
        if sitting.game.round_over:
            return self._summed_up() if now >= self.flow.ready_at else None
        if sitting.screen.due is not None:
            return self._hand_over(sitting.screen.due) if self._is_time(now) else None
        if not self.flow.may_step(now):
            return None
        if sitting.is_asked:
            return self._push(partner_question(self.around, sitting))
        self._go_on(now)
        return None

    def wait(self, now: float) -> float | None:
        notice = self.sitting.notice
        if self.showing.motion is not None or self.showing.settling is not None:
            return 0.0
        if notice is not None and notice.is_shaking(now):
            return 0.0
        if self.sitting.is_kept and self.sitting.screen.due is not None:
            return 0.0 if self._is_time(now) else self.flow.ready_at - now
        return self.flow.wait(now)

    # -- who has the screen

    def _is_time(self, now: float) -> bool:
        """To pass the screen on: at once where nobody has it, else once the play was seen."""
        return now >= self.flow.ready_at or self.sitting.screen.looking is None

    def _hand_over(self, seat: Seat) -> Command:
        return self._push(HandOverScene(self.around, self.sitting, seat, self._seated))

    def _seated(self) -> None:
        """Another person looks, at a table where nothing moves."""
        self.showing.skip()
        self.showing.new_turn()
        self.peek.held.clear()
        self._uncover()
        self._relay()

    def hidden(self) -> Scene | None:
        if self.sitting.screen.looking is None:
            return None
        self._put_hands_away()
        return HandOverScene(
            self.around, self.sitting, self.sitting.seat, self._seated, is_hidden=True
        )

    # -- the game's steps

    def _go_on(self, now: float) -> None:
        step = self.sitting.advance()
        if isinstance(step, Step):
            self._show(step, now)
        elif step is not None:
            self._refuse(step, DRAG, now)

    def _show(self, step: Step, now: float) -> None:
        """The step is taken in already; now it becomes movement."""
        self.flow.waved_on = False
        if self.sitting.game.state.turn_seat != self.sitting.seat:
            self.showing.new_turn()
        self._moved(now, step.seen_by(self.sitting.seat))

    def _moved(self, now: float, events: tuple[Event, ...] = ()) -> None:
        """The table is another one: things move from where they were to where they are."""
        before = self.showing.placement
        self._relay()
        self.sitting.hands.table_changed(self.view, self.showing.placement)
        self.showing.animate(before, events, self.flow.pace, now)
        self.around.hear(cues_of(events, self.sitting.seat), now)
        motion = self.showing.motion
        self.flow.pause_from(now if motion is None else motion.cards_finish)

    def _summed_up(self) -> Command:
        self._put_hands_away()
        sitting = self.sitting
        return Push(
            RoundSummaryScene(self.around, sitting.game, sitting.company, sitting.next_round)
        )

    # -- what the player does

    def handle(self, signal: pointer.Signal, now: float) -> Command | None:
        self.changed = True
        if self.sitting.screen.looking is None:
            return None
        self.peek.begins(signal, self.around.settings, self.showing.placement)
        self._uncover()
        carried, before = self.sitting.hands.carry, self.showing.placement
        command = self._handle(signal, now)
        if carried is not None and self.sitting.hands.carry is None:
            is_played = self.sitting.is_submitted
            self.showing.let_go(carried, before, self.flow.pace, now, is_played=is_played)
        self.sitting.keep_draft()
        self.peek.ends(signal, self.around.settings)
        self._uncover()
        return command

    def _uncover(self) -> None:
        """The own cards are turned over, or back, where that is held for (see `peek`)."""
        several = self.sitting.screen.are_several
        covered = self.peek.covers(self.around.settings, are_several=several)
        if covered != self.sitting.is_covered:
            self.sitting.is_covered = covered
            self._relay()

    def _handle(self, signal: pointer.Signal, now: float) -> Command | None:
        hands = self.sitting.hands
        match signal:
            case pointer.Press(at):
                self._pressed(at, now)
            case pointer.Move(at):
                hands.move(self.view, self.showing.placement, at)
            case pointer.Release(at):
                return self._done(hands.release(self.view, self.showing.placement, at, now), now)
            case pointer.Leave():
                hands.pointer = None
            case pointer.Cancel() | pointer.LookCloser():
                hands.cancel()
            case pointer.Wheel(_, down) if self.sitting.log_open:
                self.sitting.scroll_log(down * SCROLL * self.around.unit)
            case pointer.KeyPress():
                return self._key(signal, now)
            case _:
                pass
        return None

    def _key(self, key: pointer.KeyPress, now: float) -> Command | None:
        meant = meant_by(
            key,
            self.sitting.keyed,
            self.view,
            self.showing.placement,
            self.around.settings.keys,
            is_moving=self.showing.moves_cards(now),
        )
        return self._wish(meant, now) if isinstance(meant, str) else self._done(meant, now)

    def _pressed(self, at: Point, now: float) -> None:
        """A click ends what moves, and nothing else."""
        self._say(None)
        self.sitting.keyed.hide()
        if not self._end_motion(now):
            self.sitting.hands.press(self.view, self.showing.placement, at)

    def _end_motion(self, now: float) -> bool:
        if not self.showing.moves_cards(now):
            return False
        self.showing.skip()
        self.flow.pause_from(now)
        return True

    def _done(self, doing: Doing, now: float) -> Command | None:
        match doing:
            case Meant(intent, of, cards):
                return self._mean(intent, of, now, cards)
            case Pushed(("button", str(name)), again):
                return self._wish(name, now) if not again or name in REPEATABLE else None
            case Pushed(zone, _):
                self.flow.waved_on = zone[0] != "log"
            case PutInHand(cards, before):
                self.sitting.put_in_hand(cards, before)
                self._relay()
            case None:
                self._relay()
        return None

    def _wish(self, name: str, now: float) -> Command | None:
        """A button or a key, by the name of what it does."""
        sitting = self.sitting
        if sitting.hands.carry is not None and name != "escape":
            return None
        if name not in ("", "skip", "escape", "help"):
            self._say(None)
        meant = sitting.keyed.wished(name, self.view, self.showing.placement)
        if meant is not None:
            return self._mean(meant.intent, meant.of, now, meant.cards)
        if name == "escape" and not sitting.put_down():
            name = "menu"
        command = asked_elsewhere(name, self.around, sitting)
        if isinstance(command, Push):
            self._put_hands_away()
        elif command is None:
            self._small_wish(name, now)
        return command

    def _small_wish(self, name: str, now: float) -> None:
        sitting = self.sitting
        match name:
            case "skip":
                self.flow.waved_on = not self._end_motion(now)
            case "log":
                sitting.log_open, sitting.log_scroll = not sitting.log_open, 0.0
            case "log-back" | "log-on":
                sitting.scroll_log(PAGE * self.around.unit * (-1 if name == "log-back" else 1))
            case "sort":
                self._sort(now)
            case "hint":
                self._hint(now)
            case "undo" | "redo":
                self._undo(now, again=name == "redo")
        self._relay()

    def _sort(self, now: float) -> None:
        """The new order is kept with the other choices."""
        before = self.showing.placement
        self.sitting.next_sort()
        self.around.settings = replace(self.around.settings, hand_order=self.sitting.sort)
        self._relay()
        self.showing.glide(before, self.flow.pace, now)

    def _hint(self, now: float) -> None:
        """The best act and why; asked again, the next best. Its cards are chosen in the hand."""
        text, cards = self.hinting.ask(self.view)
        self.sitting.hands.selected = cards
        self._say(Notice(text, button_zone("hint"), now))

    def _undo(self, now: float, *, again: bool) -> None:
        if again:
            step = self.sitting.redo()
            if step is not None:
                self._show(step, now)
        elif self.sitting.undo():
            self._moved(now)
        else:
            self._say(Notice(words.undo_reason("nothing"), button_zone("undo"), now))

    # -- what it means

    def _mean(
        self, intent: Intent, of: ZoneId, now: float, cards: Sequence[Card] = ()
    ) -> Command | None:
        match intent:
            case Stage(draft, _):
                self.sitting.hands.stage(draft)
            case Act(action, rest):
                return self._ask_or_submit(action, rest)
            case Ask(_, action):
                return self._ask_or_submit(action)
            case Refused(refusal):
                self._refuse(refusal, of, now, cards)
            case Unclear(why):
                place = blamed_place(cards, of, self.showing.placement)
                self._say(Notice(words.unclear(why), place, now))
        self._relay()
        return None

    def _ask_or_submit(self, action: Action, rest: Draft = NOTHING) -> Command | None:
        """What costs something that undo does not give back is asked first."""
        asked = question_before(action, self.sitting.seen(), self.around.settings)
        if asked is not None:
            return self._push(
                yes_or_no(self.around, *asked, lambda: self.sitting.submit(action, rest))
            )
        self.sitting.submit(action, rest)
        self._relay()
        return None

    def _push(self, scene: Scene) -> Command:
        self._put_hands_away()
        return Push(scene)

    def _put_hands_away(self) -> None:
        """What lies over the table leaves nothing in the air below it."""
        self.sitting.hands.cancel()
        self.sitting.hands.pointer = None
        self._say(None)

    def _refuse(self, refusal: Refusal, of: ZoneId, now: float, cards: Sequence[Card] = ()) -> None:
        self.around.hear((REFUSED,), now)
        said = refuse(refusal, self.view, self.sitting.company)
        blamed = refusal.cards or tuple(cards)
        place = blamed_place(blamed, of, self.showing.placement)
        self._say(Notice(said.headline, place, now, refusal.rule, blamed))

    def _say(self, notice: Notice | None) -> None:
        if notice is not self.sitting.notice:
            self.sitting.notice, self.changed = notice, True

    def _relay(self) -> None:
        """Selection, draft or buttons changed: no movement, only new places."""
        self.sitting.hands.keep_to(self.view.hand)
        self.showing.lay_out(self.sitting.seen())
        self.sitting.keyed.settle(self.view, self.showing.placement)
        self.changed = True
