"""The lengths that everything on the table follows from. Values only; `layout` works them out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measures:
    """In pixels; `u` is the layout unit."""

    u: float
    text: float
    tight: float
    margin: float
    gap: float
    cw: float
    mw: float
    pw: float
    rail: float
    lab: float
    colw: float
    rows: int
    wide: bool
