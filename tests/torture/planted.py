"""The program with a write that gets lost now and then, though it is told: torture must see it."""

from __future__ import annotations

import sys

from handfoot_gui.__main__ import main
from handfoot_gui.storage.writing import Kept, MatchWriter

EVERY = 9

_write = MatchWriter.write
_count = 0


def lossy(self: MatchWriter, kept: Kept) -> None:
    global _count  # noqa: PLW0603
    _count += 1
    if _count % EVERY == 0 and self.match is not None:
        self._known = kept.snapshot.record
        return
    _write(self, kept)


if __name__ == "__main__":
    MatchWriter.write = lossy  # type: ignore[method-assign]
    sys.exit(main())
