"""A group of widgets that turns signals into messages: the one focus model of all screens.

It remembers what is pointed at, pressed and focused, and what its widgets ask it to keep. Nothing
acts on a press; a press that leaves its widget does nothing. A widget inside a scroll area is moved
and cut off by it, and scrolled into sight when keys bring the focus to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.focus import DIRECTIONS, Focus, Focusable
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import caption
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    Leave,
    Move,
    Press,
    Release,
    Signal,
    TextTyped,
    Wheel,
)
from handfoot_gui.ui.kit.scroll import ScrollArea, Scrolled
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.widget import (
    Activated,
    Chosen,
    Kept,
    Message,
    Refused,
    Reply,
    State,
    Widget,
    is_use,
)

__all__ = ["Activated", "Chosen", "Message", "Refused", "State", "Widget", "WidgetGroup"]

PAGES = ("page up", "page down", "home", "end")


class WidgetGroup:
    """The widgets of one screen or dialog, the topmost last."""

    def __init__(self) -> None:
        self.widgets: tuple[Widget, ...] = ()
        self.focus = Focus()
        self.hovered: Hashable | None = None
        self.taken: Hashable | None = None
        """What was used, while what comes of it is made: it stays pressed, and nothing else is."""
        self._pressed: Hashable | None = None
        self._at: Point | None = None
        self._shown: tuple[Widget, ...] = ()
        self._kept: dict[Hashable, object] = {}
        self._follows = False

    # -- what is shown

    def show(self, widgets: Sequence[Widget]) -> None:
        """Replaces what is shown; the focus stays with its key, where that still exists."""
        self._shown = tuple(widgets)
        keys = {widget.key for widget in self._shown}
        self._kept = {key: own for key, own in self._kept.items() if key in keys}
        self._place()
        self.focus.settle(self._order())
        if self.hovered not in keys:
            self.hovered = None
        if self._pressed not in keys:
            self._pressed = None
        self._follow()

    def _place(self) -> None:
        """With what is kept for each, and moved and cut off by what it lies in."""
        own = {w.key: replace(w, own=self._kept.get(w.key, w.own)) for w in self._shown}
        areas = {key: area for key, area in own.items() if isinstance(area, ScrollArea)}
        placed = []
        for shown in self._shown:
            widget, area = own[shown.key], areas.get(shown.inside)
            if area is not None:
                rect = widget.rect.moved(0, -area.at)
                widget = replace(widget, rect=rect, clip=area.window)
            placed.append(widget)
        self.widgets = tuple(placed)

    def widget(self, key: Hashable | None) -> Widget | None:
        return next((w for w in self.widgets if w.key == key), None) if key is not None else None

    def rect(self, key: Hashable) -> Rect | None:
        """Where it is now, scrolled; it may lie outside its scroll area."""
        widget = self.widget(key)
        return None if widget is None else widget.rect

    def at(self, point: Point) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.covers(point)), None)

    def forget(self, key: Hashable) -> None:
        """Its offset, caret or open list."""
        self._kept.pop(key, None)
        self._place()

    # -- scrolling

    def offset(self, area: Hashable) -> float:
        found = self.widget(area)
        return found.at if isinstance(found, ScrollArea) else 0.0

    def scroll_to(self, area: Hashable, offset: float) -> None:
        found = self.widget(area)
        if isinstance(found, ScrollArea):
            self._keep(area, Scrolled(found.kept(offset)))

    def _follow(self) -> None:
        """Keys moved the focus: what has it comes into sight."""
        focused = self.widget(self.focus.key)
        if not self._follows or focused is None:
            return
        area = self.widget(focused.inside)
        if isinstance(area, ScrollArea):
            place = focused.focus_rect().moved(-area.rect.x, area.at - area.rect.y)
            self.scroll_to(area.key, area.shown(place.grown(area.margin)))

    # -- what painters ask

    def state(self, widget: Widget) -> State:
        here = self.hovered == widget.key
        return State(
            hovered=here and widget.enabled,
            pressed=widget.enabled and widget.key in (self.taken, self._pressed if here else None),
            focused=self.focus.has(widget.key),
            active=self.focus.key == widget.key,
            at=self._at if here else None,
        )

    def paint(self, canvas: Canvas, skin: Skin) -> None:
        """The focused one last, so that nothing cuts its ring, unless it is cut off itself; an open
        list above everything."""
        focused = self.widget(self.focus.key) if self.focus.shown else None
        areas = [w for w in self.widgets if isinstance(w, ScrollArea) and w.furthest > 0]
        is_cut = focused is not None and any(
            area.key == focused.inside and not area.window.holds(focused.rect) for area in areas
        )
        for widget in self.widgets:
            if widget is not focused or is_cut:
                self._paint(widget, canvas, skin)
        for area in areas:
            area.paint_edges(canvas, skin)
        if focused is not None and not is_cut:
            self._paint(focused, canvas, skin)
        opened = self.opened
        if opened is not None:
            opened.paint_over(canvas, skin, self.state(opened))

    def _paint(self, widget: Widget, canvas: Canvas, skin: Skin) -> None:
        state = self.state(widget)
        if self.taken is not None:
            widget = replace(widget, disabled="")
        if widget.clip is None:
            widget.paint(canvas, skin, state)
        elif widget.rect.overlap(widget.clip) is not None:
            with canvas.clipped(widget.clip):
                widget.paint(canvas, skin, state)

    def explained(self) -> tuple[str, Rect] | None:
        """What a caption says of the widget under the pointer or the focus: why it cannot be used,
        or its tip."""
        if self.opened is not None or self._pressed is not None or self.taken is not None:
            return None
        focused = self.focus.key if self.focus.shown else None
        for key in (self.hovered, focused):
            widget = self.widget(key)
            if widget is not None and (widget.disabled or widget.tip):
                return widget.disabled or widget.tip, widget.rect
        return None

    def paint_tip(self, canvas: Canvas, skin: Skin) -> None:
        """Over no other widget where there is room for that, or at least over none to be used."""
        said = self.explained()
        if said is None:
            return
        words, of = said
        every: list[Rect] = []
        used: list[Rect] = []
        for widget in self.widgets:
            shown = widget.rect if widget.clip is None else widget.rect.overlap(widget.clip)
            if shown is not None and shown.overlap(of) is None:
                every.append(shown)
                used += [shown] if widget.focusable else []
        caption(canvas, skin, words, of, below=True, free=(every, used))

    # -- what the player does

    @property
    def opened(self) -> Widget | None:
        return next((w for w in self.widgets if w.over() is not None), None)

    def takes(self, signal: Signal) -> bool:
        """To be asked before a screen's own keys: letters are a text field's, Escape an open
        list's."""
        if not isinstance(signal, (KeyPress, TextTyped)):
            return False
        if self.opened is not None:
            return True
        focused = self.widget(self.focus.key)
        return focused is not None and focused.enabled and focused.wants(signal)

    def handle(self, signal: Signal) -> Message | None:
        if self.taken is not None:
            return None
        if isinstance(signal, (Press, Move, Release)):
            self._at = signal.at
            return self._pointed(signal)
        if isinstance(signal, (Leave, Cancel)):
            self.hovered = None
            if isinstance(signal, Cancel):
                self._pressed = None
            return None
        if isinstance(signal, Wheel):
            return self._wheeled(signal)
        focused = self.opened or self.widget(self.focus.key)
        if isinstance(signal, KeyPress):
            self._follows = True
            message = self._key(signal, focused)
            self._follow()
            return message
        if isinstance(signal, TextTyped) and focused is not None and focused.enabled:
            return self._taken(focused, focused.typed(signal.text))
        return None

    def _keep(self, key: Hashable, own: object) -> None:
        if own is None:
            self._kept.pop(key, None)
        else:
            self._kept[key] = own
        self._place()

    def _taken(self, widget: Widget, reply: Reply) -> Message | None:
        if not isinstance(reply, Kept):
            return reply
        if reply.copied is not None:
            clipboard.write(reply.copied)
        self._keep(widget.key, reply.own)
        return reply.then

    def _pointed(self, signal: Press | Move | Release) -> Message | None:
        opened = self.opened
        if opened is not None:
            return self._pointed_at_open(opened, signal)
        over = self.at(signal.at)
        self.hovered = over.key if over is not None else None
        if isinstance(signal, Press):
            self._pressed = self.hovered
            self._follows = False
            keeps = over is None or over.focusable
            self.focus.set(self.hovered if keeps else None, shown=False)
            if over is None or not over.enabled:
                return None
            return self._taken(over, over.pressed_at(signal.at))
        pressed = self.widget(self._pressed)
        if isinstance(signal, Move):
            if pressed is None or not signal.held or not pressed.enabled:
                return None
            return self._taken(pressed, pressed.dragged(signal.at))
        self._pressed = None
        if pressed is None or over is None or pressed.key != over.key:
            return None
        if over.disabled is not None:
            return Refused(over.key, over.disabled)
        return self._taken(over, over.released(signal.at))

    def _pointed_at_open(self, opened: Widget, signal: Press | Move | Release) -> Message | None:
        """An open list takes the pointer; a press beside it closes it and does nothing else."""
        place = opened.over()
        inside = place is not None and place.contains(signal.at)
        if isinstance(signal, Press):
            self._pressed = opened.key if inside else None
            if not inside:
                self._keep(opened.key, None)
            return None
        if isinstance(signal, Move):
            return self._taken(opened, opened.pointed(signal.at)) if inside else None
        used = inside and self._pressed == opened.key
        self._pressed = None
        return self._taken(opened, opened.released(signal.at)) if used else None

    def _wheeled(self, wheel: Wheel) -> Message | None:
        self._follows = False
        opened = self.opened
        if opened is not None:
            return self._taken(opened, opened.wheeled(wheel))
        for widget in reversed(self.widgets):
            if widget.covers(wheel.at):
                reply = widget.wheeled(wheel)
                if reply is not None:
                    return self._taken(widget, reply)
        return None

    def _key(self, key: KeyPress, focused: Widget | None) -> Message | None:
        if key.key == "tab":
            if focused is not None and focused.over() is not None:
                self._keep(focused.key, None)
            self.focus.tab(self._order(), back=key.shift)
            return None
        reply = self._focused_key(focused, key) if focused is not None else None
        if focused is not None and reply is not None:
            return self._taken(focused, reply)
        for direction in DIRECTIONS:
            if key.key == direction:
                self.focus.arrow(self._order(), direction)
        if key.key in PAGES:
            self._page(key, focused)
        return None

    def _focused_key(self, focused: Widget, key: KeyPress) -> Reply:
        if focused.disabled is not None:
            return Refused(focused.key, focused.disabled) if is_use(key) else None
        if focused.takes_text and key.ctrl and key.key == "v":
            return focused.typed(clipboard.read())
        return focused.key_pressed(key)

    def _page(self, key: KeyPress, focused: Widget | None) -> None:
        """Keys that a widget has no use for scroll what it lies in, or the one area there is."""
        areas = [w for w in self.widgets if isinstance(w, ScrollArea) and w.furthest > 0]
        inside = [a for a in areas if focused is not None and a.key == focused.inside]
        for area in inside or areas[:1]:
            self._follows = False
            self._taken(area, area.key_pressed(key))

    def _order(self) -> tuple[Focusable, ...]:
        return tuple(Focusable(w.key, w.rect, w.group) for w in self.widgets if w.focusable)
