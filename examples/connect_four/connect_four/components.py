"""The board (C4-01)."""

ROWS = 6
COLUMNS = 7
STRIDE = ROWS + 1  # bits a column: one more than its cells, so that lines cannot run over the top
CELLS = ROWS * COLUMNS

#: Steps from a cell to the next in a line: upwards, along a row, along either diagonal.
DIRECTIONS = (1, STRIDE, STRIDE - 1, STRIDE + 1)
