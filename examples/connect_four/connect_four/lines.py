"""Cells and lines by name, for what people read."""

from connect_four.components import COLUMN_NAMES, COLUMNS, DIRECTIONS, ROWS, STRIDE


def cell_name(column: int, row: int) -> str:
    """The cells of column a are a1, a2, … from the bottom."""
    return f"{COLUMN_NAMES[column]}{row + 1}"


def cells_in_line(discs: int) -> list[str]:
    """The cells of all discs that lie in a line of four (C4-03)."""
    found = 0
    for step in DIRECTIONS:
        first = discs & discs >> step & discs >> 2 * step & discs >> 3 * step  # of each line
        found |= first | first << step | first << 2 * step | first << 3 * step
    return [
        cell_name(column, row) for column in range(COLUMNS) for row in range(ROWS) if found >> column * STRIDE + row & 1
    ]
