"""The game's steps as they are shown: what moves, what is heard, and the pause after it.

Knows the sitting and its picture; no pointer and no key.
"""

from __future__ import annotations

from handfoot_gui.rules.events import Event
from handfoot_gui.session.game import Step
from handfoot_gui.ui.scenes.acts import Acts
from handfoot_gui.ui.scenes.flow import Flow
from handfoot_gui.ui.table.placement import DRAG


class Steps:
    def __init__(self, acts: Acts, flow: Flow) -> None:
        self.acts = acts
        self.flow = flow
        self.sitting = acts.sitting
        self.showing = acts.showing
        self.sounding = acts.sounding

    def go_on(self, now: float) -> bool:
        """One more step, where there is one; whether something changed."""
        step = self.sitting.advance()
        if isinstance(step, Step):
            self.show(step, now)
        elif step is not None:
            self.acts.refuse(step, DRAG, now)
        return step is not None

    def show(self, step: Step, now: float) -> None:
        """The step is taken in already; now it becomes movement."""
        self.flow.waved_on = False
        self.sitting.look_at(step.state.team_of(step.seat))
        if self.sitting.game.state.turn_seat != self.sitting.seat:
            self.showing.new_turn()
        self.moved(now, step.seen_by(self.sitting.seat))

    def moved(self, now: float, events: tuple[Event, ...] = ()) -> None:
        """The table is another one: things move from where they were to where they are."""
        before = self.showing.placement
        self.acts.relay()
        self.sitting.hands.table_changed(self.sitting.view, self.showing.placement)
        self.showing.animate(before, events, self.flow.pace, now)
        motion = self.showing.motion
        beats = () if motion is None else motion.beats
        self.sounding.step(events, self.sitting.seat, beats, now)
        self.flow.pause_from(now if motion is None else motion.cards_finish)

    def end_motion(self, now: float) -> bool:
        """Whether anything was moving; it lies where it belongs now. Lights go out as well."""
        if not self.showing.moves_cards(now):
            self.showing.motion = None
            return False
        self.showing.skip()
        self.sounding.skip(now)
        self.flow.pause_from(now)
        return True

    def undo(self, now: float) -> None:
        if self.sitting.undo():
            self.moved(now)
        else:
            self.acts.cannot_undo(now)

    def redo(self, now: float) -> None:
        step = self.sitting.redo()
        if step is not None:
            self.show(step, now)
