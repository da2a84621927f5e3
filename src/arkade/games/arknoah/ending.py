"""How a game ends, who loads last, and the final count (ARK-40 to ARK-43, ARK-57, ARK-58)."""

from typing import Any

from arkade.games.arknoah.components import LEAST_ROUNDS, N_ACTIONS, N_TILES, NOTHING, OUTLINE_BONUS, SIZES
from arkade.games.arknoah.state import (
    BY_OUTLINE,
    LAST_FOOD,
    LAST_PAIRS,
    LEFT_ANIMALS,
    LEFT_FOOD,
    LEFT_PITCH,
    LEFT_PLANKS,
    NOBODY,
    OUTLINE_CLOSED,
    PLANKS_SHORT,
    ROUNDS_OVER,
    WORKING,
)
from arkade.games.arknoah.stocks import score
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule


@rule
def how_it_ends(s):
    """By the outline (ARK-40, ARK-57), the last round or a lack of planks (ARK-41); NOTHING: it goes on."""
    enough = s.rounds >= LEAST_ROUNDS[s.quick]
    if enough and s.open_outline == 0:
        return OUTLINE_CLOSED
    if s.rounds == s.last_round:
        return ROUNDS_OVER
    if enough and s.stuck_end and total(s.planks) + total(s.plank_supply) < s.open_outline:
        return PLANKS_SHORT
    return NOTHING


@rule
def last_loading(s: Any) -> Any:
    """Whether the last loading has begun, food or pairs (ARK-42)."""
    return s.action == LAST_FOOD or s.action == LAST_PAIRS


@rule
def next_last_loader(s, acted):
    """The fewest points first; equal: the leftmost worker (ARK-42). No points change while it lasts."""
    found = NOBODY
    least = 0
    for space in range(N_ACTIONS):
        p = s.done[space]
        if p != NOBODY and not acted[p]:
            points = total(s.points[p])
            if found == NOBODY or points < least:
                found, least = p, points
    return found


@rule
def final_count(s):
    """Points for the outline (ARK-43, ARK-58); in the normal game some off for all that is left over (ARK-43)."""
    most = 0
    for p in range(s.players):
        most = max(most, s.rim[p])
    for p in range(s.players):
        if s.rim[p] == most:
            score(s, p, BY_OUTLINE, OUTLINE_BONUS)
        if not s.quick:
            score(s, p, LEFT_PLANKS, -s.planks[p])
            score(s, p, LEFT_PITCH, -s.pitch[p])
            score(s, p, LEFT_FOOD, -s.food[p])
            score(s, p, LEFT_ANIMALS, -ashore(s, p))
    s.action = NOTHING
    s.actor = NOBODY
    s.phase = WORKING
    s.player = OVER


@rule
def ashore(s, p):
    """The sizes of a player's animals that are not aboard (ARK-43)."""
    found = 0
    for tile in range(N_TILES):
        if s.tile[tile] == p:
            found += SIZES[tile // 2]
    return found


@rule
def scores(s, out):
    """Every seat's points: the sum of all reasons."""
    for p in range(s.players):
        out[p] = total(s.points[p])
