"""Every language is complete: what a player reads in it, and the files that the game reads it from.

When a sentence was added: `python build_scripts/catalogue.py`, translate what it lists, run it
again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import catalogue as maker
import pytest
from _po_files import Catalogue, Entry, Key, Unreadable, mo_bytes, po_text, read_po

from handfoot_gui.words import catalogue
from handfoot_gui.words.languages import Language, languages
from handfoot_gui.words.numbers import counted_cards, number
from tests.words.everything import played
from tests.words.fixed import fixed

LOCALE = maker.LOCALE
SPOKEN = [path.parts[-3] for path in maker.languages()]
POT = LOCALE / "handfoot.pot"


def _file(language: str, ending: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"handfoot.{ending}"


def test_german_is_spoken() -> None:
    assert languages(LOCALE) == (Language("en", "English"), Language("de", "Deutsch"))


def test_the_template_has_every_sentence_of_the_game() -> None:
    assert po_text(Catalogue(maker.HEADER.format(language="en"), maker.extract())) == (
        POT.read_text("utf-8")
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_a_language_has_every_sentence_with_its_placeholders(language: str) -> None:
    translated = read_po(_file(language, "po").read_text("utf-8"))

    assert not list(maker.faults(translated))
    assert list(translated.entries) == list(read_po(POT.read_text("utf-8")).entries)


@pytest.mark.parametrize("language", SPOKEN)
def test_what_the_game_reads_is_what_was_translated(language: str) -> None:
    translated = read_po(_file(language, "po").read_text("utf-8"))

    assert _file(language, "mo").read_bytes() == mo_bytes(translated)


@pytest.fixture
def german() -> Iterator[None]:
    assert catalogue.choose(["de_AT"], LOCALE) == "de"
    yield
    catalogue.use(catalogue.Catalogue())


def test_a_german_round_is_told_in_german(german: None) -> None:
    told = [said for _, said in chain(fixed(), played("game-night", 4, 1, ("", "", "", "")))]

    assert len(told) > 500
    english = re.compile(r"\b(the|you|your|cards?|with|pile|stock|of)\b")
    assert not [said for said in told if english.search(said) and "How to Play" not in said]
    assert not [said for said in told if "{" in said]


def test_german_numbers_and_plurals(german: None) -> None:
    assert number(-1245) == "−1.245"
    assert counted_cards(1) == "eine Karte"
    assert counted_cards(13) == "13 Karten"


@pytest.mark.parametrize("language", SPOKEN)
def test_quotation_marks_are_typographic(language: str) -> None:
    """Straight ones stand only where something is to be typed as it is."""
    translated = read_po(_file(language, "po").read_text("utf-8"))

    for entry in translated.entries.values():
        if '"' not in entry.key.one and "'" not in entry.key.one:
            assert not any('"' in form or "'" in form for form in entry.forms), entry.forms


# --- the command ----------------------------------------------------------------------------------


def test_marked_texts_are_found_in_any_form() -> None:
    source = """
_("one"); catalogue.pgettext("place", "two"); ngettext("a", "as", n); N_("th" "ree")
_(variable); print("four"); pgettext("list", name)
"""
    assert list(maker.marked(source)) == [
        (Key(None, "one"), None),
        (Key("place", "two"), None),
        (Key(None, "a"), "as"),
        (Key(None, "three"), None),
    ]


def test_a_catalogue_comes_back_from_its_file() -> None:
    entries = [
        Entry(Key(None, 'He said "no"\n\tand left'), None, ["a.py"], ["Er sagte „nein“\n"]),
        Entry(Key("at sea", "{n} knot"), "{n} knots", ["a.py", "b.py"], ["ein Knoten", "{n} K."]),
        Entry(Key(None, "untold"), None, ["b.py"]),
    ]
    before = Catalogue(maker.HEADER.format(language="de"), {e.key: e for e in entries})

    after = read_po(po_text(before))

    assert after.entries == before.entries
    assert po_text(after) == po_text(before)


def test_translations_are_kept_and_what_is_no_longer_said_goes() -> None:
    kept, gone, new = Key(None, "kept"), Key(None, "gone"), Key(None, "new")
    old = Catalogue("", {k: Entry(k, None, [], ["da"]) for k in (kept, gone)})

    updated = maker.updated(old, {k: Entry(k, None, ["a.py"]) for k in (kept, new)})

    assert updated.entries == {
        kept: Entry(kept, None, ["a.py"], ["da"]),
        new: Entry(new, None, ["a.py"]),
    }
    assert list(maker.faults(updated)) == ["not translated: 'new'"]


@pytest.mark.parametrize(
    ("forms", "is_right"),
    [
        (["eine Karte", "{count} Karten"], True),
        (["{count} Karte", "{count} Karten"], True),
        (["{count} Karte", "Karten"], False),
        (["{number} Karte", "{count} Karten"], False),
        (["{count Karte", "{count} Karten"], False),
        (["{count} Karten"], False),
    ],
)
def test_placeholders_are_those_of_the_source(forms: list[str], is_right: bool) -> None:  # noqa: FBT001
    entry = Entry(Key(None, "{count} card"), "{count} cards", [], forms)

    faults = list(maker.faults(Catalogue("Plural-Forms: nplurals=2;", {entry.key: entry})))

    assert not faults if is_right else len(faults) == 1


def test_a_fuzzy_translation_is_not_shown() -> None:
    entry = Entry(Key(None, "card"), None, [], ["Karte"], is_fuzzy=True)
    fuzzy = Catalogue("", {entry.key: entry})

    assert list(maker.faults(fuzzy)) == ["fuzzy: 'card'"]
    assert b"Karte" not in mo_bytes(fuzzy)


def test_a_damaged_file_is_told_of_with_its_line() -> None:
    with pytest.raises(Unreadable, match="line 4"):
        read_po('msgid "a"\nmsgstr "b"\n\nmsgid "a\nmsgstr "b"\n')
