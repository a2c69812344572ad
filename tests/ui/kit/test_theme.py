"""The palette is computed, not believed: every pair of colours that words are set in."""

from __future__ import annotations

import pytest

from handfoot_gui.ui.kit.theme import (
    HIGH_CONTRAST,
    QUIET,
    THEMES,
    Theme,
    Type,
    contrast,
    layout_unit,
    mixed,
    tight_setting,
)

by_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def grained(theme: Theme) -> str:
    """The felt where it is nearest to the text's own lightness."""
    return mixed(theme.felt_centre, "#FFFFFF", theme.grain / 255)


def tray(theme: Theme, felt: str) -> str:
    return mixed(felt, theme.tray, theme.tray_alpha)


@by_theme
def test_text_can_be_read_on_felt_trays_and_panels(theme: Theme) -> None:
    felts = (grained(theme), theme.felt_centre, theme.felt_edge)
    grounds = (*felts, *(tray(theme, felt) for felt in felts), theme.panel)
    for ground in grounds:
        for ink in (theme.text, theme.dim, theme.us, theme.wild):
            assert contrast(ink, ground) >= theme.least_contrast, (theme.name, ink, ground)


@by_theme
def test_the_clean_disc_is_seen_on_trays_and_the_blue_word_on_trays_and_panels(
    theme: Theme,
) -> None:
    for ground in (tray(theme, theme.felt_centre), tray(theme, theme.felt_edge), theme.panel):
        assert contrast(theme.them, ground) >= theme.least_contrast
    for ground in (tray(theme, theme.felt_centre), theme.panel):
        assert contrast(theme.clean, ground) >= theme.least_contrast


@by_theme
def test_further_players_can_be_read_on_trays_and_panels(theme: Theme) -> None:
    for ground in (tray(theme, theme.felt_centre), theme.panel):
        for ink in theme.further:
            assert contrast(ink, ground) >= theme.least_contrast


@by_theme
def test_the_name_of_an_empty_place_can_still_be_read(theme: Theme) -> None:
    ground = tray(theme, theme.felt_centre)
    assert contrast(mixed(ground, theme.dim, theme.empty), ground) >= theme.least_contrast


@by_theme
def test_words_on_buttons_bands_captions_and_side_colours_can_be_read(theme: Theme) -> None:
    pairs = [
        (theme.button_text, theme.button_bottom),
        (theme.button_text, theme.button_top),
        ("#FFFFFF", theme.clean_band),
        ("#FFFFFF", theme.dirty_band),
        ("#FFFFFF", theme.wild_band),
        (theme.caption_text, theme.caption),
        (theme.caption_text, theme.lit),
        (theme.on_side, theme.us),
        (theme.on_side, theme.them),
        (theme.button_text, theme.selected),
    ]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= theme.least_contrast, (theme.name, ink, ground)


def test_paper_can_be_read_at_its_darkest_line() -> None:
    paper = QUIET.paper
    for ink in (paper.ink, paper.soft, paper.us, paper.them, paper.minus):
        assert contrast(ink, mixed(paper.bottom, paper.ink, 0.045)) >= 4.5
    assert contrast(paper.ink, paper.bottom) >= HIGH_CONTRAST.least_contrast


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_type_grows_with_the_window_and_the_setting_but_has_a_least_size() -> None:
    assert [Type(0.5).px(size) for size in (11, 12, 13, 24)] == [11, 11, 12, 12]
    assert Type(2.0).px(16) == 32
    assert Type(1.0, 2.0).px(16) == 32
    assert Type(1.0, 2.0).capped(1.35).px(20) == 27


def test_the_layout_unit_follows_the_tighter_side() -> None:
    assert layout_unit(1366, 768) == 1
    assert layout_unit(1366, 600) == pytest.approx(600 / 768)
    assert (tight_setting(1366, 768), tight_setting(1920, 1080)) == (1.35, 1.70)
