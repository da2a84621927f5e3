"""A game so small that OpenSpiel can solve it: importing this module registers `arkade_tiny`.

Animimix by its own rules, with two species of four cards each, a grid of 2 × 2 and one card in each of two hands; two
cards are put away. One chance node deals: every grid and hands that the eight cards allow, as likely as they are.

>>> import arkade.envs.openspiel_tiny
>>> import pyspiel
>>> game = pyspiel.load_game("arkade_tiny")
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import comb
from typing import Any

import arkade
from arkade.envs.openspiel import SpielGame, game_type, register
from arkade.errors import BadOption
from arkade.games.animimix.components import SIDE, SPECIES

PAIR = ("pelican", "penguin")
LETTERS = "pg"  # of the two species, for the parameter `grid`
COPIES = 4
CELLS = (0, 1, SIDE, SIDE + 1)  # 2 × 2, on the largest grid
RANDOM = "random"


class TinyGame(SpielGame):
    """Animimix on four cells. `grid` names a certain grid, row by row, such as `pggp`; else every one is dealt."""

    kind = game_type("tiny", "Animimix on a grid of 2 x 2", {"grid": RANDOM}, (2,))
    nodes = 1
    longest = 2

    def _load(self, values: Mapping[str, Any]) -> arkade.Game:
        grid = values["grid"]
        if grid != RANDOM and (len(grid) != len(CELLS) or not set(grid) <= set(LETTERS)):
            raise BadOption("grid", grid, f"it takes {RANDOM}, or {len(CELLS)} letters of {LETTERS}")
        grids = product(range(2), repeat=len(CELLS)) if grid == RANDOM else [tuple(map(LETTERS.index, grid))]
        ways = {(*cells, *hands): _ways((*cells, *hands)) for cells in grids for hands in product(range(2), repeat=2)}
        self.deals = [cards for cards, count in ways.items() if count]  #: grid and hands, by outcome
        self._likely = [ways[cards] / sum(ways.values()) for cards in self.deals]
        self.draws = len(self.deals)
        return arkade.load("animimix", players=2)

    def chances(self) -> list[float]:
        """How likely each deal is."""
        return self._likely

    def deal(self, drawn: Sequence[int]) -> arkade.State:
        """A state of Animimix with these few cards."""
        state = self.game.new(seed=0)
        cards = [SPECIES.index(PAIR[card]) for card in self.deals[drawn[0]]]
        record = state._record
        for field in ("species", "hand", "away"):
            record[field][:] = 0
        for name in PAIR:
            record["species"][SPECIES.index(name)] = 1
            record["away"][SPECIES.index(name)] = COPIES - cards.count(SPECIES.index(name))
        record["grid"][:] = -1
        record["grid"][list(CELLS)] = cards[: len(CELLS)]
        record["open"] = len(CELLS)
        for seat, card in enumerate(cards[len(CELLS) :]):
            record["hand"][seat, card] = record["cards"][seat] = 1
        return state


def _ways(cards: tuple[int, ...]) -> int:
    """How many orders of the shuffled pack begin with these cards, if equal cards count as one."""
    left = [COPIES - cards.count(species) for species in range(2)]
    return comb(sum(left), left[0]) if min(left) >= 0 else 0


register(TinyGame)
