"""Has freed pictures given back to the system. Knows the C library of Linux; no picture.

Its allocator keeps what is freed between things that stay, and learns from each large piece that is
freed to keep larger ones: pictures of all sizes, made and dropped for an hour, leave holes as large
as what is in use.
"""

from __future__ import annotations

import sys

PIECE = 1 << 16
"""Bytes from which on a piece is had from the system, and given back, by itself."""
TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3


def give_back_what_is_freed() -> bool:
    """Whether the library takes the wish; once for the whole process."""
    if sys.platform != "linux":
        return False
    import ctypes  # noqa: PLC0415 - the first picture needs none of it

    try:
        wish = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):  # another C library than GNU's
        return False
    return bool(wish(MMAP_THRESHOLD, PIECE)) and bool(wish(TRIM_THRESHOLD, 2 * PIECE))
