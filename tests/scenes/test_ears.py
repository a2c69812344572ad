"""The table for somebody who does not see it: every act told, every focus named, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from handfoot_gui.rules.actions import Draw
from handfoot_gui.rules.events import TurnBegan
from handfoot_gui.ui.kit.speech import Speaker
from handfoot_gui.ui.scenes.base import Change
from handfoot_gui.ui.scenes.ears import Ears
from handfoot_gui.ui.scenes.in_words import InWordsScene, happened
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.settings import SettingsScene
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.scenes.title import TitleScene
from handfoot_gui.ui.table.placement import STOCK
from handfoot_gui.ui.table.round_trip import stops
from handfoot_gui.words.events import line
from tests.scenes.pilot import AT_ONCE, Pilot, new_game, surroundings


class Listener:
    """Somebody with a pilot, who hears what the program would say after each thing done."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.lines: list[str] = []
        self.ears = Ears(Speaker(find=lambda _: None), self.lines.append)
        self.listen()

    def listen(self) -> list[str]:
        """What is new."""
        known = len(self.lines)
        self.pilot.paint()
        self.ears.listen(self.pilot.stack.scenes, speaks=False)
        return self.lines[known:]

    def key(self, *names: str) -> str:
        """What is said after the last one of these keys."""
        said: list[str] = []
        for name in names:
            self.pilot.key(name)
            said = self.listen()
        return " ".join(said)


@pytest.fixture
def listener(pilot: Pilot) -> Iterator[Listener]:
    made = Listener(pilot)
    yield made
    made.ears.close()


def test_an_own_turn_is_announced_with_what_it_waits_for(listener: Listener) -> None:
    assert listener.lines[-1].startswith("Your turn. Draw two")


def test_every_act_of_everybody_is_told(listener: Listener) -> None:
    pilot = listener.pilot
    listener.key("d")
    listener.key("home", "x")
    for _ in range(3000):
        pilot.pass_time(50)
        listener.listen()
        if pilot.table.sitting.is_my_turn and pilot.table.settled:
            break
    told = [
        line(event, pilot.table.sitting.company)
        for event in pilot.table.view.history
        if not isinstance(event, TurnBegan)
    ]
    assert [text for text in listener.lines if text in told][-len(told) + 12 :] == told[12:]


def test_cards_that_others_drew_are_only_counted(listener: Listener) -> None:
    others = [text for text in listener.lines if text.startswith(("Walter", "Nora", "Edith"))]
    assert not [text for text in others if "drew the" in text]


def test_the_focused_thing_is_named(listener: Listener) -> None:
    listener.key("d")
    assert listener.key("home") == "two of spades · 20 points, 1 of 13."
    said = listener.key("space")
    assert "1 of 13, chosen." in said
    assert "A two chosen: 20 points." in said


def test_nothing_that_keys_reach_is_nameless(listener: Listener) -> None:
    pilot = listener.pilot
    listener.key("d", "4")
    nameless = []
    for stop in stops(pilot.placement, 0, with_ranks=True):
        pilot.table.sitting.keyed.focus.set(stop.key, shown=True)
        before = listener.ears._before.focus
        listener.listen()
        if not listener.ears._before.focus:
            nameless.append((stop.key, before))
    assert not nameless


def test_a_refusal_is_said_with_its_source(listener: Listener) -> None:
    listener.key("d")
    said = listener.key("d")
    assert "draw is done" in said
    assert "Source:" in said


def test_the_place_that_is_offered_says_what_would_come_of_it(listener: Listener) -> None:
    listener.key("d", "2")
    said = listener.key("m")
    assert "Fours: 2 of 3" in said
    assert "Where does this go" in said
    assert "Fives" in listener.key("right")


def test_a_dialog_says_its_question_and_each_answer(listener: Listener) -> None:
    said = listener.key("escape")
    assert isinstance(listener.pilot.top, MenuScene)
    assert "Menu" in said
    words = {listener.key("tab") for _ in range(5)}
    assert len(words) == 5
    assert {"Continue.", "Settings."} <= words


def test_s_says_the_situation(listener: Listener) -> None:
    listener.key("d")
    said = listener.key("s")
    assert isinstance(listener.pilot.top, InWordsScene)
    for part in (
        "Your hand: 13 cards, 130 points.",
        "two tens",
        "three fours",
        "Your foot is sealed: 11 cards.",
        "Them: Fours: 3 of 7. Eights: 3 of 7, one wild. 85 laid down.",
        "Us: Not opened yet.",
        "Stock: 177 cards face down.",
        "On top: five of spades.",
        "Edith: 6 cards, foot sealed.",
        "Round 1 of 4.",
    ):
        assert part in said, part
    listener.key("s")
    assert not isinstance(listener.pilot.top, InWordsScene)


def test_what_happened_is_a_page_of_its_own(listener: Listener) -> None:
    listener.key("s")
    scene = listener.pilot.top
    assert isinstance(scene, InWordsScene)
    scene.page = 1
    scene.show()
    said = " ".join(listener.listen())
    assert "Edith laid three fours." in said
    assert happened(listener.pilot.table.sitting)[-1] in said


def test_at_a_table_of_several_people_nobodys_cards_are_said_aloud() -> None:
    game = new_game(7, "person,random,person,random")
    while game.waiting_for not in (0, 2):
        game.advance()
    drawer = game.waiting_for
    assert game.submit(drawer, Draw()) is None
    game.advance()
    sitting = Sitting(game, None)
    sitting.sit_down(drawer)

    assert any("drew the" in text for text in happened(sitting))
    assert not any("drew the" in text for text in happened(sitting, aloud=True))


def test_the_form_of_a_setting_is_named_with_its_value() -> None:
    pilot = Pilot(surroundings(), new_game(7))
    scene = SettingsScene(pilot.around, "movement")
    pilot.stack.push(scene)
    listener = Listener(pilot)
    said = " ".join(listener.key("tab") for _ in range(6))
    assert "Speed: At once" in said
    assert "Reduced motion: off" in said


def test_the_title_says_where_one_is() -> None:
    pilot = Pilot(surroundings(), new_game(7))
    pilot.stack.reset(TitleScene(pilot.around, None))
    listener = Listener(pilot)
    assert listener.lines[-1].startswith("Hand and Foot.")
    assert "Quick start" in listener.lines[-1]


def test_speech_is_switched_by_its_key_and_kept(pilot: Pilot) -> None:
    pilot.key("s", ctrl=True)
    (asked,) = pilot.asked
    assert asked == Change(replace(AT_ONCE, speech=True))


def test_a_line_of_the_log_is_read_out(listener: Listener) -> None:
    listener.key("d")
    assert "All" in listener.key("l")
    assert listener.key("tab") == "Nora dealt. The first card of the pile is the king of clubs."


def test_a_look_closer_is_told(listener: Listener) -> None:
    listener.key("d", "home")
    assert "two of spades" in listener.key("i").lower()


def test_the_stock_can_be_asked_for_its_height(listener: Listener) -> None:
    pilot = listener.pilot
    pilot.table.sitting.keyed.focus.set(STOCK, shown=True)
    assert listener.listen() == ["Stock: 179 cards face down."]
