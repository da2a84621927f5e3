"""What views are made of, as numbers in the order in which `view` reads them."""

from arkade.kernel.rule import rule
from connect_four.components import CELLS, COLUMNS, STRIDE

SURVEY_SIZE = 2 + COLUMNS + CELLS


@rule
def survey(s, seat, out):
    """The same for all: who is to move, who has won, and every column from the bottom."""
    out[0] = s.player
    out[1] = s.winner
    n = 2
    for column in range(COLUMNS):
        out[n] = s.height[column]
        n += 1
        for row in range(s.height[column]):
            out[n] = s.discs[1] >> (column * STRIDE + row) & 1
            n += 1
    return n
