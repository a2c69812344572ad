"""What steady play holds for how important. Points of a round, unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass


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
    single: float = 3.0
    """A natural held alone; it may find its like."""
    pair: float = 20.0
    triple: float = 40.0
    wild: float = 60.0
    """A wild kept for later, before the end is near."""
    crowd_hand: float = 10.0
    """Each card that stands between a player and the foot."""
    crowd_foot: float = 8.0
    """Each card that stands between a player in the foot and going out."""
    foot_now: float = 300.0
    """The foot picked up at once."""
    foot_next: float = 250.0
    """The foot picked up at the start of the next turn."""
    open: float = 120.0
    """The team has opened."""
    spoiled_six: float = 400.0
    """Six clean cards dirtied while another meld could take the wild."""
    pile_card: float = 95.0
    """Each card of a pile beyond the third: what it is worth to whoever takes it."""
    take_card: float = 22.0
    """Each pile card taken, beyond what it does at once."""
    draw_card: float = 18.0
    """A card from the stock."""
    known_pair: float = 150.0
    """Throwing what the next player is known to hold twice, whatever the pile."""
    wild_thrown: float = 250.0
    """A wild discarded."""


STEADY = Weights()
