"""A folder with matches in it, a copy for every test."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.storage.places import program, snapshots


def fill(folder: Path) -> None:
    """Two finished matches and a running one."""
    with program(folder) as place:
        for seed in (1, 2):
            place.keeper.begin()
            place.keep(snapshots(seed)[40], snapshots(seed)[-1])
        place.keeper.begin()
        place.keep(*snapshots(3)[:60], draft="staged")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("filled")
    fill(folder)
    return folder


@pytest.fixture
def folder(filled: Path, tmp_path: Path) -> Path:
    shutil.copytree(filled, tmp_path / "data")
    return tmp_path / "data"
