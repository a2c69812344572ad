"""What a person tells the partner, and what the partner asks about it. Knows orders by name."""

from __future__ import annotations

from collections.abc import Iterable

from handfoot_gui.rules.cards import Rank
from handfoot_gui.words.cards import ranks
from handfoot_gui.words.catalogue import N_, _, pgettext
from handfoot_gui.words.dialogs import Dialog
from handfoot_gui.words.numbers import listed

_ORDERS: dict[str, str] = {
    "clean": N_("Keep all melds clean: {state}"),
    "hurry": N_("Hurry: {state}"),
    "not-yet": N_("Do not go out yet: {state}"),
    "final": N_("Do not ask me again: {state}"),
}

_NOTES: dict[str, str] = {
    "clean": N_("Before a wild card goes on one of them, you are asked"),
    "hurry": N_("Into the foot and out: fewer cards are held back for pairs or for the pile"),
    "not-yet": N_("No going out and no question about it, but on the last turn"),
    "final": N_("Your no stands to the end of the round"),
}


def tell(names: Iterable[str]) -> str:
    """The menu's line, and the title of what it opens."""
    return _("Tell {name}").format(name=listed(tuple(names)))


def how_long() -> str:
    return _("What you say holds for this round.")


def order(name: str, *, is_given: bool) -> str:
    """``Hurry into the foot and out: yes``."""
    return _(_ORDERS[name]).format(state=_state(is_given))


def order_note(name: str) -> str:
    return _(_NOTES[name])


def keep_clean(rank: Rank, *, is_given: bool) -> str:
    text = _("Keep the {ranks} clean: {state}")
    return text.format(ranks=ranks(rank), state=_state(is_given))


def keep_clean_note() -> str:
    return _("Before a wild card goes on them, you are asked")


def _state(is_given: bool) -> str:  # noqa: FBT001
    return pgettext("told", "yes") if is_given else pgettext("told", "no")


def click_to_tell() -> str:
    return _("Click to say how to play")


def leave_to_dirty(name: str, kept: Iterable[Rank]) -> Dialog:
    """A partner would spoil what was to stay clean."""
    melds = listed(tuple(ranks(rank) for rank in kept))
    return Dialog(
        title=_("{name} asks: may I put a wild card on the {ranks}?").format(
            name=name, ranks=melds
        ),
        text=_("You want them clean."),
        yes=_("Yes, do"),
        no=_("No, keep them clean"),
        yes_note=_("From then on {name} may do so.").format(name=name),
        no_note=_("{name} does not ask again in this round.").format(name=name),
    )


def no_for_the_round() -> str:
    """The answer to the partner's question that stands."""
    return _("No, not in this round")


def no_for_the_round_note(name: str) -> str:
    return _("{name} does not ask again in this round.").format(name=name)
