"""Finished matches are kept, read again and replayed: states and results are those of the play."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from handfoot_gui.session.game import Game
from handfoot_gui.session.match import match_result
from handfoot_gui.session.record import MatchRecord, RecordError
from handfoot_gui.session.replaying import Replay
from handfoot_gui.storage.acknowledge import digest
from handfoot_gui.storage.statistics import outcomes
from tests.properties.rounds import random_rules
from tests.session.matches import game_of, steps_of
from tests.storage.places import program
from tests.torture.report import Report


def torture(report: Report, folder: Path, *, planted: bool) -> None:
    rng = report.rng
    played: dict[int, tuple[str, Game, list[str]]] = {}
    with program(folder / "home") as place:
        for number in range(1, report.times + 1):
            game = random_match(rng, number)
            digests = [digest(step.state) for step in steps_of(game)]
            place.keeper.begin()
            place.keep(game.snapshot())
            if place.keeper.match is not None:
                played[place.keeper.match] = (digest(game.state), game, digests)
            report.count("acts", len(digests))
            report.progress(number)
    with program(folder / "home") as place:
        for match, (last, game, digests) in played.items():
            record = place.matches.load(match).record
            if record is None:
                report.loss(f"{match}: gone")
                continue
            if planted and match % 7 == 0:
                first, *rest = record.rounds
                record = replace(record, rounds=(replace(first, acts=first.acts[:-1]), *rest))
            for problem in compared(record, last, game, digests):
                report.loss(f"{match}: {problem}")
            report.count("rounds replayed", len(record.rounds))
        if outcomes(place.matches):
            report.loss("computer players have figures")
        if place.matches.count("over") != len(played):
            report.loss("not every match is in the history")


def random_match(rng: random.Random, number: int) -> Game:
    """Any rules, any number of seats; one or two rounds, so that a thousand are soon played."""
    seats = rng.choice((2, 3, 4, 4, 4, 5, 6))
    rules = replace(random_rules(rng, seats), rounds=rng.choice((1, 1, 2)), tie="shared")
    return game_of(number, rules=rules, seats=seats)


def compared(record: MatchRecord, last: str, game: Game, digests: list[str]) -> list[str]:
    problems = []
    try:
        again = Replay(record)
    except RecordError as error:
        return [str(error)]
    found = [digest(again.state)]
    while again.forward():
        found.append(digest(again.state))
    if found != digests:
        problems.append("another state on the way")
    if found[-1] != last:
        problems.append("another state at the end")
    state = again.state
    result = match_result(state.rules, state.match_scores, state.round_number)
    if again.result != game.match_result or result != game.match_result:
        problems.append(f"{again.result} is not {game.match_result}")
    return problems
