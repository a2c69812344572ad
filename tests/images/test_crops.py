"""Fresh eyes named every card from crops 60 pixels high, and the crops are of every card."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from tests.images.crops import FOLDER, SHEETS, drawn, lines, mistakes
from tests.images.golden import DIGESTS, made_with

MADE_WITH = json.loads(DIGESTS.read_text("utf-8"))["made with"]
ANSWERS = sorted(FOLDER.glob("answers-*.txt"))


def test_two_have_looked_at_all_pictures_and_all_cards() -> None:
    key = lines(FOLDER / "key.txt")
    assert len(ANSWERS) == 2
    assert sum(crop.startswith("pictures") for crop in key) == 18
    assert len({name for crop, name in key.items() if crop.startswith("whole")}) == 53


@pytest.mark.parametrize("answers", ANSWERS, ids=lambda file: file.stem)
def test_every_card_was_named_as_it_is(answers: Path) -> None:
    assert not mistakes(answers)


@pytest.mark.skipif(made_with() != MADE_WITH, reason="cards are drawn a shade otherwise here")
@pytest.mark.parametrize("name", sorted(SHEETS))
def test_the_cards_look_as_they_did_when_they_were_named(name: str) -> None:
    content, kept = pygame.image.tobytes(drawn()[name], "RGB"), FOLDER / f"{name}.png"
    assert content == pygame.image.tobytes(pygame.image.load(kept), "RGB")
