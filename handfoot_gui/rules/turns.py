"""`apply`: what an act does, and everything that follows from it without a choice.

The turn is the table `NEXT` of phase and act; red threes go down, a sealed pile is opened and the
round is scored in the same step. Knows no pixels, no time, no files.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from handfoot_gui.rules.actions import (
    Action,
    Answer,
    Discard,
    Draw,
    GoOut,
    Lay,
    LayDown,
    Resign,
    TakePile,
)
from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.dealing import shuffled
from handfoot_gui.rules.events import (
    BookCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    Event,
    FootPickedUp,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    RedThreeLaid,
    RoundBegan,
    RoundEnded,
    StockReshuffled,
    TeamOpened,
    TurnBegan,
    WentOut,
)
from handfoot_gui.rules.laying import lay_parts
from handfoot_gui.rules.legal import (
    asks_permission,
    check,
    matching_part,
    opening_progress,
    pile_share,
)
from handfoot_gui.rules.phases import Ended, Phase, Seat
from handfoot_gui.rules.possible import is_stuck
from handfoot_gui.rules.refusals import IllegalAction
from handfoot_gui.rules.ruleset import STALEMATE_LAPS
from handfoot_gui.rules.scoring import score_team
from handfoot_gui.rules.state import RoundResult, RoundState, SeatState
from handfoot_gui.rules.views import view_of

NEXT: dict[tuple[Phase, type[Action]], tuple[Phase, ...]] = {
    (Phase.DRAW, Draw): (Phase.PLAY, Phase.OVER),
    (Phase.DRAW, TakePile): (Phase.PLAY,),
    (Phase.PLAY, LayDown): (Phase.PLAY, Phase.OVER),
    (Phase.PLAY, Discard): (Phase.DRAW, Phase.OVER),
    (Phase.PLAY, GoOut): (Phase.ANSWER, Phase.OVER),
    (Phase.ANSWER, Answer): (Phase.ANSWER, Phase.PLAY, Phase.OVER),
}
"""Every transition that exists: from a phase, by an act, to one of these phases. Whoever gives up
ends the round in any phase.
"""

Step = tuple[RoundState, list[Event]]


def begin_round(state: RoundState) -> tuple[RoundState, tuple[Event, ...]]:
    """Start the first turn of a fresh deal: red threes of the first seat go down."""
    upcard = state.discard_pile[-1] if state.discard_pile else None
    begun, events = _begin_turn(state, state.turn_seat)
    return begun, (RoundBegan(state.dealer, upcard), *events)


def apply(state: RoundState, action: Action) -> tuple[RoundState, tuple[Event, ...]]:
    """The state after the act and what happened; raises `IllegalAction` where `check` refuses."""
    refusal = check(view_of(state, state.to_act), action)
    if refusal is not None:
        raise IllegalAction(refusal)
    after, events = _act(state, action)
    if after.result is None and is_stuck(view_of(after, after.to_act)):
        after, ended = _end(after, Ended.STUCK, None)
        events += ended
    return after, tuple(events)


def _act(state: RoundState, action: Action) -> Step:
    match action:
        case Draw():
            return _draw(state)
        case TakePile(lay):
            return _take_pile(state, lay)
        case LayDown(lay):
            after, events = _lay_down(state, lay)
            return _settle(after, events)
        case Discard(card):
            after, events = _discard(state, card)
            return _end_turn(after, events)
        case GoOut():
            return _ask_or_go_out(state, action)
        case Answer(yes):
            return _answer(state, yes=yes)
        case Resign():
            return _end(state, Ended.RESIGNED, None, resigned=state.to_act)
        case _:
            assert_never(action)


# --- the phase "draw" ---------------------------------------------------------------------------


def _draw(state: RoundState) -> Step:
    seat = state.to_act
    drawn = state.stock[: state.rules.draw_count]
    after = replace(state, phase=Phase.PLAY, stock=state.stock[len(drawn) :])
    after = _give(after, seat, drawn)
    return _settle(after, [CardsDrawn(seat, drawn, len(drawn))])


def _take_pile(state: RoundState, lay: Lay) -> Step:
    seat, view = state.to_act, view_of(state, state.to_act)
    keep = len(state.discard_pile) - pile_share(view)
    top, joined = state.discard_pile[-1], state.discard_pile[keep:-1]
    after = replace(state, phase=Phase.PLAY, discard_pile=state.discard_pile[:keep])
    events: list[Event] = [PileTaken(seat, top, joined, len(joined))]
    after, laid = _lay_down(after, lay, top=top, top_part=matching_part(view, lay))
    return _settle(_give(after, seat, joined), events + laid)


# --- the phase "play" ---------------------------------------------------------------------------


def _lay_down(
    state: RoundState, lay: Lay, *, top: Card | None = None, top_part: int | None = None
) -> Step:
    seat = state.turn_seat
    team = state.team_of(seat)
    before = state.teams[team]
    laid = lay_parts(state.rules, before.melds, lay, top=top, top_part=top_part)
    events: list[Event] = []
    if lay and not before.has_opened:
        progress = opening_progress(view_of(state, seat), lay)
        points = progress.points + (state.rules.points(top) if top else 0)
        events.append(TeamOpened(seat, team, points, progress.minimum))
    known = len(before.melds)
    for index, (part, target) in enumerate(zip(lay, laid.targets, strict=True)):
        cards = (*part.cards, top) if index == top_part and top else part.cards
        events.append(CardsLaid(seat, team, target, part.rank, cards, target >= known))
        known = max(known, target + 1)
    for target in sorted(set(laid.targets)):
        meld = laid.melds[target]
        if meld.is_book and not (target < len(before.melds) and before.melds[target].is_book):
            events.append(BookCompleted(seat, team, target, meld.rank, meld.kind))
    used = {c for part in lay for c in part.cards}
    after = _with_team(state, team, melds=laid.melds, has_opened=before.has_opened or bool(lay))
    after = _with_seat(after, seat, hand=tuple(c for c in after.seats[seat].hand if c not in used))
    return replace(after, turns_without_meld=-1) if lay else after, events


def _discard(state: RoundState, card: Card) -> Step:
    seat = state.turn_seat
    hand = tuple(c for c in state.seats[seat].hand if c != card)
    after = _with_seat(state, seat, hand=hand)
    after = replace(after, discard_pile=(*after.discard_pile, card))
    return after, [CardDiscarded(seat, card)]


def _ask_or_go_out(state: RoundState, action: GoOut) -> Step:
    seat = state.turn_seat
    view = view_of(state, seat)
    if not asks_permission(view):
        return _go_out(state, action)
    partner = view.partners[0]
    asked = replace(state, phase=Phase.ANSWER, to_act=partner, pending=action)
    return asked, [PermissionAsked(seat, partner)]


def _go_out(state: RoundState, action: GoOut) -> Step:
    seat = state.turn_seat
    after, events = _lay_down(replace(state, pending=None), action.lay)
    if action.discard is not None:
        after, discarded = _discard(after, action.discard)
        events += discarded
    after = _with_seat(after, seat, foot_played=True)
    after, ended = _end(after, Ended.WENT_OUT, seat)
    return after, [*events, WentOut(seat), *ended]


# --- the phase "answer" -------------------------------------------------------------------------


def _answer(state: RoundState, *, yes: bool) -> Step:
    answered: list[Event] = [PermissionAnswered(state.to_act, yes)]
    asker = state.turn_seat
    if not yes:
        back = replace(state, phase=Phase.PLAY, to_act=asker, pending=None, permission_refused=True)
        return back, answered
    partners = view_of(state, asker).partners
    to_ask = partners[partners.index(state.to_act) + 1 :]
    if to_ask:
        asked = PermissionAsked(asker, to_ask[0])
        return replace(state, to_act=to_ask[0]), [*answered, asked]
    pending = state.pending
    if pending is None:
        raise AssertionError("a question is open without the act it is about")
    after, events = _go_out(replace(state, to_act=asker), pending)
    return after, answered + events


# --- what follows without a choice --------------------------------------------------------------


def _settle(state: RoundState, events: list[Event]) -> Step:
    """Lay red threes and pick up sealed piles until the seat whose turn it is holds cards."""
    seat = state.turn_seat
    while True:
        state, laid = _lay_red_threes(state, seat)
        events = events + laid
        holder = state.seats[seat]
        if holder.hand or not holder.sealed:
            return state, events
        state, picked = _pick_up(state, seat)
        events.append(picked)


def _pick_up(state: RoundState, seat: Seat) -> tuple[RoundState, FootPickedUp]:
    cards, *rest = state.seats[seat].sealed
    after = _with_seat(state, seat, hand=cards, sealed=tuple(rest))
    return after, FootPickedUp(seat, cards, len(cards), is_foot=not rest)


def _lay_red_threes(state: RoundState, seat: Seat) -> Step:
    """Each red three goes down and is replaced from the stock, also one that replaced another."""
    events: list[Event] = []
    if state.rules.red_three_play == "keep":
        return state, events
    while card := next((c for c in state.seats[seat].hand if c.is_red_three), None):
        replacement = state.stock[:1]
        team = state.team_of(seat)
        state = _with_team(state, team, red_threes=(*state.teams[team].red_threes, card))
        hand = tuple(c for c in state.seats[seat].hand if c != card) + replacement
        state = replace(_with_seat(state, seat, hand=hand), stock=state.stock[1:])
        drawn = replacement[0] if replacement else None
        events.append(RedThreeLaid(seat, card, drawn, bool(replacement)))
    return state, events


def _end_turn(state: RoundState, events: list[Event]) -> Step:
    seat, rules = state.turn_seat, state.rules
    if state.seats[seat].in_foot:
        state = _with_seat(state, seat, foot_played=True)
    quiet = state.turns_without_meld + 1
    state = replace(state, turns_without_meld=quiet, permission_refused=False)
    if not state.stock:
        if rules.stock_out == "end" or len(state.discard_pile) - 1 < rules.draw_count:
            return _ended(state, events, Ended.STOCK)
        state, reshuffled = _reshuffle(state)
        events = [*events, reshuffled]
    if quiet >= STALEMATE_LAPS * len(state.seats):
        return _ended(state, events, Ended.STALEMATE)
    after, begun = _begin_turn(state, (seat + 1) % len(state.seats))
    return after, events + begun


def _begin_turn(state: RoundState, seat: Seat) -> Step:
    """A sealed pile is opened, and red threes dealt or just picked up go down, before the draw."""
    state = replace(state, turn_seat=seat, to_act=seat, phase=Phase.DRAW)
    holder = state.seats[seat]
    events: list[Event] = [TurnBegan(seat)]
    if holder.first_turn or not holder.hand:
        state, events = _settle(_with_seat(state, seat, first_turn=False), events)
    return state, events


def _reshuffle(state: RoundState) -> tuple[RoundState, StockReshuffled]:
    """All of the pile but its top becomes the stock, in the recorded order or the secret's."""
    beneath, top = state.discard_pile[:-1], state.discard_pile[-1:]
    recorded, later = state.reshuffles[:1], state.reshuffles[1:]
    number = state.reshuffled + 1
    label = f"round {state.round_number} reshuffle {number}"
    order = recorded[0] if recorded else shuffled(beneath, state.secret, label)
    after = replace(state, stock=order, discard_pile=top, reshuffled=number, reshuffles=later)
    return after, StockReshuffled(len(order))


def _ended(state: RoundState, events: list[Event], why: Ended) -> Step:
    after, ended = _end(state, why, None)
    return after, events + ended


def _end(state: RoundState, why: Ended, by: Seat | None, *, resigned: Seat | None = None) -> Step:
    """Score both sides once; the match scores include the round from now on."""
    count = len(state.teams)
    out = state.team_of(by) if by is not None else None
    scores = tuple(
        score_team(
            state.rules,
            team.melds,
            len(team.red_threes),
            went_out=index == out,
            hands=(c for s in state.seats[index::count] for c in s.hand),
            feet=(c for s in state.seats[index::count] for pile in s.sealed for c in pile),
        )
        for index, team in enumerate(state.teams)
    )
    result = RoundResult(why, by, scores, resigned)
    match_scores = tuple(
        before + score.total for before, score in zip(state.match_scores, scores, strict=True)
    )
    after = replace(state, phase=Phase.OVER, pending=None, result=result, match_scores=match_scores)
    return after, [RoundEnded(result)]


# --- small verbs --------------------------------------------------------------------------------


def _give(state: RoundState, seat: Seat, cards: tuple[Card, ...]) -> RoundState:
    return _with_seat(state, seat, hand=state.seats[seat].hand + cards)


def _with_seat(state: RoundState, seat: Seat, **changes: object) -> RoundState:
    seats = list(state.seats)
    seats[seat] = _changed_seat(seats[seat], changes)
    return replace(state, seats=tuple(seats))


def _changed_seat(seat: SeatState, changes: dict[str, object]) -> SeatState:
    return replace(seat, **changes)  # type: ignore[arg-type]


def _with_team(state: RoundState, team: int, **changes: object) -> RoundState:
    teams = list(state.teams)
    teams[team] = replace(teams[team], **changes)  # type: ignore[arg-type]
    return replace(state, teams=tuple(teams))
