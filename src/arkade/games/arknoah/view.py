"""What a seat sees in Ark & Noah: everything (ARK-07)."""

from typing import Any

import msgspec

from arkade.games.arknoah.components import (
    ACTIONS,
    CELLS,
    EDGE_CELLS,
    EDGES,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_SPECIES,
    N_TILES,
    NOTHING,
    OUTLINE,
    OUTLINE_SIZE,
    POINT_EDGES,
    POINTS,
    ROUND,
    SEXES,
    SIZES,
    SPECIES,
    TILES,
    VALUES,
    WATER,
    picture,
)
from arkade.games.arknoah.rounds import next_in_order
from arkade.games.arknoah.state import (
    BAG,
    DRAWN,
    ENDS,
    FREE,
    NOBODY,
    PHASES,
    REASONS,
    STAGES,
    UNUSED,
)
from arkade.games.arknoah.stocks import is_single
from arkade.kernel.record import OVER


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
    gains: dict[str, int]  # points of the last move that scored, by reason


class Species(msgspec.Struct, frozen=True):
    """A species in this game."""

    size: int
    points: int  # of each tile
    place: str | None  # the enclosure that the pair is in


class View(msgspec.Struct):
    """The table, the same for everybody."""

    player: int | None
    phase: str | None  # work, draw, take, reward, exchange, lift, swap in, swap out, build, load or into
    game: str  # normal or quick
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


#: By number of players: the pitch spaces clockwise, each with the cells at its two edges.
BESIDE = [
    [
        (POINTS[point], [cell for cell in EDGE_CELLS[n, POINT_EDGES[n, point]].ravel().tolist() if cell != WATER])
        for point in ROUND[n, : OUTLINE_SIZE[n]].tolist()
    ]
    for n in range(MAX_PLAYERS + 1)
]


def view(s: Any, seat: int | None, everything: bool) -> View:
    """The table; nothing is hidden from anybody."""
    n, over = int(s.players), s.player == OVER
    plank, cube, fed = s.plank.tolist(), s.cube.tolist(), s.fed.tolist()
    tile, edges = s.tile.tolist(), OUTLINE[n, : OUTLINE_SIZE[n]].tolist()
    outline = [plank[edge] for edge in edges]
    return View(
        player=None if over else int(s.player),
        phase=None if over else PHASES[s.phase],
        game="quick" if s.quick else "normal",
        round=int(s.rounds),
        last_round=int(s.last_round),
        action=None if s.action == NOTHING else STAGES[s.action],
        actor=_seat(s.actor),
        following=_following(s),
        board=[_space(s, action) for action in range(N_ACTIONS)],
        budget=int(s.budget),
        draws=int(s.draws),
        drawn=[TILES[number] for number in range(N_TILES) if tile[number] == DRAWN],
        incoming=None if s.incoming == NOTHING else TILES[s.incoming],
        lifted=None if s.lifted == NOTHING else EDGES[s.lifted],
        loading=None if s.loading == NOTHING else SPECIES[s.loading],
        ark=list(picture(n)),
        edges={EDGES[edge]: _seat(plank[edge]) for edge in range(N_EDGES) if plank[edge] >= FREE},
        outline=[EDGES[edge] for edge in edges],
        points={POINTS[point]: bool(cube[point]) for point in ROUND[n, : OUTLINE_SIZE[n]].tolist()},
        open_outline=int(s.open_outline),
        food=[CELLS[cell] for cell in range(N_CELLS) if fed[cell]],
        enclosures=_enclosures(s),
        bags={
            name: [TILES[number] for number in range(sex, N_TILES, 2) if tile[number] == BAG]
            for sex, name in enumerate(SEXES)
        },
        pitch_supply=int(s.pitch_supply),
        food_supply=int(s.food_supply),
        seats=[_player(s, p, outline.count(p)) for p in range(n)],
        species=_species(s),
        ended=None if s.ended == NOTHING else ENDS[s.ended],
    )


def _seat(number: Any) -> int | None:
    return None if number < 0 else int(number)


def _space(s: Any, action: int) -> Space:
    return Space(ACTIONS[action], _seat(s.current[action]), _seat(s.done[action]), int(s.bonus[action]))


def _following(s: Any) -> list[int]:
    """Who comes after the player in the action (ARK-13, ARK-42, ARK-51)."""
    if s.player == OVER or s.action == NOTHING:
        return []
    twin, found = s.copy(), []
    while (p := int(next_in_order(twin))) != NOBODY:
        twin.acted[p] = 1
        found.append(p)
    return found


def _enclosures(s: Any) -> list[Enclosure]:
    n, pen = int(s.players), s.pen.tolist()
    touching = _touching(n, pen)
    fed, cubes, walls = s.pen_fed.tolist(), s.pen_cubes.tolist(), s.pen_wall[:, :n].tolist()
    large, small = s.pen_large.tolist(), s.pen_small.tolist()
    return [
        Enclosure(
            name=CELLS[first],
            cells=[CELLS[cell] for cell in range(N_CELLS) if pen[cell] == first],
            wall=walls[first],
            food=fed[first],
            pitch=touching.get(first, []),
            cubes=cubes[first],
            large=None if large[first] == NOTHING else SPECIES[large[first]],
            small=None if small[first] == NOTHING else SPECIES[small[first]],
        )
        for first in range(N_CELLS)
        if pen[first] == first
    ]


def _touching(players: int, pen: list[int]) -> dict[int, list[str]]:
    """The pitch spaces of every enclosure, clockwise (ARK-60)."""
    found: dict[int, list[str]] = {}
    for point, cells in BESIDE[players]:
        for first in {pen[cell] for cell in cells if pen[cell] != NOTHING}:
            found.setdefault(first, []).append(point)
    return found


def _player(s: Any, p: int, outline: int) -> Player:
    points = by_reason(s.points[p])
    return Player(
        planks=int(s.planks[p]),
        pitch=int(s.pitch[p]),
        food=int(s.food[p]),
        supply=int(s.plank_supply[p]),
        outline=outline,
        tiles=[_tile(s, tile) for tile in (s.tile == p).nonzero()[0].tolist()],
        points=points,
        score=sum(points.values()),
        gains=by_reason(s.gains[p]),
    )


def by_reason(points: Any) -> dict[str, int]:
    """The points that there are, by name of their reason."""
    return {reason: count for reason, count in zip(REASONS, points.tolist(), strict=True) if count}


def _tile(s: Any, tile: int) -> Tile:
    species, sex = divmod(tile, 2)
    coupled = not is_single(s, tile)
    return Tile(TILES[tile], SPECIES[species], SEXES[sex], SIZES[species], coupled, _seat(s.tile[tile ^ 1]))


def _species(s: Any) -> dict[str, Species]:
    tile = s.tile.tolist()
    pairs = [*enumerate(s.pen_large.tolist()), *enumerate(s.pen_small.tolist())]
    places = {species: CELLS[pen] for pen, species in pairs if species != NOTHING}
    return {
        SPECIES[number]: Species(SIZES[number], VALUES[number], places.get(number))
        for number in range(N_SPECIES)
        if tile[2 * number] != UNUSED
    }
