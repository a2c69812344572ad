"""The backs of cards to choose from, as pictures. Knows their names and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect, Size
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.signs import ticked_disc
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import Chosen, Message, State, Widget, focus_ring
from handfoot_gui.ui.table.cardart import CardArt, card_height


@dataclass(frozen=True, slots=True, kw_only=True)
class Backs(Widget):
    """The message has the index; the arrows choose."""

    art: CardArt
    names: tuple[str, ...]
    index: int
    words: tuple[str, ...] = ()

    def _card(self, skin: Skin) -> int:
        return round(max(skin.px(44, 36), skin.type.px(BODY) * 2.2))

    def wanted(self, skin: Skin, width: float) -> Size:
        count, gap = len(self.names), skin.px(12, 8)
        w = min(self._card(skin), int((width - (count - 1) * gap) / count))
        return Size(count * (w + gap) - gap, card_height(w) + skin.px(8, 6))

    def _places(self) -> tuple[Rect, ...]:
        count = len(self.names)
        h = self.rect.h * 0.9
        w = round(h / 1.4)
        step = (self.rect.w - w) / max(1, count - 1)
        top = self.rect.y + (self.rect.h - h) / 2
        return tuple(Rect(self.rect.x + i * step, top, w, h).rounded() for i in range(count))

    def focus_rect(self) -> Rect:
        return self._places()[self.index]

    def released(self, at: Point) -> Message | None:
        found = next((i for i, place in enumerate(self._places()) if place.contains(at)), None)
        return None if found is None else Chosen(self.key, found)

    def key_pressed(self, key: KeyPress) -> Message | None:
        last = len(self.names) - 1
        to = {"left": self.index - 1, "right": self.index + 1, "home": 0, "end": last}.get(key.key)
        return None if to is None else Chosen(self.key, max(0, min(last, to)))

    def paint(self, canvas: Canvas, skin: Skin, state: State) -> None:
        own = self.art.style
        for i, (name, place) in enumerate(zip(self.names, self._places(), strict=True)):
            self.art.style = replace(own, back=name)
            canvas.picture_centred(self.art.shadow(place.w), place.centre)
            canvas.picture_centred(self.art.back(place.w), place.centre)
            radius = place.w * 0.08
            if i == self.index:
                ring = place.inset(-skin.px(3, 2))
                width = max(2.0, 2.6 * skin.u)
                canvas.box(ring, radius + 2, line=skin.theme.selected, line_width=width)
                q = round(place.w * 0.42)
                mark = Rect(place.right - q * 0.7, place.bottom - q * 0.7, q, q)
                canvas.shape(ticked_disc(skin.theme.selected, "#1E1B14"), mark)
            elif state.hovered and state.at is not None and place.contains(state.at):
                canvas.box(place, radius, fill="#FFFFFF", alpha=0.14)
        self.art.style = own
        if state.focused:
            focus_ring(canvas, skin, self.focus_rect().inset(-skin.px(5, 4)), skin.px(7, 5))
