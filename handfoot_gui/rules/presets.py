"""The published ways to play, as data: each preset is what it changes in Game Night."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from handfoot_gui.rules.ruleset import RuleSet

GAME_NIGHT = RuleSet()

_CHANGES: dict[str, dict[str, Any]] = {
    "game-night": {},
    "pagat": {
        "hand_size": 13,
        "foot_size": 13,
        "wild_books": "allowed",
        "books_to_go_out": (2, 2, 1),
        "pile_on_wild": "twin-wilds",
        "bonus": (500, 300, 1500),
    },
    "pagat-simpson": {
        "teams": "single",
        "books_to_go_out": (1, 1, 0),
        "red_three_play": "keep",
        "red_three": (0, 500),
        "bonus": (300, 100, None),
        "last_card": "discard",
        "permission": False,
        "partner_in_foot": "no",
    },
    "bicycle": {
        "wild_limit": "four-naturals",
        "max_wilds": 3,
        "books_to_go_out": (1, 1, 0),
        "red_three": (0, 5),
        "going_out_bonus": 0,
        "last_card": "discard",
        "permission": False,
        "partner_in_foot": "no",
    },
    "board-game-arena": {
        "hand_size": 13,
        "foot_size": 13,
        "wild_books": "allowed",
        "books_to_go_out": (2, 2, 1),
        "bonus": (500, 300, 1500),
        "permission": False,
        "partner_in_foot": "no",
    },
    "good-sam": {
        "decks": 4,
        "hand_size": 13,
        "foot_size": 13,
        "opening_minimums": (90, 120, 150),
        "rounds": 3,
        "wild_limit": "more-naturals",
        "max_wilds": 3,
        "add_to_books": "naturals",
        "pile_take": 6,
        "black_three_value": 0,
        "red_three_play": "keep",
        "red_three": (0, 500),
        "low_cards_up_to": 9,
        "last_card": "discard",
        "stock_out": "reshuffle",
    },
    "hand-knee-and-foot": {
        "decks": "players+2",
        "hand_size": 15,
        "knee_size": 13,
        "foot_size": 11,
        "wild_books": "allowed",
        "pile_take": "whole",
        "red_three": (100, 500),
        "bonus": (500, 300, 1500),
    },
}

PRESETS: dict[str, RuleSet] = {
    name: replace(GAME_NIGHT, **changes) for name, changes in _CHANGES.items()
}
