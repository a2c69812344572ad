"""The names of what a round goes through, and how seats and teams are counted."""

from __future__ import annotations

from enum import StrEnum

Seat = int
Team = int


class Phase(StrEnum):
    DRAW = "draw"
    PLAY = "play"
    ANSWER = "answer"
    OVER = "over"


class Ended(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went-out"
    STOCK = "stock"
    STUCK = "stuck"
    STALEMATE = "stalemate"
    RESIGNED = "resigned"
