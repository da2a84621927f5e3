"""Animimix made so small that it can be solved.

By its own rules, with two species of four cards each, a grid of 2 × 2 and one card in each of two hands; two cards are
put away. A deal is a grid, row by row, and the hands.
"""

from collections.abc import Mapping
from itertools import product
from math import comb
from typing import Any

from arkade.errors import BadOption
from arkade.games.animimix.components import SIDE, SPECIES
from arkade.kernel.definition import Tiny

PAIR = tuple(map(SPECIES.index, ("pelican", "penguin")))
LETTERS = "pg"  # of the two species, for the parameter `grid`
COPIES = 4
CELLS = (0, 1, SIDE, SIDE + 1)  # 2 × 2, on the largest grid
RANDOM = "random"


def deals(parameters: Mapping[str, str]) -> dict[tuple[int, ...], float]:
    """Every deal that the eight cards allow, as likely as it is; with a certain `grid` only its own."""
    grid = parameters["grid"]
    if grid != RANDOM and (len(grid) != len(CELLS) or not set(grid) <= set(LETTERS)):
        raise BadOption("grid", grid, f"it takes {RANDOM}, or {len(CELLS)} letters of {LETTERS}")
    grids = product(range(2), repeat=len(CELLS)) if grid == RANDOM else [tuple(map(LETTERS.index, grid))]
    ways = {(*cells, *hands): _ways((*cells, *hands)) for cells in grids for hands in product(range(2), repeat=2)}
    return {cards: count / sum(ways.values()) for cards, count in ways.items() if count}


def _ways(cards: tuple[int, ...]) -> int:
    """How many orders of the shuffled pack begin with these cards, if equal cards count as one."""
    left = [COPIES - cards.count(species) for species in range(2)]
    return comb(sum(left), left[0]) if min(left) >= 0 else 0


def lay(s: Any, deal: tuple[int, ...]) -> None:
    """Take all cards away and lay these few."""
    cards = [PAIR[card] for card in deal]
    s.species[:] = s.hand[:] = s.away[:] = 0
    for species in PAIR:
        s.species[species] = 1
        s.away[species] = COPIES - cards.count(species)
    s.grid[:] = -1
    s.grid[list(CELLS)] = cards[: len(CELLS)]
    s.open = len(CELLS)
    for seat, card in enumerate(cards[len(CELLS) :]):
        s.hand[seat, card] = s.cards[seat] = 1


TINY = Tiny(
    title="Animimix on a grid of 2 x 2", players=2, longest=2, parameters={"grid": RANDOM}, deals=deals, lay=lay
)
