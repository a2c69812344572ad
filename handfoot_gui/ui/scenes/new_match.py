"""A new match: who sits where, by which rules, and what that changes; then it starts.

Holds what is chosen so far. Contradictions are said at once, and nothing that cannot be played
starts. Knows the folder of house rules; no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from handfoot_gui.rules.house import HouseRules, HouseRulesError, clean_name, encode
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.player_kinds import KINDS, STYLES, in_style, of_kind
from handfoot_gui.session.seat_choice import SeatChoice
from handfoot_gui.session.table_plan import TablePlan
from handfoot_gui.storage import house_rules
from handfoot_gui.storage.last_table import last_table, named
from handfoot_gui.ui.kit import clipboard
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Push, StartMatch, Surroundings
from handfoot_gui.ui.scenes.new_match_pages import (
    COUNTS,
    game_night,
    house_page,
    own_rules,
    players_page,
    rules_page,
    the_presets,
)
from handfoot_gui.ui.scenes.option_form import (
    NotNumbers,
    is_option,
    option_sections,
    with_option,
)
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.words import new_match as words
from handfoot_gui.words.house import house_problem
from handfoot_gui.words.new_match import NewWord
from handfoot_gui.words.option_parts import not_numbers
from handfoot_gui.words.problems import problem, rule_problem
from handfoot_gui.words.sheet_screen import saved_as

MINIMUMS = ("option", "opening_minimums")


class NewMatchScene(PanelScreen):
    wide = True

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around, "new-match")
        last = last_table(around.settings)
        self.last = last.rules
        self.rules = last.rules
        self.seats = SeatChoice(last.players, around.settings.table_names)
        self.kept = house_rules.saved(around.paths.house_rules)
        self.wanted = self.house_name = self.line = ""
        self.typed: str | None = None
        """The opening minimums as they stand in their field, while somebody writes there."""
        self.is_unreadable = False
        """Those are no numbers (yet)."""
        self.resized()
        self.focus("start")

    # -- what is chosen

    @property
    def has_side(self) -> bool:
        return True

    @property
    def trouble(self) -> str:
        """Why this cannot be played; empty when it can."""
        if self.is_unreadable:
            return not_numbers("opening_minimums")
        found = self.rules.rules.problems(len(self.seats.players))
        if found:
            return rule_problem(found[0])
        return "" if self.seats.people else NewWord.NOBODY_PLAYS.text

    @property
    def table(self) -> TablePlan:
        return TablePlan(self.rules, self.seats.plans)

    def _play(self, rules: RuleSet, name: str = "") -> None:
        """By these rules from now on, under the name they are known by."""
        known = next((one for one in self.kept if one.rules == rules), None)
        self.rules = known or named(rules, name)
        self.typed, self.is_unreadable = None, False

    # -- what is done

    def answer(self, message: Message) -> Command | None:
        if isinstance(message, Activated):
            return self._pushed(message.key)
        if isinstance(message, Chosen):
            self._chosen(message)
        return None

    def _chosen(self, chosen: Chosen) -> None:
        match chosen.key, chosen.value:
            case ("player" | "style" | "name", int(seat)), value:
                self._seat(seat, str(chosen.key[0]), value)
            case "count", int(index):
                self.seats = self.seats.with_seats(COUNTS[index])
            case "preset", int(index):
                self._play(the_presets()[index].rules)
            case "own", int(index):
                own = own_rules(self.rules, self.kept, self.last)[index]
                self._play(own.rules, own.name)
            case "search", str(text):
                self.wanted = text
            case "house-name", str(text):
                self.house_name = text
            case "line", str(text):
                self.line = text
            case key, _ if is_option(key):
                self._set_option(chosen)
            case _:
                pass

    def _seat(self, seat: int, what: str, value: object) -> None:
        if what == "name":
            self.seats = self.seats.with_name(seat, str(value))
            return
        before, index = self.seats.players[seat], int(str(value))
        choose, known = (of_kind, KINDS) if what == "player" else (in_style, STYLES)
        self.seats = self.seats.with_player(seat, choose(before, known[index]))

    def _set_option(self, chosen: Chosen) -> None:
        try:
            self._play(with_option(self.rules.rules, chosen))
        except NotNumbers:
            self.is_unreadable = True
        if chosen.key == MINIMUMS:
            self.typed = str(chosen.value)

    def _pushed(self, key: object) -> Command | None:
        match key:
            case "start" if not self.trouble:
                return StartMatch(self.table)
            case "sheet":
                return Push(RulesScene(self.around, self.rules, len(self.seats.players)))
            case "back":
                return self.back()
            case "save-house" | "house-name":
                self._save()
            case "copy":
                clipboard.write(encode(self.rules))
                self.said = NewWord.COPIED.text
            case "export":
                self._export()
            case "take" | "line":
                self._take()
            case ("remove", str(name)):
                self._remove(name)
            case _:
                pass
        return None

    # -- house rules

    def _save(self) -> None:
        try:
            house = HouseRules(clean_name(self.house_name), self.rules.rules)
            trouble = house_rules.save(house, self.around.paths.house_rules)
        except HouseRulesError as error:
            self.said = house_problem(error)
            return
        if trouble is not None:
            self.said = problem(trouble.id, trouble.fields)
            return
        self._kept_again()
        self.said = words.saved_under(house.name)

    def _kept_again(self) -> None:
        self.kept = house_rules.saved(self.around.paths.house_rules)
        self._play(self.rules.rules, self.rules.name)

    def _export(self) -> None:
        path = self.around.paths.data / house_rules.file_name(self.rules.name)
        try:
            house_rules.write(self.rules, path)
        except HouseRulesError as error:
            self.said = house_problem(error)
        except OSError as error:
            fields = {"file": str(path), "reason": error.strerror or str(error)}
            self.said = problem("file-not-saved", fields)
        else:
            self.said = saved_as(str(path))

    def _take(self) -> None:
        """From a line of text, a file or a saved name; nothing changes where it cannot be read."""
        try:
            found = house_rules.find(self.line.strip(), self.around.paths.house_rules)
        except HouseRulesError as error:
            self.said = house_problem(error)
            return
        self._play(found.rules, found.name)
        self.line, self.house_name = "", found.name
        self.said = words.taken(self.rules.name)

    def _remove(self, name: str) -> None:
        trouble = house_rules.remove(name, self.around.paths.house_rules)
        self.said = problem(trouble.id, trouble.fields) if trouble else words.removed(name)
        self._kept_again()

    # -- the picture

    def heading(self) -> str:
        return NewWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        pages = (NewWord.PLAYERS, NewWord.RULES, NewWord.OPTIONS, NewWord.HOUSE)
        return tuple(page.text for page in pages)

    def warns(self) -> bool:
        return bool(self.trouble)

    def note(self) -> str:
        """What is wrong; else what is changed, where that does not stand beside the page."""
        if self.trouble or self.plan.side is not None:
            return self.trouble
        return words.difference_count(self.rules.rules, game_night())

    def buttons(self) -> Sequence[Button]:
        return (
            Button(
                key="start",
                word=NewWord.START.text,
                kind="primary",
                size=BODY + 1,
                radius=12,
                disabled=self.trouble or None,
            ),
            Button(key="sheet", word=NewWord.SHEET.text, size=BODY - 1, radius=12),
            Button(key="back", word=NewWord.BACK.text, size=BODY - 1, radius=12),
        )

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        match self.page:
            case 0:
                return self._form(players_page(self.seats, self.rules.rules), rect, skin)
            case 1:
                pages = rules_page(self.rules, self.kept, self.last)
                return self._form(pages, rect, skin)
            case 2:
                return self._options(skin, rect)
            case _:
                page = house_page(self.kept, name=self.house_name, line=self.line)
                return _widened(self._form(page, rect, skin))

    def _form(self, sections: Sequence[Section], rect: Rect, skin: Skin) -> tuple[Widget, ...]:
        columns = 1 if self.page in (1, 2) else 0
        return form(sections, rect, skin, key=("page", self.page), columns=columns)

    def _options(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        line, body = rect.cut_top(control_height(skin))
        search = Field(
            key="search",
            rect=line.rounded(),
            text=self.wanted,
            hint=NewWord.SEARCH.text,
            search=True,
            skin=skin,
        )
        body = body.cut_top(skin.px(18, 12))[1]
        sections = option_sections(self.rules.rules, len(self.seats.players), self.wanted)
        if not sections:
            sections = (Section("", (Row(NewWord.NO_OPTION.text),)),)
        placed = self._form(sections, body, skin)
        if self.typed is not None:
            placed = tuple(
                replace(w, text=self.typed) if isinstance(w, Field) and w.key == MINIMUMS else w
                for w in placed
            )
        return [search, *placed]

    def beside(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        """What these rules change, against Game Night and against the last table."""
        others = [game_night()]
        if self.last.rules not in (others[0].rules, self.rules.rules):
            others.append(HouseRules(words.last_table(self.last.name), self.last.rules))
        first, *more = (_differences(self.rules.rules, other) for other in others)
        named = Section(self.rules.name, first.rows, first.title)
        return form((named, *more), rect, skin, key="differences", columns=1)


def _differences(rules: RuleSet, other: HouseRules) -> Section:
    lines = words.difference_lines(rules, other)
    if not lines:
        return Section("", (Row(words.difference_names(rules, other)),))
    return Section(words.difference_count(rules, other), tuple(Row(line) for line in lines))


def _widened(page: Sequence[Widget]) -> tuple[Widget, ...]:
    """The field for a line of text is as long as there is room."""
    right = max(widget.rect.right for widget in page if widget.key == "take")
    return tuple(
        replace(w, rect=replace(w.rect, w=right - w.rect.x)) if w.key == "line" else w for w in page
    )
