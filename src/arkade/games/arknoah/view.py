"""What a seat sees in Ark & Noah: everything (ARK-07)."""

from typing import Any

import msgspec

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    WORK,
    action_phrase,
    pair_phrase,
    tile_phrase,
)
from arkade.games.arknoah.components import (
    A_PLANK,
    ACTIONS,
    CELLS,
    EDGE_CELLS,
    EDGES,
    IN_ARK,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_POINTS,
    N_SPECIES,
    N_TILES,
    NOTHING,
    OUTLINE,
    OUTLINE_SIZE,
    POINT_EDGES,
    POINTS,
    REWARDS,
    ROUND,
    SEXES,
    SIZES,
    SPECIES,
    TILES,
    VALUES,
    WATER,
    picture,
)
from arkade.games.arknoah.loading import cost
from arkade.games.arknoah.rules import next_in_order
from arkade.games.arknoah.state import (
    BAG,
    BUILDING,
    BY_ANIMALS,
    BY_OUTLINE,
    BY_PITCH,
    DRAWN,
    ENDS,
    FREE,
    LAST_FOOD,
    N_REASONS,
    NOBODY,
    OUTLINE_CLOSED,
    PHASES,
    REASONS,
    ROUNDS_OVER,
    STAGES,
    UNUSED,
)
from arkade.games.arknoah.stocks import is_single
from arkade.kernel.arrays import put
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.text import Phrase, seat_phrase


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
    points = _reasons(s.points[p])
    return Player(
        planks=int(s.planks[p]),
        pitch=int(s.pitch[p]),
        food=int(s.food[p]),
        supply=int(s.plank_supply[p]),
        outline=outline,
        tiles=[_tile(s, tile) for tile in (s.tile == p).nonzero()[0].tolist()],
        points=points,
        score=sum(points.values()),
        gains=_reasons(s.gains[p]),
    )


def _reasons(points: Any) -> dict[str, int]:
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


#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("phase", (len(PHASES),)),  # 1 for what is to be decided
    ("action", (len(STAGES),)),  # 1 for the action carried out
    ("actor", (MAX_PLAYERS,)),  # 1 for whose worker or turn it is
    ("acted", (MAX_PLAYERS,)),  # 1 for who has begun or had a part in the action
    ("current", (MAX_PLAYERS, N_ACTIONS)),  # workers on the current spaces
    ("done", (MAX_PLAYERS, N_ACTIONS)),  # workers on the done spaces
    ("bonus", (N_ACTIONS,)),  # points of the bonus tiles
    ("planks", (MAX_PLAYERS,)),  # in stock
    ("pitch", (MAX_PLAYERS,)),
    ("food", (MAX_PLAYERS,)),
    ("supply", (MAX_PLAYERS,)),  # planks
    ("points", (MAX_PLAYERS, N_REASONS)),  # by reason
    ("tiles", (MAX_PLAYERS, N_TILES)),  # 1 for the animals that each has
    ("elsewhere", (3, N_TILES)),  # 1 for those in the bags, drawn, aboard
    ("incoming", (N_TILES,)),  # 1 for the tile to be swapped in
    ("loading", (N_SPECIES,)),  # 1 for the species that looks for its enclosure
    ("wall", (MAX_PLAYERS, N_EDGES)),  # everybody's planks on the ark
    ("free", (N_EDGES,)),  # 1 where a plank may be placed
    ("lifted", (N_EDGES,)),  # 1 for the first plank to be swapped
    ("cubes", (N_POINTS,)),
    ("ark", (N_CELLS,)),  # 1 for the cells of this ark
    ("fed", (N_CELLS,)),  # 1 for a cell with food
    ("enclosed", (N_CELLS,)),  # the size of the enclosure that a cell is in
    ("large", (N_CELLS,)),  # 1 where a large pair is
    ("small", (N_CELLS,)),  # 1 where a small pair is
    ("counters", (10,)),  # budget, draws, round, open outline, cubes and food in supply, and the four options
)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[(s.player - seat) % s.players] = 1
        out[MAX_PLAYERS + s.phase] = 1
    at = MAX_PLAYERS + len(PHASES)
    if s.action != NOTHING:
        out[at + s.action] = 1
    at += len(STAGES)
    if s.actor != NOBODY:
        out[at + (s.actor - seat) % s.players] = 1
    at = observe_seats(s, seat, out, at + MAX_PLAYERS)
    at = observe_tiles(s, seat, out, at)
    at = observe_ark(s, seat, out, at)
    out[at] = s.budget
    out[at + 1] = s.draws
    out[at + 2] = s.rounds
    out[at + 3] = s.open_outline
    out[at + 4] = s.pitch_supply
    out[at + 5] = s.food_supply
    out[at + 6] = s.quick
    out[at + 7] = s.workers
    out[at + 8] = s.last_round
    out[at + 9] = s.stuck_end


@rule
def observe_seats(s, seat, out, at):
    """Acted, current, done, bonus, planks, pitch, food, supply, points; where the next piece begins."""
    for i in range(s.players):
        out[at + i] = s.acted[(seat + i) % s.players]
    at += MAX_PLAYERS
    for space in range(N_ACTIONS):
        if s.current[space] != NOBODY:
            out[at + (s.current[space] - seat) % s.players * N_ACTIONS + space] = 1
        if s.done[space] != NOBODY:
            out[at + (MAX_PLAYERS + (s.done[space] - seat) % s.players) * N_ACTIONS + space] = 1
    at = put(out, at + 2 * MAX_PLAYERS * N_ACTIONS, s.bonus)
    after = at + 4 * MAX_PLAYERS
    for i in range(s.players):
        p = (seat + i) % s.players
        out[at + i] = s.planks[p]
        out[at + MAX_PLAYERS + i] = s.pitch[p]
        out[at + 2 * MAX_PLAYERS + i] = s.food[p]
        out[at + 3 * MAX_PLAYERS + i] = s.plank_supply[p]
        put(out, after + i * N_REASONS, s.points[p])
    return after + MAX_PLAYERS * N_REASONS


@rule
def observe_tiles(s, seat, out, at):
    """Tiles, elsewhere, incoming, loading; where the next piece begins."""
    for tile in range(N_TILES):
        place = s.tile[tile]
        if place >= 0:
            out[at + (place - seat) % s.players * N_TILES + tile] = 1
        elif place != UNUSED:
            row = 0 if place == BAG else 1 if place == DRAWN else 2
            out[at + (MAX_PLAYERS + row) * N_TILES + tile] = 1
    at += (MAX_PLAYERS + 3) * N_TILES
    if s.incoming != NOTHING:
        out[at + s.incoming] = 1
    at += N_TILES
    if s.loading != NOTHING:
        out[at + s.loading] = 1
    return at + N_SPECIES


@rule
def observe_ark(s, seat, out, at):
    """Wall, free, lifted, cubes, ark, fed, enclosed, large, small; where the next piece begins."""
    for edge in range(N_EDGES):
        owner = s.plank[edge]
        if owner >= 0:
            out[at + (owner - seat) % s.players * N_EDGES + edge] = 1
        elif owner == FREE:
            out[at + MAX_PLAYERS * N_EDGES + edge] = 1
    at += (MAX_PLAYERS + 1) * N_EDGES
    if s.lifted != NOTHING:
        out[at + s.lifted] = 1
    at = put(out, at + N_EDGES, s.cube)
    at = put(out, at, IN_ARK[s.players])
    at = put(out, at, s.fed)
    for cell in range(N_CELLS):
        pen = s.pen[cell]
        if pen != NOTHING:
            out[at + cell] = s.pen_cells[pen]
            out[at + N_CELLS + cell] = s.pen_large[pen] != NOTHING
            out[at + 2 * N_CELLS + cell] = s.pen_small[pen] != NOTHING
    return at + 3 * N_CELLS


LOADING_REASONS = REASONS[BY_ANIMALS : BY_PITCH + 1]  # ARK-35
FINAL_REASONS = REASONS[BY_OUTLINE:]  # ARK-43


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move and what follows from it: enclosures, points with their reasons, what all take, rounds, the end."""
    lines = _move(before, action)
    if PUT_PLANK <= action < PUT_CUBE:
        lines += _enclosed(before, after)
    if INTO <= action < DONE and before.action < LAST_FOOD:
        lines += _loaded(before, after)
    lines += _taken(before, action, after)
    if after.rounds > before.rounds:
        lines.append(Phrase("log-round", {"round": int(after.rounds)}))
    if after.ended != NOTHING and before.ended == NOTHING:
        lines.append(_ended(after))
    lines += _last_loading(before, after)
    if after.player == OVER:
        lines += _final(after)
    return lines


def _move(before: Any, action: int) -> list[Phrase]:
    who: dict[str, Any] = {"who": seat_phrase(int(before.player))}
    if action < DRAW:
        lines = [Phrase("log-choose" if before.quick else "log-work", {**who, "action": action_phrase(action - WORK)})]
        if before.bonus[action - WORK]:
            lines.append(Phrase("log-bonus", {**who, "points": int(before.bonus[action - WORK])}))
        return lines
    if action < TAKE:
        return []  # what was drawn is told with all that was
    if REWARD <= action < SWAP_PLANKS:
        return [Phrase(f"log-reward-{REWARDS[action - REWARD]}", who)]
    for first, beyond, key in ((TAKE, REWARD, "log-take"), (SWAP_IN, NO_SWAP, "log-swap-in")):
        if first <= action < beyond:
            return [Phrase(key, {**who, "tile": tile_phrase(action - first)})]
    if SWAP_OUT <= action < PUT_PLANK:
        swapped = {"given": tile_phrase(action - SWAP_OUT), "taken": tile_phrase(int(before.incoming))}
        return [Phrase("log-swap-out", {**who, **swapped})]
    if LIFT <= action < SWAP_IN:
        return [_lifted(before, action - LIFT)]
    if action in (SWAP_PLANKS, SWAP_ANIMALS, NO_SWAP):
        names = {SWAP_PLANKS: "log-swap-planks", SWAP_ANIMALS: "log-swap-animals", NO_SWAP: "log-no-swap"}
        return [Phrase(names[action], who)]
    return [_placed(before, action)]


def _lifted(before: Any, edge: int) -> Phrase:
    """The first plank, or the swap of two."""
    who: dict[str, Any] = {"who": seat_phrase(int(before.player)), "whom": seat_phrase(int(before.plank[edge]))}
    if before.lifted == NOTHING:
        return Phrase("log-lift", {**who, "place": EDGES[edge]})
    first = int(before.lifted)
    return Phrase(
        "log-swapped",
        {**who, "place": EDGES[edge], "first": EDGES[first], "other": seat_phrase(int(before.plank[first]))},
    )


def _placed(before: Any, action: int) -> Phrase:
    """A piece on the ark, food or a pair aboard, or the end of a part."""
    who: dict[str, Any] = {"who": seat_phrase(int(before.player))}
    points = int(before.action < LAST_FOOD and not before.quick)
    if action < PUT_CUBE:
        return Phrase("log-plank", {**who, "place": EDGES[action - PUT_PLANK], "points": points})
    if action < FEED:
        return Phrase("log-cube", {**who, "place": POINTS[action - PUT_CUBE], "points": points})
    if action < BOARD:
        return Phrase("log-food", {**who, "place": CELLS[action - FEED], "points": points})
    if action < INTO:
        return Phrase("log-load", {**who, "pair": pair_phrase(action - BOARD)})
    if action < DONE:
        pair = pair_phrase(int(before.loading))
        return Phrase("log-into", {**who, "pair": pair, "place": CELLS[action - INTO]})
    return Phrase("log-done-building" if before.phase == BUILDING else "log-done-loading", who)


def _enclosed(before: Any, after: Any) -> list[Phrase]:
    """Enclosures just finished, and planks that went back (ARK-28)."""
    lines = []
    for pen in range(N_CELLS):
        if after.pen[pen] == pen and before.pen[pen] == NOTHING:
            cells: list[Phrase | str] = [CELLS[cell] for cell in range(N_CELLS) if after.pen[cell] == pen]
            lines.append(Phrase("log-enclosure", {"cells": cells, "count": len(cells)}))
    for p in range(before.players):
        returned = int(((before.plank == p) & (after.plank < FREE)).sum())
        if returned:
            lines.append(Phrase("log-returned", {"who": seat_phrase(p), "count": returned}))
    return lines


def _loaded(before: Any, after: Any) -> list[Phrase]:
    """What a pair aboard brings to everybody, by reason (ARK-35)."""
    lines = []
    if not before.quick:
        points = int(cost(before, before.player, before.loading))
        lines.append(Phrase("log-cost", {"who": seat_phrase(int(before.player)), "points": points}))
    for p in range(before.players):
        gained = _reasons(after.gains[p])
        parts: list[Phrase | str] = [
            Phrase(f"reason-{reason}", {"points": gained[reason]}) for reason in LOADING_REASONS if reason in gained
        ]
        if parts:
            total = sum(gained[reason] for reason in LOADING_REASONS if reason in gained)
            lines.append(Phrase("log-points", {"who": seat_phrase(p), "points": total, "parts": parts}))
    return lines


def _taken(before: Any, action: int, after: Any) -> list[Phrase]:
    """Bonus tiles laid, and what players took without a decision, in the order of the actions."""
    lines = []
    if action < DRAW and (before.done != NOBODY).sum() == 1:  # the last worker was placed (ARK-12)
        tiles: list[Phrase | str] = [
            Phrase("bonus-tile", {"action": action_phrase(space), "points": int(after.bonus[space])})
            for space in range(N_ACTIONS)
            if after.bonus[space]
        ]
        lines.append(Phrase("log-tiles", {"tiles": tiles}))
    if action < DRAW or action >= SWAP_PLANKS:
        lines += _stocked("log-pitch", before.pitch, after.pitch)
    drawn: list[Phrase | str] = [
        tile_phrase(tile) for tile in ((after.tile == DRAWN) & (before.tile != DRAWN)).nonzero()[0].tolist()
    ]
    if drawn:
        lines.append(Phrase("log-drawn", {"who": seat_phrase(int(after.actor)), "tiles": drawn}))
    if not REWARD <= action < SWAP_PLANKS:
        lines += _stocked("log-gather", before.food, after.food)
    planks = before.planks.copy()
    planks[before.player] += action == REWARD + A_PLANK
    return lines + _stocked("log-wood", planks, after.planks)


def _stocked(key: str, before: Any, after: Any) -> list[Phrase]:
    """A line for everybody whose stock grew."""
    return [
        Phrase(key, {"who": seat_phrase(p), "count": int(after[p] - before[p])})
        for p in range(MAX_PLAYERS)
        if after[p] > before[p]
    ]


def _ended(after: Any) -> Phrase:
    """Why there is no other round."""
    if after.ended == OUTLINE_CLOSED:
        return Phrase("log-end-outline", {"round": int(after.rounds)})
    if after.ended == ROUNDS_OVER:
        return Phrase("log-end-rounds", {"round": int(after.rounds)})
    return Phrase("log-end-stuck", {"round": int(after.rounds)})


def _last_loading(before: Any, after: Any) -> list[Phrase]:
    """Its two halves; one in which nobody can load anything is over at once (ARK-42)."""
    if after.player == OVER or after.action < LAST_FOOD or after.action == before.action:
        return []
    return [Phrase("log-last-food" if after.action == LAST_FOOD else "log-last-pairs")]


def _final(after: Any) -> list[Phrase]:
    """The final count by reason, the totals, the winners (ARK-43, ARK-58)."""
    lines = []
    totals = []
    for p in range(after.players):
        points = _reasons(after.points[p])
        parts: list[Phrase | str] = [
            Phrase(f"reason-{reason}", {"points": points[reason]}) for reason in FINAL_REASONS if reason in points
        ]
        if parts:
            count = sum(points[reason] for reason in FINAL_REASONS if reason in points)
            lines.append(Phrase("log-final", {"who": seat_phrase(p), "points": count, "parts": parts}))
        totals.append(sum(points.values()))
    for p, total in enumerate(totals):
        lines.append(Phrase("log-total", {"who": seat_phrase(p), "points": total}))
    winners: list[Phrase | str] = [seat_phrase(p) for p, total in enumerate(totals) if total == max(totals)]
    return [*lines, Phrase("log-over", {"seats": winners, "winners": len(winners), "points": max(totals)})]
