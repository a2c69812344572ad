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
    if artifact.suffix == ".dmg":
        return _found(_out_of_image(artifact, folder) / "Contents/MacOS/handfoot", folder)
    if artifact.name.endswith("-setup.exe"):
        return _found(_set_up(artifact, folder) / _program_name(), folder)
    if artifact.suffix == ".rpm":
        _unpack_rpm(artifact, folder)
        return _found(folder / "usr/lib/handfoot" / _program_name(), folder)
    if "one-file" in artifact.name:
        target = folder / artifact.name
        shutil.copy2(artifact, target)
        return _found(target, folder)
    raise Unusable(f"{artifact} is nothing that build.py makes")


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


def _set_up(installer: Path, folder: Path) -> Path:
    """Into that folder, for this person alone, without asking and without icons."""
    quiet = ["/VERYSILENT", "/SUPPRESSMSGBOXES", "/CURRENTUSER", "/NOICONS"]
    target = folder / "handfoot"
    subprocess.run([str(installer.resolve()), *quiet, f"/DIR={target}"], check=True)
    return target


def _out_of_image(image: Path, folder: Path) -> Path:
    """The app, dragged out of a disk image as people do it."""
    mounted = folder / "image"
    mount = ["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", str(mounted)]
    subprocess.run([*mount, str(image.resolve())], check=True, stdout=subprocess.DEVNULL)
    try:
        app = next(mounted.glob("*.app"))
        shutil.copytree(app, folder / app.name, symlinks=True)
    finally:
        subprocess.run(["hdiutil", "detach", str(mounted)], check=True, stdout=subprocess.DEVNULL)
    return folder / app.name


def _unpack_rpm(package: Path, folder: Path) -> None:
    """Without its scripts, of which there are none, and without what it asks for."""
    if shutil.which("bsdtar") is None:
        raise Unusable("an .rpm is unpacked with bsdtar (Debian: apt-get install libarchive-tools)")
    command = ["bsdtar", "-xf", str(package.resolve()), "-C", str(folder)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)


def _found(program: Path, folder: Path) -> Placed:
    if not program.is_file():
        raise Unusable(f"there is no program {program.name} in it")
    if sys.platform != "win32":
        program.chmod(0o755)
    return Placed(program, folder)
