"""The table: the person's doings go to the game, the game's steps become motion and record.

The game is asked for one step when nothing moves; picture = f(view, hands, motion). Knows no rule
(`intents` asks for them) and no place (`layout` gives them).
"""

from __future__ import annotations

from typing import Any

from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.ui.kit import pointer
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.scenes.acts import Acts
from handfoot_gui.ui.scenes.asking import leave_to_dirty, partner_question
from handfoot_gui.ui.scenes.base import Command, Push, Scene, Surroundings
from handfoot_gui.ui.scenes.by_key import meant_by
from handfoot_gui.ui.scenes.curtain import paint_stars
from handfoot_gui.ui.scenes.describe import describe_table
from handfoot_gui.ui.scenes.flow import Flow
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.hinting import Hinting
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.over_table import sheet_of
from handfoot_gui.ui.scenes.peek import Peek
from handfoot_gui.ui.scenes.showing import Showing
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.scenes.sounding import Sounding
from handfoot_gui.ui.scenes.steps import Steps
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.ui.scenes.wishes import Wishes
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.logged import Logged
from handfoot_gui.ui.table.look import LastMove
from handfoot_gui.ui.table.placement import button_zone

SHOWN = 3000.0
"""Milliseconds that a line of the log shows what it speaks of."""


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
        self.showing = Showing(around, in_slices=True)
        self.peek = Peek()
        self._drawn_for: Seat | None = None
        self._owes = True
        """A whole picture: somebody else drew since the last one."""
        self._is_on_top = False
        self.flow = Flow(around, self.sitting)
        self.sounding = Sounding(around)
        self.acts = Acts(around, self.sitting, self.showing, self.sounding)
        self.steps = Steps(self.acts, self.flow)
        self.wishes = Wishes(self.steps, Hinting())
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
        self.showing.readying.resized()
        self.showing.lay_out(self.sitting.seen())
        self.showing.readying.expect(self.showing.placement)

    def paint(self, now: float) -> None:
        """Without anybody to look there is no table, whatever happens above it."""
        looking = self.sitting.screen.looking
        if looking is None:
            paint_stars(self.around)
        else:
            self._owes = self._is_owed or self._drawn_for != looking
            seen, on_top = self.sitting.seen(), self._is_on_top
            if self.showing.paint(seen, now, whole=self._owes, may_wait=on_top):
                self._owes = False
        self._drawn_for, self._is_on_top = looking, False

    @property
    def _is_owed(self) -> bool:
        """Whether what is seen is somebody else's picture."""
        return self._owes or self.around.drew is not self

    @property
    def settled(self) -> bool:
        sitting = self.sitting
        if sitting.hands.carry is not None or sitting.is_submitted or sitting.is_asked:
            return False
        if sitting.screen.looking is None:
            return False  # the curtain is about to stand
        showing = self.showing
        if not showing.readying.is_ready or showing.is_awaited:
            return False
        return showing.motion is None and showing.settling is None and sitting.is_kept

    def describe(self) -> dict[str, Any]:
        if self.sitting.screen.looking is None:
            return {}
        return describe_table(self.sitting.seen(), self.showing)

    # -- time

    def update(self, now: float) -> Command | None:
        """A frame that shows a step has no time for what may be wanted later."""
        showing, last = self.showing, self.sitting.last
        self._is_on_top = True
        was_due = showing.readying.is_due
        command = self._update(now)
        is_free = showing.readying.is_ready and showing.motion is None and not was_due
        if is_free and self.sitting.last is last and not self.sitting.hands.is_busy:
            showing.readying.look_ahead(showing.placement)
        return command

    def _update(self, now: float) -> Command | None:
        sitting = self.sitting
        if not self._is_shown():
            self.changed = self.changed or not self.showing.readying.is_cold
            return None
        self._small_changes(now)
        if self.showing.moves_cards(now) or not sitting.is_kept:
            return None
        if sitting.game.round_over:
            return self._summed_up() if now >= self.flow.ready_at else None
        if sitting.screen.due is not None:
            return self._hand_over(sitting.screen.due) if self._is_time(now) else None
        if not self.flow.may_step(now):
            return None
        if sitting.is_asked:
            return self.acts.push(partner_question(self.around, sitting))
        if (wish := sitting.wish) is not None:
            return self.acts.push(leave_to_dirty(self.around, sitting, wish))
        self.changed = self.steps.go_on(now) or self.changed
        return None

    def _is_shown(self) -> bool:
        """Whether all of the table can be seen since the last frame, where anybody looks."""
        if self.sitting.screen.looking is None:
            return True
        was_awaited = self.showing.is_awaited
        return self.showing.get_ready() and not was_awaited

    def _small_changes(self, now: float) -> None:
        """What moves, glows, shakes, sounds or is over by itself."""
        sitting, notice = self.sitting, self.sitting.notice
        self.sounding.update(now)
        if self.showing.motion is not None or self.showing.settling is not None:
            self.changed = True
            self.showing.animates(now)
        if self.showing.lighting.is_changing(now):
            self.changed = True
        if self.showing.tip_wait(now) == 0:
            self.changed = True
        if sitting.shown is not None and now >= sitting.shown_until:
            sitting.shown, self.changed = None, True
        if notice is not None:
            self.changed = self.changed or notice.is_shaking(now) or notice.is_over(now)
            if notice.is_over(now) and not self.showing.moves_cards(now):
                self.acts.say(None)
        if sitting.awaits_wave != self.flow.awaits_wave:
            sitting.awaits_wave, self.changed = self.flow.awaits_wave, True
            self.acts.relay()

    def wait(self, now: float) -> float | None:
        notice = self.sitting.notice
        showing = self.showing
        if showing.motion is not None or showing.settling is not None:
            return 0.0
        if showing.lighting.is_changing(now):
            return 0.0
        if notice is not None and notice.is_shaking(now):
            return 0.0
        due = self.sitting.screen.due
        if self.sitting.is_kept and due is not None:
            return 0.0 if self._is_time(now) else self.flow.ready_at - now
        shown = None if self.sitting.shown is None else self.sitting.shown_until - now
        ahead = showing.readying.wait(showing.placement)
        waits = (
            self.flow.wait(now),
            self.showing.tip_wait(now),
            self.sounding.wait(now),
            shown,
            ahead,
        )
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    # -- who has the screen

    def _is_time(self, now: float) -> bool:
        """To pass the screen on: at once where nobody has it, else once the play was seen."""
        return now >= self.flow.ready_at or self.sitting.screen.looking is None

    def _hand_over(self, seat: Seat) -> Command:
        return self.acts.push(HandOverScene(self.around, self.sitting, seat, self._seated))

    def _seated(self) -> None:
        """Another person looks, at a table where nothing moves."""
        self.showing.skip()
        self.showing.new_turn()
        self.peek.held.clear()
        self._uncover()
        self.acts.relay()

    def table_rules(self) -> Scene | None:
        return sheet_of(self.around, self.sitting)

    def hidden(self) -> Scene | None:
        if self.sitting.screen.looking is None:
            return None
        self.acts.put_hands_away()
        return HandOverScene(
            self.around, self.sitting, self.sitting.seat, self._seated, is_hidden=True
        )

    def _summed_up(self) -> Command:
        """Loaded when the first round is over: nothing of it is needed before."""
        from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene  # noqa: PLC0415

        self.acts.put_hands_away()
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
            self.acts.relay()

    def _handle(self, signal: pointer.Signal, now: float) -> Command | None:
        hands, placement = self.sitting.hands, self.showing.placement
        if self.sitting.log_open and not hands.is_busy and self.showing.log.claims(signal):
            self._log(signal, now)
            return None
        match signal:
            case pointer.Press(at):
                self._pressed(at, now)
            case pointer.Move(at):
                hands.move(self.view, placement, at)
            case pointer.Release(at):
                return self.wishes.done(hands.release(self.view, placement, at, now), now)
            case pointer.Leave():
                hands.pointer = None
            case pointer.KeyPress():
                return self._key(signal, now)
            case pointer.Cancel() | pointer.LookCloser() | pointer.LookAway():
                self._look(signal)
            case _:
                pass
        return None

    def _look(self, signal: pointer.Signal) -> None:
        """The right button breaks off what is under way, else it looks closer while it is down."""
        broken = self.sitting.hands.cancel()
        self.sitting.closer = None
        if isinstance(signal, pointer.LookCloser) and not broken:
            self.sitting.closer = target_at(self.showing.placement, signal.at)

    def _log(self, signal: pointer.Signal, now: float) -> None:
        """A line that is asked about shows what it speaks of."""
        sitting = self.sitting
        sitting.hands.pointer = None
        meant = self.showing.log.handle(signal)
        if isinstance(meant, Logged):
            sitting.shown = LastMove(meant.team, meant.zones) if meant.zones else None
            sitting.shown_until = now + SHOWN
            sitting.look_at(meant.team)
            self.acts.relay()
        elif meant == "close":
            self.wishes.wish("log", now)

    def _key(self, key: pointer.KeyPress, now: float) -> Command | None:
        """What is not shown yet takes none but those that work everywhere."""
        settings = self.around.settings
        if not self._is_seen():
            return None if key.repeat else switched(wish_of(key, settings.keys), settings)
        meant = meant_by(
            key,
            self.sitting.keyed,
            self.view,
            self.showing.placement,
            settings.keys,
            is_moving=self.showing.moves_cards(now),
        )
        if isinstance(meant, str):
            return self.wishes.wish(meant, now, by_key=True)
        return self.wishes.done(meant, now)

    def _is_seen(self, at: Point | None = None) -> bool:
        """Whether the table is what is seen, and has the same there as the one that comes."""
        showing = self.showing
        if not showing.is_awaited:
            return showing.readying.is_ready
        return not self._is_owed and (at is None or showing.is_as_shown(at))

    def _pressed(self, at: Point, now: float) -> None:
        """A click ends what moves, and nothing else; what is not shown yet takes none."""
        if not self._is_seen(at):
            return
        self.sitting.closer = None
        if target_at(self.showing.placement, at) != button_zone("help"):
            self.acts.say(None)
        self.sitting.keyed.hide()
        self.showing.log.widgets.focus.shown = False
        if not self.steps.end_motion(now):
            self.sitting.hands.press(self.view, self.showing.placement, at)
