"""Players that are programs. A bot gets an `arkade.Seat` and nothing else."""

import random
from typing import Protocol

from arkade.errors import BadBot
from arkade.state import Seat


class Bot(Protocol):
    """What every bot can do."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""


class RandomBot:
    """Any legal action, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """A random one."""
        return self._random.choice(seat.legal())


BOTS = {"random": RandomBot}


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it choose the same."""
    if name not in BOTS:
        raise BadBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
