"""Why an action is not legal in Ark & Noah."""

from typing import Any


def why_not(s: Any, action: int) -> list[str]:
    return []
