"""From the start of a process to its first picture: `_bench_start.py STARTED ARGUMENTS...`.

STARTED is the monotonic clock when the process was asked for. Imports nothing before the program
does; prints one JSON object and ends with the first picture.
"""

import json
import sys
import time

BORN = time.monotonic()


def main() -> None:
    started, arguments = float(sys.argv[1]), sys.argv[2:]
    from handfoot_gui import __main__ as program  # noqa: PLC0415 - importing is measured

    sys.argv[0] = "handfoot"
    import handfoot_gui.app  # noqa: F401, PLC0415
    from handfoot_gui.ui.kit.window import Window  # noqa: PLC0415

    imported = time.monotonic()
    flip = Window.flip

    def first_flip(window: Window) -> None:
        flip(window)
        shown = time.monotonic()
        print(
            json.dumps(
                {
                    "python": 1000 * (BORN - started),
                    "imports": 1000 * (imported - BORN),
                    "shown": 1000 * (shown - started),
                    "cpu": 1000 * time.process_time(),
                }
            ),
            flush=True,
        )
        raise SystemExit

    Window.flip = first_flip  # type: ignore[assignment, method-assign]
    program.main(arguments)


if __name__ == "__main__":
    main()
