"""Heads, faces, hair and beards of the figures."""

from __future__ import annotations

from dataclasses import dataclass

from deck_art.palette import BOLD, FINE, INK, LIP, WHITE, Livery
from deck_art.pen import disc, inked, mirrored, num, path, stroke


@dataclass(frozen=True)
class Look:
    """What the parts of one figure need to know."""

    suit: str
    livery: Livery
    skin: str
    shade: str
    hair: str
    hair_line: str


FACE = "M-18 -104L-18.5 -84C-18.5 -70 -10 -59 0 -58C10 -59 18.5 -70 18.5 -84L18 -104Z"
FACE_SHADE = "M2 -104L1.5 -92L-5.5 -79.5L0.5 -77L1 -70L0 -58C10 -59 18.5 -70 18.5 -84L18 -104Z"


def neck(look: Look) -> str:
    return inked("M-9 -68L-9 -50C-5 -44 5 -44 9 -50L9 -68Z", look.shade)


def eye(x: float, *, lash: bool) -> str:
    white = path(
        f"M{num(x - 5.6)} -88.4C{num(x - 2.5)} -93 {num(x + 2.5)} -93 {num(x + 5.6)} -88.4"
        f"C{num(x + 2.5)} -85.4 {num(x - 2.5)} -85.4 {num(x - 5.6)} -88.4Z",
        WHITE,
    )
    lid = stroke(
        (f"M{num(x - 5.8)} -88.2C{num(x - 2.5)} -93.2 {num(x + 2.5)} -93.2 {num(x + 5.8)} -88.2"),
        INK,
        2.0,
    )
    out = -1 if x < 0 else 1
    wing = stroke(f"M{num(x + out * 5.4)} -88.6L{num(x + out * 8)} -90.8", INK, 1.8) if lash else ""
    return white + disc(x - 0.8, -88.9, 2.5, INK) + lid + wing


def face(look: Look, rank: str) -> str:
    art = path(FACE, look.skin) + path(FACE_SHADE, look.shade) + path(FACE, "none", INK, BOLD)
    art += eye(-8.8, lash=rank == "queen") + eye(9.2, lash=rank == "queen")
    weight = 2.6 if rank == "king" else 1.8
    art += stroke("M-15.5 -94.5C-13 -98 -7 -98 -4 -95.5", INK, weight)
    art += stroke("M15.5 -94.5C13 -98 6 -98 3 -95.5", INK, weight)
    art += stroke("M2.2 -93L-5.5 -79.5L0.8 -77.2", INK, FINE)
    if rank == "queen":
        art += path(
            (
                "M-7 -70.6C-4 -72 -2 -72.6 -0.5 -71.6C1 -72.6 3.5 -72 6.4 -70.6C3.4 "
                "-65.2 -4 -65.2 -7 -70.6Z"
            ),
            LIP,
        )
        art += stroke("M-7 -70.8C-3.6 -68.8 3 -68.8 6.4 -70.8", INK, 1.1)
    elif rank == "jack":
        art += path("M-5.4 -70.6C-2.6 -70 2.2 -70 5 -70.6C3 -66.4 -3.4 -66.4 -5.4 -70.6Z", LIP)
        art += stroke("M-6.6 -71.2C-3 -69.4 2.6 -69.4 6.2 -71.2", INK, 1.1)
    return art


PROFILE = (
    "M-14 -104C-15.5 -99 -16 -95 -15 -91.5C-17.5 -87 -20.5 -82.5 -22.5 "
    "-79C-22.5 -77 -19.5 -76.4 -17 -76.6C-18.8 -74 -19 -72.4 -16.6 -71"
    "C-18.6 -69.6 -18.2 -67.4 -16.2 -66.4C-17.6 -63 -16 -58.4 -11 -58C-4 -57.6 2 -62 8 -68L12 -104Z"
)


def profile(look: Look, rank: str) -> str:
    """A head seen from the side: two jacks and a king."""
    art = (
        path(PROFILE, look.skin)
        + path("M1 -104C2 -88 0 -70 -11 -58C-4 -57.6 2 -62 8 -68L12 -104Z", look.shade)
        + path(PROFILE, "none", INK)
    )
    art += path(
        ("M-15 -88.2C-12.5 -92 -8 -92.2 -4.6 -88.6C-8 -85.6 -12.5 -85.6 -15 -88.2Z"), WHITE
    ) + disc(-11.6, -88.8, 2.5, INK)
    art += stroke("M-15 -88.8C-12.5 -92.6 -8 -92.8 -4 -88.4", INK, 2) + stroke(
        "M-15 -95.4C-12 -98.4 -7 -98.2 -3.6 -95.2", INK, 1.8
    )
    art += stroke("M-17.2 -71C-14.8 -70 -12.6 -70.2 -10.6 -71.6", INK, FINE)
    return art + (side_beard(look) if rank == "king" else side_hair(look))


def side_hair(look: Look) -> str:
    bob = (
        "M-16.5 -108C-15 -100 -8 -96.5 1 -97C4 -90 4.5 -82 4 -75C4 -67 6 -62 "
        "10 -61C17 -58.6 25 -60 29 -65C29.5 -82 28 -100 18 -109Z"
    )
    curl = (
        "M-16.5 -108C-15 -100 -8 -96.5 1 -97C4 -90 4 -82 4 -77C-1 -73 0 -64 6 -63"
        "C10 -58 17 -58 20 -63C28 -62 31 -70 27 -76C29 -88 27 -101 18 -109Z"
    )
    art = inked(curl if look.suit == "hearts" else bob, look.hair)
    line = (
        "M9 -71C7 -67 12 -66 13 -69M20 -72C17 -68 22 -66 23.5 -69.5"
        if look.suit == "hearts"
        else "M9 -98C11 -86 11 -76 10 -66M17 -100C20 -88 20 -76 20 -65"
    )
    return art + stroke(line, look.hair_line)


def side_beard(look: Look) -> str:
    back = (
        "M1 -106C5 -96 4 -88 7 -80C8 -70 16 -64 22 -68C29 -72 28 -84 26 -92C25 "
        "-100 22 -106 19 -109Z"
    )
    whiskers = (
        "M3 -92C3 -84 -3 -77 -10 -76L-19 -76.5C-24 -72 -27 -60 -25 -42C-20 "
        "-45 -14 -46 -9 -46C2 -50 9 -60 12 -72C12 -80 10 -88 9 -92Z"
    )
    lock = "M-20 -76.6C-13 -80 -5 -76 -2 -68C-8 -66.5 -15 -68 -19.6 -71Z"
    nape = inked("M-6 -72L-7 -53.5L17 -53.5L14 -76Z", look.shade)
    art = nape + inked(back, look.hair) + inked(whiskers, look.hair)
    art += path(
        ("M-24 -71C-20.4 -72 -17 -70.6 -14.6 -68.6C-17 -65.4 -22 -65.4 -24.6 -66.6Z"), LIP
    ) + inked(lock, look.hair, FINE)
    return art + stroke(
        (
            "M-18 -62C-20 -57 -21 -52 -21 -48M-10 -62C-12 -57 -14 -53 -15 -50M-2 "
            "-64C-3 -59 -6 -55 -8 -52M17 -92C19 -84 18 -78 16 -73"
        ),
        look.hair_line,
    )


def beard(look: Look) -> str:
    """Kings: four cuts of beard, one moustache."""
    cheeks = "M-19.5 -88C-16 -82 -14 -76 -8 -74.5L8 -74.5C14 -76 16 -82 19.5 -88"
    cuts = {
        "spades": cheeks
        + (
            "C21 -66 16 -50 7 -36C5 -43 2.5 -46 0 -47C-2.5 -46 -5 -43 -7 -36C-16 "
            "-50 -21 -66 -19.5 -88Z"
        ),
        "hearts": cheeks + "C24 -80 24 -72 20 -69C23 -63 20 -56 15 -55C15 -49 9 -45 5 -47C3 -42 "
        "-3 -42 -5 -47"
        "C-9 -45 -15 -49 -15 -55C-20 -56 -23 -63 -20 -69C-24 -72 -24 -80 -19.5 -88Z",
        "diamonds": cheeks + "L18 -60L0 -38L-18 -60L-19.5 -88Z",
        "clubs": cheeks + "C22 -72 22 -58 16 -46C12 -40 -12 -40 -16 -46C-22 -58 -22 -72 -19.5 -88Z",
    }
    lines = {
        "spades": "M-9 -62C-9 -55 -8 -48 -7 -42M9 -62C9 -55 8 -48 7 -42M0 -60L0 -50",
        "hearts": (
            "M-12 -66C-8 -62 -8 -57 -11 -54M12 -66C8 -62 8 -57 11 -54M-3 -61C-1 "
            "-57 -1 -53 -3 -50M4 -61C3 -57 3 -53 4 -50"
        ),
        "diamonds": "M-10 -62L-6 -53M10 -62L6 -53M0 -60L0 -46",
        "clubs": "M-12 -62L-12 -47M-4 -60L-4 -45M4 -60L4 -45M12 -62L12 -47",
    }
    mouth = path("M-5 -68.5C-2 -70 2 -70 5 -68.5C2 -65.4 -2 -65.4 -5 -68.5Z", LIP)
    moustache = inked(
        (
            "M0 -74.5C-4 -77.5 -11 -76 -15.5 -69C-9 -67.5 -3.5 -69 0 -71.5C3.5 "
            "-69 9 -67.5 15.5 -69C11 -76 4 -77.5 0 -74.5Z"
        ),
        look.hair,
        FINE,
    )
    return (
        inked(cuts[look.suit], look.hair)
        + stroke(lines[look.suit], look.hair_line)
        + mouth
        + moustache
    )


def king_hair(look: Look) -> str:
    lock = "M-14 -108C-24 -104 -27 -94 -25 -86C-30 -82 -30 -74 -24 -71C-20 -72 -16 -78 -16 -86Z"
    return mirrored(inked(lock, look.hair))


def queen_hair(look: Look) -> str:
    """The mass behind the head."""
    cuts = {
        "spades": "M-20 -112C-31 -104 -32 -84 -33 -56L-13 -56L-13 -104Z",
        "hearts": (
            "M-16 -114C-32 -108 -26 -96 -31 -88C-36 -80 -26 -74 -31 -66C-36 -57 "
            "-27 -50 -20 -44L-8 -50L-12 -104Z"
        ),
        "diamonds": (
            "M-16 -112C-26 -110 -27 -98 -24 -92C-36 -94 -38 -74 -27 -72C-21 -71 -16 -76 -15 -84Z"
        ),
        "clubs": "M-14 -114C-26 -116 -31 -108 -28 -102C-36 -98 -35 -90 -31 -87C-37 -82 "
        "-35 -73 -30 -72C-34 -64 -28 -58 -22 -59"
        "C-18 -58 -13 -62 -13 -68L-12 -104Z",
    }
    lines = {
        "spades": "M-27 -98C-28 -84 -28 -72 -28 -60M-22 -98C-23 -84 -23 -72 -23 -60",
        "hearts": "M-25 -102C-20 -92 -29 -86 -25 -78C-20 -70 -29 -66 -23 -54",
        "diamonds": "M-31 -84C-27 -89 -21 -84 -24 -79C-27 -76 -30 -79 -28 -82",
        "clubs": (
            "M-29 -100C-26 -98 -24 -98 -22 -100M-30 -86C-27 -84 -24 -84 -22 -86M-28 "
            "-71C-25 -69 -22 -69 -20 -71"
        ),
    }
    return mirrored(inked(cuts[look.suit], look.hair) + stroke(lines[look.suit], look.hair_line))


def queen_fringe(look: Look) -> str:
    """The parting over the forehead."""
    if look.suit == "spades":
        return inked("M-19 -110L-19 -98L19 -98L19 -110Z", look.hair)
    return mirrored(inked("M0 -109C-8 -106 -15 -99 -18.5 -90L-21 -108Z", look.hair))


def jack_hair(look: Look) -> str:
    cuts = {
        "spades": "M-16 -108C-27 -100 -27 -80 -28 -66C-24 -61 -16 -62 -13 -66L-14 -104Z",
        "hearts": (
            "M-16 -108C-26 -100 -27 -84 -26 -76C-33 -72 -31 -62 -24 -62C-17 -62 "
            "-14 -68 -14 -76L-14 -104Z"
        ),
        "diamonds": "M-16 -108C-25 -102 -26 -84 -30 -64L-14 -66L-14 -104Z",
        "clubs": (
            "M-16 -108C-27 -104 -28 -94 -25 -90C-30 -86 -29 -78 -25 -77C-28 -70 "
            "-22 -65 -16 -69L-14 -104Z"
        ),
    }
    return mirrored(inked(cuts[look.suit], look.hair))


def jack_fringe(look: Look) -> str:
    return inked("M-19 -108L-19 -93C-13 -93 -9 -96 -6 -99C0 -95 12 -94 19 -93L19 -108Z", look.hair)
