"""`python -m tests.torture kill|full|noise|replay --times N --seed S`: exit status 1 on any loss.

`--plant` breaks the program on purpose, so that one can see the torture turn red.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))

from tests.torture import full, kill, noise, replays
from tests.torture.report import Report

KINDS = {
    "kill": (kill.torture, "SIGKILL at random microseconds of a match in a window"),
    "full": (full.torture, "a match in a window on a disk that is full now and then"),
    "noise": (noise.torture, "cut and noisy files of matches and settings"),
    "replay": (replays.torture, "replays of finished matches"),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument(
        "kind", choices=KINDS, help="; ".join(f"{k}: {w}" for k, (_, w) in KINDS.items())
    )
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", action="store_true", help="with a write that gets lost")
    parser.add_argument("--keep", type=Path, help="a folder for what is left behind")
    args = parser.parse_args()
    logging.disable()
    report = Report(args.kind, args.times, args.seed)
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        where = args.keep or Path(folder)
        where.mkdir(parents=True, exist_ok=True)
        try:
            KINDS[args.kind][0](report, where, planted=args.plant)
        except KeyboardInterrupt:
            report.loss("stopped by hand")
    report.close(time.monotonic() - started)
    return 1 if report.losses else 0


if __name__ == "__main__":
    sys.exit(main())
