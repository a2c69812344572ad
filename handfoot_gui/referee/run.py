"""One case through the rules: a verdict on every step, and what did not come as expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from handfoot_gui.referee.case import Case, CaseError, Expect
from handfoot_gui.referee.expect import differences
from handfoot_gui.referee.position import position_of, state_of
from handfoot_gui.rules.legal import check
from handfoot_gui.rules.notation import NotationError, action_from_json, finder, rules_from_json
from handfoot_gui.rules.possible import possible_kinds
from handfoot_gui.rules.ruleset import RuleSet
from handfoot_gui.rules.state import RoundState
from handfoot_gui.rules.turns import apply
from handfoot_gui.rules.views import view_of
from handfoot_gui.words.citing import letters_at
from handfoot_gui.words.files import (
    allowed,
    difference,
    file_problem,
    notation_problem,
    step_failure,
)
from handfoot_gui.words.problems import rule_problem
from handfoot_gui.words.refusals import refuse


@dataclass(frozen=True, slots=True)
class StepVerdict:
    """`rule` and `source` are empty for an act that is allowed; `state` is the one after it."""

    ok: bool
    rule: str
    message: str
    source: str
    state: RoundState

    def to_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "rule": self.rule or None,
            "message": self.message,
            "source": self.source or None,
            "state": position_of(self.state),
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a case; `failures` are sentences."""

    name: str
    failures: tuple[str, ...]
    steps: tuple[StepVerdict, ...]

    @property
    def holds(self) -> bool:
        return not self.failures

    def to_json(self) -> dict[str, Any]:
        steps = [step.to_json() for step in self.steps]
        failures = list(self.failures)
        return {"name": self.name, "pass": self.holds, "failures": failures, "steps": steps}


def run_case(case: Case) -> Verdict:
    """Raises `CaseError` where the case means nothing; a refused act is no error."""
    state = state_of(rules_of(case), case.position)
    verdicts: list[StepVerdict] = []
    failures: list[str] = []
    for index, step in enumerate(case.steps):
        verdict = _run_step(state, step, f"steps[{index}]")
        state = verdict.state
        verdicts.append(verdict)
        expect = _expect(step, f"steps[{index}].expect")
        failures.extend(step_failure(index + 1, text) for text in _unmet(verdict, expect))
    return Verdict(case.name, tuple(failures), tuple(verdicts))


def rules_of(case: Case) -> RuleSet:
    try:
        rules = rules_from_json(case.rules)
    except NotationError as error:
        raise CaseError("rules", notation_problem(error)) from None
    for problem in rules.problems(len(case.position.seats)):
        raise CaseError(f"rules.{problem.option}", rule_problem(problem))
    return rules


def _run_step(state: RoundState, step: dict[str, Any], place: str) -> StepVerdict:
    seat = step.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(state.seats):
        raise CaseError(f"{place}.seat", file_problem("seat", str(seat)))
    try:
        action = action_from_json(step, finder(state.seats[seat].hand))
    except NotationError as error:
        raise CaseError(place, notation_problem(error)) from None
    view = view_of(state, seat)
    refusal = check(view, action)
    if refusal is None:
        after, _ = apply(state, action)
        return StepVerdict(True, "", allowed(), "", after)
    message = refuse(refusal, view).headline
    return StepVerdict(False, refusal.rule, message, letters_at(refusal.rule, view.rules), state)


def _expect(step: dict[str, Any], place: str) -> Expect:
    try:
        return msgspec.convert(step.get("expect", {}), Expect)
    except msgspec.ValidationError as error:
        raise CaseError(place, str(error)) from None


def _unmet(verdict: StepVerdict, expect: Expect) -> Iterator[str]:
    if expect.ok is not None and expect.ok != verdict.ok:
        yield difference("ok", expect.ok, f"{verdict.ok} ({verdict.rule or verdict.message})")
    if expect.rule is not None:
        rules = [expect.rule] if isinstance(expect.rule, str) else expect.rule
        if verdict.rule not in rules:
            yield difference("rule", " / ".join(rules), verdict.rule or verdict.message)
    if expect.legal is not None:
        state = verdict.state
        legal = sorted(possible_kinds(view_of(state, state.to_act)))
        if sorted(expect.legal) != legal:
            yield difference("legal", sorted(expect.legal), legal)
    if expect.state is not None:
        yield from differences(expect.state, position_of(verdict.state))
