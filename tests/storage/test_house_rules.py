"""House rules on the disk: saved whole, found by name, and refused with the reason."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.rules.house import HouseRules, HouseRulesError, encode
from handfoot_gui.rules.notation import rules_to_json
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.storage import house_rules
from handfoot_gui.words.house import house_problem

FRIDAY = HouseRules("Friday at Ann’s", replace(PRESETS["pagat"], rounds=2))


def test_saved_rules_are_found_by_their_name(tmp_path: Path) -> None:
    assert house_rules.saved(tmp_path / "nowhere") == ()
    assert house_rules.save(FRIDAY, tmp_path) is None
    assert house_rules.save(HouseRules("aunts"), tmp_path) is None
    assert [house.name for house in house_rules.saved(tmp_path)] == ["aunts", "Friday at Ann’s"]
    assert house_rules.find("Friday  at Ann’s ", tmp_path) == FRIDAY


def test_saving_under_a_name_again_replaces_what_had_it(tmp_path: Path) -> None:
    house_rules.save(FRIDAY, tmp_path)
    house_rules.save(HouseRules(FRIDAY.name, GAME_NIGHT), tmp_path)
    assert house_rules.saved(tmp_path) == (HouseRules(FRIDAY.name, GAME_NIGHT),)


def test_names_that_look_alike_in_a_folder_are_kept_apart(tmp_path: Path) -> None:
    for name in ("Ours", "ours", "ours!", "我们的"):
        house_rules.save(HouseRules(name), tmp_path)
    assert len(house_rules.saved(tmp_path)) == 4


def test_removed_rules_are_gone(tmp_path: Path) -> None:
    house_rules.save(FRIDAY, tmp_path)
    assert house_rules.remove(FRIDAY.name, tmp_path) is None
    assert house_rules.remove(FRIDAY.name, tmp_path) is None
    assert house_rules.saved(tmp_path) == ()


def test_a_file_spells_out_every_option(tmp_path: Path) -> None:
    """So that saved rules stay what they were, whatever a later version plays by itself."""
    path = tmp_path / "ours.json"
    house_rules.write(FRIDAY, path)
    written = json.loads(path.read_text("utf-8"))
    assert written["format"] == "handfoot-rules/1"
    assert written["rules"] == rules_to_json(FRIDAY.rules)
    assert house_rules.read(path, 4) == FRIDAY


def test_a_file_may_hold_the_one_line(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text(f"\ufeff{encode(FRIDAY)}\n", "utf-8")
    assert house_rules.read(path) == FRIDAY
    assert house_rules.find(str(path), tmp_path) == FRIDAY
    assert house_rules.find(encode(FRIDAY), tmp_path) == FRIDAY


def test_what_cannot_be_played_is_not_saved(tmp_path: Path) -> None:
    bad = HouseRules("Ours", replace(GAME_NIGHT, books_to_go_out=(2, 2, 1)))
    with pytest.raises(HouseRulesError):
        house_rules.save(bad, tmp_path)
    with pytest.raises(HouseRulesError):
        house_rules.save(HouseRules("a:b"), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.write_text("a file where the folder should be")
    problem = house_rules.save(FRIDAY, folder)
    assert problem is not None
    assert problem.id == "file-not-saved"


def content(**changes: Any) -> bytes:
    whole: dict[str, Any] = {"format": "handfoot-rules/1", "name": "Ours", "rules": {}}
    return json.dumps(whole | changes).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no-rules"),
        (b"\xff\xfe\x00", "no-rules"),
        (b"[]", "no-rules"),
        (b"{" * 60_000, "no-rules"),
        (b'{"format": "handfoot-rules/1", "name": "Ou', "damaged"),
        (content(format="handfoot-case/1"), "no-rules"),
        (content(format="handfoot-rules/2", anything=1), "newer"),
        (content(format="handfoot-rules/one"), "damaged"),
        (content(name=3), "damaged"),
        (content(name="a:b"), "bad-name"),
        (content(rules=[]), "damaged"),
        (content(extra=1), "damaged"),
        (content(rules={"colour": 1}), "unknown-option"),
        (content(rules={"preset": "pagat"}), "unknown-option"),
        (content(rules={"decks": 99}), "bad-value"),
        (content(rules={"decks": "five"}), "bad-value"),
        (content(rules={"decks": True}), "bad-value"),
        (content(rules={"bonus": [500, 300]}), "bad-value"),
        (content(rules={"bonus": [[500], 300, None]}), "bad-value"),
        (content(rules={"tie": ["shared"]}), "bad-value"),
        (content(rules={"books_to_go_out": [2, 2, 1]}), "unplayable"),
        (b'{"format": "handfoot-rules/1"' + b" " * 70_000 + b"}", "too-large"),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_reason(
    tmp_path: Path, data: bytes, why: str
) -> None:
    path = tmp_path / "theirs.json"
    path.write_bytes(data)
    with pytest.raises(HouseRulesError) as raised:
        house_rules.read(path)
    assert raised.value.id == why
    assert house_problem(raised.value).endswith(".")
    assert "\n" not in house_problem(raised.value)
    assert house_rules.saved(tmp_path) == ()
    assert path.read_bytes() == data


def test_what_is_no_file_and_no_name_is_told(tmp_path: Path) -> None:
    for given in ("nowhere.json", str(tmp_path), "a:b", "", "x" * 5000, "a\0b", "a\nb"):
        with pytest.raises(HouseRulesError) as raised:
            house_rules.find(given, tmp_path)
        assert raised.value.id == "unknown-name"
        assert "\n" not in house_problem(raised.value)


def test_a_value_out_of_bounds_names_the_option_and_its_bounds() -> None:
    with pytest.raises(HouseRulesError) as raised:
        house_rules.from_bytes(content(rules={"decks": 99}))
    assert house_problem(raised.value) == (
        "Decks: 99 is no value here; it is 1 to 12, or: players + 1, players + 2."
    )
