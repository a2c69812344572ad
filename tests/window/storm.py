"""A storm of clicks, drags and keys on a real window that must lose no card and raise nothing.

``python -m tests.window.storm --seconds 60 --seed N``: every second the record on the disk replays
with every card in its place, the screen shows the person's cards, the program lives, and its log is
free of tracebacks. Prints its seed, what it did, and what came of it; a failure says how to repeat
it. Further options go to the game: ``--seats person,random --size 1024x600``.
"""

from __future__ import annotations

import argparse
import os
import random
import shlex
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))

from _display import MISSING, display, environment_of, is_available
from _windows import Seen, find_window

from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.notation import format_card
from handfoot_gui.session import wire
from handfoot_gui.session.record import replay
from tests.session.matches import all_cards
from tests.window.mouse import Mouse, Pixel
from tests.window.program import Program, until

SEATS = "person,club,random,club"
KEYS = (
    *("d", "p", "m", "x", "o", "i", "h", "l", "y", "n", "w", "t", "4", "7", "k", "a") * 3,
    *("Return", "space", "Tab", "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next") * 3,
    *("F1", "F4", "F8", "F9", "r", "s", "Escape"),
)
SIZES = ((1366, 768), (1024, 600), (1500, 900), (1280, 1024))
LOOK_EVERY = 1.0
"""Seconds between two looks at the disk."""
SHOWN = 8.0
"""Seconds after which the screen has to show what the disk has."""


class StormError(AssertionError):
    """What went wrong."""


@dataclass
class Storm:
    """`done` counts what was done; `left` how often the game was quit by its own buttons."""

    home: Path
    screen: dict[str, str]
    mouse: Mouse
    dice: random.Random
    options: tuple[str, ...]
    done: Counter[str] = field(default_factory=Counter)
    scenes: Counter[str] = field(default_factory=Counter)
    left: int = 0

    def __post_init__(self) -> None:
        self.corner: Pixel = (0, 0)
        """Of the window, on the screen."""
        self.program = self._start()
        self._look_where()

    def _look_where(self) -> None:
        """A program that has just ended keeps its last corner; the next look finds that out."""
        window = until("a window, or an end", self._window_or_end)
        if isinstance(window, Seen):
            self.corner = (window.left, window.top)

    def _window_or_end(self) -> Seen | bool | None:
        has_ended = self.program.process.poll() is not None
        return has_ended or find_window(self.program.screen, "handfoot")

    def _start(self) -> Program:
        program = Program(self.screen, self.home, *self.options)
        until("a first picture", program.placement)
        return program

    # -- the weather

    def blow(self, seconds: float) -> None:
        end, look = time.monotonic() + seconds, 0.0
        while time.monotonic() < end:
            self._gust()
            if time.monotonic() >= look:
                self.check()
                look = time.monotonic() + LOOK_EVERY
        self.check()

    def _gust(self) -> None:
        gusts = (
            (self._play, 30),
            (self._click, 24),
            (self._drag, 26),
            (self._flurry, 8),
            (self._broken_drag, 6),
            (self._key, 20),
            (self._undo, 3),
            (self._wander, 5),
            (self._other_button, 4),
            (self._wheel, 2),
            (self._resize, 1),
        )
        kinds, weights = zip(*gusts, strict=True)
        gust = self.dice.choices(kinds, weights)[0]
        self.done[gust.__name__.strip("_")] += 1
        gust()
        self.scenes[str(self.program.placement().get("scene"))] += 1

    def _play(self) -> None:
        """What somebody would do who plays at all, so that the match goes on; elsewhere, out."""
        zones = self.program.placement().get("zones", {})
        hand = self.program.placement().get("hand", [])
        if "stock" not in zones:
            self.mouse.key(self.dice.choice(("Escape", "Return", "y")))
            return
        if self.dice.random() < 0.4 or not hand:
            self.mouse.click(self._in(zones["stock"]))
            return
        card = self.dice.choice(hand)
        places = [name for name in zones if name.split("/")[0] in ("meld", "rank", "staged")]
        place = "pile" if self.dice.random() < 0.5 else self.dice.choice(places)
        if card["at"] is not None:
            self.mouse.drag(self._on_screen(*card["at"]), self._in(zones[place]))

    def _in(self, rect: list[int]) -> Pixel:
        x, y, w, h = rect
        return self._on_screen(x + w // 2, y + h // 2)

    def _click(self) -> None:
        self.mouse.click(self._somewhere())

    def _flurry(self) -> None:
        self.mouse.click(self._somewhere(), times=self.dice.randint(2, 6))

    def _drag(self) -> None:
        self.mouse.grab(self._somewhere())
        for _ in range(self.dice.randint(1, 3)):
            self.mouse.glide(self._somewhere(), steps=self.dice.randint(1, 6))
        self.mouse.release()

    def _broken_drag(self) -> None:
        """A key or another button in mid-drag, or the button let go outside of the window."""
        self.mouse.grab(self._somewhere())
        self.mouse.glide(self._somewhere(), steps=3)
        if self.dice.random() < 0.5:
            self.mouse.key(self.dice.choice(KEYS))
        else:
            self.mouse.press(3)
            self.mouse.release(3)
        self.mouse.jump((self.dice.randint(0, 1919), self.dice.randint(0, 1079)))
        self.mouse.release()

    def _key(self) -> None:
        for _ in range(self.dice.choice((1, 1, 1, 2, 5))):
            self.mouse.key(self.dice.choice(KEYS))

    def _undo(self) -> None:
        self.mouse.key(self.dice.choice("zy"), held=("Control_L",))

    def _wander(self) -> None:
        self.mouse.glide(self._somewhere(), steps=4)

    def _other_button(self) -> None:
        """The right one looks closer, the middle one does nothing."""
        self.mouse.jump(self._somewhere())
        button = self.dice.choice((2, 3))
        self.mouse.press(button)
        time.sleep(0.02)
        self.mouse.release(button)

    def _wheel(self) -> None:
        self.mouse.jump(self._somewhere())
        for _ in range(3):
            button = self.dice.choice((4, 5))
            self.mouse.press(button)
            self.mouse.release(button)

    def _resize(self) -> None:
        if self.program.process.poll() is None:
            self.program.resize(*self.dice.choice(SIZES))

    def _somewhere(self) -> Pixel:
        """Mostly on a thing of the table or a button, else anywhere in the window."""
        seen, dice = self.program.placement(), self.dice
        rects = [rect for name, rect in seen.get("zones", {}).items() if name != "button/menu"]
        rects += [card["rect"] for card in seen.get("hand", [])]
        rects += [b["rect"] for b in seen.get("buttons", {}).values() if "rect" in b]
        if not rects or dice.random() < 0.2:
            w, h = seen.get("window", SIZES[0])
            return self._on_screen(dice.randint(0, w - 1), dice.randint(0, h - 1))
        x, y, w, h = dice.choice(rects)
        return self._on_screen(x + dice.randint(0, max(1, w)), y + dice.randint(0, max(1, h)))

    def _on_screen(self, x: int, y: int) -> Pixel:
        return self.corner[0] + x, self.corner[1] + y

    # -- what must hold

    def check(self) -> None:
        self.done["check"] += 1
        self._is_alive()
        self._look_where()
        for log in self.home.rglob("*.log*"):
            text = log.read_text("utf-8", "replace")
            if "Traceback" in text:
                raise StormError(f"{log.name} has a traceback:\n{text[-4000:]}")
        content = self.program.record()
        if content:
            check_cards(content)
        end = time.monotonic() + SHOWN
        while wrong := self._wrong_cards():
            if time.monotonic() > end:
                raise StormError(wrong)
            time.sleep(0.05)

    def _wrong_cards(self) -> str:
        """Wherever the person is to act: the hand and what is staged of it. Twins are alike.

        A pile that is about to be taken lies with its top in the meld.
        """
        seen, content = self.program.placement(), self.program.record()
        if seen.get("scene") != "table" or not seen["can_act"] or not content:
            return ""
        shown = sorted(card["card"] for card in (*seen["hand"], *seen["staged"]))
        state = replay(wire.decode(content))[-1][-1].state
        taken = state.discard_pile[-1:] if seen["draft"]["kind"] == "take" else ()
        kept = sorted(map(format_card, (*state.seats[seen["seat"]].hand, *taken)))
        return (
            "" if shown == kept else f"the screen shows {shown}, kept are {kept}: {seen['status']}"
        )

    def _is_alive(self) -> None:
        """Whoever hits Quit leaves the game; it goes on where it was."""
        status = self.program.process.poll()
        if status is None:
            return
        if status != 0:
            raise StormError(f"the program ended with {status}:\n{self.program.said()}")
        self.left += 1
        self.mouse.release()
        self.program = self._start()

    def end(self) -> None:
        """Closed like any window, in the middle of whatever is under way."""
        self.mouse.grab(self._somewhere())
        self.program.ask_to_close()
        status = self.program.ended()
        self.mouse.release()
        if status != 0:
            raise StormError(f"closing ended with {status}:\n{self.program.said()}")
        self.check_once_more()

    def check_once_more(self) -> None:
        said = self.program.said()
        if "Traceback" in said:
            raise StormError(said)
        if content := self.program.record():
            check_cards(content)


def check_cards(content: bytes) -> int:
    """Every moment of the match has every card of the pack once; how many moments there are."""
    record = wire.decode(content)
    pack = make_pack(record.rules.deck_count(len(record.seats)), record.rules.jokers_per_deck)
    whole, moments = sorted(card.id for card in pack), 0
    for played in replay(record):
        for moment in played:
            moments += 1
            if sorted(card.id for card in all_cards(moment.state)) != whole:
                raise StormError(f"cards are missing, or twice, after {moment.act}")
    return moments


def storm(seconds: float, seed: int, options: tuple[str, ...] = ()) -> str:
    """What was done and what came of it. Raises StormError."""
    with tempfile.TemporaryDirectory() as home, display() as name, Mouse(name) as mouse:
        screen = os.environ | environment_of(name)
        own = ("--seed", str(seed), "--seats", SEATS, "--speed", "at-once", *options)
        wind = Storm(Path(home), screen, mouse, random.Random(seed), own)
        try:
            wind.blow(seconds)
            wind.end()
            content = wind.program.record()
            moments = check_cards(content) if content else 0
        finally:
            wind.program.kill()
    did = ", ".join(f"{count} {what.replace('_', ' ')}" for what, count in wind.done.most_common())
    seen = ", ".join(f"{scene} {count}" for scene, count in wind.scenes.most_common())
    return (
        f"{did}; seen: {seen}; quit {wind.left} times; {moments} moments replayed, every card once"
    )


def say(text: str, file: TextIO = sys.stdout) -> None:
    file.write(f"{text}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked, options = parser.parse_known_args()
    if not is_available():
        say(MISSING, sys.stderr)
        return 2
    try:
        say(f"seed {asked.seed}: {storm(asked.seconds, asked.seed, tuple(options))}")
    except AssertionError as error:
        again = ["--seconds", f"{asked.seconds:g}", "--seed", str(asked.seed), *options]
        say(f"{error}\nagain: python -m tests.window.storm {shlex.join(again)}", sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
