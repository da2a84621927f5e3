"""What happened: the log's sentences are made of it, and a board lights its discs by it."""

from typing import Any

from arkade.kernel.events import Event, Seat
from arkade.kernel.record import OVER
from connect_four.components import COLUMN_NAMES
from connect_four.lines import cell_name, cells_in_line
from connect_four.state import NOBODY


class Dropped(Event, frozen=True, tag="drop"):
    """A disc came to lie in a cell (C4-02)."""

    who: Seat
    column: str
    cell: str


class FourInLine(Event, frozen=True, tag="four"):
    """Somebody has four or more in line (C4-03)."""

    who: Seat
    cells: list[str]


class BoardFull(Event, frozen=True, tag="draw"):
    """The board is full, and nobody has four in line (C4-04)."""


Happened = Dropped | FourInLine | BoardFull


def events(before: Any, column: int, after: Any, seat: int | None) -> list[Happened]:
    """The disc dropped, and how it ended."""
    cell = cell_name(column, int(before.height[column]))
    found: list[Happened] = [Dropped(int(before.player), COLUMN_NAMES[column], cell)]
    if after.winner != NOBODY:
        found.append(FourInLine(int(after.winner), cells_in_line(int(after.discs[after.winner]))))
    elif after.player == OVER:
        found.append(BoardFull())
    return found
