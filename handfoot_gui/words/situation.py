"""The whole table in words, for somebody who hears it or reads it as text. Knows a view; no place.

Says what lies open and what the looking seat holds, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import Books, count_books, points_of
from handfoot_gui.rules.phases import Seat, Team
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.books import books_named
from handfoot_gui.words.captions import pile_caption, stock_caption
from handfoot_gui.words.cards import card_name, meld_caption, some_of
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.heard import sentence
from handfoot_gui.words.numbers import capital, listed, number, points, together
from handfoot_gui.words.people import Company
from handfoot_gui.words.scores import chart_label, opening_line, round_title
from handfoot_gui.words.status import status, still_to_do
from handfoot_gui.words.table import points_laid


@dataclass(frozen=True, slots=True)
class Passage:
    """A heading, and what is said under it."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """As one paragraph."""
        return together(*map(sentence, self.lines))

    @property
    def spoken(self) -> str:
        return _("{title}: {text}").format(title=self.title, text=self.text)


def situation(
    view: PlayerView,
    company: Company,
    kinds: Collection[str] = (),
    order: Sequence[Sequence[Card]] = (),
) -> tuple[Passage, ...]:
    """What is most wanted comes first. `order`: the hand by groups, as it is sorted."""
    mine = view.team_of(view.seat)
    teams = sorted(range(len(view.teams)), key=lambda team: team != mine)
    now = status(view, company, frozenset(kinds))
    parts = [Passage(_("Now"), (now.spoken,))]
    parts.append(Passage(_("Your hand"), _hand(view, order)))
    parts += [Passage(company.team_title(team), _team(view, team)) for team in teams]
    parts.append(Passage(_("In the middle"), _middle(view)))
    others = [seat for seat in range(len(view.seats)) if seat != view.seat]
    parts.append(Passage(_("The others"), tuple(seat_line(view, company, s) for s in others)))
    if view.result is None:
        parts.append(Passage(_("Still to do"), still_to_do(view, company)))
    parts.append(Passage(_("Match"), _match(view, company, teams)))
    return tuple(parts)


def as_text(passages: Sequence[Passage]) -> str:
    """One paragraph a line, for a terminal."""
    return "\n".join(passage.spoken for passage in passages)


# --- the hand -------------------------------------------------------------------------------------


def _hand(view: PlayerView, order: Sequence[Sequence[Card]]) -> tuple[str, ...]:
    worth = points(points_of(view.rules, view.hand))
    count = ngettext("{count} card, {points}", "{count} cards, {points}", len(view.hand))
    lines = [count.format(count=number(len(view.hand)), points=worth)]
    if view.hand:
        lines.append(capital(listed(_groups(order or _by_rank(view.hand)))))
    return (*lines, *_sealed(view))


def _by_rank(hand: Sequence[Card]) -> list[list[Card]]:
    ranks = sorted({card.rank for card in hand}, reverse=True)
    return [[card for card in hand if card.rank is rank] for rank in ranks]


def _groups(order: Sequence[Sequence[Card]]) -> list[str]:
    """``two kings``; single cards and threes with their suits, which count there."""
    found: list[str] = []
    for group in order:
        if len(group) == 1 or any(card.rank is Rank.THREE for card in group):
            found += [card_name(card) for card in group]
        else:
            found.append(some_of(group[0].rank, len(group)))
    return found


def _sealed(view: PlayerView) -> list[str]:
    sizes = view.me.sealed
    lines = [
        ngettext(
            "Your knee is sealed: {count} card", "Your knee is sealed: {count} cards", size
        ).format(count=number(size))
        for size in sizes[:-1]
    ]
    if not sizes:
        return [_("This is your foot")]
    text = ngettext(
        "Your foot is sealed: {count} card", "Your foot is sealed: {count} cards", sizes[-1]
    )
    return [*lines, text.format(count=number(sizes[-1]))]


# --- what lies open -------------------------------------------------------------------------------


def _team(view: PlayerView, team: Team) -> tuple[str, ...]:
    state = view.teams[team]
    if not state.has_opened and not state.melds:
        lines = [_("Not opened yet")]
    else:
        lines = [meld_caption(meld) for meld in sorted(state.melds, key=lambda m: m.rank)]
        made = count_books(state.melds)
        if made != Books():
            lines.append(_("Finished: {books}").format(books=books_named(made)))
    red = len(state.red_threes)
    if red:
        text = ngettext("{count} red three", "{count} red threes", red)
        lines.append(text.format(count=number(red)))
    laid = points_of(view.rules, [card for meld in state.melds for card in meld.cards])
    return (*lines, points_laid(laid)) if state.melds else tuple(lines)


def _middle(view: PlayerView) -> tuple[str, ...]:
    lines = [stock_caption(view), pile_caption(view)]
    if view.discard_top is not None:
        lines.append(_("On top: {card}").format(card=card_name(view.discard_top)))
    return tuple(lines)


def seat_line(view: PlayerView, company: Company, seat: Seat) -> str:
    """``Walter: 8 cards, foot sealed``."""
    shown = view.seats[seat]
    if shown.in_foot:
        text = ngettext(
            "{name}: {count} card, in the foot", "{name}: {count} cards, in the foot",
            shown.hand_count,
        )  # fmt: skip
    elif len(shown.sealed) > 1:
        text = ngettext(
            "{name}: {count} card, knee and foot sealed",
            "{name}: {count} cards, knee and foot sealed",
            shown.hand_count,
        )
    else:
        text = ngettext(
            "{name}: {count} card, foot sealed", "{name}: {count} cards, foot sealed",
            shown.hand_count,
        )  # fmt: skip
    return text.format(name=company.name(seat), count=number(shown.hand_count))


def _match(view: PlayerView, company: Company, teams: Sequence[Team]) -> tuple[str, ...]:
    scores = [chart_label(team, view.match_scores[team], company) for team in teams]
    opening = capital(opening_line(view))
    return (round_title(view.round_number, view.rules), opening, listed(scores))
