"""Whether a state is what a case expects, and if not, where it differs.

Objects need only match in the keys given; hands, feet and melds match in any order, stock and
discard in theirs; a number matches a list of that many cards; an empty object matches anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from handfoot_gui.rules.notation import NotationError, canonical_card
from handfoot_gui.words.files import difference

ANY_ORDER = ("hand", "knee", "foot")
CARDS = (*ANY_ORDER, "stock", "discard")


def differences(expected: object, actual: object, place: str = "state") -> Iterator[str]:
    """One sentence for each place where the actual state is not the expected one."""
    key = place.rpartition(".")[2]
    if isinstance(expected, dict) and isinstance(actual, dict):
        for name, value in expected.items():
            if name in actual:
                yield from differences(value, actual[name], f"{place}.{name}")
            else:
                yield difference(f"{place}.{name}", value, None)
    elif expected == {} or _same(key, expected, actual):
        return
    elif key not in (*CARDS, "melds") and isinstance(expected, list) and isinstance(actual, list):
        if len(expected) != len(actual):
            yield difference(place, len(expected), len(actual))
            return
        for index, (want, came) in enumerate(zip(expected, actual, strict=True)):
            yield from differences(want, came, f"{place}[{index}]")
    else:
        yield difference(place, expected, actual)


def _same(key: str, expected: Any, actual: Any) -> bool:
    if key == "melds" and isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and _paired(expected, actual)
    if key in CARDS:
        return _same_cards(expected, actual, any_order=key in ANY_ORDER)
    return bool(expected == actual) and isinstance(expected, bool) == isinstance(actual, bool)


def _same_cards(expected: object, actual: list[str], *, any_order: bool) -> bool:
    if isinstance(expected, int) and not isinstance(expected, bool):
        return len(actual) == expected
    if not isinstance(expected, list):
        return expected == {}
    try:
        wanted = [canonical_card(card) for card in expected]
    except NotationError:
        return False
    return sorted(wanted) == sorted(actual) if any_order else wanted == actual


def _paired(expected: list[Any], actual: list[list[str]]) -> bool:
    """Whether each expected meld is another one of the actual melds."""
    if not expected:
        return True
    first, rest = expected[0], expected[1:]
    return any(
        _same_cards(first, meld, any_order=True) and _paired(rest, actual[:i] + actual[i + 1 :])
        for i, meld in enumerate(actual)
    )
