"""The record of Connect Four."""

from arkade.kernel.record import record
from connect_four.components import COLUMNS

STATE = record(
    [
        ("discs", "i8", (2,)),  # a bit for each disc of either seat: column * STRIDE + row
        ("height", "i2", (COLUMNS,)),  # discs in each column
        ("played", "i2"),  # discs on the board
        ("winner", "i2"),  # the seat with four in line, NOBODY if there is none
    ]
)

NOBODY = -1
