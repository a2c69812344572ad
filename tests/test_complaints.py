"""Each complaint of players about other programs names a test of ours, and the test exists."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
COMPLAINTS: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "tests" / "complaints.toml").read_text("utf-8")
)["complaint"]

ABSENT = {13, 16, 17, 22, 24, 30, 36}
"""Numbers of complaints that were found to be none."""
RULES = [number for number in range(1, 38) if number not in ABSENT]
DISPUTES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16)


def test_every_complaint_about_rules_and_every_dispute_is_guarded() -> None:
    ids = {complaint["id"] for complaint in COMPLAINTS}
    assert ids >= {f"R{n}" for n in RULES} | {f"D{n}" for n in DISPUTES}


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
