"""Actions: a disc dropped into a column, written a to g. There is but one verb: an action is its column's number."""

from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase
from connect_four.components import COLUMN_NAMES

VERBS = Verbs(Verb("drop", "", column=COLUMN_NAMES))


def phrase(column: int) -> Phrase:
    """The move's name."""
    return Phrase("move-drop", {"column": COLUMN_NAMES[column]})
