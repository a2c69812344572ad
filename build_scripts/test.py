"""The gate: everything that has to hold before a change goes in, in one command.

`python build_scripts/test.py` runs all parts, `--only PART` one or several, and what follows `--`
goes to pytest (`--only tests -- -k pile`). Standard library only; makes `.venv` at the first run.
"""

import argparse
import subprocess
import sys
import time

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import ROOT, environment

CODE = ("handfoot_gui", "build_scripts", "tests")
PARTS: dict[str, list[tuple[str, ...]]] = {
    "format": [("ruff", "format", "--check", *CODE)],
    "lint": [("ruff", "check", *CODE)],
    "types": [("mypy", *CODE)],
    "imports": [("lint-imports", "--no-logo")],
    "doctests": [("pytest", "--doctest-modules", "handfoot_gui")],
    "tests": [("pytest", "-q", "-n", "auto", "tests", "--ignore=tests/window")],
    "window": [("pytest", "tests/window")],
    "frozen": [
        ("python", "build_scripts/build.py", "--folder"),
        ("python", "build_scripts/smoke.py", "dist/handfoot"),
    ],
}
"""Each part's commands; the first that fails ends it."""


def main() -> int:
    asked = _arguments()
    tools = environment("dev").parent
    results = []
    for part in asked.only or PARTS:
        print(f"== {part}", flush=True)
        started = time.monotonic()
        status = 0
        for tool, *arguments in PARTS[part]:
            extra = asked.pytest if tool == "pytest" else []
            command = [str(tools / tool), *arguments, *extra]
            status = status or subprocess.call(command, cwd=ROOT, stdin=subprocess.DEVNULL)
        results.append((part, status, time.monotonic() - started))
    print()
    for part, status, seconds in results:
        print(f"{part:<9} {'FAILED' if status else 'passed'} {seconds:7.1f} s")
    return int(any(status for _, status, _ in results))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--only", action="append", choices=PARTS, metavar="PART", help=f"{[*PARTS]}"
    )
    parser.add_argument("pytest", nargs="*", help="after --: passed on to pytest")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
