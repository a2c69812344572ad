"""The log file: a few hundred kilobytes of what happened, for a report; the terminal stays quiet.

Knows the file and its size; what is worth a line, the callers decide with `logging.getLogger`.
"""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from handfoot_gui.storage.problems import Problem, failed

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
BYTES, OLD_FILES = 256 * 1024, 3


def start(file: Path, *, level: int = logging.INFO) -> Problem | None:
    """Where it cannot be written, the log goes nowhere and the game plays on."""
    logging.raiseExceptions = False  # a disk that fills up later is no reason to print tracebacks
    logging.captureWarnings(True)
    handler, problem = _open(file)
    handler.setFormatter(logging.Formatter(LINE))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    return problem


def _open(file: Path) -> tuple[logging.Handler, Problem | None]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            file, maxBytes=BYTES, backupCount=OLD_FILES, encoding="utf-8", errors="backslashreplace"
        )
    except OSError as error:
        return logging.NullHandler(), failed("log-not-writable", error, file=file)
    return handler, None
