"""What one frame of the table shows beyond the view and the placement: highlights, drag, words.

Frozen values that a scene makes each frame and the painter reads. Knows no rules, no time and no
pixels' colour; every word in here is ready to be shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from handfoot_gui.rules.cards import Card
from handfoot_gui.rules.melds import MeldKind
from handfoot_gui.ui.kit.geometry import Point, Rect
from handfoot_gui.ui.table.closer import Closer
from handfoot_gui.ui.table.placement import Slot, SlotKey, ZoneId

# ------------------------------------------------------------------ words


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the table. Top row: log, rules, hint, undo, menu; status row: whatever is due.

    `icon` names a file of assets/icons. A disabled one says why in `reason`.
    """

    name: str
    label: str
    key: str = ""
    primary: bool = False
    disabled: bool = False
    reason: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    team: int
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class SeatText:
    """`tag`: partner or opponent; `foot`: "foot" beside a sealed packet, else "in the foot"."""

    name: str
    tag: str = ""
    foot: str = ""
    playing: str = ""


@dataclass(frozen=True, slots=True)
class BookLine:
    """ "1 of 2" (`count`) "clean" (`word`), with a tick when `done`."""

    kind: MeldKind
    count: str
    word: str
    done: bool = False


@dataclass(frozen=True, slots=True)
class TrayText:
    title: str
    names: str = ""
    books: tuple[BookLine, ...] = ()
    red_threes: str = ""
    no_red_threes: str = ""
    points: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """The pill that always says what the game waits for; `team` gives its colour and sign."""

    team: int
    head: str
    body: str = ""


@dataclass(frozen=True, slots=True)
class MoveText:
    """A move in words. The first line is the newest act; it wraps by itself."""

    team: int
    text: str


@dataclass(frozen=True, slots=True)
class Meter:
    """The opening: what is chosen or staged, of what is needed."""

    have: int
    need: int
    of: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTexts:
    scores: tuple[Score, ...] = ()
    round_line: str = ""
    opening_line: str = ""
    seats: tuple[SeatText, ...] = ()
    """By seat number, the player's own included."""
    trays: tuple[TrayText, ...] = ()
    """By team number."""
    stock: str = ""
    pile: str = ""
    last_move_title: str = ""
    moves: tuple[MoveText, ...] = ()
    """Newest first; as many as the band has room for are shown."""
    aim_title: str = ""
    aim_lines: tuple[str, ...] = ()
    meter: Meter | None = None
    status: Status = Status(0, "")
    count: str = ""
    """The own plaque: "17", "cards", "220 points in hand"."""
    cards_word: str = ""
    hand_points: tuple[str, ...] = ()
    """In words as many as there is room for: "220 points in hand", "220 points"."""
    sealed: tuple[str, ...] = ()
    """Under the own sealed piles, next one first: "knee · 13", "foot · 11"."""
    in_foot: str = ""
    clean: str = "clean"
    dirty: str = "dirty"
    wild: str = "wild"
    new: str = "new"
    staged: str = "staged"
    times: str = "×{n}"

    def book_word(self, kind: MeldKind) -> str:
        return {MeldKind.CLEAN: self.clean, MeldKind.DIRTY: self.dirty, MeldKind.WILD: self.wild}[
            kind
        ]


# ------------------------------------------------------------------ highlights


@dataclass(frozen=True, slots=True)
class Lit:
    """A place that would accept. `count` and `wilds`: what its rail will say after the drop."""

    zone: ZoneId
    count: int | None = None
    wilds: int = 0


@dataclass(frozen=True, slots=True)
class Drag:
    """Cards under way with the pointer. `small`: over a tray, so that the place stays visible.

    `angle` 5 when carried; `scale` 1 when fully picked up (a tween may start from less).
    """

    cards: tuple[Card, ...]
    at: Point
    small: bool = False
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Caption:
    """A line beside a thing, saying the consequence. `of` is a zone, a card zone or DRAG.

    It stands above the thing, unless `below`.
    """

    text: str
    of: ZoneId
    tone: Literal["plain", "lit"] = "plain"
    below: bool = False


@dataclass(frozen=True, slots=True)
class LastMove:
    """Rings round what the last move touched, in the mover's colour; `strength` fades in."""

    team: int
    zones: tuple[ZoneId, ...]
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Moving:
    """A card under way, drawn over everything at rest. `turned` 0 = back, 1 = face.

    `made_at`: the width its picture is made at; it is scaled from there to the slot's.
    """

    slot: Slot
    turned: float = 1.0
    made_at: float = 0.0


EffectKind = Literal["ring", "band", "seal", "stars"]


@dataclass(frozen=True, slots=True)
class Effect:
    """A passing light on a thing. `part` runs from 0 to 1.

    "ring": a brass ring runs once round a book; "band": its band wipes in; "stars": some fly off
    it; "seal": the packet's band slides off the place where it was (`rect`).
    """

    kind: EffectKind
    zone: ZoneId
    part: float
    rect: Rect | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLook:
    texts: TableTexts = field(default_factory=TableTexts)
    first_team: int | None = None
    """Which has the first colour and sign; none: the player's own."""
    buttons: tuple[Button, ...] = ()
    """Those of the status row, left to right."""
    top_buttons: tuple[Button, ...] = ()
    hover: int | None = None
    """The hand card that is pointed at, by id."""
    pointed: ZoneId | None = None
    """Any other zone that is pointed at: a meld spreads, a button gets lighter."""
    pressed: ZoneId | None = None
    selected: frozenset[int] = frozenset()
    new: frozenset[int] = frozenset()
    focus: ZoneId | None = None
    lit: tuple[Lit, ...] = ()
    light: float = 1.0
    """How far the accepting places have come up, and the others gone down, 0 to 1."""
    choosing: bool = False
    """While cards are in the air or a place is asked for: what does not accept is dimmed."""
    target: ZoneId | None = None
    """The lit zone that would take the drop now."""
    drag: Drag | None = None
    gap: Rect | None = None
    """Where in the hand the dragged cards would go in."""
    frame: Rect | None = None
    """What is being drawn round cards to select them."""
    captions: tuple[Caption, ...] = ()
    shake: tuple[tuple[SlotKey, float], ...] = ()
    """Sideways offsets in pixels of refused cards."""
    moving: tuple[Moving, ...] = ()
    hidden: frozenset[SlotKey] = frozenset()
    """Slots that are empty as yet, because their card is still under way."""
    covered: Slot | None = None
    """The pile's top that a hidden one is going to cover."""
    sealed: tuple[Slot, ...] = ()
    """The own packet that is going to be opened."""
    effects: tuple[Effect, ...] = ()
    last_move: LastMove | None = None
    closer: Closer | None = None
    """What is looked at closely, over everything else."""
    curtain: bool = False
    """The hand is turned face down (hide my cards)."""
