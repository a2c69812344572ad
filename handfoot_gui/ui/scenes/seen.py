"""Everything a frame of the table is made from, as one value. Knows no painter and no session."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.table.carry import Carry
from handfoot_gui.ui.table.cues import Offer
from handfoot_gui.ui.table.draft import Draft
from handfoot_gui.ui.table.framing import Frame
from handfoot_gui.ui.table.held import Groups, SortBy
from handfoot_gui.ui.table.look import LastMove
from handfoot_gui.ui.table.placement import ZoneId
from handfoot_gui.words.people import Company


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """`kinds`: what the looking seat may do now; `can_act`: its turn, and nothing is under way.

    `focus`: what the keys act on; `placing`: cards that wait for one of the `places`; `closer`:
    what is looked at closely; `shown`: what a line of the log speaks of; `awaits_wave`: the next
    step is shown when it is asked for.
    """

    view: PlayerView
    company: Company
    kinds: frozenset[str]
    can_act: bool
    draft: Draft
    selected: tuple[Card, ...]
    new: frozenset[int]
    sort: SortBy
    groups: Groups
    can_undo: bool
    can_redo: bool
    carry: Carry | None = None
    frame: Frame | None = None
    focus: ZoneId | None = None
    placing: tuple[Card, ...] = ()
    places: tuple[Offer, ...] = ()
    pointer: Point | None = None
    pressed: ZoneId | None = None
    notice: Notice | None = None
    log_open: bool = False
    closer: ZoneId | None = None
    shown: LastMove | None = None
    undo_reason: str = ""
    awaits_wave: bool = False
    shown_team: int | None = None
    """With more than two teams: whose melds lie in the upper place."""
    is_finishing: bool = False
    """The computer plays the person's cards."""
    only_watches: bool = False
    """Nobody at the screen plays now."""
    is_undealt: bool = False
    """The cards are still to be dealt, as far as anybody saw."""
    is_covered: bool = False
    """The own cards lie face down: see `peek`."""
    listening: tuple[int, ...] = ()
    """Partners that can be told how to play."""
