"""What is said of a match that was checked against its secret."""

from __future__ import annotations

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.numbers import number

_FINDINGS: dict[str, str] = {
    "no-secret": N_("The secret is not in the file; the deals cannot be checked."),
    "no-fingerprint": N_(
        "There is no fingerprint; that the secret was chosen before the first card cannot be"
        " checked."
    ),
    "fingerprint": N_("Secret and rules do not give the fingerprint of the file."),
    "dealer": N_("Round {round}: the dealer does not follow from the secret."),
    "deck": N_("Round {round}: the deal does not follow from the secret."),
    "reshuffle": N_("Round {round}: a reshuffle does not follow from the secret."),
}

FINDING_IDS: tuple[str, ...] = tuple(_FINDINGS)


def finding(id: str, round_: int) -> str:  # noqa: A002 - the finding's own word
    return _(_FINDINGS[id]).format(round=number(round_))


def fair(name: str, rounds: int, reshuffles: int, acts: int) -> str:
    """The line of a match of which everything was checked and right."""
    return _(
        "{name}: all follows from the secret (deals: {rounds}, reshuffles: {reshuffles}),"
        " all acts are legal ({acts})"
    ).format(name=name, rounds=number(rounds), reshuffles=number(reshuffles), acts=number(acts))


def not_fair(name: str, what: str) -> str:
    """The line of something that is wrong with a match, or cannot be checked."""
    return _("{name}: {problem}").format(name=name, problem=what)


def fingerprint_line(fingerprint: str) -> str:
    return _("fingerprint {fingerprint}").format(fingerprint=fingerprint)
