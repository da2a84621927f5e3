"""What every bot can do, and what a bot that searches can tell."""

from typing import Protocol

import msgspec

from arkade.state import Seat


class Bot(Protocol):
    """A player that is a program.

    A class of bots has a `name` and is made of a seed and its parameters, whose kinds and meanings stand in the
    annotations of its constructor (`arkade.kernel.parameters`). Of these, `ms` is the time for a move, which a table
    may bound, and `threads` how many processors it keeps busy. A method `analyse` may tell what the bot thinks, a
    method `stop` end that early. Class methods may refuse a spec by BadBot (`check(given)`) or a game that the bot
    cannot play (`suits(definition, given)`), and name the files that decide how it plays (`files(definition, given)`).
    """

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""


class Judged(msgspec.Struct, frozen=True):
    """One legal action as a search sees it."""

    action: int
    visits: int  #: simulations that began with it, and looks before the first of them; none where an end is exact
    chances: list[float]  #: every seat's part of the victory there, on the average; with k winners 1/k each


class Analysis(msgspec.Struct, frozen=True):
    """What a search found, the best action first."""

    moves: list[Judged]
    simulations: int
    seconds: float

    @property
    def looked_at(self) -> list[Judged]:
        """The moves that the search has looked at: of the others it knows no chances. All of them in an exact end."""
        return [move for move in self.moves if move.visits or self.exact]

    @property
    def exact(self) -> bool:
        """Whether the rest of the game was searched through instead of simulated."""
        return not any(move.visits for move in self.moves)
