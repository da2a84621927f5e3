"""What the learned evaluation of Animimix knows of a position: facts that hold, seen from a seat.

A species is worth what the grid makes of it, to the seat with most of its cards. So it is told how each seat stands in
each species and will stand with its hand, what the species is worth, and in how many cells that can still be changed.
"""

import numpy as np

from arkade.games.animimix.components import (
    ANIMAL_POINTS,
    CHAMELEON,
    COLUMNS,
    COUPLE_POINTS,
    ELEPHANT,
    HAND,
    LION_POINTS,
    LOVEBIRD,
    MAX_PLAYERS,
    MONKEY,
    N_SPECIES,
    PELICAN,
    PENGUIN,
    ROWS,
    SIDE,
    SPECIES_IN_PLAY,
    WOLF,
)
from arkade.games.animimix.rules import (
    FIRST_COLUMN,
    couples,
    most_neighbour_species,
    neighbours,
    number_of,
)
from arkade.kernel.arrays import fill, level, over_others
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

TURNS = max(HAND) + 1
BEFORE = 4  # cards of a species before a seat: none, one, two, more
HELD = 3  # in its hand: none, one, more
MARGINS = 5  # cards more than the best of the others: from two less to two more
WORTHS = 12  # what a species is worth, by twos
STAKES = 4  # the same, by fours
CHANGES = 4  # cells that change it: none, one, two, more
LEADS = 11  # points ahead of the best of the others as the table stands, the middle level for none
STEP = 3  # points between two of these levels

#: Seats are counted from the one that looks: 0 is itself, 1 the next, and so on.
FEATURES = (
    ("players", (MAX_PLAYERS - 1,)),
    ("to_decide", (MAX_PLAYERS,)),
    ("turns", (TURNS,)),  # that the seat to decide still has
    ("worth", (N_SPECIES, WORTHS)),
    ("changes", (N_SPECIES, CHANGES, CHANGES)),  # open cells where the species gains by a card put there, or loses one
    ("cards", (MAX_PLAYERS, N_SPECIES, BEFORE, HELD)),
    ("majority", (MAX_PLAYERS, N_SPECIES, STAKES, MARGINS)),  # the lead in cards by what the species is worth
    ("reach", (MAX_PLAYERS, N_SPECIES, MARGINS)),  # the lead if all hands were put down
    ("lead", (MAX_PLAYERS, TURNS, LEADS)),  # in points, by turns
)
AT = offsets(FEATURES)
MOST_FEATURES = 3 + max(SPECIES_IN_PLAY) * (2 + 3 * MAX_PLAYERS) + MAX_PLAYERS

#: The cells of the grid's border by number of players, as bits (ANI-17); 0 and 1 do not occur.
BORDER = tuple(
    sum(
        1 << row * SIDE + column
        for row in range(rows)
        for column in range(columns)
        if row in (0, rows - 1) or column in (0, columns - 1)
    )
    for rows, columns in zip(ROWS, COLUMNS, strict=True)
)
FIRST_ROW = (1 << SIDE) - 1


@rule
def features(s, seat, out):
    """What is so: the turn, then species by species, then how the seats stand; how many facts."""
    turns = s.cards[s.player]
    out[0] = AT.players + s.players - 2
    out[1] = AT.to_decide + (s.player - seat) % s.players
    out[2] = AT.turns + turns
    n = 3
    room = np.empty((2, N_SPECIES + 1), np.int64)  # one array, for each takes time to allocate
    cells, points = room[0], room[1]
    open_cells = find_cells(s, cells)
    fill(points, 0)
    for species in range(N_SPECIES):
        if s.species[species]:
            worth, gains, losses = outlook(s, species, cells[species], open_cells)
            out[n] = AT.worth + species * WORTHS + min(worth // 2, WORTHS - 1)
            more, less = min(gains, CHANGES - 1), min(losses, CHANGES - 1)
            out[n + 1] = AT.changes + (species * CHANGES + more) * CHANGES + less
            n = tell_seats(s, seat, species, worth, points, out, n + 2)
    for i in range(s.players):
        lead = over_others(points, (seat + i) % s.players, s.players)
        out[n] = AT.lead + (i * TURNS + turns) * LEADS + level(lead, STEP, LEADS)
        n += 1
    return n


@rule
def find_cells(s, cells):
    """The cells of every species as bits; those without a mountain are returned."""
    fill(cells, 0)
    open_cells = 0
    for row in range(ROWS[s.players]):
        for cell in range(row * SIDE, row * SIDE + COLUMNS[s.players]):
            cells[s.grid[cell]] |= 1 << cell
            open_cells |= int(s.mountain[cell] == 0) << cell
    return open_cells


@rule
def tell_seats(s, seat, species, worth, points, out, n):
    """How every seat stands in a species; `points` gets what it would bring if the game ended now (ANI-13)."""
    most, next_most, most_with_hand, next_with_hand, sharers = 0, 0, 0, 0, 0
    for p in range(s.players):
        before = s.kept[p, species] + s.taken[p, species]
        if before > most:
            most, next_most, sharers = before, most, 1
        else:
            sharers += before == most
            next_most = max(next_most, before)
        both = before + s.hand[p, species]
        if both > most_with_hand:
            most_with_hand, next_with_hand = both, most_with_hand
        else:
            next_with_hand = max(next_with_hand, both)
    stake = min(worth // 4, STAKES - 1)
    for i in range(s.players):
        p = (seat + i) % s.players
        held = s.hand[p, species]
        before = s.kept[p, species] + s.taken[p, species]
        if before == most and most > 0:
            points[p] += worth // sharers
        lead = before - (next_most if before == most else most)
        reach = before + held - (next_with_hand if before + held == most_with_hand else most_with_hand)
        place = i * N_SPECIES + species
        out[n] = AT.cards + (place * BEFORE + min(before, BEFORE - 1)) * HELD + min(held, HELD - 1)
        out[n + 1] = AT.majority + (place * STAKES + stake) * MARGINS + margin(lead)
        out[n + 2] = AT.reach + place * MARGINS + margin(reach)
        n += 3
    return n


@rule
def margin(lead):
    """A lead in cards as one of the levels."""
    return min(max(lead, -2), 2) + 2


# What the grid makes of a species, and the open cells where it can still change that (ANI-16 to ANI-23)


@rule
def outlook(s, species, cells, open_cells):
    """What a species is worth; in how many open cells it gains by a card put there, and loses by one taken away."""
    if species == MONKEY:
        return in_lines(cells, open_cells, FIRST_COLUMN, 1)
    if species == ELEPHANT:
        return in_lines(cells, open_cells, FIRST_ROW, SIDE)
    if species == WOLF:
        border = BORDER[s.players]
        there = border & open_cells
        return ANIMAL_POINTS * number_of(cells & border), number_of(there & ~cells), number_of(there & cells)
    if species == PELICAN:
        return in_group(cells, open_cells, True)
    if species == PENGUIN:
        return in_group(cells, open_cells, False)
    beside = neighbours(cells, False) & open_cells & ~cells
    if species == LOVEBIRD:
        return COUPLE_POINTS * couples(s.grid), number_of(beside), number_of(cells & open_cells)
    if species == CHAMELEON:
        return ANIMAL_POINTS * most_neighbour_species(s.grid), number_of(beside), number_of(cells & open_cells)
    lions = number_of(cells)  # fewer are better: a lion taken brings what one put down costs anywhere
    return LION_POINTS - lions if lions else 0, number_of(cells & open_cells), 0


@rule
def in_lines(cells, open_cells, line, step):
    """A species that counts in its best line: gains in any of the best, loses where there is no other."""
    best, gains, losses = 0, 0, 0
    for i in range(SIDE):
        here = line << i * step
        count = number_of(cells & here)
        if count >= best:
            losses = number_of(cells & here & open_cells) if count > best else 0
            gains = number_of(here & open_cells & ~cells) + (0 if count > best else gains)
            best = count
    return ANIMAL_POINTS * best, gains, losses


@rule
def in_group(cells, open_cells, diagonal):
    """A species that counts in its largest group."""
    best, largest = 0, 0
    left = cells
    while left:
        before, group = 0, left & -left
        while group != before:
            before = group
            group |= neighbours(group, diagonal) & cells
        left &= ~group
        count = number_of(group)
        if count > best:
            best, largest = count, group
    beside = neighbours(largest, diagonal) & open_cells & ~cells
    return ANIMAL_POINTS * best, number_of(beside), number_of(largest & open_cells)
