"""What the settings mean for cards and table: their style and their measures."""

from __future__ import annotations

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.table.cardface import CardStyle
from handfoot_gui.ui.table.held import TableSettings


def card_style(settings: Settings) -> CardStyle:
    return CardStyle(
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        high_contrast=settings.theme == "high-contrast",
        mark_wild=settings.mark_wild,
        back=settings.card_back,
    )


def table_settings(settings: Settings) -> TableSettings:
    return TableSettings(
        card_size=settings.card_size / 100,
        text_size=settings.text_size / 100,
        straight=settings.reduced_motion or not settings.arc_hand,
        large_index=settings.large_index,
        spread=settings.spread / 100,
    )
