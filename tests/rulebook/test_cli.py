"""`handfoot rules`: one page for each table, comparisons, and one line for each trouble."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.rules.house import HouseRules, decode, encode
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.storage import house_rules

OURS = HouseRules("Ours", replace(PRESETS["pagat"], rounds=2, going_out_bonus=200))


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["rules", *arguments]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    return err.strip()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", ["2", "4", "6"])
def test_the_sheet_of_a_table_is_one_page(
    capsys: pytest.CaptureFixture[str], preset: str, seats: str
) -> None:
    lines = printed(capsys, preset, "--seats", seats)
    assert 55 <= len(lines) <= 72
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if line != line.rstrip()]


def test_without_a_preset_it_is_game_night(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys)
    assert lines[0] == "GAME NIGHT"
    assert "Opening    The first melds of a team, laid together, are worth 50, 90,  S" in lines


def test_what_a_source_does_not_say_has_a_star(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "pagat")
    assert "*  Pagat does not say; we use Game Night’s rule." in lines
    (jokers,) = [line for line in lines if "jokers" in line]
    assert jokers.endswith(" S*")


def test_two_presets_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "game-night", "--diff", "pagat")
    assert lines[0].startswith("6 differences between Game Night and Pagat: Cards in the hand;")
    assert "  Pagat       13 cards for each hand." in lines
    assert max(map(len, lines)) <= 80


def test_rules_are_the_same_as_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "pagat", "--diff", "pagat") == [
        "No differences between Pagat and Pagat."
    ]


def test_house_rules_come_from_a_file_a_line_or_a_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "ours.json"
    house_rules.write(OURS, path)
    house_rules.save(OURS, tmp_path / "rules")
    given = (str(path), encode(OURS), "Ours")
    sheets = [printed(capsys, "--rules", g, "--data", str(tmp_path)) for g in given]
    assert sheets[0] == sheets[1] == sheets[2]
    assert sheets[0][:2] == ["OURS", "Pagat with 2 changes"]
    (bonus,) = [line for line in sheets[0] if "Going out brings 200." in line]
    assert bonus.endswith(" T")
    assert "T  Agreed at this table." in sheets[0]


def test_the_line_that_is_printed_is_read_again(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed(capsys, "good-sam", "--line")
    assert decode(line) == HouseRules("Good Sam", PRESETS["good-sam"])


def test_as_json_every_line_has_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = json.loads("\n".join(printed(capsys, "bicycle", "--json")))
    lines = [line for section in sheet["sections"] for line in section["lines"]]
    assert all(line["text"] and line["source"] and line["origin"] for line in lines)
    told = json.loads("\n".join(printed(capsys, "bicycle", "--diff", "pagat", "--json")))
    assert told["differences"][0]["option"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["hoyle"], "hoyle is no preset"),
        (["--seats", "9"], "A table has 2 to 6 seats, not 9."),
        (["--seats", "x"], "invalid int value"),
        (["--rules", "nowhere.json"], "nowhere.json is no file"),
        (["--diff", "hoyle"], "hoyle is no file"),
        (["--rules", "handfoot-rules/1:Ours:decks=9:00000000"], "damaged"),
        (["--colour"], "unrecognized arguments"),
    ],
)
def test_a_wrong_argument_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    assert why in refused(capsys, *arguments)


def test_play_with_rules_that_are_none_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--rules", "nowhere.json"]) == 2
    assert capsys.readouterr().err == (
        "handfoot: nowhere.json is no file, and no saved rules have this name.\n"
    )
    assert main(["play", "--rules", encode(OURS), "--preset", "pagat"]) == 2
    assert "not from both" in capsys.readouterr().err
    assert main(["play", "--rules", encode(replace_decks(1))]) == 2
    assert "the pack has" in capsys.readouterr().err


def replace_decks(decks: int) -> HouseRules:
    return HouseRules("Few", replace(PRESETS["game-night"], decks=decks, books_to_go_out=(0, 0, 0)))
