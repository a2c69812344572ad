"""The game as a rule book would print it: pure, no files, no clock, no pictures, only the
standard library.

The module names are the façade; nothing is re-exported here.
"""
