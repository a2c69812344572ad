"""Draws what the pointer draws: the frame round cards, the gap that dragged cards would fill."""

from __future__ import annotations

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.look import TableLook


def paint_marks(b: Brush, look: TableLook) -> list[Rect]:
    drawn = []
    if look.frame is not None:
        drawn.append(_frame(b, look.frame.rounded()))
    if look.gap is not None:
        drawn.append(_gap(b, look.gap.rounded()))
    return drawn


def _frame(b: Brush, rect: Rect) -> Rect:
    """Two thin lines, light inside dark, so that it is seen on cards and on felt."""
    thin = max(1, round(1.4 * b.u))
    b.canvas.veil(b.theme.selected, 0.10, rect)
    for box, ink in ((rect.grown(thin), "#000000"), (rect, b.theme.selected)):
        for edge in _edges(box, thin):
            b.canvas.bar(edge, ink)
    return rect.grown(2 * thin + 1)


def _edges(box: Rect, thin: float) -> tuple[Rect, ...]:
    return (
        Rect(box.x, box.y, box.w, thin),
        Rect(box.x, box.bottom - thin, box.w, thin),
        Rect(box.x, box.y, thin, box.h),
        Rect(box.right - thin, box.y, thin, box.h),
    )


def _gap(b: Brush, line: Rect) -> Rect:
    """A brass line with a dark edge between two cards."""
    edge = max(1, round(1.2 * b.u))
    b.canvas.box(line.grown(edge), line.w, fill="#000000", alpha=0.75)
    b.canvas.box(line, line.w / 2, fill=b.theme.selected)
    return line.grown(edge + 1)
