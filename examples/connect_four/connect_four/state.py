"""The record of Connect Four."""

from arkade.kernel.record import record
from connect_four.components import COLUMNS, ROWS, STRIDE

STATE = record(
    [
        (
            "discs",
            "i8",
            (2,),
            range(1 << COLUMNS * STRIDE),
        ),  # a bit for each disc of either seat: column * STRIDE + row
        ("height", "i2", (COLUMNS,), range(ROWS + 1)),  # discs in each column
        ("played", "i2", range(COLUMNS * ROWS + 1)),  # discs on the board
        ("winner", "i2", range(-1, 2)),  # the seat with four in line, NOBODY if there is none
    ]
)

NOBODY = -1
