"""Takes needless libraries out of a shared library for Linux: it then loads without them.

pygame's picture and sound libraries are bound to readers of a dozen formats of which the game has
none, 11 MB of them, one with a C++ library that would hide the system's own from its display
drivers. What they ask of the dropped libraries is made optional (weak), so that the loader leaves
it out. Standard library only. Knows ELF of 64 bits, little-endian; not which are needless.
"""

import struct
from collections.abc import Iterator

NEEDED, RPATH, RUNPATH, VERNEED = 1, 15, 29, 0x6FFFFFFE
SYMBOL, WEAK = 24, 2
DYNSYM, DYNAMIC = 11, 6  # kinds of sections


class Elf:
    def __init__(self, content: bytes) -> None:
        if content[:6] != b"\x7fELF\x02\x01":
            raise ValueError("not a 64-bit, little-endian ELF file")
        self.bytes = bytearray(content)
        start, size, count = self._at("<Q", 40), self._at("<H", 58), self._at("<H", 60)
        rows = [struct.unpack_from("<IIQQQQIIQQ", content, start + i * size) for i in range(count)]
        self.sections = {row[1]: row for row in rows}
        self.texts = rows[self.sections[DYNSYM][6]][4]

    # -- what it asks for and what it offers

    def needed(self) -> list[str]:
        return [self._text(value) for tag, value in self._dynamic() if tag == NEEDED]

    def offered(self) -> frozenset[str]:
        return frozenset(name for _, name, section in self._symbols() if section != 0)

    def searches(self) -> list[str]:
        """Folders of the machine it was built on, in which it would look for libraries."""
        return [
            folder
            for tag, value in self._dynamic()
            if tag in (RPATH, RUNPATH)
            for folder in self._text(value).split(":")
            if folder.startswith("/")
        ]

    # -- what is changed

    def loosen(self, libraries: frozenset[str], offered: frozenset[str]) -> bytes:
        """Without those libraries, whose offers become optional, and looking into no folder of
        the machine it was built on."""
        offset, size = self.sections[DYNAMIC][4:6]
        looks_away = bool(self.searches())
        kept = [
            (tag, value)
            for tag, value in self._dynamic()
            if not (tag == NEEDED and self._text(value) in libraries)
            and not (tag in (RPATH, RUNPATH) and looks_away)
        ]
        packed = b"".join(struct.pack("<QQ", *entry) for entry in kept)
        self.bytes[offset : offset + size] = packed.ljust(size, b"\0")
        self._forget_versions(libraries)
        for at, name, section in self._symbols():
            if section == 0 and name in offered:
                self.bytes[at + 4] = WEAK << 4 | self.bytes[at + 4] & 15
        return bytes(self.bytes)

    def _forget_versions(self, libraries: frozenset[str]) -> None:
        """Versions wanted of a library that is not there: wanted of libc, and optional."""
        at = self._file_offset(dict(self._dynamic()).get(VERNEED, 0))
        libc = next((v for tag, v in self._dynamic() if self._is_libc(tag, v)), None)
        while at and libc is not None:
            _, count, file, first, following = struct.unpack_from("<HHIII", self.bytes, at)
            if self._text(file) in libraries:
                struct.pack_into("<I", self.bytes, at + 4, libc)
                entry = at + first
                for _ in range(count):
                    struct.pack_into("<H", self.bytes, entry + 4, WEAK)
                    entry += self._at("<I", entry + 12)
            at = at + following if following else 0

    # -- reading

    def _is_libc(self, tag: int, value: int) -> bool:
        return tag == NEEDED and self._text(value) == "libc.so.6"

    def _dynamic(self) -> Iterator[tuple[int, int]]:
        offset, size = self.sections[DYNAMIC][4:6]
        yield from list(struct.iter_unpack("<QQ", bytes(self.bytes[offset : offset + size])))

    def _symbols(self) -> Iterator[tuple[int, str, int]]:
        """Where it stands, its name, and its section: 0 for what others are to offer."""
        offset, size = self.sections[DYNSYM][4:6]
        for at in range(offset + SYMBOL, offset + size, SYMBOL):
            yield at, self._text(self._at("<I", at)), self._at("<H", at + 6)

    def _file_offset(self, address: int) -> int:
        """Where an address of the loaded library lies in the file."""
        start, size, count = self._at("<Q", 32), self._at("<H", 54), self._at("<H", 56)
        for i in range(count):
            kind, _, offset, virtual, _, length = struct.unpack_from(
                "<IIQQQQ", self.bytes, start + i * size
            )
            if kind == 1 and virtual <= address < virtual + length:
                return int(address - virtual + offset)
        return 0

    def _text(self, offset: int) -> str:
        start = self.texts + offset
        return self.bytes[start : self.bytes.index(0, start)].decode()

    def _at(self, form: str, offset: int) -> int:
        return int(struct.unpack_from(form, self.bytes, offset)[0])
