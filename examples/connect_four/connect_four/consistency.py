"""What holds in every record of Connect Four: a state that comes from outside is checked by it."""

from typing import Any

from arkade.kernel.record import ensure
from arkade.kernel.rule import rule
from connect_four.components import COLUMNS, ROWS, STRIDE


@rule
def conserved(s):
    """0 when all is well: every disc lies on the board once, below nothing empty, and the seats took turns."""
    discs = 0
    for column in range(COLUMNS):
        discs += s.height[column]
        for row in range(ROWS + 1):
            place = column * STRIDE + row
            mine, theirs = (s.discs[0] >> place) & 1, (s.discs[1] >> place) & 1
            if mine + theirs != (row < s.height[column]):
                return 1
    if discs != s.played:
        return 2
    return 0


def check(s: Any) -> None:
    """The same, for tests in plain Python."""
    ensure(conserved(s) == 0)
