"""Views of a table drawn as text, for tests that need what one seat sees and nothing else."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from handfoot_gui.rules.cards import Card, Rank
from handfoot_gui.rules.melds import Meld
from handfoot_gui.rules.notation import parse_card, parse_rank
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import TeamState
from handfoot_gui.rules.views import PlayerView, SeatView
from handfoot_gui.ui.table.intents import Intent, Refused, Stage

IN_FOOT = SeatView(9, (), foot_played=True, first_turn=False)
IN_HAND = SeatView(9, (11,), foot_played=False, first_turn=False)


class Table:
    """`Table(hand="9s 9h **", pile="9d", melds="K:Ks,Kh,Kd")`: twins get their own ids."""

    def __init__(
        self,
        *,
        hand: str = "",
        pile: str = "",
        melds: str = "",
        phase: Phase = Phase.PLAY,
        opened: bool | None = None,
        foot: bool = False,
        partner: SeatView = IN_HAND,
        round_number: int = 1,
        rules: RuleSet | None = None,
    ) -> None:
        self._ids = count()
        self.hand = self.cards(hand)
        top = self.cards(pile)
        laid = tuple(self._meld(text) for text in melds.split())
        me = replace(IN_FOOT if foot else IN_HAND, hand_count=len(self.hand))
        self.view = PlayerView(
            rules=rules or RuleSet(),
            seat=0,
            hand=self.hand,
            seats=(me, IN_HAND, partner, IN_HAND),
            teams=(TeamState(laid, (), bool(laid) if opened is None else opened), TeamState()),
            stock_count=100,
            discard_top=top[-1] if top else None,
            discard_count=len(top),
            discard_frozen=False,
            turn_seat=0,
            to_act=0,
            phase=phase,
            round_number=round_number,
            dealer=3,
            match_scores=(0, 0),
            permission_refused=False,
            pending=None,
            turns_without_meld=0,
            result=None,
        )

    def cards(self, text: str) -> tuple[Card, ...]:
        return tuple(Card(next(self._ids), *parse_card(word)) for word in text.split())

    def pick(self, text: str) -> tuple[Card, ...]:
        """Cards of the hand by their text, each once: ``pick("9s 9s")`` are two cards."""
        left = list(self.hand)
        picked = []
        for word in text.split():
            rank, suit = parse_card(word)
            card = next(c for c in left if (c.rank, c.suit) == (rank, suit))
            left.remove(card)
            picked.append(card)
        return tuple(picked)

    def _meld(self, text: str) -> Meld:
        """``K:KsKhKd``: the rank, then the cards."""
        name, _, rest = text.partition(":")
        words = rest.split(",")
        return Meld(parse_rank(name), self.cards(" ".join(words)))


def rank(text: str) -> Rank:
    return parse_rank(text)


def why(intent: Intent) -> str:
    assert isinstance(intent, Refused), intent
    return intent.refusal.rule


def stage(intent: Intent) -> Stage:
    assert isinstance(intent, Stage), intent
    return intent
