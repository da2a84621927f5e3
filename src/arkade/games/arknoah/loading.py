"""Action 7 and the last loading: food and pairs (ARK-30 to ARK-35, ARK-42, ARK-56).

Food placed is food less in stock, a pair loaded is a pair less ashore: no part goes on for ever.
"""

from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    FEED,
    INTO,
)
from arkade.games.arknoah.components import (
    LOAD,
    N_CELLS,
    N_SPECIES,
    NOTHING,
    SIZES,
    VALUES,
)
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
from arkade.kernel.rule import rule


@rule
def can_load(s, p):
    """Whether a player can load food or a pair."""
    if feeds(s, p):
        for cell in range(N_CELLS):
            if may_feed(s, p, cell):
                return True
    sizes = open_sizes(s, p)
    species = 0
    while species < N_SPECIES and not may_board(s, p, species, sizes):
        species += 1
    return species < N_SPECIES


@rule
def legal_load(s, out):
    """Food into a cell (ARK-31), a pair that has an enclosure to go to (ARK-32), or done (ARK-30, ARK-42)."""
    n = 0
    p = s.player
    if feeds(s, p):
        for cell in range(N_CELLS):
            if may_feed(s, p, cell):
                out[n] = FEED + cell
                n += 1
    sizes = open_sizes(s, p)
    for species in range(N_SPECIES):
        if may_board(s, p, species, sizes):
            out[n] = BOARD + species
            n += 1
    out[n] = DONE
    return n + 1


@rule
def feeds(s: Any, p: int) -> Any:
    """Whether food can be loaded now: from stock, for a loading point or in the last loading (ARK-31, ARK-42)."""
    return s.food[p] > 0 and ((s.action == LOAD and s.budget > 0) or s.action == LAST_FOOD)


@rule
def may_feed(s: Any, p: int, cell: int) -> Any:
    """Whether a cell of a finished enclosure, with a plank of the player unless it is the last loading, is empty."""
    pen = s.pen[cell]
    return pen != NOTHING and not s.fed[cell] and has_share(s, p, pen)


@rule
def has_share(s, p, pen):
    """Whether a plank of the player is in an enclosure's wall (ARK-32); nobody asks in the last loading (ARK-42)."""
    return s.action >= LAST_FOOD or s.pen_wall[pen, p] > 0


@rule
def place_food(s, cell):
    """Food into a cell, for a loading point and a victory point; for nothing in the last loading (ARK-31, ARK-42)."""
    s.food[s.player] -= 1
    s.fed[cell] = 1
    s.pen_fed[s.pen[cell]] += 1
    if s.action == LOAD:
        s.budget -= 1
        score(s, s.player, BY_FOOD, 1)


@rule
def open_sizes(s: Any, p: int) -> Any:
    """For which sizes a player finds an enclosure, as bits; small pairs under 0."""
    sizes = 0
    for cell in range(N_CELLS):
        if s.pen[cell] == cell and is_ready(s, p, cell):
            if s.pen_large[cell] == NOTHING:
                sizes |= 1 << int(s.pen_cells[cell])
            if s.pen_small[cell] == NOTHING:
                sizes |= 1
    return sizes


@rule
def is_ready(s, p, pen):
    """Whether food, pitch and wall of an enclosure are as a pair needs them; quick: the wall (ARK-32, ARK-56)."""
    if not has_share(s, p, pen):
        return False
    return s.quick or (s.pen_fed[pen] == s.pen_cells[pen] and s.pen_cubes[pen] == s.pen_pitch[pen])


@rule
def may_board(s, p, species, sizes):
    """Whether a player can load a pair now, `sizes` being those of `open_sizes`."""
    if s.action == LAST_FOOD or not sizes >> SIZES[species] & 1:
        return False
    male, female = s.tile[2 * species], s.tile[2 * species + 1]
    return male >= 0 and female >= 0 and (male == p or female == p) and affordable(s, p, species)


@rule
def cost(s, p, species):
    """The size for each of the player's own two tiles; the partner's comes free (ARK-33)."""
    own = int(s.tile[2 * species] == p) + int(s.tile[2 * species + 1] == p)
    return own * SIZES[species]


@rule
def affordable(s: Any, p: int, species: int) -> Any:
    """Whether the loading points suffice; the quick and the last loading ask for none (ARK-33, ARK-42, ARK-56)."""
    return s.quick or s.action == LAST_PAIRS or cost(s, p, species) <= s.budget


@rule
def has_room(s: Any, p: int, pen: int, species: int) -> Any:
    """Whether a pair can go into an enclosure (ARK-32, ARK-34, ARK-56)."""
    if not is_ready(s, p, pen):
        return False
    if SIZES[species] == 0:
        return s.pen_small[pen] == NOTHING
    return s.pen_cells[pen] == SIZES[species] and s.pen_large[pen] == NOTHING


@rule
def legal_into(s, out):
    """Every enclosure for the pair; `load` is offered only if there is one. One alone is still a decision."""
    n = 0
    for cell in range(N_CELLS):
        if s.pen[cell] == cell and has_room(s, s.player, cell, s.loading):
            out[n] = INTO + cell
            n += 1
    return n


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
    s.tile[2 * species] = ABOARD
    s.tile[2 * species + 1] = ABOARD
    if SIZES[species] == 0:
        s.pen_small[pen] = species
    else:
        s.pen_large[pen] = species
    s.loading = NOTHING
    s.phase = LOADING
    if s.quick and s.budget == 0:
        s.phase = PART_OVER  # ARK-56
