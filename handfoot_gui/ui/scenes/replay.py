"""A match watched again on the table it was played at: step by step, by turns, rounds and books.

What may be seen decides `session.replaying`: of a running match only what the looking seat saw.
Nothing that is done here changes the match.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from handfoot_gui.rules.dealing import new_secret
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.replaying import Place, Replay
from handfoot_gui.ui.kit.geometry import Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, OpenMatch, Surroundings
from handfoot_gui.ui.scenes.match_files import not_kept
from handfoot_gui.ui.scenes.open_hands import paint_hands
from handfoot_gui.ui.scenes.pace import FACTORS, motion_pace
from handfoot_gui.ui.scenes.replay_bar import Bar, bar_height, bar_skin, bar_widgets
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.showing import Showing
from handfoot_gui.ui.scenes.table_settings import table_settings
from handfoot_gui.ui.table.draft import NOTHING
from handfoot_gui.ui.table.held import Buttons, grouped
from handfoot_gui.ui.table.layout import lay_out
from handfoot_gui.words import replay as words
from handfoot_gui.words.events import line
from handfoot_gui.words.people import Company, company
from handfoot_gui.words.replay import ReplayWord
from handfoot_gui.words.scores import round_title
from handfoot_gui.words.title import scores_line

BETWEEN = 900.0
"""Milliseconds at normal speed from one play to the next while it plays by itself."""

KEYS: dict[str, str] = {
    "right": "on",
    "left": "back",
    "up": "turn-back",
    "down": "turn-on",
    "page up": "round-back",
    "page down": "round-on",
    "space": "play",
}


class ReplayScene(Screen):
    """`export` writes the match to a file and says where; none where there is nothing to write."""

    def __init__(
        self,
        around: Surroundings,
        replay: Replay,
        export: Callable[[], str] | None = None,
        *,
        at: Place | None = None,
    ) -> None:
        super().__init__(around, "replay")
        self.replay = replay
        self.export = export
        self.seat: Seat = _first_seat(replay)
        self.all_open = False
        self.is_playing = False
        self.now = self.next_at = 0.0
        self.showing = BesideABar(around)
        self._views: dict[tuple[Place, Seat], PlayerView] = {}
        self._steps = {place: n for n, place in enumerate(replay.places)}
        if at is not None:
            replay.go(at)
        self.resized()
        self.focus("play")

    @property
    def skin(self) -> Skin:
        return bar_skin(self.around.skin)

    # -- what there is to see

    @property
    def view(self) -> PlayerView:
        """From the chosen seat; made once for every place."""
        key = (self.replay.place, self.seat)
        if key not in self._views:
            self._views = {k: v for k, v in self._views.items() if k[0] == key[0]}
            self._views[key] = self.replay.view(self.seat)
        return self._views[key]

    @property
    def company(self) -> Company:
        """Names alone: whoever watches is nobody at the table."""
        names = tuple(plan.name for plan in self.replay.seats)
        return company(names, you=None, teams=len(self.view.teams))

    def seen(self) -> Seen:
        view = self.view
        return Seen(
            view=view,
            company=self.company,
            kinds=frozenset(),
            can_act=False,
            draft=NOTHING,
            selected=(),
            new=frozenset(),
            sort="rank",
            groups=grouped(view.hand, view.rules),
            can_undo=False,
            can_redo=False,
        )

    # -- going about

    def key(self, key: KeyPress) -> Command | None:
        """Arrows go through the match, unless a list or the slider has them."""
        at = self.widgets.focus.key
        if at in ("who", "where") or key.key not in KEYS:
            return None
        if key.key == "space" and at not in (None, "play"):
            return None
        return self._pushed(KEYS[key.key])

    def handle(self, signal: Signal, now: float) -> Command | None:
        self.now = now
        if isinstance(signal, KeyPress) and signal.key in KEYS and self._has_arrows(signal):
            self.changed = True
            command = self.key(signal)
            self.show()
            return command
        return super().handle(signal, now)

    def _has_arrows(self, key: KeyPress) -> bool:
        at = self.widgets.focus.key
        if self.widgets.takes(key) or at in ("who", "where"):
            return False
        return key.key != "space" or at in (None, "play")

    def obey(self, message: Message) -> Command | None:
        match message:
            case Chosen("where", float(part)):
                places = self.replay.places
                self._moved(places[round(part * (len(places) - 1))])
            case Chosen("who", int(index)):
                self._look_as(index)
            case Activated(str(key)):
                return self._pushed(key)
            case _:
                pass
        return None

    def _look_as(self, index: int) -> None:
        self.all_open = index == len(self._seats())
        if not self.all_open:
            self.seat = self._seats()[index]
        self.showing.skip()
        self.showing.new_turn()
        self.relay()

    def _seats(self) -> tuple[Seat, ...]:
        if self.replay.looking is not None:
            return (self.replay.looking,)
        return tuple(range(len(self.replay.seats)))

    def _pushed(self, key: str) -> Command | None:
        replay = self.replay
        jumps: dict[str, Callable[[], bool]] = {
            "back": replay.back,
            "turn-back": replay.previous_turn,
            "turn-on": replay.next_turn,
            "round-back": replay.previous_round,
            "round-on": replay.next_round,
            "book-back": replay.previous_book,
            "book-on": replay.next_book,
        }
        if key in jumps:
            self.is_playing = False
            if jumps[key]():
                self._moved()
        elif key == "on":
            self.is_playing = False
            self._on()
        elif key == "play":
            self.is_playing = not self.is_playing and replay.place != replay.end
            self.next_at = self.now
        elif key == "export" and self.export is not None:
            self.said = self.export()
        elif key == "play-on":
            return self._play_on()
        elif key == "close":
            return self.back()
        return None

    def _moved(self, place: Place | None = None) -> None:
        """Somewhere else at once."""
        if place is not None:
            self.is_playing = False
            self.replay.go(place)
        self.showing.skip()
        self.showing.new_turn()
        self.relay()

    def _on(self) -> None:
        """One play, with its movement."""
        before, turn = self.showing.placement, self.view.turn_seat
        if not self.replay.forward():
            self.is_playing = False
            return
        if self.view.turn_seat != turn:
            self.showing.new_turn()
        self.relay()
        settings = self.around.settings
        pace = motion_pace(settings.speed, reduced=settings.reduced_motion)
        if not self.all_open and self.replay.place.act:
            self.showing.animate(before, self.replay.events(self.seat), pace, self.now)

    def _play_on(self) -> Command | None:
        """A side match of its own; the one that is watched stays as it is."""
        matches = self.around.matches
        if matches is None or self._why_not() is not None:
            return None
        try:
            record = self.replay.play_on(new_secret())
            return OpenMatch(matches.add(record, self.around.clock(), "side"))
        except sqlite3.Error as error:
            self.said = not_kept(self.around, error)
            return None

    def _why_not(self) -> str | None:
        replay = self.replay
        if self.around.matches is None:
            return ReplayWord.NO_MATCHES.text
        if replay.place == replay.end and replay.record.is_over:
            return ReplayWord.AT_THE_END.text
        return None if replay.may_play_on else ReplayWord.NOT_OVER.text

    # -- time

    def update(self, now: float) -> Command | None:
        self.now = now
        if self.showing.motion is not None:
            self.changed = True
            self.showing.animates(now)
        if self.is_playing and not self.showing.moves_cards(now) and now >= self.next_at:
            self._on()
            speed = self.around.settings.speed
            self.next_at = now + BETWEEN * max(0.15, FACTORS[speed])
            self.show()
        return None

    def wait(self, now: float) -> float | None:
        if self.showing.motion is not None:
            return 0.0
        return max(1.0, self.next_at - now) if self.is_playing else None

    @property
    def settled(self) -> bool:
        return self.showing.motion is None and not self.is_playing

    # -- the picture

    def resized(self) -> None:
        self.showing.skip()
        self.showing.refresh()
        self.relay()
        super().resized()

    def relay(self) -> None:
        """Another place or another seat: only new positions."""
        self.showing.below = bar_height(self.skin)
        self.showing.lay_out(self.seen())
        self.changed = True

    def lay(self, skin: Skin) -> Sequence[Widget]:
        return bar_widgets(skin, self.strip(skin), self._bar())

    def strip(self, skin: Skin) -> Rect:
        room, tall = self.around.room, bar_height(skin)
        return Rect(room.x, room.bottom - tall, room.w, tall)

    def _bar(self) -> Bar:
        replay, place = self.replay, self.replay.place
        names = [plan.name for plan in replay.seats]
        who = [words.seen_by(names[seat]) for seat in self._seats()]
        if replay.looking is not None:
            who = [words.watching(names[replay.looking])]
        if replay.is_open:
            who.append(ReplayWord.ALL_OPEN.text)
        chosen = len(who) - 1 if self.all_open else self._seats().index(self.seat)
        steps = len(replay.places) - 1
        return Bar(
            is_playing=self.is_playing,
            who=tuple(who),
            chosen=chosen,
            part=self._steps[place] / max(1, steps),
            steps=steps,
            where=words.where(place.round, replay.record.rules, place.act, replay.acts_of_round),
            why_not=self._why_not(),
            has_file=self.export is not None,
        )

    def paint_ground(self, skin: Skin) -> None:
        canvas, rect = self.around.canvas, self.strip(skin)
        if self.all_open:
            room = Rect(0, 0, rect.w, rect.y)
            paint_hands(self.around, skin, room, self.replay.state, self.company, self._lines())
        else:
            self.showing.paint(self.seen(), self.now)
        canvas.bar(rect, skin.theme.panel, 1.0)
        canvas.bar(Rect(rect.x, rect.y, rect.w, max(1.0, skin.u)), skin.theme.inlay, 0.6)

    def _lines(self) -> tuple[str, ...]:
        """What led here, and where the match stands."""
        state, told = self.replay.state, self.company
        said = [line(event, told) for event in self.replay.open_events]
        title = round_title(state.round_number, state.rules)
        return (" ".join(filter(None, said)), f"{title} · {scores_line(state.match_scores)}")

    def describe(self) -> dict[str, Any]:
        place = self.replay.place
        return super().describe() | {
            "place": [place.round, place.act],
            "seat": None if self.all_open else self.seat,
            "said": self.said,
        }


class BesideABar(Showing):
    """The table above a bar of that height, without buttons of its own."""

    below = 0.0

    def lay_out(self, seen: Seen) -> None:
        self.buttons = Buttons()
        size = self.around.size
        room = Size(size.w, size.h - self.below)
        measures, held = table_settings(self.around.settings), self.held(seen)
        self._placement = lay_out(seen.view, held, room, measures, self.painter.measure)
        self.two_rows = self._placement.two_rows


def _first_seat(replay: Replay) -> Seat:
    """The looking one, else the first person's."""
    if replay.looking is not None:
        return replay.looking
    return next((seat for seat, plan in enumerate(replay.seats) if plan.is_person), 0)
