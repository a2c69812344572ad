"""The log's lines: each beside the sign of the team whose doing it tells."""

from __future__ import annotations

from dataclasses import replace

from handfoot_gui.rules.events import RoundBegan
from handfoot_gui.rules.phases import Seat
from handfoot_gui.ui.table.logged import logged
from handfoot_gui.words.people import numbered
from tests.scenes.pilot import Pilot


def test_the_deal_stands_beside_the_sign_of_the_dealers_team(pilot: Pilot) -> None:
    view = pilot.table.view
    for dealer in range(4):
        told = replace(view, history=(RoundBegan(Seat(dealer), None),))
        (line,) = logged(told, numbered(4, 2))
        assert line.team == view.team_of(Seat(dealer))
