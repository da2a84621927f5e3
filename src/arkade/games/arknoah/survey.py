"""What views of Ark & Noah are made of, as numbers in the order in which `view` reads them: the same for everybody."""

import numpy as np

from arkade.games.arknoah.components import (
    MAX_OUTLINE,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_SPECIES,
    N_TILES,
    NOTHING,
    OUTLINE_SIZE,
    POINT_EDGES,
    ROUND,
)
from arkade.games.arknoah.enclosures import pen_along
from arkade.games.arknoah.rounds import next_in_order
from arkade.games.arknoah.state import BAG, DRAWN, N_REASONS, NOBODY, UNUSED
from arkade.games.arknoah.stocks import is_single
from arkade.kernel.arrays import put
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import put_kinds

#: What stands in the place of the enclosure of a species that is not in this game.
ABSENT = -2

SURVEY_SIZE = (
    17
    + (1 + MAX_PLAYERS)
    + 3 * N_ACTIONS
    + (3 + N_TILES)
    + N_EDGES
    + MAX_OUTLINE
    + (1 + N_CELLS)
    + (1 + N_CELLS * (7 + MAX_PLAYERS + MAX_OUTLINE) + N_CELLS)
    + MAX_PLAYERS * (7 + 2 * N_REASONS)
    + 3 * N_TILES
    + N_SPECIES
)


@rule
def survey(s, seat, out):
    """The table; nothing is hidden from anybody (ARK-07)."""
    out[0] = s.players
    out[1] = s.player
    out[2] = NOTHING if s.player == OVER else s.phase
    out[3] = s.quick
    out[4] = s.rounds
    out[5] = s.last_round
    out[6] = s.action
    out[7] = s.actor
    out[8] = s.budget
    out[9] = s.draws
    out[10] = s.incoming
    out[11] = s.lifted
    out[12] = s.loading
    out[13] = s.open_outline
    out[14] = s.pitch_supply
    out[15] = s.food_supply
    out[16] = s.ended
    n = survey_following(s, out, 17)
    for action in range(N_ACTIONS):
        out[n] = s.current[action]
        out[n + 1] = s.done[action]
        out[n + 2] = s.bonus[action]
        n += 3
    n = survey_tiles(s, DRAWN, 0, 1, out, n)
    n = put(out, n, s.plank)
    for i in range(OUTLINE_SIZE[s.players]):
        out[n] = s.cube[ROUND[s.players, i]]
        n += 1
    n = survey_cells(s.fed, 1, out, n)
    n = survey_enclosures(s, out, n)
    for sex in range(2):
        n = survey_tiles(s, BAG, sex, 2, out, n)
    for p in range(s.players):
        n = survey_player(s, p, out, n)
    return survey_species(s, out, n)


@rule
def survey_following(s, out, n):
    """Who comes after the player in the action (ARK-13, ARK-42, ARK-51)."""
    at = n
    n += 1
    if s.player != OVER:
        acted = np.zeros(MAX_PLAYERS, np.int64)
        put(acted, 0, s.acted)
        p = next_in_order(s, acted)
        while p != NOBODY:
            acted[p] = 1
            out[n] = p
            n += 1
            p = next_in_order(s, acted)
    out[at] = n - at - 1
    return n


@rule
def survey_tiles(s, where, first, step, out, n):
    """The tiles that are in one place."""
    at = n
    n += 1
    for tile in range(first, N_TILES, step):
        if s.tile[tile] == where:
            out[n] = tile
            n += 1
    out[at] = n - at - 1
    return n


@rule
def survey_cells(values, value, out, n):
    """The cells that have a value."""
    at = n
    n += 1
    for cell in range(N_CELLS):
        if values[cell] == value:
            out[n] = cell
            n += 1
    out[at] = n - at - 1
    return n


@rule
def survey_enclosures(s, out, n):
    """Every enclosure: its cells, wall, food, pitch spaces clockwise (ARK-60) and pairs."""
    at = n
    out[at] = 0
    n += 1
    for first in range(N_CELLS):
        if s.pen[first] == first:
            out[at] += 1
            out[n] = first
            n = survey_cells(s.pen, first, out, n + 1)
            for p in range(s.players):
                out[n] = s.pen_wall[first, p]
                n += 1
            out[n] = s.pen_fed[first]
            n = survey_pitch(s, first, out, n + 1)
            out[n] = s.pen_cubes[first]
            out[n + 1] = s.pen_large[first]
            out[n + 2] = s.pen_small[first]
            n += 3
    return n


@rule
def survey_pitch(s, first, out, n):
    """The pitch spaces that touch an enclosure, as places of the round."""
    at = n
    n += 1
    for i in range(OUTLINE_SIZE[s.players]):
        point = ROUND[s.players, i]
        if first in (pen_along(s, POINT_EDGES[s.players, point, 0]), pen_along(s, POINT_EDGES[s.players, point, 1])):
            out[n] = i
            n += 1
    out[at] = n - at - 1
    return n


@rule
def survey_player(s, p, out, n):
    """One seat."""
    out[n] = s.planks[p]
    out[n + 1] = s.pitch[p]
    out[n + 2] = s.food[p]
    out[n + 3] = s.plank_supply[p]
    out[n + 4] = s.rim[p]
    at = n + 5
    out[at] = 0
    n += 6
    for tile in range(N_TILES):
        if s.tile[tile] == p:
            out[at] += 1
            out[n] = tile
            out[n + 1] = not is_single(s, tile)
            out[n + 2] = max(s.tile[tile ^ 1], NOBODY)
            n += 3
    return put_kinds(out, n, s.points[p])


@rule
def survey_species(s, out, n):
    """The enclosure of every species, NOTHING or ABSENT."""
    for species in range(N_SPECIES):
        out[n + species] = ABSENT if s.tile[2 * species] == UNUSED else NOTHING
    for pen in range(N_CELLS):
        if s.pen_large[pen] != NOTHING:
            out[n + s.pen_large[pen]] = pen
        if s.pen_small[pen] != NOTHING:
            out[n + s.pen_small[pen]] = pen
    return n + N_SPECIES
