"""What a key or button of the table asks of somebody else: the menu, the rules, the switches.

Knows no act of the game.
"""

from __future__ import annotations

from functools import partial

from handfoot_gui.session.replaying import Replay
from handfoot_gui.storage.last_table import named
from handfoot_gui.ui.scenes.base import Command, Push, Surroundings
from handfoot_gui.ui.scenes.in_words import in_words
from handfoot_gui.ui.scenes.key_help import KeyHelpScene
from handfoot_gui.ui.scenes.menu import MenuScene
from handfoot_gui.ui.scenes.partner import PartnerScene
from handfoot_gui.ui.scenes.replay import ReplayScene
from handfoot_gui.ui.scenes.rules import RulesScene
from handfoot_gui.ui.scenes.scores import ScoresScene
from handfoot_gui.ui.scenes.sitting import Sitting
from handfoot_gui.ui.scenes.switches import switched
from handfoot_gui.words.table import continue_line
from handfoot_gui.words.tips import scores_tip


def asked_elsewhere(wish: str, around: Surroundings, sitting: Sitting) -> Command | None:
    """None where the wish is for the table itself."""
    match wish:
        case "menu":
            line = continue_line(sitting.view, sitting.company)
            sheet, fingerprint = sheet_of(around, sitting), sitting.game.fingerprint or ""
            watch = partial(_watched, around, sitting)
            can_finish = not sitting.game.is_finishing and not sitting.game.round_over
            finish = sitting.finish_round if can_finish and sitting.screen.people else None
            menu = MenuScene(
                around,
                line,
                rules=sheet,
                fingerprint=fingerprint,
                watch=watch,
                finish=finish,
                tell=_told(around, sitting),
            )
            return Push(menu)
        case "partner":
            tell = _told(around, sitting)
            return None if tell is None else Push(tell)
        case "scores":
            line, note = continue_line(sitting.view, sitting.company), scores_tip(sitting.view)
            return Push(ScoresScene(around, sitting.game, sitting.company, line, note))
        case "situation":
            return Push(in_words(around, sitting))
        case "help":
            refused = "" if sitting.notice is None else sitting.notice.rule
            return Push(sheet_of(around, sitting, refused) if refused else KeyHelpScene(around))
        case _:
            return switched(wish, around.settings)


def _told(around: Surroundings, sitting: Sitting) -> PartnerScene | None:
    """Where a computer is the partner of whoever has the screen."""
    has_any = sitting.partnership.partners(sitting.seat)
    return PartnerScene(around, sitting) if has_any else None


def _watched(around: Surroundings, sitting: Sitting) -> ReplayScene:
    """The match so far, as the person who has the screen saw it."""
    return ReplayScene(around, Replay(sitting.game.record(), looking=sitting.seat))


def sheet_of(around: Surroundings, sitting: Sitting, about: str = "") -> RulesScene:
    rules = named(sitting.view.rules, "")
    return RulesScene(around, rules, len(sitting.view.seats), about=about)
