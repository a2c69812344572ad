"""The picture of the table: f(view, placement, look). Reads, never writes them.

Keeps the table as five strips on a surface of its own; a strip is redrawn only when something in
it changed, and on top of it only what is in the air. Knows pygame; no rules and no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.kit.theme import Theme
from handfoot_gui.ui.table.brush import Brush
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.look import TableLook
from handfoot_gui.ui.table.paint_band import paint_band, paint_opposite
from handfoot_gui.ui.table.paint_caption import spread_meld
from handfoot_gui.ui.table.paint_hand import paint_corners, paint_hand
from handfoot_gui.ui.table.paint_over import paint_over
from handfoot_gui.ui.table.paint_rows import paint_status, paint_top
from handfoot_gui.ui.table.paint_trays import paint_tray
from handfoot_gui.ui.table.placement import PILE, STOCK, Placement, SlotKey, Tray, ZoneId

STRIPS = ("top", "upper", "band", "lower", "hand")


@dataclass(slots=True)
class _Strip:
    rect: Rect
    state: tuple[object, ...]


class TablePainter:
    def __init__(
        self, canvas: Canvas, typesetter: Typesetter, art: CardArt, assets: Assets, theme: Theme
    ) -> None:
        self.canvas = canvas
        self.theme = theme
        self._type = typesetter
        self._art = art
        self._assets = assets
        self._mark = object()
        self._strips: dict[str, _Strip] = {}
        self._over: tuple[Rect, ...] = ()
        self._above: tuple[object, ...] = ()
        self.is_behind = False
        """Something is not redrawn yet."""

    def measure(self, text: str, px: float, bold: bool) -> float:  # noqa: FBT001 - a Measure
        """The width of words, for the layout."""
        return self._type.width(text, Style(px, "#000000", Weight.BOLD if bold else Weight.REGULAR))

    def forget(self) -> None:
        """After a change of theme or card style, or when somebody else drew on the surface."""
        self._strips.clear()
        self._over, self._above = (), ()

    def paint(
        self,
        view: PlayerView,
        placement: Placement,
        look: TableLook,
        *,
        whole: bool = False,
        stale: Sequence[Rect] = (),
        at_most: int = len(STRIPS),
    ) -> tuple[Rect, ...]:
        """Brings the surface up to date and tells which parts of it changed.

        `stale`: where somebody else drew since; `whole`: perhaps anywhere; `at_most`: how many
        strips are redrawn now, the others in later frames (`is_behind`).
        """
        still = self._surface()
        mine, teams = view.team_of(view.seat), len(view.teams)
        brush = self.brush(placement, mine, teams, look.first_team).on(still)
        changed = self._repaint(brush, view, placement, _without_spread(placement, look), at_most)
        above = _above(look)
        if not changed and above == self._above and not whole and not stale:
            return ()
        if whole:
            changed = [self.canvas.bounds]
        stale = [*changed, *stale, *self._over]
        self._restore(still, stale)
        self._over = tuple(paint_over(brush.on(self.canvas), placement, look))
        self._above = above
        return tuple(r for r in (self._visible(rect) for rect in (*stale, *self._over)) if r.area)

    def brush(self, placement: Placement, mine: int, teams: int, first: int | None = None) -> Brush:
        """For this canvas; `mine` is the player's team, and the `first` one where none is said."""
        kit = (self._type, self._art, self._assets, self.theme)
        return Brush(
            self.canvas, *kit, placement.measures, mine, teams, mine if first is None else first
        )

    # -- the still part

    def _surface(self) -> Canvas:
        """One table is shown at a time: that of another painter goes, however long it lives."""
        size = self.canvas.surface.get_size()
        return Canvas(
            self.canvas.raster.still.get((self._mark, size), lambda: self._bare(size)),
            self.canvas.raster,
        )

    def _bare(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, 0, 32)
        self._felt(Canvas(surface, self.canvas.raster))
        self.forget()
        return surface

    def _felt(self, canvas: Canvas) -> None:
        canvas.felt(self.theme.felt_centre, self.theme.felt_edge, self.theme.grain)

    def paint_bare(self) -> None:
        """The cloth alone, while the pictures for everything else are made."""
        self._felt(self.canvas)

    def _repaint(
        self, b: Brush, view: PlayerView, placement: Placement, look: TableLook, at_most: int
    ) -> list[Rect]:
        changed: list[Rect] = []
        self.is_behind = False
        for name, rect in strips(placement).items():
            state = strip_state(name, view, placement, look)
            before = self._strips.get(name)
            if before is not None and before.rect == rect and before.state == state:
                continue
            if len(changed) == at_most:
                self.is_behind = True
                break
            with b.canvas.clipped(rect):
                self._felt(b.canvas)
                _paint_strip(name, b, view, placement, look)
            self._strips[name] = _Strip(rect, state)
            changed.append(rect)
        return changed

    def _restore(self, still: Canvas, stale: list[Rect]) -> None:
        for rect in stale:
            r = self._visible(rect)
            area = pygame.Rect(int(r.x), int(r.y), int(r.w), int(r.h))
            self.canvas.surface.blit(still.surface, area.topleft, area)

    def _visible(self, rect: Rect) -> Rect:
        return self.canvas.bounds.overlap(rect.grown(1).rounded()) or Rect(0, 0, 0, 0)


def _without_spread(placement: Placement, look: TableLook) -> TableLook:
    """A meld that is spread out does not lie in its place as well."""
    place = spread_meld(placement, look)
    if place is None:
        return look
    return replace(look, hidden=look.hidden | {slot.key for slot in place.slots})


def _above(look: TableLook) -> tuple[object, ...]:
    air = (look.drag, look.gap, look.frame, look.captions, look.moving, look.effects)
    return (*air, look.pointed, look.focus, look.closer)


def strips(placement: Placement) -> dict[str, Rect]:
    """The window from top to bottom, without a gap."""
    upper, lower = placement.trays[0].rect, placement.trays[-1].rect
    half = placement.measures.gap // 2
    cuts = (0, upper.y - 2, upper.bottom + half, lower.y - half, lower.bottom + half)
    ends = (*cuts[1:], placement.window.h)
    return {
        name: Rect(0, y, placement.window.w, end - y).rounded()
        for name, y, end in zip(STRIPS, cuts, ends, strict=True)
    }


def _paint_strip(
    name: str, b: Brush, view: PlayerView, placement: Placement, look: TableLook
) -> None:
    if name == "top":
        paint_top(b, placement, look)
        for seat in placement.seats:
            if seat.side == "top":
                paint_opposite(b, view, seat, look)
    elif name == "upper":
        paint_tray(b, view, placement, placement.trays[0], look)
    elif name == "band":
        paint_band(b, view, placement, look)
    elif name == "lower":
        paint_tray(b, view, placement, placement.trays[-1], look)
    else:
        paint_status(b, placement, look)
        paint_corners(b, view, placement, look)
        paint_hand(b, placement, look)


# ------------------------------------------------------------------ what a strip depends on


def strip_state(
    name: str, view: PlayerView, placement: Placement, look: TableLook
) -> tuple[object, ...]:
    if name == "top":
        return _top_state(view, placement, look)
    if name == "upper":
        return _tray_state(view, placement.trays[0], look)
    if name == "band":
        return _band_state(view, placement, look)
    if name == "lower":
        return _tray_state(view, placement.trays[-1], look)
    return _hand_state(view, placement, look)


def _zone(look_zone: ZoneId | None, kinds: tuple[str, ...]) -> ZoneId | None:
    """The zone if it is of one of those kinds: other zones do not change the strip."""
    return look_zone if look_zone is not None and look_zone[0] in kinds else None


def _hidden(look: TableLook, kinds: tuple[str, ...]) -> frozenset[SlotKey]:
    return frozenset(k for k in look.hidden if isinstance(k, tuple) and k[0] in kinds)


def _top_state(view: PlayerView, placement: Placement, look: TableLook) -> tuple[object, ...]:
    texts, kinds = look.texts, ("button", "seat")
    top = tuple(seat for seat in placement.seats if seat.side == "top")
    zones = tuple(z for z in placement.zones if z.kind == "button")
    states = (_zone(look.pointed, kinds), _zone(look.pressed, kinds), _zone(look.focus, kinds))
    words = (texts.scores, texts.round_line, texts.opening_line, texts.seats)
    who = (view.seats, view.to_act, _hidden(look, ("seat", "foot")))
    return (
        placement.measures,
        placement.scores,
        zones,
        top,
        look.top_buttons,
        *states,
        *words,
        *who,
    )


def _tray_state(view: PlayerView, tray: Tray, look: TableLook) -> tuple[object, ...]:
    texts, team = look.texts, tray.team
    inside = {slot.key for meld in tray.melds for slot in meld.slots}
    lit = tuple(z for z in look.lit if _of_team(z.zone, team))
    target = look.target if look.target is not None and _of_team(look.target, team) else None
    focus = _zone(look.focus, ("meld", "rank", "staged", "tab"))
    pointed = _zone(look.pointed, ("tab",))
    shake = tuple(s for s in look.shake if s[0] in inside)
    words = (texts.trays, texts.clean, texts.dirty, texts.wild, texts.staged)
    marks = (look.last_move, look.choosing, look.light, look.hidden & inside, shake)
    red = view.teams[team].red_threes
    return (tray, lit, target, focus, pointed, *words, *marks, red, view.seat, len(view.teams))


def _of_team(zone: ZoneId, team: int) -> bool:
    return zone[0] == "staged" or (zone[0] in ("meld", "rank") and zone[1] == team)


def _band_state(view: PlayerView, placement: Placement, look: TableLook) -> tuple[object, ...]:
    texts, kinds = look.texts, ("stock", "pile", "seat")
    sides = tuple(seat for seat in placement.seats if seat.side != "top")
    pile = {slot.key for slot in placement.middle.pile_slots}
    lit = tuple(z for z in look.lit if z.zone in (STOCK, PILE))
    zones = (_zone(look.pointed, kinds), _zone(look.target, kinds), _zone(look.focus, kinds))
    words = (texts.seats, texts.stock, texts.pile, texts.moves, texts.last_move_title)
    aim = (texts.aim_title, texts.aim_lines, texts.meter)
    hidden = (_hidden(look, ("seat", "foot", "pile")), look.hidden & pile, look.covered)
    shake = tuple(s for s in look.shake if s[0] in pile)
    counts = (
        view.seats,
        view.to_act,
        view.stock_count,
        view.phase,
        look.last_move,
        look.choosing,
        look.light,
        bool(lit and look.drag),
    )
    return (placement.middle, sides, lit, *zones, *words, *aim, *hidden, shake, *counts)


def _hand_state(view: PlayerView, placement: Placement, look: TableLook) -> tuple[object, ...]:
    texts, kinds = look.texts, ("button", "card", "group", "foot", "own")
    carried = frozenset(card.id for card in look.drag.cards) if look.drag else frozenset()
    held = {slot.key for slot in placement.hand}
    zones = (_zone(look.pointed, kinds), _zone(look.pressed, kinds), _zone(look.focus, kinds))
    marks = (look.hover, look.selected, look.new, carried, look.curtain, look.buttons)
    own = (texts.count, texts.cards_word, texts.hand_points, texts.sealed, texts.in_foot, texts.new)
    hidden = (look.hidden & held, _hidden(look, ("own",)), look.sealed)
    shake = tuple(s for s in look.shake if s[0] in held)
    seal = tuple(e for e in look.effects if e.kind == "seal")
    buttons = tuple(z for z in placement.zones if z.kind == "button")
    places = (placement.hand, placement.own, placement.status, buttons, placement.measures)
    who = (view.to_act, view.seat, texts.seats, texts.status, texts.times)
    over = tuple(caption for caption in look.captions if caption.of[:1] == ("card",))
    return (over, *places, *zones, *marks, *own, *hidden, shake, seal, *who)
