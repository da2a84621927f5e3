"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from connect_four import components as c

RULES = {"C4-01": [c.COLUMNS, c.ROWS]}
TABLES: list[list[list[int]]] = []
