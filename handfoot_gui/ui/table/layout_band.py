"""The middle band (stock and pile in their inlay, words beside them) and the two rows of buttons.

Knows heights and counts; not whose turn it is, nor any word but by its width.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.draft import Draft, DraftKind
from handfoot_gui.ui.table.held import Measure
from handfoot_gui.ui.table.look import Button
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.placement import (
    PILE,
    RATIO,
    Look,
    Middle,
    SeatPlace,
    Slot,
    Zone,
    button_zone,
)

DEEPEST = 10
UNDER = 5
"""How many cards of the pile show their edges under its top."""


def middle(
    view: PlayerView, draft: Draft, rect: Rect, seats: Sequence[SeatPlace], m: Measures
) -> Middle:
    u, pw = m.u, m.pw
    ph = round(pw * RATIO)
    high = min(rect.h - 4, ph + 24 * u)
    wish = rect.w * 0.158 / (1 + 0.5 * max(0.0, m.tight - 1))
    half = round(max(wish, min(rect.w * 0.158, pw + 26 * u + high * 0.46)))
    inlay = Rect(rect.centre.x - half, rect.centre.y - high / 2, 2 * half, high).rounded()
    y = round(rect.y + (rect.h - ph) / 2 - 4 * u)
    gap = round(min(26 * u, half - pw - 12 * u))
    stock = Rect(round(rect.centre.x) - pw - gap, y, pw, ph)
    pile = Rect(round(rect.centre.x) + gap, y, pw, ph)
    left = max((s.rect.right for s in seats if s.side == "left"), default=rect.x)
    right = min((s.rect.x for s in seats if s.side == "right"), default=rect.right)
    words = Rect(left + 16 * u, rect.y, inlay.x - 10 * u - left - 16 * u, rect.h)
    aim = Rect(inlay.right + 12 * u, rect.y, right - 14 * u - inlay.right - 12 * u, rect.h)
    return Middle(
        rect.rounded(),
        inlay,
        stock,
        pile,
        words.rounded(),
        aim.rounded(),
        moves=4 if rect.h > 230 * u * m.text else 1,
        stock_depth=min(DEEPEST, view.stock_count // 14),
        pile_slots=_pile(view, draft, pile, u),
    )


def _pile(view: PlayerView, draft: Draft, rect: Rect, u: float) -> tuple[Slot, ...]:
    """The edges of what lies beneath, turned a little each by its own, and the top."""
    top, count = view.discard_top, view.discard_count
    leaving = draft.kind is DraftKind.TAKE
    if leaving or top is None:
        top, count = None, max(0, count - 1)
    under = count if top is None else count - 1
    slots = []
    for index in range(max(0, under - UNDER), under):
        dx, dy, angle = _shuffle(index)
        centre = rect.centre.moved(dx * 4 * u, dy * 3 * u)
        look: Look = "leaving" if leaving else "pile"
        slots.append(Slot(("pile", index), None, centre, rect.w, angle * 7, index, PILE, look))
    if top is not None:
        slots.append(Slot(top.id, top, rect.centre, rect.w, 2.0, count, PILE, "pile"))
    if draft.discard is not None:
        card, centre = draft.discard, Point(rect.centre.x + 8 * u, rect.centre.y - 6 * u)
        slots.append(Slot(card.id, card, centre, rect.w, -4.0, count + 1, PILE, "staged"))
    return tuple(slots)


def _shuffle(index: int) -> tuple[float, float, float]:
    """Three numbers of -1 to 1 that belong to the n-th card of a pile for good."""
    return tuple((((index + 3) * k) % 61) / 30 - 1 for k in (17, 29, 43))  # type: ignore[return-value]


# ------------------------------------------------------------------ rows of buttons


def top_row(
    top: Rect, taken: Rect | None, buttons: Sequence[Button], m: Measures, measure: Measure
) -> tuple[tuple[Zone, ...], bool]:
    """From the right; with words where there is room for them, else icons alone."""
    u = m.u
    high, y = round(max(34.0, 40 * u)), round(max(7.0, 9 * u))
    limit = top.right - (top.centre.x if taken is None else taken.right) - 2 * m.gap
    icon = round(max(16.0, 17 * u))
    px = 13 * u * m.text
    widths = [icon + measure(b.label, max(12.0, px), True) + 26 * u for b in buttons]
    gap = 6 * u
    wide = m.wide and sum(widths) + gap * (len(widths) - 1) <= limit
    if not wide:
        widths = [high + 2.0 for _ in buttons]
    x = top.right
    zones = []
    for button, width in zip(reversed(buttons), reversed(widths), strict=True):
        x -= width
        zones.append(Zone(button_zone(button.name), Rect(x, y, width, high).rounded()))
        x -= gap
    return tuple(reversed(zones)), wide


def is_icon_alone(button: Rect) -> bool:
    """Whether one of the top row has no room for its word."""
    return button.w < button.h * 1.5


def status_row(
    row: Rect, buttons: Sequence[Button], m: Measures, measure: Measure
) -> tuple[Rect, tuple[Zone, ...]]:
    """The pill's room, and the buttons right of it; those never take more than their share."""
    u, gap = m.u, 7 * m.u
    px, small = max(12.0, 14 * u * m.text), max(11.0, 11 * u * min(m.text, 1.35))
    widths = []
    for button in buttons:
        key = measure(button.key, small, True) + 10 * u + 9 * u if button.key else 0.0
        widths.append(measure(button.label, px, True) + key + 24 * u)
    gaps = gap * max(0, len(widths) - 1)
    most = row.w * 0.62 - gaps
    if sum(widths) > most > 0:
        widths = [width * most / sum(widths) for width in widths]
    x = row.right - sum(widths) - gaps
    pill = Rect(row.x, row.y, x - 10 * u - row.x, row.h - 2)
    zones = []
    for button, width in zip(buttons, widths, strict=True):
        rect = Rect(x, row.y, width, row.h - 2).rounded()
        zones.append(Zone(button_zone(button.name), rect))
        x += width + gap
    return pill.rounded(), tuple(zones)
