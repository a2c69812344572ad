"""A clean Debian inside this one, made on the spot, to install a .deb in and to remove it again.

Needs root, mmdebstrap, and Debian's packages. Standard library only; knows nothing of the game.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

NEEDED = ("mmdebstrap", "dpkg-deb", "chroot", "mount")
CHANGES = ("var/cache", "var/lib/apt", "var/lib/dpkg", "var/log", "proc", "tmp", "run", "dev")
"""Folders that the tools themselves keep books in."""


def missing() -> list[str]:
    return [tool for tool in NEEDED if shutil.which(tool) is None]


def chroot() -> str:
    """The tool by its full name: the environment of a stranger has no PATH."""
    return shutil.which("chroot") or "chroot"


def needs_of(package: Path) -> list[str]:
    """The packages that a .deb asks for."""
    asked = ["dpkg-deb", "--field", str(package), "Depends"]
    told = subprocess.check_output(asked, text=True)
    return [one.split()[0] for one in told.split(",") if one.strip()]


@contextmanager
def debian_root(root: Path, release: str, packages: Sequence[str]) -> Iterator[Path]:
    """The least system that has these packages."""
    make = ["mmdebstrap", "--variant=minbase", "--quiet", f"--include={','.join(packages)}"]
    subprocess.run([*make, release, str(root)], check=True, stdin=subprocess.DEVNULL)
    proc = root / "proc"
    subprocess.run(["mount", "-t", "proc", "proc", str(proc)], check=True)
    try:
        yield root
    finally:
        subprocess.run(["umount", str(proc)], check=True)


def inside(root: Path, *command: str) -> None:
    """Raises CalledProcessError."""
    subprocess.run(
        ["chroot", str(root), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
         *command],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip


def files_of(root: Path) -> set[str]:
    """All but what the package tools write for themselves."""
    found: set[str] = set()
    for folder, folders, files in os.walk(root):
        place = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if (place / name).as_posix() not in CHANGES]
        found.update((place / name).as_posix() for name in (*folders, *files))
    return found
