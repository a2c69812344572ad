"""Tables written as text, to be looked at: hands, melds, piles and who sits there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from handfoot_gui.rules.cards import Card, make_pack
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.notation import finder, parse_rank
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState, SeatState, TeamState
from handfoot_gui.rules.views import PlayerView, view_of
from handfoot_gui.words.people import Company


@dataclass
class Table:
    """A position in text: hands as card texts, the others' as counts; melds as "Q: Qs Qh Qd"."""

    names: tuple[str, ...]
    hand: str
    others: tuple[int, ...]
    melds: tuple[tuple[str, ...], ...]
    red_threes: tuple[int, ...]
    stock: int = 143
    pile: str = "5s Qd"
    pile_count: int = 6
    in_foot: tuple[int, ...] = ()
    scores: tuple[int, ...] = (1245, 980)
    rules: RuleSet = field(default_factory=RuleSet)
    round_number: int = 2
    to_act: int = 0
    phase: Phase = Phase.PLAY
    opened: tuple[bool, ...] | None = None

    def view(self) -> PlayerView:
        find = _Finder()
        teams = tuple(
            self._team(index, find) for index in range(self.rules.teams_at(len(self.names)))
        )
        hand = find.all(self.hand)
        pile = find.all(self.pile)
        rest = find.rest()
        pile = (*rest[: max(0, self.pile_count - len(pile))], *pile)
        rest = rest[self.pile_count :]
        seats = [SeatState(hand, self._sealed(0, rest), first_turn=False)]
        for seat, count in enumerate(self.others, start=1):
            seats.append(SeatState(rest[:count], self._sealed(seat, rest), first_turn=False))
        state = RoundState(
            rules=self.rules,
            seats=tuple(seats),
            teams=teams,
            stock=(rest * 3)[: self.stock],
            discard_pile=pile,
            turn_seat=self.to_act,
            to_act=self.to_act,
            phase=self.phase,
            round_number=self.round_number,
            match_scores=self.scores,
        )
        return view_of(state, 0)

    def _sealed(self, seat: int, rest: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        sizes = self.rules.sealed_sizes
        return () if seat in self.in_foot else tuple(rest[:size] for size in sizes)

    def _team(self, index: int, find: _Finder) -> TeamState:
        melds = []
        for text in self.melds[index]:
            rank, _, cards = text.partition(":")
            melds.append(Meld(parse_rank(rank), find.all(cards)))
        red = tuple(find.red_three(n) for n in range(self.red_threes[index]))
        opened = bool(melds) if self.opened is None else self.opened[index]
        return TeamState(tuple(melds), red, opened)

    def company(self) -> Company:
        return Company(self.names, 0, self.rules.teams_at(len(self.names)))


class _Finder:
    """Cards by text, each once, from a pack large enough."""

    def __init__(self) -> None:
        self._pack = make_pack(9, 2)
        self._find = finder(self._pack)
        self._used: set[int] = set()

    def all(self, text: str) -> tuple[Card, ...]:
        found = tuple(self._find(word) for word in text.split())
        self._used |= {card.id for card in found}
        return found

    def red_three(self, n: int) -> Card:
        return self.all(("3h", "3d")[n % 2])[0]

    def rest(self) -> tuple[Card, ...]:
        left = [card for card in self._pack if card.id not in self._used]
        left.sort(key=lambda card: (card.id * 7919) % 1009)
        return tuple(left)


# ------------------------------------------------------------------ positions

FOUR = ("You", "Walter", "Nora", "Edith")

MIDDLE = Table(
    names=FOUR,
    hand="** 2c As Ad Ks Kh Kc Qs Qh Td Tc 9h 8s 6d 6h 4c 3s",
    others=(11, 9, 7),
    in_foot=(3,),
    melds=(
        (
            "5: 2c 5s 5s 5h 5d 5c 5c",
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: 7s 7c 7d",
            "9: 2h 9s 9h 9d 9c",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "Q: Qs Qh Qc Qd Qh",
            "A: ** 2d As Ah Ac Ad",
        ),
        (
            "6: 2d 6c 6c 6s 6d 6h 6h",
            "8: 8s 8h 8d",
            "J: ** Js Jh Jc Jd",
            "K: Ks Kh Kd Kc",
            "A: 2s Ah Ad Ac",
        ),
    ),
    red_threes=(2, 1),
)

OPENING = Table(
    names=FOUR,
    hand="** 2c 2h As Ad Ac Ks Kh Qs Tc 9h 8s 8d 6d 6h 4c 3s",
    others=(11, 11, 13),
    melds=((), ()),
    red_threes=(0, 1),
    stock=177,
    pile="9d",
    pile_count=2,
)

SIX = Table(
    names=("You", "Edith", "Bruno", "Walter", "Clara", "Otto"),
    hand="** 2c 2h As Ad Ac Ks Qs Qh Td 9c 9h 8s 7d 6d 6h 5c 4c 4h",
    others=(4, 12, 13, 10, 15),
    in_foot=(1,),
    melds=(
        (),
        (
            "4: 4h 4h 4s 4d 4c 4c 4h",
            "6: 6s 6h 6d",
            "9: 2s 9s 9s 9h 9c 9d 9d",
            "T: 2d Ts Th Tc",
            "J: Jd Jd Jh Jh Js Jc Jd",
            "J: Js Jc Jd",
            "K: Ks Kh Kd Kc Kh",
        ),
    ),
    red_threes=(1, 3),
    stock=201,
    pile="Kc 9s",
    pile_count=11,
    scores=(410, 2105),
    round_number=3,
)

STRESS = Table(
    names=FOUR,
    hand=(
        "** ** ** 2c 2h 2s As Ad Ac Ah Ks Kh Kc Qs Qh Qd Qc Js Jh Jd Td Tc Th 9h 9s 9c 8s 8h 8d "
        "7s 7c 6d 6h 6c 5s 5d 4c 4h 3s 3c"
    ),
    others=(11, 9, 7),
    in_foot=(3,),
    melds=(
        (
            "4: 4h 4h 4s 4d 4c 4c 4h",
            "4: 4s 4h 4d",
            "5: 2s 2d 5s 5h 5d 5c",
            "6: 6c 6h 6d",
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: ** 2d 7s 7c 7d 7h",
            "8: 8s 8h 8c",
            "9: 2h 9s 9h 9d 9c",
            "T: 2c Tc Tc Ts Th Td Td",
            "T: Td Ts Th Tc",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "Q: Qs Qh Qc Qd Qh",
            "K: Ks Kd Kh",
            "A: ** 2d As Ah Ac Ad",
        ),
        (
            "4: 2s 4s 4h 4d 4c 4h",
            "5: 5h 5h 5s 5d 5c 5c 5d",
            "6: 2c 6c 6c 6s 6h 6d 6d",
            "6: 6s 6h 6d 6c",
            "7: ** 7s 7h",
            "8: 2h 8s 8h 8d 8c",
            "9: 9d 9d 9s 9h 9c 9c 9d",
            "9: 9s 9c 9d 9h 9s",
            "T: Ts Th Tc",
            "J: 2h Js Js Jh Jd Jc Jc",
            "Q: 2c Qs Qd Qc Qh Qc",
            "K: Ks Kh Kd Kc",
            "A: 2d As As Ah Ad Ac Ac",
            "A: Ah Ad Ac",
        ),
    ),
    red_threes=(5, 4),
    stock=18,
    pile_count=31,
    scores=(12450, 9815),
)

SINGLE = Table(
    names=("You", "Walter", "Nora", "Edith", "Otto"),
    hand="** 2c 2h As Ad Ks Kh Qs Tc Tc 9h 8s 8d 6d 6h 5h",
    others=(11, 9, 7, 12),
    in_foot=(3,),
    melds=(
        ("9: 9s 9h 9d", "K: Ks Kh Kd Kc"),
        ("8: 8s 8h 8d", "J: 2s Js Jh Jc"),
        ("4: 4s 4h 4d 4c 4h 4s 4d", "5: 5s 5h 5d"),
        (),
        ("A: As Ah Ad", "Q: 2d Qh Qs Qd"),
    ),
    red_threes=(1, 2, 0, 1, 0),
    stock=90,
    scores=(2245, 1980, 405, -120, 3310),
    rules=RuleSet(teams="single", wild_books="allowed", books_to_go_out=(2, 2, 1)),
)

KNEE = replace(
    MIDDLE,
    hand="** 2c 2h As Ad Ks Kh Qs Tc Tc 9h 8s 8d 6d 6h",
    in_foot=(),
    rules=RuleSet(
        hand_size=15,
        knee_size=13,
        decks="players+2",
        wild_books="allowed",
        pile_take="whole",
        bonus=(500, 300, 1500),
    ),
    melds=(
        (
            "7: 7h 7h 7s 7d 7c 7c 7h",
            "7: 2h 7h 7s 7d 7c 7c 7h",
            "7: 7s 7c 7d",
            "W: ** ** 2c 2d 2h",
            "J: 2s Jc Jc Js Jh Jd Jd",
            "J: 2d Jc Jc Js Jh Jd Jd",
            "J: Jc Jh Jd",
        ),
        ("W: ** ** 2c 2d 2h 2s **", "K: Ks Kh Kd Kc"),
    ),
)
