"""Whether a finished match was dealt fairly: does everything follow from its secret?

Knows records and what they are made of; not files. Acts are checked too, since a record only opens
if it replays. The rule set counts as it was written down, with options of its own day.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

import msgspec

from handfoot_gui.rules.events import StockReshuffled
from handfoot_gui.session import wire
from handfoot_gui.session.deriving import derived_dealer, derived_deck, derived_reshuffle, texts
from handfoot_gui.session.record import MatchRecord, Moment, replay, reshuffles_in

FindingId = Literal["no-secret", "no-fingerprint", "fingerprint", "dealer", "deck", "reshuffle"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not follow from the secret, or cannot be checked; rounds from 1."""

    id: FindingId
    round: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """`findings` is empty for a match of which everything was checked and right."""

    findings: tuple[Finding, ...]
    fingerprint: str | None
    rounds: int
    reshuffles: int
    acts: int

    @property
    def is_fair(self) -> bool:
        return not self.findings


def verify(content: bytes) -> Verdict:
    """The verdict on a `handfoot-game/1` file. Raises `RecordError` where it does not replay."""
    record = wire.decode(content)
    findings = list(_fingerprint(record, content))
    played = replay(record)
    if record.secret is not None:
        for number, moments in enumerate(played, start=1):
            findings += _round(record, record.secret, number, moments)
    return Verdict(
        tuple(findings),
        record.fingerprint,
        len(played),
        sum(len(reshuffles_in(moments)) for moments in played),
        sum(len(moments) - 1 for moments in played),
    )


def _fingerprint(record: MatchRecord, content: bytes) -> list[Finding]:
    if record.secret is None:
        return [Finding("no-secret")]
    if record.fingerprint is None:
        return [Finding("no-fingerprint")]
    rules = msgspec.json.decode(content, type=dict[str, Any])["rules"]
    canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    found = hashlib.sha256(f"{record.secret}\n{canonical}".encode()).hexdigest()
    return [] if found == record.fingerprint else [Finding("fingerprint")]


def _round(
    record: MatchRecord, secret: str, number: int, moments: tuple[Moment, ...]
) -> list[Finding]:
    round_, seats = record.rounds[number - 1], len(record.seats)
    findings = []
    if round_.dealer != derived_dealer(secret, seats, number):
        findings.append(Finding("dealer", number))
    if texts(round_.deck) != texts(derived_deck(record.rules, seats, secret, number)):
        findings.append(Finding("deck", number))
    for before, after in pairwise(moments):
        if any(isinstance(event, StockReshuffled) for event in after.events):
            (order,) = reshuffles_in((after,))
            beneath = before.state.discard_pile
            if texts(order) != derived_reshuffle(secret, before.state, beneath):
                findings.append(Finding("reshuffle", number))
    return findings
