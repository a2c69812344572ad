"""How widgets look just now: a theme, a scale of type, the words' setter and the icons, in one
value that is handed to every painter. Knows no widget.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.text import Style, Typesetter, Weight
from handfoot_gui.ui.kit.theme import LIGHT, Ink, Theme, Type


@dataclass(frozen=True, slots=True)
class Skin:
    theme: Theme
    type: Type
    setter: Typesetter
    assets: Assets
    on_paper: bool = False

    @property
    def u(self) -> float:
        return self.type.u

    def style(
        self,
        size: float,
        ink: Ink | None = None,
        weight: Weight = Weight.REGULAR,
        alpha: float = 1.0,
    ) -> Style:
        """A style of that size of type, in the theme's text colour unless told."""
        return Style(self.type.px(size), ink or self.theme.text, weight, alpha)

    def caps(self, ink: Ink | None = None) -> Style:
        """Small spaced capitals over a block: the text handed in is already in capitals."""
        tracking = max(1.0, 1.2 * self.u)
        return Style(self.type.px(11), ink or self.theme.dim, Weight.BOLD, 1.0, tracking)

    def px(self, units: float, least: float = 0) -> float:
        return self.type.units(units, least)

    def paper(self) -> Skin:
        """The same for what lies on paper: dark ink, the paper's own team colours."""
        p = self.theme.paper
        theme = replace(
            self.theme,
            text=p.ink,
            dim=p.soft,
            us=p.us,
            them=p.them,
            on_side="#FFFFFF",
            panel=p.top,
            panel_line=0.35,
            tray=p.ink,
            wild="#6A2C91",
            clean="#A3182A",
            further=LIGHT.further,
            well=0.07,
        )
        return replace(self, theme=theme, on_paper=True)

    def icon(self, name: str) -> str:
        return self.assets.text(f"icons/{name}.svg")
