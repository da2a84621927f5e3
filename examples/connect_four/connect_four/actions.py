"""Actions: a column each, written a to g."""

from arkade.text import Phrase
from connect_four.components import COLUMNS

NOTATIONS = tuple("abcdefg"[:COLUMNS])


def phrase(action: int) -> Phrase:
    """The move's name."""
    return Phrase("move-drop", {"column": NOTATIONS[action]})
