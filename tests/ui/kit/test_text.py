"""Words: spaces that can be seen, lines that fit, figures that stand in columns."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from handfoot_gui.ui.kit.assets import Assets, MissingAsset
from handfoot_gui.ui.kit.canvas import Canvas
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.kit.raster import Raster
from handfoot_gui.ui.kit.text import LEAST, SIZES, Run, Style, Typesetter, Weight

ASSETS = Assets(Path(__file__).resolve().parents[3] / "assets")
INK = "#1E1B14"
SENTENCE = "Walter laid three eights and discarded the queen of diamonds"


@pytest.fixture(name="setter", scope="module")
def fixture_setter() -> Typesetter:
    return Typesetter(ASSETS)


def canvas(w: int = 400, h: int = 100) -> Canvas:
    made = Canvas(pygame.Surface((w, h), pygame.SRCALPHA, 32), Raster())
    made.surface.fill((255, 255, 255, 255))
    return made


def inked(made: Canvas) -> pygame.Rect:
    mask = pygame.mask.from_threshold(made.surface, (255, 255, 255), (90, 90, 90, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("px", [11, 14, 16, 24, 36])
def test_a_space_is_a_quarter_of_an_em(setter: Typesetter, px: int) -> None:
    style = Style(px, INK)
    both = setter.width("Walter laid", style)
    assert both == setter.width("Walter", style) + setter.width("laid", style) + round(px / 4)


def test_figures_are_as_wide_as_each_other(setter: Typesetter) -> None:
    for weight in (Weight.REGULAR, Weight.BOLD, Weight.BLACK):
        for px in range(9, 70):
            widths = {setter.width(str(i) * 4, Style(px, INK, weight)) for i in range(10)}
            assert len(widths) == 1, (weight, px, widths)


def test_a_line_too_long_for_the_smallest_letters_is_cut_and_says_so(setter: Typesetter) -> None:
    made = canvas(400, 40)
    place = setter.draw(made, "W" * 40, Style(16, INK), Point(10, 10), max_width=120)
    assert place.w <= 120
    assert inked(made).right <= 130
    assert setter.cut("W" * 40, Style(LEAST, INK), 120).endswith("W…")
    assert setter.cut("Walter", Style(16, INK), 120) == "Walter"


NAMES = "Maximilian-Alexander von Hohenfels, Wolfgang Amadeus Mozart and Bartholomew"


@pytest.mark.parametrize("px", [12, 16, 30])
@pytest.mark.parametrize("most", [1, 2, 3, 9])
def test_names_can_be_read_whatever_their_length(setter: Typesetter, px: int, most: int) -> None:
    style, lines = setter.named(NAMES, Style(px, INK), 130, most)
    assert style.px >= max(12, 0.65 * px)
    assert len(lines) <= most
    assert all(setter.width(line, style) <= 130 for line in lines)
    whole = " ".join(lines).replace("- ", "-")
    assert whole == NAMES or (lines[-1].endswith("…") and NAMES.startswith(whole[:-1]))
    assert setter.named("Nora", Style(px, INK), 130, most) == (Style(px, INK), ("Nora",))
    assert setter.named("", Style(px, INK), 130, most)[1] == ("",)


def test_wrapped_lines_fit_and_lose_no_word(setter: Typesetter) -> None:
    style = Style(15, INK)
    lines = setter.wrapped(SENTENCE, style, 160)
    assert " ".join(lines) == SENTENCE
    assert all(setter.width(line, style) <= 160 for line in lines)
    assert len(lines) > 2


def test_line_ends_are_kept_and_a_long_word_is_broken(setter: Typesetter) -> None:
    style = Style(15, INK)
    assert setter.wrapped("one\ntwo", style, 300) == ("one", "two")
    parts = setter.wrapped("Donaudampfschifffahrtsgesellschaft", style, 90)
    assert "".join(parts) == "Donaudampfschifffahrtsgesellschaft"
    assert all(setter.width(part, style) <= 90 for part in parts)
    assert setter.wrapped("Dampfschiff-Fahrt", style, 90) == ("Dampfschiff-", "Fahrt")


def test_text_shrinks_to_nine_pixels_and_then_wraps(setter: Typesetter) -> None:
    style = Style(16, INK)
    assert setter.shrunk("short", style, 200) == style
    assert LEAST <= setter.shrunk(SENTENCE, style, 330).px < 16
    assert setter.shrunk(SENTENCE, style, 20).px == LEAST
    fitting, lines = setter.fitted(SENTENCE, style, 150, 80)
    assert len(lines) > 1
    assert len(lines) * setter.line_height(fitting) <= 80


def test_the_middle_of_capitals_stands_on_the_anchor(setter: Typesetter) -> None:
    for px in (12, 16, 24, 36):
        made = canvas()
        setter.draw(made, "HEH", Style(px, INK, Weight.BOLD), Point(200, 50), "mc")
        box = inked(made)
        assert abs(box.centery - 50) <= 1
        assert abs(box.centerx - 200) <= 2


def test_nothing_is_painted_outside_what_is_reported(setter: Typesetter) -> None:
    for anchor in ("tl", "mc", "br", "sl"):
        made = canvas()
        style = Style(22, INK, Weight.BLACK)
        at = setter.draw(made, "Jolly Queens, 5/7", style, Point(200, 50), anchor)
        assert at.grown(1).holds(Rect(*inked(made)))


def test_runs_stand_on_one_line(setter: Typesetter) -> None:
    made = canvas()
    runs = (Run("HEH ", Style(30, INK, Weight.BLACK)), Run("HEH", Style(14, INK)))
    rect = setter.draw_runs(made, runs, Point(10, 60), "sl")
    assert rect.w == setter.runs_width(runs)
    assert abs(inked(made).bottom - 60) <= 1


def test_tracked_capitals_are_as_wide_as_measured(setter: Typesetter) -> None:
    made = canvas()
    style = Style(12, INK, Weight.BOLD, tracking=2.0)
    rect = setter.draw(made, "LAST MOVE", style, Point(10, 10))
    assert rect.w >= setter.width("LAST MOVE", Style(12, INK, Weight.BOLD)) + 14
    assert rect.grown(1).holds(Rect(*inked(made)))


def test_a_missing_font_is_told_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(MissingAsset, match=r"Lato-Regular\.ttf"):
        Typesetter(Assets(tmp_path)).width("a", Style(12, INK))


def test_letters_that_the_face_has_not_are_never_boxes(setter: Typesetter) -> None:
    for known in ("Zoë", "Łukasz", "Ångström", "Анна", "Ἑλένη"[1:], "Ñandú", "’…·−×"):
        assert all(map(setter.knows, known)), known
    hebrew, flower, style = "\u05d0\u05d1", "\U0001f338", Style(16, INK)
    assert not any(map(setter.knows, hebrew + flower + "\u200d"))
    assert setter.width(hebrew, style) == setter.width("??", style)
    assert setter.width("Anna" + flower, style) == setter.width("Anna", style)
    made = Canvas(pygame.Surface((200, 40), pygame.SRCALPHA), Raster())
    setter.draw(made, "\u200d", style, Point(0, 0))


def test_no_line_begins_with_a_dot(setter: Typesetter) -> None:
    style, text = Style(16, INK), "Game Night · Pagat · Bicycle · Good Sam"
    for width in range(60, 400, 3):
        lines = setter.wrapped(text, style, width)
        assert " ".join(lines) == text
        assert not any(line.startswith("·") for line in lines)


def test_words_of_any_size_look_as_those_of_a_font_of_their_own() -> None:
    shared = Typesetter(ASSETS)
    styles = [Style(px, INK, weight) for px in range(12, 24) for weight in Weight]
    for style in (*styles, *styles):
        fresh = Typesetter(ASSETS)
        one, other = canvas(), canvas()
        for setter, made in ((shared, one), (fresh, other)):
            setter.draw(made, f"Łukasz drew {style.px}", style, Point(9, 40), "ml")
        assert one.surface.get_buffer().raw == other.surface.get_buffer().raw
        shared.words.clear()
    assert shared.fonts_open <= SIZES * len(Weight)
