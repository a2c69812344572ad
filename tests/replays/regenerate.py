"""`python -m tests.replays.regenerate`: write the play-throughs again after rules or words changed.

With `--play` the matches are played anew as well; look at the difference before committing it.
"""

from __future__ import annotations

import argparse
import sys

from tests.replays.play_through import PLAY_THROUGHS, played, written


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--play", action="store_true", help="let steady players play anew")
    args = parser.parse_args()
    for told in PLAY_THROUGHS:
        if args.play:
            told.record.write_bytes(played(told))
        told.text.write_text(written(told), "utf-8", newline="\n")
        sys.stdout.write(f"{told.text.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
