"""What views of Animimix are made of, as numbers in the order in which `view` reads them."""

import numpy as np

from arkade.games.animimix.components import CELLS, COLUMNS, MAX_PLAYERS, MOUNTAINS, N_SPECIES, ROWS, SIDE
from arkade.games.animimix.rules import scores, worth
from arkade.kernel.arrays import put, total
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import put_kinds, put_kinds_if

_KINDS = 1 + 2 * N_SPECIES
SURVEY_SIZE = 5 + 2 * N_SPECIES + 2 * CELLS + (3 * MAX_PLAYERS + 1) * _KINDS + 4 * MAX_PLAYERS


@rule
def survey(s, seat, out):
    """The table for a seat or a spectator. After the end all cards are shown (ANI-12)."""
    out[0] = s.player
    out[1] = s.players
    out[2] = MOUNTAINS - total(s.mountain)
    out[3] = total(s.away)
    out[4] = total(s.species)
    n = 5
    for species in range(N_SPECIES):
        if s.species[species]:
            out[n] = species
            out[n + 1] = worth(s.grid, s.players, species)
            n += 2
    for row in range(ROWS[s.players]):
        for cell in range(row * SIDE, row * SIDE + COLUMNS[s.players]):
            out[n] = s.grid[cell]
            out[n + 1] = s.mountain[cell]
            n += 2
    points = np.zeros(s.players, np.int64)
    standing(s, seat, points)
    for p in range(s.players):
        out[n] = points[p]
        n = survey_player(s, p, seat, out, n + 1)
    if seat == EVERYTHING:
        n = put_kinds(out, n, s.away)
    if s.player == OVER:
        scores(s, points)
        n = put(out, n, points)
    return n


@rule
def survey_player(s, p, seat, out, n):
    """One seat, with its hand and what it kept where they are shown."""
    own = mine(p, seat)
    out[n] = s.cards[p]
    out[n + 1] = total(s.kept[p])
    n = put_kinds(out, n + 2, s.taken[p])
    n = put_kinds_if(out, n, s.hand[p], own)
    return put_kinds_if(out, n, s.kept[p], own or s.player == OVER)


@rule
def mine(p, seat):
    """Whether a viewer sees a seat's own cards."""
    return p == seat or seat == EVERYTHING


@rule
def standing(s, seat, out):
    """What every seat would have if the game ended now, by the cards that the viewer has seen (ANI-10, ANI-13)."""
    for species in range(N_SPECIES):
        most, sharers = 0, 0
        for p in range(s.players):
            count = seen(s, p, species, seat)
            if count > most:
                most, sharers = count, 0
            sharers += count == most
        if s.species[species] and most > 0:
            points = worth(s.grid, s.players, species)
            for p in range(s.players):
                if seen(s, p, species, seat) == most:
                    out[p] += points // sharers


@rule
def seen(s, p, species, seat):
    """The cards of a species before a seat, as far as the viewer knows them."""
    kept = s.kept[p, species] if mine(p, seat) or s.player == OVER else 0
    return s.taken[p, species] + kept
