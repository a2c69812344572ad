"""What to paste into a report of trouble: versions, system, display, settings, the log's end.

Nobody's names: the folders of people, the names of accounts, machines and players are left out.
In English whatever the language: it is read by whoever mends the game, and searched for. Knows
the files and the system; the display's facts are handed in by who has a display.
"""

from __future__ import annotations

import getpass
import os
import platform
import re
import socket
import sqlite3
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from handfoot_gui import __version__
from handfoot_gui.storage.matches import FILE, Matches
from handfoot_gui.storage.paths import Paths, unwritable
from handfoot_gui.storage.settings import Settings

TITLE = "Hand and Foot: report of trouble"
NO_NAMES = "(names of people, folders and machines are left out)"
LOG = "The log's last lines:"
NOTHING = "none"
LINES = 60
"""How much of the log is given."""
OWN = {"table_names", "table_players", "table_rules", "agreed_rules", "window_place"}
"""Settings whose values are nobody's business, or far too long."""
SESSION = ("XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "LANG")


def report_text(paths: Paths, settings: Settings, display: Mapping[str, str]) -> str:
    facts = {
        "game": f"{__version__}, {how_installed()}",
        "Python": f"{platform.python_version()}, {platform.architecture()[0]}",
        "libraries": _libraries(),
        "system": _system(),
        "session": ", ".join(f"{os.environ[name]}" for name in SESSION if os.environ.get(name)),
        **display,
        "files": _files(paths),
        "settings": ", ".join(changed(settings)) or NOTHING,
    }
    known = {name: value or NOTHING for name, value in facts.items()}
    text = "\n".join(report_lines(known, _log(paths.log))) + "\n"
    return without_names(text, private_words())


def report_lines(facts: Mapping[str, str], log: Sequence[str]) -> list[str]:
    """One fact a line, the log below."""
    wide = max(map(len, facts))
    lines = [TITLE, NO_NAMES, "", *(f"{name:<{wide}}  {facts[name]}" for name in facts)]
    return [*lines, "", LOG, *log] if log else lines


def how_installed() -> str:
    """
    >>> how_installed()
    'from its source folder'
    """
    if getattr(sys, "frozen", False):
        folder, program = Path(sys.executable).parent, getattr(sys, "_MEIPASS", "")
        inside = Path(program).parent == folder or ".app" in str(folder)
        return "built, one folder" if inside else "built, one file"
    package = Path(__file__).resolve().parent
    return "installed as a package" if (package / "assets").is_dir() else "from its source folder"


def changed(settings: Settings) -> list[str]:
    """
    >>> changed(Settings(theme="light", table_names=("Anna",)))
    ['theme=light', 'table_names changed']
    """
    found = []
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        if value != field.default:
            found.append(f"{field.name} changed" if field.name in OWN else f"{field.name}={value}")
    return found


# -- what is private


def private_words() -> dict[str, str]:
    """What must not be in a report, and what stands there instead; longer ones come first."""
    words = {str(Path.home()): "~"}
    with suppress(OSError, KeyError, ImportError):
        words[getpass.getuser()] = "(user)"
    for name in (os.environ.get("USERNAME"), os.environ.get("USER"), Path.home().name):
        if name:
            words.setdefault(name, "(user)")
    host = socket.gethostname()
    for name in (host, host.partition(".")[0], platform.node()):
        if name:
            words.setdefault(name, "(machine)")
    return dict(sorted(words.items(), key=lambda item: -len(item[0])))


def without_names(text: str, words: Mapping[str, str]) -> str:
    """Whole words only: a machine called `a` does not take every letter.

    >>> without_names("/home/anna/x: Annas anna on ANNA", {"/home/anna": "~", "anna": "(user)"})
    '~/x: Annas (user) on (user)'
    """
    for word, instead in words.items():
        if word.strip("/\\. "):
            pattern = rf"(?<!\w){re.escape(word)}(?!\w)"
            text = instead.join(re.split(pattern, text, flags=re.IGNORECASE))
    return text


# -- facts


def _libraries() -> str:
    versions = {
        "msgspec": msgspec.__version__,
        "platformdirs": platformdirs.__version__,
        "SQLite": sqlite3.sqlite_version,
    }
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def _system() -> str:
    told = [f"{platform.system()} {platform.release()}", platform.machine()]
    if sys.platform == "linux":
        told.append(" ".join(filter(None, platform.libc_ver())))
        with suppress(OSError):
            told.insert(0, platform.freedesktop_os_release().get("PRETTY_NAME", ""))
    elif sys.platform == "darwin":
        told.insert(0, f"macOS {platform.mac_ver()[0]}")
    return ", ".join(filter(None, told))


def _files(paths: Paths) -> str:
    trouble = unwritable(paths)
    told = ["writable" if trouble is None else f"NOT writable: {trouble.fields['reason']}"]
    file = paths.data / FILE
    with suppress(OSError):
        told.append(f"{FILE} {file.stat().st_size:,} bytes")
        matches = Matches.to_look_at(paths.data)
        counts = {status: matches.count(status) for status in ("running", "over", "left")}
        told += [f"{number} {status}" for status, number in counts.items()]
    return ", ".join(told)


def _log(file: Path) -> Sequence[str]:
    try:
        return file.read_text("utf-8", errors="replace").splitlines()[-LINES:]
    except OSError:
        return ()
