"""What the settings mean for the table: its measures."""

from __future__ import annotations

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.table.held import TableSettings


def table_settings(settings: Settings) -> TableSettings:
    return TableSettings(
        card_size=settings.card_size / 100,
        text_size=settings.text_size / 100,
        straight=settings.reduced_motion or not settings.arc_hand,
        large_index=settings.large_index,
        spread=settings.spread / 100,
    )
