"""The status stays inside its pill, whatever the language says and however large the text is."""

from __future__ import annotations

import pytest

from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.table.look import Status, TableLook, TableTexts
from handfoot_gui.ui.table.paint_rows import status_pill
from tests.images import table_states
from tests.images.shown import Shown, brush_for

LONG = "Eröffne mit 90 oder mehr, oder wirf eine Karte ab."


@pytest.fixture(scope="module")
def shown() -> Shown:
    return table_states.stress(1.0, 2.0)


@pytest.mark.parametrize("high", [36, 43, 46])
@pytest.mark.parametrize("width", [300, 440, 620, 900])
@pytest.mark.parametrize("body", ["Draw two.", LONG, f"{LONG} {LONG}"])
def test_the_words_are_inside_the_pill(shown: Shown, width: int, high: int, body: str) -> None:
    brush = brush_for(shown)
    look = TableLook(texts=TableTexts(status=Status(0, "Du bist dran", body)))
    pill = status_pill(brush, Rect(0, 0, width, high), look)
    before = pill.inset + pill.sign + brush.type.width("Du bist dran", pill.head)
    widest = max(brush.type.width(line, pill.body) for line in pill.lines)

    assert before + widest < pill.rect.w <= width
    assert len(pill.lines) * brush.type.line_height(pill.body) <= high or pill.body.px <= 12
