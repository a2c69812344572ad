"""The play-throughs say what the rules make of their records today.

Where the change is meant, `python -m tests.replays.regenerate` writes them again.
"""

from __future__ import annotations

import pytest

from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.wire import decode, encode
from tests.replays.play_through import FOLDER, PLAY_THROUGHS, PlayThrough, written


@pytest.mark.parametrize("told", PLAY_THROUGHS, ids=lambda told: told.preset)
def test_a_play_through_is_what_the_rules_make_of_its_record(told: PlayThrough) -> None:
    assert written(told).splitlines() == told.text.read_text("utf-8").splitlines()


@pytest.mark.parametrize("told", PLAY_THROUGHS, ids=lambda told: told.preset)
def test_a_record_is_written_as_it_was_read(told: PlayThrough) -> None:
    content = told.record.read_bytes()
    assert encode(decode(content)) == content


def test_every_preset_has_one() -> None:
    assert [told.preset for told in PLAY_THROUGHS] == list(PRESETS)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


def test_they_can_be_read_in_any_window() -> None:
    for told in PLAY_THROUGHS:
        assert max(map(len, told.text.read_text("utf-8").splitlines())) <= 96
