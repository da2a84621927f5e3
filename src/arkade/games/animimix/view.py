"""What a seat sees in Animimix."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arkade.games.animimix import rules
from arkade.games.animimix.actions import CELL_NAMES, KEEP, SWAP
from arkade.games.animimix.components import (
    CELLS,
    COLUMNS,
    MAX_PLAYERS,
    N_SPECIES,
    ROWS,
    SIDE,
    SPECIES,
)
from arkade.games.animimix.state import NOTHING
from arkade.kernel.arrays import put, total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import Take, kinds, kinds_if_shown
from arkade.text import Phrase, seat_phrase


class Cell(msgspec.Struct):
    """A grid card."""

    name: str
    species: str
    mountain: bool


class Player(msgspec.Struct):
    """One seat. What the viewer may not see is None."""

    cards: int  # in hand
    hand: dict[str, int] | None
    kept: int  # face down from the hand
    kept_cards: dict[str, int] | None
    taken: dict[str, int]  # face down from the grid


class View(msgspec.Struct):
    """The table as one seat sees it."""

    player: int | None
    species: list[str]
    grid: list[list[Cell]]
    worth: dict[str, int]  # what each species would be worth to its majority if the game ended now
    mountains: int  # left in the supply
    seats: list[Player]
    away: int
    away_cards: dict[str, int] | None
    scores: list[int] | None  # at the end


_SEAT = (*range(MAX_PLAYERS), None)  # the last stands for -1, nobody

#: By number of players: the names of the cells of each row.
_GRID = [
    [CELL_NAMES[row * SIDE : row * SIDE + COLUMNS[players]] for row in range(ROWS[players])]
    for players in range(MAX_PLAYERS + 1)
]


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The table as `seat` sees it, None: a spectator; `numbers` is its survey."""
    take = numbers.__next__
    player, players, mountains, away = _SEAT[take()], take(), take(), take()
    return View(
        player=player,
        worth=(worth := kinds(take, SPECIES)),
        species=list(worth),
        grid=[
            [
                Cell(name, SPECIES[kind], mountain == 1)
                for name, kind, mountain in zip(row, numbers, numbers, strict=False)
            ]
            for row in _GRID[players]
        ],
        mountains=mountains,
        seats=[_player(take) for _ in range(players)],
        away=away,
        away_cards=kinds_if_shown(take, SPECIES) if everything else None,
        scores=list(numbers) if player is None else None,
    )


def _player(take: Take) -> Player:
    return Player(
        cards=take(),
        kept=take(),
        taken=kinds(take, SPECIES),
        hand=kinds_if_shown(take, SPECIES),
        kept_cards=kinds_if_shown(take, SPECIES),
    )


#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("species", (N_SPECIES,)),  # 1 for those in play
    ("grid", (N_SPECIES, CELLS)),  # 1 where the species lies
    ("mountain", (CELLS,)),  # 1 where a mountain stands
    ("hand", (N_SPECIES,)),  # the observer's
    ("kept", (N_SPECIES,)),  # the observer's
    ("taken", (MAX_PLAYERS, N_SPECIES)),  # everybody's, from the grid
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("kept_count", (MAX_PLAYERS,)),  # kept by each
)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[(s.player - seat) % s.players] = 1
    at = put(out, MAX_PLAYERS, s.species)
    for cell in range(CELLS):
        if s.grid[cell] != NOTHING:
            out[at + s.grid[cell] * CELLS + cell] = 1
    at = put(out, at + N_SPECIES * CELLS, s.mountain)
    at = put(out, at, s.hand[seat])
    at = put(out, at, s.kept[seat])
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, at + i * N_SPECIES, s.taken[p])
        out[at + MAX_PLAYERS * N_SPECIES + i] = s.cards[p]
        out[at + MAX_PLAYERS * N_SPECIES + MAX_PLAYERS + i] = total(s.kept[p])


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move, and at the end who gets each species' points."""
    who = int(before.player)
    if action < SWAP:
        if seat == who:
            lines = [Phrase("log-keep-own", {"who": seat_phrase(who), "animal": Phrase(SPECIES[action - KEEP])})]
        else:
            lines = [Phrase("log-keep", {"who": seat_phrase(who)})]
    else:
        cell, species = divmod(action - SWAP, N_SPECIES)
        animals = {"taken": Phrase(SPECIES[before.grid[cell]]), "put": Phrase(SPECIES[species])}
        lines = [Phrase("log-swap", {"who": seat_phrase(who), "cell": CELL_NAMES[cell], **animals})]
    if after.player == OVER:
        lines += [_majority(after, species) for species in range(N_SPECIES) if after.species[species]]
    return lines


def _majority(s: Any, species: int) -> Phrase:
    most, sharers = rules.majority(s, species)
    animals = Phrase(SPECIES[species])
    if most == 0:
        return Phrase("log-no-majority", {"animal": animals})
    winners = [p for p in range(s.players) if s.kept[p, species] + s.taken[p, species] == most]
    points = int(rules.worth(s.grid, s.players, species))
    return Phrase(
        "log-majority" if sharers == 1 else "log-shared-majority",
        {
            "animal": animals,
            "points": points,
            "count": int(most),
            "each": points // int(sharers),
            "seats": [seat_phrase(p) for p in winners],
        },
    )
