"""A position drawn as text, every card open, as one would lay it out to talk about it.

Knows where things stand on the page; the words are `words.diagram`'s.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.notation import format_card
from handfoot_gui.rules.state import RoundState
from handfoot_gui.words import diagram as words
from handfoot_gui.words.people import Company, numbered


def diagram(state: RoundState, counted: Collection[str] = ()) -> str:
    """The table as text; piles named in `counted` (``seats[0].hand``, ``stock``) show numbers."""
    people = numbered(len(state.seats), len(state.teams))
    lines = [
        words.round_line(state.round_number, state.rules.opening_minimum(state.round_number)),
        words.turn_line(
            people.names[state.to_act],
            "over" if state.result else state.phase,
            refused=state.permission_refused,
        ),
        "",
        words.stock_line(_pile(state.stock, "stock" in counted)),
        *words.pile_lines(_texts(state.discard_pile)),
        "",
        *_teams(state, people),
        "",
        *(_seat(state, people, seat, counted) for seat in range(len(state.seats))),
    ]
    return "\n".join(lines) + "\n"


def _teams(state: RoundState, people: Company) -> Iterator[str]:
    written = [_texts(m.cards) for team in state.teams for m in team.melds]
    width = max((len(" ".join(cards)) for cards in written), default=0)
    for index, team in enumerate(state.teams):
        yield words.team_line(
            people.team_title(index),
            opened=team.has_opened,
            red_threes=len(team.red_threes),
            score=state.match_scores[index],
        )
        for number, meld in enumerate(team.melds):
            yield words.meld_line(number, meld, _texts(meld.cards), width)


def _seat(state: RoundState, people: Company, seat: int, counted: Collection[str]) -> str:
    holder = state.seats[seat]
    at_first = len(state.rules.sealed_sizes)
    notes = ""
    for place, pile in enumerate(holder.sealed, start=2 - len(holder.sealed)):
        name = ("knee", "foot")[place]
        notes += words.sealed_note(name, _pile(pile, f"seats[{seat}].{name}" in counted))
    if holder.in_foot and not holder.foot_played:
        notes += words.not_played_note()
    return words.seat_line(
        people.names[seat],
        words.pile_name(len(holder.sealed), max(at_first, len(holder.sealed))),
        _pile(_sorted(holder.hand), f"seats[{seat}].hand" in counted),
        notes,
        acts=seat == state.to_act and state.result is None,
    )


def _pile(cards: Iterable[Card], is_counted: bool) -> words.Pile:  # noqa: FBT001 - private
    texts = _texts(cards)
    return len(texts) if is_counted else texts


def _sorted(cards: Iterable[Card]) -> list[Card]:
    """As a hand is held: wilds first, then from the ace down, suits together."""
    return sorted(cards, key=lambda c: (not is_wild(c), -c.rank, str(c.suit)))


def _texts(cards: Iterable[Card]) -> list[str]:
    return [format_card(card) for card in cards]
