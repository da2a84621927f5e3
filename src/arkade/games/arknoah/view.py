"""What a seat sees in Ark & Noah: everything (ARK-07)."""

from collections.abc import Iterator
from itertools import islice
from typing import Literal

import msgspec

from arkade.games.arknoah.components import (
    ACTIONS,
    CELLS,
    EDGES,
    MAX_PLAYERS,
    N_SPECIES,
    N_TILES,
    OUTLINE,
    OUTLINE_SIZE,
    POINTS,
    ROUND,
    SEXES,
    SIZES,
    SPECIES,
    TILES,
    VALUES,
    picture,
)
from arkade.games.arknoah.state import ENDS, FREE, PHASES, REASONS, STAGES
from arkade.games.arknoah.survey import ABSENT
from arkade.kernel.surveys import kinds


class Space(msgspec.Struct):
    """An action of the board."""

    action: str
    worker: int | None  # whose worker is on its current space
    done: int | None  # whose worker is on its done space
    bonus: int  # points of the bonus tile on it, 0: none


class Enclosure(msgspec.Struct):
    """A finished enclosure."""

    name: str  # its first cell
    cells: list[str]
    wall: list[int]  # planks of each seat
    food: int  # cells with food
    pitch: list[str]  # pitch spaces that touch it
    cubes: int  # those that are filled
    large: str | None  # the species of the pair in it
    small: str | None  # and of the small pair


class Tile(msgspec.Struct):
    """An animal that a player has, not yet aboard."""

    name: str
    species: str
    sex: str
    size: int
    coupled: bool  # its partner is a player's or aboard
    partner: int | None  # who has the partner, if a player does


class Player(msgspec.Struct):
    """One seat."""

    planks: int  # in stock
    pitch: int
    food: int
    supply: int  # planks of this colour in the supply
    outline: int  # planks of this colour on the outline
    tiles: list[Tile]
    points: dict[str, int]  # by reason
    score: int  # their sum


class Species(msgspec.Struct, frozen=True):
    """A species in this game."""

    size: int
    points: int  # of each tile
    place: str | None  # the enclosure that the pair is in


class View(msgspec.Struct):
    """The table, the same for everybody."""

    player: int | None
    phase: str | None  # work, draw, take, reward, exchange, lift, swap in, swap out, build, load or into
    game: Literal["normal", "quick"]
    round: int
    last_round: int  # 0: none
    action: str | None  # carried out now; after the last round "last food" and "last pairs"
    actor: int | None  # whose worker or turn it is
    following: list[int]  # who takes part in the action after the player, in order
    board: list[Space]  # the actions from the left; in the quick game without workers and tiles
    budget: int  # pieces (build), loading points (load) or pairs (load in the quick game) that the player has left
    draws: int  # tiles that the player still draws
    drawn: list[str]  # tiles on the table
    incoming: str | None  # the tile to be swapped in
    lifted: str | None  # the edge of the first plank to be swapped
    loading: str | None  # the species that looks for its enclosure
    ark: list[str]  # a picture, # for a cell; columns from a, rows from 1
    edges: dict[str, int | None]  # all edges that have a plank or may take one: whose, None: free
    outline: list[str]  # its edges clockwise; each begins at the point of the same place in `points`
    points: dict[str, bool]  # pitch spaces clockwise: whether there is a cube
    open_outline: int  # edges of the outline without a plank
    food: list[str]  # cells with food
    enclosures: list[Enclosure]
    bags: dict[str, list[str]]  # what is in the bags of males and females, by subtraction
    pitch_supply: int
    food_supply: int
    seats: list[Player]
    species: dict[str, Species]
    ended: str | None  # by what the game ends: outline, last round or stuck


# Names by number; the last of each stands for -1, nothing.
_SEAT = (*range(MAX_PLAYERS), None)
_PHASE = (*PHASES, None)
_STAGE = (*STAGES, None)
_TILE = (*TILES, None)
_EDGE = (*EDGES, None)
_SPECIES = (*SPECIES, None)
_END = (*ENDS, None)

# By number of players
_ARK = [list(picture(n)) if n > 1 else [] for n in range(MAX_PLAYERS + 1)]
_OUTLINE = [[EDGES[edge] for edge in OUTLINE[n, : OUTLINE_SIZE[n]].tolist()] for n in range(MAX_PLAYERS + 1)]
_ROUND = [[POINTS[point] for point in ROUND[n, : OUTLINE_SIZE[n]].tolist()] for n in range(MAX_PLAYERS + 1)]

#: Every species in every enclosure.
_SPECIES_AT = [[Species(SIZES[i], VALUES[i], place) for place in (*CELLS, None)] for i in range(N_SPECIES)]

#: What is always the same of a tile.
_TILE_FACTS = [(TILES[i], SPECIES[i // 2], SEXES[i % 2], SIZES[i // 2]) for i in range(N_TILES)]


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The table; `numbers` is its survey."""
    take = numbers.__next__
    n, player, phase, quick, rounds, last_round = take(), _SEAT[take()], _PHASE[take()], take(), take(), take()
    action, actor, budget, draws = _STAGE[take()], _SEAT[take()], take(), take()
    incoming, lifted, loading = _TILE[take()], _EDGE[take()], _SPECIES[take()]
    open_outline, pitch_supply, food_supply, ended = take(), take(), take(), _END[take()]
    return View(
        player=player,
        phase=phase,
        game="quick" if quick else "normal",
        round=rounds,
        last_round=last_round,
        action=action,
        actor=actor,
        following=list(islice(numbers, take())),
        board=[Space(name, _SEAT[take()], _SEAT[take()], take()) for name in ACTIONS],
        budget=budget,
        draws=draws,
        drawn=[TILES[tile] for tile in islice(numbers, take())],
        incoming=incoming,
        lifted=lifted,
        loading=loading,
        ark=_ARK[n].copy(),
        edges={name: _SEAT[plank] for name, plank in zip(EDGES, numbers, strict=False) if plank >= FREE},
        outline=_OUTLINE[n].copy(),
        points=dict(zip(_ROUND[n], map(bool, numbers), strict=False)),
        open_outline=open_outline,
        food=[CELLS[cell] for cell in islice(numbers, take())],
        enclosures=[_enclosure(numbers, n) for _ in range(take())],
        bags={name: [TILES[tile] for tile in islice(numbers, take())] for name in SEXES},
        pitch_supply=pitch_supply,
        food_supply=food_supply,
        seats=[_player(numbers) for _ in range(n)],
        species={
            name: places[place]
            for name, places, place in zip(SPECIES, _SPECIES_AT, numbers, strict=False)
            if place != ABSENT
        },
        ended=ended,
    )


def _enclosure(numbers: Iterator[int], players: int) -> Enclosure:
    take = numbers.__next__
    around = _ROUND[players]
    return Enclosure(
        name=CELLS[take()],
        cells=[CELLS[cell] for cell in islice(numbers, take())],
        wall=list(islice(numbers, players)),
        food=take(),
        pitch=[around[point] for point in islice(numbers, take())],
        cubes=take(),
        large=_SPECIES[take()],
        small=_SPECIES[take()],
    )


def _player(numbers: Iterator[int]) -> Player:
    take = numbers.__next__
    return Player(
        planks=take(),
        pitch=take(),
        food=take(),
        supply=take(),
        outline=take(),
        tiles=[
            Tile(*_TILE_FACTS[tile], coupled == 1, _SEAT[partner])
            for tile, coupled, partner in zip(islice(numbers, take()), numbers, numbers, strict=False)
        ],
        points=(points := kinds(take, REASONS)),
        score=sum(points.values()),
    )
