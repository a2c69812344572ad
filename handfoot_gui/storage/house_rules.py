"""House rules on the disk: a small readable file for each name, and files from elsewhere.

A file is `{"format": "handfoot-rules/1", "name": …, "rules": {all options}}`, or holds one line of
text as `rules.house` writes it. Knows files; not what an option means. Nothing that cannot be
played is ever saved or loaded.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from pathlib import Path
from typing import Any

import msgspec

from handfoot_gui.rules.house import (
    FORMAT,
    LONGEST_NAME,
    VERSION,
    HouseRules,
    HouseRulesError,
    clean_name,
    decode,
    is_text,
    require_playable,
)
from handfoot_gui.rules.notation import NotationError, rules_from_json, rules_to_json
from handfoot_gui.rules.options import OPTIONS
from handfoot_gui.storage.atomic import replace_file
from handfoot_gui.storage.problems import Problem, failed, reason

LARGEST = 64 * 1024
"""Bytes; a file with every option is near one thousand."""


def saved(folder: Path) -> tuple[HouseRules, ...]:
    """All that can be read and played, by name; what cannot is passed over and left alone."""
    found: dict[str, HouseRules] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            house = read(path)
        except HouseRulesError:
            continue
        found.setdefault(house.name, house)
    return tuple(found[name] for name in sorted(found, key=str.casefold))


def save(house: HouseRules, folder: Path) -> Problem | None:
    """Under its name, in place of what had this name; raises HouseRulesError as `write`."""
    name = clean_name(house.name)
    path = folder / file_name(name)
    try:
        write(HouseRules(name, house.rules), path)
    except OSError as error:
        return failed("file-not-saved", error, file=path)
    return None


def remove(name: str, folder: Path) -> Problem | None:
    path = folder / file_name(clean_name(name))
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        return failed("file-not-saved", error, file=path)
    return None


def write(house: HouseRules, path: Path) -> None:
    """Export, whole or not at all; raises OSError, or HouseRulesError for unplayable ones."""
    require_playable(house.rules, None)
    replace_file(path, to_bytes(house))


def to_bytes(house: HouseRules) -> bytes:
    content = {
        "format": f"{FORMAT}/{VERSION}",
        "name": clean_name(house.name),
        "rules": rules_to_json(house.rules),
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def find(given: str, folder: Path, seats: int | None = None) -> HouseRules:
    """What `--rules` was given: one line of text, a file, or the name of saved rules."""
    if is_text(given):
        return decode(given, seats)
    path = Path(given)
    if _is_file(path):
        return read(path, seats)
    try:
        kept = folder / file_name(clean_name(given))
    except HouseRulesError:
        kept = folder
    if _is_file(kept):
        return read(kept, seats)
    raise HouseRulesError("unknown-name", name=given[:LONGEST_NAME])


def _is_file(path: Path) -> bool:
    """Whatever somebody typed: a name may be too long to be one."""
    try:
        return path.is_file()
    except OSError:
        return False


def read(path: Path, seats: int | None = None) -> HouseRules:
    """Import a file; raises HouseRulesError with the reason, and nothing is changed."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise HouseRulesError("unreadable", file=str(path), reason=reason(error)) from None
    if len(content) > LARGEST:
        raise HouseRulesError("too-large", file=str(path))
    return from_bytes(content, seats)


def from_bytes(content: bytes, seats: int | None = None) -> HouseRules:
    """A file's content as rules; raises HouseRulesError."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HouseRulesError("no-rules") from None
    if is_text(text):
        return decode(text, seats)
    try:
        fields = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise HouseRulesError("damaged" if FORMAT in text else "no-rules") from None
    _require_format(fields.get("format"))
    name = fields.get("name")
    if not isinstance(name, str) or set(fields) != {"format", "name", "rules"}:
        raise HouseRulesError("damaged")
    return HouseRules(clean_name(name), _rules(fields["rules"], seats))


def _require_format(named: object) -> None:
    known, _, version = str(named).rpartition("/")
    if known != FORMAT:
        raise HouseRulesError("no-rules")
    if version != str(VERSION):
        is_number = version.isascii() and version.isdigit()
        raise (
            HouseRulesError("newer", version=version[:9])
            if is_number
            else HouseRulesError("damaged")
        )


def _rules(data: object, seats: int | None) -> Any:
    if not isinstance(data, dict):
        raise HouseRulesError("damaged")
    for name in data:
        if name not in OPTIONS:
            raise HouseRulesError("unknown-option", option=str(name)[:LONGEST_NAME])
    for name, value in data.items():
        plain = tuple(value) if isinstance(value, list) else value
        if not OPTIONS[name].allows(plain):
            shown = str(value)[:LONGEST_NAME]
            raise HouseRulesError("bad-value", option=name, value=shown)
    try:
        rules = rules_from_json(data)
    except NotationError:
        raise HouseRulesError("damaged") from None
    require_playable(rules, seats)
    return rules


def file_name(name: str) -> str:
    """A file's name for rules of this name: readable, and never that of others.

    >>> file_name("Friday at Ann's")
    'friday-at-ann-s-6336ed63.json'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "rules"
    return f"{slug}-{zlib.crc32(name.encode()):08x}.json"
