"""Why an action is not legal, with what stands in the way."""

from typing import Any

from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase
from connect_four.components import CELLS, COLUMN_NAMES, ROWS
from connect_four.lines import cells_in_line
from connect_four.state import NOBODY


def reasons(s: Any, column: int) -> list[Reason]:
    """Every reason against it, the telling one first; here there is one at most."""
    if s.player == OVER:
        return [_over(s)]
    if s.height[column] < ROWS:
        return []
    name = COLUMN_NAMES[column]
    return [Reason("C4-02", Phrase("reason-full", {"column": name, "cells": ROWS}), (f"column:{name}",))]


def _over(s: Any) -> Reason:
    """Somebody has won (C4-03), or the board is full (C4-04)."""
    if s.winner == NOBODY:
        return Reason("C4-04", Phrase("reason-over-draw", {"cells": CELLS}))
    cells = cells_in_line(int(s.discs[s.winner]))
    params: dict[str, Any] = {"who": seat_phrase(int(s.winner)), "cells": cells}
    return Reason("C4-03", Phrase("reason-over-four", params), tuple(f"cell:{cell}" for cell in cells))
