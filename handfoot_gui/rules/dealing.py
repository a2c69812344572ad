"""From a secret to an order to a deal. Knows no turns and no clock.

Every order is a Fisher-Yates shuffle whose numbers come from SHA-256 of the match's secret and the
order's name, so that anybody with the secret can make it again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence

from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.melds import is_wild
from handfoot_gui.rules.phases import Seat
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState, SeatState, TeamState


def new_secret() -> str:
    """256 fresh random bits as 64 hex digits."""
    return secrets.token_hex(32)


def secret_from_seed(seed: int) -> str:
    """The secret that ``--seed`` stands for."""
    return hashlib.sha256(f"handfoot seed {seed}".encode()).hexdigest()


def _numbers(secret: str, label: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{secret}/{label}/{block}".encode()).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    """A fair number below `bound`: what would favour the low ones is thrown away."""
    fair = (1 << 32) - (1 << 32) % bound
    return next(n for n in numbers if n < fair) % bound


def shuffled(cards: Sequence[Card], secret: str, label: str) -> tuple[Card, ...]:
    """The cards in the order that the secret gives under this label."""
    order = list(cards)
    numbers = _numbers(secret, label)
    for last in range(len(order) - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def shuffled_pack(rules: RuleSet, seats: int, secret: str, round_number: int) -> tuple[Card, ...]:
    pack = make_pack(rules.deck_count(seats), rules.jokers_per_deck)
    return shuffled(pack, secret, f"round {round_number}")


def first_dealer(secret: str, seats: int) -> Seat:
    """The dealer of round 1, drawn at random; the deal moves one seat clockwise each round."""
    return _below(_numbers(secret, "dealer"), seats)


def deal(
    rules: RuleSet,
    seats: int,
    deck: Sequence[Card],
    *,
    dealer: Seat,
    round_number: int = 1,
    match_scores: tuple[int, ...] = (),
    secret: str = "",
    reshuffles: tuple[tuple[Card, ...], ...] = (),
) -> RoundState:
    """Hands, then knees, then feet, one card at a time from the dealer's left; then the upcard."""
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    left = list(deck)
    piles: list[dict[Seat, list[Card]]] = []
    for size in (rules.hand_size, *rules.sealed_sizes):
        dealt, left = left[: size * seats], left[size * seats :]
        piles.append({seat: dealt[place::seats] for place, seat in enumerate(around)})
    hands, *sealed = piles
    stock, pile = _turn_upcard(rules, left)
    first = around[0]
    return RoundState(
        rules=rules,
        seats=tuple(
            SeatState(tuple(hands[seat]), tuple(tuple(p[seat]) for p in sealed))
            for seat in range(seats)
        ),
        teams=(TeamState(),) * rules.teams_at(seats),
        stock=stock,
        discard_pile=pile,
        turn_seat=first,
        to_act=first,
        round_number=round_number,
        dealer=dealer,
        match_scores=match_scores or (0,) * rules.teams_at(seats),
        secret=secret,
        reshuffles=reshuffles,
    )


def _turn_upcard(rules: RuleSet, cards: list[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The stock and the pile that the first upcard starts; a buried one goes to the middle."""
    if rules.first_upcard == "none":
        return tuple(cards), ()
    stock = cards[:]
    for _ in cards:
        upcard = stock.pop(0)
        if not _is_buried(rules, upcard):
            return tuple(stock), (upcard,)
        stock.insert(len(stock) // 2, upcard)
    return tuple(stock), ()


def _is_buried(rules: RuleSet, card: Card) -> bool:
    if is_wild(card) or card.is_red_three:
        return True
    return card.is_black_three and rules.first_upcard == "bury-threes-and-wilds"
