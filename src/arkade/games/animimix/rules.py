"""Animimix, rule by rule (ANI-01 to ANI-24)."""

import numpy as np

from arkade.games.animimix.actions import KEEP, OBJECT_OF, SECOND_OF, START, SWAP, VERB_OF
from arkade.games.animimix.components import (
    ANIMAL_POINTS,
    CELLS,
    CHAMELEON,
    COLUMNS,
    COPIES,
    COUPLE_POINTS,
    ELEPHANT,
    HAND,
    LION_POINTS,
    LOVEBIRD,
    MAX_CARDS,
    MONKEY,
    N_SPECIES,
    PELICAN,
    PENGUIN,
    ROWS,
    SIDE,
    SPECIES,
    SPECIES_IN_PLAY,
    WOLF,
)
from arkade.games.animimix.state import NOTHING
from arkade.kernel.arrays import fill, total
from arkade.kernel.generator import below, shuffle
from arkade.kernel.record import OVER, RANDOM
from arkade.kernel.rule import rule


def prepare(s, options):
    """Note the species chosen at the table (ANI-03)."""
    if options["species"] != "random":
        for name in options["species"]:
            s.species[SPECIES.index(name)] = 1


# Set-up


@rule
def deal(s):
    """Set-up (ANI-02 to ANI-04)."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    s.player = s.start  # COM-02
    choose_species(s)
    deck = np.empty(MAX_CARDS, np.int64)
    size = 0
    for species in range(N_SPECIES):
        if s.species[species]:
            for _ in range(COPIES):
                deck[size] = species
                size += 1
    shuffle(s.rng, deck, size)
    rows, columns = ROWS[s.players], COLUMNS[s.players]
    fill(s.grid, NOTHING)
    s.open = rows * columns
    for i in range(s.open):
        s.grid[i // columns * SIDE + i % columns] = deck[i]
    top = s.open
    for p in range(s.players):
        s.cards[p] = HAND[s.players]
        for _ in range(s.cards[p]):
            s.hand[p, deck[top]] += 1
            top += 1
    for i in range(top, size):
        s.away[deck[i]] += 1


@rule
def choose_species(s):
    """At random unless the table chose (ANI-03)."""
    if total(s.species) == 0:
        order = np.empty(N_SPECIES, np.int64)
        for species in range(N_SPECIES):
            order[species] = species
        shuffle(s.rng, order, N_SPECIES)
        for i in range(SPECIES_IN_PLAY[s.players]):
            s.species[order[i]] = 1


# Turn


@rule
def legal(s, out):
    """A: keep a hand card (ANI-06). B: swap one for a grid card without a mountain (ANI-07 to ANI-09)."""
    hand = s.hand[s.player]
    n = 0
    for species in range(N_SPECIES):
        if hand[species]:
            out[n] = START[KEEP] + species
            n += 1
    held = n
    for cell in range(CELLS):
        if s.grid[cell] != NOTHING and not s.mountain[cell]:  # ANI-08, ANI-11
            for i in range(held):
                out[n] = START[SWAP] + cell * N_SPECIES + out[i] - START[KEEP]
                n += 1
    return n


@rule
def random_legal(s, rng, out):
    """A species held and a place for it: before the player or any open cell (the list is 20 times longer)."""
    held = 0
    for species in range(N_SPECIES):
        if s.hand[s.player, species]:
            out[held] = species
            held += 1
    choice = below(rng, held * (s.open + 1))
    species = out[choice % held]
    place = choice // held
    if place == s.open:
        return START[KEEP] + species
    cell = -1
    while place >= 0:
        cell += 1
        if s.grid[cell] != NOTHING and not s.mountain[cell]:
            place -= 1
    return START[SWAP] + cell * N_SPECIES + species


@rule
def apply(s, action):
    """One turn (ANI-05): A or B, then the next player."""
    p = s.player
    if VERB_OF[action] == KEEP:
        species = OBJECT_OF[action]
        s.kept[p, species] += 1  # ANI-06
    else:
        cell, species = OBJECT_OF[action], SECOND_OF[action]
        s.taken[p, s.grid[cell]] += 1  # ANI-07
        s.grid[cell] = species
        s.mountain[cell] = 1
        s.open -= 1
        s.news += 1  # a hand card is shown
    s.hand[p, species] -= 1
    s.cards[p] -= 1
    s.player = (p + 1) % s.players
    if s.cards[s.player] == 0:  # all hands are empty together: every turn costs one card (ANI-12)
        s.player = OVER
        s.news += 1  # the kept cards are shown


# End and scoring


@rule
def scores(s, out):
    """Every seat's points (ANI-12 to ANI-14); the rules know no standing before the end."""
    fill(out, 0)
    if s.player == OVER:
        for species in range(N_SPECIES):
            if s.species[species]:
                give_points(s, species, worth(s.grid, s.players, species), out)


@rule
def give_points(s, species, points, out):
    """A species' points go to its majority, shared and rounded down on a tie (ANI-13, ANI-14)."""
    most, sharers = majority(s, species)
    if most > 0:
        for p in range(s.players):
            if s.kept[p, species] + s.taken[p, species] == most:
                out[p] += points // sharers


@rule
def majority(s, species):
    """The most cards of a species before one player, and how many players have as many."""
    most, sharers = 0, 0
    for p in range(s.players):
        count = s.kept[p, species] + s.taken[p, species]
        if count > most:
            most, sharers = count, 0
        sharers += count == most
    return most, sharers


@rule
def worth(grid, players, species):
    """What the grid makes of a species."""
    if species == MONKEY:
        return ANIMAL_POINTS * best_line(grid, species, 1, SIDE)  # by column (ANI-16)
    if species == WOLF:
        return ANIMAL_POINTS * on_border(grid, players, species)
    if species == ELEPHANT:
        return ANIMAL_POINTS * best_line(grid, species, SIDE, 1)  # by row (ANI-18)
    if species == PELICAN:
        return ANIMAL_POINTS * largest_group(cells_of(grid, species), True)  # ANI-19
    if species == PENGUIN:
        return ANIMAL_POINTS * largest_group(cells_of(grid, species), False)  # ANI-20
    if species == CHAMELEON:
        return ANIMAL_POINTS * most_neighbour_species(grid)
    if species == LOVEBIRD:
        return COUPLE_POINTS * couples(grid)
    lions = number_of(cells_of(grid, species))  # ANI-23
    return LION_POINTS - lions if lions else 0


@rule
def best_line(grid, species, across, along):
    """The most cards of a species in one row or column (ANI-16, ANI-18)."""
    best = 0
    for line in range(SIDE):
        count = 0
        for i in range(SIDE):
            count += grid[line * across + i * along] == species
        best = max(best, count)
    return best


@rule
def on_border(grid, players, species):
    """Cards of a species on the border, corners once (ANI-17)."""
    last_row, last_column = ROWS[players] - 1, COLUMNS[players] - 1
    count = 0
    for row in range(last_row + 1):
        for column in range(last_column + 1):
            if row == 0 or row == last_row or column == 0 or column == last_column:
                count += grid[row * SIDE + column] == species
    return count


# Cells as the bits of a number: a group grows by all its neighbours in one step.
FIRST_COLUMN = sum(1 << row * SIDE for row in range(SIDE))
LAST_COLUMN = FIRST_COLUMN << SIDE - 1


@rule
def cells_of(grid, species):
    """The cells of a species."""
    cells = 0
    for cell in range(CELLS):
        cells |= int(grid[cell] == species) << cell
    return cells


@rule
def number_of(bits):
    """How many bits are set."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@rule
def sideways(cells):
    """The neighbours to the left and right."""
    return (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1


@rule
def neighbours(cells, diagonal):
    """All cells that share a side with one of these, or touch it at a corner (ANI-15)."""
    across = sideways(cells)
    if diagonal:
        return across << SIDE | across >> SIDE
    return across | cells << SIDE | cells >> SIDE


@rule
def largest_group(cells, diagonal):
    """The largest group joined by sides, or by diagonals (ANI-15, ANI-19, ANI-20)."""
    largest = 0
    while cells:
        before, group = 0, cells & -cells  # from the first cell on
        while group != before:
            before = group
            group |= neighbours(group, diagonal) & cells
        cells &= ~group
        largest = max(largest, number_of(group))
    return largest


@rule
def most_neighbour_species(grid):
    """The most different species next to one chameleon (ANI-21)."""
    best = 0
    for cell in range(CELLS):
        if grid[cell] == CHAMELEON:
            different = 0
            for side in range(4):
                beside = neighbour(cell, side)
                if beside != NOTHING and grid[beside] != NOTHING:
                    different |= 1 << grid[beside]
            best = max(best, number_of(different))
    return best


@rule
def neighbour(cell, side):
    """The cell to the left, right, above or below, or NOTHING (ANI-15)."""
    row, column = cell // SIDE, cell % SIDE
    if side < 2:
        column += 2 * side - 1
    else:
        row += 2 * side - 5
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOTHING


@rule
def couples(grid):
    """The largest number of couples of lovebirds, each card in one couple only (ANI-22).

    The grid is a chessboard: a couple is a black and a white cell. Every black lovebird in turn looks for a partner,
    breadth first; partners already taken may be freed if their mate finds another (augmenting paths).
    """
    mate = np.empty(CELLS, np.int64)
    fill(mate, NOTHING)
    reached_from = np.empty(CELLS, np.int64)
    waiting = np.empty(CELLS, np.int64)
    count = 0
    for start in range(CELLS):
        if grid[start] != LOVEBIRD or (start // SIDE + start % SIDE) % 2:
            continue
        fill(reached_from, NOTHING)
        waiting[0] = start
        found, done, free = 1, 0, NOTHING
        while done < found and free == NOTHING:
            black = waiting[done]
            done += 1
            for side in range(4):
                white = neighbour(black, side)
                if white == NOTHING or grid[white] != LOVEBIRD or reached_from[white] >= 0:
                    continue
                reached_from[white] = black
                if mate[white] == NOTHING:
                    free = white
                    break
                waiting[found] = mate[white]
                found += 1
        if free != NOTHING:
            count += 1
            while free != NOTHING:  # along the path every white cell takes the black one it was reached from
                black = reached_from[free]
                before = mate[black]
                mate[free], mate[black] = black, free
                free = before
    return count
