"""What the settings mean for the faces of cards. All that a title needs to know of them."""

from __future__ import annotations

from handfoot_gui.storage.settings import Settings
from handfoot_gui.ui.table.cardface import CardStyle


def card_style(settings: Settings) -> CardStyle:
    return CardStyle(
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        high_contrast=settings.theme == "high-contrast",
        mark_wild=settings.mark_wild,
        back=settings.card_back,
    )
