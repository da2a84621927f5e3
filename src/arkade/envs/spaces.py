"""The spaces of a game's observations and actions."""

import numpy as np
from numpy.typing import NDArray

from arkade.envs import missing
from arkade.game import Game
from arkade.state import State

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

MOST = 2.0**24  # no count gets there; float32 has every whole number up to it


def numbers(game: Game, seats: int = 1) -> spaces.Box:
    """What `State.observe` gives, of so many seats."""
    return spaces.Box(-MOST, MOST, (seats * game.observation_size,), np.float32)


def actions(game: Game) -> spaces.Discrete:
    """The action ids."""
    return spaces.Discrete(game.num_actions)


def observation(game: Game) -> spaces.Dict:
    """What a seat sees, and what it may do."""
    legal = spaces.Box(0, 1, (game.num_actions,), np.int8)
    return spaces.Dict({"observation": numbers(game), "action_mask": legal})


def mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each of a seat's legal actions; it has none when another decides."""
    return state.mask().astype(np.int8) if state.player == seat else np.zeros(state.game.num_actions, np.int8)
