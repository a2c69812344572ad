"""A small toolkit of windows, shapes, words and widgets. It knows no game."""
