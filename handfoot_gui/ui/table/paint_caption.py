"""Draws what is said beside a thing, where it hides least; and tells which meld is looked at.

Reads the placement and the look; where a caption stands is `layout_caption`'s.
"""

from __future__ import annotations

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.text import Style, Weight
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.layout_caption import caption_rect, subject
from handfoot_gui.ui.table.layout_trays import spread
from handfoot_gui.ui.table.look import Caption, TableLook
from handfoot_gui.ui.table.paint_rows import status_pill
from handfoot_gui.ui.table.placement import DRAG, MeldPlace, Placement, Slot

WIDEST, OF_WINDOW = 460.0, 0.7


def paint_caption(
    b: Brush, placement: Placement, caption: Caption, look: TableLook, carried: Rect | None
) -> Rect:
    """`carried`: where the dragged cards are. Tells where something was drawn."""
    u, theme = b.u, b.theme
    box = caption_box(b, placement, caption, look, carried)
    if not box.area:
        return box
    style, lines = _set(b, placement, caption)
    b.canvas.shadow(box, 8 * u, 6 * u, 0.42, down=2 * u)
    b.canvas.box(
        box,
        8 * u,
        fill=theme.lit if caption.tone == "lit" else theme.caption,
        line="#000000" if theme.panel == "#000000" else None,
        line_alpha=0.6,
    )
    b.type.draw_lines(b.canvas, lines, style, box.centre, "mc")
    return box.grown(16 * u)


def caption_box(
    b: Brush, placement: Placement, caption: Caption, look: TableLook, carried: Rect | None = None
) -> Rect:
    about = carried if caption.of == DRAG else _about(placement, caption, look)
    if about is None:
        return Rect(0, 0, 0, 0)
    style, lines = _set(b, placement, caption)
    wide = max(b.type.width(line, style) for line in lines) + 20 * b.u
    high = (len(lines) - 1) * b.type.line_height(style) + style.px * 2
    row = [status_pill(b, placement.status, look).rect]
    row += [zone.rect for zone in placement.zones if zone.kind == "button"]
    return caption_rect(placement, caption.of, about, (wide, high), row, below=caption.below)


def _set(b: Brush, placement: Placement, caption: Caption) -> tuple[Style, tuple[str, ...]]:
    style = Style(b.full_px(13), b.theme.caption_text, Weight.BOLD)
    most = min(placement.window.w * OF_WINDOW, WIDEST * b.u * b.m.text)
    return style, b.type.wrapped(caption.text, style, most)


def _about(placement: Placement, caption: Caption, look: TableLook) -> Rect | None:
    place = spread_meld(placement, look)
    if place is not None and place is placement.meld(caption.of):
        return Rect.around(*(slot.box for slot in spread_slots(placement, place)))
    return subject(placement, caption.of)


# ------------------------------------------------------------------ a meld looked at


def spread_meld(placement: Placement, look: TableLook) -> MeldPlace | None:
    """The meld that is looked at, by pointer or focus, unless cards are in the air."""
    if look.drag is not None or look.choosing:
        return None
    for zone in (look.pointed, look.focus):
        place = None if zone is None else placement.meld(zone)
        if place is not None and not any(slot.key in look.hidden for slot in place.slots):
            return place
    return None


def spread_slots(placement: Placement, place: MeldPlace) -> tuple[Slot, ...]:
    window = Rect(0, 0, placement.window.w, placement.window.h)
    return spread(place, window.inset(placement.measures.margin))
