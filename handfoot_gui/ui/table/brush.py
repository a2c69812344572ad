"""What every painter of the table shares: the canvas, the type, the cards, and the signs of sides.

Draws small things that come back everywhere (a sign, a pill, a plaque's ground, a packet). Knows
the theme and the layout unit; not where anything is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.rules.cards import Rank
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.signs import SIDE_SIGNS, side_sign
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.kit.theme import Ink, Theme, Type
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.measures import Measures
from handfoot_gui.ui.table.placement import Slot
from handfoot_gui.words.cards import letter

BLACK = "#000000"


@dataclass(frozen=True, slots=True)
class Brush:
    """One frame's tools. `mine` is the player's team, `teams` how many there are."""

    canvas: Canvas
    type: Typesetter
    art: CardArt
    assets: Assets
    theme: Theme
    m: Measures
    mine: int
    teams: int
    first: int
    """The team that has the first colour and sign."""

    @property
    def u(self) -> float:
        return self.m.u

    def on(self, canvas: Canvas) -> Brush:
        return replace(self, canvas=canvas)

    # -- words

    def px(self, size: float) -> int:
        """Pixels of type in places that cannot grow all the way; what a small window's usual size
        is grows as well."""
        return round(Type(self.m.u).px(size) * self.m.tight)

    def full_px(self, size: float) -> int:
        return Type(self.m.u, self.m.text).px(size)

    def style(
        self, size: float, ink: Ink | None = None, weight: Weight = Weight.REGULAR, alpha: float = 1
    ) -> Style:
        return Style(self.px(size), ink or self.theme.text, weight, alpha)

    def write(
        self, text: str, style: Style, at: Point, anchor: str = "tl", room: float | None = None
    ) -> Rect:
        return self.type.draw(self.canvas, text, style, at, anchor, max_width=room)

    def name(self, text: str, style: Style, at: Point, anchor: str, room: float) -> Rect:
        """Of any length; who points at it is told all of it."""
        style, (shown,) = self.type.named(text, style, room)
        return self.write(shown, style, at, anchor)

    def heading(self, text: str, at: Point, room: float) -> Rect:
        """Small spaced capitals."""
        style = Style(self.px(11), self.theme.dim, Weight.BOLD, tracking=max(1.0, 1.2 * self.u))
        return self.write(text.upper(), style, at, room=room)

    # -- sides

    def side(self, team: int) -> int:
        """0 for the first team, then the others clockwise."""
        return (team - self.first) % self.teams

    def ink_of(self, team: int) -> Ink:
        theme = self.theme
        return (theme.us, theme.them, *theme.further)[self.side(team)]

    def sign(self, team: int, at: Point, size: float) -> None:
        """The side's own shape, its top left corner at that point."""
        shape = side_sign(SIDE_SIGNS[self.side(team)], self.ink_of(team))
        self.canvas.shape(shape, Rect(at.x, at.y, size, size))

    def sign_beside(self, team: int, x: float, middle: float, px: float) -> float:
        """Left of words of that size, on their middle; tells where the words begin."""
        size = round(px * 0.74)
        self.sign(team, Point(x, round(middle - size / 2)), size)
        return x + size + 6 * self.u

    def mark(self, shape: str, x: float, middle: float, size: float, alpha: float = 1) -> float:
        """A sign of another kind; tells its right edge."""
        q = max(6, round(size))
        self.canvas.shape(shape, Rect(round(x), round(middle - q / 2), q, q), alpha=alpha)
        return x + q

    # -- grounds

    def plaque(self, rect: Rect, *, team: int | None, alpha: float = 0.93) -> None:
        """A panel with a shadow; with a team it is the one who plays, edged in its colour."""
        u, theme, radius = self.u, self.theme, 12 * self.u
        self.canvas.shadow(rect, radius, max(3, 6 * u), 0.28, down=2 * u)
        if team is None:
            self.canvas.box(
                rect,
                radius,
                fill=theme.panel,
                alpha=alpha,
                line=theme.text,
                line_alpha=theme.panel_line,
            )
            return
        self.canvas.box(
            rect,
            radius,
            fill=theme.panel,
            alpha=alpha,
            line=self.ink_of(team),
            line_width=max(2, round(2.2 * u)),
        )

    def chip(
        self,
        text: str,
        centre: Point,
        size: float = 12,
        *,
        brass: bool = False,
        anchor: str = "c",
        lined: bool = True,
    ) -> Rect:
        """A small pill with words."""
        theme, px = self.theme, self.px(size)
        style = Style(px, theme.button_text if brass else theme.text, Weight.BOLD)
        wide = self.type.width(text, style) + 1.1 * px
        high = round(1.5 * px)
        x = centre.x - {"c": wide / 2, "l": 0, "r": wide}[anchor]
        rect = Rect(round(x), round(centre.y - high / 2), round(wide), high)
        self.canvas.box(
            rect,
            high / 2,
            fill=theme.selected if brass else theme.panel,
            alpha=0.97,
            line=theme.text if lined and not brass else None,
            line_alpha=0.60,
        )
        self.write(text, style, rect.centre, "mc")
        return rect

    def focus(self, rect: Rect, radius: float) -> None:
        self.canvas.focus_ring(rect, radius, self.theme.focus_inner, self.theme.focus_outer, self.u)

    # -- cards

    def lying(self, rect: Rect, width: float, *, high: float = 1) -> None:
        """What cards of that width throw on the cloth: a dark edge, and a soft one round it."""
        radius, shade = width * 0.06, self.theme.shade
        soft = max(3, width * 0.11 * high)
        self.canvas.shadow(rect, radius, soft, 0.42 * shade, down=width * 0.06 * high)
        self.canvas.shadow(rect, radius, max(1, width * 0.03), 0.40 * shade, down=width * 0.02)

    def backs(self, slots: tuple[Slot, ...]) -> None:
        for slot in slots:
            picture = self.art.back(slot.width, slot.angle)
            self.canvas.picture_centred(picture, slot.centre)

    def packet(self, slot: Slot, *, opened: float = 0) -> None:
        """A sealed pile; `opened` 0 to 1 while its band slides off."""
        if opened < 1:
            picture = self.art.packet(slot.width, sealed=opened <= 0)
            self.canvas.picture_centred(picture, slot.centre)

    def staged(self, word: str, card: Rect) -> None:
        """A brass strip with the word over a card's foot."""
        px = max(9.0, min(self.px(11), card.w * 0.2))
        style = Style(px, self.theme.button_text, Weight.BOLD)
        high = max(12, round(px * 1.35))
        strip = Rect(card.x, card.bottom - high - round(card.w * 0.07), card.w, high).rounded()
        self.canvas.box(strip, 0, fill=self.theme.selected)
        self.write(word, style, strip.centre, "mc", strip.w - 4)

    def icon(self, name: str, rect: Rect, ink: Ink, alpha: float = 1) -> None:
        self.canvas.icon(self.assets.text(f"icons/{name}.svg"), rect, ink, alpha)

    def rank(self, rank: Rank) -> str:
        return letter(rank)
