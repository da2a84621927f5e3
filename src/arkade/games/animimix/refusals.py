"""Why an action is not legal in Animimix."""

from typing import Any

from arkade.games.animimix.actions import KEEP, SWAP
from arkade.games.animimix.components import N_SPECIES
from arkade.games.animimix.state import NOTHING
from arkade.kernel.record import OVER


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it."""
    if s.player == OVER:
        return ["ANI-12"]
    swap = action >= SWAP
    cell, species = divmod(action - SWAP, N_SPECIES) if swap else (NOTHING, action - KEEP)
    rules = []
    if swap and s.grid[cell] == NOTHING:
        rules.append("ANI-02")
    if not s.species[species]:
        rules.append("ANI-03")
    elif not s.hand[s.player, species]:
        rules.append("ANI-07" if swap else "ANI-06")
    if swap and s.mountain[cell]:
        rules.append("ANI-08")
    return rules
