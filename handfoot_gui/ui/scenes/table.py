"""The table: the person's doings go to the game, the game's steps become motion and record.

The game is asked for one step when nothing moves; picture = f(view, hands, motion). Knows no rule
(`intents` asks for them) and no place (`layout` gives them).
"""

from __future__ import annotations

from typing import Any

from handfoot_gui.rules.actions import Action, Answer, Discard, GoOut
from handfoot_gui.rules.events import CardsDrawn, Event, FootPickedUp, PileTaken, RedThreeLaid
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.refusals import Refusal
from handfoot_gui.rules.state import Phase, Seat
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game, Refused, Step
from handfoot_gui.storage.match_file import MatchKeeper
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    Leave,
    LookCloser,
    Move,
    Press,
    Release,
    Signal,
    Wheel,
)
from handfoot_gui.ui.scenes.asking import yes_or_no
from handfoot_gui.ui.scenes.base import Command, FullScreen, Push, Scene, Surroundings
from handfoot_gui.ui.scenes.controls import REPEATABLE
from handfoot_gui.ui.scenes.describe import describe_table
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.pace import motion_pace, wait_before, wait_for_summary
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.showing import Showing, blamed_place
from handfoot_gui.ui.table import intents
from handfoot_gui.ui.table.draft import NOTHING, Draft, taken_back
from handfoot_gui.ui.table.guard import why_costly
from handfoot_gui.ui.table.hands import Doing, Hands, Meant, Pushed
from handfoot_gui.ui.table.held import SortBy
from handfoot_gui.ui.table.intents import Act, Ask, Intent, Stage, Unclear
from handfoot_gui.ui.table.placement import DRAG, PILE, STOCK, ZoneId
from handfoot_gui.words import dialogs
from handfoot_gui.words import table as words
from handfoot_gui.words.people import company
from handfoot_gui.words.refusals import refuse

THINKING = 15.0
"""Milliseconds between two looks at a player who thinks, or at a disk that writes."""
SORTS: tuple[SortBy, ...] = ("rank", "points", "use")


class TableScene(Scene):
    name = "table"

    def __init__(self, around: Surroundings, game: Game, keeper: MatchKeeper | None) -> None:
        super().__init__(around)
        self.game = game
        self.keeper = keeper
        people = [seat for seat, plan in enumerate(game.seats) if plan.is_person]
        self.seat: Seat = people[0] if people else 0
        self.company = company(
            tuple(plan.name for plan in game.seats),
            you=self.seat if len(people) == 1 else None,
            teams=len(game.state.teams),
        )
        self.hands = Hands(double_click_discards=around.settings.double_click_discards)
        self.showing = Showing(around)
        self.notice: Notice | None = None
        self.new: frozenset[int] = frozenset()
        self.log_open = False
        self.log_scroll = 0.0
        self.sort: SortBy = SORTS[0]
        self.ready_at = 0.0
        self.last: Step | None = None
        self._kinds: tuple[PlayerView, frozenset[str]] | None = None
        self._rest: Draft = NOTHING
        self._submitted = False
        self._waved_on = False
        self.showing.lay_out(self.seen())

    # -- what there is to see

    @property
    def view(self) -> PlayerView:
        return self.game.view(self.seat)

    @property
    def is_my_turn(self) -> bool:
        return self.game.waiting_for == self.seat

    @property
    def kinds(self) -> frozenset[str]:
        """What may be done now; worked out once a view."""
        view = self.view
        if self._kinds is None or self._kinds[0] is not view:
            self._kinds = (view, possible_kinds(view))
        return self._kinds[1]

    def seen(self) -> Seen:
        return Seen(
            view=self.view,
            company=self.company,
            kinds=self.kinds,
            can_act=self.is_my_turn and not self._submitted,
            draft=self.hands.draft,
            selected=self.hands.selected,
            new=self.new,
            sort=self.sort,
            can_undo=not self.hands.draft.is_empty or self.game.can_undo(self.seat),
            can_redo=self.game.can_redo(self.seat),
            carry=self.hands.carry,
            pointer=self.hands.pointer,
            pressed=self.hands.gestures.pressed,
            notice=self.notice,
            log_open=self.log_open,
            log_scroll=self.log_scroll,
        )

    def resized(self) -> None:
        super().resized()
        self.hands.cancel()
        self.showing.skip()
        self.showing.refresh()
        self.showing.lay_out(self.seen())

    def paint(self, now: float) -> None:
        self.showing.paint(self.seen(), now)

    @property
    def settled(self) -> bool:
        return self.showing.motion is None and self.hands.carry is None and not self._submitted

    def describe(self) -> dict[str, Any]:
        return describe_table(self.seen(), self.showing)

    # -- time

    def update(self, now: float) -> Command | None:
        if self.showing.motion is not None:
            self.changed = True
            if self.showing.is_moving(now):
                return None
            self.ready_at = now + self._calm()
        if self.notice is not None:
            self.changed = self.changed or self.notice.is_shaking(now)
            if self.notice.is_over(now):
                self._say(None)
        if self.keeper is not None and not self.keeper.settled:
            return None
        if self.game.round_over:
            return self._summed_up() if now >= self.ready_at else None
        if not self.is_my_turn and not self._may_go_on(now):
            return None
        if self._is_asked():
            return self._partner_asks()
        return self._go_on(now)

    def wait(self, now: float) -> float | None:
        if self.showing.motion is not None:
            return 0.0
        if self.notice is not None and self.notice.is_shaking(now):
            return 0.0
        if self.keeper is not None and not self.keeper.settled:
            return THINKING
        if self.game.round_over or not self.is_my_turn:
            if self.ready_at > now:
                return self.ready_at - now
            return None if self._is_stepping() else THINKING
        if self._submitted or self._is_asked():
            return 0.0
        return None if self.notice is None else max(0.0, 6000.0 - (now - self.notice.since))

    def _calm(self) -> float:
        """How long to wait before the next step of somebody else."""
        speed = self.around.settings.speed
        if self.game.round_over:
            return wait_for_summary(speed)
        if self.is_my_turn:
            return 0.0
        last = self.last
        return wait_before(
            self.game.state.phase,
            speed,
            last=None if last is None else last.action,
            last_was_yours=last is not None and last.seat == self.seat,
        )

    def _is_stepping(self) -> bool:
        return self.around.settings.speed == "step" and not self._waved_on

    def _may_go_on(self, now: float) -> bool:
        return now >= self.ready_at and not self._is_stepping()

    # -- the game's steps

    def _go_on(self, now: float) -> Command | None:
        step = self.game.advance()
        if step is None:
            self._submitted = False
            return None
        if isinstance(step, Refused):
            self._submitted = False
            self._refuse(step.refusal, DRAG, now)
            return None
        self._show(step, now)
        return None

    def _show(self, step: Step, now: float) -> None:
        """Four consumers of a step: the hands, the record, the picture; the log reads the view."""
        self._waved_on = self._submitted = False
        events = step.seen_by(self.seat)
        self.last = step
        if step.seat == self.seat and step.action is not None:
            self.hands.draft, self._rest = self._rest, NOTHING
            self.new = frozenset()
        self.new |= _newly_held(events, self.seat)
        if self.game.state.turn_seat != self.seat:
            self.showing.new_turn()
        self._say(None)
        self._keep()
        self._relaid(now, events)

    def _relaid(self, now: float, events: tuple[Event, ...] = ()) -> None:
        """The table is another one: things move from where they were to where they are."""
        before = self.showing.placement
        self.hands.keep_to(self.view.hand)
        self.showing.lay_out(self.seen())
        self.hands.table_changed(self.view, self.showing.placement)
        settings = self.around.settings
        pace = motion_pace(settings.speed, reduced=settings.reduced_motion)
        self.showing.animate(before, events, pace, now)
        self.ready_at = now + self._calm()
        self.changed = True

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.game.record())

    def _is_asked(self) -> bool:
        return self.game.state.phase is Phase.ANSWER and self.is_my_turn and not self._submitted

    def _partner_asks(self) -> Command:
        self.hands.cancel()
        dialog = dialogs.question(self.view, self.company)
        return Push(
            yes_or_no(
                self.around,
                "question",
                dialog,
                lambda: self._submit(Answer(True), NOTHING),
                lambda: self._submit(Answer(False), NOTHING),
                must_answer=True,
            )
        )

    def _summed_up(self) -> Command:
        self.hands.cancel()
        return Push(RoundSummaryScene(self.around, self.game, self.company, self._next_round))

    def _next_round(self) -> None:
        self.game.next_round()
        self.hands.stage(NOTHING)
        self.new = frozenset()
        self._keep()

    # -- what the player does

    def handle(self, signal: Signal, now: float) -> Command | None:
        view, placement = self.view, self.showing.placement
        match signal:
            case Press(at):
                self._pressed(at, now)
                return None
            case Move(at):
                self.hands.move(view, placement, at)
                self.changed = True
                return None
            case Release(at):
                self.changed = True
                return self._done(self.hands.release(view, placement, at, now), now)
            case Cancel() | Leave() | LookCloser():
                if isinstance(signal, Leave):
                    self.hands.pointer = None
                elif self.hands.cancel():
                    self._say(None)
                self.changed = True
                return None
            case Wheel(_, down) if self.log_open:
                self.log_scroll = max(0.0, self.log_scroll + down)
                self.changed = True
                return None
            case KeyPress():
                return None if signal.repeat else self._key(signal, now)
            case _:
                return None

    def _pressed(self, at: Any, now: float) -> None:
        """A click ends what moves, and nothing else."""
        self.changed = True
        self._say(None)
        if self._end_motion(now):
            return
        self.hands.press(self.view, self.showing.placement, at)

    def _end_motion(self, now: float) -> bool:
        if self.showing.motion is None:
            return False
        self.showing.skip()
        self.ready_at = now + self._calm()
        return True

    def _done(self, doing: Doing, now: float) -> Command | None:
        match doing:
            case None:
                self._relay()
                return None
            case Meant(intent, of, cards):
                return self._mean(intent, of, now, cards)
            case Pushed(("button", str(name)), again):
                return self._use(name, now) if not again or name in REPEATABLE else None
            case Pushed(zone, _):
                return self._pushed_elsewhere(zone)

    def _pushed_elsewhere(self, zone: ZoneId) -> Command | None:
        """Step by step a click anywhere lets the next player act."""
        if zone[0] == "log":
            return None
        self._waved_on = True
        return None

    def _key(self, key: KeyPress, now: float) -> Command | None:
        self.changed = True
        if key.key == "f11" or (key.alt and key.key == "return"):
            return FullScreen()
        if key.key == "escape":
            return self._escape()
        if self.hands.carry is not None:
            return None
        if key.key == "space":
            self._waved_on = not self._end_motion(now)
            return None
        self._say(None)
        if key.ctrl:
            name = {"z": "redo" if key.shift else "undo", "y": "redo"}.get(key.key)
            return self._use(name, now) if name else None
        names = {"l": "log", "o": "sort", "m": "lay", "return": "lay", "x": "discard"}
        if key.key in names:
            return self._use(names[key.key], now)
        if key.key == "d":
            return self._mean(intents.draw(self.view), STOCK, now)
        if key.key == "p":
            taking = intents.take_pile(self.view, self.hands.draft, self.hands.selected)
            return self._mean(taking, PILE, now)
        return None

    def _escape(self) -> Command | None:
        """Puts down, takes back, unselects, closes the log; with nothing of that it is the menu."""
        if self.hands.cancel() or self.notice is not None:
            self._say(None)
        elif not self.hands.draft.is_empty:
            self.hands.stage(NOTHING)
        elif self.hands.selected:
            self.hands.selected = ()
        elif self.log_open:
            self.log_open = False
        else:
            return Push(MenuScene(self.around))
        self._relay()
        return None

    def _use(self, name: str, now: float) -> Command | None:
        """A button or its key."""
        hands = self.hands
        match name:
            case "menu":
                return Push(MenuScene(self.around))
            case "log":
                self.log_open = not self.log_open
                self.log_scroll = 0.0
            case "sort":
                self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]
            case "undo" | "redo":
                self._undo(now, again=name == "redo")
                return None
            case "lay":
                intent = intents.confirm(self.view, hands.draft, hands.selected)
                return self._mean(intent, DRAG, now, hands.selected)
            case "discard":
                intent = intents.discard(self.view, hands.draft, hands.selected)
                return self._mean(intent, DRAG, now, hands.selected)
        self._relay()
        return None

    def _undo(self, now: float, *, again: bool) -> None:
        """Staged cards go back first, then acts."""
        draft = self.hands.draft
        if again:
            step = self.game.redo(self.seat)
            if step is not None:
                self._show(step, now)
            return
        if not draft.is_empty:
            last = draft.parts[-1].cards if draft.parts else draft.cards
            self.hands.stage(taken_back(draft, last))
            self._relay()
        elif self.game.undo(self.seat) is not None:
            self._keep()
            self._relaid(now)
        else:
            self._say(Notice(words.undo_reason("nothing"), ("button", "undo"), now))

    # -- what it means

    def _mean(
        self, intent: Intent, of: ZoneId, now: float, cards: tuple[Any, ...] = ()
    ) -> Command | None:
        match intent:
            case Stage(draft, _):
                self.hands.stage(draft)
                self._relay()
            case Act(Discard(card) as act, rest):
                return (
                    self._discard(act, rest)
                    if why_costly(self.view, card)
                    else self._submit(act, rest)
                )
            case Act(action, rest):
                return self._submit(action, rest)
            case Ask(question, action):
                return self._ask(question, action)
            case intents.Refused(refusal):
                self._refuse(refusal, of, now, cards)
            case Unclear(why):
                place = blamed_place(cards, of, self.showing.placement)
                self._say(Notice(words.unclear(why), place, now))
        return None

    def _discard(self, act: Discard, rest: Draft) -> Command | None:
        why = why_costly(self.view, act.card)
        if why is None or not self.around.settings.confirm_costly_discard:
            return self._submit(act, rest)
        dialog = dialogs.discard_guard(act.card, why)
        return Push(yes_or_no(self.around, "discard", dialog, lambda: self._submit(act, NOTHING)))

    def _ask(self, question: intents.AskId, action: Action) -> Command | None:
        card = action.card if isinstance(action, Discard) else None
        if isinstance(action, GoOut):
            dialog = dialogs.go_out(self.view, self.company, action.discard)
            if not self.around.settings.confirm_going_out:
                return self._submit(action, NOTHING)
        elif card is not None:
            dialog = dialogs.staged_discard(card, self.hands.draft.cards)
        else:
            return self._submit(action, NOTHING)
        return Push(yes_or_no(self.around, question, dialog, lambda: self._submit(action, NOTHING)))

    def _submit(self, action: Action, rest: Draft) -> Command | None:
        """To the game; what is staged goes with it. Until it is played no other act counts."""
        if self._submitted:
            return None
        refusal = self.game.submit(self.seat, action)
        if refusal is None:
            self._submitted, self._rest = True, rest
        self._relay()
        return None

    def _refuse(
        self, refusal: Refusal, of: ZoneId, now: float, cards: tuple[Any, ...] = ()
    ) -> None:
        said = refuse(refusal, self.view, self.company)
        blamed = refusal.cards or cards
        place = blamed_place(blamed, of, self.showing.placement)
        self._say(Notice(said.headline, place, now, refusal.rule, tuple(blamed)))
        self._relay()

    def _say(self, notice: Notice | None) -> None:
        if notice is not self.notice:
            self.notice, self.changed = notice, True

    def _relay(self) -> None:
        """Selection, draft or buttons changed: no movement, only new places."""
        self.hands.keep_to(self.view.hand)
        self.showing.lay_out(self.seen())
        self.changed = True


def _newly_held(events: tuple[Event, ...], seat: Seat) -> frozenset[int]:
    """The cards that came to the hand and are raised until one's first act."""
    found: set[int] = set()
    for event in events:
        match event:
            case CardsDrawn(who, cards) | PileTaken(who, _, cards) | FootPickedUp(who, cards):
                found.update(card.id for card in cards if who == seat)
            case RedThreeLaid(who, _, card) if who == seat and card is not None:
                found.add(card.id)
            case _:
                pass
    return frozenset(found)
