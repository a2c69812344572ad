"""What a key at the table means: a wish by name, the focus moved, or the focused thing used.

Knows which of the three comes first. Decides nothing about the game.
"""

from __future__ import annotations

from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.pointer import KeyPress
from handfoot_gui.ui.scenes.keys import Changed, wish_of
from handfoot_gui.ui.table.draft import DraftKind
from handfoot_gui.ui.table.hands import Doing, PutInHand
from handfoot_gui.ui.table.keyed import Keyed
from handfoot_gui.ui.table.placement import PILE, STOCK, Placement, card_zone

SIDES = {"left": -1, "right": 1}


def meant_by(
    key: KeyPress,
    keyed: Keyed,
    view: PlayerView,
    placement: Placement,
    changed: Changed,
    *,
    is_moving: bool,
) -> Doing | str:
    """A wish, or what was done; None too where only the focus or the choice changed.

    A key that is held down moves the focus on, and does nothing else again.
    """
    plain = not (key.ctrl or key.alt)
    if plain and keyed.move(key.key, view, placement, back=key.shift, held=key.repeat):
        return None
    if key.ctrl and not key.alt and key.key in SIDES:
        return _moved(keyed, placement, SIDES[key.key])
    if key.repeat:
        return None
    wish = wish_of(key, changed)
    if wish == "skip" and keyed.at is not None and not is_moving:
        return keyed.use(view, placement)
    if wish == "lay" and key.key == "return" and _enters(keyed):
        return keyed.use(view, placement)
    if not wish and plain:
        keyed.rank(key.key, view, placement)
        return None
    return wish


def _moved(keyed: Keyed, placement: Placement, by: int) -> PutInHand | None:
    """The focused card of the hand, one place further: as if it had been dragged there."""
    held = [slot.card for slot in placement.hand if slot.card is not None]
    place = next((i for i, card in enumerate(held) if keyed.at == card_zone(card.id)), None)
    if place is None or not 0 <= place + by < len(held):
        return None
    left = [*held[:place], *held[place + 1 :]]
    before = left[place + by].id if place + by < len(left) else None
    return PutInHand((held[place],), before)


def _enters(keyed: Keyed) -> bool:
    """Whether Enter is for the focused thing, and not for what is chosen or staged."""
    at = keyed.at
    if at is None:
        return False
    if keyed.placing or at[0] in ("button", "tab"):
        return True
    hands = keyed.hands
    if at[0] in ("meld", "rank", "staged"):
        return bool(hands.selected)
    is_taking = hands.draft.kind is DraftKind.TAKE
    return at == STOCK or (at == PILE and not is_taking)
