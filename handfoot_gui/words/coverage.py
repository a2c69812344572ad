"""The table of option values against cases, as lines of text. Counts nothing."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.words.catalogue import N_, _, ngettext

_GROUPS = {
    "preset": N_("presets"),
    "seats": N_("seats"),
    "refusal": N_("refusals expected"),
}
WIDTH = 30


def group_title(group: str) -> str:
    """The heading of a group of rows: an option's key as it stands, or a word for the rest."""
    return _(_GROUPS[group]) if group in _GROUPS else group


def heading() -> str:
    return columns(_("value"), _("named by"), _("played in"))


def columns(value: str, named: str, played: str, note: str = "") -> str:
    """One line of the table; numbers stand under each other."""
    return f"  {value:<{WIDTH}} {named:>9} {played:>10}  {note}".rstrip()


def hole() -> str:
    return _("HOLE: no case names it")


def elsewhere() -> str:
    return _("only a deal or a match can show it")


def total(values: int, holes: Iterable[str]) -> str:
    """The last line: how much was looked for and what is missing."""
    missing = tuple(holes)
    if not missing:
        return ngettext("{values} value, no hole", "{values} values, no hole", values).format(
            values=values
        )
    text = ngettext("{count} hole: {holes}", "{count} holes: {holes}", len(missing))
    return text.format(count=len(missing), holes=", ".join(missing))
