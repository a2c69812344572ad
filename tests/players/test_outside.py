"""Programs on a seat: good, silent, slow, lying and dying ones. Nothing hangs, all is counted."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of
from handfoot_gui.players.asking import question
from handfoot_gui.players.outside import STARTS, Outside
from handfoot_gui.players.registry import is_player, make_player
from handfoot_gui.rules.actions import Action, Discard, Draw, Resign
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.events import TurnBegan
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.session.seating import parse_seats
from handfoot_gui.words.arena import arena_report
from tests.players.positions import seen
from tests.players.rounds import decisions_of_round
from tests.properties.rounds import random_deal

EXAMPLE = Path(__file__).parent / "programs" / "draws_and_discards.py"
Made = Callable[..., Outside]


@pytest.fixture
def outside() -> Iterator[Made]:
    """Makes players of a line of Python, which are ended after the test."""
    made: list[Outside] = []

    def make(code: str, limit: float = 20.0) -> Outside:
        command = shlex.join([sys.executable, "-u", "-c", code])
        made.append(Outside(command, make_player("steady", 1), pause=0.01, limit=limit))
        return made[-1]

    yield make
    for player in made:
        player.close()


def decided(player: Outside, view: PlayerView) -> Action:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        action = player.decide(view)
        if action is not None:
            return action
    raise AssertionError("it hangs")


def table(turn: int = 1, phase: str = "draw", hand: str = "9 K 7 5 J A 6") -> PlayerView:
    """A view of the turn with this number."""
    view = seen(hand=hand, phase=phase)
    return PlayerView(
        **{name: getattr(view, name) for name in view.__slots__ if name != "history"},
        history=(*view.history, *(TurnBegan(0) for _ in range(turn))),
    )


def steady(view: PlayerView) -> Action | None:
    return make_player("steady", 1).decide(view)


ANSWERS = "import sys\nfor line in sys.stdin:\n "


def test_a_good_answer_is_played(outside: Made) -> None:
    player = outside(ANSWERS + """print('{"do": "draw"}')""")
    assert decided(player, table()) == Draw()
    assert not player.faults


def test_the_example_plays_whole_matches() -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    result = play_pair(Contest(f"cmd:{command}", "random", preset="bicycle"), 1)
    report = report_of(Contest("cmd", "random"), [result])
    assert result.a.turn_ms
    lost = report["players"]["a"]["lost_turns"]
    assert lost["silent"] == lost["unreadable"] == lost["died"] == 0


def test_a_silent_one_loses_its_turn_once_and_then_at_once(outside: Made) -> None:
    player = outside("import time; time.sleep(60)", limit=0.3)
    view = table(1)
    assert decided(player, view) == steady(view)
    began = time.monotonic()
    for turn in range(2, 30):
        view = table(turn)
        assert decided(player, view) == steady(view)
    assert time.monotonic() - began < 5
    assert player.faults["silent"] == 29


def test_all_acts_of_a_lost_turn_are_the_steady_players(outside: Made) -> None:
    player = outside("import time; time.sleep(60)", limit=0.3)
    for view in (table(1), table(1, "play"), table(1, "play", "9 K 7")):
        assert decided(player, view) == steady(view)
    assert player.faults == {"silent": 1}


def test_a_late_answer_is_none_to_the_next_question(outside: Made) -> None:
    code = """
import sys, time
for number, line in enumerate(sys.stdin):
    if "lost_turn" in line: continue
    if number == 0:
        time.sleep(1)
        print('{"do": "discard", "card": "2c"}')
    else:
        print('{"do": "draw"}')
"""
    player = outside(code, limit=0.3)
    decided(player, table(1))
    time.sleep(2)
    player._limit = 20.0
    assert decided(player, table(2)) == Draw()
    assert player.faults == {"silent": 1}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("good morning", "unreadable"),
        ("[1, 2]", "unreadable"),
        ('{"do": "shuffle"}', "unreadable"),
        ('{"do": "discard", "card": 7}', "unreadable"),
        ("[" * 100_000, "unreadable"),
        ('{"do": "discard", "card": "Ks"}', "illegal"),
        ('{"do": "answer", "yes": true}', "illegal"),
        ('{"do": "take_pile", "lay": []}', "illegal"),
    ],
)
def test_what_is_no_act_or_not_allowed_loses_the_turn(
    outside: Made, answer: str, fault: str
) -> None:
    player = outside(ANSWERS + f"print({answer!r})")
    assert decided(player, table()) == steady(table())
    assert player.faults == {fault: 1}


def test_it_is_told_why(outside: Made, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
import sys
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    if "lost_turn" not in line: print('{{"do": "discard", "card": "Ks"}}')
"""
    player = outside(code)
    decided(player, table())
    ends = time.monotonic() + 20
    while time.monotonic() < ends and not (heard.exists() and "lost_turn" in heard.read_text()):
        time.sleep(0.02)
    told: dict[str, Any] = json.loads(heard.read_text().splitlines()[1])
    assert told["lost_turn"] == "illegal"
    assert told["rule"] == "turn.phase"
    assert told["why"].endswith(".")


@pytest.mark.parametrize("code", ["raise SystemExit(3)", "input(); raise SystemExit"])
def test_one_that_dies_is_started_again_but_not_for_ever(outside: Made, code: str) -> None:
    player = outside(code)
    for turn in range(1, STARTS + 4):
        view = table(turn)
        assert decided(player, view) == steady(view)
    assert player.faults == {"died": STARTS + 3}


def test_one_that_is_not_there_has_died() -> None:
    player = make_player("cmd:/nowhere/at-all --fast", 1)
    assert player.decide(table()) == steady(table())


def test_one_that_never_reads_holds_nobody_up(outside: Made) -> None:
    code = """
import time
while True:
    print('{"do": "draw"}', flush=True)
    time.sleep(0.2)
"""
    player = outside(code)
    began = time.monotonic()
    for turn in range(1, 8):
        decided(player, table(turn))
    assert time.monotonic() - began < 40


def test_giving_up_loses_the_match(outside: Made) -> None:
    player = outside(ANSWERS + """print('{"do": "resign"}')""")
    assert decided(player, table()) == Resign()
    code = ANSWERS + """print('{"do": "resign"}')"""
    contest = Contest("cmd:" + shlex.join([sys.executable, "-u", "-c", code]), "random")
    played = play_pair(contest, 0)
    assert played.margins == (-1.0, -1.0)
    said = arena_report(report_of(contest, [played]))
    assert "No round was played to its end." in said


def test_a_question_tells_nothing_hidden() -> None:
    import random  # noqa: PLC0415

    rng = random.Random(4)
    pack = {format_card(card) for card in make_pack(1, 1)}
    state = random_deal(rng, table().rules, 4)
    for decision in decisions_of_round(state, "steady", 4):
        view = decision.view
        asked = json.loads(json.dumps(question(view)))
        position = asked["position"]
        assert sorted(position["seats"][view.seat]["hand"]) == sorted(map(format_card, view.hand))
        for seat, told in enumerate(position["seats"]):
            assert isinstance(told["foot"], int)
            assert isinstance(told["knee"], int)
            assert seat == view.seat or isinstance(told["hand"], int)
        assert isinstance(position["stock"], int)
        assert isinstance(position["discard"], int)
        assert position["top"] is None or position["top"] in pack
        for event in asked["history"]:
            if event["event"] in ("cards_drawn", "foot_picked_up", "pile_taken"):
                assert event["seat"] == view.seat or not event["cards"]
        assert asked["legal"]
        again = view_of(decision.state, view.seat, view.history)
        assert question(again) == question(view)


def test_names_on_the_command_line() -> None:
    assert is_player("cmd:python3 My-Player.py --Fast")
    assert not is_player("cmd:")
    plans = parse_seats("PERSON,cmd:./My-Player.py --Fast,club,club")
    assert plans[0].is_person
    assert plans[1].player == "cmd:./My-Player.py --Fast"


def test_what_it_does_is_checked(outside: Made) -> None:
    view = table(1, "play")
    card = format_card(view.hand[0])
    player = outside(ANSWERS + f"""print('{{"do": "discard", "card": "{card}"}}')""")
    action = decided(player, view)
    assert isinstance(action, Discard)
    assert check(view, action) is None


def test_the_readme_shows_the_example_that_is_tested() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    shown = readme.partition("```python\n")[2].partition("```")[0]
    lines = EXAMPLE.read_text("utf-8").replace("  # noqa: T201", "")
    assert shown == lines[lines.index("import json") :]
