"""What a seat sees: everything."""

from typing import Any

import msgspec

from arkade.kernel.rule import rule
from arkade.text import Phrase, seat_phrase
from connect_four.actions import NOTATIONS
from connect_four.components import COLUMN_DISCS, COLUMNS, FULL_COLUMN, ROWS, STRIDE

PIECES = (("mine", (COLUMNS, ROWS)), ("theirs", (COLUMNS, ROWS)), ("to_move", (2,)))


class View(msgspec.Struct):
    """The board, column by column from the bottom: seat numbers."""

    player: int | None
    columns: list[list[int]]
    winner: int | None


def view(s: Any, seat: int | None, everything: bool) -> View:
    """The same for all."""
    columns = [
        [0 if int(s.discs[0]) >> (column * STRIDE + row) & 1 else 1 for row in range(s.height[column])]
        for column in range(COLUMNS)
    ]
    return View(
        player=int(s.player) if s.player >= 0 else None,
        columns=columns,
        winner=int(s.winner) if s.winner >= 0 else None,
    )


@rule
def observe(s, seat, out):
    """The observer's discs, then the other's, then who is to move."""
    for who in range(2):
        discs = s.discs[seat if who == 0 else 1 - seat]
        for column in range(COLUMNS):
            bits = (discs >> (column * STRIDE)) & FULL_COLUMN
            for row in range(ROWS):
                out[(who * COLUMNS + column) * ROWS + row] = COLUMN_DISCS[bits, row]
    if s.player >= 0:
        out[2 * COLUMNS * ROWS + (s.player != seat)] = 1


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """Who dropped where, and how it ended."""
    lines = [Phrase("log-drop", {"who": seat_phrase(int(before.player)), "column": NOTATIONS[action]})]
    if after.winner >= 0:
        lines.append(Phrase("log-four", {"who": seat_phrase(int(after.winner))}))
    elif after.player < 0:
        lines.append(Phrase("log-draw"))
    return lines
