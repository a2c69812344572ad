"""A match played without a window by the same decisions, to find deals in which everything happens.

Which deals these are changes with every change of a computer player; so they are looked for.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action, Answer, GoOut, LayDown, TakePile
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.notation import action_from_json, action_to_json, finder
from handfoot_gui.rules.phases import Phase
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session import wire
from handfoot_gui.session.game import Game
from handfoot_gui.session.seating import parse_seats, seat_controllers
from tests.window.deeds import ClickPile, DragCards, DragPile, Plan, plan
from tests.window.mirror import SEAT, Mirror

SEATS = "person,steady,steady,steady"
WANTED = frozenset({
    "draw", "single", "selection", "opening", "pile by click", "pile by drag", "pile and more",
    "discard", "answer", "going out",
})  # fmt: skip


class Chooser:
    """What the person at the table wants: a steady player's wishes, in turns by different ways."""

    def __init__(self) -> None:
        self._player = make_player("steady", 7)
        self.done: Counter[str] = Counter()

    def wish(self, view: PlayerView) -> Action:
        wish = self._player.decide(view)
        if wish is None:
            raise AssertionError("a steady player never thinks longer than it is asked")
        return wish

    def plan(self, view: PlayerView, wish: Action) -> Plan:
        way = self.done["take"] if isinstance(wish, TakePile) else self.done["lay"]
        made = plan(view, wish, way=way)
        self.done.update(_names(made))
        return made

    def answers(self) -> None:
        self.done["answer"] += 1


def _names(made: Plan) -> list[str]:
    """What a plan shows, for counting."""
    names = [{"Draw": "draw", "Discard": "discard"}.get(type(made.act).__name__, "")]
    match made.act:
        case LayDown(lay):
            names += ["lay", *("selection" if len(p.cards) > 1 else "single" for p in lay)]
            names += ["opening"] if len(made.deeds) > 1 else []
        case TakePile():
            names += ["take", *(["pile and more"] if len(made.deeds) > 2 else [])]
        case GoOut():
            names += ["going out"]
        case _:
            pass
    for deed in made.deeds:
        match deed:
            case ClickPile():
                names.append("pile by click")
            case DragPile():
                names.append("pile by drag")
            case DragCards(cards, None) if len(cards) > 1:
                names.append("pair onto the pile")
            case _:
                pass
    return [name for name in names if name]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    seed: int
    done: frozenset[str]
    acts: tuple[Action, ...]


def rehearse(seed: int) -> Rehearsal:
    secret, seats = secret_from_seed(seed), parse_seats(SEATS)
    game = Game.start(PRESETS["game-night"], seats, secret, seat_controllers(seats, secret))
    chooser, mirror, acts = Chooser(), Mirror(), list[Action]()
    while not game.match_over:
        if game.round_over:
            game.next_round()
        step = game.advance()  # a deal, or what somebody else does
        while step is None and not game.round_over:
            mirror.follow(wire.encode(game.record()))
            acts.append(_act(chooser, mirror.view()))
            refusal = game.submit(SEAT, _of_hand(acts[-1], game.view(SEAT)))
            if refusal is not None:
                raise AssertionError(f"seed {seed}: {acts[-1]} is refused: {refusal}")
            step = game.advance()
    return Rehearsal(seed, frozenset(chooser.done), tuple(acts))


def _act(chooser: Chooser, view: PlayerView) -> Action:
    wish = chooser.wish(view)
    if view.phase is Phase.ANSWER:
        chooser.answers()
    return wish if isinstance(wish, Answer) else chooser.plan(view, wish).act


def _of_hand(act: Action, view: PlayerView) -> Action:
    """The same with the twins that are held: a record does not say which of them is meant."""
    return action_from_json(action_to_json(act), finder(view.hand))


def find_deals(first: int = 1, tries: int = 60) -> Rehearsal:
    """The first match in which everything that is wanted is done by the person."""
    for seed in range(first, first + tries):
        found = rehearse(seed)
        if found.done >= WANTED:
            return found
    raise AssertionError(f"no match of seeds {first} to {first + tries - 1} shows everything")
