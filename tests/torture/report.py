"""What a torture has found so far, said as it comes."""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Report:
    kind: str
    times: int
    seed: int
    losses: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def rng(self) -> random.Random:
        """A fresh one, the same for the same seed."""
        return random.Random(f"{self.kind} {self.seed}")

    def loss(self, text: str) -> None:
        self.losses.append(text)
        _say(f"LOSS {text}")

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def progress(self, done: int) -> None:
        if done % 25 == 0 or done == self.times:
            _say(f"{self.kind}: {done} of {self.times}, {dict(self.counts)}")

    def close(self, seconds: float) -> None:
        verdict = f"{len(self.losses)} losses" if self.losses else "nothing lost"
        _say(f"{self.kind} --times {self.times} --seed {self.seed}: {verdict} in {seconds:.0f} s")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
