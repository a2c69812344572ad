"""Each complaint of players about other programs names a test of ours, and the test exists."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
COMPLAINTS: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "tests" / "complaints.toml").read_text("utf-8")
)["complaint"]

GUARDED = {"R": 30, "D": 14, "A": 16, "U": 26, "S": 6, "C": 3, "P": 1, "K": 1, "X": 6, "H": 5}
"""How many complaints of each kind name a test: none of them is dropped unnoticed."""


def test_no_complaint_loses_its_guard() -> None:
    kinds = Counter(complaint["id"][0] for complaint in COMPLAINTS)
    assert all(kinds[kind] >= count for kind, count in GUARDED.items()), kinds


def test_complaints_are_numbered_once() -> None:
    ids = [complaint["id"] for complaint in COMPLAINTS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[RDABGUSCPKXH][1-9][0-9]?", id_) for id_ in ids)


@pytest.mark.parametrize("complaint", COMPLAINTS, ids=lambda complaint: complaint["id"])
def test_a_complaint_is_told_in_a_sentence_and_names_tests_that_exist(
    complaint: dict[str, Any],
) -> None:
    assert set(complaint) == {"id", "scenario", "tests"}
    assert complaint["scenario"].endswith(".")
    assert complaint["tests"]
    for node in complaint["tests"]:
        path, _, rest = node.partition("::")
        name, _, case = rest.partition("[")
        assert name in names_in(path), node
        if case:
            assert case.removesuffix("]") in cases(), node


@cache
def names_in(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    names = (node.name for node in tree.body if isinstance(node, ast.FunctionDef))
    return frozenset(name for name in names if name.startswith("test_"))


@lru_cache(maxsize=1)
def cases() -> frozenset[str]:
    found = set()
    for path in (ROOT / "tests" / "cases").glob("*.json"):
        content = json.loads(path.read_text("utf-8"))
        for case in content if isinstance(content, list) else [content]:
            found.add(f"{path.stem}: {case['name']}")
    return frozenset(found)
