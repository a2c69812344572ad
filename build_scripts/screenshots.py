"""Takes a picture of every screen and of a dozen tables: `screenshots.py OUT [NAME...]`.

At 1024x600, 1366x768, 1920x1080 and 3840x2160, with text at 100 and 200 %. Names may be beginnings
("settings", "table-"); --size and --text choose some of the sizes. Needs no screen.
"""

import argparse
import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import rerun_in_environment

rerun_in_environment()

SIZES = ("1024x600", "1366x768", "1920x1080", "3840x2160")
TEXTS = (100, 200)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("names", nargs="*", help="which pictures, or how their names begin")
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--text", action="append", type=int, choices=TEXTS)
    given = parser.parse_intermixed_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415 - only in the project's environment
    from _screens_shown import names, picture  # noqa: PLC0415

    wanted = [n for n in names() if not given.names or n.startswith(tuple(given.names))]
    if not wanted:
        print(f"No picture has such a name; names are {', '.join(names())}.", file=sys.stderr)
        return 2
    given.out.mkdir(parents=True, exist_ok=True)
    for size in given.size or SIZES:
        for text in given.text or TEXTS:
            for name in wanted:
                w, h = map(int, size.split("x"))
                path = given.out / f"{name}-{size}-{text}.png"
                pygame.image.save(picture(name, (w, h), text), path)
                print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
