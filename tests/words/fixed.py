"""Every sentence that needs no table: labels, cards, captions, troubles, rule sheets, citations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from handfoot_gui.rules.cards import Card, Rank, Suit, make_pack
from handfoot_gui.rules.citations import CITATIONS
from handfoot_gui.rules.house import HouseRules, HouseRulesError
from handfoot_gui.rules.melds import Meld, MeldKind
from handfoot_gui.rules.options import OPTIONS
from handfoot_gui.rules.presets import PRESETS
from handfoot_gui.rules.ruleset import RuleProblem, RuleSet
from handfoot_gui.words import (
    books,
    captions,
    cards,
    citing,
    commands,
    dialogs,
    house,
    matches,
    numbers,
    option_labels,
    options,
    people,
    presets,
    problems,
    rule_compare,
    rule_sheet,
    scores,
    table,
    verifying,
)
from tests.rules.option_values import some_values
from tests.words import looking_back

Sentence = tuple[str, str]
"""Where it was made, and what it says."""


def texts(value: Any, where: str) -> Iterator[Sentence]:
    """The strings of a value, of its fields and of its items."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item, where)
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in ("rule", "id", "sources"):
                yield from texts(getattr(value, field.name), f"{where}.{field.name}")


def fixed() -> Iterator[Sentence]:
    """What needs no table: labels, cards, captions, troubles, citations."""
    rules = RuleSet()
    pack = {(c.rank, c.suit): c for c in make_pack(1, 1)}.values()
    for card in pack:
        yield "card", cards.card_name(card)
        yield "card", cards.card_caption(card, rules)
        yield "pile", captions.over_pile(card)
        yield "pile", captions.over_pile(card, ends_round=True)
        yield "discard", captions.discard_button(card)
        yield "lay", captions.lay_button((card,))
        yield "lay", captions.lay_button((card, card))
        for why in ("wild", "feeds", "pair"):
            yield from texts(dialogs.discard_guard(card, why), "guard")
        yield from texts(dialogs.staged_discard(card, (card,)), "staged discard")
    yield from _counted(tuple(pack))
    yield from _keyed()
    for kind in MeldKind:
        yield "kind", cards.kind_word(kind)
        yield from texts(books.book_tally(kind, 1, 2), "tally")
        yield from texts(books.book_tally(kind, 1, 0), "tally")
    yield from _dragged(rules)
    yield from _rule_sheets()
    for rule in CITATIONS:
        cited = citing.cite(rule)
        bare = replace(cited, source_lines=tuple(s.split("http")[0] for s in cited.source_lines))
        yield from texts(bare, f"cite {rule}")
        yield "said_by", citing.said_by(rule, rules)


def _counted(pack: tuple[Card, ...]) -> Iterator[Sentence]:
    for rank in Rank:
        yield "ranks", cards.ranks(rank)
        yield "meld", cards.meld_name(rank)
        for count in (1, 2, 3, 20):
            yield "some", cards.some_of(rank, count)
    for count in (0, 1, 2, 13, 1245, -1245):
        yield from (("number", numbers.number(count)), ("points", numbers.points(count)))
        yield from (("signed", numbers.signed(count)), ("cell", scores.cell(count, count).points))
    for count in (0, 1, 2, 12):
        yield "cards", numbers.counted_cards(count)
        yield "cards", table.cards_word(count)
        yield from (("stock", table.stock_label(count)), ("pile", table.pile_label(count)))
        yield "pile", table.pile_label(count, frozen=True)
        yield "out", table.going_out(count)
        yield from (("times", table.times(count)), ("laid", table.points_laid(count)))
        yield "deal", table.deal_button(count)
        yield "chart", scores.chart_round(count)
        yield "red threes", table.red_threes_worth(count, RuleSet())
        yield from texts(captions.meter(count * 10, 50), "meter")
        yield "some", cards.some_cards(pack[:count])
        yield "named", cards.named_cards(pack[:count])
        yield "drag", table.dragging(pack[:count])
        yield "felt", captions.over_felt(pack[: count + 1])
        yield "lay", captions.lay_button(pack[:count])
        yield "select", captions.selection(pack[: count + 1], RuleSet())
        yield "select", captions.selection(pack[: count + 1], RuleSet(), starts=Rank.KING)
        yield "place", table.choosing_place(pack[: count + 1])
    yield "discard", captions.discard_button(None)
    yield "list", numbers.listed(("1", "2", "3", "4"))
    yield "target", scores.round_title(1, RuleSet(target_score=5000))
    yield "round", scores.round_title(2, RuleSet())


def _keyed() -> Iterator[Sentence]:
    for label in table.Label:
        yield label.name, label.text
    for why in table.UNCLEAR_IDS:
        yield why, table.unclear(why)
    for why in table.UNDO_REASONS:
        yield why, table.undo_reason(why)
    players = commands.players_help("1", "2")
    for key in commands.HELP_KEYS:
        yield key, commands.command_help(key, players=players)
    names = (
        "folder",
        "file",
        "reason",
        "moved_to",
        "kept",
        "lost",
        "acts",
        "player",
        "known",
        "count",
        "low",
        "high",
    )
    more = ("preset", "size", "speed", "log", "executor", "address", "language", "program")
    some = dict.fromkeys((*names, *more), "Π")
    for key in problems.PROBLEM_IDS:
        yield key, problems.problem(key, some)
    for key in problems.RULE_PROBLEM_IDS:
        yield key, problems.rule_problem(RuleProblem("decks", key, 3, 1, 2))
    yield from texts(problems.crash("Π", "Π"), "crash")
    yield from texts(dialogs.new_match("Π"), "new match")
    yield from texts(dialogs.leave(), "leave")
    for name in people.default_names(6):
        yield "name", name
    yield from _of_matches()


def _of_matches() -> Iterator[Sentence]:
    for status_id in matches.STATUS_IDS:
        yield status_id, matches.status_word(status_id)
    for mark in matches.MARK_IDS:
        yield mark, matches.mark_words(mark)
    for key in matches.MATCH_TROUBLE_IDS:
        yield key, matches.match_trouble(key, match="7", file="Π", reason="Π")
    for rules, whose in (("house:", None), ("house:Π", "Π"), ("game-night", "")):
        for over in (False, True):
            line = matches.match_line(("Π", "Σ"), rules, 3, 4, (4310, 3985), whose, is_over=over)
            yield "match", line
    yield from (("no matches", matches.no_matches()), ("exported", matches.exported(7, "Π")))
    yield "taken in", matches.taken_in(7, "Π")
    for key in verifying.FINDING_IDS:
        yield key, verifying.not_fair("Π", verifying.finding(key, 2))
    yield from looking_back.fixed_lines()
    yield from (("fair", verifying.fair("Π", 4, 2, 500)), ("id", verifying.fingerprint_line("Π")))


def _rule_sheets() -> Iterator[Sentence]:
    """Every value of every option, the sheets of all tables, and why house rules are refused."""
    for option in OPTIONS.values():
        yield "title", options.option_title(option.name)
        yield "allowed", option_labels.allowed_values(option.name)
        for value in some_values(option):
            yield "label", option_labels.value_label(option.name, value)
            changes: dict[str, Any] = {option.name: value}
            for seats in (2, 4, 6):
                rules = replace(RuleSet(), **changes)
                yield option.name, options.option_sentence(option.name, rules, seats)
    for preset, rules in PRESETS.items():
        for seats in range(2, 7):
            sheet = rule_sheet.rule_sheet(rules, seats, name="Π")
            yield from (("sheet", sheet.subtitle or "Π"), ("sheet", sheet.closing))
            for section in sheet.sections:
                yield from (("section", section.title), *((x.id, x.text) for x in section.lines))
            yield from (("note", note.text.split("http")[0]) for note in sheet.notes)
        yield "preset", presets.preset_title(preset)
        told = rule_compare.compare(HouseRules("Π"), HouseRules("Π", rules), 4)
        yield "compare", told.title
    changed = replace(RuleSet(), rounds=5)
    yield "changes", rule_sheet.rule_sheet(changed, 4).subtitle
    some = dict.fromkeys(("version", "most", "file", "reason", "name"), "Π")
    for key in house.HOUSE_ERROR_IDS:
        option_name = "decks" if key == "bad-value" else "Π"
        found = RuleProblem("decks", "bounds", 3, 1, 2) if key == "unplayable" else None
        error = HouseRulesError(key, found, **some, option=option_name, value="Π")
        yield key, house.house_problem(error)


def _dragged(rules: RuleSet) -> Iterator[Sentence]:
    kings = tuple(Card(n, Rank.KING, Suit.CLUBS) for n in range(9))
    twos = tuple(Card(n, Rank.TWO, Suit.CLUBS) for n in range(10, 14))
    for naturals in range(1, 9):
        for wilds in range(3):
            after = Meld(Rank.KING, kings[:naturals] + twos[:wilds])
            befores = (None, Meld(Rank.KING, kings[:3]), Meld(Rank.KING, (*kings[:3], *twos[:1])))
            for before in befores:
                yield "drag", captions.over_meld(before, after, rules)
            yield from (("meld", cards.meld_caption(after)), ("rail", captions.over_rail(after)))
    wild = Meld(Rank.JOKER, twos + twos[:3])
    yield "drag", captions.over_meld(None, wild, PRESETS["pagat"])
