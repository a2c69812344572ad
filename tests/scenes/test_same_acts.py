"""By mouse and by keys the same: every kind of act, from one moment, ends in the same table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from handfoot_gui.players.computer import Computer
from handfoot_gui.rules.actions import Action, Answer, Discard, Draw, GoOut, LayDown, TakePile
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import MatchRecord
from handfoot_gui.session.seating import parse_seats, seat_controllers
from handfoot_gui.ui.table.keyed import RANK_KEYS
from handfoot_gui.ui.table.placement import PILE, button_zone, rank_zone
from tests.scenes.deeds import Player, Typist, is_wild_card
from tests.scenes.pilot import Pilot, new_game, surroundings

SEATS = "person,club,club,club"
Moment = tuple[MatchRecord, Action]
Wanted = Callable[[PlayerView, Action], bool]


def opens(view: PlayerView, act: Action) -> bool:
    return isinstance(act, LayDown) and not view.team.has_opened and len(act.lay) > 1


def lays_a_wild(view: PlayerView, act: Action) -> bool:
    cards = [c for part in act.lay for c in part.cards] if isinstance(act, LayDown) else []
    return view.team.has_opened and any(map(is_wild_card, cards)) and len(cards) < 4


WANTED: dict[str, Wanted] = {
    "draw": lambda _, act: isinstance(act, Draw),
    "take the pile": lambda _, act: isinstance(act, TakePile),
    "open": opens,
    "add": lambda view, act: isinstance(act, LayDown) and view.team.has_opened,
    "place a wild": lays_a_wild,
    "discard": lambda _, act: isinstance(act, Discard),
    "answer": lambda _, act: isinstance(act, Answer),
    "go out": lambda _, act: isinstance(act, GoOut),
}


@lru_cache(maxsize=1)
def moments() -> dict[str, Moment]:
    """One of each kind, looked for in matches of players who know what they do."""
    found: dict[str, Moment] = {}
    for seed in range(1, 40):
        game, person = new_game(seed, SEATS), Computer(seed)
        while not game.round_over:
            if game.advance() is not None:
                continue
            view = game.view(0)
            act = person.decide(view)
            for name, is_wanted in WANTED.items():
                if name not in found and is_wanted(view, act):
                    found[name] = (game.record(), act)
            if found.keys() == WANTED.keys():
                return found
            assert game.submit(0, act) is None
    raise AssertionError(f"never happened: {WANTED.keys() - found.keys()}")


def at(record: MatchRecord) -> Pilot:
    seats, secret = parse_seats(SEATS), secret_from_seed(1)
    pilot = Pilot(surroundings((1024, 600)), Game.resume(record, seat_controllers(seats, secret)))
    pilot.until_my_turn()
    return pilot


def outcome(pilot: Pilot) -> tuple[object, ...]:
    """What was acted, what waits, what is chosen, and what is said of it."""
    rounds = pilot.game.record().rounds
    acts = [act for one in rounds for act in one.acts if act.seat == 0]
    seen = pilot.seen
    return (acts, seen.draft, set(seen.selected), pilot.notice, pilot.top.name)


@pytest.mark.parametrize("name", WANTED)
def test_an_act_is_the_same_by_mouse_and_by_keys(name: str) -> None:
    record, act = moments()[name]
    clicked, typed = at(record), at(record)
    before = outcome(clicked)
    Player(clicked).do(act)
    Typist(typed).do(act)
    assert outcome(clicked) == outcome(typed)
    assert outcome(clicked)[0] != before[0]


def test_staging_and_taking_back_are_the_same() -> None:
    record, act = moments()["open"]
    assert isinstance(act, LayDown)
    clicked, typed = at(record), at(record)
    for player in (Player(clicked), Typist(typed)):
        player.lay(act.lay[:1])
    assert not clicked.seen.draft.is_empty
    assert outcome(clicked) == outcome(typed)
    clicked.click(button_zone("undo"))
    typed.key("z", ctrl=True)
    assert outcome(clicked) == outcome(typed)


def test_a_click_on_their_place_lays_what_is_chosen_as_a_drag_does() -> None:
    record, act = moments()["open"]
    assert isinstance(act, LayDown)
    part = next(part for part in act.lay if not any(map(is_wild_card, part.cards)))
    clicked, dragged = at(record), at(record)
    clicked.select(part.cards)
    clicked.click(rank_zone(0, part.rank))
    Player(dragged).lay((part,))
    assert not clicked.seen.draft.is_empty
    assert outcome(clicked) == outcome(dragged)


def test_undo_and_redo_of_a_discard_are_the_same() -> None:
    record, act = moments()["discard"]
    clicked, typed = at(record), at(record)
    Player(clicked).do(act)
    Typist(typed).do(act)
    for name, key in (("undo", "z"), ("redo", "y")):
        clicked.click(button_zone(name))
        typed.key(key, ctrl=True)
        assert outcome(clicked) == outcome(typed)


def test_a_refusal_is_the_same() -> None:
    record, _ = moments()["discard"]
    clicked, typed = at(record), at(record)
    clicked.click(PILE)
    typed.key("p")
    assert outcome(clicked) == outcome(typed)
    assert clicked.notice


def test_choosing_a_rank_and_sorting_are_the_same() -> None:
    record, _ = moments()["open"]
    clicked, typed = at(record), at(record)
    keys = {rank: key for key, rank in RANK_KEYS.items()}
    group = next(g for g in clicked.placement.groups if len(g.cards) > 1 and g.rank in keys)
    clicked.click(group.zone)
    typed.key(keys[group.rank])
    assert outcome(clicked) == outcome(typed)
    assert clicked.seen.selected
    clicked.click(button_zone("sort"))
    typed.key("o")
    assert clicked.seen.sort == typed.seen.sort != "rank"
