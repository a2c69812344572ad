import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from handfoot_gui import logs


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers[:], root.level, logging.raiseExceptions
    root.handlers = []
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers, root.level, logging.raiseExceptions = before
    logging.captureWarnings(False)


def test_a_line_is_in_the_file_and_not_on_the_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "logs" / "handfoot.log"

    assert logs.start(file) is None
    logging.getLogger("table").warning("a card: %s", "\udcff 9♠")

    assert "WARNING table: a card: \\udcff 9♠\n" in file.read_text("utf-8")
    assert capfd.readouterr() == ("", "")


def test_the_log_does_not_grow_without_end(tmp_path: Path) -> None:
    logs.start(tmp_path / "handfoot.log")
    for _ in range(3000):
        logging.getLogger("table").info("x" * 1000)

    sizes = [file.stat().st_size for file in tmp_path.iterdir()]
    assert len(sizes) == 1 + logs.OLD_FILES
    assert max(sizes) <= logs.BYTES


def test_where_the_log_cannot_be_written_the_game_plays_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a file").write_text("not a folder")

    problem = logs.start(tmp_path / "a file" / "handfoot.log")
    logging.getLogger("table").error("nobody hears this")

    assert problem is not None
    assert problem.id == "log-not-writable"
    assert capfd.readouterr() == ("", "")
