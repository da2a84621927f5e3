"""What holds in every record of Animimix: a state that comes from outside is checked by it."""

from typing import Any

from arkade.games.animimix.components import (
    CELLS,
    COLUMNS,
    COPIES,
    HAND,
    MAX_PLAYERS,
    MOUNTAINS,
    N_SPECIES,
    ROWS,
    SIDE,
    SPECIES_IN_PLAY,
)
from arkade.games.animimix.state import NOTHING
from arkade.kernel.record import OVER, ensure
from arkade.kernel.rule import rule


@rule
def conserved(s):
    """0 when all is well: the compiled core of `check`."""
    taken, mountains = 0, 0
    for species in range(N_SPECIES):
        cards = s.away[species]
        for p in range(MAX_PLAYERS):
            if s.hand[p, species] < 0 or s.kept[p, species] < 0 or s.taken[p, species] < 0:
                return 1
            cards += s.hand[p, species] + s.kept[p, species] + s.taken[p, species]
            taken += s.taken[p, species]
        for cell in range(CELLS):
            cards += s.grid[cell] == species
        if cards != COPIES * s.species[species]:
            return 2
    for cell in range(CELLS):
        mountains += s.mountain[cell]
    if taken != mountains or mountains > MOUNTAINS:
        return 3
    for p in range(s.players):
        cards = 0
        for species in range(N_SPECIES):
            cards += s.hand[p, species]
        if cards != s.cards[p]:
            return 4
    return 0


def check(s: Any) -> None:
    """All of it."""
    players = int(s.players)
    hand, kept, taken = s.hand.tolist(), s.kept.tolist(), s.taken.tolist()
    grid, mountain, away = s.grid.tolist(), s.mountain.tolist(), s.away.tolist()
    _check_grid(s, players, grid, mountain)

    # Ten cards of every species in play, none of the others (ANI-01, ANI-03)
    ensure(set(s.species.tolist()) <= {0, 1})
    ensure(s.species.sum() == SPECIES_IN_PLAY[players])
    for counts in (*hand, *kept, *taken, away):
        ensure(min(counts) >= 0)
    for species in range(N_SPECIES):
        piles = sum(hand[p][species] + kept[p][species] + taken[p][species] for p in range(MAX_PLAYERS))
        ensure(grid.count(species) + piles + away[species] == COPIES * s.species[species])
    ensure(sum(away) == COPIES * SPECIES_IN_PLAY[players] - ROWS[players] * COLUMNS[players] - players * HAND[players])

    # Every turn costs one card and lays one card before the player (ANI-05 to ANI-07)
    for p in range(MAX_PLAYERS):
        ensure(s.cards[p] == sum(hand[p]))
        ensure(sum(hand[p]) + sum(kept[p]) + sum(taken[p]) == (HAND[players] if p < players else 0))
    ensure(sum(map(sum, taken)) == sum(mountain))

    # The turn goes round from the start player to the end (ANI-05, ANI-12)
    ensure(0 <= s.start < players)
    turns = players * HAND[players] - int(s.cards.sum())
    if turns == players * HAND[players]:
        ensure(s.player == OVER)
    else:
        ensure(s.player == (s.start + turns) % players)
    for i in range(players):
        ensure(s.cards[(s.start + i) % players] == HAND[players] - turns // players - (i < turns % players))

    # News: a hand card laid face up, and the kept cards at the end
    ensure(s.news == sum(mountain) + (s.player == OVER))


def _check_grid(s: Any, players: int, grid: list[int], mountain: list[int]) -> None:
    """A card in every cell of the grid in play, nothing outside (ANI-02); mountains only on cards (ANI-07)."""
    for cell in range(CELLS):
        inside = cell // SIDE < ROWS[players] and cell % SIDE < COLUMNS[players]
        ensure((grid[cell] != NOTHING) == inside)
        ensure(grid[cell] == NOTHING or s.species[grid[cell]])
        ensure(mountain[cell] in ((0, 1) if inside else (0,)))
    ensure(s.open == ROWS[players] * COLUMNS[players] - sum(mountain))
    ensure(sum(mountain) <= MOUNTAINS)
