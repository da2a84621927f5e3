"""What a legal action brings for certain."""

from copy import deepcopy
from typing import Any

from arkade.kernel.events import Seat
from arkade.kernel.reasons import Effect
from arkade.kernel.record import OVER
from connect_four.components import COLUMN_NAMES, COLUMNS, ROWS, STRIDE
from connect_four.lines import cell_name, cells_in_line
from connect_four.rules import apply, four_in_line
from connect_four.state import NOBODY


class Lands(Effect, frozen=True, tag="land"):
    """The cell where the disc comes to lie (C4-02)."""

    cell: str


class Wins(Effect, frozen=True, tag="win"):
    """Four or more in line (C4-03)."""

    cells: list[str]


class Draws(Effect, frozen=True, tag="draw"):
    """The board is full, and nobody has won (C4-04)."""


class Closes(Effect, frozen=True, tag="close"):
    """The column is full (C4-02)."""

    column: str


class Allows(Effect, frozen=True, tag="allow"):
    """The cells where the other could win with the next disc (C4-03)."""

    who: Seat
    cells: list[str]


def outlook(s: Any, column: int) -> list[Effect]:
    """Where the disc lies, and what the board is then."""
    found: list[Effect] = [Lands(cell_name(column, int(s.height[column])))]
    after = deepcopy(s)
    apply(after, column)
    if after.winner != NOBODY:
        return [*found, Wins(cells_in_line(int(after.discs[after.winner])))]
    if after.player == OVER:
        return [*found, Draws()]
    if after.height[column] == ROWS:
        found.append(Closes(COLUMN_NAMES[column]))
    cells = [cell_name(each, int(after.height[each])) for each in range(COLUMNS) if _wins(after, each)]
    return [*found, Allows(int(after.player), cells)] if cells else found


def _wins(s: Any, column: int) -> bool:
    """Whether the seat to move wins by a disc in this column."""
    disc = 1 << column * STRIDE + int(s.height[column])
    return bool(s.height[column] < ROWS and four_in_line(int(s.discs[s.player]) | disc))
