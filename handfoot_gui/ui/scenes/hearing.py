"""What there is to hear of a screen: what opened, what is new on it, what the keys have come to.

Reads scenes as a painter does, and makes words where a painter makes pictures; writes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from handfoot_gui.ui.kit.naming import named
from handfoot_gui.ui.kit.widgets import WidgetGroup
from handfoot_gui.ui.scenes.base import Scene
from handfoot_gui.ui.scenes.dialog import DialogScene
from handfoot_gui.ui.scenes.focus_words import focus_words
from handfoot_gui.ui.scenes.hand_over import HandOverScene
from handfoot_gui.ui.scenes.in_words import InWordsScene
from handfoot_gui.ui.scenes.match_summary import MatchSummaryScene
from handfoot_gui.ui.scenes.panel import PanelScreen
from handfoot_gui.ui.scenes.round_summary import RoundSummaryScene
from handfoot_gui.ui.scenes.scores import ScoresScene
from handfoot_gui.ui.scenes.screen import Screen
from handfoot_gui.ui.scenes.seen import Seen
from handfoot_gui.ui.scenes.table import TableScene
from handfoot_gui.ui.scenes.title import TitleScene
from handfoot_gui.ui.scenes.waiting import waiting
from handfoot_gui.ui.table.closer import closer_at
from handfoot_gui.words import heard as words
from handfoot_gui.words.numbers import together
from handfoot_gui.words.option_parts import on_off
from handfoot_gui.words.scores import Line
from handfoot_gui.words.table import Label


@dataclass(frozen=True, slots=True)
class Heard:
    """Each part is said when it is another one than before."""

    what: str = ""
    news: str = ""
    focus: str = ""


def heard(scene: Scene) -> Heard:
    match scene:
        case TableScene():
            return _table(scene)
        case InWordsScene():
            return Heard(scene.heading(), scene.spoken(), _focused(scene.widgets, shown=True))
        case DialogScene():
            return Heard(together(scene.title, scene.text), "", _focused(scene.widgets))
        case HandOverScene(words=said):
            text = together(*_sentences(said.over, said.name, said.public, said.why))
            return Heard(text, "", _focused(scene.widgets))
        case TitleScene():
            return Heard(Label.GAME.text, scene.said, _focused(scene.widgets))
        case PanelScreen():
            return Heard(scene.heading(), scene.said, _focused(scene.widgets))
        case Screen():
            return Heard("", scene.said, _focused(scene.widgets))
        case RoundSummaryScene(words=sums):
            text = together(*_sentences(sums.headline, sums.note, *_score(sums.totals)))
            return Heard(text, "", _focused(scene.widgets))
        case ScoresScene(words=result) | MatchSummaryScene(words=result):
            lines = _score((*result.rows, result.total))
            text = together(*_sentences(result.headline, result.note, *lines))
            return Heard(text, "", _focused(scene.widgets))
        case _:
            return Heard()


def _table(scene: TableScene) -> Heard:
    """The status is said in one's own turn; of the others one hears what they do."""
    if scene.sitting.screen.looking is None:
        return Heard()
    seen = scene.sitting.seen()
    news = waiting(seen).spoken if seen.can_act or seen.notice is not None else ""
    in_log = _focused(scene.showing.log.widgets, shown=True) if seen.log_open else ""
    return Heard(_closer(seen), news, in_log or focus_words(seen, scene.showing))


def _closer(seen: Seen) -> str:
    """What a look closer tells, while it is open."""
    if seen.closer is None or seen.is_covered:
        return ""
    closer = closer_at(seen.view, seen.draft, seen.closer)
    return "" if closer is None else together(*_sentences(closer.title, *closer.lines))


def _focused(widgets: WidgetGroup, *, shown: bool = False) -> str:
    """`shown`: only once keys moved it."""
    widget = widgets.widget(widgets.focus.key)
    if widget is None or (shown and not widgets.focus.shown):
        return ""
    found = named(widget)
    value = found.value if found.is_on is None else on_off(found.is_on)
    said = words.named(found.name, value)
    if not widget.enabled:
        return words.cannot_be_used(said, found.note)
    return together(*_sentences(said, found.note))


def _sentences(*texts: str) -> list[str]:
    return [words.sentence(text) for text in texts if text]


def _score(lines: tuple[Line, ...]) -> list[str]:
    return [words.named(row.label, words.apart([c.points for c in row.cells])) for row in lines]
