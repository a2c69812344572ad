"""The icon's files are what the script draws today, whole and in the sizes that systems ask for."""

import io
import struct

import make_icons
import pytest
from _bootstrap import ROOT
from PIL import Image

FOLDER = ROOT / "assets" / "icon"


@pytest.mark.parametrize("size", make_icons.SIZES)
def test_a_picture_is_drawn_as_it_lies_there(size: int) -> None:
    """Pixel by pixel: how well a library packs them may differ between systems."""
    with Image.open(FOLDER / f"handfoot-{size}.png") as picture:
        assert picture.size == (size, size)
        assert picture.convert("RGBA").tobytes() == make_icons.pixels(size)


def test_the_containers_hold_the_pictures_byte_by_byte() -> None:
    pictures = {s: (FOLDER / f"handfoot-{s}.png").read_bytes() for s in make_icons.SIZES}

    for name, content in make_icons.icon_files(pictures).items():
        assert content == (FOLDER / name).read_bytes(), name


def test_windows_and_macos_can_read_theirs() -> None:
    with Image.open(FOLDER / "handfoot.ico") as picture:
        assert {s for s, _ in picture.info["sizes"]} == set(make_icons.IN_ICO)
    content = (FOLDER / "handfoot.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8])[0] == len(content)
    with Image.open(io.BytesIO(content)) as picture:
        assert max(size[0] for size in picture.info["sizes"]) == 512
