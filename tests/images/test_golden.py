"""The main states look as they did when somebody last looked at them and found them good.

A wanted change: `python -m tests.images.golden`, look at the pictures, commit them with it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.conftest import RESULTS
from tests.images.golden import (
    DIGESTS,
    FOLDER,
    PICTURES,
    Golden,
    digest,
    drawn,
    file_of,
    made_with,
    small,
)

FEW, LITTLE = 0.001, 8
"""On other machines: how many pixels may be off, and by how much all may."""
LARGEST = 200 * 1024


@pytest.mark.parametrize("golden", PICTURES, ids=lambda golden: golden.name)
def test_the_picture_is_the_one_that_was_looked_at(golden: Golden) -> None:
    kept = json.loads(DIGESTS.read_text("utf-8"))
    image = drawn(golden)
    if kept["made with"] == made_with():
        same = digest(image) == kept["pictures"][golden.name]
    else:
        same = share_off(small(image), Image.open(file_of(golden))) <= FEW
    if not same:
        raise AssertionError(f"{golden.name} looks different: see {_kept_to_see(golden, image)}")


def share_off(one: Image.Image, other: Image.Image) -> float:
    """The share of the pixels that are off by more than a little in any colour."""
    if one.size != other.size:
        return 1.0
    difference = ImageChops.difference(one, other.convert("RGB"))
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[LITTLE + 1 :]) / (one.width * one.height)


def _kept_to_see(golden: Golden, image: Image.Image) -> Path:
    """The new picture, and where it differs, brightened."""
    folder = RESULTS / "images"
    folder.mkdir(parents=True, exist_ok=True)
    image.save(folder / f"{golden.name}.png")
    before, now = Image.open(file_of(golden)).convert("RGB"), small(image)
    if before.size == now.size:
        off = ImageChops.difference(before, now).point(lambda value: min(255, value * 8))
        off.save(folder / f"{golden.name}-off.png")
    return folder / f"{golden.name}.png"


def test_a_picture_is_drawn_the_same_twice() -> None:
    assert digest(drawn(PICTURES[0])) == digest(drawn(PICTURES[0]))


def test_nothing_is_kept_that_is_not_compared() -> None:
    assert set(FOLDER.glob("*.png")) == set(map(file_of, PICTURES))
    assert all(file.stat().st_size < LARGEST for file in FOLDER.glob("*.png"))


def test_a_shade_is_no_difference_but_a_moved_card_is() -> None:
    kept = Image.open(file_of(PICTURES[0])).convert("RGB")
    shaded = kept.point(lambda value: min(255, value + 5))
    moved = kept.copy()
    moved.paste(kept.crop((200, 280, 260, 360)), (300, 100))

    assert share_off(shaded, kept) == 0
    assert share_off(moved, kept) > FEW
