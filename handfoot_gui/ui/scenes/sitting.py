"""One person's seat at the match being played: what is held, chosen, said, and handed to the game.

Knows the session and the hands; no picture, no clock beyond the times it is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.rules.actions import Action
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.events import CardsDrawn, Event, FootPickedUp, PileTaken, RedThreeLaid
from handfoot_gui.rules.phases import Phase, Seat, Team
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game, Refused, Step
from handfoot_gui.session.partnership import Partnership, Wish
from handfoot_gui.session.seating import SeatPlan
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.ui.scenes.at_screen import AtScreen, Own
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.peek import face_down
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.draft import NOTHING, Draft, taken_back
from handfoot_gui.ui.table.draft_text import (
    draft_from_text,
    draft_to_text,
    order_from_text,
    orders_from_text,
)
from handfoot_gui.ui.table.hands import Hands
from handfoot_gui.ui.table.held import Groups, SortBy, grouped
from handfoot_gui.ui.table.keyed import Keyed
from handfoot_gui.ui.table.look import LastMove
from handfoot_gui.ui.table.own_order import arranged, order_of, put
from handfoot_gui.ui.table.placement import ZoneId

STAND_IN = "club"
"""Who finishes a round for a person."""
SORTS: tuple[SortBy, ...] = ("rank", "points", "use", "own")


class Sitting:
    """`new`: cards raised until the first act; `last`: the step that was shown last.

    `draft` is what was staged when the match was left.
    """

    def __init__(self, game: Game, keeper: MatchKeeper | None, draft: str = "") -> None:
        self.game = game
        self.keeper = keeper
        self.partnership = Partnership(game)
        self.partnership.take_up(orders_from_text(draft))
        self.screen = AtScreen(game)
        self.seat: Seat = self.screen.next_person
        self.company = self.screen.company()
        self.hands = Hands()
        self.keyed = Keyed(self.hands)
        self.notice: Notice | None = None
        self.new: frozenset[int] = frozenset()
        self.hands.order = order_from_text(draft, self.seat)
        self.usual_sort: SortBy = SORTS[0]
        self.sort: SortBy = "own" if self.hands.order else SORTS[0]
        self.log_open = False
        self.closer: ZoneId | None = None
        self.shown: LastMove | None = None
        self.shown_until = 0.0
        self.awaits_wave = False
        self.shown_team: Team | None = None
        self.last: Step | None = None
        self.is_submitted = False
        self.is_covered = False
        self.hands.stage(draft_from_text(draft, self.seat, self.view.hand))
        self._kept_draft = draft
        self._rest: Draft = NOTHING
        self._kinds: tuple[PlayerView, frozenset[str]] | None = None

    # -- what there is to see

    @property
    def view(self) -> PlayerView:
        return self.game.view(self.seat)

    @property
    def is_my_turn(self) -> bool:
        """Never where only computers play and one looks on, nor behind the curtain."""
        is_there = self.game.seats[self.seat].is_person and self.screen.looking is not None
        return is_there and self.game.waiting_for == self.seat and not self.game.is_finishing

    @property
    def only_watches(self) -> bool:
        """Computer players alone decide, till the round's end at least."""
        return not self.screen.people or self.game.is_finishing

    def finish_round(self) -> None:
        """The computer plays the persons' cards to the round's end, and the match says so."""
        if self.game.round_over:
            return
        self.hands.stage(NOTHING)
        self.hands.selected = ()
        self.is_submitted = False
        self.game.finish_round(STAND_IN)
        if self.keeper is not None:
            self.keeper.mark("finished-for-me")
        self.keep()

    @property
    def is_asked(self) -> bool:
        """The partner's question is open and not answered yet."""
        return self.game.state.phase is Phase.ANSWER and self.is_my_turn and not self.is_submitted

    @property
    def wish(self) -> Wish | None:
        """A partner waits for leave; without whoever could give it, it is a no."""
        wish = self.partnership.wish
        if wish is not None and wish.teller != self.seat:
            self.partnership.answer(wish, yes=False)
            return None
        return wish

    @property
    def is_kept(self) -> bool:
        """Every act so far is on the disk."""
        return self.keeper is None or self.keeper.settled

    @property
    def kinds(self) -> frozenset[str]:
        """What may be done now; worked out once a view."""
        view = self.view
        if self._kinds is None or self._kinds[0] is not view:
            self._kinds = (view, possible_kinds(view))
        return self._kinds[1]

    def seen(self) -> Seen:
        frame = self.hands.frame
        seen = Seen(
            view=self.view,
            company=self.company,
            kinds=self.kinds,
            can_act=self.is_my_turn and not self.is_submitted,
            draft=self.hands.draft,
            selected=self.hands.selected if frame is None else frame.selected,
            frame=frame,
            new=self.new,
            sort=self.sort,
            groups=self.groups,
            can_undo=not self.hands.draft.is_empty or self.game.can_undo(self.seat),
            can_redo=self.game.can_redo(self.seat),
            carry=self.hands.carry,
            focus=self.keyed.at,
            placing=self.keyed.placing,
            places=tuple(self.keyed.places.values()),
            pointer=self.hands.pointer,
            pressed=self.hands.gestures.pressed,
            notice=self.notice,
            log_open=self.log_open,
            closer=self.closer,
            shown=self.shown,
            undo_reason=self.game.why_no_undo(self.seat) or "",
            awaits_wave=self.awaits_wave,
            shown_team=self.shown_team,
            is_finishing=self.game.is_finishing,
            only_watches=self.only_watches,
            is_undealt=self.game.unshown is not None,
            listening=self.partnership.partners(self.seat),
        )
        return face_down(seen) if self.is_covered else seen

    # -- the game

    def submit(self, action: Action, rest: Draft = NOTHING) -> None:
        """Hands an act to the game; until it is played no other one counts."""
        if self.is_submitted:
            return
        if self.game.submit(self.seat, action) is None:
            self.is_submitted, self._rest = True, rest

    def advance(self) -> Step | Refusal | None:
        """One step of the game, or why a submitted act was refused after all."""
        step = self.game.advance()
        self.is_submitted = False
        if isinstance(step, Refused):
            return step.refusal
        if step is not None:
            self.take_in(step)
        return step

    def take_in(self, step: Step) -> None:
        """A step was made: the hands follow it, and it is kept."""
        self.last = step
        if step.seat == self.seat and step.action is not None:
            self.hands.draft, self._rest = self._rest, NOTHING
            self.new = frozenset()
            self.notice = None
        self.new |= newly_held(step.seen_by(self.seat), self.seat)
        self.hands.keep_to(self.view.hand)
        self.keep()

    def undo(self) -> bool:
        """Staged cards go back first, then acts; whether anything did."""
        draft = self.hands.draft
        if not draft.is_empty:
            last = draft.parts[-1].cards if draft.parts else draft.cards
            self.hands.stage(taken_back(draft, last))
            return True
        if self.game.undo(self.seat) is None:
            return False
        self.hands.keep_to(self.view.hand)
        self.keep()
        return True

    def redo(self) -> Step | None:
        step = self.game.redo(self.seat)
        if step is not None:
            self.take_in(step)
        return step

    def next_round(self, seats: Sequence[SeatPlan] | None = None) -> None:
        """With `seats`, others sit there from now on."""
        self.game.next_round(seats)
        self.partnership.begin_round()
        self.hands.stage(NOTHING)
        self.hands.selected = ()
        self.new, self.shown_team = frozenset(), None
        self.screen.round_begins()
        self.company = self.screen.company()
        if self.screen.looking is not None:
            self.sit_down(self.screen.looking)
        self.keep()

    def sit_down(self, seat: Seat) -> None:
        """That seat's person has the screen now, with the own things as they were left."""
        kept = self.screen.kept
        self.screen.looking = seat
        if seat == self.seat:
            return
        kept[self.seat] = Own(self.hands, self.keyed, self.sort, self.new)
        own = kept.pop(seat, None)
        self.seat = seat
        if own is None:
            self.hands = Hands(double_click_discards=self.hands.double_click_discards)
            self.keyed, self.sort, self.new = Keyed(self.hands), SORTS[0], frozenset()
            self.sort_by(self.usual_sort)
        else:
            self.hands, self.keyed, self.sort, self.new = own.hands, own.keyed, own.sort, own.new
        self.hands.keep_to(self.view.hand)
        self.notice, self.log_open, self.closer, self.shown = None, False, None, None

    def keep(self) -> None:
        """The match as it stands, and what is staged."""
        self._kept_draft = self._as_text()
        if self.keeper is not None:
            self.keeper.keep(self.game.snapshot(), self._kept_draft)

    def keep_draft(self) -> None:
        """Only where something else is staged than before."""
        if self._as_text() != self._kept_draft:
            self.keep()

    def _as_text(self) -> str:
        order = self.hands.order if self.sort == "own" else ()
        return draft_to_text(self.seat, self.hands.draft, order, self.partnership.kept())

    # -- the person's own things

    @property
    def groups(self) -> Groups:
        """The whole hand as it is arranged."""
        if self.sort == "own":
            return arranged(self.view.hand, self.hands.order)
        return grouped(self.view.hand, self.game.rules, by=self.sort)

    def sort_by(self, by: SortBy) -> None:
        """One's own order begins as the hand stands."""
        if by == "own" and not self.hands.order:
            self.hands.order = order_of(self.groups)
        self.sort = by

    def next_sort(self) -> None:
        self.sort_by(SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)])

    def put_in_hand(self, cards: Sequence[Card], before: int | None) -> None:
        """From here on the hand stands in the person's own order."""
        now = order_of(self.groups)
        self.hands.order, self.sort = put(now, {card.id for card in cards}, before), "own"

    def look_at(self, team: Team) -> None:
        """Another side's melds come into the upper place; one's own have theirs."""
        if team != self.view.team_of(self.seat):
            self.shown_team = team

    def put_down(self) -> bool:
        """Escape: what is carried, said, staged, chosen or open goes, one a time."""
        if self.closer is not None:
            self.closer = None
        elif self.keyed.stop() or self.hands.cancel() or self.notice is not None:
            self.notice = None
        elif not self.hands.draft.is_empty:
            self.hands.stage(NOTHING)
        elif self.hands.selected:
            self.hands.selected = ()
        elif self.log_open:
            self.log_open = False
        else:
            return False
        return True


def newly_held(events: tuple[Event, ...], seat: Seat) -> frozenset[int]:
    """The ids of cards that came to the seat's hand."""
    found: list[Card] = []
    for event in events:
        match event:
            case CardsDrawn(who, cards) | PileTaken(who, _, cards) | FootPickedUp(who, cards):
                found.extend(cards if who == seat else ())
            case RedThreeLaid(who, _, card) if who == seat and card is not None:
                found.append(card)
            case _:
                pass
    return frozenset(card.id for card in found)
