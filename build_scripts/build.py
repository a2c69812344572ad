"""Builds the program that needs no Python: `python build_scripts/build.py --folder`.

The result is the folder dist/handfoot. Built in an environment of its own (.venv-build); the same
commit gives the same bytes. What goes in is said in handfoot.spec.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import ROOT, environment

FOLDER = ROOT / "dist" / "handfoot"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", action="store_true", required=True, help="a one-folder program")
    parser.parse_args()
    freeze = [str(environment("build", folder=".venv-build")), "-m", "PyInstaller"]
    places = ["--distpath", str(FOLDER.parent), "--workpath", str(ROOT / "build")]
    spec = str(ROOT / "build_scripts" / "handfoot.spec")
    status = subprocess.call(
        [*freeze, "--noconfirm", "--clean", "--log-level", "WARN", *places, spec],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": _commit_time()},
        stdin=subprocess.DEVNULL,
    )
    if status:
        print("The program was not built; PyInstaller's message above says why.", file=sys.stderr)
        return 1
    print(f"{FOLDER}: {_size(FOLDER) / 1e6:.1f} MB")
    return 0


def _commit_time() -> str:
    """Seconds since 1970; without git, a fixed moment."""
    try:
        asked = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.check_output(asked, cwd=ROOT, text=True, stderr=subprocess.DEVNULL)
        return told.strip()
    except (OSError, subprocess.CalledProcessError):
        return "1767225600"


def _size(folder: Path) -> int:
    """Bytes on disk."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


if __name__ == "__main__":
    sys.exit(main())
