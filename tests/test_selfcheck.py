"""The program looks at itself, and notices what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from _bootstrap import ROOT


def check(package: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "handfoot_gui", "--self-check"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


def test_all_is_well_here() -> None:
    done = check(ROOT)

    assert done.returncode == 0, done.stdout + done.stderr
    for what in (
        "modules",
        "drawings",
        "cards",
        "letters",
        "sounds",
        "languages",
        "match",
        "expert",
    ):
        assert f"ok     {what}: " in done.stdout


def test_a_missing_or_broken_file_is_told(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "handfoot_gui", tmp_path / "handfoot_gui")
    shutil.copytree(ROOT / "assets", tmp_path / "assets")
    (tmp_path / "assets" / "sounds" / "foot.wav").unlink()
    (tmp_path / "assets" / "cards" / "glyph-9.svg").write_text("<svg", "utf-8")
    (tmp_path / "handfoot_gui" / "arena" / "tally.py").write_text("import nothing_here", "utf-8")

    done = check(tmp_path)

    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert [line.split()[1] for line in wrong[:2]] == ["modules:", "drawings:"]
    assert any("foot.wav" in line for line in wrong)
    assert "Traceback" not in done.stderr
