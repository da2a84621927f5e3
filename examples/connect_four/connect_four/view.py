"""What a seat sees: everything."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from connect_four.components import COLUMNS


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
