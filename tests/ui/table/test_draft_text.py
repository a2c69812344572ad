from __future__ import annotations

import json

import pytest

from handfoot_gui.rules.actions import Part
from handfoot_gui.rules.cards import Rank, make_pack
from handfoot_gui.ui.table.draft import NOTHING, Draft, DraftKind
from handfoot_gui.ui.table.draft_text import draft_from_text, draft_to_text

HAND = make_pack(1, 2)


@pytest.mark.parametrize(
    "draft",
    [
        NOTHING,
        Draft(parts=(Part(Rank.QUEEN, HAND[:3], "new"), Part(Rank.JOKER, HAND[5:6], 2))),
        Draft(DraftKind.TAKE),
        Draft(DraftKind.OUT, (Part(Rank.KING, HAND[9:12]),), HAND[20]),
    ],
)
def test_what_is_staged_comes_back(draft: Draft) -> None:
    text = draft_to_text(2, draft)
    assert draft_from_text(text, 2, HAND) == draft
    assert draft_from_text(text, 1, HAND) == NOTHING
    if draft.cards:
        assert draft_from_text(text, 2, HAND[30:]) == NOTHING
    assert (text == "") == (draft == NOTHING)


GOOD = json.loads(draft_to_text(0, Draft(parts=(Part(Rank.QUEEN, HAND[:3]),))))


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "[]",
        "7",
        "{}",
        json.dumps(GOOD | {"kind": "none"}),
        json.dumps(GOOD | {"parts": [["Q", [1, 1], None]]}),
        json.dumps(GOOD | {"parts": [["Q", [1], 1.5]]}),
        json.dumps(GOOD | {"parts": [["?", [1], None]]}),
        json.dumps(GOOD | {"parts": [["Q", [900], None]]}),
        json.dumps(GOOD | {"parts": [["Q", [1]]]}),
        json.dumps(GOOD | {"discard": [1]}),
        "[" * 100_000,
    ],
)
def test_what_means_nothing_stages_nothing(text: str) -> None:
    assert draft_from_text(text, 0, HAND) == NOTHING
