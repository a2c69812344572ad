"""A dark panel for what is set: pages at the left, the chosen one beside them, buttons below.

In a narrow window, or with large text, the list of pages becomes one line at the top. What a page
holds its screen knows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

from handfoot_gui.ui.kit.buttons import Button, button_size
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import dialog
from handfoot_gui.ui.kit.rows import Rows
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, DIALOG
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.kit.widgets import Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Surroundings
from handfoot_gui.ui.scenes.screen import Screen

SIZE = (1180.0, 688.0)
"""Layout units."""
PAGES, SIDE = 216.0, 340.0
NARROW = 1200.0
"""Pixels: below that nothing stands beside the page."""
CRAMPED = 0.8
"""Smaller than that of its size no note becomes for the sake of its usual place."""


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """`pages` is a list at the left, or (`is_folded`) one line beside the title."""

    panel: Rect
    title: Rect
    pages: Rect
    is_folded: bool
    body: Rect
    side: Rect | None
    foot: Rect


def plan_panel(
    room: Rect, skin: Skin, pages: Sequence[str], *, has_side: bool, wide: bool = False
) -> PanelPlan:
    edge = skin.px(16, 8)
    panel = _panel(room, skin, edge, wide=wide)
    pad = skin.px(32, 18)
    inner = panel.inset(pad, skin.px(26, 14))
    tall = control_height(skin)
    style = skin.style(DIALOG)
    head, rest = inner.cut_top(max(tall, skin.setter.line_height(style)))
    _, rest = rest.cut_top(skin.px(18, 10))
    foot, rest = rest.cut_bottom(tall + skin.px(16, 9))
    foot = foot.cut_bottom(tall)[0]
    gap = skin.px(34, 20)
    bold = skin.style(BODY, weight=Weight.BOLD)
    widest = max(skin.setter.width(page, bold) for page in pages) + skin.px(34, 24)
    list_wide = max(skin.px(PAGES, 170), widest)
    is_folded = (tall + 6) * len(pages) > rest.h or list_wide > inner.w * 0.27
    if len(pages) < 2:
        place, is_folded, body = Rect(rest.x, rest.y, 0, rest.h), False, rest
    elif is_folded:
        place = Rect(head.right - inner.w * 0.48, head.y, inner.w * 0.48, tall).rounded()
        body = rest
    else:
        place, body = rest.cut_left(list_wide)
        body = body.cut_left(gap)[1]
    side = None
    if has_side and not is_folded and room.w >= NARROW:
        side_wide = skin.px(SIDE)
        if body.w - side_wide - gap >= 24 * skin.type.px(BODY):
            side, body = body.cut_right(side_wide)
            body = body.cut_right(gap)[1]
    return PanelPlan(panel, head, place, is_folded, body, side, foot)


def _panel(room: Rect, skin: Skin, edge: float, *, wide: bool) -> Rect:
    """Large text and small windows get all there is."""
    everything = room.inset(edge)
    if wide or skin.type.setting > 1.25 or room.w < NARROW:
        return everything.rounded()
    w, h = min(everything.w, skin.px(SIZE[0])), min(everything.h, skin.px(SIZE[1]))
    return Rect.centred(room.centre, w, h).rounded()


class PanelScreen(Screen):
    """`page` is the index of the one that is open."""

    wide = False

    def __init__(self, around: Surroundings, name: str, page: int = 0) -> None:
        super().__init__(around, name)
        self.page = page
        self.plan = plan_panel(around.room, around.skin, ("",), has_side=False)

    # -- what a panel is

    @property
    def has_side(self) -> bool:
        return False

    @abstractmethod
    def heading(self) -> str: ...

    @abstractmethod
    def pages(self) -> tuple[str, ...]: ...

    @abstractmethod
    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        """The open page's widgets."""

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """Below, the main one first: it stands at the right."""

    @abstractmethod
    def answer(self, message: Message) -> Command | None:
        """What was done to a widget of the page, or to a button."""

    def beside(self, skin: Skin, rect: Rect) -> Sequence[Widget]:  # noqa: ARG002
        """What stands beside the page, where there is room."""
        return ()

    def note(self) -> str:
        """The small line beside the buttons."""
        return ""

    def warns(self) -> bool:
        """Whether that line says why the main button does nothing."""
        return False

    # -- the shared part

    def obey(self, message: Message) -> Command | None:
        if isinstance(message, Chosen) and message.key == "page":
            self.page = int(str(message.value))
            return None
        return self.answer(message)

    def lay(self, skin: Skin) -> Sequence[Widget]:
        pages = self.pages()
        plan = self.plan = plan_panel(
            self.around.room, skin, pages, has_side=self.has_side, wide=self.wide
        )
        side = self.beside(skin, plan.side) if plan.side is not None else ()
        return [
            *self._page_list(skin, plan, pages),
            *self.content(skin, plan.body),
            *side,
            *in_a_row(skin, plan.foot, self.buttons()),
        ]

    def _page_list(self, skin: Skin, plan: PanelPlan, pages: tuple[str, ...]) -> list[Widget]:
        if len(pages) < 2:
            return []
        if plan.is_folded:
            return [
                Dropdown(
                    key="page",
                    rect=plan.pages,
                    options=pages,
                    index=self.page,
                    room=plan.panel,
                    skin=skin,
                    size=BODY,
                )
            ]
        rows = Rows(key="page", rows=pages, chosen=self.page, skin=skin)
        tall = rows.wanted(skin, plan.pages.w).h
        return [replace(rows, rect=replace(plan.pages, h=min(tall, plan.pages.h)))]

    def paint_ground(self, skin: Skin) -> None:
        super().paint_ground(skin)
        canvas, setter, plan, theme = self.around.canvas, skin.setter, self.plan, skin.theme
        canvas.veil("#000000", 0.30 * theme.shade)
        dialog(canvas, skin, plan.panel)
        style = skin.style(DIALOG, weight=Weight.BLACK)
        room = plan.title.w - (plan.pages.w + skin.px(16) if plan.is_folded else 0)
        at = Point(plan.title.x, plan.title.centre.y)
        setter.draw(canvas, self.heading(), style, at, "ml", max_width=room)
        if not plan.is_folded and len(self.pages()) > 1:
            x = plan.pages.right + skin.px(17, 10)
            line = Rect(x, plan.pages.y, max(1.0, skin.u), plan.pages.h)
            canvas.bar(line, theme.text, max(0.14, theme.panel_line * 0.8))
        self._paint_note(skin)

    def _paint_note(self, skin: Skin) -> None:
        """What was just done, else what holds always."""
        said, foot = self.said or self.note(), self.plan.foot
        if not said:
            return
        buttons = [self.widgets.rect(button.key) for button in self.buttons()]
        right = min((rect.x for rect in buttons if rect is not None), default=foot.right)
        x = foot.x
        if not self.plan.is_folded and len(self.pages()) > 1:
            x = self.plan.body.x
        style = skin.style(COUNT, skin.theme.text if self.said else skin.theme.dim)
        if self.warns() and not self.said:
            style = skin.style(COUNT + 1, skin.theme.clean, Weight.BOLD)
        right, tall = right - skin.px(14, 9), foot.h * 1.25
        fitted, lines = skin.setter.fitted(said, style, right - x, tall)
        if fitted.px < CRAMPED * style.px:
            x = foot.x  # below the pages is room too
            fitted, lines = skin.setter.fitted(said, style, right - x, tall)
        style = fitted
        step = skin.setter.line_height(style)
        y = foot.centre.y - step * (len(lines) - 1) / 2
        for i, line in enumerate(lines):
            skin.setter.draw(self.around.canvas, line, style, Point(x, y + i * step), "ml")


def in_a_row(skin: Skin, foot: Rect, buttons: Sequence[Button]) -> list[Widget]:
    """The first one at the right, each as wide as its words want."""
    placed: list[Widget] = []
    right = foot.right
    for button in buttons:
        wide = max(skin.px(120, 90), button_size(skin, button).w + skin.px(20, 10))
        place = Rect(right - wide, foot.y, wide, foot.h).rounded()
        placed.append(replace(button, rect=place))
        right -= wide + skin.px(12, 8)
    return placed
