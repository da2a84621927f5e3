"""Bots that do not search: any move, and the best by one look ahead."""

import random
from typing import Annotated

import numpy as np

from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.parameters import Whole
from arkade.state import Seat


class RandomBot:
    """Any legal action, each with the same chance."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """A random one."""
        return self._random.choice(seat.legal())


class GreedyBot:
    """The action after which the seat's position is worth most compared with the others', by the game's evaluation.

    It looks one action ahead, in some deals that fit all the seat knows; among equals it takes any.
    """

    name = "greedy"

    def __init__(
        self, seed: int, deals: Annotated[int, Whole(1, 1000), "how often what is hidden is imagined"] = 8
    ) -> None:
        self._random = random.Random(seed)
        self._words = seed_words(self._random.getrandbits(64), "greedy")
        self._deals = deals

    def choose(self, seat: Seat) -> int:
        """The best one."""
        handle, state = seat.game.handle, seat.redeal(0)
        out, values = np.zeros(seat.game.num_actions, np.int32), np.zeros(seat.game.num_actions)
        n = handle.engine.judge(handle.buffer(state), seat.index, self._words, self._deals, out, values, NO_WEIGHTS)
        best = values[:n].max()
        return self._random.choice([int(out[i]) for i in range(n) if values[i] == best])
