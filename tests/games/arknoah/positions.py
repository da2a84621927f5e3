"""Positions of Ark & Noah in words.

`position(planks=["a2n a2w", "b2n"], tiles=["lion male", ""], food="a2")`, then `begin(state, "build", 0)`.
"""

from collections.abc import Sequence
from typing import Any

import arkade
from arkade.games.arknoah import enclosures, loading
from arkade.games.arknoah.components import ACTIONS, CELLS, EDGES, N_ACTIONS, NOTHING, PLANKS, POINTS, SPECIES, TILES
from arkade.games.arknoah.happened import Scored
from arkade.games.arknoah.rounds import carry_on, choose_next
from arkade.games.arknoah.state import BAG, NOBODY, PART_OVER, REASONS, UNUSED
from arkade.state import State


def tiles(text: str) -> list[int]:
    """`lion male, dog female` as tiles."""
    return [TILES.index(name.strip()) for name in text.split(",") if name.strip()]


def position(
    planks: Sequence[str] = ("", ""),
    tiles_of: Sequence[str] = (),
    food: str = "",
    cubes: str = "",
    aboard: str = "",
    stock: Sequence[tuple[int, int, int]] = (),
    **options: Any,
) -> State:
    """A state with these planks of each seat on the ark (put there in turn), food, cubes and pairs aboard.

    `aboard`: `lion a2, dove a2`; `stock`: planks, pitch and food of each seat, else none.
    """
    players = len(planks)
    state = arkade.load("arknoah", players, **options).new(seed=0)
    s = state._record
    s.plank_supply[:players] = PLANKS
    for field in ("planks", "pitch", "food"):
        s[field] = 0
    for p, edges in enumerate(planks):
        for edge in edges.split():
            enclosures.put_plank(s, EDGES.index(edge), p)
            s.plank_supply[p] -= 1
    for point in cubes.split():
        enclosures.put_cube(s, POINTS.index(point))
    for cell in food.split():
        loading.feed(s, CELLS.index(cell))
    _lay_tiles(s, tiles_of, aboard)
    for p, (wood, pitch, fodder) in enumerate(stock):
        s.planks[p], s.pitch[p], s.food[p] = wood, pitch, fodder
        s.plank_supply[p] -= wood
    if not s.quick:
        s.pitch_supply = 36 - s.pitch.sum() - s.cube.sum()
        s.food_supply = 56 - s.food.sum() - s.fed.sum()
    return state


def _lay_tiles(s: Any, tiles_of: Sequence[str], aboard: str) -> None:
    s.tile[s.tile != UNUSED] = BAG
    for p, names in enumerate(tiles_of):
        s.tile[tiles(names)] = p
    for pair in aboard.split(","):
        if pair.strip():
            name, cell = pair.split()
            loading.settle(s, SPECIES.index(name), CELLS.index(cell))
    s.bag[:] = [(s.tile[0::2] == BAG).sum(), (s.tile[1::2] == BAG).sum()]
    s.drawn = 0


def begin(state: State, action: str, seat: int, others: Sequence[int] = (), rounds: int = 1) -> State:
    """Let an action begin with a seat's worker there; the others' workers stand to the left in this order."""
    s = state._record
    s.rounds = rounds
    s.acted[:] = 0
    if s.quick:
        s.turns = (seat - s.start) % s.players
        s.action, s.actor = ACTIONS.index(action), seat
    else:
        put_workers(state, ACTIONS.index(action), seat, others or [p for p in range(s.players) if p != seat])
        s.action = NOTHING
    s.phase = PART_OVER
    carry_on(s)
    state._player = int(s.player)
    return state


def put_workers(state: State, space: int, seat: int, others: Sequence[int]) -> None:
    """A worker on an action; one of every other on done spaces from the left, then everybody's second one."""
    s = state._record
    s.current[:] = NOBODY
    s.done[:] = NOBODY
    s.current[space] = seat
    free = [other for other in range(N_ACTIONS) if other != space]
    for p in [*others, *([seat, *others] if s.workers == 2 else [])]:
        s.done[free.pop(0)] = p


def workers(state: State, **spaces: int) -> State:
    """Workers on done spaces, before they are sent to their actions: `workers(state, pitch=0, load=1)`."""
    s = state._record
    s.done[:] = NOBODY
    for name, seat in spaces.items():
        s.done[ACTIONS.index(name)] = seat
    s.player = choose_next(s)
    state._player = int(s.player)
    return state


def scored(state: State, *seats: int) -> State:
    """As if the seats had these points."""
    for p, points in enumerate(seats):
        state._record.points[p] = 0
        state._record.points[p, REASONS.index("building")] = points
    return state


def play(state: State, *moves: str) -> State:
    """Play the moves one after the other."""
    for move in moves:
        state.play(move)
    return state


def drawn(tile: str, state: State) -> State:
    """An exchange of animals for which a tile has been drawn."""
    for move in ("reward point", "swap animals"):
        state.play(move)
    seed = 0
    while tile not in state.view()["drawn"]:
        seed, twin = seed + 1, state.redeal(0, seed)
        for _ in range(3):
            twin.play(f"draw {tile.split()[1]}")
        state = twin if tile in twin.view()["drawn"] else state
    return state


def gains(state: State, move: str) -> list[dict[str, int]]:
    """Play a move; what its events say that every seat scored by it, by reason."""
    before = state.copy()
    state.play(move)
    found: list[dict[str, int]] = [{} for _ in range(state.game.players)]
    for happened in before.events(before.game.parse(move), state, None):
        if isinstance(happened, Scored):
            found[happened.who] |= {part.reason: part.points for part in happened.parts}
            assert happened.points == sum(part.points for part in happened.parts)
    return found


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.game.notation(action) for action in state.legal()]


def starting(state: State, word: str) -> list[str]:
    """What may follow a word of the notation: `starting(state, "plank")` gives edges."""
    return [move.split(" ", 1)[1] for move in legal(state) if move.split(" ", 1)[0] == word and " " in move]


def owned(state: State, seat: int) -> list[str]:
    """A player's tiles that are not aboard."""
    return [tile["name"] for tile in state.view()["seats"][seat]["tiles"]]


def seat(state: State, number: int) -> dict[str, Any]:
    """A seat of the view."""
    found: dict[str, Any] = state.view()["seats"][number]
    return found


def pens(state: State) -> dict[str, list[str]]:
    """The cells of every enclosure."""
    return {pen["name"]: pen["cells"] for pen in state.view()["enclosures"]}
