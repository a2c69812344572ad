"""Computer players against each other on duplicate deals, without a window."""

from handfoot_gui.arena.cli import main as main
