"""What is kept packed is the same to the last bit, and as much as fits is kept."""

from __future__ import annotations

import pygame

from handfoot_gui.ui.kit.raster import PackedPictures, blank, document, drawn

DISC = document(
    '<circle cx="100" cy="100" r="90" fill="#336699" fill-opacity="0.7"/>', (0, 0, 200, 200)
)


def disc() -> pygame.Surface:
    return drawn(DISC, 200, 200)


def test_a_packed_picture_comes_back_as_it_was() -> None:
    packed = PackedPictures(1)
    made = packed.get("disc", disc)
    for _ in range(3):
        found = packed.get("disc", lambda: blank(1, 1))
        assert found.get_size() == made.get_size()
        assert (found.get_masks(), found.get_flags()) == (made.get_masks(), made.get_flags())
        assert found.get_buffer().raw == disc().get_buffer().raw
    assert found is not made
    assert packed.used < 200 * 200 * 4 / 10


def test_packed_pictures_that_were_long_unused_go_first() -> None:
    packed = PackedPictures(1)
    for name in ("one", "two"):
        packed.get(name, disc)
    packed.limit = 2 * packed.used
    for name in ("three", "one", "four"):
        packed.get(name, disc)
    assert [name in packed for name in ("one", "two", "three")] == [True, False, True]
    assert packed.used <= packed.limit
