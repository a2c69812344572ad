"""What goes into the frozen program and what stays out. Read by handfoot.spec.

Standard library only. Knows pygame's libraries and Python's modules by name; no PyInstaller.
"""

import sys
import zlib
from collections.abc import Iterable
from pathlib import Path

from _loosen import Elf

Entry = tuple[str, str, str]
"""As PyInstaller lists a file: its place in the program, where it is now, its kind."""

EXCLUDED = [
    "_bz2", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_curses", "_hashlib", "_lzma", "_multibytecodec", "_ssl", "bz2", "curses", "doctest", "email",
    "ftplib", "http", "lib2to3", "lzma", "netrc", "nturl2path", "numpy", "pdb", "pydoc", "readline",
    "smtplib", "ssl", "test", "tkinter", "unittest", "xml", "xmlrpc",
    "pygame._freetype", "pygame._sdl2.audio", "pygame._sdl2.sdl2", "pygame._sdl2.video",
    "pygame.camera", "pygame.docs", "pygame.examples", "pygame.freetype", "pygame.ftfont",
    "pygame.midi", "pygame.sndarray", "pygame.surfarray", "pygame.tests", "pygame.threads",
]  # fmt: skip
"""Modules that nothing of the game asks for. multiprocessing stays: the arena's workers."""

UNUSED_FORMATS = (
    "FLAC", "fluidsynth", "jpeg", "mpg123", "ogg", "opus", "opusfile", "sharpyuv", "sndfile",
    "tiff", "vorbis", "vorbisenc", "vorbisfile", "wavpack", "webp", "webpdemux", "xmp",
)  # fmt: skip
"""The game has PNG, SVG, TrueType and WAV."""

UNUSED_DATA = ("pygame/freesansbold.ttf",)
FOR_MAKERS = ("*.po", "*.pot", "icon/*")
"""Assets for those who translate or package, not for the program..."""
WINDOW_ICON = "icon/handfoot-64.png"
"""...but for this one."""
MODULES = {".py", ".pyc", ".pyi", ".typed"}


def excluded() -> list[str]:
    if sys.platform == "win32":
        return EXCLUDED
    return [*EXCLUDED, "_uuid", "platformdirs.windows"]


def game_data(root: Path) -> list[tuple[str, str]]:
    """Each file that is no module, with the folder it goes to."""
    assets, package = root / "assets", root / "handfoot_gui"
    names = [file.relative_to(assets) for file in sorted(assets.rglob("*")) if file.is_file()]
    found = [
        (str(assets / name), str(Path("handfoot_gui/assets") / name.parent))
        for name in names
        if name.as_posix() == WINDOW_ICON or not any(map(name.match, FOR_MAKERS))
    ]
    beside = (f for f in sorted(package.rglob("*")) if f.is_file() and f.suffix not in MODULES)
    return found + [(str(file), str(file.parent.relative_to(root))) for file in beside]


def lean_data(datas: Iterable[Entry]) -> list[Entry]:
    """Without unused files, and without links to unused libraries."""
    return [
        entry
        for entry in datas
        if not entry[0].startswith(UNUSED_DATA)
        and not (entry[2] == "SYMLINK" and _is_unused(entry[0]))
    ]


def lean_binaries(binaries: Iterable[Entry], work: Path) -> list[Entry]:
    """Without the readers of unused formats. On Linux what asks for them is made to do without;
    elsewhere they stay: Windows has them as parts that load by themselves."""
    entries = list(binaries)
    if sys.platform != "linux":
        return entries
    unused = frozenset(Path(place).name for place, _, _ in entries if _is_unused(place))
    offered: frozenset[str] = frozenset()
    for place, source, _ in entries:
        if Path(place).name in unused:
            offered |= Elf(Path(source).read_bytes()).offered()
    kept = []
    for place, source, kind in entries:
        if Path(place).name in unused:
            continue
        is_library = ".so" in Path(place).name and kind in ("BINARY", "EXTENSION")
        kept.append(
            (place, _loosened(source, unused, offered, work) if is_library else source, kind)
        )
    return _wanted(kept)


def _place_of(source: str) -> str:
    """Two libraries of one name come from two folders."""
    return f"{zlib.crc32(str(Path(source).parent).encode()):08x}"


def _is_unused(place: str) -> bool:
    name = Path(place).name
    return any(name.startswith((f"lib{part}-", f"lib{part}.")) for part in UNUSED_FORMATS)


def _loosened(source: str, unused: frozenset[str], offered: frozenset[str], work: Path) -> str:
    library = Elf(Path(source).read_bytes())
    if not unused.intersection(library.needed()) and not library.searches():
        return source
    target = work / "loosened" / _place_of(source) / Path(source).name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(library.loosen(unused, offered))
    target.chmod(0o755)
    return str(target)


def _wanted(entries: list[Entry]) -> list[Entry]:
    """Without the C++ library and what belongs to it, if nobody is left who asks for it: the
    display drivers of the system want the system's own."""
    for optional in ("libstdc++.so.6", "libgcc_s.so.1"):
        asked: set[str] = set()
        for place, source, kind in entries:
            if ".so" in Path(place).name and kind in ("BINARY", "EXTENSION"):
                asked.update(Elf(Path(source).read_bytes()).needed())
        if optional not in asked:
            entries = [entry for entry in entries if Path(entry[0]).name != optional]
    return entries
