"""What the player chose: one frozen value and one small file. Each field knows its bounds.

Knows the file, not what a setting does. A field that is missing, of the wrong kind or out of
bounds is mended by itself; the others keep what they were.
"""

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.storage.atomic import replace_file, set_aside
from handfoot_gui.storage.problems import Problem, failed

FORMAT = "handfoot-settings/1"

WindowMode = Literal["normal", "maximised", "full-screen"]
Speed = Literal["slow", "normal", "fast", "at-once", "step"]
ThemeName = Literal["quiet", "light", "high-contrast"]
HandOrder = Literal["rank", "points", "use", "own"]
ShowSheet = Literal["always", "changed", "never"]
CardBack = Literal[
    "lattice-blue",
    "lattice-red",
    "rosette-green",
    "rosette-night",
    "waves-plum",
    "waves-teal",
]

Percent = Annotated[int, Meta(ge=0, le=100)]
Width = Annotated[int, Meta(ge=1024, le=3840)]
Height = Annotated[int, Meta(ge=600, le=2160)]
Place = Annotated[int, Meta(ge=-32768, le=32767)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=20)]
RulesLine = Annotated[str, Meta(max_length=4000)]


class Settings(Struct, frozen=True, kw_only=True):
    window_width: Width = 1366
    window_height: Height = 768
    window_place: tuple[Place, Place] | None = None  # left, top on the desktop; None: centred
    window_mode: WindowMode = "normal"
    welcomed: bool = False  # the first start is over
    language: str = ""  # "": the system's
    speed: Speed = "normal"
    reduced_motion: bool = False
    theme: ThemeName = "quiet"
    text_size: Annotated[int, Meta(ge=100, le=200)] = 100  # percent
    card_size: Annotated[int, Meta(ge=80, le=140)] = 100  # percent
    four_colours: bool = False
    large_index: bool = False
    spread: Annotated[int, Meta(ge=24, le=50)] = 34  # percent of a card's width
    card_back: CardBack = "lattice-blue"
    arc_hand: bool = True
    mark_wild: bool = True
    hand_order: HandOrder = "rank"
    confirm_costly_discard: bool = True
    confirm_going_out: bool = True
    double_click_discards: bool = False
    hold_to_peek: bool = False  # with several people: cards are seen only while a key is held
    volume: Percent = 40
    muted: bool = False
    is_silent: bool = False  # there was no sound device, and that was told
    speech: bool = False  # what happens is said aloud, where a speech program is installed
    rule_sheet: ShowSheet = "always"  # before a match
    agreed_rules: RulesLine = ""  # the rules last agreed to, as one line of text
    keys: tuple[tuple[Key, Key], ...] = ()  # what a key does, and the key: where changed
    table_rules: RulesLine = ""  # the last table's, as one line of text
    table_players: tuple[Name, ...] = ()  # seat by seat
    table_names: tuple[Name, ...] = ()


def load(path: Path, now: datetime) -> tuple[Settings, Problem | None]:
    """What the file says, mended; a file that cannot be understood is set aside and kept."""
    try:
        content = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), None
    except OSError as error:
        return Settings(), failed("file-not-read", error, file=path)
    found = _parse(content)
    if isinstance(found, Settings):
        return found, None
    try:
        moved_to = set_aside(path, now)
    except OSError as error:
        return Settings(), failed("file-not-read", error, file=path)
    return Settings(), Problem(found, {"file": str(path), "moved_to": str(moved_to)})


def save(settings: Settings, path: Path) -> Problem | None:
    content = {"format": FORMAT} | msgspec.to_builtins(settings)
    try:
        replace_file(path, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    except OSError as error:
        return failed("file-not-saved", error, file=path)
    return None


def _parse(content: bytes) -> Settings | Literal["file-broken", "file-newer"]:
    try:
        fields = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return "file-broken"
    named = str(fields.get("format", ""))
    if named != FORMAT:
        return "file-newer" if named.startswith("handfoot-settings/") else "file-broken"
    return mended(fields)


def mended(fields: dict[str, Any]) -> Settings:
    """Unknown names are left out; a number out of bounds goes to the nearest one allowed."""
    kept = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in fields:
            kept[field.name] = _nearest(fields[field.name], field)
    return Settings(**kept)


def _nearest(value: Any, field: msgspec.structs.FieldInfo) -> Any:
    bounds = msgspec.inspect.type_info(field.type)
    if isinstance(bounds, msgspec.inspect.IntType) and type(value) in (int, float):
        value = _within(value, bounds)
    try:
        return msgspec.convert(value, field.type)
    except msgspec.ValidationError:
        return field.default


def _within(value: float, bounds: msgspec.inspect.IntType) -> int:
    low = -(2**31) if bounds.ge is None else bounds.ge
    high = 2**31 if bounds.le is None else bounds.le
    return round(max(low, min(high, value)))
