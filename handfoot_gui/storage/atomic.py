"""Files that are whole or not there: replaced in one step, or set aside under a dated name.

Knows bytes and names, not what is in them.
"""

import os
from datetime import datetime
from pathlib import Path


def replace_file(path: Path, content: bytes) -> None:
    """After this, or a power cut during it, the file is the new one or the old one.

    Raises OSError; then the old one is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def set_aside(path: Path, now: datetime) -> Path:
    """Renames `settings.json` to `settings-2026-11-30-0215.json`; nothing is overwritten."""
    return path.rename(dated_name(path, now))


def dated_name(path: Path, now: datetime) -> Path:
    """A name beside the file that nothing has yet, even where the clock was set back."""
    dated = f"{path.stem}-{now:%Y-%m-%d-%H%M}"
    aside = path.with_name(dated + path.suffix)
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{dated}-{count}{path.suffix}")
    return aside


def _sync_folder(folder: Path) -> None:
    """The new name, too, must survive a power cut; some file systems cannot promise it."""
    if os.name == "nt":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)
