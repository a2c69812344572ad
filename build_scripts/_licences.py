"""Whose work is in the built program, and under which licence: makes THIRD-PARTY.txt.

Standard library only. Knows names, licences and what files are called; a file of others that no
entry speaks for is found, so that nothing slips in unnamed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "packaging" / "licences"


@dataclass(frozen=True)
class Component:
    """`text` names a file of the folder of licences; `files`: patterns of what it brings."""

    name: str
    licence: str
    holder: str
    text: str
    files: tuple[str, ...]


def zlib(name: str, holder: str, *files: str) -> Component:
    return Component(name, "zlib licence", holder, "Zlib", files)


def bsd(name: str, holder: str, *files: str) -> Component:
    return Component(name, "BSD licence, 3 clauses", holder, "BSD-3-Clause", files)


def mit(name: str, holder: str, *files: str) -> Component:
    return Component(name, "MIT licence", holder, "MIT", files)


def lgpl(name: str, holder: str, *files: str) -> Component:
    return Component(name, "GNU Lesser General Public License 2.1", holder, "LGPL-2.1", files)


LANTINGA = "Copyright (C) 1997-2025 Sam Lantinga"
COMPONENTS = (
    Component(
        "Python", "Python Software Foundation License", "Copyright (c) 2001 Python Software "
        "Foundation", "Python",
        ("*python3*", "base_library.zip", "lib-dynload/*", "*.pyd", "Python", "Python3"),
    ),
    lgpl("pygame-ce", "Copyright (C) 2000-2025 the pygame and pygame-ce authors", "pygame/*"),
    zlib("SDL", LANTINGA, "*SDL2-2*", "SDL2.dll"),
    zlib("SDL_image", LANTINGA, "*SDL2_image*"),
    zlib("SDL_mixer", LANTINGA, "*SDL2_mixer*"),
    zlib("SDL_ttf", LANTINGA, "*SDL2_ttf*"),
    Component("FreeType", "FreeType Project License", "Copyright 1996-2025 David Turner, Robert "
              "Wilhelm and Werner Lemberg", "FTL", ("*freetype*",)),
    Component("HarfBuzz", "Old MIT licence", "Copyright (c) 2005-2025 Behdad Esfahbod, Google, "
              "Red Hat and the HarfBuzz authors", "HarfBuzz", ("*harfbuzz*",)),
    Component("libpng", "PNG Reference Library License", "Copyright (c) 1995-2025 the PNG "
              "Reference Library Authors", "libpng", ("*libpng*",)),
    mit("Brotli", "Copyright (c) 2009-2016 by the Brotli Authors", "*brotli*"),
    zlib("zlib", "Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler", "*libz*", "zlib1.dll"),
    Component("SQLite", "public domain", "dedicated to the public domain by its authors", "",
              ("*sqlite3*",)),
    bsd("msgspec", "Copyright (c) 2021 Jim Crist-Harif", "msgspec/*"),
    mit("platformdirs", "Copyright (c) 2010-202x The platformdirs developers"),
    Component("PyInstaller's bootloader", "GPL 2 or later with an exception for built programs",
              "Copyright (c) 2010-2025 PyInstaller Development Team", "PyInstaller", ()),
    Component("Lato", "SIL Open Font License 1.1", "Copyright (c) 2010-2015 Lukasz Dziedzic, "
              "with Reserved Font Name Lato", "OFL", ("*Lato-*.ttf",)),
)  # fmt: skip
"""In every built program."""

ELSEWHERE = (
    mit("libffi", "Copyright (c) 1996-2024 Anthony Green, Red Hat, Inc and others", "*libffi*"),
    bsd("libjpeg-turbo", "Copyright (C) 2009-2024 D. R. Commander", "*jpeg*"),
    Component("libtiff", "libtiff licence, as MIT", "Copyright (c) 1988-1997 Sam Leffler, "
              "Copyright (c) 1991-1997 Silicon Graphics, Inc.", "MIT", ("*tiff*",)),
    bsd("libwebp", "Copyright (c) 2010 Google Inc.", "*webp*", "*sharpyuv*"),
    bsd("libogg, libvorbis", "Copyright (c) 2002-2020 Xiph.org Foundation", "*ogg*", "*vorbis*"),
    bsd("Opus, opusfile", "Copyright (c) 2001-2023 Xiph.Org and others", "*opus*"),
    bsd("FLAC", "Copyright (C) 2000-2025 Xiph.Org Foundation", "*FLAC*"),
    bsd("WavPack", "Copyright (c) 1998-2024 David Bryant", "*wavpack*"),
    lgpl("mpg123", "Copyright (c) 1995-2024 Michael Hipp, Thomas Orgis and others", "*mpg123*"),
    lgpl("FluidSynth", "Copyright (c) 2003-2025 Peter Hanappe and others", "*fluidsynth*"),
    lgpl("libsndfile", "Copyright (C) 1999-2024 Erik de Castro Lopo", "*sndfile*"),
    lgpl("glib", "Copyright (c) 1995-2024 the GLib authors", "*glib*", "*gthread*", "*intl*"),
    mit("libxmp", "Copyright (c) 1996-2024 Claudio Matsuoka and Hipolito Carraro Jr", "*xmp*"),
    mit("libmodplug", "public domain", "*modplug*"),
    Component("Microsoft Visual C++ runtime", "redistributable under the terms of Visual Studio",
              "Copyright (c) Microsoft Corporation", "", ("*vcruntime*", "*msvcp*", "ucrtbase*",
              "api-ms-win*", "*concrt*")),
)  # fmt: skip
"""What pygame-ce brings on Windows and macOS, where each part loads by itself."""

HEAD = """\
Hand and Foot itself is under the MIT licence, see LICENSE. Its cards, icons and sounds are its own.
This program also holds work of others, under their licences:

"""
ALTERED = """
On Linux the libraries SDL_image and SDL_mixer are altered: what they ask of libraries for formats
that the game has none of (JPEG, TIFF, WebP, Ogg, Opus, FLAC, MP3, MOD, MIDI) was made optional, and
those libraries were left out. pygame-ce and its libraries are separate files that may be replaced.
"""


def present(files: Iterable[str]) -> list[Component]:
    """The components of a program with these files, which are named from its folder on."""
    names = list(files)
    extra = [c for c in ELSEWHERE if any(_brings(c, name) for name in names)]
    return [*COMPONENTS, *extra]


def unclaimed(files: Iterable[str]) -> list[str]:
    """Libraries of others that no entry speaks for."""
    known = (*COMPONENTS, *ELSEWHERE)
    return [
        name
        for name in files
        if name.rpartition("/")[2].endswith((".dll", ".dylib", ".pyd", ".so")) or ".so." in name
        if not any(_brings(component, name) for component in known)
    ]


def third_party(files: Iterable[str], font_licence: Path) -> str:
    components = present(files)
    wide = max(len(c.name) for c in components)
    text = HEAD + "".join(
        f"  {c.name:<{wide}}  {c.licence}\n  {'':<{wide}}  {c.holder}\n" for c in components
    )
    text += ALTERED
    for name in sorted({c.text for c in components if c.text}):
        file = font_licence if name == "OFL" else TEXTS / f"{name}.txt"
        about = ", ".join(c.name for c in components if c.text == name)
        text += f"\n{'=' * 100}\n{about}\n{'=' * 100}\n\n{file.read_text('utf-8').strip()}\n"
    return text


def _brings(component: Component, name: str) -> bool:
    return any(fnmatch(name, p) or fnmatch(name, f"*/{p}") for p in component.files)
