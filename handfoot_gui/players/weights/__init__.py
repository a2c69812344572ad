"""What computer players hold for how important: one set of numbers a file, with its origin.

Points of a round, unless said otherwise. Knows how the files are read; not what a number does.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from importlib import resources

HASH_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Weights:
    """One player's habits; every term of the judgement is scaled by one of these."""

    needed_book: float = 150.0
    """A book that going out still needs, beyond its bonus."""
    last_book: float = 300.0
    """The only book that going out still needs."""
    natural_rate: float = 0.50
    """Naturals of a given rank that a team comes by in one lap."""
    wild_rate: float = 0.25
    """Wilds in a lap that can be spared for one dirty meld."""
    trust: float = 0.9
    """How far a book that is still to be made is counted on."""
    counting: float = 0.0
    """How far the naturals to be expected follow the count of the unseen ones: 0 not, 1 wholly."""
    spoilt: float = 0.6
    """How much of a dirty book's worth counts while a meld is still clean."""
    dirty_start: float = 0.0
    """What a meld begun with wilds gives up while the round is young: its rank's clean book."""
    dirty_open: float = 0.0
    """The same, beside it, where such a meld opens for the team."""
    spare_wild: float = 0.0
    """The share of both which each wild beyond the first in the hand takes away."""
    dirty_short: float = 0.0
    """The same, beside them, for each clean book needed that the team's melds do not promise."""
    laps: float = 9.0
    """Turns that a seat may still expect while nobody is near going out."""
    lost: float = 0.9
    """How fast held cards stop counting as lost with each lap to come."""
    soon: float = 4.0
    """Laps that a held card needs to be of full use."""
    single: float = 3.0
    """A natural held alone; it may find its like."""
    pair: float = 20.0
    pair_wild: float = 0.0
    """What each wild in the hand adds to a pair: a meld can begin with them."""
    triple: float = 40.0
    wild: float = 60.0
    """A wild kept for later, before the end is near."""
    wild_more: float = 0.85
    """What each further wild in the hand is worth against the one before."""
    black_three: float = 6.0
    """A black three kept: a safe discard some day."""
    crowd_hand: float = 10.0
    """Each card that stands between a player and the foot."""
    crowd_foot: float = 8.0
    """Each card that stands between a player in the foot and going out."""
    race: float = 0.0
    """Added to the crowd of a sealed foot where the rivals are ahead in the race for theirs."""
    foot_now: float = 300.0
    """The foot picked up at once."""
    foot_next: float = 250.0
    """The foot picked up at the start of the next turn."""
    open: float = 120.0
    """The team has opened."""
    pile_card: float = 95.0
    """Each card of a pile beyond the third: what it is worth to whoever takes it."""
    pile_free: float = 3.0
    """Cards of a pile that are worth nothing to whoever takes it."""
    take_card: float = 22.0
    """Each pile card taken, beyond what it does at once."""
    draw_card: float = 18.0
    """A card from the stock."""
    known_pair: float = 150.0
    """Throwing what the next player is known to hold twice, whatever the pile."""
    met: float = 1.0
    """How likely the next player holds a pair of a rank his team is melding, against chance."""
    unmet: float = 1.0
    """The same for all other ranks."""
    thrown: float = 1.0
    """The same for a rank that he has just thrown."""
    left: float = 1.0
    """The same for a rank that he has just left lying on the pile."""
    unopened: float = 0.45
    """How likely a pair opens the next player's team, so that he can take the pile."""
    wild_thrown: float = 250.0
    """A wild discarded."""
    going_out: float = 1000.0
    """Going out, beyond the points that it makes and saves: high, one always does."""
    yes_until: float = 450.0
    """A partner says no where the hand alone can make so many points in the next turn."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a set of weights comes from: how it was found, by what, and its hash."""

    name: str
    made_by: str
    hash: str


def hash_of(weights: Weights) -> str:
    """The same for the same numbers, whatever the file looks like."""
    text = json.dumps(asdict(weights), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]


@lru_cache(maxsize=16)
def load_weights(name: str) -> Weights:
    """The weights of that name. Raises `FileNotFoundError`, and `TypeError` for strange entries."""
    return weights_from(_file(name)["weights"])


def weights_from(values: Mapping[str, float]) -> Weights:
    """Weights from numbers by name; what is not named keeps the club's value."""
    return Weights(**{key: float(value) for key, value in values.items()})


def origin_of(name: str) -> Origin:
    content = _file(name)
    return Origin(name, str(content["made_by"]), str(content["hash"]))


def names_of_weights() -> tuple[str, ...]:
    return tuple(entry.name for entry in fields(Weights))


def _file(name: str) -> dict[str, dict[str, float]]:
    text = (resources.files(__package__) / f"{name}.json").read_text("utf-8")
    content: dict[str, dict[str, float]] = json.loads(text)
    return content
