"""Action 7 and the last loading: food and pairs (ARK-30 to ARK-35, ARK-42, ARK-56).

Food placed is food less in stock, a pair loaded is a pair less ashore: no part goes on for ever.
"""

from typing import Any

import numpy as np

from arkade.games.arknoah.actions import BOARD, DONE, FEED, INTO, START
from arkade.games.arknoah.components import LOAD, MAX_PEN, N_CELLS, N_SPECIES, NOTHING, SIZES, VALUES
from arkade.games.arknoah.enclosures import offer
from arkade.games.arknoah.ending import last_loading
from arkade.games.arknoah.sets import count, listed, nth
from arkade.games.arknoah.state import (
    ABOARD,
    BY_ANIMALS,
    BY_FOOD,
    BY_PITCH,
    BY_PLANKS,
    LAST_FOOD,
    LAST_PAIRS,
    LOADING,
    PART_OVER,
)
from arkade.games.arknoah.stocks import score
from arkade.kernel.generator import below
from arkade.kernel.rule import rule

EVERYWHERE = (1 << N_CELLS) - 1


@rule
def can_load(s, p):
    """Whether a player can load food or a pair."""
    return to_feed(s, p) != 0 or to_board(s, p) != 0


@rule
def legal_load(s, out):
    """Food into a cell (ARK-31), a pair that has an enclosure to go to (ARK-32), or done (ARK-30, ARK-42)."""
    n = listed(to_feed(s, s.player), START[FEED], out, 0)
    n = listed(to_board(s, s.player), START[BOARD], out, n)
    out[n] = START[DONE]
    return n + 1


@rule
def random_load(s, rng):
    """One of these by lot."""
    cells, pairs = to_feed(s, s.player), to_board(s, s.player)
    meals, loads = count(cells), count(pairs)
    choice = below(rng, meals + loads + 1)
    if choice < meals:
        return START[FEED] + nth(cells, choice)
    if choice < meals + loads:
        return START[BOARD] + nth(pairs, choice - meals)
    return START[DONE]


@rule
def to_feed(s, p):
    """The cells that a player can put food on now, as a set."""
    return s.hungry & shares(s, p) if feeds(s, p) else np.int64(0)


@rule
def feeds(s: Any, p: int) -> Any:
    """Whether food can be loaded now: from stock, for a loading point or in the last loading (ARK-31, ARK-42)."""
    return s.food[p] > 0 and ((s.action == LOAD and s.budget > 0) or s.action == LAST_FOOD)


@rule
def shares(s: Any, p: int) -> Any:
    """The cells of enclosures with a plank of the player in the wall (ARK-32), of all in the last loading (ARK-42)."""
    return EVERYWHERE if last_loading(s) else s.shares[p]


@rule
def place_food(s, cell):
    """Food into a cell, for a loading point and a victory point; for nothing in the last loading (ARK-31, ARK-42)."""
    s.food[s.player] -= 1
    feed(s, cell)
    if s.action == LOAD:
        s.budget -= 1
        score(s, s.player, BY_FOOD, 1)


@rule
def feed(s, cell):
    """A cell of an enclosure has food from now on."""
    s.fed[cell] = 1
    s.hungry ^= np.int64(1) << cell
    s.pen_fed[s.pen[cell]] += 1
    offer(s, s.pen[cell])


@rule
def to_board(s, p):
    """The pairs that a player can load now, as a set of species."""
    pairs, sizes = np.int64(0), 0
    for size in range(MAX_PEN + 1):
        sizes |= int(room_for(s, p, size) != 0) << size
    if s.action != LAST_FOOD and sizes != 0:
        for species in range(N_SPECIES):
            if sizes >> SIZES[species] & 1 and is_pair(s, p, species) and affordable(s, p, species):
                pairs |= np.int64(1) << species
    return pairs


@rule
def room_for(s: Any, p: int, size: int) -> Any:
    """The enclosures that a player's pair of a size can go into, as a set (ARK-32, ARK-34, ARK-56)."""
    return s.vacant[size] & shares(s, p)


@rule
def is_pair(s: Any, p: int, species: int) -> Any:
    """Whether both animals are players', at least one the player's own (ARK-32)."""
    male, female = s.tile[2 * species], s.tile[2 * species + 1]
    return male >= 0 and female >= 0 and (male == p or female == p)


@rule
def cost(s: Any, p: int, species: int) -> Any:
    """The size for each of the player's own two tiles; the partner's comes free (ARK-33)."""
    own = int(s.tile[2 * species] == p) + int(s.tile[2 * species + 1] == p)
    return own * SIZES[species]


@rule
def affordable(s: Any, p: int, species: int) -> Any:
    """Whether the loading points suffice; the quick and the last loading ask for none (ARK-33, ARK-42, ARK-56)."""
    return s.quick or s.action == LAST_PAIRS or cost(s, p, species) <= s.budget


@rule
def legal_into(s, out):
    """Every enclosure for the pair; `load` is offered only if there is one. One alone is still a decision."""
    return listed(room_for(s, s.player, SIZES[s.loading]), START[INTO], out, 0)


@rule
def board(s, pen):
    """The pair goes into the enclosure: points for its owners, the wall and the pitch (ARK-33, ARK-35)."""
    species, p = s.loading, s.player
    male, female = s.tile[2 * species], s.tile[2 * species + 1]
    if s.action == LOAD:
        s.budget -= 1 if s.quick else cost(s, p, species)
        score(s, male, BY_ANIMALS, VALUES[species])
        score(s, female, BY_ANIMALS, VALUES[species])
        for seat in range(s.players):
            score(s, seat, BY_PLANKS, s.pen_wall[pen, seat])
        score(s, p, BY_PITCH, 0 if s.quick else s.pen_cubes[pen])
    settle(s, species, pen)
    s.loading = NOTHING
    s.phase = LOADING
    if s.quick and s.budget == 0:
        s.phase = PART_OVER  # ARK-56


@rule
def settle(s, species, pen):
    """A pair lives in an enclosure from now on, which has no room for another such pair (ARK-34)."""
    s.tile[2 * species] = ABOARD
    s.tile[2 * species + 1] = ABOARD
    s.vacant[SIZES[species]] &= ~(np.int64(1) << pen)
    if SIZES[species] == 0:
        s.pen_small[pen] = species
    else:
        s.pen_large[pen] = species
