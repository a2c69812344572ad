"""Between two rounds: who sits where from now on. A person leaves and a computer player takes over,
or comes back; chairs are neither brought nor taken away. Knows plans, not the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from handfoot_gui.session.player_kinds import KINDS, kind_of
from handfoot_gui.session.seat_choice import SeatChoice
from handfoot_gui.session.seating import PERSON, SeatPlan
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.form import Row, Section, form
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.skin import Skin
from handfoot_gui.ui.kit.theme import BODY
from handfoot_gui.ui.kit.widgets import Activated, Chosen, Message, Widget
from handfoot_gui.ui.scenes.base import Command, Pop, Surroundings
from handfoot_gui.ui.scenes.new_match_pages import name_field
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.words.new_match import NewWord, player_kind, seat_label
from handfoot_gui.words.people import company
from handfoot_gui.words.seats import SeatsWord

Taken = Callable[[tuple[SeatPlan, ...]], None]


class SeatsScene(PanelScreen):
    """`taken` is told who sits where, once that is settled. A lone person is "You" by no name."""

    def __init__(
        self, around: Surroundings, seats: Sequence[SeatPlan], teams: int, taken: Taken
    ) -> None:
        super().__init__(around, "seats")
        self.teams = teams
        self.taken = taken
        alone = sum(plan.is_person for plan in seats) == 1
        names = ("" if alone and plan.is_person else plan.name for plan in seats)
        self.choice = SeatChoice(tuple(plan.player for plan in seats), tuple(names))
        kinds = {kind_of(plan.player): None for plan in seats}
        self.kinds = (*KINDS, *(kind for kind in kinds if kind not in KINDS))
        """With players of other programs that sit here already."""
        self.resized()
        self.focus("done")

    def answer(self, message: Message) -> Command | None:
        match message:
            case Chosen(("player", int(seat)), int(index)):
                self._sit(seat, self.kinds[index])
            case Chosen(("name", int(seat)), str(name)):
                self.choice = self.choice.with_name(seat, name)
            case Activated("done") if self.choice.people:
                self.taken(self.choice.plans)
                return Pop()
            case Activated("back"):
                return self.back()
            case _:
                pass
        return None

    def _sit(self, seat: int, player: str) -> None:
        """Whoever takes over keeps the name, so that the table still knows the seat."""
        name = self.choice.name(seat)
        self.choice = self.choice.with_player(seat, player).with_name(seat, name)

    def heading(self) -> str:
        return SeatsWord.TITLE.text

    def pages(self) -> tuple[str, ...]:
        return (SeatsWord.TITLE.text,)

    def warns(self) -> bool:
        return not self.choice.people

    def note(self) -> str:
        return SeatsWord.NOTE.text if self.choice.people else NewWord.NOBODY_PLAYS.text

    def buttons(self) -> Sequence[Button]:
        nobody = None if self.choice.people else NewWord.NOBODY_PLAYS.text
        return (
            Button(
                key="done",
                word=SeatsWord.DONE.text,
                kind="primary",
                size=BODY,
                radius=12,
                disabled=nobody,
            ),
            Button(key="back", word=NewWord.BACK.text, size=BODY - 1, radius=12),
        )

    def content(self, skin: Skin, rect: Rect) -> Sequence[Widget]:
        names = tuple(plan.name for plan in self.choice.plans)
        around = company(names, you=None, teams=self.teams)
        kinds = tuple(map(player_kind, self.kinds))
        rows: list[Row] = []
        for seat, player in enumerate(self.choice.players):
            index = self.kinds.index(kind_of(player))
            who = Dropdown(key=("player", seat), options=kinds, index=index)
            rows.append(Row(seat_label(around, seat), who))
            if player == PERSON:
                hint = NewWord.NAME_HINT.text
                name = name_field(("name", seat), self.choice.name(seat), hint)
                rows.append(Row(NewWord.NAME.text, name, under=True))
        return form((Section("", tuple(rows)),), rect, skin, key="seats")
