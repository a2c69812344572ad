"""What the partner is told: which melds to keep clean, to hurry, not to go out yet.

Knows the sitting's orders and their words; what a player makes of them is the player's.
"""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.players.instructions import Instructions
from handfoot_gui.rules.cards import MELD_RANKS, Rank
from handfoot_gui.ui.scenes.base import Command, Surroundings
from handfoot_gui.ui.scenes.columns import ColumnsDialog
from handfoot_gui.ui.scenes.dialog import Choice, nothing
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.words import partner as words
from handfoot_gui.words.table import Label

ALL = frozenset(MELD_RANKS)


class PartnerScene(ColumnsDialog):
    """Every line is a switch; it stays open until it is closed."""

    def __init__(self, around: Surroundings, sitting: Sitting) -> None:
        self.orders = sitting.partnership
        self.teller = sitting.seat
        melds = sitting.view.team.melds
        self.melds = sorted({m.rank for m in melds if m.kind == "clean" and not m.is_book})
        partners = self.orders.partners(self.teller)
        title = words.tell(sitting.company.names[seat] for seat in partners)
        super().__init__(around, "partner", title, words.how_long(), escape="continue")

    def lines(self) -> tuple[Choice, ...]:
        told = self.orders.told(self.teller)
        return (
            Choice("continue", Label.CONTINUE.text, nothing, cap=Label.ESCAPE.text, primary=True),
            self._order("hurry", told.hurry, replace(told, hurry=not told.hurry)),
            self._order("not-yet", told.not_yet, replace(told, not_yet=not told.not_yet)),
            self._clean(told),
            *(self._rank(told, rank) for rank in self.melds),
            *self._final(told),
        )

    def _clean(self, told: Instructions) -> Choice:
        is_given = told.keep_clean == ALL
        kept: frozenset[Rank] = frozenset() if is_given else ALL
        return self._order("clean", is_given, replace(told, keep_clean=kept))

    def _rank(self, told: Instructions, rank: Rank) -> Choice:
        is_given = rank in told.keep_clean
        return Choice(
            f"clean-{rank.name.lower()}",
            words.keep_clean(rank, is_given=is_given),
            lambda: self.orders.tell(
                self.teller, replace(told, keep_clean=told.keep_clean ^ {rank})
            ),
            tip=words.keep_clean_note(),
            chosen=is_given,
        )

    def _final(self, told: Instructions) -> tuple[Choice, ...]:
        """Taken back here; said where the partner asks."""
        if not told.no_is_final:
            return ()
        return (self._order("final", True, replace(told, no_is_final=False)),)

    def _order(self, name: str, is_given: bool, then: Instructions) -> Choice:  # noqa: FBT001
        return Choice(
            name,
            words.order(name, is_given=is_given),
            lambda: self.orders.tell(self.teller, then),
            tip=words.order_note(name),
            chosen=is_given,
        )

    def choose(self, name: str) -> Command | None:
        closes = super().choose(name)
        if name == "continue":
            return closes
        self.resized()
        return None
