"""A game so small that OpenSpiel can solve it: importing this module registers `arkade_tiny`.

Which game that is, and its deals and parameters, say the games themselves (`Definition.tiny`); where several have one,
the others are `arkade_GAME_tiny`. One chance node deals.

>>> import arkade.envs.openspiel_tiny
>>> import pyspiel
>>> game = pyspiel.load_game("arkade_tiny")
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import arkade
from arkade import registry
from arkade.envs.openspiel import SpielGame, game_type, register
from arkade.kernel.definition import Tiny


class TinyGame(SpielGame):
    """A game by its own rules with few cards. Made by `pyspiel.load_game`; there is a class for each game."""

    name: ClassVar[str]  # of the game
    tiny: ClassVar[Tiny]
    nodes = 1

    def _load(self, values: Mapping[str, Any]) -> arkade.Game:
        likely = self.tiny.deals(values)
        self.deals = list(likely)  #: by outcome
        self._likely = list(likely.values())
        self.draws = len(likely)
        return arkade.load(self.name, players=self.tiny.players)

    def chances(self) -> list[float]:
        """How likely each deal is."""
        return self._likely

    def deal(self, drawn: Sequence[int]) -> arkade.State:
        """A state of the whole game with these few cards."""
        state = self.game.new(seed=0)
        self.tiny.lay(self.game.handle.record(state), self.deals[drawn[0]])
        return state


def _register_all() -> None:
    games = [(name, tiny) for name in arkade.games() if (tiny := registry.definition(name).tiny)]
    for number, (name, tiny) in enumerate(games):
        kind = game_type(f"{name}_tiny" if number else "tiny", tiny.title, tiny.parameters, (tiny.players,))
        facts = {"kind": kind, "name": name, "tiny": tiny, "longest": tiny.longest}
        register(type(f"{TinyGame.__name__}_{name}", (TinyGame,), facts))


_register_all()
