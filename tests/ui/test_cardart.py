"""Cards as pictures: exact sizes, nothing clipped, the same both ways up, all different."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from deck_art.files import card_files, icon_files

from handfoot_gui.rules.cards import Card, Rank, Suit, make_pack
from handfoot_gui.ui.kit.assets import Assets
from handfoot_gui.ui.kit.raster import MEGABYTE
from handfoot_gui.ui.kit.text import Typesetter
from handfoot_gui.ui.kit.theme import QUIET
from handfoot_gui.ui.table.cardart import BookLook, CardArt, card_height
from handfoot_gui.ui.table.cardface import BACKS, PIPS, CardStyle
from handfoot_gui.ui.table.cardtrim import Ring

ASSETS = Assets(Path(__file__).resolve().parents[2] / "assets")
SETTER = Typesetter(ASSETS)
PACK = make_pack(1, 2)
WIDTHS = (20, 34, 38, 52, 69, 75, 96, 114, 135, 229, 270)
NINE = Card(3, Rank.NINE, Suit.SPADES)


def art(style: CardStyle | None = None) -> CardArt:
    return CardArt(ASSETS, SETTER, style)


def pixels(picture: pygame.Surface) -> bytes:
    return picture.get_buffer().raw


def near(a: pygame.Color, b: pygame.Color) -> bool:
    """As seen: rounding may differ where a corner is half transparent."""
    return max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 4


@pytest.mark.parametrize("w", WIDTHS)
def test_faces_and_backs_are_exactly_as_large_as_asked(w: int) -> None:
    made = art()
    size = (w, card_height(w))
    for card in (*PACK[8:14], *PACK[-2:]):
        for picture in (made.face(card, w), made.meld_face(card, w)):
            assert picture.get_size() == size
            assert picture.get_bounding_rect() == picture.get_rect()
    assert made.back(w).get_size() == size
    assert made.blank(w).get_bounding_rect().size == size


@pytest.mark.parametrize("style", [CardStyle(), CardStyle(four_colours=True, large_index=True)])
@pytest.mark.parametrize("w", [34, 69, 114])
def test_all_54_faces_differ_and_so_do_their_faces_in_a_meld(style: CardStyle, w: int) -> None:
    made = art(style)
    assert len({pixels(made.face(card, w)) for card in PACK}) == 54
    melds = {pixels(made.meld_face(card, w)) for card in PACK}
    assert len(melds) == 54


@pytest.mark.parametrize("style", [CardStyle(), CardStyle(large_index=True)])
@pytest.mark.parametrize("w", [52, 75, 114, 229])
def test_no_face_paints_over_the_edge_of_its_card(style: CardStyle, w: int) -> None:
    made = art(style)
    nine = made.face(NINE, w)
    width, height = nine.get_size()
    rim = [(x, y) for x in range(width) for y in (0, height - 1)]
    rim += [(x, y) for y in range(height) for x in (0, width - 1)]
    for card in PACK:
        for picture in (made.face(card, w), made.meld_face(card, w)):
            assert all(near(picture.get_at(at), nine.get_at(at)) for at in rim), card


def test_the_drawings_are_what_the_drawing_program_draws() -> None:
    for folder, files in (("cards", card_files()), ("icons", icon_files())):
        kept = {path.stem for path in (ASSETS.folder / folder).glob("*.svg")}
        assert kept == set(files)
        for name, text in files.items():
            assert ASSETS.text(f"{folder}/{name}.svg") == text, name


def test_the_rank_decides_how_many_pips_there_are() -> None:
    assert {rank: len(places) for rank, places in PIPS.items()} == {
        rank: int(rank) for rank in Rank if rank <= Rank.TEN
    }


def test_a_card_is_the_same_upside_down_but_for_its_odd_pips() -> None:
    made = art()
    for card in (Card(0, Rank.KING, Suit.HEARTS), Card(0, Rank.TEN, Suit.DIAMONDS)):
        picture = made.face(card, 200)
        other = pygame.transform.rotate(picture, 180)
        off = sum(abs(a - b) > 60 for a, b in zip(pixels(picture), pixels(other), strict=True))
        assert off < 0.012 * len(pixels(picture))


def test_equal_cards_share_a_picture_and_jokers_come_in_two_colours() -> None:
    made = art()
    assert made.face(NINE, 96) is made.face(Card(77, Rank.NINE, Suit.SPADES), 96)
    red, black = (made.face(Card(i, Rank.JOKER, None), 96) for i in (0, 1))
    assert pixels(red) != pixels(black)


def test_the_mark_of_wild_cards_can_be_left_off() -> None:
    two = Card(0, Rank.TWO, Suit.CLUBS)
    plain = art(CardStyle(mark_wild=False))
    assert pixels(art().face(two, 120)) != pixels(plain.face(two, 120))
    assert pixels(art().face(NINE, 120)) == pixels(plain.face(NINE, 120))


def test_a_new_style_shows_at_once_and_the_old_one_is_kept() -> None:
    made = art()
    club = Card(0, Rank.SEVEN, Suit.CLUBS)
    black = made.face(club, 96)
    made.style = CardStyle(four_colours=True)
    assert pixels(made.face(club, 96)) != pixels(black)
    made.style = CardStyle()
    assert made.face(club, 96) is black


def test_small_cards_take_the_large_index_and_turned_ones_the_same() -> None:
    made, large = art(), art(CardStyle(large_index=True))
    assert pixels(made.face(NINE, 75)) == pixels(large.face(NINE, 75))
    assert pixels(made.face(NINE, 96)) != pixels(large.face(NINE, 96))
    assert pixels(made.face(NINE, 75, 3)) == pixels(large.face(NINE, 75, 3))


def test_turned_cards_have_their_centre_in_the_middle_and_soft_edges() -> None:
    made = art()
    for angle in (-5.0, -1.3, 2.4, 11.0):
        picture = made.face(NINE, 96, angle)
        box, rect = picture.get_bounding_rect(), picture.get_rect()
        assert abs(box.centerx - rect.centerx) <= 1
        assert abs(box.centery - rect.centery) <= 1
        edge = {picture.get_at((x, rect.centery)).a for x in range(rect.w)}
        assert edge - {0, 255}
    assert made.face(NINE, 96, 0.01) is made.face(NINE, 96)


def test_a_shadow_and_a_ring_are_centred_on_the_card() -> None:
    made = art()
    ring = made.ring(96, Ring("#F6C65B", 3.4, gap=2))
    assert ring.get_width() == 96 + 2 * 6
    assert ring.get_bounding_rect().center == ring.get_rect().center
    shadow = made.shadow(96)
    w, h = shadow.get_size()
    assert shadow.get_at((w // 2, h // 2)).a > 60
    assert (w - 96) % 2 == 0


def test_a_packet_a_fan_and_every_back_can_be_drawn_small_and_large() -> None:
    for back in BACKS:
        made = art(CardStyle(back=back))
        for w in (14, 26, 58, 160):
            assert made.packet(w).get_width() >= w
            assert pixels(made.packet(w)) != pixels(made.packet(w, sealed=False))
            for count in (1, 2, 11, 40):
                fan = made.foot_fan(w, count)
                assert w <= fan.get_width() <= 2.6 * w


@pytest.mark.parametrize("word", ["clean", "dirty", "sauber", "schmutzig", "unrein gemischt"])
@pytest.mark.parametrize("w", [34, 52, 72, 145])
def test_the_word_of_a_book_stays_on_its_band(word: str, w: int) -> None:
    made = art()
    for count in ("", "×2"):
        look = BookLook("clean", word, QUIET.clean_band, NINE, count)
        book = made.book(w, look)
        assert book.get_size() == made.book_size(w)
        edge = round(w * 0.07) + 3
        row = card_height(w) - edge
        left = {tuple(book.get_at((x, row)))[:3] for x in (0, 1)}
        assert left == {tuple(pygame.Color(QUIET.clean_band))[:3]}


def test_what_is_made_ahead_comes_in_small_steps_and_is_found_later() -> None:
    made = art()
    assert [sum(1 for _ in made.face_in_steps(NINE, 96, angle)) for angle in (2.5, 0, 2.5)] == [
        2,
        1,
        1,
    ]
    work = made.work
    made.face(NINE, 96, 2.5)
    made.face(NINE, 96)
    assert made.work == work


def test_the_pictures_stay_within_their_memory() -> None:
    made = art()
    made.cache.limit = 2 * MEGABYTE
    for card in PACK:
        for angle in (0, 1, 2):
            made.face(card, 120, angle)
            assert made.bytes_used <= 2 * MEGABYTE
