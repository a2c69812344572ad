"""What is told of a finished match beside its points."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import msgspec
import pygame
import pytest

from handfoot_gui.rules.presets import GAME_NIGHT
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Rect
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.theme import RESULT
from handfoot_gui.ui.scenes.chart import Course, paint_chart
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.scoresheet import columns, paint_heads
from handfoot_gui.ui.scenes.sheet import MOST_RESULT, paint_headline, plan_sheet
from handfoot_gui.words.people import company
from tests.scenes.pilot import AT_ONCE, surroundings
from tests.session.matches import game_of, steps_of


def test_books_piles_and_who_went_out_are_told_by_team() -> None:
    game = game_of(2, rules=replace(GAME_NIGHT, rounds=2))
    for _ in steps_of(game):
        pass
    names = tuple(plan.name for plan in game.seats)
    scene = MatchSummaryScene(surroundings(), game, company(names, you=0, teams=2))
    told = {line.label: [int(cell.points) for cell in line.cells] for line in scene.deeds}
    scores = [result.scores for result in game.round_results]

    assert told["Clean books"] == [sum(s[t].books_made.clean for s in scores) for t in (0, 1)]
    assert told["Dirty books"] == [sum(s[t].books_made.dirty for s in scores) for t in (0, 1)]
    assert sum(told["Gone out"]) == sum(r.by is not None for r in game.round_results)
    assert "Piles taken" in told
    assert "Wild books" not in told


LONG = "Maximilian-Alexander von Hohenfels, Wolfgang Amadeus Mozart and Bartholomew"
ROOM = Rect(200, 100, 380, 300)


def _blank() -> Canvas:
    return Canvas(pygame.Surface((700, 500), pygame.SRCALPHA, 32), Raster())


@pytest.mark.parametrize("name", ["Us", "Maximilian and Elisabeth", LONG])
@pytest.mark.parametrize("rounds", [1, 4])
def test_the_match_as_lines_keeps_to_its_room_whatever_the_names(name: str, rounds: int) -> None:
    canvas, skin = _blank(), surroundings().skin.paper()
    courses = (Course((0, 5425), f"{name} 5,425"), Course((0, 4355), f"{name} 4,355"))
    paint_chart(canvas, skin, ROOM, courses, rounds)
    drawn = canvas.surface.get_bounding_rect()
    assert Rect(*drawn).w > 300
    assert pygame.Rect(200, 100, 380, 302).contains(drawn)


@pytest.mark.parametrize("teams", [2, 3, 6])
def test_the_heads_of_a_score_sheet_do_not_touch_whatever_the_names(teams: int) -> None:
    canvas, skin = _blank(), surroundings().skin.paper()
    paint_heads(canvas, skin, ROOM, (LONG,) * teams, y=140)
    over = pygame.mask.from_surface(canvas.surface.subsurface((0, 100, 700, 58)), 20)
    for right in columns(ROOM, skin, teams)[:-1]:
        gap = range(round(right) + 1, round(right) + 4)
        assert not any(over.get_at((x, y)) for x in gap for y in range(58))


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
@pytest.mark.parametrize("name", ["Us", LONG])
def test_a_headline_goes_on_to_a_second_line_before_its_names_become_too_small(
    size: tuple[int, int], text_size: int, name: str
) -> None:
    around = surroundings(size, msgspec.structs.replace(AT_ONCE, text_size=text_size))
    skin = around.skin.paper()
    plan = plan_sheet(around, skin)
    headline = f"{name} win the match: 12,310 to 10,075"
    around.canvas.surface.fill("white")
    paint_headline(around, skin, plan, over="OVER", headline=headline, note="NOTE")
    white = pygame.mask.from_threshold(around.canvas.surface, "white", threshold=(1, 1, 1, 255))
    white.invert()
    drawn = pygame.Rect(0, 0, 0, 0).unionall(white.get_bounding_rects())
    assert drawn.right <= plan.inner.right
    assert drawn.bottom <= plan.table.y
    inked = [
        white.overlap_area(pygame.Mask((size[0], 1), fill=True), (0, y)) for y in range(size[1])
    ]
    rows = [len(list(row)) for is_inked, row in groupby(inked, bool) if is_inked]
    assert len(rows) == 3, "over, headline and note, or these two beside and two of the headline"
    usual = skin.px(RESULT) * min(text_size / 100, MOST_RESULT)
    assert rows[1] > 0.55 * usual, "from the capitals to what goes below"
