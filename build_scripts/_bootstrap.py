"""Makes the project's own Python environment, once, and runs things in it.

Standard library only, and imported only after the caller has checked the Python version. Knows
pyproject.toml and where environments lie; not what is run in them.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent


def environment(extra: str = "", *, folder: str = ".venv") -> Path:
    """The environment's Python, with the project and one of its extras installed."""
    home = ROOT / folder
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if _is_ready(home, python, extra):
        return python
    try:
        with _one_at_a_time(ROOT / f"{folder}.lock"):
            if not _is_ready(home, python, extra):
                _install(home, python, extra)
    except OSError as problem:
        sys.exit(f"Cannot prepare {home}: {problem}")
    except KeyboardInterrupt:
        sys.exit("Stopped; the next start goes on.")
    return python


def rerun_in_environment(extra: str = "dev") -> None:
    """Starts the calling script again with the environment's Python, unless it runs there."""
    if Path(sys.prefix).resolve() != (ROOT / ".venv").resolve():
        become([str(environment(extra)), *sys.argv])


def become(command: list[str]) -> NoReturn:
    """Goes on as another program: same place, same terminal, its exit status."""
    if os.name == "nt":  # there exec returns to the shell at once
        try:
            sys.exit(subprocess.call(command))
        except KeyboardInterrupt:
            sys.exit(130)
    os.execv(command[0], command)


def _is_ready(home: Path, python: Path, extra: str) -> bool:
    stamp = _stamp(home)
    return python.exists() and stamp.get("wants") == _wants() and extra in stamp["extras"]


def _stamp(home: Path) -> dict[str, Any]:
    """What was installed last; nothing if the folder was moved: scripts name the old place."""
    try:
        stamp = json.loads((home / "installed.json").read_text("utf-8"))
        return dict(stamp) if stamp["place"] == str(home.resolve()) else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _wants() -> str:
    """A fingerprint of what pyproject.toml installs; tool settings do not count."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    installs = {key: project[key] for key in ("build-system", "project")}
    return hashlib.sha256(json.dumps(installs, sort_keys=True).encode()).hexdigest()


def _install(home: Path, python: Path, extra: str) -> None:
    print(
        f"Preparing {home.name} (once; downloads a few packages) ...", file=sys.stderr, flush=True
    )
    before = _stamp(home)
    extras = sorted({"", extra, *before.get("extras", ())})
    stamp = {"place": str(home.resolve()), "wants": _wants(), "extras": extras}
    if not before or not _works(python):
        _create(home)
    target = str(ROOT) + (f"[{','.join(filter(None, extras))}]" if any(extras) else "")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-q"]
    if subprocess.call([*pip, "--editable", target], stdin=subprocess.DEVNULL, cwd=ROOT):
        sys.exit("The packages could not be installed; pip's message above says why.")
    (home / "installed.json").write_text(json.dumps(stamp), "utf-8")


def _works(python: Path) -> bool:
    """Whether this is a Python new enough that has pip: not the rest of a removed or moved one."""
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.call([python, "-c", check], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def _create(home: Path) -> None:
    failed = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(home)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if failed.returncode:
        said = " ".join((failed.stdout + failed.stderr).split())
        sys.exit(f"Python could not make {home}: {said[:300]}")


@contextmanager
def _one_at_a_time(lock: Path) -> Iterator[None]:
    """Two scripts started at once must not install into one folder together."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
