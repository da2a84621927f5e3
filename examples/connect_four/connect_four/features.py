"""What a learned evaluation of Connect Four knows of a position: facts that hold, seen from a seat."""

import numpy as np

from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule
from connect_four.components import CELLS, COLUMNS, ROWS, STRIDE

FOUR = 4
WAYS = ((0, 1), (1, 0), (1, -1), (1, 1))  # columns and rows to the next cell of a line

#: The cells of every line (C4-03), as numbers of bits.
LINES = np.array(
    [
        [(column + i * right) * STRIDE + row + i * up for i in range(FOUR)]
        for right, up in WAYS
        for column in range(COLUMNS - (FOUR - 1) * right)
        for row in range(ROWS)
        if 0 <= row + (FOUR - 1) * up < ROWS
    ],
    np.int64,
)

#: Sides: 0 is the seat that looks, 1 the other.
FEATURES = (
    ("began", (2,)),  # which side: late in the game it gets the odd rows
    ("disc", (2, COLUMNS, STRIDE)),
    ("line", (2, len(LINES), FOUR - 1)),  # only this side has discs in it: one, two, three
    ("lacks", (2, COLUMNS, STRIDE)),  # a cell that makes four
    ("next", (2,)),  # such a cell can be had at once
)
AT = offsets(FEATURES)
MOST_FEATURES = 3 + 2 * CELLS + len(LINES)  # a cell has a disc or lacks one, for either side


@rule
def features(s, seat, out):
    """What is so: who began, discs, then line by line; how many facts."""
    out[0] = AT.began + (s.start != seat)
    n = 1
    for column in range(COLUMNS):
        for row in range(s.height[column]):
            place = column * STRIDE + row
            out[n] = AT.disc + ((s.discs[seat] >> place) & 1 == 0) * COLUMNS * STRIDE + place
            n += 1
    n = tell_lines(s, 0, s.discs[seat], s.discs[1 - seat], out, n)
    return tell_lines(s, 1, s.discs[1 - seat], s.discs[seat], out, n)


@rule
def tell_lines(s, side, own, others, out, n):
    """The lines in which only one side has discs, and the cells that would make four of three, each once."""
    lacking, ready = np.int64(0), False
    for line in range(len(LINES)):
        count, free = 0, 0
        for i in range(FOUR):
            place = LINES[line, i]
            if (others >> place) & 1:
                count = -FOUR
            elif (own >> place) & 1:
                count += 1
            else:
                free = place
        if count > 0:
            out[n] = AT.line + (side * len(LINES) + line) * (FOUR - 1) + count - 1
            n += 1
        if count == FOUR - 1 and not (lacking >> free) & 1:
            lacking |= np.int64(1) << free
            ready |= s.height[free // STRIDE] == free % STRIDE
            out[n] = AT.lacks + side * COLUMNS * STRIDE + free
            n += 1
    if ready:
        out[n] = AT.next + side
        n += 1
    return n
