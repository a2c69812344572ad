"""The same person without a mouse: every deed by keys, as the help of the keys has them."""

from __future__ import annotations

from Xlib.display import Display

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.notation import format_card, format_rank
from tests.window.deeds import (
    ClickPile,
    ClickStock,
    Confirm,
    Deed,
    DragCards,
    DragPile,
    Place,
)
from tests.window.person import Person
from tests.window.program import Program, until

WAYS = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}


def wait_for_keys(program: Program) -> None:
    """Until the window manager has given the keyboard to the window."""
    display, window = Display(program.screen), program.window.id

    def is_given() -> bool:
        focus = display.get_input_focus().focus
        return getattr(focus, "id", None) == window

    try:
        until("the focus", is_given)
    finally:
        display.close()


class Typist(Person):
    """`pressed` counts the keys. The pointer is never touched."""

    pressed = 0

    def press(self, *names: str) -> None:
        for name in names:
            self.mouse.key(name)
            self.pressed += 1

    # -- the deeds

    def deed(self, deed: Deed) -> None:
        match deed:
            case ClickStock():
                self.press("d")
            case ClickPile(cards) | DragPile(cards, _):
                self.select(cards)
                self.press("p")
            case DragCards(cards, None):
                self.select(cards)
                self.press("x" if len(cards) == 1 else "p")
            case DragCards(cards, place) if place is not None:
                self._lay(cards, place)
            case Confirm(cards):
                self.select(cards)
                self.press("Return")

    def _lay(self, cards: tuple[Card, ...], place: Place) -> None:
        """Wilds alone are asked a place; other cards find theirs, or are brought to it."""
        self.select(cards)
        ranks = {card.rank for card in cards if not is_wild(card)}
        if not ranks:
            self.press("m")
            self.program.settled("places offered", lambda seen: seen["places"])
            self._tab_to(self.place_name(place))
            self.press("Return")
        elif place.meld is None and ranks == {place.rank}:
            self.press("m")
        else:
            self._go_to(self.place_name(place))
            self.press("Return")

    def push(self, name: str) -> None:
        """A button of a dialog or a summary, by its key or by the focus."""
        seen = self.program.placement()
        if name in ("yes", "no"):
            self.press(name[0])
            if seen["scene"] == "question":
                self.press("Return")
        else:
            self._tab_to(name)
            self.press("Return")
        self.program.settled(f"{name} pushed", lambda s: s["scene"] != seen["scene"])

    # -- choosing

    def select(self, cards: tuple[Card, ...]) -> None:
        """A rank's key where all of it is meant, else card by card."""
        seen = self.program.placement()
        ranks = {card.rank for card in cards}
        sign = format_card(cards[0])[:1] if cards else ""
        held = [c for c in seen["hand"] if c["card"][:1] == sign]
        if len(ranks) == 1 and len(held) == len(cards) and len(cards) > 1:
            self.press({"*": "w"}.get(held[0]["card"][0], held[0]["card"][0].lower()))
            self._wait_for_chosen(len(cards))
            return
        for number, card in enumerate(cards, start=1):
            self._go_to_card(card)
            self.press("space")
            self._wait_for_chosen(number)

    def _go_to_card(self, card: Card) -> None:
        """Along the hand, to the nearest twin that is not chosen yet."""
        seen = self.program.placement()
        names = [f"card/{c['id']}" for c in seen["hand"]]
        if seen["focus"] not in names:
            self.press("Home")
            seen = self.program.settled("the focus in the hand", lambda s: s["focus"] == names[0])
        text, here = format_card(card), names.index(seen["focus"])
        twins = [
            index
            for index, c in enumerate(seen["hand"])
            if c["card"] == text and c["id"] not in seen["selected"]
        ]
        there = min(twins, key=lambda index: abs(index - here))
        self._go_to(names[there])

    # -- moving the focus

    def place_name(self, place: Place) -> str:
        """As `Person.place`, by name."""
        seen, melds = self.program.placement(), self.mirror.state.teams[0].melds
        ranks = [part["rank"] for part in seen["draft"]["parts"]]
        wanted = [f"meld/0/{place.meld}"] if isinstance(place.meld, int) else []
        wanted += [f"staged/{n}" for n, rank in enumerate(ranks) if rank == format_rank(place.rank)]
        if place.meld is None:
            wanted += [
                f"meld/0/{n}" for n, m in enumerate(melds) if m.rank is place.rank and not m.is_book
            ]
        wanted.append(f"rank/0/{int(place.rank)}")
        return next(name for name in wanted if name in seen["zones"])

    def _tab_to(self, name: str) -> None:
        for _ in range(40):
            before = self.program.placement()["focus"]
            if before == name:
                return
            self.press("Tab")
            self._wait_for_move(before)
        raise AssertionError(f"Tab never comes to {name}")

    def _wait_for_move(self, before: str) -> None:
        self.program.settled("the focus moved", lambda seen: seen["focus"] != before)

    def _go_to(self, name: str) -> None:
        """By arrows, after Tab has brought the focus among its like."""
        for _ in range(60):
            seen = self.program.placement()
            here = seen["focus"]
            if here == name:
                return
            if self._group(here) != self._group(name):
                self.press("Tab")
            else:
                self.press(self._way(here, name))
            self._wait_for_move(here)
        raise AssertionError(f"no way of keys leads to {name}")

    def _group(self, name: str) -> str:
        kind, *rest = name.split("/")
        return "own tray" if kind == "staged" or (rest[:1] == ["0"] and kind != "card") else kind

    def _way(self, here: str, there: str) -> str:
        seen = self.program.placement()
        if here.startswith("card/"):
            names = [f"card/{c['id']}" for c in seen["hand"]]
            start, end = names.index(here), names.index(there)
            rects = [c["rect"] for c in seen["hand"]]
            rows_apart = rects[end][1] - rects[start][1]
            if abs(rows_apart) > rects[start][3] * 0.35:
                return "Down" if rows_apart > 0 else "Up"
            return "Right" if end > start else "Left"
        (x1, y1, w1, _), (x2, y2, w2, _) = seen["zones"][here], seen["zones"][there]
        if abs(x1 + w1 / 2 - x2 - w2 / 2) > 4:
            return "Right" if x2 > x1 else "Left"
        return "Down" if y2 > y1 else "Up"
