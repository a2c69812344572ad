"""The first screen of the first start: the language, a name, how cards look, and to the table.

Each row acts at once, as in the settings, some of whose rows it borrows; it is never shown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as with_

from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.session.table_plan import TablePlan, seated
from handfoot_gui.storage.last_table import last_table, with_table
from handfoot_gui.storage.paths import assets_dir
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.choices import Segments
from handfoot_gui.ui.kit.form import Row, Section, form, form_height
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Change, Command, Pop, StartMatch, Surroundings
from handfoot_gui.ui.scenes.new_match_pages import name_field
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.preview import paint_preview
from handfoot_gui.ui.scenes.setting_rows import changed, sections
from handfoot_gui.words import catalogue
from handfoot_gui.words.languages import languages
from handfoot_gui.words.settings import SettingWord
from handfoot_gui.words.welcome import WelcomeWord

BORROWED = (("text", 1), ("cards", 2))
"""Pages of the settings and how many of their first rows: the text's size, suits and corners."""
ROOMY, ROOMY_FROM = 2.2, 0.7
"""How much further apart rows stand that would fill no more than that of the page."""
STRIP = 170.0
"""Units: how high the cards are shown where they have no place beside the rows."""


class WelcomeScene(PanelScreen):
    def __init__(self, around: Surroundings) -> None:
        super().__init__(around, "welcome")
        self._preview: Rect | None = None
        self.resized()
        self.focus("play")

    @property
    def has_side(self) -> bool:
        return True

    # -- what is done

    def answer(self, message: Message) -> Command | None:
        match message:
            case Activated("play"):
                return StartMatch(last_table(self.around.settings))
            case Activated("name"):
                self.focus("play")
                return None
            case Activated("look"):
                return self.back()
            case Chosen("name", str(name)):
                return Change(with_table(self.around.settings, self._named(name)))
            case Chosen("language", int(index)):
                code = languages(assets_dir() / "locale")[index].code
                return Change(with_(self.around.settings, language=code))
            case Chosen(("set", _), _):
                return Change(changed(self.around.settings, message, assets_dir() / "locale"))
            case _:
                return None

    def back(self) -> Command | None:
        """To the title, once it is kept that this was shown: whatever ends the game after it."""
        return Change(with_(self.around.settings, welcomed=True))

    def update(self, now: float) -> Command | None:
        return Pop() if self.around.settings.welcomed else super().update(now)

    def _named(self, name: str) -> TablePlan:
        """Without a name the seat is called as the language of today calls it."""
        table = last_table(self.around.settings)
        usual = seated(table.players)
        seats: list[SeatPlan] = []
        for seat, plan in enumerate(table.seats):
            own = name.strip() or usual[seat].name
            seats.append(replace(plan, name=own) if plan.is_person else plan)
        return replace(table, seats=tuple(seats))

    def _name(self) -> str:
        """Empty as long as none was given."""
        table = last_table(self.around.settings)
        pairs = zip(table.seats, seated(table.players), strict=True)
        return next((s.name for s, usual in pairs if s.is_person and s.name != usual.name), "")

    # -- the picture

    def heading(self) -> str:
        return WelcomeWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return (WelcomeWord.TITLE.text,)

    def note(self) -> str:
        return WelcomeWord.LATER.text

    def buttons(self) -> Sequence[Button]:
        play, look = WelcomeWord.PLAY.text, WelcomeWord.LOOK.text
        return (
            Button(key="play", word=play, kind="primary", size=BODY + 1, radius=12),
            Button(key="look", word=look, size=BODY - 1, radius=12),
        )

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        """How cards look is shown beside the rows, or below them where all of it fits."""
        parts, self._preview = (Section("", self._rows()),), self.plan.side
        if self._preview is None:
            strip, gap = skin.px(STRIP, 96), skin.px(14, 9)
            if form_height(parts, rect.w, skin, columns=1) + gap + strip <= rect.h:
                self._preview, rect = rect.cut_bottom(strip)
                rect = replace(rect, h=rect.h - gap)
        usual = form_height(parts, rect.w, skin, columns=1)
        air = ROOMY if usual < ROOMY_FROM * rect.h else 1.0
        return form(parts, rect, skin, key="welcome", columns=1, air=air)

    def _rows(self) -> tuple[Row, ...]:
        settings, paths = self.around.settings, self.around.paths
        locale = assets_dir() / "locale"
        spoken = languages(locale)
        heard = catalogue.language()
        language = Segments(
            key="language",
            options=tuple(language.name for language in spoken),
            index=next((i for i, one in enumerate(spoken) if one.code == heard), 0),
        )
        field = name_field("name", self._name(), WelcomeWord.NAME_HINT.text)
        borrowed = (
            sections(page, settings, paths, locale)[0].rows[:count] for page, count in BORROWED
        )
        return (
            Row(SettingWord.LANGUAGE.text, language),
            Row(WelcomeWord.NAME.text, field, WelcomeWord.NAME_NOTE.text),
            *(row for rows in borrowed for row in rows),
        )

    def paint_ground(self, skin: Skin) -> None:
        super().paint_ground(skin)
        if self._preview is not None:
            paint_preview(self.around, skin, self._preview)
