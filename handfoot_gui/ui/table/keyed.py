"""The keys' way round the table: which thing has the focus, and what using it means.

Using a thing by key is a tap on it, so that keys and pointer make the same intents. Knows places,
hands and the keys of the ranks; not the keys that the player may change.
"""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.focus import DIRECTIONS, Focus, Focusable
from handfoot_gui.ui.table.cues import Offer, offers
from handfoot_gui.ui.table.draft import taken_back
from handfoot_gui.ui.table.hands import Doing, Hands, Meant
from handfoot_gui.ui.table.intents import Stage, Unclear, drop
from handfoot_gui.ui.table.placement import Placement, ZoneId, card_zone
from handfoot_gui.ui.table.round_trip import melds_first, places_of, stops

RANK_KEYS: Mapping[str, Rank] = {
    **{str(int(rank)): rank for rank in Rank if 2 <= rank <= 9},
    "0": Rank.TEN,
    "t": Rank.TEN,
    "j": Rank.JACK,
    "q": Rank.QUEEN,
    "k": Rank.KING,
    "a": Rank.ACE,
    "w": Rank.JOKER,
}
KEYPAD = {f"[{digit}]": str(digit) for digit in range(10)}


class Keyed:
    """`placing`: cards whose place is being asked for; `places`: what each offered one means."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.focus = Focus()
        self.placing: tuple[Card, ...] = ()
        self.places: dict[ZoneId, Offer] = {}

    # -- the focus

    @property
    def at(self) -> ZoneId | None:
        """What has the focus, where keys are used; nothing for somebody with a mouse."""
        key = self.focus.key if self.focus.shown else None
        return key if isinstance(key, tuple) else None

    def move(
        self,
        key: str,
        view: PlayerView,
        placement: Placement,
        *,
        back: bool = False,
        held: bool = False,
    ) -> bool:
        """Arrows, Tab, Home and End; whether the key was one of them. An arrow that is held down
        goes to the end of the hand, or of a row of melds, and not beyond."""
        if key in ("home", "end"):
            return self._to_end_of_hand(placement, last=key == "end")
        if key != "tab" and key not in DIRECTIONS:
            return False
        order = self._order(view, placement)
        if key == "tab":
            self.focus.tab(order, back=back)
        for direction in DIRECTIONS:
            if key == direction:
                self.focus.arrow(order, direction, stays=held)
        return True

    def _to_end_of_hand(self, placement: Placement, *, last: bool) -> bool:
        held = [slot.card for slot in placement.hand if slot.card is not None]
        if not held or self.placing:
            return False
        self.focus.set(card_zone(held[-1 if last else 0].id), shown=True)
        return True

    def settle(self, view: PlayerView, placement: Placement) -> None:
        """The table changed: what is gone has no focus, and places are offered anew or not."""
        if self.placing and not self._offer(self.placing, view, placement):
            self.stop()
        if self.focus.key is not None:
            before = self.focus.key
            self.focus.settle(self._order(view, placement))
            if self.focus.key is None and isinstance(before, tuple) and before[0] == "card":
                self._to_end_of_hand(placement, last=False)

    def _order(self, view: PlayerView, placement: Placement) -> tuple[Focusable, ...]:
        """What the focus goes round: the offered places where one is asked for, else everything."""
        if self.placing:
            return places_of(placement, self.places)
        lays = bool(self.hands.selected)
        return stops(placement, view.team_of(view.seat), with_ranks=lays)

    # -- what is chosen

    def rank(self, key: str, view: PlayerView, placement: Placement) -> bool:
        """A rank's key chooses all cards of it in the hand, or none where all were chosen."""
        rank = RANK_KEYS.get(KEYPAD.get(key, key))
        if rank is None:
            return False
        staged = set(self.hands.draft.cards)
        cards = [c for c in view.hand if c.rank is rank and c not in staged]
        if cards:
            self.stop()
            self.hands.toggle_group(cards)
            lying = [s.card for s in placement.hand if s.card in cards and s.card is not None]
            self.focus.set(card_zone((lying or cards)[0].id), shown=True)
        return True

    # -- what it means

    def use(self, view: PlayerView, placement: Placement) -> Doing:
        """Space, and Enter on anything but a card: the focused thing is tapped."""
        at = self.at
        if at is None:
            return None
        if self.placing:
            return self._place(at, view)
        if at[0] == "staged" and not self.hands.selected:
            part = self.hands.draft.parts[int(at[1])]
            return Meant(Stage(taken_back(self.hands.draft, part.cards)), at)
        return self.hands.tap(view, placement, at)

    def wished(self, name: str, view: PlayerView, placement: Placement) -> Meant | None:
        """As `Hands.wished`; the focused card stands for a choice, and wilds are asked a place."""
        if self.placing and name == "lay" and self.at in self.places and self.at is not None:
            return self._place(self.at, view)
        if name in ("draw", "pile", "lay", "discard"):
            self.stop()
        cards = self._cards(name, view)
        meant = self.hands.wished(name, view, cards)
        if meant is None or not self.focus.shown or not isinstance(meant.intent, Unclear):
            return meant
        wilds = meant.intent.cards
        if meant.intent.why == "wild-place" and self._offer(wilds, view, placement):
            self.focus.set(next(iter(self.places)), shown=True)
            return None
        return meant

    def _cards(self, name: str, view: PlayerView) -> tuple[Card, ...]:
        """The chosen cards; without any, and nothing staged, the card that has the focus."""
        chosen, at = self.hands.selected, self.at
        if chosen or at is None or at[0] != "card" or name not in ("lay", "discard"):
            return chosen
        if name == "lay" and not self.hands.draft.is_empty:
            return chosen
        staged = self.hands.draft.cards
        return tuple(c for c in view.hand if c.id == at[1] and c not in staged)

    def _place(self, at: ZoneId, view: PlayerView) -> Meant:
        cards = self.placing
        self.stop()
        self.focus.set(at)
        return Meant(drop(view, self.hands.draft, cards, at), at, cards)

    def _offer(self, cards: tuple[Card, ...], view: PlayerView, placement: Placement) -> bool:
        found = offers(view, self.hands.draft, cards, placement.zones)
        found = {zone: offer for zone, offer in found.items() if offer.after is not None}
        self.places = {zone: found[zone] for zone in melds_first(placement, found)}
        self.placing = cards if self.places else ()
        return bool(self.places)

    def stop(self) -> bool:
        """No place is asked for any more; whether one was."""
        was = bool(self.placing)
        self.placing, self.places = (), {}
        return was

    def hide(self) -> None:
        """The pointer is used: no ring is shown until the next key."""
        self.stop()
        self.focus.shown = False
