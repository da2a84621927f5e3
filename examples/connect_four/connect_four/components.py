"""The board (C4-01)."""

import numpy as np

ROWS = 6
COLUMN_NAMES = tuple("abcdefg")
COLUMNS = len(COLUMN_NAMES)
STRIDE = ROWS + 1  # bits a column: one more than its cells, so that lines cannot run over the top
CELLS = ROWS * COLUMNS

#: Steps from a cell to the next in a line: upwards, along a row, along either diagonal.
DIRECTIONS = (1, STRIDE, STRIDE - 1, STRIDE + 1)

#: The bits of a column of discs, spread out: looked up, an observation takes 16 ns; shifting every bit, 57.
FULL_COLUMN = 2**ROWS - 1
COLUMN_DISCS = np.array([[bits >> row & 1 for row in range(ROWS)] for bits in range(2**ROWS)], np.float32)
