"""Pictures of the tables for a terminal: every game has its own, `board.py`."""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from arkade import registry
from arkade.text import Words

Board = Callable[[Any, Words, int | None], RenderableType]


def board_of(game: str) -> Board:
    """How to draw a game's view: `board.py` of its folder; without one its view is shown as it is."""
    module = f"{registry.definition(game).module}.board"
    if importlib.util.find_spec(module) is None:
        return lambda view, words, seat: Pretty(view)
    found: Board = importlib.import_module(module).board
    return found
