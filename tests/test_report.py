"""What is pasted into a report of trouble, and what must never be in one."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from handfoot_gui import __main__, __version__, logs, report
from handfoot_gui.storage.paths import find_paths
from handfoot_gui.storage.settings import Settings, save


@pytest.fixture
def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody whose name, account and machine can be told from any other word."""
    home = tmp_path / "home" / "annabell"
    home.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(variable, "annabell")
    monkeypatch.setattr("socket.gethostname", lambda: "annas-laptop.example")
    return home


def test_no_folder_name_or_machine_of_a_person_is_in_a_report(anna: Path) -> None:
    paths = find_paths(None, {"HANDFOOT_HOME": str(anna / "games")})
    settings = Settings(theme="light", table_names=("Annabell", "Bo"), window_place=(3, 4))
    logs.start(paths.log)
    try:
        raise OSError(f"{anna}/games/x: annabell on annas-laptop and on ANNAS-LAPTOP.example")
    except OSError:
        logging.getLogger("test").exception("a scene failed in %s", anna)

    text = report.report_text(paths, settings, {"display": "x11"})

    logging.basicConfig(handlers=[logging.NullHandler()], force=True)
    assert "OSError: ~/games/x: (user) on (machine) and on (machine)" in text
    assert not re.search("annabell|laptop|\\bbo\\b|example", text, re.IGNORECASE)
    assert str(anna.parent) not in text
    assert "theme=light" in text
    assert "table_names changed" in text


def test_a_report_is_printed_without_a_window(
    anna: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = anna / "data"
    data.mkdir()
    assert save(Settings(theme="high-contrast"), find_paths(data, {}).settings) is None

    assert __main__.main(["--report", "--data", str(data)]) == 0

    said = capsys.readouterr().out
    assert __version__ in said
    for fact in ("Python", "SQLite", "pygame-ce", "display", "theme=high-contrast"):
        assert fact in said
    assert "annabell" not in said
