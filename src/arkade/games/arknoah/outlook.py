"""What a legal action of Ark & Noah brings for certain; everything that is follows from what all know (ARK-07)."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    OBJECT_OF,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    TAKE,
    VERB_OF,
    WORK,
)
from arkade.games.arknoah.building import can_build
from arkade.games.arknoah.components import (
    A_CUBE,
    A_FOOD,
    A_POINT,
    ACTIONS,
    ANIMALS,
    CELL_EDGES,
    CELLS,
    EDGE_CELLS,
    EDGE_SIDES,
    EXCHANGE,
    EXCHANGE_DRAWS,
    FOOD,
    LEAST_ROUNDS,
    LOAD,
    MAX_PEN,
    N_SPECIES,
    N_TILES,
    NOTHING,
    OUTLINE_AT,
    PITCH,
    QUICK_PAIRS,
    REWARDS,
    SEXES,
    SHARE_BUILD,
    SHARE_FOOD,
    SHARE_LOAD,
    SHARE_PITCH,
    SHARE_WOOD,
    SIZES,
    SPECIES,
    TILES,
    VALUES,
    WATER,
    WOOD,
)
from arkade.games.arknoah.effects import (
    Costs,
    Couples,
    Draws,
    DrawsTiles,
    Encloses,
    Exchanges,
    Feeds,
    Fits,
    Gathers,
    Gives,
    GivesUp,
    IsWorth,
    LastPiece,
    Loses,
    MayCouple,
    MayGive,
    MayGoTo,
    Needs,
    NoMorePairs,
    NothingToExchange,
    Outline,
    PairsLeft,
    Pays,
    PutsBack,
    Readies,
    ReturnsPlanks,
    Rim,
    RunsShort,
    Scores,
    Seals,
    Share,
    Shares,
    Spares,
    Stocks,
    TakesBonus,
    Walls,
)
from arkade.games.arknoah.ending import last_loading
from arkade.games.arknoah.exchange import can_give, may_give, two_colours
from arkade.games.arknoah.happened import Part
from arkade.games.arknoah.loading import board, cost, is_pair, room_for, shares, to_board
from arkade.games.arknoah.places import POINT_CELLS, area, members, pitch_spaces
from arkade.games.arknoah.sets import count
from arkade.games.arknoah.state import (
    BAG,
    BUILDING,
    BY_ANIMALS,
    BY_PITCH,
    BY_PLANKS,
    LAST_FOOD,
    REASONS,
)
from arkade.kernel.reasons import Effect

SHARES = (SHARE_PITCH, None, SHARE_FOOD, None, SHARE_WOOD, SHARE_BUILD, SHARE_LOAD)  # None: told otherwise


def outlook(s: Any, action: int) -> list[Effect]:
    """What it brings, by its verb. Of swapping planks nothing is certain before they are chosen."""
    verb = int(VERB_OF[action])
    return BRINGS[verb](s, int(OBJECT_OF[action])) if verb in BRINGS else []


# Choosing an action


def _work(s: Any, action: int) -> list[Effect]:
    """The bonus tile (ARK-11), then everybody's share."""
    found: list[Effect] = [TakesBonus(int(s.bonus[action]))] if s.bonus[action] else []
    if action == ANIMALS:
        return [*found, Gathers(min(int(s.players), _in_bags(s)))]
    if action == EXCHANGE:
        return [Scores(1), *_draws(s)] if s.quick else [*found, Exchanges()]
    if action == LOAD and s.quick:
        return [Shares("pairs", *QUICK_PAIRS)]
    own, others = SHARES[action] or (0, 0)
    found.append(Shares(ACTIONS[action], own, others))
    supply = {PITCH: s.pitch_supply, FOOD: s.food_supply, WOOD: s.plank_supply[s.player]}
    if supply.get(action, own) < own:
        found.append(RunsShort(int(supply[action])))
    return found


# Animals and exchange


def _in_bags(s: Any) -> int:
    return int(s.bag.sum())


def _draw(s: Any, sex: int) -> list[Effect]:
    """What the bag holds."""
    tiles = s.tile.tolist()
    inside = [tile for tile in range(sex, N_TILES, 2) if tiles[tile] == BAG]
    return [Draws(SEXES[sex], len(inside), sum(tiles[tile ^ 1] == s.player for tile in inside))]


def _take(s: Any, tile: int) -> list[Effect]:
    return _animal(s, tile, int(s.tile[tile ^ 1]))


def _animal(s: Any, tile: int, partner: int) -> list[Effect]:
    """What an animal is worth, and who has its partner, if anybody."""
    found: list[Effect] = [IsWorth(SIZES[tile // 2], VALUES[tile // 2])]
    return [*found, Couples(partner, _you(s, partner))] if partner >= 0 else found


def _reward(s: Any, reward: int) -> list[Effect]:
    """The reward, and whether an exchange follows (ARK-24)."""
    stock = s.food if reward == A_FOOD else s.pitch if reward == A_CUBE else s.planks
    found: list[Effect] = [Scores(1) if reward == A_POINT else Stocks(REWARDS[reward], int(stock[s.player]) + 1)]
    return found if two_colours(s) or can_give(s, s.player) else [*found, NothingToExchange()]


def _draws(s: Any, _: int = 0) -> list[Effect]:
    """Tiles to draw, and what could be given for one of them (ARK-24, ARK-53)."""
    found: list[Effect] = [DrawsTiles(min(EXCHANGE_DRAWS, _in_bags(s)))]
    own = [TILES[tile] for tile in range(N_TILES) if may_give(s, s.player, tile)]
    return [*found, MayGive(own)] if own and _in_bags(s) else found


def _swap_in(s: Any, tile: int) -> list[Effect]:
    """The same; but a partner of the player's own may be what is given for it, or even all that can be."""
    partner = tile ^ 1
    if not may_give(s, s.player, partner):
        return _take(s, tile)
    worth = _animal(s, tile, BAG)
    return [*worth, MayCouple()] if sum(may_give(s, s.player, each) for each in range(N_TILES)) > 1 else worth


def _swap_out(s: Any, tile: int) -> list[Effect]:
    """One animal for another; its partner may be the one that goes."""
    partner = int(s.incoming) ^ 1
    found = _animal(s, int(s.incoming), BAG if partner == tile else int(s.tile[partner]))
    return [*found, Gives(TILES[tile], SIZES[tile // 2], VALUES[tile // 2])]


def _no_swap(s: Any, _: int) -> list[Effect]:
    return [PutsBack(int(s.drawn))]


def _lift(s: Any, edge: int) -> list[Effect]:
    """Of the second plank: whose planks are in the walls then, and on the outline (ARK-24)."""
    if s.lifted == NOTHING:
        return []
    places, owners = (int(s.lifted), edge), (int(s.plank[s.lifted]), int(s.plank[edge]))
    walls: dict[int, list[int]] = {}
    rim = s.rim.tolist()
    for place, before, after in zip(places, owners, owners[::-1], strict=True):
        if OUTLINE_AT[s.players, place] != NOTHING:
            rim[before] -= 1
            rim[after] += 1
        for cell in EDGE_CELLS[s.players, place].tolist():
            if cell != WATER and s.pen[cell] != NOTHING:
                wall = walls.setdefault(int(s.pen[cell]), s.pen_wall[s.pen[cell]].tolist())
                wall[before] -= 1
                wall[after] += 1
    found: list[Effect] = [
        _wall(s, pen, wall) for pen, wall in walls.items() if wall != s.pen_wall[pen].tolist() and _has_room(s, pen)
    ]
    return found + [Rim(p, _you(s, p), rim[p]) for p in sorted(owners) if rim[p] != s.rim[p]]


def _has_room(s: Any, pen: int) -> bool:
    """Whether some pair may still come (ARK-34, ARK-56)."""
    return bool(s.pen_large[pen] == NOTHING or (not s.quick and s.pen_small[pen] == NOTHING))


# Building


def _plank(s: Any, edge: int) -> list[Effect]:
    """A point (ARK-25), enclosures (ARK-27), the outline (ARK-40, ARK-43)."""
    found = _piece(s)
    sides, beside = s.open.tolist(), []
    for i, cell in enumerate(EDGE_CELLS[s.players, edge].tolist()):
        if cell != WATER and s.pen[cell] == NOTHING:
            sides[EDGE_SIDES[edge, i]] ^= 1 << cell
            beside.append(cell)
    closed: list[list[int]] = []
    for cell in beside:
        cells, leaks = area(int(s.players), sides, cell)
        if not leaks and len(cells) <= MAX_PEN and cells not in closed:
            closed.append(cells)
            found += _enclosure(s, cells, edge)
    if OUTLINE_AT[s.players, edge] != NOTHING:
        found.append(Rim(int(s.player), 1, int(s.rim[s.player]) + 1))
        found.append(Outline(int(s.open_outline) - 1, max(int(s.rounds), LEAST_ROUNDS[s.quick])))
    return found


def _piece(s: Any) -> list[Effect]:
    """The point for a piece (ARK-25, ARK-55), and whether it is the last."""
    found: list[Effect] = [] if s.quick else [Scores(1)]
    return [*found, LastPiece()] if s.budget == 1 else found


def _enclosure(s: Any, cells: list[int], edge: int) -> list[Effect]:
    """A new one: its size, what planks would bring there, what it lacks and who fits; planks inside go back."""
    wall, inside = [0] * int(s.players), [0] * int(s.players)
    for each in {each for cell in cells for each in CELL_EDGES[cell].tolist()}:
        owner = int(s.player if each == edge else s.plank[each])
        within = all(cell in cells for cell in EDGE_CELLS[s.players, each].tolist())
        if owner >= 0:
            (inside if within else wall)[owner] += 1
    found: list[Effect] = [Encloses([CELLS[cell] for cell in cells], len(cells)), _wall(s, cells[0], wall)]
    if not s.quick:
        found.append(Needs(len(cells), sum(not s.cube[point] for point in pitch_spaces(int(s.players), cells))))
    own = [TILES[tile] for tile in range(N_TILES) if s.tile[tile] == s.player and SIZES[tile // 2] == len(cells)]
    if own:
        found.append(Fits(own))
    return found + [ReturnsPlanks(p, _you(s, p), count) for p, count in enumerate(inside) if count]


def _wall(s: Any, pen: int, wall: list[int]) -> Walls:
    """The player's part of a wall, then everybody's."""
    found = [Share(p, _you(s, p), count) for p, count in enumerate(wall) if count]
    return Walls(CELLS[pen], sorted(found, key=lambda share: -share.you))


def _cube(s: Any, point: int) -> list[Effect]:
    """A point (ARK-25), and the pitch of the enclosures that it touches (ARK-60)."""
    found = _piece(s)
    for pen in sorted({int(s.pen[cell]) for cell in POINT_CELLS[s.players][point]} - {NOTHING}):
        cubes, spaces = int(s.pen_cubes[pen]) + 1, int(s.pen_pitch[pen])
        found.append(Seals(CELLS[pen], cubes, spaces))
        if cubes == spaces and s.pen_fed[pen] == s.pen_cells[pen]:
            found += _ready(s, pen)
    return found


def _ready(s: Any, pen: int) -> list[Effect]:
    """An enclosure becomes one to load: for the player's pairs, if he has a share in it (ARK-32, ARK-34)."""
    if not int(shares(s, s.player)) >> pen & 1:
        return []
    size = int(s.pen_cells[pen])
    pairs = [
        SPECIES[species]
        for species in range(N_SPECIES)
        if SIZES[species] in (0, size) and is_pair(s, s.player, species)
    ]
    return [Readies(CELLS[pen], size, pairs, len(pairs))]


# Loading


def _food(s: Any, cell: int) -> list[Effect]:
    """A point for a loading point (ARK-31), or one less to lose (ARK-42, ARK-43); the enclosure's food."""
    pen = int(s.pen[cell])
    fed, cells = int(s.pen_fed[pen]) + 1, int(s.pen_cells[pen])
    found: list[Effect] = [Spares(int(s.player), 1, 1)] if last_loading(s) else [Scores(1), Costs(1, int(s.budget) - 1)]
    found.append(Feeds(CELLS[pen], fed, cells))
    return found + (_ready(s, pen) if fed == cells and s.pen_cubes[pen] == s.pen_pitch[pen] else [])


def _load(s: Any, species: int) -> list[Effect]:
    """The cost (ARK-33), and where it can go; the points, if they are the same everywhere."""
    pens = members(int(room_for(s, s.player, SIZES[species])))
    brings, *others = [_aboard(s, species, pen) for pen in pens]
    same = all(other == brings for other in others)
    return [*_price(s, species, pens), MayGoTo([CELLS[pen] for pen in pens]), *(brings if same else [])]


def _into(s: Any, pen: int) -> list[Effect]:
    return [*_price(s, int(s.loading), [pen]), *_aboard(s, int(s.loading), pen)]


def _price(s: Any, species: int, pens: list[int]) -> list[Effect]:
    """Loading points (ARK-33), in the quick game one of the pairs (ARK-56), in the last loading nothing (ARK-42)."""
    if last_loading(s):
        return []
    if s.quick:
        left = int(s.budget) - 1
        return [NoMorePairs() if left and not any(_another(s, species, pen) for pen in pens) else PairsLeft(left)]
    price = int(cost(s, s.player, species))
    return [Costs(price, int(s.budget) - price)]


def _another(s: Any, species: int, pen: int) -> bool:
    """Whether another pair could be loaded when this one is in an enclosure."""
    after = deepcopy(s)
    after.loading = species
    board(after, pen)
    return bool(to_board(after, s.player))


def _aboard(s: Any, species: int, pen: int) -> list[Effect]:
    """Points for tiles, planks and pitch (ARK-35, ARK-56); in the last loading what is not lost (ARK-42, ARK-43)."""
    owners = s.tile[2 * species : 2 * species + 2].tolist()
    found: list[Effect] = []
    for p in range(s.players):
        tiles = owners.count(p)
        if last_loading(s):
            if tiles and SIZES[species]:
                found.append(Spares(p, _you(s, p), tiles * SIZES[species]))
            continue
        points = {BY_ANIMALS: tiles * VALUES[species], BY_PLANKS: int(s.pen_wall[pen, p])}
        if p == s.player and not s.quick:
            points[BY_PITCH] = int(s.pen_cubes[pen])
        parts = [Part(REASONS[reason], count) for reason, count in points.items() if count]
        if parts:
            found.append(Pays(p, _you(s, p), sum(points.values()), parts))
    return sorted(found, key=lambda effect: -effect.you)  # type: ignore[attr-defined]


def _done(s: Any, _: int) -> list[Effect]:
    """What could still be done (ARK-30); in the last loading the food left over costs points (ARK-43)."""
    if last_loading(s):
        return [Loses(int(s.food[s.player]))] if s.action == LAST_FOOD and s.food[s.player] else []
    if s.phase == BUILDING:
        pieces = min(int(s.budget), int(s.planks[s.player]) + int(s.pitch[s.player]))
        return [GivesUp("build", pieces)] if can_build(s, s.player) else []
    if s.quick:
        pairs = min(int(s.budget), int(count(to_board(s, s.player))))
        return [GivesUp("pairs", pairs)] if pairs else []
    return [GivesUp("load", int(s.budget))] if s.budget else []


def _you(s: Any, seat: int) -> int:
    return int(seat == s.player)


BRINGS: dict[int, Callable[[Any, int], list[Effect]]] = {
    WORK: _work,
    DRAW: _draw,
    TAKE: _take,
    REWARD: _reward,
    SWAP_ANIMALS: _draws,
    LIFT: _lift,
    SWAP_IN: _swap_in,
    NO_SWAP: _no_swap,
    SWAP_OUT: _swap_out,
    PUT_PLANK: _plank,
    PUT_CUBE: _cube,
    FEED: _food,
    BOARD: _load,
    INTO: _into,
    DONE: _done,
}
