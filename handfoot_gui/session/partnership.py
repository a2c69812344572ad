"""What persons have told their computer partners, and what a partner asks before acting against it.

All of it holds for one round. Knows the match and its players' orders; no picture and no disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from handfoot_gui.players.instructions import NONE, Instructed, Instructions
from handfoot_gui.rules.cards import Rank
from handfoot_gui.rules.phases import Phase, Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game


@dataclass(frozen=True, slots=True)
class Wish:
    """A partner would put a wild on clean melds that `teller` wants to stay clean: it waits."""

    seat: Seat
    teller: Seat
    ranks: frozenset[Rank]


@dataclass(frozen=True, slots=True)
class _Kept:
    told: dict[Seat, Instructions]
    denied: frozenset[Rank]


class Partnership:
    """The orders of one table."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told: dict[Seat, Instructions] = {}
        self._denied: frozenset[Rank] = frozenset()
        self._looked: tuple[PlayerView, Wish | None] | None = None

    def partners(self, teller: Seat) -> tuple[Seat, ...]:
        """The partners that can be told something: computer players."""
        game = self._game
        if not game.seats[teller].is_person:
            return ()
        return tuple(
            seat
            for seat in game.view(teller).partners
            if isinstance(game.controllers[seat], Instructed)
        )

    def told(self, teller: Seat) -> Instructions:
        return self._told.get(teller, NONE)

    def tell(self, teller: Seat, told: Instructions) -> None:
        """From now on, to all partners of the seat."""
        self._told[teller] = told
        self._denied, self._looked = self._denied & told.keep_clean, None
        for seat in self.partners(teller):
            player = self._game.controllers[seat]
            if isinstance(player, Instructed):
                player.instructions = told

    def kept(self) -> dict[str, Any]:
        """What lies beside a kept match, for `take_up`; empty where everything is as usual."""
        told = {seat: told for seat, told in self._told.items() if told != NONE}
        if not told:
            return {}
        kept = _Kept(told, self._denied)
        return dict(msgspec.to_builtins(kept, str_keys=True))

    def take_up(self, kept: Mapping[str, Any]) -> None:
        """Goes on with the round's orders. What means nothing is as good as nothing told."""
        try:
            found = msgspec.convert(kept, _Kept, strict=False)
        except msgspec.ValidationError:
            return
        for teller, told in found.told.items():
            if 0 <= teller < len(self._game.seats):
                self.tell(teller, told)
        self._denied = found.denied

    def begin_round(self) -> None:
        """Everything is as usual again."""
        for teller in tuple(self._told):
            self.tell(teller, NONE)

    @property
    def wish(self) -> Wish | None:
        """The question of the partner who is to act; the same one until it is answered."""
        game = self._game
        if not self._told or game.round_over or game.is_finishing:
            return None
        if game.state.phase is not Phase.PLAY:
            return None
        view = game.view(game.state.to_act)
        if self._looked is None or self._looked[0] is not view:
            self._looked = (view, self._wish(view))
        return self._looked[1]

    def _wish(self, view: PlayerView) -> Wish | None:
        tellers = (t for t, told in self._told.items() if told.keep_clean)
        teller = next((t for t in tellers if view.seat in self.partners(t)), None)
        player = self._game.controllers[view.seat]
        if teller is None or not isinstance(player, Instructed):
            return None
        ranks = player.would_like_to_dirty(view) - self._denied
        return Wish(view.seat, teller, ranks) if ranks else None

    def answer(self, wish: Wish, *, yes: bool) -> None:
        """A yes takes the order back for these ranks; a no stands to the end of the round."""
        self._looked = None
        if not yes:
            self._denied |= wish.ranks
            return
        told = self.told(wish.teller)
        self.tell(wish.teller, replace(told, keep_clean=told.keep_clean - wish.ranks))
