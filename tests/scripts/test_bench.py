"""The figures of bench.py: what is printed beside them, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys

from _bench_figures import Figure, Report, calibrate, machine
from _bootstrap import ROOT


def test_a_figure_is_the_median_and_knows_its_aim() -> None:
    figure = Figure("frame", "ms", [9.0, 2.0, 3.0, 2.5, 40.0], 6.0)

    assert figure.value == 3.0
    assert figure.is_met
    assert figure.ratio(1.5) == 2.0
    assert not Figure("frame", "ms", [7.0], 6.0).is_met


def test_a_rate_is_compared_by_how_much_fits_into_the_calibration_loop() -> None:
    assert Figure("rounds", "a second", [50.0], faster_is_more=True).ratio(20.0) == 1.0
    assert Figure("window", "%", [1.0], 2.0).ratio(20.0) is None


def test_a_report_names_the_machine_and_says_what_was_missed() -> None:
    report = Report(machine(), calibrate(1))
    report.add("drag", [Figure("frame", "ms", [7.0, 8.0], 6.0, "22 cards")])

    text = report.as_text()
    assert "cores" in text
    assert "load" in text
    assert "MISSED" in text
    written = json.loads(json.dumps(report.as_json()))
    assert written["figures"][0]["value"] == 7.5
    assert written["figures"][0]["met"] is False
    assert written["machine"]["cores"]


def test_what_is_not_measured_is_refused_in_a_word() -> None:
    bench = [sys.executable, str(ROOT / "build_scripts" / "bench.py"), "wat"]
    done = subprocess.run(bench, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "drag, idle, memory, start, engine" in done.stderr
    assert "Traceback" not in done.stderr
