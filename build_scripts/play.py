"""Plays Hand and Foot from this folder: `python build_scripts/play.py [what handfoot takes]`.

Makes `.venv` at the first run. Reads with any Python, so that an old one gets a sentence.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Hand and Foot needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from _bootstrap import become, environment

become([str(environment()), "-m", "handfoot_gui"] + sys.argv[1:])  # noqa: RUF005
