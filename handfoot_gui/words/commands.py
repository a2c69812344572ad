"""What the command line says of itself. Knows the words of options; parses nothing."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.words.catalogue import N_, _

_HELP: dict[str, str] = {
    "program": N_("The card game Hand and Foot, at a table on your desktop."),
    "play": N_("open a table at once"),
    "referee": N_("say of every step of a case or a saved match whether it is allowed"),
    "arena": N_("let computer players play duplicate deals without a window"),
    "rules": N_("print the rules of a table on one page, each with who says so"),
    "verify": N_("check that the deals of finished matches follow from their secrets"),
    "matches": N_("list the matches that are kept, write one to a file, or take one in"),
    "--export": N_("write the match with this number to a file"),
    "--import": N_("take in the match of a file; it counts nowhere"),
    "--running": N_("export a running match too: its file shows all cards"),
    "--rules": N_("rules from a file, from one line of text, or saved under this name"),
    "--diff": N_("say how another preset, file or saved rule set differs"),
    "--line": N_("print the rules as one line of text that --rules reads"),
    "rules-seats": N_("how many sit at the table"),
    "rules-data": N_("the folder where rules are saved"),
    "--seed": N_("deal the same cards again: a number or a word"),
    "--preset": N_("the rules of the table"),
    "--seats": N_("who plays, from seat 0 on, with commas between: person, or {players}"),
    "--size": N_("the window's size, such as 1366x768"),
    "--speed": N_("how fast cards move and computer players act"),
    "--data": N_("the folder for the match, the settings and the log"),
    "--text": N_("write what happens and what the keys come to, line by line"),
    "--language": N_("the language of the game, such as en or de"),
    "--software": N_("draw without the graphics card"),
    "--continue": N_("go on with the match that was left"),
    "--title": N_("open the title screen, as without any option"),
    "--self-check": N_("look whether every file of the game is there and works, and say so"),
    "--report": N_("print what to paste into a report of trouble; nobody's names are in it"),
    "--json": N_("print the result as JSON"),
    "--diagram": N_("print the positions as text"),
    "--explain": N_("say what the seat that is to act may do and what not, and why"),
    "--coverage": N_("print which values of the rules the cases are about, and which not"),
    "--a": N_("the first player of each pair of deals: {players}"),
    "--b": N_("the second player of each pair of deals, likewise"),
    "--executor": N_("who plays the pairs: a dask cluster instead of this computer's cores"),
    "--pairs": N_("how many deals are played, each from both sides"),
    "--swap-joker": N_(
        "play each deal once more, a five of the first player's changed for a joker"
    ),
    "--league": N_("let all levels play each other and print one table"),
    "--version": N_("say which version this is"),
    "FILE": N_("a case or a saved match"),
}

HELP_KEYS: tuple[str, ...] = tuple(_HELP)


def command_help(key: str, **fields: str) -> str:
    """The line of ``--help`` for an option or a command; raises KeyError for one that is none."""
    return _(_HELP[key]).format(**fields)


def players_help(levels: Iterable[str], styles: Iterable[str]) -> str:
    """What can be written for a computer player."""
    return _("{levels} (in a style too, as club-careful: {styles}), random, or cmd:PROGRAM").format(
        levels=", ".join(levels), styles=", ".join(styles)
    )
