"""`handfoot matches`: the kept matches from a terminal, without a window."""
