"""What keeping matches costs: `_bench_save.py TIMES ACTS MATCHES FOLDER`, JSON on standard output.

Each act of a match as the program keeps it (handed to the keeper, waited for), a bare write and
sync of as many bytes beside it, and a history of so many finished matches opened and counted.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.session.game import Game, Step
from handfoot_gui.session.seating import parse_seats, seat_controllers
from handfoot_gui.storage.database import transaction
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.rows import insert
from handfoot_gui.storage.schema import COLUMNS
from handfoot_gui.storage.statistics import groups, outcomes

BYTES = 16 * 1024
"""About what an act adds to the file of the newest changes."""
FRAME = 1 / 60
"""Seconds that pass at least between two acts, since each is shown."""


def now() -> datetime:
    return datetime.now(UTC)


def a_game(seed: int) -> Game:
    seats, secret = parse_seats("random,random,random,random"), secret_from_seed(seed)
    return Game.start(PRESETS["game-night"], seats, secret, seat_controllers(seats, secret))


def saves(folder: Path, seed: int, acts: int) -> dict[str, list[float]]:
    """Milliseconds until an act is on the disk, and of it in the thread that draws."""
    matches, _ = Matches.open(folder, now())
    keeper, game = MatchKeeper(matches, now=now), a_game(seed)
    waited: list[float] = []
    called: list[float] = []
    while len(waited) < acts:
        if game.round_over and not game.match_over:
            game.next_round()
        if not isinstance(game.advance(), Step):
            break
        started = time.perf_counter()
        keeper.keep(game.snapshot())
        called.append(time.perf_counter() - started)
        keeper.wait(10)
        waited.append(time.perf_counter() - started)
        time.sleep(FRAME)
    keeper.close()
    matches.close()
    return {"saved": [1000 * s for s in waited], "called": [1000 * s for s in called]}


def bare_syncs(folder: Path, times: int) -> list[float]:
    found = []
    with (folder / "bare").open("wb", buffering=0) as file:
        for _ in range(times):
            started = time.perf_counter()
            file.write(bytes(BYTES))
            os.fsync(file.fileno())
            found.append(1000 * (time.perf_counter() - started))
    return found


def fill(folder: Path, count: int) -> None:
    """One finished match, many times."""
    matches, _ = Matches.open(folder, now())
    keeper, game = MatchKeeper(matches, now=now), a_game(1)
    while not game.match_over:
        if game.round_over:
            game.next_round()
        game.advance()
    keeper.keep(game.snapshot())
    keeper.close()
    with closing(matches.connect()) as db, transaction(db):
        tables = ("matches", "standings", "archives", "results")
        rows = {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
        for number in range(2, count + 1):
            for table, found in rows.items():
                for row in found:
                    kept = dict(zip(COLUMNS[table], row, strict=False))
                    kept[COLUMNS[table][0]] = number
                    kept |= {"touched": number} if table == "standings" else {}
                    kept |= {"people": '["Ann"]'} if table == "results" else {}
                    insert(db, table, *kept.values())
    matches.close()


def history(folder: Path) -> dict[str, float]:
    started = time.perf_counter()
    matches, _ = Matches.open(folder, now())
    opened = time.perf_counter()
    page = matches.page()
    listed = time.perf_counter()
    found = groups(outcomes(matches))
    counted = time.perf_counter()
    matches.close()
    if not page or not found:
        raise AssertionError("there is no history")
    return {
        "open": 1000 * (opened - started),
        "page": 1000 * (listed - opened),
        "figures": 1000 * (counted - listed),
    }


def main() -> None:
    times, acts, count, folder = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    home = Path(folder)
    home.mkdir(parents=True, exist_ok=True)
    runs = [saves(home / f"save-{run}", run + 1, acts) for run in range(times)]
    bare = [bare_syncs(home, 60) for _ in range(times)]
    fill(home / "history", count)
    histories = [history(home / "history") for _ in range(times)]
    print(json.dumps({"runs": runs, "bare": bare, "histories": histories}))


if __name__ == "__main__":
    main()
