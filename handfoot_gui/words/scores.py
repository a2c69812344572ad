"""The round's score and the match's, line by line. Knows results; counts no card again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from handfoot_gui.rules.phases import Ended, Team
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.scoring import TeamScore
from handfoot_gui.rules.state import RoundResult
from handfoot_gui.rules.views import PlayerView
from handfoot_gui.words.catalogue import _, ngettext
from handfoot_gui.words.events import why_ended
from handfoot_gui.words.numbers import number, signed, together
from handfoot_gui.words.people import Company

NOTHING = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Cell:
    """`count` goes into a disc beside the points; `is_minus` is also a colour."""

    count: str
    points: str
    is_minus: bool


@dataclass(frozen=True, slots=True)
class Line:
    """`id` says what a score line counts; the sums have none."""

    label: str
    cells: tuple[Cell, ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """`cells` of all lines are in the order of the teams, as `columns` is."""

    over: str
    headline: str
    note: str
    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    totals: tuple[Line, ...]


def round_title(round_number: int, rules: RuleSet) -> str:
    """``Round 2 of 4``; without the end where a target score decides, or a tie is played on."""
    if rules.target_score is not None or round_number > rules.rounds:
        return _("Round {number}").format(number=number(round_number))
    text = _("Round {number} of {rounds}")
    return text.format(number=number(round_number), rounds=number(rules.rounds))


def opening_line(view: PlayerView) -> str:
    """The second line under the round's title."""
    minimum = number(view.opening_minimum)
    if view.team.has_opened:
        return _("opening {minimum}, made").format(minimum=minimum)
    return _("opening {minimum}, not made yet").format(minimum=minimum)


def cell(points: int, count: int | None = None) -> Cell:
    """A score line's entry; nothing scored is a dash."""
    shown = number(points) if points else NOTHING
    return Cell(number(count) if count else "", shown, points < 0)


def round_summary(
    result: RoundResult,
    company: Company,
    rules: RuleSet,
    *,
    round_number: int,
    match_scores: tuple[int, ...],
    stock_left: int,
    is_last: bool,
) -> RoundSummary:
    """A finished round; `match_scores` include it, as they do in a state whose round is over."""
    scores = result.scores
    before = [m - s.total for m, s in zip(match_scores, scores, strict=True)]
    return RoundSummary(
        over=round_title(round_number, rules),
        headline=_round_headline(result, company),
        note=_round_note(result, rules, round_number, stock_left, is_last=is_last),
        columns=tuple(company.team_title(t) for t in range(len(scores))),
        lines=_score_lines(scores, rules),
        totals=(
            Line(_("This round"), tuple(_total(s.total) for s in scores)),
            Line(_("Before"), tuple(map(_total, before))),
            Line(_("Match so far"), tuple(map(_total, match_scores))),
        ),
    )


def _total(points: int) -> Cell:
    return Cell("", number(points), points < 0)


def _score_lines(scores: tuple[TeamScore, ...], rules: RuleSet) -> tuple[Line, ...]:
    clean, dirty, wild = rules.bonus
    bonus, red = number(rules.red_three[0]), rules.red_three
    rows: list[tuple[str, str, Callable[[TeamScore], Cell]]] = [
        ("cards", _("Cards laid down"), lambda s: cell(s.cards)),
        (
            "clean",
            _("Clean books, {bonus} each").format(bonus=number(clean)),
            lambda s: cell(s.clean_books, s.books_made.clean),
        ),
        (
            "dirty",
            _("Dirty books, {bonus} each").format(bonus=number(dirty)),
            lambda s: cell(s.dirty_books, s.books_made.dirty),
        ),
    ]
    if rules.wild_books == "allowed":
        label = _("Wild books, {bonus} each").format(bonus=number(wild or 0))
        rows.append(("wild", label, lambda s: cell(s.wild_books, s.books_made.wild)))
    if rules.red_three_play == "lay":
        label = _("Red threes, {bonus} each").format(bonus=bonus)
        rows.append(("red-threes", label, lambda s: cell(s.red_threes, s.red_threes_laid)))
    if rules.going_out_bonus:
        rows.append(("out", _("Going out"), lambda s: cell(s.going_out)))
    rows += [
        ("hand", _("Cards left in hand"), lambda s: cell(s.left_in_hand)),
        ("feet", _left_in_feet(red[1]), lambda s: cell(s.left_in_feet)),
    ]
    return tuple(Line(label, tuple(map(make, scores)), id_) for id_, label, make in rows)


def _left_in_feet(red_three_penalty: int) -> str:
    if red_three_penalty < 500:
        return _("Cards left in the feet")
    text = _("Cards left in the feet, red threes {points} each")
    return text.format(points=signed(-red_three_penalty))


def _round_headline(result: RoundResult, company: Company) -> str:
    totals = [s.total for s in result.scores]
    if result.by is None:
        return _no_one_out(result.ended, totals, company)
    team = company.team_of(result.by)
    others = [t for i, t in enumerate(totals) if i != team]
    values = {"ours": number(totals[team]), "theirs": number(max(others, default=0))}
    if company.is_you(result.by):
        return _("You went out: {ours} to {theirs}").format(**values)
    text = _("{name} went out: {ours} to {theirs}")
    return text.format(name=company.names[result.by], **values)


def _no_one_out(ended: Ended, totals: list[int], company: Company) -> str:
    mine = company.team_of(company.you) if company.you is not None else 0
    others = [t for i, t in enumerate(totals) if i != mine]
    values = {"ours": number(totals[mine]), "theirs": number(max(others, default=0))}
    if ended is Ended.STALEMATE:
        return _("A stalemate: {ours} to {theirs}").format(**values)
    if ended is Ended.RESIGNED:
        return _("Given up at {ours} to {theirs}").format(**values)
    return _("Nobody went out: {ours} to {theirs}").format(**values)


def _round_note(
    result: RoundResult, rules: RuleSet, round_number: int, stock_left: int, *, is_last: bool
) -> str:
    out = result.ended is Ended.WENT_OUT
    why = _stock_left(stock_left) if out else why_ended(result.ended)
    if is_last:
        return why
    minimum = number(rules.opening_minimum(round_number + 1))
    return together(why, _("Opening next round: {minimum}.").format(minimum=minimum))


def _stock_left(count: int) -> str:
    if not count:
        return _("The stock was used up.")
    text = ngettext("The stock had {count} card left.", "The stock had {count} cards left.", count)
    return text.format(count=number(count))


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """`rows`: one a round with its points for each team, then the total."""

    headline: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[Line, ...]
    total: Line


def match_summary(
    rounds: tuple[tuple[int, ...], ...], company: Company, rules: RuleSet
) -> MatchSummary:
    """A finished match from the teams' points in each round."""
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return MatchSummary(
        headline=_match_headline(totals, company),
        note=_match_note(totals, rules, len(rounds)),
        columns=tuple(company.team_title(t) for t in range(len(totals))),
        rows=_round_lines(rounds),
        total=Line(_("Match"), tuple(map(_total, totals))),
    )


def match_so_far(
    rounds: tuple[tuple[int, ...], ...], company: Company, line: str, note: str
) -> MatchSummary:
    """A match that is going on, from the points of its finished rounds."""
    teams = range(company.teams)
    totals = tuple(sum(row[team] for row in rounds) for team in teams)
    columns = tuple(map(company.team_title, teams))
    total = Line(_("Match so far"), tuple(map(_total, totals)))
    return MatchSummary(line, note, columns, _round_lines(rounds), total)


def _round_lines(rounds: tuple[tuple[int, ...], ...]) -> tuple[Line, ...]:
    return tuple(
        Line(_("Round {number}").format(number=number(n)), tuple(map(_total, row)))
        for n, row in enumerate(rounds, start=1)
    )


def _match_headline(totals: tuple[int, ...], company: Company) -> str:
    best = max(totals)
    winners: list[Team] = [t for t, points in enumerate(totals) if points == best]
    if len(winners) > 1:
        return _("The match is shared at {points}").format(points=number(best))
    (winner,) = winners
    second = number(max((t for i, t in enumerate(totals) if i != winner), default=0))
    values = {"ours": number(best), "theirs": second}
    seats = company.seats_of(winner)
    names = company.team_names(winner)
    if company.is_your_team(winner):
        if len(seats) == 1:
            return _("You win the match: {ours} to {theirs}").format(**values)
        partners = company.others_named(winner)
        text = _("You and {partners} win the match: {ours} to {theirs}")
        return text.format(partners=partners, **values)
    if len(seats) == 1:
        text = _("{name} wins the match: {ours} to {theirs}")
        return text.format(name=names, **values)
    return _("{names} win the match: {ours} to {theirs}").format(names=names, **values)


def _match_note(totals: tuple[int, ...], rules: RuleSet, played: int) -> str:
    text = ngettext("{count} round played.", "{count} rounds played.", played)
    note = text.format(count=number(played))
    if rules.target_score is not None and max(totals) >= rules.target_score:
        reached = _("The target of {score} is reached.")
        return together(note, reached.format(score=number(rules.target_score)))
    return note


def chart_label(team: Team, score: int, company: Company) -> str:
    """At the end of a team's line: ``Us 3,480``."""
    return _("{team} {score}").format(team=company.team_title(team), score=number(score))


def chart_round(round_number: int) -> str:
    """Under the chart; 0 is the start."""
    if not round_number:
        return _("start")
    return _("round {number}").format(number=number(round_number))


def nothing_behind() -> str:
    """Under a team that has no cards for an opened line."""
    return _("No cards")


def went_out_line(name: str) -> str:
    return _("{name} went out.").format(name=name)
