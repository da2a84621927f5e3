"""Five published games about animals and arks: rules, tables, bots and research on one kernel.

>>> import arkade
>>> state = arkade.load(arkade.games()[0], players=3).new(seed=7)
>>> state.play(state.legal()[0])
"""

from arkade.errors import (
    ArkadeError,
    BadAction,
    BadBot,
    BadData,
    BadOption,
    BadReplay,
    BadSeat,
    BadSeed,
    IllegalAction,
    UnknownGame,
)
from arkade.game import Description, Game, describe, load
from arkade.kernel.definition import Option
from arkade.registry import package as games
from arkade.replay import Replay, commitment
from arkade.state import ALL, Seat, State

__version__ = "0.2.0"

__all__ = [
    "ALL",
    "ArkadeError",
    "BadAction",
    "BadBot",
    "BadData",
    "BadOption",
    "BadReplay",
    "BadSeat",
    "BadSeed",
    "Description",
    "Game",
    "IllegalAction",
    "Option",
    "Replay",
    "Seat",
    "State",
    "UnknownGame",
    "commitment",
    "describe",
    "games",
    "load",
]
