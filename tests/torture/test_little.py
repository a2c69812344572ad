"""A little of each torture that needs no window, so that it works when it is wanted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.torture import noise, replays
from tests.torture.report import Report


@pytest.fixture(autouse=True)
def in_silence() -> Iterator[None]:
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize(
    ("torture", "kind", "times"), [(noise.torture, "noise", 9), (replays.torture, "replay", 9)]
)
def test_nothing_is_lost_and_what_is_planted_is_found(
    torture: Callable[..., None], kind: str, times: int, tmp_path: Path
) -> None:
    report = Report(kind, times, seed=3)
    torture(report, tmp_path / "good", planted=False)
    assert report.losses == []
    planted = Report(kind, times, seed=3)
    torture(planted, tmp_path / "planted", planted=True)
    assert planted.losses
