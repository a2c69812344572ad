"""Window tests get an X server of their own; where there is none they skip, on CI they fail."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from _display import MISSING, display, environment_of, is_available
from Xlib import X
from Xlib.display import Display

from tests.window.mouse import Mouse
from tests.window.person import TABLE, Person
from tests.window.program import Program

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def screen() -> Iterator[dict[str, str]]:
    """The environment in which a program shows its window on a fresh 1920x1080 screen."""
    if not is_available():
        _do_without(MISSING)
    with display() as name:
        yield os.environ | environment_of(name)


@pytest.fixture(scope="session")
def desktop(screen: dict[str, str]) -> Iterator[dict[str, str]]:
    """The same with a window manager: frames, focus, full screen."""
    if shutil.which("openbox") is None:
        _do_without("openbox is not installed (Debian: apt-get install openbox)")
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env=screen,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for_manager(screen["DISPLAY"])
        yield screen
    finally:
        manager.terminate()
        manager.wait(timeout=10)


@pytest.fixture
def seated(desktop: dict[str, str], tmp_path: Path) -> Iterator[Person]:
    """At a table where it is this person's turn to draw."""
    program = Program(desktop, tmp_path / "home", *TABLE)
    try:
        with Mouse(program.screen) as mouse:
            person = Person(program, mouse)
            person.wait_for_me()
            yield person
    finally:
        program.kill()


@pytest.fixture
def person(seated: Person) -> Person:
    """At the same table, and two cards were drawn."""
    seated.mouse.click(seated.zone("stock"))
    seated.program.settled("two cards more", lambda seen: seen["phase"] == "play")
    seated.wait_for_me()
    return seated


def _do_without(what: str) -> None:
    """Ends the test: never green for want of a tool where everything is meant to run."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def _wait_for_manager(screen: str) -> None:
    connection = Display(screen)
    try:
        sign = connection.intern_atom("_NET_SUPPORTING_WM_CHECK")
        until = time.monotonic() + 20
        while connection.screen().root.get_full_property(sign, X.AnyPropertyType) is None:
            assert time.monotonic() < until, "no window manager after 20 s"
            time.sleep(0.05)
    finally:
        connection.close()
