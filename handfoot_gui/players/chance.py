"""Random numbers that follow from a seed and a view: the same view gives the same ones again."""

from __future__ import annotations

import random

from handfoot_gui.rules.views import PlayerView


def chance(seed: int, view: PlayerView) -> random.Random:
    """A source of its own for every position that the seat can tell apart."""
    held = ",".join(str(card.id) for card in view.hand)
    place = f"{view.round_number} {view.seat} {view.phase} {len(view.history)}"
    counts = f"{view.stock_count} {view.discard_count} {view.turns_without_meld}"
    return random.Random(f"{seed} | {place} | {counts} | {held}")
