"""What a seat sees in Ark & Noah as numbers: everything (ARK-07)."""

from arkade.games.arknoah.components import (
    IN_ARK,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_POINTS,
    N_SPECIES,
    N_TILES,
    NOTHING,
)
from arkade.games.arknoah.state import BAG, DRAWN, FREE, N_REASONS, NOBODY, PHASES, STAGES, UNUSED
from arkade.kernel.arrays import put
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

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
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[AT.to_decide + (s.player - seat) % s.players] = 1
        out[AT.phase + s.phase] = 1
    if s.action != NOTHING:
        out[AT.action + s.action] = 1
    if s.actor != NOBODY:
        out[AT.actor + (s.actor - seat) % s.players] = 1
    observe_seats(s, seat, out)
    observe_tiles(s, seat, out)
    observe_ark(s, seat, out)
    out[AT.counters] = s.budget
    out[AT.counters + 1] = s.draws
    out[AT.counters + 2] = s.rounds
    out[AT.counters + 3] = s.open_outline
    out[AT.counters + 4] = s.pitch_supply
    out[AT.counters + 5] = s.food_supply
    out[AT.counters + 6] = s.quick
    out[AT.counters + 7] = s.workers
    out[AT.counters + 8] = s.last_round
    out[AT.counters + 9] = s.stuck_end


@rule
def observe_seats(s, seat, out):
    """Workers, bonus tiles, and what every player has."""
    for space in range(N_ACTIONS):
        if s.current[space] != NOBODY:
            out[AT.current + (s.current[space] - seat) % s.players * N_ACTIONS + space] = 1
        if s.done[space] != NOBODY:
            out[AT.done + (s.done[space] - seat) % s.players * N_ACTIONS + space] = 1
    put(out, AT.bonus, s.bonus)
    for i in range(s.players):
        p = (seat + i) % s.players
        out[AT.acted + i] = s.acted[p]
        out[AT.planks + i] = s.planks[p]
        out[AT.pitch + i] = s.pitch[p]
        out[AT.food + i] = s.food[p]
        out[AT.supply + i] = s.plank_supply[p]
        put(out, AT.points + i * N_REASONS, s.points[p])


@rule
def observe_tiles(s, seat, out):
    """Where every animal is."""
    for tile in range(N_TILES):
        place = s.tile[tile]
        if place >= 0:
            out[AT.tiles + (place - seat) % s.players * N_TILES + tile] = 1
        elif place != UNUSED:
            row = 0 if place == BAG else 1 if place == DRAWN else 2
            out[AT.elsewhere + row * N_TILES + tile] = 1
    if s.incoming != NOTHING:
        out[AT.incoming + s.incoming] = 1
    if s.loading != NOTHING:
        out[AT.loading + s.loading] = 1


@rule
def observe_ark(s, seat, out):
    """Planks, cubes, food, enclosures and the pairs in them."""
    for edge in range(N_EDGES):
        owner = s.plank[edge]
        if owner >= 0:
            out[AT.wall + (owner - seat) % s.players * N_EDGES + edge] = 1
        elif owner == FREE:
            out[AT.free + edge] = 1
    if s.lifted != NOTHING:
        out[AT.lifted + s.lifted] = 1
    put(out, AT.cubes, s.cube)
    put(out, AT.ark, IN_ARK[s.players])
    put(out, AT.fed, s.fed)
    for cell in range(N_CELLS):
        pen = s.pen[cell]
        if pen != NOTHING:
            out[AT.enclosed + cell] = s.pen_cells[pen]
            out[AT.large + cell] = s.pen_large[pen] != NOTHING
            out[AT.small + cell] = s.pen_small[pen] != NOTHING
