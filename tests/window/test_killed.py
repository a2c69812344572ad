"""A few kills at random microseconds, and a full disk; `python -m tests.torture` has many."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.torture import full, kill
from tests.torture.report import Report


def test_killed_a_few_times(screen: dict[str, str], tmp_path: Path) -> None:
    report = Report("kill", 4, seed=11)
    kill.torture(report, tmp_path, planted=False)
    assert report.losses == []


def test_a_lost_write_is_noticed(screen: dict[str, str], tmp_path: Path) -> None:
    report = Report("kill", 4, seed=3)
    kill.torture(report, tmp_path, planted=True)
    assert report.losses


def test_a_disk_that_is_full(screen: dict[str, str], tmp_path: Path) -> None:
    probe = tmp_path / "probe"
    probe.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=100k", "tmpfs", str(probe)]
    if shutil.which("mount") is None or subprocess.call(mount, stderr=subprocess.DEVNULL):
        pytest.skip("no file system can be mounted here")
    subprocess.call(["umount", str(probe)])
    report = Report("full", 1, seed=2)
    full.torture(report, tmp_path, planted=False)
    assert report.losses == []
