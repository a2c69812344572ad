from __future__ import annotations

from pathlib import Path

from handfoot_gui.session.deal_statistics import dealt_statistics
from handfoot_gui.session.wire import encode
from handfoot_gui.storage.dealt import dealt
from tests.storage.places import program, snapshots


def test_the_deals_of_finished_matches_are_counted_by_kind_of_table(tmp_path: Path) -> None:
    with program(tmp_path) as place:
        for seed in (1, 2):
            place.keeper.begin()
            place.keep(snapshots(seed, 2)[-1])
        place.keeper.begin()
        place.keep(*snapshots(3, 2)[:20])
        place.matches.take_in(encode(snapshots(4, 2)[-1].record), place.clock.now(), "imported")
        ((kind, deals),) = dealt(place.matches).items()
        assert kind == ("house:", 4)
        assert len(deals) == 4
        assert len(deals[0].deck) == 270
        seats = dealt_statistics(deals)
        assert [seat.deals for seat in seats] == [4] * 4
        assert 2 < seats[0].fair_wilds < 4
        assert len(dealt(place.matches, newest=2)[kind]) == 2
