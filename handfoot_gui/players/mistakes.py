"""Mistakes as people make them: the same judgement, led astray for one turn.

Which turn goes wrong follows from the seed and from what the seat sees, so that it is the same for
the whole turn and whoever asks again. Nothing here takes a card that good sense would never touch.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from hashlib import sha256

from handfoot_gui.players.memory import Memory
from handfoot_gui.players.plans import Planner
from handfoot_gui.players.turn import Judged, Turn
from handfoot_gui.players.weights import Weights
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.ruleset import BOOK_SIZE
from handfoot_gui.rules.views import PlayerView


class Slip(Enum):
    """What goes wrong in a turn."""

    FORGETS = "forgets what was discarded"
    BREAKS_PAIR = "breaks the lower pair"
    OPENS_RICH = "opens with more than is needed"
    SMALL_PILE = "takes a small pile"
    HOLDS_WILDS = "holds wilds too long"


def slips_of(view: PlayerView, memory: Memory, seed: int, percent: int) -> frozenset[Slip]:
    """What goes wrong in this turn: mostly nothing, or five in eight of all that may."""
    if not percent:
        return frozenset()
    counts = f"{memory.turns} {view.match_scores} {view.round_number} {view.turn_seat}"
    first, second, third, fourth, *_ = sha256(f"{seed} {counts}".encode()).digest()
    if first * 100 >= percent * 256:
        return frozenset()
    bits = second | (third & fourth)
    return frozenset(slip for place, slip in enumerate(Slip) if bits >> place & 1)


def led_astray(weights: Weights, slips: frozenset[Slip]) -> Weights:
    """Small piles taken, wilds held, or no thought of what the next player can use."""
    if Slip.SMALL_PILE in slips:
        weights = replace(weights, take_card=weights.take_card + 100)
    if Slip.HOLDS_WILDS in slips:
        weights = replace(weights, wild=weights.wild * 3 + 60)
    if Slip.FORGETS in slips:
        weights = replace(weights, pile_card=0.0)
    return weights


def too_rich(turn: Turn, judged: Iterable[Judged]) -> list[Judged]:
    """An opening with all that fits, before the one that is needed."""
    return sorted(judged, key=lambda j: (-_points(turn.planner, j), -j.value))


def lower_pair(turn: Turn, discards: list[tuple[float, Card]]) -> list[tuple[float, Card]]:
    """The lowest pair is broken first, where it finishes no own book and feeds no known pair."""
    sizes = {m.rank: len(m.cards) for m in turn.view.team.melds if not m.is_book}
    pairs = [
        (gain, card)
        for gain, card in discards
        if len(turn.planner.holding.naturals.get(card.rank, ())) == 2
        and sizes.get(card.rank, 0) < BOOK_SIZE - 1
        and not turn.feeding.is_known_pair(card.rank)
    ]
    pairs.sort(key=lambda pair: pair[1].rank)
    return [*pairs[:1], *discards]


def _points(planner: Planner, judged: Judged) -> int:
    lay = planner.lay_of(judged.plan)
    return points_of(planner.view.rules, (card for part in lay for card in part.cards))
