"""Positions drawn and explained: what the text says is what the rules say."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from handfoot_gui.referee import cli
from handfoot_gui.referee.case import Case, read_bytes, read_cases
from handfoot_gui.referee.diagram import diagram
from handfoot_gui.referee.explain import explain, findings
from handfoot_gui.referee.position import state_of
from handfoot_gui.referee.run import rules_of, run_case
from handfoot_gui.referee.showing import shown_in
from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.views import view_of
from handfoot_gui.session.wire import encode
from tests.session.matches import game_of, steps_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))


def states_of(case: Case) -> list[RoundState]:
    start = state_of(rules_of(case), case.position)
    return [start, *(step.state for step in run_case(case).steps)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_explained_as_allowed_is_exactly_what_is_possible(path: Path) -> None:
    for case in read_cases(read_bytes(path)):
        for state in states_of(case)[:12]:
            view = view_of(state, state.to_act)
            found = findings(view)
            assert {f.kind for f in found if f.may} == set(possible_kinds(view)), case.name
            assert all(f.rule in CITATIONS for f in found)
            assert {"draw", "take_pile", "meld", "go_out"} <= {f.kind for f in found}


EXAMPLE = """\
{"format": "handfoot-case/1", "name": "a pair from the hand takes the pile",
 "position": {
   "seats": [{"hand": ["Kh", "Ks", "4c", "5d"]}, {}, {"hand": ["9c", "9d"], "foot": []},
             {"hand": ["4h", "**"], "foot": [], "foot_played": false}],
   "teams": [{"melds": [["Qh", "Qd", "Qs"], ["8h", "8d", "8c", "8s", "8h", "8d", "2s"]],
              "red_threes": 1}, {"score": -115}],
   "stock": ["7h", "8d"], "discard": ["5c", "9s", "Kd"]}}
"""

DRAWN = """\
a pair from the hand takes the pile

Round 1, opening at 50.
Seat 0 is to draw.

Stock:   7h 8d
Pile:    Kd on top of 9s 5c

Seat 0 and Seat 2: open, 1 red three
  0 Queens      Qh Qd Qs              3/7
  1 Eights      8h 8d 8c 8s 8h 8d 2s  a dirty book
Seat 1 and Seat 3: not open, −115 in the match

> Seat 0    hand: Ks Kh 5d 4c; foot sealed: 11 cards
  Seat 1    hand: 11 cards; foot sealed: 11 cards
  Seat 2    foot: 9d 9c
  Seat 3    foot: ** 4h; foot not played from yet

"""


def test_a_case_is_drawn_as_a_card_player_would_lay_it_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "example.json"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert cli.main(["--diagram", str(path)]) == cli.HOLDS
    assert capsys.readouterr().out == DRAWN


def test_a_position_is_explained_with_rule_and_source(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "example.json"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert cli.main(["--explain", str(path)]) == cli.HOLDS
    said = capsys.readouterr().out
    assert "What Seat 0 may do, and what not:" in said
    assert "yes  Draw two cards from the stock. [rule.turn] Source: " in said
    assert "yes  Take the pile, three cards of it. For instance with two kings" in said
    assert "no   Discard? Draw first: two cards from the stock, or the pile. [turn.phase]" in said


def test_a_number_of_cards_is_drawn_as_a_number_and_named_cards_by_name() -> None:
    shown = {s.title: s for s in shown_in(HERE / "knee.json")}
    first = shown["The last hand card melded: the knee is picked up at once, the foot stays sealed"]
    drawn = diagram(first.state, first.counted)
    assert "hand: Qs; knee sealed: 5c 9s Kc; foot sealed: 4c 4d 6h" in drawn
    assert "Stock:   60 cards" in drawn
    everything = diagram(first.state)
    assert "60 cards" not in everything


def test_a_finished_round_and_an_open_question_are_drawn_and_explained() -> None:
    cases = {c.name: c for c in read_cases(read_bytes(HERE / "permission.json"))}
    case = cases["A yes carries out the whole act: melds, last discard, end"]
    _, asked, over = states_of(case)
    assert "Seat 2 is asked: may I go out?" in diagram(asked)
    assert "yes  Answer yes or no to Seat 0" in explain(view_of(asked, asked.to_act))
    assert "The round is over." in diagram(over)
    assert "yes  " not in explain(view_of(over, over.to_act))


def test_a_saved_match_is_drawn_where_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = game_of(3)
    for _ in islice(steps_of(game), 40):
        pass
    path = tmp_path / "match.json"
    path.write_bytes(encode(game.record()))
    assert cli.main(["--diagram", "--explain", str(path)]) == cli.HOLDS
    said = capsys.readouterr().out
    assert said.startswith("Round 1, after ")
    assert f"Stock:   {len(game.state.stock)} cards" in said
    assert f"What Seat {game.state.to_act} may do, and what not:" in said
