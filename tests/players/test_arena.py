"""`handfoot arena`: duplicate deals, a report, one clear line for what cannot be played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from handfoot_gui.arena.cli import main
from handfoot_gui.arena.play import Contest, play_pair
from handfoot_gui.arena.report import report_of

RUN = (
    "import signal, sys; from handfoot_gui.arena.cli import main; "
    "signal.signal(signal.SIGINT, signal.default_int_handler); "
    "print(flush=True); sys.exit(main(sys.argv[1:]))"
)
"""Heeds Ctrl-C also where the tests run in the background of a shell, which has it ignored."""


def test_a_contest_depends_on_its_seed_only() -> None:
    contest = Contest("steady", "random", seed=5)
    first, again = play_pair(contest, 0), play_pair(contest, 0)
    assert first.margins == again.margins
    assert play_pair(contest, 1).margins != first.margins


def test_like_players_have_no_margin_on_duplicate_deals() -> None:
    contest = Contest("steady", "steady", "bicycle")
    result = play_pair(contest, 2)
    assert result.margins[0] == -result.margins[1]


def test_the_report_has_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--a", "steady", "--b", "random", "--pairs", "2", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["pairs"] == 2
    assert report["win_rate"] == report["pair_win_rate"] == 1
    assert report["margin_ci95"][0] < report["margin"] < report["margin_ci95"][1]
    assert report["elo"] > 100
    assert sum(report["rounds_ended"].values()) == report["rounds"] == 16
    assert set(report["rounds_ended"]) == {"went-out", "stock", "stuck", "stalemate"}
    for player in report["players"].values():
        assert set(player["ms_per_turn"]) == {"median", "p99", "max"}
        assert len(player["opened_by_round"]) == 4
        assert 0 <= player["fed_known_pairs"] < 5, "a round"
        for rate in ("went_out_rate", "opened_rate", "foot_rate", "pile_take_rate"):
            assert 0 <= player[rate] <= 1
    out = sum(player["went_out_rate"] for player in report["players"].values())
    assert out == pytest.approx(report["rounds_by_going_out"], abs=0.001)


def test_a_word_is_a_seed_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for word in ("swallow", "swallow", "linden", "7"):
        asked = ["--a", "random", "--b", "random", "--pairs", "1", "--seed", word, "--json"]
        assert main(asked) == 0
        seeds.add(json.loads(capsys.readouterr().out)["seed"])
    assert len(seeds) == 3
    assert 7 in seeds


def test_the_report_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--a", "random", "--b", "random", "--pairs", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("random against random, game-night, 1 ")
    assert "nan" not in out.lower()


@pytest.mark.parametrize(
    "argv",
    [
        ["--a", "nobody"],
        ["--b", "person"],
        ["--preset", "bridge"],
        ["--pairs", "0"],
        ["--seats", "7"],
    ],
)
def test_what_cannot_be_played_is_one_line(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert argv[1] in captured.err


def test_no_pair_at_all_is_a_report_too() -> None:
    assert report_of(Contest("steady", "random"), [])["win_rate"] is None


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent otherwise there")
def test_ctrl_c_prints_what_there_is() -> None:
    command = [sys.executable, "-c", RUN, "--pairs", "5000", "--a", "random", "--b", "random"]
    with subprocess.Popen(
        [*command, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()  # all is imported
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert json.loads(out)["pairs"] < 5000
    assert err == ""
