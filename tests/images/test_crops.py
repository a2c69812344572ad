"""Fresh eyes named every card from crops 60 pixels high, and the crops are of every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.images.crops import FOLDER, lines, mistakes

ANSWERS = sorted(FOLDER.glob("answers-*.txt"))


def test_two_have_looked_at_all_pictures_and_all_cards() -> None:
    key = lines(FOLDER / "key.txt")
    assert len(ANSWERS) == 2
    assert sum(crop.startswith("pictures") for crop in key) == 18
    assert len({name for crop, name in key.items() if crop.startswith("whole")}) == 53


@pytest.mark.parametrize("answers", ANSWERS, ids=lambda file: file.stem)
def test_every_card_was_named_as_it_is(answers: Path) -> None:
    assert not mistakes(answers)
