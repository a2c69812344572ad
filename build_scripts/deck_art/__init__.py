"""The drawing program of the deck: plain paths that a small SVG reader understands."""
