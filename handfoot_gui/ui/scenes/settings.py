"""The settings: pages of rows, each of which acts at once and is kept, and how they look.

Knows the pages and the keys being changed; what a setting does, others know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as placed_at

from msgspec.structs import replace

from handfoot_gui.storage.paths import assets_dir
from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.form import Row, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.pointer import KeyPress, Signal
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Change, Command, FullScreen, Surroundings
from handfoot_gui.ui.scenes.card_backs import Backs
from handfoot_gui.ui.scenes.key_rows import KeyChange, key_sections
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.preview import paint_preview
from handfoot_gui.ui.scenes.setting_rows import CHOICES, changed, key, reset, sections
from handfoot_gui.words.settings import PAGES, SettingWord, back_word, page_title

STRIP, LOW_STRIP = 170.0, 124.0
"""Units: how high the preview is under the rows, where it has no place beside them, and where text
is large."""

SEEN = ("cards", "table", "text")
"""The pages that change how cards and table look."""


class SettingsScene(PanelScreen):
    def __init__(self, around: Surroundings, page: str = PAGES[0]) -> None:
        super().__init__(around, "settings", PAGES.index(page))
        self.keys = KeyChange()
        self._preview: Rect | None = None
        self._now = 0.0
        self.resized()
        self.focus("page")

    @property
    def has_side(self) -> bool:
        """Where there is something to see."""
        return self.open_page in SEEN

    @property
    def open_page(self) -> str:
        return PAGES[self.page]

    @property
    def settings(self) -> Settings:
        return self.around.settings

    # -- what is done

    def handle(self, signal: Signal, now: float) -> Command | None:
        """A key that was asked for is taken before it means anything."""
        self._now = now
        if self.keys.waits and isinstance(signal, KeyPress):
            self.changed = True
            given = self.keys.pressed(signal, self.settings.keys)
            self.said = self.keys.said
            self.show()
            return None if given is None else Change(replace(self.settings, keys=given))
        return super().handle(signal, now)

    def obey(self, message: Message) -> Command | None:
        self.keys.forget()
        return super().obey(message)

    def answer(self, message: Message) -> Command | None:
        match message:
            case Activated("done"):
                return self.back()
            case Activated("reset"):
                return Change(reset(self.settings, self.open_page))
            case Activated(("key", str(deed))):
                self.keys.ask(deed)
            case Chosen(("set", "full_screen"), _):
                return FullScreen()
            case Chosen(("set", field), _):
                return self._set(str(field), message)
            case _:
                pass
        return None

    def _set(self, field: str, chosen: Chosen) -> Command:
        after = changed(self.settings, chosen, assets_dir() / "locale")
        if field in ("volume", "sound") and self.around.audio is not None:
            self.around.audio.set_volume(after.volume)
            self.around.audio.set_muted(after.muted)
            self.around.hear(("lay",), self._now)
        return Change(after)

    # -- the picture

    def heading(self) -> str:
        return SettingWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return tuple(map(page_title, PAGES))

    def note(self) -> str:
        if self.open_page == "sound" and self.around.is_silent:
            return SettingWord.NO_DEVICE.text
        return "" if self.open_page == "data" else SettingWord.KEPT.text

    def buttons(self) -> Sequence[Button]:
        done = Button(
            key="done", word=SettingWord.DONE.text, kind="primary", size=BODY + 1, radius=12
        )
        if self.open_page == "data":
            return (done,)
        back = Button(key="reset", word=SettingWord.RESET.text, size=BODY - 1, radius=12)
        return (done, back)

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        page = self.open_page
        self._preview = self.plan.side
        if self._preview is None and page in SEEN:
            strip = skin.px(STRIP if skin.type.setting <= 1.5 else LOW_STRIP, 96)
            if rect.h > 2.2 * strip:
                self._preview, rect = rect.cut_bottom(strip)
                rect = placed_at(rect, h=rect.h - skin.px(14, 9))
        if page == "keys":
            rows = key_sections(self.settings.keys, self.keys.waits)
            return form(rows, rect, skin, key=("page", page))
        locale = assets_dir() / "locale"
        parts = list(sections(page, self.settings, self.around.paths, locale))
        if page == "cards":
            rows_ = parts[0].rows
            parts[0] = placed_at(parts[0], rows=(*rows_[:4], self._backs(), *rows_[4:]))
        return form(parts, rect, skin, key=("page", page), columns=1)

    def _backs(self) -> Row:
        names = CHOICES["card_back"]
        backs = Backs(
            key=key("card_back"),
            art=self.around.art,
            names=names,
            index=names.index(self.settings.card_back),
            tip=back_word(self.settings.card_back),
        )
        return Row(SettingWord.BACK.text, backs)

    def paint_ground(self, skin: Skin) -> None:
        super().paint_ground(skin)
        if self._preview is not None:
            paint_preview(self.around, skin, self._preview)


def key_settings(around: Surroundings) -> SettingsScene:
    """Opened where the keys are changed."""
    return SettingsScene(around, "keys")
