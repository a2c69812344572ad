"""What the ladder found, as it is kept: it follows from every pair's margins, and suffices."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import pytest

from tests import ladder

ROOT = Path(__file__).resolve().parents[2]
RUNGS = {"casual": 0.60, "club": 0.60, "skilled": 0.60, "expert": 0.62}
"""What each level has to win of its matches against the one below."""

PAIRS = 400
"""That many are asked for; a shorter run shows how it stands, not whether it suffices."""

GOOD = {"club", "skilled", "expert"}


def found(level: str) -> dict[str, Any]:
    paths = list((ROOT / "tests" / "results").glob(f"{level}-over-*.json"))
    if not paths:
        pytest.skip("not measured yet")
    (path,) = paths
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


def mean_and_interval(pairs: list[list[float]]) -> tuple[float, list[float]]:
    """Of the pairs' means, with 95 %."""
    means = [statistics.fmean(pair) for pair in pairs]
    half = 1.96 * statistics.stdev(means) / len(means) ** 0.5
    middle = statistics.fmean(means)
    return middle, [middle - half, middle + half]


@pytest.mark.parametrize("level", RUNGS)
def test_the_figures_follow_from_every_pairs_margins(level: str) -> None:
    report = found(level)
    matches = [margin for pair in report["margins"] for margin in pair]
    assert len(matches) == 2 * report["pairs"]
    won = statistics.fmean((margin > 0) + (margin == 0) / 2 for margin in matches)
    assert report["win_rate"] == pytest.approx(won, abs=1e-4)
    _, interval = mean_and_interval(report["margins"])
    assert report["margin_ci95"] == pytest.approx(interval, abs=0.1)
    assert report["seed"] == int(report["commit"][:12], 16), "the deals follow from the commit"


@pytest.mark.parametrize("level", RUNGS)
def test_each_level_is_better_than_the_one_below(level: str) -> None:
    report = found(level)
    if report["pairs"] < PAIRS:
        pytest.skip(f"broken off after {report['pairs']} pairs: {report['win_rate']:.1%}")
    assert report["win_rate"] >= RUNGS[level]
    assert report["margin_ci95"][0] > 0


@pytest.mark.parametrize("level", RUNGS)
def test_good_players_open_at_150_and_rounds_end_by_going_out(level: str) -> None:
    report = found(level)
    for side in ("a", "b"):
        if report[side] in GOOD:
            assert report["players"][side]["opened_by_round"][3] >= 0.97
    if {report["a"], report["b"]} <= GOOD:
        assert report["rounds_by_going_out"] >= 0.90


JOKER = {"skilled": ["joker-skilled"], "expert": ["joker-expert", "joker-expert-further"]}
"""Where each level's matches lie that were played once more, a five changed for a joker. A further
file goes on where the one before ends.
"""


def joker_reports(level: str) -> list[dict[str, Any]]:
    paths = [ROOT / "tests" / "results" / f"{name}.json" for name in JOKER[level]]
    return [json.loads(path.read_text("utf-8")) for path in paths]


def worth_of_a_joker(level: str) -> tuple[float, list[float]]:
    """Points a round, with 95 %, over all pairs of all its files."""
    return mean_and_interval(
        [gains for each in joker_reports(level) for gains in each["joker_gains"]]
    )


@pytest.mark.parametrize("level", JOKER)
def test_what_a_joker_is_worth_follows_from_every_pair(level: str) -> None:
    reports, played = joker_reports(level), 0
    for report in reports:
        assert report["a"] == level
        assert (report["b"], report["seed"]) == (reports[0]["b"], reports[0]["seed"])
        assert report["seed"] == int(report["commit"][:12], 16), "the deals follow from the commit"
        assert report.get("first", 0) == played, "no deal twice, none left out"
        assert len(report["joker_gains"]) == report["pairs"]
        played += report["pairs"]
        middle, interval = mean_and_interval(report["joker_gains"])
        assert report["joker_swap"]["worth"] == pytest.approx(middle, abs=0.1)
        assert report["joker_swap"]["ci95"] == pytest.approx(interval, abs=0.1)


@pytest.mark.parametrize("level", JOKER)
def test_a_joker_is_worth_more_than_a_five(level: str) -> None:
    _, (low, _) = worth_of_a_joker(level)
    assert low > 0


@pytest.mark.parametrize("level", JOKER)
def test_the_readme_says_what_a_joker_for_a_five_is_worth(level: str) -> None:
    worth, (low, high) = worth_of_a_joker(level)
    said = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert f"{worth:+.0f} ({low:+.0f} to {high:+.0f}) for {level}" in said


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the deals follow from a commit")
def test_a_run_goes_on_where_another_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    played = {}
    for name, first, pairs in (("whole", 0, 3), ("further", 1, 2)):
        numbers = ["--first", str(first), "--pairs", str(pairs), "--name", name]
        monkeypatch.setattr("sys.argv", ["", "--a", "casual", "--b", "beginner", *numbers])
        assert ladder.main() == 0
        played[name] = json.loads((tmp_path / f"{name}.json").read_text("utf-8"))
    assert played["further"]["first"] == 1
    assert played["further"]["margins"] == played["whole"]["margins"][1:]


@pytest.mark.parametrize("wrong", [["--first", "-1", "--name", "x"], ["--first", "5"]])
def test_what_would_write_over_a_run_is_refused(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tests.ladder", *wrong])
    with pytest.raises(SystemExit):
        ladder.main()
    assert "--first" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("level", RUNGS)
def test_the_readme_says_what_was_found(level: str) -> None:
    report = found(level)
    low, high = report["margin_ci95"]
    row = next(
        line
        for line in (ROOT / "README.md").read_text("utf-8").splitlines()
        if line.startswith(f"| {level} |")
    )
    assert row.endswith(
        f"| {report['win_rate']:.0%} | {report['margin']:+.0f} ({low:+.0f} to {high:+.0f}) "
        f"| {report['pairs']} |"
    )
