"""Figures with what is needed to compare them: the machine, its load, a calibration loop.

Knows numbers and how they are printed; not what is measured.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """`values`: one a run; `target` is not to be exceeded."""

    name: str
    unit: str
    values: Sequence[float]
    target: float | None = None
    note: str = ""
    faster_is_more: bool = False

    @property
    def value(self) -> float:
        return median(self.values)

    def ratio(self, calibration_ms: float) -> float | None:
        """How many calibration loops fit in; for rates, how many are done in one loop."""
        if self.unit == "ms":
            return self.value / calibration_ms
        return self.value * calibration_ms / 1000 if self.faster_is_more else None

    @property
    def is_met(self) -> bool | None:
        return None if self.target is None else self.value < self.target


def calibrate(times: int = 5) -> float:
    """Milliseconds of a loop of plain Python that every machine can run."""
    return median(_loop() for _ in range(times))


def _loop() -> float:
    started = time.perf_counter()
    words: dict[str, int] = {}
    for number in range(60_000):
        key = str(number % 97)
        words[key] = words.get(key, 0) + number
    sorted(words.items(), key=lambda item: item[1])
    return 1000 * (time.perf_counter() - started)


def machine() -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
        "system": platform.platform(),
        "python": platform.python_version(),
        "pygame-ce": version("pygame-ce"),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())


@dataclass
class Report:
    machine: dict[str, Any]
    calibration: float
    parts: dict[str, list[Figure]] = field(default_factory=dict)

    def add(self, name: str, figures: list[Figure]) -> None:
        self.parts[name] = figures

    def as_json(self) -> dict[str, Any]:
        return {
            "machine": self.machine,
            "load_afterwards": [round(load, 2) for load in os.getloadavg()],
            "calibration_ms": self.calibration,
            "figures": [
                {
                    "part": name,
                    "value": f.value,
                    "ratio": f.ratio(self.calibration),
                    "met": f.is_met,
                }
                | asdict(f)
                for name, figures in self.parts.items()
                for f in figures
            ],
        }

    def as_text(self) -> str:
        m = self.machine
        lines = [
            f"{m['processor']}, {m['cores']} cores, load {m['load'][0]} before and "
            f"{os.getloadavg()[0]:.2f} after; Python {m['python']}, pygame-ce {m['pygame-ce']}",
            f"calibration loop {self.calibration:.1f} ms; medians of five, (least to most)",
        ]
        for name, figures in self.parts.items():
            lines += ["", name, *(self._line(figure) for figure in figures)]
        return "\n".join(lines)

    def _line(self, figure: Figure) -> str:
        spread = f"({min(figure.values):.1f} to {max(figure.values):.1f})"
        ratio = figure.ratio(self.calibration)
        told = "" if ratio is None else f"x{ratio:.2f}"
        aim = ""
        if figure.target is not None:
            aim = f"aim {figure.target:g}: {'met' if figure.is_met else 'MISSED'}"
        return (
            f"  {figure.name:<38}{figure.value:>9.1f} {figure.unit:<9}{spread:<20}"
            f"{told:<9}{aim:<18}{figure.note}"
        ).rstrip()
