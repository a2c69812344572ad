"""The rule sheet of a table: to be agreed to before the first card, or to be looked up at any time.

Knows the sheet as words and where a copy of it is saved; decides no rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rulebook.saving import save_page
from handfoot_gui.rules.house import HouseRules
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.storage.house_rules import saved
from handfoot_gui.storage.last_table import last_table
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.panels import paper
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.text import Weight
from handfoot_gui.ui.kit.theme import BODY, COUNT, DIALOG, SIDE
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Surroundings
from handfoot_gui.ui.scenes.keys import wish_of
from handfoot_gui.ui.scenes.panel import in_a_row
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.scenes.sheet_lines import sheet_widgets
from handfoot_gui.words.presets import preset_title
from handfoot_gui.words.problems import problem
from handfoot_gui.words.rule_sheet import RuleSheet, rule_sheet
from handfoot_gui.words.sheet_screen import (
    RuleAsked,
    SheetWord,
    fingerprint_before,
    rule_asked,
    saved_as,
)
from handfoot_gui.words.table import Label

MOST = 1334.0
"""How wide the paper is at most, in layout units."""


class RulesScene(Screen):
    """With `agreed` the sheet waits for a yes, which that command follows; without, for a look.

    `fingerprint`: of the deals that come then. `others`: sheets of other tables can be chosen as
    well. `about`: the rule it is opened for.
    """

    def __init__(
        self,
        around: Surroundings,
        rules: HouseRules,
        seats: int,
        *,
        agreed: Command | None = None,
        fingerprint: str = "",
        others: tuple[HouseRules, ...] = (),
        about: str = "",
    ) -> None:
        super().__init__(around, "rules" if agreed is None else "agree")
        self.rules = rules
        self.seats = seats
        self.agreed = agreed
        self.fingerprint = fingerprint
        self.others = others
        self.about = about
        self.wanted = ""
        self._paper = Rect(0, 0, 0, 0)
        self.sheet: RuleSheet = rule_sheet(rules.rules, seats, name=rules.name)
        self.resized()
        self.focus("close" if agreed is None else "agree")

    # -- what is done

    def obey(self, message: Message) -> Command | None:
        match message:
            case Activated("agree"):
                return self.agreed
            case Activated("close" | "change"):
                return Pop()
            case Activated("save"):
                self._save()
            case Chosen("search", str(text)):
                self.wanted = text
            case Chosen("which", int(index)):
                self._look_at(self.others[index])
            case _:
                pass
        return None

    def _save(self) -> None:
        path, trouble = save_page(self.sheet, self.around.paths.data)
        self.said = problem(trouble.id, trouble.fields) if trouble else saved_as(str(path))

    def _look_at(self, rules: HouseRules) -> None:
        self.rules = rules
        self.sheet = rule_sheet(rules.rules, self.seats, name=rules.name)

    def key(self, key: KeyPress) -> Command | None:
        """The key that opened it closes it."""
        wish = wish_of(key, self.around.settings.keys)
        again = wish == "rules" or (wish == "help" and self.about)
        return Pop() if again and self.agreed is None else None

    # -- where things are

    @property
    def skin(self) -> Skin:
        return super().skin.paper()

    def resized(self) -> None:
        self.sheet = rule_sheet(self.rules.rules, self.seats, name=self.rules.name)
        super().resized()

    def lay(self, skin: Skin) -> Sequence[Widget]:
        room, edge = self.around.room, skin.px(16, 8)
        width = min(room.w - 2 * edge, skin.px(MOST))
        self._paper = Rect.centred(room.centre, width, room.h - 2 * edge).rounded()
        inner = self._inner(skin)
        tall = control_height(skin)
        head, body = inner.cut_top(self._head_height(skin))
        foot, body = body.cut_bottom(tall + skin.px(14, 9))
        finders = self._finders(skin, head)
        lines = sheet_widgets(self.sheet, self.wanted, body, skin, about=self._asked())
        return [*lines, *finders, *self._buttons(skin, foot, tall)]

    def _inner(self, skin: Skin) -> Rect:
        """A little more is left free below, under the buttons, than above the small words."""
        inner = self._paper.inset(skin.px(40, 22), skin.px(18, 12))
        return inner.cut_bottom(skin.px(6, 5))[1]

    def _asked(self) -> RuleAsked | None:
        return rule_asked(self.about, self.rules.rules, self.seats) if self.about else None

    def _head_height(self, skin: Skin) -> float:
        tall = skin.setter.line_height(skin.style(DIALOG)) + skin.px(8, 5)
        return tall + skin.setter.line_height(skin.style(SIDE))

    def _finders(self, skin: Skin, head: Rect) -> list[Widget]:
        """The search at the right, and which rules are shown at its left."""
        tall = control_height(skin)
        wide = min(head.w * 0.3, max(skin.px(250, 190), 15 * skin.type.px(BODY)))
        place = Rect(head.right - wide, head.y + skin.px(4, 2), wide, tall).rounded()
        found: list[Widget] = [
            Field(
                key="search",
                rect=place,
                text=self.wanted,
                hint=SheetWord.SEARCH.text,
                search=True,
                skin=skin,
            )
        ]
        if len(self.others) > 1:
            at = Rect(place.x - wide - skin.px(12, 8), place.y, wide, tall).rounded()
            found.append(
                Dropdown(
                    key="which",
                    rect=at,
                    skin=skin,
                    room=self._paper,
                    options=tuple(other.name for other in self.others),
                    index=self.others.index(self.rules),
                )
            )
        return found

    def _buttons(self, skin: Skin, foot: Rect, tall: float) -> list[Widget]:
        save = Button(key="save", word=SheetWord.SAVE.text, size=BODY - 1)
        if self.agreed is None:
            close = Button(
                key="close",
                word=SheetWord.CLOSE.text,
                kind="primary",
                cap=Label.ESCAPE.text,
                size=BODY,
            )
            return in_a_row(skin, foot.cut_bottom(tall)[0], (close, save))
        agree = Button(
            key="agree", word=SheetWord.AGREE.text, kind="primary", cap=Label.ENTER.text, size=BODY
        )
        change = Button(
            key="change", word=SheetWord.CHANGE.text, cap=Label.ESCAPE.text, size=BODY - 1
        )
        return in_a_row(skin, foot.cut_bottom(tall)[0], (agree, change, save))

    # -- the picture

    def paint_ground(self, skin: Skin) -> None:
        super().paint_ground(skin)
        canvas, setter = self.around.canvas, skin.setter
        canvas.veil("#000000", 0.35)
        paper(canvas, skin, self._paper)
        inner = self._inner(skin)
        finders = [self.widgets.rect(key) for key in ("search", "which")]
        room = min(r.x for r in finders if r is not None) - inner.x - skin.px(16, 10)
        over = SheetWord.BEFORE if self.agreed is not None else SheetWord.RULES
        small = skin.style(SIDE, skin.theme.dim, Weight.BOLD)
        step = setter.line_height(small)
        setter.draw(canvas, over.text, small, Point(inner.x, inner.y), "tl", max_width=room)
        large = skin.style(DIALOG, weight=Weight.BLACK)
        title = setter.draw(
            canvas, self.sheet.title, large, Point(inner.x, inner.y + step), "tl", max_width=room
        )
        if self.sheet.subtitle:
            at = Point(title.right + skin.px(14, 9), inner.y + step + large.px * 0.62)
            setter.draw(
                canvas,
                self.sheet.subtitle,
                skin.style(SIDE, skin.theme.dim),
                at,
                "ml",
                max_width=max(60.0, room - title.w - skin.px(14, 9)),
            )
        self._paint_said(skin, inner)

    def _paint_said(self, skin: Skin, inner: Rect) -> None:
        """What was just done, else the fingerprint."""
        left = self.widgets.rect("save")
        said = self.said or (fingerprint_before(self.fingerprint) if self.fingerprint else "")
        if not said or left is None:
            return
        style = skin.style(COUNT, skin.theme.dim)
        room = left.x - inner.x - skin.px(12, 8)
        style, lines = skin.setter.fitted(said, style, room, left.h)
        step = skin.setter.line_height(style)
        y = left.centre.y - step * (len(lines) - 1) / 2
        for i, line in enumerate(lines):
            skin.setter.draw(self.around.canvas, line, style, Point(inner.x, y + i * step), "ml")


def rules_of_the_house(around: Surroundings) -> RulesScene:
    """From the title: the last table's rules first, then the published and the saved ones."""
    last = last_table(around.settings)
    presets = [HouseRules(preset_title(name), rules) for name, rules in PRESETS.items()]
    known = [last.rules, *presets, *saved(around.paths.house_rules)]
    others = tuple(dict.fromkeys(known))
    return RulesScene(around, last.rules, len(last.seats), others=others)
