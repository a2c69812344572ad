"""Figures of many matches in words, each with what it counts. Knows numbers, not where they come
from.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.dialogs import Dialog
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.matches import rules_title
from handfoot_gui.words.new_match import player_kind, style_word
from handfoot_gui.words.numbers import listed, number


class StatWord(Fixed):
    TITLE = N_("Statistics")
    RESULTS = N_("Results")
    ROUNDS = N_("Scores by round")
    BOOKS = N_("Books and piles")
    TIME = N_("Time and streaks")
    LEAGUE = N_("League")
    DEALS = N_("Fair deals")
    SIDE = N_("Side")
    WHOSE = N_("Whose matches")
    EVERYBODY = N_("Everybody’s")
    TABLE = N_("Against whom")
    ALL = N_("All together")
    RULES = N_("Rules")
    AGAINST = N_("Against")
    MATCHES = N_("Matches")
    WON = N_("Won")
    SHARED = N_("Shared")
    SHARE = N_("Share won")
    BETWEEN = N_("Likely between")
    SCORE = N_("Mean score")
    CLEAN = N_("Clean books")
    DIRTY = N_("Dirty books")
    WILD = N_("Wild books")
    PILES = N_("Piles taken")
    OUTS = N_("Gone out")
    OUT_RATE = N_("Rounds in which your side went out")
    SECONDS = N_("Seconds a turn")
    STREAK = N_("Won in a row now")
    LONGEST = N_("Longest row")
    EXPORT = N_("Save as a table")
    RESET = N_("Begin anew")
    CLOSE = N_("Close")
    NOTHING = N_("No finished match counts yet. Play one to the end, and its figures stand here.")
    NO_TIME = N_("No turn was timed yet.")
    SEAT = N_("Place at the table")
    DEALT = N_("Deals")
    WILDS = N_("Wild cards a deal")
    THREES = N_("Red threes a deal")
    NO_DEALS = N_("No finished match is kept here yet.")
    COPY = N_("Copy")
    COPIED = N_("Copied.")


_COUNTED: dict[str, str] = {
    "results": N_(
        "Finished matches only; one that was left is neither won nor lost. A shared win is half a"
        " win. The true share lies between the bounds 95 times of 100."
    ),
    "rounds": N_("The mean score of your side in the first round, the second, and so on."),
    "books": N_("Means a round of your whole side. The line shows where the true rate may lie."),
    "time": N_(
        "Turns of people, from the play before to the own discard; turns of more than ten minutes"
        " are not timed. A row ends with a match that was not won alone."
    ),
    "league": N_(
        "All finished matches that count, those among computer players too; a side goes by who sat"
        " on it at the end. Hundreds of matches between all levels, on the same deals from both"
        " sides, are played by: handfoot arena --league."
    ),
}

_FAIR: tuple[str, ...] = (
    N_(
        "Every match has one secret of 256 bits, drawn before its first card. All its deals,"
        " reshuffles and the first dealer follow from it; no card is dealt to suit anybody."
    ),
    N_(
        "Its fingerprint, the SHA-256 of secret and rules, stands on the rule sheet before the"
        " first card, and under About in the menu from then on. The secret itself is shown when the"
        " match is over."
    ),
    N_(
        "To check it, save the match from Replays and run: handfoot verify FILE. It works out all"
        " deals again from the secret, compares the fingerprint and replays every play."
    ),
)


def counted(page: str) -> str:
    """What the figures of a page count."""
    return _(_COUNTED[page])


def what_counts() -> str:
    """For all pages at once."""
    return _("Matches from files, side matches and those finished by the computer count nowhere.")


def fairness() -> tuple[str, ...]:
    return tuple(_(text) for text in _FAIR)


def against(players: Sequence[tuple[str, str]]) -> str:
    """The players on the other sides by kind and style: ``Club player (Careful)``, or several."""
    return listed([_player(kind, style) for kind, style in players])


def _player(kind: str, style: str) -> str:
    if not style:
        return player_kind(kind)
    return _("{player} ({style})").format(player=player_kind(kind), style=style_word(style))


def table_name(rules: str, players: Sequence[tuple[str, str]]) -> str:
    """``Game Night · Club player``: a line of the list of tables, and beside a plot's line."""
    return _("{rules} · {level}").format(rules=rules_title(rules), level=against(players))


def percent(share: float) -> str:
    return _("{number} %").format(number=number(round(share * 100)))


def bounds(low: float, high: float) -> str:
    """``42 to 81 %``."""
    text = _("{low} to {high} %")
    return text.format(low=number(round(low * 100)), high=number(round(high * 100)))


def tenths(value: float) -> str:
    """``1.4``, with the language's own sign between."""
    whole, _point, part = f"{value:.1f}".partition(".")
    return _("{whole}.{tenths}").format(whole=number(int(whole)), tenths=part)


def whole(value: float) -> str:
    return number(round(value))


def round_name(index: int) -> str:
    return _("Round {number}").format(number=number(index))


def place_name(seat: int) -> str:
    return number(seat + 1)


def dealt_beside(value: float, fair: float, spread: float) -> str:
    """``3.1 (fair: 3.0 ± 0.2)``."""
    text = _("{value} (fair: {fair} ± {spread})")
    return text.format(value=tenths(value), fair=tenths(fair), spread=tenths(spread))


def deals_of(rules: str, seats: int, deals: int) -> str:
    """The heading of a kind of table: ``Game Night, four at the table: 84 deals``."""
    text = ngettext(
        "{rules}, {seats} at the table: {count} deal",
        "{rules}, {seats} at the table: {count} deals",
        deals,
    )
    return text.format(rules=rules_title(rules), seats=number(seats), count=number(deals))


def deals_note() -> str:
    return _(
        "Mean of hand and feet together, by place at the table; two of three honest figures lie"
        " within the ±, nearly all within twice as much."
    )


def saved(file: str) -> str:
    return _("The figures are in {file}.").format(file=file)


def fingerprint_is(fingerprint: str) -> str:
    return _("Fingerprint: {fingerprint}").format(fingerprint=fingerprint)


def secret_is(secret: str) -> str:
    return _("Secret: {secret}").format(secret=secret)


def begin_anew(matches: int) -> Dialog:
    text = ngettext(
        "{count} match no longer counts. It stays among the replays.",
        "{count} matches no longer count. They stay among the replays.",
        matches,
    )
    return Dialog(
        title=_("Begin the statistics anew?"),
        text=text.format(count=number(matches)),
        yes=_("Begin anew"),
        no=_("Leave them"),
    )


def in_order(values: Sequence[float]) -> tuple[str, ...]:
    """The words below a plot of rounds."""
    return tuple(round_name(i) for i in range(1, len(values) + 1))
