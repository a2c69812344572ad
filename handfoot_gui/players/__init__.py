"""Who decides: persons and computer players, each of them from a `PlayerView` only."""
