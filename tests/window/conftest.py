"""Window tests get an X server of their own; where there is none they skip, on CI they fail."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from _display import MISSING, display, environment_of, is_available

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def screen() -> Iterator[dict[str, str]]:
    """The environment in which a program shows its window on a fresh 1920x1080 screen."""
    if not is_available():
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with display() as name:
        yield os.environ | environment_of(name)
