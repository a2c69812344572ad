"""Rule id -> title, text, who says so, and what the others say. Plain data, in English.

The ids are those of refusals, the fields of `RuleSet`, ``rule.*`` for the rows of the Game Night
Standard, ``ruling.*`` for the rulings and ``dispute.*`` for what is played elsewhere only.
`words.citing` speaks them in the player's language.
"""

from __future__ import annotations

from handfoot_gui.rules.citations_disputes import DISPUTES
from handfoot_gui.rules.citations_options import OPTIONS
from handfoot_gui.rules.citations_refusals import REFUSALS
from handfoot_gui.rules.citations_rulebook import RULEBOOK
from handfoot_gui.rules.citations_rulings import RULINGS
from handfoot_gui.rules.sources import Citation

CITATIONS: dict[str, Citation] = REFUSALS | OPTIONS | RULEBOOK | RULINGS | DISPUTES
"""Each part in the order in which a rule book would print it."""
