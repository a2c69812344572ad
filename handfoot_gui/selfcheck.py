"""Looks at itself: every file of the game opens, every module loads, a match is played and saved.

Needs no screen and no sound, writes only into a folder that it makes and removes. What it prints
is for whoever wonders whether the game was built and installed whole.
"""

from __future__ import annotations

import gettext
import importlib
import io
import os
import pkgutil
import sys
import tempfile
import time
import wave
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

import handfoot_gui
from handfoot_gui import __version__
from handfoot_gui.players.instructions import NONE
from handfoot_gui.players.worker import Question, Worker
from handfoot_gui.report import how_installed
from handfoot_gui.rules.cards import make_pack
from handfoot_gui.rules.dealing import secret_from_seed
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.session.game import Game
from handfoot_gui.session.record import replay
from handfoot_gui.session.seating import parse_seats, seat_controllers
from handfoot_gui.storage.keeper import MatchKeeper
from handfoot_gui.storage.matches import Matches
from handfoot_gui.storage.paths import assets_dir
from handfoot_gui.ui.kit.assets import Assets, MissingAsset
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.table.cardart import CardArt
from handfoot_gui.ui.table.sounds import CUES

FINE, WRONG = 0, 1
ALL_WELL = "Everything that was looked at works."
NOT_WELL = "Something is wrong; what it is stands above. Installing the game again may help."
SEATS = "steady,steady,steady,steady"
SIZE = 64
"""Pixels; a drawing that can be made at one size can be made at all."""
PATIENCE = 30.0


class Failed(Exception):
    """What was found is not what there should be; the text says what."""


def main() -> int:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    print(f"handfoot {__version__}, {how_installed()}")  # noqa: T201
    checks: dict[str, Callable[[], str]] = {
        "modules": _modules,
        "drawings": _drawings,
        "cards": _cards,
        "letters": _letters,
        "sounds": _sounds,
        "languages": _languages,
        "match": _match,
        "expert": _expert,
    }
    good = [_is_good(name, check) for name, check in checks.items()]
    pygame.quit()
    print(ALL_WELL if all(good) else NOT_WELL)  # noqa: T201
    return FINE if all(good) else WRONG


def _is_good(name: str, check: Callable[[], str]) -> bool:
    try:
        line, good = f"ok     {name}: {check()}", True
    except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told
        line, good = f"WRONG  {name}: {type(error).__name__}: {error}", False
    print(line, flush=True)  # noqa: T201
    return good


def _files(folder: str, ending: str) -> list[Path]:
    found = sorted((assets_dir() / folder).rglob(f"*{ending}"))
    if not found:
        raise MissingAsset(assets_dir() / folder)
    return found


def _modules() -> str:
    found = pkgutil.walk_packages(handfoot_gui.__path__, f"{handfoot_gui.__name__}.")
    names = [module.name for module in found if not module.name.endswith("__main__")]
    for name in names:
        importlib.import_module(name)
    if len(names) < 100:
        raise Failed(f"only {len(names)}")
    return str(len(names))


def _drawings() -> str:
    files = [*_files("cards", ".svg"), *_files("icons", ".svg")]
    for file in files:
        content = io.BytesIO(file.read_bytes())
        try:
            pygame.image.load_sized_svg(content, (SIZE, SIZE))
        except pygame.error as error:
            raise Failed(f"{file.name}: {error}") from error
    return str(len(files))


def _cards() -> str:
    """Each face as it is drawn on the table, and the back."""
    assets = Assets(assets_dir())
    art = CardArt(assets, Typesetter(assets))
    faces = {(card.rank, card.suit): card for card in make_pack(1, 2)}
    for card in faces.values():
        art.face(card, SIZE)
        art.meld_face(card, SIZE)
    art.back(SIZE)
    return f"{len(faces)} faces"


def _letters() -> str:
    files = _files("fonts", ".ttf")
    pygame.font.init()
    for file in files:
        drawn = pygame.font.Font(str(file), 20).render("Hand & Foot äß", True, "#ffffff")
        if drawn.get_bounding_rect().w < 20:
            raise Failed(f"{file.name} draws nothing")
    return f"{len(files)} fonts"


def _sounds() -> str:
    """The library reads them, and they are not silence."""
    pygame.mixer.init(44100, -16, 2, 1024)
    for cue in CUES:
        file = Assets(assets_dir()).path(f"sounds/{cue}.wav")
        pygame.mixer.Sound(file)
        with wave.open(str(file)) as sound:
            if not any(sound.readframes(sound.getnframes())):
                raise Failed(f"{file.name} is silent")
    return str(len(CUES))


def _languages() -> str:
    names = []
    for file in _files("locale", ".mo"):
        with file.open("rb") as content:
            gettext.GNUTranslations(content)
        names.append(file.parts[-3])
    return ", ".join(["en", *names])


def _match() -> str:
    """Computers play one from a fixed deal; it is saved, read back, and is the same."""
    began = time.perf_counter()
    seats, secret = parse_seats(SEATS), secret_from_seed(1)
    game = Game.start(GAME_NIGHT, seats, secret, seat_controllers(seats, secret))
    with tempfile.TemporaryDirectory(prefix="handfoot-") as place:
        matches, problems = Matches.open(Path(place), _now())
        keeper = MatchKeeper(matches, now=_now)
        keeper.begin()
        try:
            _play(game)
            keeper.keep(game.snapshot())
            is_kept = keeper.wait(PATIENCE)
            loaded = None if keeper.match is None else matches.load(keeper.match)
        finally:
            keeper.close()
            matches.close()
    record = game.record()
    if problems or not is_kept or loaded is None or loaded.record is None:
        raise Failed("it could not be saved")
    if loaded.record.rounds != record.rounds or not list(replay(loaded.record)):
        raise Failed("what was saved is not what was played")
    took = time.perf_counter() - began
    acts = sum(len(played.acts) for played in record.rounds)
    return f"{len(record.rounds)} rounds, {acts} acts, saved and read back in {took:.1f} s"


def _expert() -> str:
    """It thinks in a process of its own, which has to be found and started."""
    seats, secret = parse_seats(SEATS), secret_from_seed(1)
    game = Game.start(GAME_NIGHT, seats, secret, seat_controllers(seats, secret))
    view = game.view(game.state.to_act)
    worker, ends = Worker(), time.monotonic() + PATIENCE
    try:
        ticket = worker.ask(Question("expert", 1, NONE, view))
        if ticket is None:
            raise Failed("its process cannot be started")
        while (action := worker.answer(ticket)) is None:
            if time.monotonic() > ends:
                raise Failed("it does not answer")
            time.sleep(0.01)
    finally:
        worker.close()
    if check(view, action) is not None:
        raise Failed(f"{action} is against the rules")
    return "thinks in a process of its own"


def _play(game: Game) -> None:
    while True:
        while not game.round_over:
            game.advance()
        if game.match_over:
            return
        game.next_round()


def _now() -> datetime:
    return datetime.now().astimezone()


if __name__ == "__main__":
    sys.exit(main())
