"""Collects the game's sentences for translators and makes what the game reads of their work.

`python build_scripts/catalogue.py` writes assets/locale/handfoot.pot from the source, brings every
language's .po up to date with it (translations are kept), compiles the .mo beside it, and lists
what is still to be translated. `--check` writes nothing and fails where something would change or
is missing. `--new fr` begins a language. Standard library only.
"""

import argparse
import ast
import string
import sys
from collections.abc import Iterator
from pathlib import Path

from _po_files import Catalogue, Entry, Key, Unreadable, mo_bytes, po_text, read_po

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "handfoot_gui"
LOCALE = ROOT / "assets" / "locale"
DOMAIN = "handfoot"
MARKS = {"_": ("one",), "N_": ("one",), "ngettext": ("one", "many"), "pgettext": ("context", "one")}
HEADER = """Project-Id-Version: handfoot
Language: {language}
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 8bit
Plural-Forms: nplurals=2; plural=(n != 1);"""


# --- from the source ------------------------------------------------------------------------------


def extract(source: Path = SOURCE) -> dict[Key, Entry]:
    """Every marked text, in the order of the files; places without line numbers, which change."""
    found: dict[Key, Entry] = {}
    for path in sorted(source.rglob("*.py")):
        text = path.read_text("utf-8")
        if "_(" not in text and "gettext(" not in text:
            continue
        place = path.relative_to(source.parent).as_posix()
        for key, many in marked(text):
            entry = found.setdefault(key, Entry(key, many))
            entry.many = entry.many or many
            if place not in entry.places:
                entry.places.append(place)
    return found


def marked(text: str) -> Iterator[tuple[Key, str | None]]:
    """The texts of a source file that are given to gettext as they stand."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        names = MARKS.get(_name(call.func))
        if names is None:
            continue
        texts = [
            argument.value
            for argument in call.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        ]
        parts = dict(zip(names, texts, strict=False))
        if len(parts) == len(names):
            yield Key(parts.get("context"), parts["one"]), parts.get("many")


def _name(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


# --- a language -----------------------------------------------------------------------------------


def updated(old: Catalogue, template: dict[Key, Entry]) -> Catalogue:
    """The template's texts with the translations there are; what is no longer said is dropped."""
    entries = {}
    for key, entry in template.items():
        known = old.entries.get(key)
        keeps = known is not None and (known.many is None) == (entry.many is None)
        forms = known.forms if known is not None and keeps else []
        fuzzy = known is not None and known.is_fuzzy
        entries[key] = Entry(key, entry.many, entry.places, forms, fuzzy)
    return Catalogue(old.header, entries)


def faults(catalogue: Catalogue) -> Iterator[str]:
    """What a player of this language would stumble over."""
    for entry in catalogue.entries.values():
        name = repr(entry.key.one)
        if not entry.is_translated:
            yield f"not translated: {name}"
        elif entry.is_fuzzy:
            yield f"fuzzy: {name}"
        elif entry.many is not None and len(entry.forms) != catalogue.plural_forms:
            yield f"{len(entry.forms)} plural forms instead of {catalogue.plural_forms}: {name}"
        elif not _keeps_placeholders(entry):
            yield f"other placeholders: {name}: {entry.forms}"


def _keeps_placeholders(entry: Entry) -> bool:
    """A form for one may spell a number out, and so leave it out; the last one names all."""
    expected = _fields(entry.many or entry.key.one)
    try:
        *first, last = [_fields(form) for form in entry.forms]
    except ValueError:
        return False
    return last == expected and all(fields <= expected for fields in first)


def _fields(text: str) -> set[tuple[str, str | None]]:
    return {(name, spec) for _, name, spec, _ in string.Formatter().parse(text) if name is not None}


# --- the files ------------------------------------------------------------------------------------


def languages(locale: Path = LOCALE) -> list[Path]:
    return sorted(locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def outputs(locale: Path = LOCALE, source: Path = SOURCE) -> dict[Path, bytes]:
    """Every file as it should be. Raises Unreadable."""
    template = extract(source)
    header = HEADER.format(language="en")
    made = {locale / f"{DOMAIN}.pot": po_text(Catalogue(header, template)).encode()}
    for path in languages(locale):
        catalogue = updated(read_po(path.read_text("utf-8")), template)
        made[path] = po_text(catalogue).encode()
        made[path.with_suffix(".mo")] = mo_bytes(catalogue)
    return made


def begin(language: str, locale: Path = LOCALE) -> None:
    path = locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    if path.exists():
        sys.exit(f"{path.relative_to(ROOT)} is there already.")
    path.parent.mkdir(parents=True)
    empty = Catalogue(HEADER.format(language=language), {})
    path.write_text(po_text(empty), "utf-8")


def main() -> int:
    asked = _arguments()
    if asked.new:
        begin(asked.new)
    try:
        made = outputs()
    except Unreadable as trouble:
        sys.exit(f"A .po file cannot be read: {trouble}")
    stale = [path for path, content in made.items() if _content(path) != content]
    if not asked.check:
        for path in stale:
            path.write_bytes(made[path])
    missing = 0
    for path in languages():
        found = list(faults(read_po(made[path].decode())))
        missing += len(found)
        print(f"{path.parts[-3]}: {len(found)} faults", *found, sep="\n  ")
    for path in stale:
        print(f"{'out of date' if asked.check else 'written'}: {path.relative_to(ROOT)}")
    return int(asked.check and bool(stale or missing))


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail on any fault")
    parser.add_argument("--new", metavar="LANGUAGE", help="begin a language, fr or pt_BR")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
