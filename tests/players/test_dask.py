"""Pairs on a dask cluster come out as on this computer's cores; without one there is one line."""

from __future__ import annotations

import importlib.util
import json

import pytest

from handfoot_gui.arena.cli import main

ARGUMENTS = ["--a", "steady", "--b", "random", "--pairs", "2", "--seed", "3", "--json"]


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="without dask")
def test_a_local_cluster_plays_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = importlib.import_module("distributed")
    assert main(ARGUMENTS) == 0
    here = json.loads(capsys.readouterr().out)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert main([*ARGUMENTS, "--executor", f"dask:{cluster.scheduler_address}"]) == 0
    there = json.loads(capsys.readouterr().out)
    for report in (here, there):
        for player in report["players"].values():
            del player["ms_per_turn"]
    assert there == here


@pytest.mark.parametrize("wanted", ["dask:", "threads", "dask:nonsense://here"])
def test_what_plays_no_pairs_is_one_line(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARGUMENTS, "--executor", wanted]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("handfoot arena: ")
    assert captured.err.count("\n") == 1
