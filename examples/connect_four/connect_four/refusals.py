"""Why an action is not legal."""

from typing import Any

from connect_four.components import ROWS


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it."""
    if s.player < 0:
        return ["C4-03" if s.winner >= 0 else "C4-04"]
    return ["C4-02"] if s.height[action] == ROWS else []
