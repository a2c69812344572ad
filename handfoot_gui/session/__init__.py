"""One match being played: who sits where, what has been done, what may be taken back.

Knows the rules and the players. Knows no window, no disk and no clock.
"""
