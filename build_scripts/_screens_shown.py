"""The screens and tables that screenshots.py takes pictures of, by name.

Each is made anew for a window size and a text size. Needs the project's environment.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace as with_
from functools import lru_cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import _screens_round  # noqa: E402
import pygame  # noqa: E402

from handfoot_gui.rules.dealing import secret_from_seed  # noqa: E402
from handfoot_gui.rules.house import HouseRules  # noqa: E402
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS  # noqa: E402
from handfoot_gui.session.game import Game  # noqa: E402
from handfoot_gui.session.seating import parse_seats, seat_controllers  # noqa: E402
from handfoot_gui.storage.paths import Paths  # noqa: E402
from handfoot_gui.storage.settings import Settings  # noqa: E402
from handfoot_gui.ui.kit.geometry import Point, Size  # noqa: E402
from handfoot_gui.ui.kit.pointer import KeyPress  # noqa: E402
from handfoot_gui.ui.scenes.about import AboutScene  # noqa: E402
from handfoot_gui.ui.scenes.base import Quit, Scene, Surroundings  # noqa: E402
from handfoot_gui.ui.scenes.card_style import card_style  # noqa: E402
from handfoot_gui.ui.scenes.key_help import KeyHelpScene  # noqa: E402
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene  # noqa: E402
from handfoot_gui.ui.scenes.new_match import NewMatchScene  # noqa: E402
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene  # noqa: E402
from handfoot_gui.ui.scenes.rules import RulesScene, rules_of_the_house  # noqa: E402
from handfoot_gui.ui.scenes.settings import SettingsScene  # noqa: E402
from handfoot_gui.ui.scenes.stack import Stack  # noqa: E402
from handfoot_gui.ui.scenes.table import TableScene  # noqa: E402
from handfoot_gui.ui.scenes.title import Left, TitleScene  # noqa: E402
from handfoot_gui.ui.scenes.welcome import WelcomeScene  # noqa: E402
from handfoot_gui.ui.table.placement import PILE, ZoneId, meld_zone  # noqa: E402
from handfoot_gui.words.people import company  # noqa: E402
from handfoot_gui.words.settings import PAGES  # noqa: E402
from tests.images import table_states  # noqa: E402
from tests.images.shown import Shown, painted  # noqa: E402
from tests.scenes.pilot import surroundings  # noqa: E402

HOME = Path(tempfile.gettempdir()) / "handfoot-screens"
SEATS = "person,steady,steady,steady"
TABLES = (
    "1-dragging",
    "2-selecting",
    "4-six",
    "5-opening",
    "6-drawing",
    "11-knee",
    "14-spread",
    "18-six-alone",
    "19-three-pairs",
    "20-taking",
    "21-bare",
    "22-forty-five",
)


def _settings(text: int, **others: object) -> Settings:
    return Settings(text_size=text, speed="at-once", **others)  # type: ignore[arg-type]


def _around(size: tuple[int, int], settings: Settings) -> Surroundings:
    around = surroundings(size, settings)
    around.paths = Paths(HOME, HOME, HOME / "logs", HOME / "cache")
    around.art.style = card_style(settings)
    return around


# --- scenes ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _match() -> tuple[Game, Game]:
    """A match after its first round, and one that is over."""
    games = []
    for rounds in (4, 1):
        seats, secret = parse_seats("steady,steady,steady,steady"), secret_from_seed(5)
        rules = with_(GAME_NIGHT, rounds=rounds)
        game = Game.start(rules, seats, secret, seat_controllers(seats, secret))
        while not game.round_over:
            game.advance()
        games.append(game)
    return games[0], games[1]


def _fresh_table(around: Surroundings) -> TableScene:
    seats, secret = parse_seats(SEATS), secret_from_seed(5)
    players = seat_controllers(seats, secret)
    return TableScene(around, Game.start(GAME_NIGHT, seats, secret, players), None)


@lru_cache(maxsize=1)
def _later() -> Game:
    """One's turn in the middle of a round, with melds on both sides."""
    seats, secret = parse_seats(SEATS), secret_from_seed(5)
    others = parse_seats("steady,steady,steady,steady")
    game = Game.start(GAME_NIGHT, seats, secret, seat_controllers(others, secret))
    while not all(len(team.melds) > 3 for team in game.state.teams):
        game.advance()
    while (game.state.to_act, game.state.phase) != (0, "play"):
        game.advance()
    return game


def _later_table(key: str, at: ZoneId | None = None) -> Callable[[Surroundings], Scene]:
    """With the log open, or with a look closer at something."""

    def made(around: Surroundings) -> Scene:
        scene = TableScene(around, _later(), None)
        if key:
            scene.handle(KeyPress(key), 0)
        scene.sitting.closer = at
        return scene

    return made


def _at_page(page: int, preset: str = "pagat") -> Callable[[Surroundings], Scene]:
    def made(around: Surroundings) -> Scene:
        scene = NewMatchScene(around)
        scene.page, scene.rules = page, HouseRules("Pagat", PRESETS[preset])
        return scene

    return made


def _settings_page(page: str) -> Callable[[Surroundings], Scene]:
    return lambda around: SettingsScene(around, page)


def _round_summary(around: Surroundings) -> Scene:
    game = _match()[0]
    names = tuple(plan.name for plan in game.seats)
    return RoundSummaryScene(around, game, company(names, you=0, teams=2), lambda _seats: None)


def _opened_line(line: str) -> Callable[[Surroundings], Scene]:
    def made(around: Surroundings) -> Scene:
        scene = _round_summary(around)
        assert isinstance(scene, RoundSummaryScene)
        scene.open(line)
        return scene

    return made


def _match_summary(around: Surroundings) -> Scene:
    game = _match()[1]
    names = tuple(plan.name for plan in game.seats)
    return MatchSummaryScene(around, game, company(names, you=0, teams=2))


LEFT = Left("Round 3 of 4 · 4,310 to 3,985 · your turn", Quit)
PAGAT = HouseRules("Pagat", PRESETS["pagat"])

SCREENS: dict[str, Callable[[Surroundings], Scene]] = {
    "welcome": WelcomeScene,
    "title": lambda around: TitleScene(around, LEFT),
    "title-first-time": lambda around: TitleScene(around, None),
    "new-match-players": _at_page(0),
    "new-match-rules": _at_page(1),
    "new-match-options": _at_page(2),
    "new-match-house": _at_page(3),
    "sheet-agree": lambda around: RulesScene(around, PAGAT, 4, agreed=Quit()),
    "rules": rules_of_the_house,
    **{f"settings-{page}": _settings_page(page) for page in PAGES},
    "keys": KeyHelpScene,
    "table-log": _later_table("l"),
    "table-closer": _later_table("", meld_zone(0, 1)),
    "table-closer-card": _later_table("", PILE),
    "about": lambda around: AboutScene(around, "7a" * 32),
    "round-summary": _round_summary,
    "round-summary-cards": _opened_line("cards"),
    "round-summary-hand": _opened_line("hand"),
    "match-summary": _match_summary,
    **_screens_round.SCREENS,
}


def _of_scene(name: str, size: tuple[int, int], text: int) -> pygame.Surface:
    around = _around(size, _settings(text))
    stack = Stack(SCREENS[name](around), lambda _: None)
    stack.resized()
    stack.handle(KeyPress("tab"), 0)
    stack.paint(0)
    return around.canvas.surface


OVER_TABLE = {
    "menu": ("escape", "tab"),
    "in-words": ("s", "tab"),
    "asked": ("tab",),
    "partner": ("e", "tab"),
}
"""What keys lead to from a table."""


def _over_table(name: str, size: tuple[int, int], text: int) -> pygame.Surface:
    around = _around(size, _settings(text))
    table = _fresh_table(around) if name == "menu" else TableScene(around, _later(), None)
    stack = Stack(table, lambda _: None)
    stack.resized()
    if name == "asked":
        stack.push(_screens_round.asked(around))
    for key in OVER_TABLE[name]:
        stack.handle(KeyPress(key), 0)
        stack.update(0)
    stack.paint(0)
    return around.canvas.surface


# --- tables ---------------------------------------------------------------------------------------


def _of_table(name: str, size: tuple[int, int], text: int) -> pygame.Surface:
    show = _resized(table_states.STATES[name](), Size(*size))
    settings = with_(show.settings, text_size=text / 100)
    return painted(with_(show, settings=settings))[0]


def _resized(show: Shown, window: Size) -> Shown:
    """What is in the air goes with the window."""
    look, drag = show.look, show.look.drag
    if drag is not None:
        across, down = window.w / show.window.w, window.h / show.window.h
        look = with_(look, drag=with_(drag, at=Point(drag.at.x * across, drag.at.y * down)))
    return with_(show, window=window, look=look)


# --- all of them ----------------------------------------------------------------------------------


def names() -> tuple[str, ...]:
    tables = tuple(f"table-{_plain(name)}" for name in _tables())
    return (*SCREENS, *OVER_TABLE, *tables)


def _tables() -> tuple[str, ...]:
    return tuple(name for name in TABLES if name in table_states.STATES)


def _plain(name: str) -> str:
    return name.partition("-")[2]


def picture(name: str, size: tuple[int, int], text: int) -> pygame.Surface:
    """The picture of that name; `text` in percent."""
    if name in OVER_TABLE:
        return _over_table(name, size, text)
    if name in SCREENS:
        return _of_scene(name, size, text)
    found = next(table for table in _tables() if f"table-{_plain(table)}" == name)
    return _of_table(found, size, text)
