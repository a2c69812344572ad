"""What a built folder is packed into: archives for each system, .deb, .rpm, and their checksums.

Standard library only, but for nfpm, whose place is handed in. The same folder gives the same bytes.
Knows no PyInstaller.
"""

import gzip
import hashlib
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from _bootstrap import ROOT
from _platforms import APP_ID, MAINTAINER, PUBLISHER_ID

PACKAGING, ICONS = ROOT / "build_scripts" / "packaging", ROOT / "assets" / "icon"
HICOLOR = (16, 24, 32, 48, 64, 128, 256, 512)
ABOUT = (
    "card game of the Canasta family, at a table on your desktop\n"
    "Hand and Foot for two partnerships or more, against the computer or\n"
    "together at one screen, by seven published rule sets and every option\n"
    "between them. The rules at the table can always be read, each with who\n"
    "says so, and the match is kept after every act."
)
DEBIAN_NEEDS = ["libc6 (>= 2.36)", "libx11-6", "libxext6"]
DEBIAN_LIKES = [
    "libxcursor1", "libxi6", "libxrandr2", "libasound2 | libasound2t64", "libpulse0",
    "libdecor-0-plugin-1-cairo", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0",
]  # fmt: skip
"""X11's pointers and screens, sound; frames of windows on a desktop that has Wayland alone."""
FEDORA_NEEDS = ["glibc >= 2.36", "libX11", "libXext"]
FEDORA_LIKES = [
    "libXcursor", "libXi", "libXrandr", "alsa-lib", "pulseaudio-libs",
    "libdecor", "libwayland-cursor", "libwayland-egl", "libxkbcommon",
]  # fmt: skip
SPEAKERS = ["speech-dispatcher"]


def label(version: str) -> str:
    """What every file's name begins with: the game, its version, and what it runs on."""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return f"handfoot-{version}-{system}-{machine}"


# -- archives


def tar_xz(folder: Path, target: Path, moment: int) -> Path:
    """Every file belongs to nobody in particular and is as old as the commit."""

    def neutral(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    top = target.name.partition("-linux")[0]
    with tarfile.open(target, "w:xz", preset=9) as archive:
        archive.add(folder, top, recursive=False, filter=neutral)
        for file in sorted(folder.rglob("*")):
            archive.add(file, f"{top}/{file.relative_to(folder)}", recursive=False, filter=neutral)
    return target


def zipped(folder: Path, target: Path, moment: int) -> Path:
    when = datetime.fromtimestamp(moment, UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(f for f in folder.rglob("*") if f.is_file()):
            name = Path(target.stem.partition("-windows")[0]) / file.relative_to(folder)
            entry = zipfile.ZipInfo(name.as_posix(), when)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, file.read_bytes())
    return target


def mac_image(app: Path, target: Path) -> list[Path]:
    """A zip that keeps the signature, and a disk image; both made by the system's own tools."""
    archive, image = target.with_name(f"{target.name}.zip"), target.with_name(f"{target.name}.dmg")
    subprocess.check_call(["ditto", "-c", "-k", "--keepParent", str(app), str(archive)])
    stage = app.parent / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    subprocess.check_call(["ditto", str(app), str(stage / app.name)])
    (stage / "Applications").symlink_to("/Applications")
    make = ["hdiutil", "create", "-volname", "Hand and Foot", "-srcfolder", str(stage), "-ov"]
    subprocess.check_call([*make, "-format", "UDZO", str(image)])
    shutil.rmtree(stage)
    return [archive, image]


def sign(files: Iterable[Path]) -> None:
    """With the command that the environment names, each file's name after it; else not at all."""
    command = shlex.split(os.environ.get("HANDFOOT_SIGN_COMMAND", ""))
    for file in files if command else ():
        subprocess.check_call([*command, str(file)], stdin=subprocess.DEVNULL)


def windows_installer(folder: Path, version: str, output: Path) -> list[Path]:
    """By Inno Setup, where it is installed."""
    usual = Path("C:/Program Files (x86)/Inno Setup 6/ISCC.exe")
    compiler = shutil.which("iscc") or (str(usual) if usual.exists() else None)
    if compiler is None:
        print("No Inno Setup here: no installer.", file=sys.stderr)
        return []
    told = [f"/DVersion={version}", f"/DSource={folder}", f"/DOutput={output}"]
    subprocess.check_call([compiler, "/Q", *told, str(PACKAGING / "installer.iss")])
    return sorted(output.glob(f"handfoot-{version}-windows-*-setup.exe"))


# -- packages of Linux


def linux_packages(
    nfpm: Path, folder: Path, work: Path, version: str, moment: int, output: Path
) -> list[Path]:
    for file in folder.rglob("*"):  # nfpm takes their times from the disk
        os.utime(file, (moment, moment), follow_symlinks=False)
    config = work / "nfpm.yaml"
    config.write_text(
        json.dumps(_nfpm(folder, work, version, moment), indent=1), "utf-8"
    )  # is YAML
    made = []
    for kind in ("deb", "rpm"):
        before = set(output.glob(f"*.{kind}"))
        for old in before:
            old.unlink()
        command = [str(nfpm), "package", "-f", str(config), "-p", kind, "-t", str(output)]
        subprocess.check_call(command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        made += sorted(output.glob(f"*.{kind}"))
    return made


def _nfpm(folder: Path, work: Path, version: str, moment: int) -> dict[str, object]:
    when = datetime.fromtimestamp(moment, UTC)
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine())
    return {
        "name": "handfoot",
        "arch": architecture or platform.machine(),
        "platform": "linux",
        "version": version,
        "release": "1",
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": ABOUT,
        "license": "MIT",
        "mtime": when.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "overrides": {
            "deb": {"depends": DEBIAN_NEEDS, "recommends": DEBIAN_LIKES, "suggests": SPEAKERS},
            "rpm": {"depends": FEDORA_NEEDS, "recommends": FEDORA_LIKES, "suggests": SPEAKERS},
        },
        "deb": {"compression": "xz"},
        "rpm": {"compression": "xz", "group": "Amusements/Games", "buildhost": "handfoot"},
        "contents": list(_contents(folder, work, version, when)),
    }


def _contents(
    folder: Path, work: Path, version: str, when: datetime
) -> Iterable[dict[str, object]]:
    def plain(source: Path, place: str) -> dict[str, object]:
        return {"src": str(source), "dst": place, "file_info": {"mode": 0o644}}

    share = "/usr/share"
    yield {"src": str(folder), "dst": "/usr/lib/handfoot", "type": "tree"}
    yield {"src": "/usr/lib/handfoot/handfoot", "dst": "/usr/bin/handfoot", "type": "symlink"}
    yield plain(PACKAGING / "handfoot.desktop", f"{share}/applications/handfoot.desktop")
    filled = _filled("handfoot.metainfo.xml", work, version, when)
    yield plain(filled, f"{share}/metainfo/{APP_ID}.metainfo.xml")
    manual = _filled("handfoot.6", work, version, when)
    packed = work / "handfoot.6.gz"
    packed.write_bytes(gzip.compress(manual.read_bytes(), 9, mtime=0))
    yield plain(packed, f"{share}/man/man6/handfoot.6.gz")
    yield plain(folder / "THIRD-PARTY.txt", f"{share}/doc/handfoot/THIRD-PARTY.txt")
    yield plain(folder / "LICENSE.txt", f"{share}/doc/handfoot/copyright")
    for size in HICOLOR:
        icon = f"{share}/icons/hicolor/{size}x{size}/apps/handfoot.png"
        yield plain(ICONS / f"handfoot-{size}.png", icon)
    yield plain(ICONS / "handfoot.svg", f"{share}/icons/hicolor/scalable/apps/handfoot.svg")


def _filled(name: str, work: Path, version: str, when: datetime) -> Path:
    text = (PACKAGING / name).read_text("utf-8")
    told = {"VERSION": version, "DATE": when.strftime("%Y-%m-%d")}
    for place, fact in (told | {"APP_ID": APP_ID, "PUBLISHER_ID": PUBLISHER_ID}).items():
        text = text.replace(f"@{place}@", fact)
    made = work / name
    made.write_text(text, "utf-8")
    return made


# -- what was made


def digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def write_checksums(files: Iterable[Path], target: Path) -> None:
    """As `sha256sum --check` reads them."""
    lines = (f"{digest(file)}  {file.name}\n" for file in sorted(files))
    target.write_text("".join(lines), "utf-8", newline="\n")


def write_manifest(files: Iterable[Path], target: Path, facts: dict[str, object]) -> None:
    """What was built, from what, with what: for whoever wants to build the same again."""
    listed = [
        {"file": file.name, "bytes": file.stat().st_size, "sha256": digest(file)}
        for file in sorted(files)
    ]
    target.write_text(json.dumps(facts | {"files": listed}, indent=1) + "\n", "utf-8")


def tree_digests(folder: Path) -> dict[str, str]:
    """Of every file of a folder; links count by where they point to."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        elif path.is_file():
            found[name] = digest(path)
    return found
