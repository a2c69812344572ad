import os
from pathlib import Path

import pytest

from handfoot_gui.storage.atomic import replace_file


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "one" / "two" / "match.json"

    replace_file(file, b"first")
    replace_file(file, b"second")

    assert file.read_bytes() == b"second"
    assert list(file.parent.iterdir()) == [file]


def test_when_the_disk_is_full_the_old_file_is_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "match.json"
    replace_file(file, b"first")
    monkeypatch.setattr(os, "fsync", full)

    with pytest.raises(OSError, match="No space left"):
        replace_file(file, b"second")

    assert file.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [file]
