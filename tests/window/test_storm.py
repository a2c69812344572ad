"""A short storm in each run; longer ones by hand: `python -m tests.window.storm`."""

from tests.window.storm import storm


def test_a_storm_of_clicks_loses_no_card_and_raises_nothing(screen: dict[str, str]) -> None:
    assert screen
    assert "every card once" in storm(seconds=8, seed=1)
