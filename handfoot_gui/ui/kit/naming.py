"""What a widget is called and what it says now, as words it already shows. Makes no sentence."""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.buttons import Button
from handfoot_gui.ui.kit.choices import Segments, Slider, Toggle
from handfoot_gui.ui.kit.dropdown import Dropdown
from handfoot_gui.ui.kit.field import Field
from handfoot_gui.ui.kit.radio import RadioList
from handfoot_gui.ui.kit.rows import Rows
from handfoot_gui.ui.kit.stepper import Stepper
from handfoot_gui.ui.kit.table import Table
from handfoot_gui.ui.kit.tabs import Tabs
from handfoot_gui.ui.kit.widget import Widget


@dataclass(frozen=True, slots=True)
class Named:
    """`name`: its label; `value`: what it is set to; `note`: what is written below it or why it
    cannot be used; `is_on`: for switches."""

    name: str = ""
    value: str = ""
    note: str = ""
    is_on: bool | None = None


def named(widget: Widget) -> Named:
    """Empty for what says nothing by itself, a scroll area say."""
    label, note = widget.name, widget.disabled or widget.tip
    match widget:
        case Button(word=word, second=second):
            shown = word if any(map(str.isalnum, word)) else ""
            name, value = (label, shown) if label else (shown, "")
            note = "" if note in (name, "") or not name else note
            return Named(name or widget.tip, value, second or note)
        case Toggle(on=on, word=word):
            return Named(label or word, "", note, on)
        case Segments(options=options, index=at) | Dropdown(options=options, index=at):
            return Named(label, _one(options, at), note)
        case RadioList(options=options, index=at, notes=notes):
            return Named(label, _one(options, at), _one(notes, at) or note)
        case Tabs(options=options, index=at):
            return Named(label, _one(options, at), note)
        case Rows(rows=rows, chosen=at, notes=notes):
            return Named(label, _one(rows, at), _one(notes, at) or note)
        case Table(rows=lines, chosen=line):
            return Named(label, ", ".join(lines[line]) if line is not None else "", note)
        case Slider(word=word) | Stepper(word=word):
            return Named(label, word, note)
        case Field(text=text, hint=hint):
            return Named(label or hint, text, note)
        case _:
            return Named(label, "", note)


def _one(texts: tuple[str, ...], at: int) -> str:
    return texts[at] if 0 <= at < len(texts) else ""
