"""What the play so far tells about hidden hands: how likely a seat holds so many of a rank.

Factors against an even deal, by what a seat could have done with the rank and what it has done;
counted over rounds of skilled play (`weights/hands.json` says which). Knows public things only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

from handfoot_gui.players.memory import Memory
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.counts import BLACK, CODES, JOKER, NATURALS, RED, TWO
from handfoot_gui.rules.redeal import Likely
from handfoot_gui.rules.views import PlayerView

FRESH_SIGN = 6
"""Cards after which what a seat has thrown or left lying tells nothing any more."""

MOST = 3
"""Numbers of a rank are told apart up to this one."""

Factors = Mapping[str, tuple[float, ...]]


@lru_cache(maxsize=1)
def load_factors() -> Factors:
    text = (resources.files("handfoot_gui.players.weights") / "hands.json").read_text("utf-8")
    return {key: tuple(found) for key, found in json.loads(text)["factors"].items()}


def likely_hands(view: PlayerView, memory: Memory, factors: Factors) -> dict[int, Likely]:
    """What may be read from the other seats' play."""
    return {
        seat: tuple(
            factors.get(key, (1.0,)) if key else (1.0,) for key in keys_of(view, memory, seat)
        )
        for seat in range(len(view.seats))
        if seat != view.seat
    }


def keys_of(view: PlayerView, memory: Memory, seat: int) -> list[str]:
    """By code: what is to be known of the seat and cards of this code; nothing of red threes."""
    team = view.teams[view.team_of(seat)]
    place = "foot" if view.seats[seat].in_foot else "hand"
    state = f"{place} opened" if team.has_opened else "unopened"
    melding = {int(meld.rank) for meld in team.melds if not meld.is_book}
    gained = memory.gained[seat]
    found = [""] * CODES
    for code in NATURALS:
        sign, rank = "", Rank(code)
        if gained - memory.thrown.get((seat, rank), -99) <= FRESH_SIGN:
            sign = " thrown"
        elif gained - memory.left.get((seat, rank), -99) <= FRESH_SIGN:
            sign = " left"
        if not team.has_opened:
            found[code] = f"{'high' if rank > Rank.SEVEN else 'low'} unopened{sign}"
        else:
            found[code] = f"{place} {'melding' if code in melding else 'opened'}{sign}"
    found[TWO], found[JOKER], found[BLACK] = f"two {state}", f"joker {state}", f"black {state}"
    found[RED] = ""
    return found
