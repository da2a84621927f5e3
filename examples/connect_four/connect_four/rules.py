"""Connect Four, rule by rule."""

import numpy as np

from arkade.kernel.generator import below
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from connect_four.components import CELLS, COLUMNS, DIRECTIONS, ROWS, STRIDE
from connect_four.state import NOBODY


def prepare(s, options):
    """No options of its own."""


@rule
def deal(s):
    """An empty board (C4-01)."""
    if s.start < 0:
        s.start = below(s.rng, 2)  # COM-02
    s.player = s.start
    s.winner = NOBODY


@rule
def legal(s, out):
    """Any column that is not full (C4-02)."""
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            out[n] = column
            n += 1
    return n


@rule
def random_legal(s, rng, out):
    """Few columns are ever full: try until one is open."""
    while True:
        column = below(rng, COLUMNS)
        if s.height[column] < ROWS:
            return column


@rule
def apply(s, column):
    """Drop a disc (C4-02); four in line win (C4-03), a full board is a draw (C4-04)."""
    seat = s.player
    s.discs[seat] |= np.int64(1) << (column * STRIDE + s.height[column])
    s.height[column] += 1
    s.played += 1
    if four_in_line(s.discs[seat]):
        s.winner = seat
        s.player = OVER
    elif s.played == CELLS:
        s.player = OVER
    else:
        s.player = 1 - seat


@rule
def four_in_line(discs):
    """Whether four of these discs lie in a line (C4-03)."""
    for step in DIRECTIONS:
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@rule
def scores(s, out):
    """1 for four in line (C4-03)."""
    out[0] = s.winner == 0
    out[1] = s.winner == 1
