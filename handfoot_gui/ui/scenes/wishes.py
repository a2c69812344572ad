"""What a button or a key asks for by its name, and what taps and drops come to.

Knows what each wish is for; acts of the game are `acts`' matter, other screens `over_table`'s.
"""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.ui.scenes.base import Command, Push
from handfoot_gui.ui.scenes.controls import FOR_PLAYERS, REPEATABLE
from handfoot_gui.ui.scenes.hinting import Hinting
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.steps import Steps
from handfoot_gui.ui.table.hands import Doing, Meant, Pushed, PutInHand
from handfoot_gui.ui.table.hit import target_at
from handfoot_gui.ui.table.intents import Act
from handfoot_gui.ui.table.placement import button_zone

QUIET = ("", "skip", "escape", "help")
"""Wishes that leave what is said where it is."""


class Wishes:
    def __init__(self, steps: Steps, hinting: Hinting) -> None:
        self.steps = steps
        self.hinting = hinting
        self.acts = steps.acts
        self.flow = steps.flow
        self.sitting = steps.sitting
        self.showing = steps.showing
        self.around = steps.acts.around

    def done(self, doing: Doing, now: float) -> Command | None:
        match doing:
            case Meant(intent, of, cards):
                return self.acts.mean(intent, of, now, cards)
            case Pushed(("button", str(name)), again):
                return self.wish(name, now) if not again or name in REPEATABLE else None
            case Pushed(("tab", int(team)), _):
                self.sitting.look_at(team)
                self.acts.relay()
            case Pushed(("seat", int(seat)), _) if seat in self.sitting.seen().listening:
                return self.wish("partner", now)
            case Pushed(("seat", int(seat)), _):
                self.sitting.look_at(self.sitting.view.team_of(seat))
                self.acts.relay()
            case Pushed(("scores",), _):
                return self.wish("scores", now)
            case Pushed(zone, _):
                self.flow.waved_on = zone[0] != "log"
            case PutInHand(cards, before):
                self.sitting.put_in_hand(cards, before)
                self.acts.relay()
            case None:
                self.acts.relay()
        return None

    def wish(self, name: str, now: float, *, by_key: bool = False) -> Command | None:
        """A button or a key, by the name of what it does."""
        sitting = self.sitting
        if sitting.hands.is_busy and name != "escape":
            return None
        if name in FOR_PLAYERS and sitting.only_watches:
            return None
        if name not in QUIET:
            self.acts.say(None)
        hinted = self.hinting.said(sitting.view, sitting.hands.selected)
        if name == "lay" and hinted is not None and sitting.hands.draft.is_empty:
            return self.acts.mean(Act(hinted), button_zone("lay"), now)
        meant = sitting.keyed.wished(name, sitting.view, self.showing.placement)
        if meant is not None:
            return self.acts.mean(meant.intent, meant.of, now, meant.cards)
        if name == "escape" and not sitting.put_down():
            name = "menu"
        command = self._elsewhere(name)
        if isinstance(command, Push):
            self.acts.put_hands_away()
        elif command is None:
            self._small(name, now, by_key=by_key or sitting.keyed.focus.shown)
        return command

    def _elsewhere(self, name: str) -> Command | None:
        """Other screens are loaded when they are wanted: the first picture waits for none."""
        from handfoot_gui.ui.scenes.over_table import asked_elsewhere  # noqa: PLC0415

        return asked_elsewhere(name, self.around, self.sitting)

    def _small(self, name: str, now: float, *, by_key: bool) -> None:
        match name:
            case "skip":
                self.flow.waved_on = not self.steps.end_motion(now)
            case "log":
                self._open_log(by_key=by_key)
            case "look":
                self._look_closer()
            case "sort":
                self._sort(now)
            case "hint":
                self._hint(now)
            case "undo":
                self.steps.undo(now)
            case "redo":
                self.steps.redo(now)
        self.acts.relay()

    def _open_log(self, *, by_key: bool) -> None:
        sitting = self.sitting
        sitting.log_open, sitting.shown = not sitting.log_open, None
        self.showing.log.open(by_key=by_key)

    def _look_closer(self) -> None:
        """At what has the focus, else at what is pointed at; and away again."""
        sitting = self.sitting
        at = sitting.keyed.at
        if at is None and sitting.hands.pointer is not None:
            at = target_at(self.showing.placement, sitting.hands.pointer)
        sitting.closer = at if sitting.closer is None else None

    def _sort(self, now: float) -> None:
        """The new order is kept with the other choices."""
        before = self.showing.placement
        self.sitting.next_sort()
        self.around.settings = replace(self.around.settings, hand_order=self.sitting.sort)
        self.acts.relay()
        self.showing.glide(before, self.flow.pace, now)

    def _hint(self, now: float) -> None:
        """The best act and why; asked again, the next best. Its cards are chosen in the hand."""
        text, cards = self.hinting.ask(self.sitting.view)
        self.sitting.hands.selected = cards
        self.acts.say(Notice(text, button_zone("hint"), now))
