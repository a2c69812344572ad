"""The matches that were played, a page at a time: watched, gone on with, saved, taken in.

Knows the file of matches by its lists; what may be seen of a match `session.replaying` decides.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from handfoot_gui.session.record import RecordError
from handfoot_gui.session.replaying import Replay
from handfoot_gui.storage.matches import Listed
from handfoot_gui.storage.stored import Status
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.table import Column, Table
from handfoot_gui.ui.kit.theme import BODY, BUTTON
from handfoot_gui.ui.kit.widget import control_height
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, OpenMatch, Push, Surroundings
from handfoot_gui.ui.scenes.dialog import yes_or_no
from handfoot_gui.ui.scenes.match_files import not_kept, save_match, take_in
from handfoot_gui.ui.scenes.panel import PanelScreen, in_a_row
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.words import history as words
from handfoot_gui.words.history import HistoryWord as Word
from handfoot_gui.words.matches import rules_title

STATUSES: tuple[Status, ...] = ("over", "running", "left")


class HistoryScene(PanelScreen):
    """`befores`: where each page so far begins, by what `Matches.page` goes on before."""

    wide = True

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around, "replays")
        self.befores: list[int | None] = [None]
        self.chosen = 0
        self.path = ""
        self.listed: tuple[Listed, ...] = ()
        self._fits = 10
        self._has_more = False
        self._shown: tuple[object, ...] = ()
        self.resized()
        self.focus(self._first_focus())

    # -- what is listed

    @property
    def status(self) -> Status | None:
        return STATUSES[self.page] if self.page < len(STATUSES) else None

    @property
    def match(self) -> Listed | None:
        return self.listed[self.chosen] if self.chosen < len(self.listed) else None

    def _first_focus(self) -> str:
        return "matches" if self.listed else "close"

    def _list(self) -> None:
        """One page, asked for anew only where something else is to be shown."""
        key = (self.status, self.befores[-1], self._fits)
        if key == self._shown:
            return
        self._shown = key
        matches, status = self.around.matches, self.status
        self.listed, self._has_more = (), False
        if matches is not None and status is not None:
            found = matches.page((status,), before=self.befores[-1], count=self._fits + 1)
            self.listed, self._has_more = found[: self._fits], len(found) > self._fits
        self.chosen = min(self.chosen, max(0, len(self.listed) - 1))

    # -- what is done

    def obey(self, message: Message) -> Command | None:
        if isinstance(message, Chosen) and message.key == "page":
            self._begin_again()
        return super().obey(message)

    def _begin_again(self) -> None:
        self.befores, self.chosen, self._shown = [None], 0, ()

    def answer(self, message: Message) -> Command | None:
        match message:
            case Chosen("matches", int(row)):
                self.chosen = row
            case Activated("matches" | "watch" | "go-on" | "leave" | "save" as deed):
                return self._do(deed)
            case Activated("older") if self.listed:
                self.befores.append(self.listed[-1].touched)
                self.chosen = 0
            case Activated("newer") if len(self.befores) > 1:
                self.befores.pop()
                self.chosen = 0
            case Chosen("file", str(path)):
                self.path = path
            case Activated("file" | "take-in"):
                self._take_in()
            case Activated("close"):
                return self.back()
            case _:
                pass
        return None

    def _do(self, deed: str) -> Command | None:
        """With the chosen match."""
        deeds = {"go-on": self._go_on, "leave": self._leave, "save": self._save}
        return deeds.get(deed, self._watch)()

    def _take_in(self) -> None:
        self.said = take_in(self.around, self.path)
        self._begin_again()

    def _watch(self) -> Command | None:
        found, matches = self.match, self.around.matches
        if found is None or matches is None or self._why_not_watch():
            return None
        record = matches.load(found.match).record
        if record is None:
            self.said = Word.NOT_READ.text
            return None
        people = [seat for seat, plan in enumerate(found.seats) if plan.is_person]
        try:
            replay = Replay(record, looking=None if record.is_over else people[0])
        except RecordError:
            self.said = Word.NOT_READ.text
            return None
        export = (lambda: save_match(self.around, found.match)) if record.is_over else None
        return Push(ReplayScene(self.around, replay, export))

    def _go_on(self) -> Command | None:
        found, matches = self.match, self.around.matches
        if found is None or matches is None or self._why_not_go_on():
            return None
        try:
            matches.take_up(found.match)
        except sqlite3.Error as error:
            self.said = not_kept(self.around, error)
            return None
        return OpenMatch(found.match)

    def _leave(self) -> Command | None:
        found, matches = self.match, self.around.matches
        if found is None or matches is None or self._why_not_go_on():
            return None
        try:
            matches.leave(found.match)
        except sqlite3.Error as error:
            self.said = not_kept(self.around, error)
            return None
        self._begin_again()
        self.said = Word.IS_LEFT.text
        return None

    def _save(self) -> Command | None:
        found = self.match
        if found is None:
            return None
        if found.status == "over":
            self.said = save_match(self.around, found.match)
            return None

        def give_away() -> None:
            self.said = save_match(self.around, found.match, running=True)
            self._shown = ()

        return Push(yes_or_no(self.around, "give-away", words.give_away(), give_away))

    def _why_not_watch(self) -> str | None:
        found = self.match
        if found is None:
            return Word.CHOOSE.text
        if found.status != "over" and sum(plan.is_person for plan in found.seats) != 1:
            return Word.SEVERAL.text
        return None

    def _why_not_go_on(self) -> str | None:
        found, matches = self.match, self.around.matches
        if found is None or matches is None:
            return Word.CHOOSE.text
        if found.status == "over":
            return Word.OVER.text
        return None if matches.claims.is_free(found.match) else Word.ELSEWHERE.text

    # -- the picture

    def heading(self) -> str:
        return Word.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return tuple(page.text for page in (Word.FINISHED, Word.RUNNING, Word.LEFT, Word.FILES))

    def note(self) -> str:
        return "" if self.match is None else words.note(self.match.marks)

    def buttons(self) -> Sequence[Button]:
        close = Button(key="close", word=Word.CLOSE.text, size=BODY - 1, radius=12)
        if self.status is None:
            return (close,)
        none = None if self.match else Word.CHOOSE.text
        gone_on = self._why_not_go_on()
        leave = Button(
            key="leave", word=Word.LEAVE.text, size=BODY - 1, radius=12, disabled=gone_on
        )
        return (
            Button(
                key="watch",
                word=Word.WATCH.text,
                kind="primary",
                size=BODY + 1,
                radius=12,
                disabled=self._why_not_watch(),
            ),
            Button(key="go-on", word=Word.GO_ON.text, size=BODY - 1, radius=12, disabled=gone_on),
            *((leave,) if self.status == "running" else ()),
            Button(key="save", word=Word.SAVE.text, size=BODY - 1, radius=12, disabled=none),
            close,
        )

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        if self.status is None:
            return self._files(skin, rect)
        foot, body = rect.cut_bottom(control_height(skin))
        body = body.cut_bottom(skin.px(10, 6))[1]
        height = max(skin.px(34, 26), round(skin.type.px(BUTTON) * 1.9))
        self._fits = max(1, int(body.h / height) - 1)
        self._list()
        if not self.listed:
            return form((Section("", (Row(Word.NONE.text),)),), body, skin, key="none")
        rows = tuple(self._row(found) for found in self.listed)
        table = Table(
            key="matches",
            rect=Rect(body.x, body.y, body.w, height * (len(rows) + 1)).rounded(),
            columns=tuple(Column(word.text) for word in self._columns()),
            rows=rows,
            chosen=self.chosen,
            skin=skin,
        )
        return [table, *self._ways(skin, foot)]

    def _columns(self) -> tuple[Word, ...]:
        last = Word.RESULT if self.status == "over" else Word.ROUND
        return (Word.DATE, Word.PLAYERS, Word.RULES, last)

    def _row(self, found: Listed) -> tuple[str, ...]:
        names = [plan.name for plan in found.seats]
        where = words.result(found.scores)
        if self.status != "over":
            where = words.round_of(found.round, found.rounds)
        players = words.players(names, max(1, len(found.scores)))
        return (found.changed[:10], players, rules_title(found.rules), where)

    def _ways(self, skin: Skin, foot: Rect) -> list[Widget]:
        if not self._has_more and len(self.befores) == 1:
            return []
        first = (len(self.befores) - 1) * self._fits + 1
        count = 0
        if self.around.matches is not None and self.status is not None:
            count = self.around.matches.count(self.status)
        said = words.paged(first, first + len(self.listed) - 1, count)
        older = Button(key="older", word=Word.OLDER.text, disabled=None if self._has_more else said)
        newer = Button(
            key="newer", word=Word.NEWER.text, disabled=None if len(self.befores) > 1 else said
        )
        where = Button(key="where", word=said, kind="words", disabled=said)
        return in_a_row(skin, foot, (older, newer, where))

    def _files(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        path = Field(key="file", text=self.path, hint=Word.FILE_HINT.text, most=400)
        rows = (
            Row(Word.FILE.text, path, note=Word.FILE_NOTE.text, wide=True),
            Row("", Button(key="take-in", word=Word.TAKE_IN.text, size=BODY - 1)),
        )
        return form((Section("", rows),), rect, skin, key="files", columns=1)
