"""The card game Hand and Foot. Knows its version and nothing else."""

__version__ = "0.1.0"
