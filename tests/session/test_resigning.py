"""A program from outside may give up: its side loses the match, in the record and at the table."""

from __future__ import annotations

from handfoot_gui.players.registry import make_player
from handfoot_gui.rules.actions import Action, Resign
from handfoot_gui.rules.phases import Ended
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.session import wire
from handfoot_gui.session.exact import read_action, write_action
from handfoot_gui.session.facts import team_facts
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import replay
from handfoot_gui.session.seating import parse_seats

SECRET = "ab" * 32


class GivesUp:
    """After some acts."""

    def __init__(self, acts: int) -> None:
        self._left = acts
        self._player = make_player("steady", 1)

    def decide(self, view: PlayerView) -> Action | None:
        self._left -= 1
        return Resign() if self._left < 0 else self._player.decide(view)


def given_up() -> Game:
    seats = parse_seats("steady,cmd:giver,steady,steady")
    players = [make_player("steady", seat) for seat in range(4)]
    game = Game.start(GAME_NIGHT, seats, SECRET, [players[0], GivesUp(12), *players[2:]])
    while not game.round_over:
        game.advance()
    return game


def test_the_match_is_over_and_lost() -> None:
    game = given_up()
    assert game.match_over
    assert game.match_result is not None
    assert game.match_result.winners == (0,)
    assert game.state.result is not None
    assert game.state.result.ended is Ended.RESIGNED
    assert game.state.result.resigned == 1
    assert game.state.result.by is None
    assert game.advance() is None


def test_a_file_and_a_replay_have_it() -> None:
    record = given_up().record()
    assert record.is_over
    assert record.rounds[-1].acts[-1].action == Resign()
    content = wire.encode(record)
    assert b'{"seat":1,"do":"resign"}' in content
    again = wire.decode(content)
    assert again.is_over
    assert replay(again)[-1][-1].state.result == given_up().state.result
    assert wire.encode(again) == content
    assert Game.resume(again, [make_player("steady", 1)] * 4).match_over


def test_what_is_kept_has_it_too() -> None:
    data, ids = write_action(Resign())
    assert read_action(data, ids, ()) == Resign()


def test_statistics_count_it_as_lost() -> None:
    game = given_up()
    record = game.record()
    facts = team_facts(record, game.round_results, [(None,) * len(record.rounds[0].acts)])
    assert len(facts) == 2
