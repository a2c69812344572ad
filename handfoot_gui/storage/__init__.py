"""The disk: where files are, how they are replaced. Knows no window and makes no sentences."""
