"""Catalogues of texts as files: templates and translations (.po), and what programs read (.mo).

Knows gettext's formats, no Python source and no language. Standard library only; what it writes is
the same for the same texts, byte by byte.
"""

import ast
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

MO_MAGIC = 0x950412DE
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


class Key(NamedTuple):
    """What a text is looked up by: the same words in another context are another text."""

    context: str | None
    one: str


@dataclass
class Entry:
    """A text with its translations: one, or one for each plural form where it has `many`."""

    key: Key
    many: str | None = None
    places: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    is_fuzzy: bool = False

    @property
    def is_translated(self) -> bool:
        return bool(self.forms) and all(self.forms)


@dataclass
class Catalogue:
    """`header`: lines "Name: value", as the entry of the empty text has them."""

    header: str
    entries: dict[Key, Entry]

    @property
    def plural_forms(self) -> int:
        """How many forms the language has; two where nothing is said."""
        _, found, rest = self.header.partition("nplurals=")
        return int(rest.partition(";")[0]) if found else 2


class Unreadable(Exception):
    """A line of a .po file that is none; the text names file line and reason."""


# --- .po ------------------------------------------------------------------------------------------


def po_text(catalogue: Catalogue) -> str:
    """One line a text, as the program's own files are; other tools read it just as well."""
    blocks = [f'msgid ""\nmsgstr ""\n{_header_lines(catalogue.header)}']
    blocks += [_block(entry, catalogue.plural_forms) for entry in catalogue.entries.values()]
    return "\n".join(blocks)


def _header_lines(header: str) -> str:
    return "".join(f"{_quoted(line + chr(10))}\n" for line in header.splitlines())


def _block(entry: Entry, plural_forms: int) -> str:
    lines = [f"#: {place}" for place in entry.places]
    flags = ["fuzzy"] if entry.is_fuzzy else []
    flags += ["python-brace-format"] if "{" in entry.key.one + (entry.many or "") else []
    if flags:
        lines.append(f"#, {', '.join(flags)}")
    if entry.key.context is not None:
        lines.append(f"msgctxt {_quoted(entry.key.context)}")
    lines.append(f"msgid {_quoted(entry.key.one)}")
    if entry.many is None:
        lines.append(f"msgstr {_quoted(entry.forms[0] if entry.forms else '')}")
    else:
        lines.append(f"msgid_plural {_quoted(entry.many)}")
        forms = entry.forms or [""] * plural_forms
        lines += [f"msgstr[{index}] {_quoted(form)}" for index, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(sign, sign) for sign in text) + '"'


def read_po(text: str) -> Catalogue:
    """Raises Unreadable."""
    header = ""
    entries: dict[Key, Entry] = {}
    for first_line, block in _blocks(text):
        try:
            entry = _entry(block)
        except (ValueError, SyntaxError, KeyError) as trouble:
            raise Unreadable(f"line {first_line}: {trouble}") from trouble
        if entry.key == Key(None, ""):
            header = entry.forms[0]
        elif entry.key in entries:
            raise Unreadable(f"line {first_line}: {entry.key.one!r} is there twice")
        else:
            entries[entry.key] = entry
    return Catalogue(header, entries)


def _blocks(text: str) -> Iterable[tuple[int, list[str]]]:
    """The lines of each entry, with the number of its first one; obsolete entries are left out."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.strip() and not line.startswith("#~"):
            block.append(line.strip())
        elif any(not line.startswith("#") for line in block):
            yield number - len(block), block
            block = []


def _entry(block: list[str]) -> Entry:
    fields: dict[str, str] = {}
    places: list[str] = []
    is_fuzzy, last = False, ""
    for line in block:
        if line.startswith("#:"):
            places.append(line[2:].strip())
        elif line.startswith("#,"):
            is_fuzzy = "fuzzy" in line
        elif line.startswith('"'):
            fields[last] += _unquoted(line)
        elif not line.startswith("#"):
            last, _, quoted = line.partition(" ")
            fields[last] = _unquoted(quoted)
    forms = [fields[name] for name in sorted(fields) if name.startswith("msgstr")]
    key = Key(fields.get("msgctxt"), fields["msgid"])
    forms = forms if any(forms) else []
    return Entry(key, fields.get("msgid_plural"), places, forms, is_fuzzy)


def _unquoted(quoted: str) -> str:
    text = ast.literal_eval(quoted)
    if not isinstance(text, str):
        raise ValueError(f"{quoted} is no text")
    return text


# --- .mo ------------------------------------------------------------------------------------------


def mo_bytes(catalogue: Catalogue) -> bytes:
    """The translated texts, sorted as readers expect; what is not translated stays English."""
    texts = {b"": catalogue.header.encode()}
    for entry in catalogue.entries.values():
        if entry.is_translated and not entry.is_fuzzy:
            texts[_original(entry)] = "\0".join(entry.forms).encode()
    originals = sorted(texts)
    start = 28 + 16 * len(originals)
    strings = bytearray()
    tables: tuple[list[int], list[int]] = ([], [])
    for table, column in zip(tables, (originals, [texts[o] for o in originals]), strict=True):
        for string in column:
            table += [len(string), start + len(strings)]
            strings += string + b"\0"
    head = (MO_MAGIC, 0, len(originals), 28, 28 + 8 * len(originals), 0, start)
    return struct.pack(f"<{7 + 4 * len(originals)}I", *head, *tables[0], *tables[1]) + strings


def _original(entry: Entry) -> bytes:
    context = "" if entry.key.context is None else entry.key.context + "\x04"
    many = "" if entry.many is None else "\0" + entry.many
    return (context + entry.key.one + many).encode()
