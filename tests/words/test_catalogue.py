"""The language is chosen once; every text goes through it, whole, and xgettext finds them all."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from handfoot_gui.words import catalogue
from handfoot_gui.words.numbers import counted_cards, number
from handfoot_gui.words.people import Company
from tests.ui.situations import Table
from tests.words.everything import every_refusal, played
from tests.words.fixed import Sentence, fixed
from tests.words.pseudo import BRACE, NAMES, PLAIN_LETTER, speaking_pseudo

ROOT = Path(__file__).resolve().parents[2]
WORDS = sorted((ROOT / "handfoot_gui" / "words").glob("*.py"))
MARKED = WORDS + sorted((ROOT / "handfoot_gui" / "rules").glob("citations*.py"))
MARKED.append(ROOT / "handfoot_gui" / "rules" / "sources.py")
MARKS = ("_", "N_", "ngettext", "pgettext")
KEYS = ("page up",)
"""Names that the library has for keys."""
GIVERS = ("catalogue.py", "fixed.py")
"""Files that hand on texts marked elsewhere."""

ROUNDS = (
    ("game-night", 4, 1),
    ("game-night", 6, 2),
    ("pagat", 4, 3),
    ("good-sam", 4, 5),
    ("bicycle", 4, 7),
    ("pagat-simpson", 2, 6),
    ("hand-knee-and-foot", 3, 4),
)


def _everything() -> Iterator[Sentence]:
    yield from fixed()
    for preset, seats, seed in ROUNDS:
        yield from played(preset, seats, seed, NAMES)
    for view in (Table(hand="9s 9h **", pile="9d").view, Table(hand="9s", foot=True).view):
        for you in (0, None):
            yield from every_refusal(view, Company(NAMES[:4], you, 2))


@pytest.fixture(scope="module")
def english() -> set[Sentence]:
    return set(_everything())


def test_every_sentence_is_filled_in(english: set[Sentence]) -> None:
    assert len(english) > 3000
    assert not [
        s
        for s in english
        if BRACE.search(s[1]) or "None" in s[1].removeprefix("None:") or "  " in s[1]
    ]


def test_sentences_start_with_a_capital_and_never_shout(english: set[Sentence]) -> None:
    assert not [s for s in english if "!" in s[1] or "must not" in s[1].lower()]
    sentences = [s for s in english if s[1].endswith(".") and "--" not in s[0]]
    assert not [s for s in sentences if s[1][0].islower() and s[1] != "of"]


def test_in_another_language_nothing_english_is_left() -> None:
    with speaking_pseudo():
        assert not {s for s in _everything() if PLAIN_LETTER.search(s[1])}


def test_a_text_that_bypasses_gettext_is_found() -> None:
    """The test above would see it: plain letters stay plain."""
    with speaking_pseudo():
        assert PLAIN_LETTER.search(f"{counted_cards(2)} and more")
        assert not PLAIN_LETTER.search(counted_cards(2))


def test_plural_forms_are_asked_for() -> None:
    with speaking_pseudo():
        assert "²" in counted_cards(2)
        assert "²" not in counted_cards(3)


def test_no_sentence_is_written_beside_gettext() -> None:
    """A text with a space in it is a docstring or an argument of `_` and its kin."""
    assert not [found for path in WORDS for found in _unmarked(path)]


def _unmarked(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    allowed = {id(doc) for doc in _docstrings(tree)}
    for call in _marks(tree):
        allowed |= {id(node) for node in ast.walk(call)}
    for table in (node for node in ast.walk(tree) if isinstance(node, ast.Dict)):
        allowed |= {id(key) for key in table.keys}  # looked up, never shown
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            is_text = re.search(r"[A-Za-z]", node.value) and " " in node.value.strip()
            if is_text and id(node) not in allowed and node.value not in KEYS:
                yield f"{path.name}:{node.lineno}: {node.value}"


def _docstrings(tree: ast.AST) -> Iterator[ast.expr]:
    """Strings that stand alone: docstrings, and those below an attribute."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
            yield node


def test_texts_are_whole_and_can_be_extracted() -> None:
    """gettext gets literal strings (or a table's entry), never a sum or an f-string of pieces."""
    for path in MARKED:
        for call in _marks(ast.parse(path.read_text("utf-8"))):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            texts = call.args[: 1 if name in ("_", "N_") else 2]
            for text in texts:
                is_entry = name == "_" and isinstance(
                    text, ast.Subscript | ast.Attribute | ast.Name
                )
                is_literal = isinstance(text, ast.Constant)
                assert is_entry or is_literal or path.name in GIVERS, ast.unparse(call)


@pytest.mark.skipif(shutil.which("xgettext") is None, reason="needs GNU gettext")
def test_the_template_can_be_made(tmp_path: Path) -> None:
    pot = tmp_path / "handfoot.pot"
    marks = ["--keyword=N_", "--from-code=UTF-8", "--language=Python"]
    done = subprocess.run(
        ["xgettext", *marks, "-o", str(pot), *map(str, MARKED)],
        check=True,
        capture_output=True,
        text=True,
    )
    assert not done.stderr
    subprocess.run(["msgfmt", "--check-format", "-o", "/dev/null", str(pot)], check=True)
    template = pot.read_text("utf-8")
    assert 'msgid "Opening needs {need}. This is {have}."' in template
    assert 'msgid_plural "{name} drew {count} cards."' in template
    assert 'msgid "Two naturals for each wild"' in template


GERMAN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} Karte"
msgstr[1] "{count} Karten"

msgctxt "thousands separator"
msgid ","
msgstr "."

msgid "two"
msgstr "zwei"
"""


@pytest.fixture
def locale(tmp_path: Path) -> Iterator[Path]:
    if shutil.which("msgfmt") is None:
        pytest.skip("needs GNU gettext")
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    po = tmp_path / "de.po"
    po.write_text(GERMAN, "utf-8")
    subprocess.run(["msgfmt", "-o", str(folder / "handfoot.mo"), str(po)], check=True)
    yield tmp_path
    catalogue.use(catalogue.Catalogue())


def test_the_first_wished_language_that_exists_is_spoken(locale: Path) -> None:
    assert catalogue.choose(["fr_FR.UTF-8", "de_AT.UTF-8", "en"], locale) == "de"
    assert counted_cards(2) == "zwei Karten"
    assert number(12345) == "12.345"
    assert catalogue.choose(["DE-at"], locale) == "de"


def test_english_is_spoken_where_it_is_wished_first(locale: Path) -> None:
    assert catalogue.choose(["en_GB", "de"], locale) == "en"
    assert counted_cards(2) == "two cards"


def test_without_a_catalogue_it_is_english(locale: Path) -> None:
    assert catalogue.choose(["fr"], locale) == "en"
    assert catalogue.choose([], locale / "nowhere") == "en"


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95\x00\x00"])
def test_a_damaged_catalogue_is_passed_over(locale: Path, content: bytes) -> None:
    (locale / "de" / "LC_MESSAGES" / "handfoot.mo").write_bytes(content)
    assert catalogue.choose(["de"], locale) == "en"
