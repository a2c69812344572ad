"""Draws the whole deck as small SVG files: courts, aces, jokers, backs, pips, corners, icons.

Only plain paths, polygons, circles and transforms are written, so that a small reader understands
them. Figures are drawn once, upper half, in a box whose origin is the centre of the card, y
pointing down; the lower half is the same drawing turned by 180 degrees, and a slanted sash hides
the join. An unmirrored figure looks left and holds its attribute at the left.

Run:  python build_scripts/make_cards.py [assets folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

from deck_art.files import card_files, icon_files


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    assets = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "assets"
    for folder, files in (("cards", card_files()), ("icons", icon_files())):
        (assets / folder).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (assets / folder / f"{name}.svg").write_text(text, encoding="utf-8")
        print(f"{len(files)} drawings in {assets / folder}")


if __name__ == "__main__":
    main()
