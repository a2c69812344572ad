"""What stands on the title screen. Knows names and scores; not what a button opens."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.words.catalogue import N_, _, ngettext
from handfoot_gui.words.fixed import Fixed
from handfoot_gui.words.numbers import listed, number, spelled


class TitleWord(Fixed):
    # Translators: the first and the last word of the name on the title screen, around an ampersand
    HAND = N_("Hand")
    FOOT = N_("Foot")
    TAGLINE = N_("Two hands to play, one partner to trust.")
    CONTINUE = N_("Continue")
    QUICK_START = N_("Quick start")
    ONE_ROUND = N_("One round")
    NEW_MATCH = N_("New match")
    RULES = N_("Rules")
    STATISTICS = N_("Statistics")
    REPLAYS = N_("Replays")
    WATCH = N_("Watch this match")
    SETTINGS = N_("Settings")
    KEYS = N_("Keys")
    ABOUT = N_("About")
    QUIT = N_("Quit")


def version_line(version: str, *, is_silent: bool = False) -> str:
    """At the foot; there it also says that nothing can be heard."""
    if is_silent:
        text = _("Version {version} · works without a network · no sound device")
    else:
        text = _("Version {version} · works without a network")
    return text.format(version=version)


def match_left(round_number: int, rounds: int, scores: Sequence[int], whose: str | None) -> str:
    """What there is to continue: ``Round 3 of 4 · 4,310 to 3,985 · your turn``.

    `whose` is the name of who is waited for: empty for you, none between two rounds.
    """
    if round_number <= rounds:
        where = _("Round {number} of {count}")
    else:
        where = _("Round {number}, an extra one")
    if whose is None:
        text = _("{round} · {scores} · the round is over")
    else:
        text = _("{round} · {scores} · {turn}") if whose else _("{round} · {scores} · your turn")
    return text.format(
        round=where.format(number=number(round_number), count=number(rounds)),
        scores=scores_line(scores),
        turn=_("{name}’s turn").format(name=whose),
    )


def scores_line(scores: Sequence[int]) -> str:
    if len(scores) == 2:
        ours, theirs = map(number, scores)
        return _("{ours} to {theirs}").format(ours=ours, theirs=theirs)
    return ", ".join(map(number, scores))


def quick_note(rules: str, names: Sequence[str], *, you: bool = True, rounds: int = 0) -> str:
    """Under "Quick start": ``You, Walter, Nora and Edith · Game Night``; with rounds, how many.

    `you`: one person plays, who is not among the names.
    """
    who = listed([_("You"), *names] if you else names)
    if not rounds:
        return _("{who} · {rules}").format(who=who, rules=rules)
    count = ngettext("{count} round", "{count} rounds", rounds).format(count=spelled(rounds))
    return _("{who} · {rules} · {rounds}").format(who=who, rules=rules, rounds=count)
