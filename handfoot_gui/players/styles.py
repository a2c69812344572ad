"""Styles of play: the same judgement, some of its weights larger or smaller. Nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from handfoot_gui.players.weights import Weights

STYLES: dict[str, Mapping[str, float]] = {
    "careful": {"pile_card": 1.6, "known_pair": 2.0, "wild": 1.3, "take_card": 0.8},
    "racer": {
        "crowd_hand": 1.6,
        "crowd_foot": 1.8,
        "foot_now": 1.3,
        "foot_next": 1.3,
        "pair": 0.5,
    },
    "collector": {"take_card": 1.6, "pair": 1.5, "triple": 1.5, "crowd_hand": 0.6, "spoilt": 0.7},
}
"""By name: what each weight is multiplied by."""

HURRY: Mapping[str, float] = STYLES["racer"]


def in_style(weights: Weights, factors: Mapping[str, float]) -> Weights:
    """The weights with some of them scaled."""
    return replace(weights, **{key: getattr(weights, key) * by for key, by in factors.items()})
