"""Lines of a list of matches, and what is said when one goes to a file or comes from one."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.words.catalogue import N_, _
from handfoot_gui.words.numbers import listed, number
from handfoot_gui.words.presets import preset_title
from handfoot_gui.words.title import match_left, scores_line

_STATUS: dict[str, str] = {"running": N_("running"), "over": N_("over"), "left": N_("left")}

_MARKS: dict[str, str] = {
    "side": N_("played on from a replay"),
    "imported": N_("from a file"),
    "shown": N_("cards given away while it ran"),
    "finished-for-me": N_("finished by the computer"),
    "practice": N_("more taken back than the rules allow"),
    "corrected": N_("continued after a correction of the rules"),
    "rescued": N_("out of a damaged file"),
}

_TROUBLES: dict[str, str] = {
    "no-such-match": N_("There is no match {match}."),
    "running": N_(
        "Match {match} is running; its file shows all cards. With --running it is made,"
        " and the match counts nowhere."
    ),
    "corrected": N_(
        "The first acts of match {match} are damaged, or the rules were corrected since. Nobody"
        " could replay its file, so none is made."
    ),
    "no-file": N_("{file} cannot be read ({reason})."),
    "not-written": N_("{file} could not be written ({reason})."),
    "not-taken-in": N_("{file} is no match that can be taken in ({reason})."),
}

STATUS_IDS, MARK_IDS = tuple(_STATUS), tuple(_MARKS)
MATCH_TROUBLE_IDS: tuple[str, ...] = tuple(_TROUBLES)


def status_word(status: str) -> str:
    return _(_STATUS[status])


def mark_words(mark: str) -> str:
    """Why a match counts nowhere, or what else is special about it."""
    return _(_MARKS[mark])


def rules_title(key: str) -> str:
    """The name of a rule set by its key: a preset's, a house rule set's own, or a general one."""
    kind, _colon, name = key.partition(":")
    if kind == "house":
        return name or _("House rules")
    return preset_title(key)


def match_line(
    names: Sequence[str],
    rules: str,
    round_number: int,
    rounds: int,
    scores: Sequence[int],
    whose: str | None,
    *,
    is_over: bool = False,
) -> str:
    """``You, Nora, Walter and Edith · Game Night · Round 3 of 4 · 4,310 to 3,985 · your turn``.

    `whose` as in `title.match_left`; without it where the match is over.
    """
    where = scores_line(scores) if is_over else match_left(round_number, rounds, scores, whose)
    return _("{names} · {rules} · {where}").format(
        names=listed(names), rules=rules_title(rules), where=where
    )


def numbered_line(match: int, date: str, status: str, line: str) -> str:
    """One row of the list in a terminal."""
    return f"{match:>5}  {date}  {status_word(status):<8} {line}"


def no_matches() -> str:
    return _("No match is kept here.")


def exported(match: int, file: str) -> str:
    return _("Match {match} is in {file}.").format(match=number(match), file=file)


def taken_in(match: int, file: str) -> str:
    return _("{file} is match {match} now; it counts nowhere.").format(
        match=number(match), file=file
    )


def match_trouble(id: str, **fields: str) -> str:  # noqa: A002 - the trouble's own word
    return _(_TROUBLES[id]).format(**fields)
