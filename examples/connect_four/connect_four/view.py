"""What a seat sees: everything."""

from collections.abc import Iterator
from itertools import islice
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


_SEAT = (0, 1, None)  # the last stands for -1, nobody


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The same for all; `numbers` is the survey."""
    take = numbers.__next__
    return View(
        player=_SEAT[take()],
        winner=_SEAT[take()],
        columns=[list(islice(numbers, height)) for height in islice(numbers, COLUMNS)],
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
