"""Reads the program's own files from one folder, each once. Knows names and bytes, no formats."""

from __future__ import annotations

from pathlib import Path


class MissingAsset(Exception):
    """A file that belongs to the program is not there; the text is meant for the player."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"A file of the game is missing: {path}. Installing it again helps.")
        self.path = path


class Assets:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._texts: dict[str, str] = {}

    def path(self, name: str) -> Path:
        """Raises MissingAsset when there is no such file. Names look like `fonts/Lato-Bold.ttf`."""
        path = self.folder / name
        if not path.is_file():
            raise MissingAsset(path)
        return path

    def text(self, name: str) -> str:
        if name not in self._texts:
            self._texts[name] = self.path(name).read_text(encoding="utf-8")
        return self._texts[name]

    def data(self, name: str) -> bytes:
        return self.path(name).read_bytes()
