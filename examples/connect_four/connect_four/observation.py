"""What a seat sees, as numbers."""

from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule
from connect_four.components import COLUMN_DISCS, COLUMNS, FULL_COLUMN, ROWS, STRIDE

PIECES = (
    ("mine", (COLUMNS, ROWS)),  # 1 where the observer's discs lie
    ("theirs", (COLUMNS, ROWS)),  # 1 where the other's do
    ("to_move", (2,)),  # 1 for the seat to move: the observer, the other
)
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces, columns from the bottom."""
    for who in range(2):
        at, discs = (AT.mine, s.discs[seat]) if who == 0 else (AT.theirs, s.discs[1 - seat])
        for column in range(COLUMNS):
            bits = (discs >> (column * STRIDE)) & FULL_COLUMN
            for row in range(ROWS):
                out[at + column * ROWS + row] = COLUMN_DISCS[bits, row]
    if s.player >= 0:
        out[AT.to_move + (s.player != seat)] = 1
