"""The table that was played at last, as the settings keep it: the next match starts from there.

What cannot be read, or cannot be played any more, gives way to the usual table.
"""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.rules.house import HouseRules, HouseRulesError, decode, encode
from handfoot_gui.rules.provenance import preset_of
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.session.seating import SeatingError
from handfoot_gui.session.table_plan import TablePlan, seated, usual_table
from handfoot_gui.storage.settings import Settings
from handfoot_gui.words.presets import house_rules, preset_title


def last_table(settings: Settings) -> TablePlan:
    usual = usual_table()
    try:
        seats = seated(settings.table_players, settings.table_names)
    except SeatingError:
        seats = usual.seats
    try:
        rules = decode(settings.table_rules, len(seats))
    except HouseRulesError:
        rules = usual.rules
    if rules.rules.problems(len(seats)):
        return usual
    return TablePlan(named(rules.rules, rules.name), seats)


def with_table(settings: Settings, table: TablePlan) -> Settings:
    """Names that were given by the program are not kept: they follow the language."""
    given = seated(table.players)
    names = tuple(
        "" if seat.name == other.name else seat.name[:40]
        for seat, other in zip(table.seats, given, strict=True)
    )
    return replace(
        settings,
        table_rules=encode(table.rules),
        table_players=table.players,
        table_names=names,
    )


def named(rules: RuleSet, name: str) -> HouseRules:
    """A preset is called by its own name, in the language of today; others have one at least."""
    preset = preset_of(rules)
    title = name or house_rules() if preset is None else preset_title(preset)
    return HouseRules(title, rules)


def is_agreed(settings: Settings, rules: RuleSet) -> bool:
    """Whether these are the rules that were agreed to last."""
    try:
        return decode(settings.agreed_rules).rules == rules
    except HouseRulesError:
        return False


def with_agreed(settings: Settings, rules: HouseRules) -> Settings:
    return replace(settings, agreed_rules=encode(rules))


def wants_sheet(settings: Settings, rules: RuleSet) -> bool:
    """Whether the rule sheet is shown before a match by these rules."""
    match settings.rule_sheet:
        case "always":
            return True
        case "changed":
            return not is_agreed(settings, rules)
        case "never":
            return False
