"""The pages of a new match as rows of forms: who plays, which rules, every option, house rules.

Made from what is chosen so far; what the rows' messages do, the screen knows.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from handfoot_gui.rules.house import HouseRules
from handfoot_gui.rules.options import applies
from handfoot_gui.rules.presets import GAME_NIGHT, PRESETS
from handfoot_gui.rules.ruleset import MAX_SEATS, MIN_SEATS, RuleSet
from handfoot_gui.session.player_kinds import KINDS, STYLES, has_style, kind_of, style_of
from handfoot_gui.session.seat_choice import SeatChoice
from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.choices import Segments
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.form import Row, Section
from handfoot_gui.ui.kit.radio import RadioList
from handfoot_gui.ui.scenes.option_form import option_rows
from handfoot_gui.words.new_match import (
    NewWord,
    difference_count,
    difference_names,
    player_kind,
    seat_label,
    style_label,
    style_word,
)
from handfoot_gui.words.people import Company, company
from handfoot_gui.words.presets import preset_title

COUNTS = tuple(range(MIN_SEATS, MAX_SEATS + 1))
LONGEST_LINE = 4000


def the_presets() -> tuple[HouseRules, ...]:
    return tuple(HouseRules(preset_title(name), rules) for name, rules in PRESETS.items())


def game_night() -> HouseRules:
    return HouseRules(preset_title("game-night"), GAME_NIGHT)


def players_page(choice: SeatChoice, rules: RuleSet) -> tuple[Section, ...]:
    seats = len(choice.players)
    counts = Segments(key="count", options=tuple(map(str, COUNTS)), index=COUNTS.index(seats))
    rows = [Row(NewWord.HOW_MANY.text, counts)]
    for option in ("teams", "team_count"):
        if applies(option, rules, seats):
            rows += option_rows(option, rules, seats)
    names = tuple(plan.name for plan in choice.plans)
    you = choice.people[0] if len(choice.people) == 1 else None
    around = company(names, you=you, teams=rules.teams_at(seats))
    sitting = [row for seat in range(seats) for row in _seat_rows(choice, seat, around)]
    return (Section("", tuple(rows)), Section(NewWord.SEATS.text, tuple(sitting)))


def name_field(key: Hashable, text: str, hint: str) -> Field:
    """Takes what can be drawn wherever the name is to be read."""
    return Field(key=key, text=text, hint=hint, unknown=NewWord.LETTERS.text)


def _seat_rows(choice: SeatChoice, seat: int, around: Company) -> Iterator[Row]:
    """Who sits there; a person has a name, a computer player a style."""
    player = choice.players[seat]
    kinds = tuple(map(player_kind, KINDS))
    yield Row(
        seat_label(around, seat),
        Dropdown(key=("player", seat), options=kinds, index=KINDS.index(kind_of(player))),
    )
    if seat in choice.people:
        word = NewWord.NAME if around.you is None else NewWord.YOUR_NAME
        hint = NewWord.NAME_HINT.text
        name = name_field(("name", seat), choice.name(seat), hint)
        yield Row(word.text, name, under=True)
    elif has_style(player):
        styles, index = tuple(map(style_word, STYLES)), STYLES.index(style_of(player))
        style = Dropdown(key=("style", seat), options=styles, index=index)
        yield Row(style_label(around.names[seat]), style, under=True)


def rules_page(
    rules: HouseRules, kept: Sequence[HouseRules], last: HouseRules
) -> tuple[Section, ...]:
    """The published ones with what they change, then the saved ones."""
    sections = [Section(NewWord.PUBLISHED.text, (_list("preset", the_presets(), rules),))]
    own = own_rules(rules, kept, last)
    if own:
        sections.append(Section(NewWord.OWN.text, (_list("own", own, rules),)))
    return tuple(sections)


def own_rules(
    rules: HouseRules, kept: Sequence[HouseRules], last: HouseRules
) -> tuple[HouseRules, ...]:
    """The saved ones, the last table's, and what is chosen now, where no preset is that."""
    published = {preset.rules for preset in the_presets()}
    found: dict[RuleSet, HouseRules] = {}
    for own in (*kept, last, rules):
        if own.rules not in published:
            found.setdefault(own.rules, own)
    return tuple(found.values())


def _list(key: str, known: Sequence[HouseRules], rules: HouseRules) -> Row:
    first = game_night()
    notes = tuple(
        "" if one.rules == first.rules else difference_names(one.rules, first) for one in known
    )
    index = next((i for i, one in enumerate(known) if one.rules == rules.rules), -1)
    radio = RadioList(key=key, options=tuple(one.name for one in known), notes=notes, index=index)
    return Row("", radio, wide=True)


def house_page(kept: Sequence[HouseRules], *, name: str, line: str) -> tuple[Section, ...]:
    """Saving, giving away, taking over, and what is saved already."""
    saving = (
        Row(NewWord.NAME.text, name_field("house-name", name, NewWord.RULES_NAME_HINT.text)),
        Row(NewWord.KEEP.text, Button(key="save-house", word=NewWord.SAVE.text, radius=10)),
    )
    giving = (
        Row(NewWord.AS_LINE.text, Button(key="copy", word=NewWord.COPY.text, radius=10)),
        Row(NewWord.AS_FILE.text, Button(key="export", word=NewWord.EXPORT.text, radius=10)),
    )
    field = Field(key="line", text=line, hint=NewWord.TAKE_HINT.text, most=LONGEST_LINE)
    taking = (
        Row("", field, wide=True),
        Row(NewWord.TAKE_OVER.text, Button(key="take", word=NewWord.TAKE.text, radius=10)),
    )
    sections = [
        Section(NewWord.SAVE_TITLE.text, saving, NewWord.SAVE_NOTE.text),
        Section(NewWord.SHARE_TITLE.text, giving, NewWord.SHARE_NOTE.text),
        Section(NewWord.TAKE_TITLE.text, taking, NewWord.TAKE_NOTE.text),
    ]
    if not kept:
        return (*sections, Section(NewWord.KEPT_TITLE.text, (Row(NewWord.NONE_KEPT.text),)))
    rows = []
    for one in kept:
        note = difference_count(one.rules, game_night())
        remove = Button(key=("remove", one.name), word=NewWord.REMOVE.text, radius=10)
        rows.append(Row(one.name, remove, note))
    return (*sections, Section(NewWord.KEPT_TITLE.text, tuple(rows)))
