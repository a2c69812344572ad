"""Starts what build.py made like a stranger would and watches: `smoke.py ARTIFACT...`.

Takes the folder, an archive, the one-file program, the wheel, the source archive, an .rpm
(unpacked, which needs bsdtar), a .deb (in a clean Debian, which needs root and mmdebstrap), an
installer for Windows (for oneself; it stays installed) or an image for macOS. Each is put into a
folder with an awkward name, with an empty environment and home, without sight of the project, on an
X server of its own (elsewhere on the screen that is there): it looks at itself, welcomes, shows its
title, plays a computer match through the table, is killed, goes on, ends; without sound, without a
place to write, two times at once.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import ROOT, rerun_in_environment

rerun_in_environment()

import _debian_root  # noqa: E402
from _artifacts import Unusable, place  # noqa: E402
from _display import MISSING, display, environment_of, is_available  # noqa: E402
from _packages import tree_digests  # noqa: E402
from _stranger import Stranger, Trouble  # noqa: E402

PICTURES = ROOT / "tests" / "results" / "smoke"
MATCH = ("play", "--seats", "steady,steady,steady,steady", "--speed", "at-once", "--seed", "7")
SUMMARIES = ("round-summary", "match-summary")
COLOURS = 200
"""A title or a table has thousands of them, an empty window one."""
OWN_FOLDERS = {
    ".local/share/handfoot",
    ".local/state/handfoot",
    ".config/handfoot",
    ".cache/handfoot",
}
ON_LINUX = sys.platform == "linux"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("artifacts", nargs="+", type=Path, help="what build.py made")
    parser.add_argument("--debian", default="bookworm", help="the release to try a .deb in")
    asked = parser.parse_args()
    if ON_LINUX and not is_available():
        print(MISSING, file=sys.stderr)
        return 2
    good = True
    with tempfile.TemporaryDirectory(prefix="handfoot-") as temporary, _screen() as screen:
        for number, artifact in enumerate(asked.artifacts):
            print(f"== {artifact.name}", flush=True)
            where = Path(temporary).resolve() / str(number)
            where.mkdir()
            try:
                if artifact.suffix == ".deb":
                    _try_debian(artifact.resolve(), where, screen, asked.debian)
                else:
                    _try(artifact.resolve(), where, screen)
            except (Trouble, Unusable, OSError, subprocess.SubprocessError) as trouble:
                print(f"FAILED: {trouble}", file=sys.stderr, flush=True)
                good = False
    return int(not good)


@contextmanager
def _screen() -> Iterator[dict[str, str]]:
    with display() if ON_LINUX else nullcontext("") as name:
        yield environment_of(name) if name else {"SDL_AUDIODRIVER": "dummy"}


def _try(artifact: Path, where: Path, screen: dict[str, str]) -> None:
    placed = place(artifact, where)
    before = tree_digests(placed.folder)
    stranger = Stranger(screen, where / "home")
    for folder in (stranger.home, stranger.temporary):
        folder.mkdir()
    try:
        _all_of_it(stranger, placed.program)
        if ON_LINUX:
            _step("writes only into its own folders", lambda: _only_own(stranger))
            _step("a home that cannot be written", lambda: _locked(stranger, placed.program))
        _step("its files are as they were", lambda: _unchanged(before, placed.folder))
    finally:
        stranger.end_all()


def _try_debian(package: Path, where: Path, screen: dict[str, str], release: str) -> None:
    """Installed, played, removed: nothing is left but what the player made."""
    if _debian_root.missing():
        raise Unusable(f"a clean Debian needs {', '.join(_debian_root.missing())}")
    needs = _debian_root.needs_of(package)
    with _debian_root.debian_root(where / "root", release, needs) as root:
        inside, copy = _debian_root.inside, root / "tmp" / package.name
        copy.write_bytes(package.read_bytes())
        before = _debian_root.files_of(root)
        _step("installs", lambda: inside(root, "dpkg", "--install", f"/tmp/{package.name}"))
        home, enter = Path("/home/gast/home"), (_debian_root.chroot(), str(root))
        stranger = Stranger(screen, home, enter, root)
        for folder in (stranger.home, stranger.temporary):
            stranger.seen_from_here(folder).mkdir(parents=True)
        try:
            _all_of_it(stranger, Path("/usr/bin/handfoot"), logs=where)
            _step("writes only into its own folders", lambda: _only_own(stranger))
        finally:
            stranger.end_all()
        inside(root, "dpkg", "--purge", "handfoot")
        left = _debian_root.files_of(root) - before
        _step("leaves nothing but the player's own", lambda: _only_players(left))


def _all_of_it(stranger: Stranger, program: Path, logs: Path | None = None) -> None:
    stranger.logs = logs or stranger.home.parent
    _step("says its version", lambda: stranger.say(program, "--version"))
    _step("looks at itself", lambda: stranger.say(program, "--self-check"))
    _step("welcomes, shows its title, ends", lambda: _title(stranger, program))
    _step("plays, is killed, goes on, ends", lambda: _match(stranger, program))
    _step("without sound", lambda: _silent(stranger, program))
    _step("two at once", lambda: _twice(stranger, program))


def _step(what: str, do: Callable[[], object]) -> None:
    began = time.monotonic()
    do()
    print(f"  {what:<40} {time.monotonic() - began:6.1f} s", flush=True)


# -- what is tried


def _title(stranger: Stranger, program: Path) -> None:
    """The first start welcomes, the second one does not."""
    for scene in ("welcome", "title"):
        running = stranger.start(program)
        running.until_scene(scene)
        _picture(stranger, scene)
        running.close()


def _match(stranger: Stranger, program: Path) -> None:
    """Kills it in the second round, with the first one's summary read; then to the match's end."""
    running = stranger.start(program, *MATCH)
    if not ON_LINUX:  # nobody here to press a key
        running.until_scene("table", *SUMMARIES)
        running.kill()
        running = stranger.start(program, "play", "--continue", "--speed", "at-once")
        running.until_scene("round-summary")
        running.close()
        return
    with _keys(stranger) as press:
        running.until("the second round", lambda seen: seen.get("round") == 2, meanwhile=press)
        _picture(stranger, "table")
        running.kill()
        running = stranger.start(program, "play", "--continue", "--speed", "at-once")
        again = running.until_scene("table", *SUMMARIES)
        if again.get("round", 2) < 2:
            raise Trouble("the match that was killed in its second round goes on in the first")
        running.until(
            "the match's end",
            lambda seen: seen.get("scene") == "match-summary",
            meanwhile=press,
            patience=300,
        )
        _picture(stranger, "summary")
    running.close()


def _silent(stranger: Stranger, program: Path) -> None:
    """Plays all the same, and says so once where it was started."""
    running = stranger.start(program, *MATCH[:-2], SDL_AUDIODRIVER="none-such")
    running.until_scene("table", *SUMMARIES)
    running.close()
    lines = [line for line in running.said().splitlines() if "sound" in line]
    if len(lines) != 1:
        raise Trouble(f"it should say once that nothing can be heard:\n{running.said()}")


def _twice(stranger: Stranger, program: Path) -> None:
    both = [stranger.start(program, *MATCH[:3]) for _ in range(2)]
    for running in both:
        running.until_scene("news", "table", *SUMMARIES)
    for running in both:
        running.close()


def _locked(stranger: Stranger, program: Path) -> None:
    running = stranger.start(program, *MATCH, locked=True)
    running.until_scene("news")
    running.close()
    lines = [line for line in running.said().splitlines() if "cannot be written" in line]
    if len(lines) != 1:
        raise Trouble(f"it should say once that nothing can be saved:\n{running.said()}")


# -- what must not have happened


def _only_own(stranger: Stranger) -> None:
    """What a one-file program unpacked is gone when it ended, but not when it was killed."""
    home, temporary = map(stranger.seen_from_here, (stranger.home, stranger.temporary))
    left = [file.name for file in temporary.iterdir()]
    if len(left) > 1 or not all(name.startswith("_MEI") for name in left):
        raise Trouble(f"it left temporary files: {sorted(left)}")
    files = {file.relative_to(home).as_posix() for file in home.rglob("*") if file.is_file()}
    others = {name for name in files if not name.startswith(tuple(OWN_FOLDERS))}
    if others or not files:
        raise Trouble(f"it wrote {sorted(others) or 'nothing'}")


def _unchanged(before: dict[str, str], folder: Path) -> None:
    after = {n: d for n, d in tree_digests(folder).items() if "__pycache__" not in n}
    before = {n: d for n, d in before.items() if "__pycache__" not in n}
    if after != before:
        raise Trouble(f"changed: {sorted(set(after.items()) ^ set(before.items()))[:5]}")


def _only_players(left: set[str]) -> None:
    others = {name for name in left if not name.startswith("home/gast")}
    if others:
        raise Trouble(f"left behind: {sorted(others)[:5]}")


# -- looking and pressing, on an X server


def _picture(stranger: Stranger, name: str) -> None:
    if not ON_LINUX:
        return
    from _windows import find_window, picture_of  # noqa: PLC0415 - X alone

    screen = stranger.screen["DISPLAY"]
    window = find_window(screen, "handfoot")
    if window is None:
        raise Trouble("there is no window of the class handfoot")
    picture = picture_of(screen, window)
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURES / f"{name}.png")
    if picture.getcolors(COLOURS) is not None:
        raise Trouble(f"the window shows nothing much: {PICTURES / name}.png")


@contextmanager
def _keys(stranger: Stranger) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Presses Return wherever a summary waits for it."""
    from Xlib import XK, X  # noqa: PLC0415 - X alone
    from Xlib.display import Display  # noqa: PLC0415
    from Xlib.ext import xtest  # noqa: PLC0415

    connection = Display(stranger.screen["DISPLAY"])
    code = connection.keysym_to_keycode(XK.string_to_keysym("Return"))

    def press(seen: dict[str, Any]) -> None:
        if seen.get("scene") == "round-summary":
            for kind in (X.KeyPress, X.KeyRelease):
                xtest.fake_input(connection, kind, code)
            connection.sync()
            time.sleep(0.2)

    try:
        yield press
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(main())
