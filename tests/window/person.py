"""Somebody at the table: looks where things are, and does plans by a real pointer.

Waits after each deed until the program shows or keeps what came of it, as a person would look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from handfoot_gui.rules.actions import Action, GoOut, TakePile
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.notation import action_to_json, format_card, format_rank
from handfoot_gui.rules.phases import Phase
from tests.window.deeds import (
    ClickPile,
    ClickStock,
    Confirm,
    Deed,
    DragCards,
    DragPile,
    Place,
    Plan,
)
from tests.window.mirror import Mirror
from tests.window.mouse import Mouse, Pixel
from tests.window.program import Program

TABLE = ("--seed", "5", "--seats", "person,club,club,club", "--speed", "at-once")
"""The options of a table at which nothing is waited for."""

Placement = dict[str, Any]
Look = Callable[[str], None]


def as_written(act: Action) -> dict[str, Any]:
    """An act so that two that do the same are the same: which twin, in which order, does not count.

    Cards for one rank count together: that a part names its meld is the program's own matter.
    """
    data = action_to_json(act)
    if "lay" in data:
        laid: dict[str, list[str]] = {}
        for part in data["lay"]:
            laid.setdefault(part["rank"], []).extend(part["cards"])
        data["lay"] = {rank: sorted(cards) for rank, cards in sorted(laid.items())}
    return data


class Person:
    """`look` is called by name when there is something worth a picture."""

    def __init__(self, program: Program, mouse: Mouse, look: Look = lambda _: None) -> None:
        self.program = program
        self.mouse = mouse
        self.look = look
        self.mirror = Mirror()

    # -- looking

    def wait_for_me(self) -> Placement:
        """Until the program waits for this person, and the screen shows what the record says."""
        return self.program.settled("my turn, a question or a summary", self._is_for_me)

    def _is_for_me(self, seen: Placement) -> bool:
        record = self.program.record()
        if not record:
            return False
        self.mirror.follow(record)
        state = self.mirror.state
        match seen["scene"]:
            case "table":
                return bool(seen["can_act"]) and self._agrees(seen)
            case "question":
                return state.phase is Phase.ANSWER and state.to_act == self.mirror.seat
            case "round-summary":
                return state.result is not None
            case other:
                return str(other) == "match-summary"

    def _agrees(self, seen: Placement) -> bool:
        state = self.mirror.state
        if (state.to_act, str(state.phase)) != (self.mirror.seat, seen["phase"]):
            return False
        if seen["round"] != state.round_number or state.result is not None:
            return False
        shown = [card["card"] for card in (*seen["hand"], *seen["staged"])]
        return sorted(shown) == sorted(map(format_card, state.seats[self.mirror.seat].hand))

    # -- doing

    def do(self, plan: Plan) -> None:
        """All of a plan; what it leads to is on the disk afterwards."""
        acts = self.program.acts()
        for deed in plan.deeds[:-1]:
            before = self.program.placement()["draft"]
            self.deed(deed)
            self._wait_for_draft(before)
            self._look_at_draft(plan)
        self.deed(plan.deeds[-1])
        self.program.settled(f"an act by {plan}", lambda s: self._confirmed(s, acts))

    def _wait_for_draft(self, before: Placement) -> None:
        self.program.settled("something staged", lambda seen: seen["draft"] != before)

    def _look_at_draft(self, plan: Plan) -> None:
        """Named by what the draft is for."""
        match plan.act:
            case TakePile():
                self.look("pile about to be taken")
            case GoOut():
                self.look("going out staged")
            case _:
                self.look("opening staged")

    def _confirmed(self, seen: Placement, acts: int) -> bool:
        """A dialog about a costly discard or going out is answered with yes."""
        if self.program.acts() > acts:
            return True
        if seen["scene"] in ("discard", "go-out", "staged-discard"):
            self.look(seen["scene"])
            self.push("yes")
        return False

    def push(self, name: str) -> None:
        """A button of a dialog or a summary; it is gone afterwards."""
        seen = self.program.placement()
        self.mouse.click(self.program.middle(seen["buttons"][name]["rect"]))
        self.program.settled(f"{name} pushed", lambda s: s["scene"] != seen["scene"])

    def deed(self, deed: Deed) -> None:
        match deed:
            case ClickStock():
                self.mouse.click(self.zone("stock"))
            case ClickPile(cards):
                self.select(cards)
                self.mouse.click(self.zone("pile"))
            case DragPile(cards, place):
                self.select(cards)
                self.mouse.drag(self.zone("pile"), self.place(place))
            case DragCards(cards, place):
                if len(cards) > 1:
                    self.select(cards)
                start = self.card(cards[-1])
                self._carry(start, self.zone("pile") if place is None else self.place(place))
            case Confirm(cards):
                self.select(cards)
                self.mouse.click(self.zone("button/lay"))

    def _carry(self, start: Pixel, end: Pixel) -> None:
        self.mouse.grab(start)
        self.mouse.glide(end)
        self.look("mid drag")
        self.mouse.glide((end[0] + 1, end[1]), steps=2)
        self.mouse.release()

    def select(self, cards: tuple[Card, ...]) -> None:
        """By clicking each of them."""
        for number, card in enumerate(cards, start=1):
            self.mouse.click(self.card(card, chosen=False))
            self._wait_for_chosen(number)

    def _wait_for_chosen(self, count: int) -> None:
        self.program.settled(f"{count} chosen", lambda seen: len(seen["selected"]) == count)

    # -- where it is

    def card(self, card: Card, *, chosen: bool | None = None) -> Pixel:
        """A free spot of a card in the hand; a chosen one first, or one that is not."""
        seen, text = self.program.placement(), format_card(card)
        twins = [c for c in seen["hand"] if c["card"] == text and c["at"] is not None]
        if chosen is not None:
            twins = [c for c in twins if (c["id"] in seen["selected"]) is chosen]
        twins.sort(key=lambda c: c["id"] not in seen["selected"])
        if not twins:
            raise AssertionError(f"no {text} can be seen in the hand")
        return self.program.pixel(tuple(twins[0]["at"]))

    def zone(self, name: str) -> Pixel:
        return self.program.middle(self.program.placement()["zones"][name])

    def place(self, place: Place) -> Pixel:
        """The meld that is meant, else what is staged of the rank, else where it lies or would."""
        seen, melds = self.program.placement(), self.mirror.state.teams[0].melds
        ranks = [part["rank"] for part in seen["draft"]["parts"]]
        wanted = [f"meld/0/{place.meld}"] if isinstance(place.meld, int) else []
        wanted += [f"staged/{n}" for n, rank in enumerate(ranks) if rank == format_rank(place.rank)]
        if place.meld is None:
            wanted += [
                f"meld/0/{n}" for n, m in enumerate(melds) if m.rank is place.rank and not m.is_book
            ]
        wanted.append(f"rank/0/{int(place.rank)}")
        return self.zone(next(name for name in wanted if name in seen["zones"]))
