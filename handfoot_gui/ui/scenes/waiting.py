"""Which sentence stands in the status line: what is under way, else what the game waits for."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.cards import MELD_RANKS
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.melds import points_of
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.ui.scenes.notice import Notice
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.table.draft import DraftKind, draft_points, hand_left
from handfoot_gui.ui.table.intents import can_close, is_accepted, lay_chosen
from handfoot_gui.words import captions
from handfoot_gui.words import table as words
from handfoot_gui.words.citing import said_by
from handfoot_gui.words.menu import finishing
from handfoot_gui.words.numbers import together
from handfoot_gui.words.refusals import refuse
from handfoot_gui.words.status import Status, status


def waiting(seen: Seen) -> Status:
    usual = status(seen.view, seen.company, seen.kinds)
    if seen.notice is not None:
        return replace(usual, text=notice_words(seen.notice, seen.view.rules))
    if seen.is_finishing and seen.view.result is None:
        return replace(usual, text=finishing())
    if not seen.can_act:
        return usual
    under_way = _under_way(seen)
    return replace(usual, text=under_way) if under_way else usual


def notice_words(notice: Notice, rules: RuleSet) -> str:
    """What was refused and who says so, or what was unclear."""
    return together(notice.text, said_by(notice.rule, rules)) if notice.rule else notice.text


def towards_opening(seen: Seen) -> int:
    """What is staged and what is chosen, as the meter counts it."""
    chosen = tuple(c for c in seen.selected if c.rank in MELD_RANKS or seen.view.rules.points(c))
    return draft_points(seen.view, seen.draft) + points_of(seen.view.rules, chosen)


def _under_way(seen: Seen) -> str:
    view, draft = seen.view, seen.draft
    minimum = None if view.team.has_opened else view.opening_minimum
    if seen.carry is not None:
        return words.dragging(seen.carry.cards)
    if seen.placing:
        return words.choosing_place(seen.placing)
    if seen.selected:
        return _chosen(seen)
    if draft.kind is DraftKind.TAKE:
        return words.taking(view, draft.cards, minimum=minimum)
    if draft.is_empty:
        return ""
    if can_close(view, draft):
        return words.going_out(len(hand_left(view, draft)))
    refusal = check(view, draft.action())
    if refusal is not None and (minimum is None or draft_points(view, draft) >= minimum):
        return refuse(refusal, view, seen.company).headline
    return words.staged(draft.cards, view.rules, minimum=minimum)


def _chosen(seen: Seen) -> str:
    view, cards = seen.view, seen.selected
    ranks = {card.rank for card in cards}
    starts = None
    if len(ranks) == 1 and is_accepted(lay_chosen(view, seen.draft, cards)):
        (rank,) = ranks
        lying = any(m.rank is rank and not m.is_book for m in view.team.melds)
        starts = None if lying or len(cards) < 3 else rank
    return captions.selection(cards, view.rules, starts=starts)
