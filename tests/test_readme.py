"""The README is true: its table of a turn is the program's, and its pictures are there."""

from __future__ import annotations

import re
from pathlib import Path

from handfoot_gui.rules.legal import KINDS
from handfoot_gui.rules.turns import NEXT

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_of_a_turn_is_the_one_that_turns_go_by() -> None:
    rows = [
        f"| {phase} | {KINDS[act]} | {', '.join(following)} |"
        for (phase, act), following in NEXT.items()
    ]
    assert "\n".join(rows) in README


def test_every_picture_and_link_exists() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    assert links
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert not missing


def test_every_room_is_on_the_map() -> None:
    package = ROOT / "handfoot_gui"
    rooms = [p.parent.relative_to(package).as_posix() for p in package.rglob("__init__.py")]
    inner = {"ui", ".", "players/weights"}
    assert [
        room for room in sorted(rooms) if room not in inner and f"`{room}/`" not in README
    ] == []
