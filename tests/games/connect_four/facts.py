"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from connect_four import components as c

RULES = {"C4-01": [c.COLUMNS, c.ROWS]}
TABLES: list[list[list[int]]] = []

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN: set[str] = set()
#: Reasons whose number is none, which they say.
NONE: set[str] = set()
