"""What build.py made, put where a stranger would put it: unpacked, copied, installed with pip.

Standard library only. Knows files and folders; starts nothing of the game.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

AWKWARD = "Spiele & Glück, für Zoë"
"""A folder's name with spaces, a sign that shells read, and letters that are not ASCII."""


class Unusable(Exception):
    """No file that build.py makes; the text is one line."""


@dataclass(frozen=True)
class Placed:
    """`program` starts it; `folder` holds all of it and must stay as it is."""

    program: Path
    folder: Path


def place(artifact: Path, where: Path) -> Placed:
    """Puts it into a folder of its own below `where`."""
    folder = where / AWKWARD
    folder.mkdir(parents=True)
    if artifact.is_dir():
        target = folder / artifact.name
        shutil.copytree(artifact, target, symlinks=True)
        inner = "Contents/MacOS/handfoot" if artifact.suffix == ".app" else _program_name()
        return _found(target / inner, folder)
    if artifact.name.endswith((".whl", ".tar.gz")):
        return _found(_installed(artifact, folder), folder)
    if artifact.name.endswith(".tar.xz"):
        with tarfile.open(artifact) as archive:
            archive.extractall(folder, filter="data")
        return _found(next(folder.iterdir()) / _program_name(), folder)
    if artifact.suffix == ".zip":
        with zipfile.ZipFile(artifact) as archive:
            archive.extractall(folder)
        return _found(next(folder.iterdir()) / _program_name(), folder)
    if "one-file" in artifact.name:
        target = folder / artifact.name
        shutil.copy2(artifact, target)
        return _found(target, folder)
    raise Unusable(f"{artifact} is no folder, archive, wheel or program that build.py makes")


def _program_name() -> str:
    """The one that can be read in a terminal."""
    return "handfoot-console.exe" if os.name == "nt" else "handfoot"


def _installed(package: Path, folder: Path) -> Path:
    """With pip, in a fresh environment, as `pipx` does it."""
    home = folder / "environment"
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    subprocess.run([*pip, str(package)], check=True, cwd=folder, stdin=subprocess.DEVNULL)
    return scripts / ("handfoot.exe" if os.name == "nt" else "handfoot")


def _found(program: Path, folder: Path) -> Placed:
    if not program.is_file():
        raise Unusable(f"there is no program {program.name} in it")
    if sys.platform != "win32":
        program.chmod(0o755)
    return Placed(program, folder)
