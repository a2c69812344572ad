"""The game on the table: where things lie, how they look, what a gesture means. No scenes."""
