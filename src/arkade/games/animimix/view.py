"""What a seat sees in Animimix."""

from collections.abc import Iterator

import msgspec

from arkade.games.animimix.actions import CELL_NAMES
from arkade.games.animimix.components import COLUMNS, MAX_PLAYERS, ROWS, SIDE, SPECIES
from arkade.kernel.surveys import Take, kinds, kinds_if_shown


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
    score: int  # if the game ended now, by the cards that the viewer knows; final at the end


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
        score=take(),
        cards=take(),
        kept=take(),
        taken=kinds(take, SPECIES),
        hand=kinds_if_shown(take, SPECIES),
        kept_cards=kinds_if_shown(take, SPECIES),
    )
