"""The log beside the table: sifted, scrolled, and each line shows what it speaks of.

Knows lines and a place for them; the table goes on meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import paper
from handfoot_gui.ui.kit.pointer import KeyPress, Move, Press, Release, Signal, Wheel
from handfoot_gui.ui.kit.scroll import ScrollArea
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.tabs import Tabs
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BUTTON, CARDS, COUNT
from handfoot_gui.ui.kit.widget import Activated, Chosen, State, Widget, focus_ring, is_use
from handfoot_gui.ui.kit.widgets import WidgetGroup
from handfoot_gui.ui.scenes.base import Surroundings
from handfoot_gui.ui.scenes.chart import side_inks
from handfoot_gui.ui.table.logged import SIEVES, Logged, Sieve, logged
from handfoot_gui.words.log import nothing_logged, sieve_word
from handfoot_gui.words.people import Company
from handfoot_gui.words.table import Label

KEYS = ("tab", "up", "down", "left", "right", "home", "end", "page up", "page down")
PAGES = ("page up", "page down", "home", "end")


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine(Widget):
    """One line, with the sign of whose it is; a click asks where that was."""

    text: str
    side: int
    ink: str

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        style, box = skin.style(BUTTON), self.rect
        if state.hovered:
            canvas.box(box.rounded(), skin.px(6, 4), fill=skin.theme.text, alpha=0.07)
        size = round(style.px * 0.66)
        x = box.x + skin.px(6, 4)
        mark = Rect(x, box.y + skin.px(3, 2) + style.px * 0.3, size, size)
        canvas.shape(side_sign(SIDE_SIGNS[self.side], self.ink), mark)
        room = box.right - x - size - skin.px(14, 9)
        lines = skin.setter.wrapped(self.text, style, room)
        at = Point(x + size + skin.px(8, 5), box.y + skin.px(3, 2))
        skin.setter.draw_lines(canvas, lines, style, at)
        if state.focused:
            focus_ring(canvas, skin, box.inset(skin.px(4, 3)), skin.px(5, 4))

    def released(self, at: Point) -> Activated:  # noqa: ARG002
        return Activated(self.key)

    def key_pressed(self, key: KeyPress) -> Activated | None:
        return Activated(self.key) if is_use(key) else None


class LogPanel:
    """`rect` is where it lies on the table; `sieve` what is let through."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.widgets = WidgetGroup()
        self.sieve: Sieve = "all"
        self.rect = Rect(0, 0, 0, 0)
        self.lines: tuple[Logged, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._is_held = False

    def open(self, *, by_key: bool) -> None:
        """At its newest line; by key the keys are its own until it is closed."""
        self.widgets.forget("log")
        self._shown = ()
        self.widgets.focus.set("sieve" if by_key else None, shown=by_key)

    def show(self, view: PlayerView, company: Company, rect: Rect) -> None:
        """Laid out anew where something is another than before."""
        state = (view, self.sieve, rect, self.around.settings, self.around.size)
        if state == self._shown:
            return
        was_at_end, self._shown = self._is_at_end, state
        self.rect = rect
        self.lines = logged(view, company, self.sieve)
        self.widgets.show(self._lay(len(view.teams), company.first_team))
        area = self.widgets.widget("log")
        if was_at_end and isinstance(area, ScrollArea):
            self.widgets.scroll_to("log", area.furthest)

    @property
    def _is_at_end(self) -> bool:
        area = self.widgets.widget("log")
        return not isinstance(area, ScrollArea) or area.at >= area.furthest - 2

    @property
    def skin(self) -> Skin:
        return self.around.skin.paper()

    def _lay(self, teams: int, first: int) -> list[Widget]:
        skin = self.skin
        pad = skin.px(16, 9)
        inner = self.rect.inset(pad)
        head, rest = inner.cut_top(skin.setter.line_height(skin.style(CARDS)) + skin.px(4, 3))
        size = max(head.h, skin.px(26, 20))
        close = Rect(head.right - size, head.y - skin.px(2), size, size).rounded()
        names = tuple(sieve_word(sieve) for sieve in SIEVES)
        tabs = Tabs(
            key="sieve", options=names, index=SIEVES.index(self.sieve), size=COUNT, skin=skin
        )
        tabs_h = tabs.wanted(skin, rest.w).h
        top, rest = rest.cut_top(tabs_h)
        _, rest = rest.cut_top(skin.px(6, 4))
        inks, y, made = side_inks(skin, teams), rest.y, []
        style = skin.style(BUTTON)
        size, step = round(style.px * 0.66), skin.setter.line_height(style)
        room = rest.w - skin.px(12, 8)
        for number, entry in enumerate(self.lines):
            text_room = room - size - skin.px(20, 13)
            count = len(skin.setter.wrapped(entry.text, style, text_room))
            tall = count * step + skin.px(6, 4)
            side = (entry.team - first) % teams
            made.append(
                LogLine(
                    key=("line", number),
                    rect=Rect(rest.x, y, room, tall),
                    inside="log",
                    group="lines",
                    name=entry.text,
                    text=entry.text,
                    side=side,
                    ink=inks[side],
                )
            )
            y += tall
        area = ScrollArea(
            key="log", rect=rest, content=y - rest.y, offset=y, u=skin.u, holds=bool(made)
        )
        word = Label.CLOSE.text
        cross = Button(key="close", rect=close, word="×", name=word, tip=word, size=CARDS)
        placed = Tabs(
            key="sieve",
            rect=top,
            options=names,
            index=SIEVES.index(self.sieve),
            size=COUNT,
            skin=skin,
        )
        return [area, placed, *made, cross]

    # -- what is done

    def claims(self, signal: Signal) -> bool:
        """What is done over it, what began there, and the keys while it has them."""
        match signal:
            case Press(at):
                self._is_held = self.rect.contains(at)
                return self._is_held
            case Wheel(at):
                return self.rect.contains(at)
            case Move(at, held):
                return self._is_held if held else self.rect.contains(at)
            case Release():
                return self._is_held
            case KeyPress():
                return self.takes(signal)
            case _:
                return False

    def takes(self, key: KeyPress) -> bool:
        """Keys that move in it, while it has the focus; pages always."""
        has_focus = self.widgets.focus.shown and self.widgets.focus.key is not None
        uses = key.key in ("return", "space")
        return key.key in PAGES or (has_focus and (key.key in KEYS or uses))

    def handle(self, signal: Signal) -> Logged | str | None:
        """The line that was asked about, or "close"."""
        message = self.widgets.handle(signal)
        match message:
            case Chosen("sieve", int(index)):
                self.sieve = SIEVES[index]
                self.widgets.forget("log")
            case Activated("close"):
                return "close"
            case Activated(("line", int(number))) if number < len(self.lines):
                return self.lines[number]
            case _:
                pass
        return None

    # -- the picture

    def paint(self) -> Rect:
        """Where something was drawn."""
        canvas, skin = self.around.canvas, self.skin
        paper(canvas, skin, self.rect)
        at = Point(self.rect.x + skin.px(18, 10), self.rect.y + skin.px(14, 8))
        style = skin.style(CARDS, weight=Weight.BLACK)
        skin.setter.draw(canvas, Label.LOG.text, style, at)
        if not self.lines:
            area = self.widgets.rect("log")
            if area is not None:
                dim = skin.style(BUTTON, skin.theme.dim)
                skin.setter.draw_wrapped(canvas, nothing_logged(self.sieve), dim, area)
        self.widgets.paint(canvas, skin)
        return self.rect.grown(88 * skin.u)
