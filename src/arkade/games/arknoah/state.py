"""The record of Ark & Noah. An enclosure goes by the number of its first cell: pen_… fields are used at that place."""

from arkade.games.arknoah.components import (
    ACTIONS,
    CUBES,
    EXCHANGE_DRAWS,
    FOOD_TILES,
    MAX_BONUS,
    MAX_OUTLINE,
    MAX_PEN,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_POINTS,
    N_SPECIES,
    N_TILES,
    PLANKS,
)
from arkade.kernel.record import FIXED, record

REASONS = (  # for points; score is their sum
    "bonus",  # a bonus tile (ARK-11)
    "exchange",  # the reward of an exchange (ARK-24, ARK-53)
    "building",  # planks and cubes placed (ARK-25)
    "food",  # loaded (ARK-31)
    "animals",  # own tiles aboard (ARK-35)
    "planks",  # in the walls of enclosures loaded (ARK-35)
    "pitch",  # at enclosures loaded (ARK-35)
    "outline",  # most planks there (ARK-43)
    "left-planks",  # not placed (ARK-43)
    "left-pitch",
    "left-food",
    "left-animals",  # not aboard
)
(
    BY_BONUS,
    BY_EXCHANGE,
    BY_BUILDING,
    BY_FOOD,
    BY_ANIMALS,
    BY_PLANKS,
    BY_PITCH,
    BY_OUTLINE,
    LEFT_PLANKS,
    LEFT_PITCH,
    LEFT_FOOD,
    LEFT_ANIMALS,
) = range(12)
N_REASONS = len(REASONS)

CELL_SETS = range(1 << N_CELLS)

STATE = record(
    [
        # Options
        ("quick", "i2", FIXED),  # 1 in the quick game (ARK-50)
        ("workers", "i2", FIXED),  # of each player (ARK-05, ARK-62)
        ("last_round", "i2", FIXED),  # 0: none (ARK-41)
        ("stuck_end", "i2", FIXED),  # 1 if the game ends when planks run short (ARK-41)
        # The round
        ("rounds", "i2", range(1, 1_000)),  # begun so far: the number of this one
        ("phase", "i2", range(11)),  # what the player has to decide
        (
            "action",
            "i2",
            range(-1, N_ACTIONS + 2),
        ),  # the action carried out, LAST_FOOD or LAST_PAIRS; NOTHING while workers are placed
        ("actor", "i2", range(-1, MAX_PLAYERS)),  # whose worker (quick game: whose turn) it is, or NOBODY
        ("acted", "i2", (MAX_PLAYERS,), range(2)),  # 1 for who has begun or had a part in the action
        ("turns", "i2", range(MAX_PLAYERS + 1)),  # had in this round of the quick game
        ("current", "i2", (N_ACTIONS,), range(-1, MAX_PLAYERS)),  # whose worker is on an action's space, or NOBODY
        ("done", "i2", (N_ACTIONS,), range(-1, MAX_PLAYERS)),  # whose worker is on its done space, or NOBODY
        ("bonus", "i2", (N_ACTIONS,), range(MAX_BONUS + 1)),  # points of the bonus tile there, 0: none
        ("ended", "i2", range(-1, 3)),  # by what the game ends, or NOTHING
        # The player's part
        ("budget", "i2", range(9)),  # pieces, loading points or pairs left
        ("draws", "i2", range(EXCHANGE_DRAWS + 1)),  # tiles still to be drawn from a bag of the player's choice
        ("lifted", "i2", range(-1, N_EDGES)),  # the edge of the first plank to be swapped, or NOTHING
        ("incoming", "i2", range(-1, N_TILES)),  # the tile to be swapped in, or NOTHING
        ("loading", "i2", range(-1, N_SPECIES)),  # the species that looks for its enclosure, or NOTHING
        # Things in stocks and supplies
        ("planks", "i2", (MAX_PLAYERS,), range(PLANKS + 1)),
        ("pitch", "i2", (MAX_PLAYERS,), range(CUBES + 1)),
        ("food", "i2", (MAX_PLAYERS,), range(FOOD_TILES + 1)),
        ("plank_supply", "i2", (MAX_PLAYERS,), range(PLANKS + 1)),  # by colour
        ("pitch_supply", "i2", range(CUBES + 1)),
        ("food_supply", "i2", range(FOOD_TILES + 1)),
        ("tile", "i2", (N_TILES,), range(-4, MAX_PLAYERS)),  # where it is: a seat, BAG, DRAWN, ABOARD or UNUSED
        ("bag", "i2", (2,), range(N_SPECIES + 1)),  # males and females in the bags
        ("drawn", "i2", range(N_TILES + 1)),  # tiles drawn and not yet taken or returned
        # The ark
        (
            "plank",
            "i2",
            (N_EDGES,),
            range(-3, MAX_PLAYERS),
        ),  # whose plank is there; FREE, INSIDE an enclosure, or NO_EDGE of this ark
        ("cube", "i2", (N_POINTS,), range(2)),  # 1 where there is one
        ("open_outline", "i2", range(MAX_OUTLINE + 1)),  # outline edges without a plank
        ("fed", "i2", (N_CELLS,), range(2)),  # 1 for a cell with food
        ("pen", "i2", (N_CELLS,), range(-1, N_CELLS)),  # the enclosure that a cell is in, or NOTHING
        ("pen_cells", "i2", (N_CELLS,), range(MAX_PEN + 1)),  # its size
        ("pen_fed", "i2", (N_CELLS,), range(MAX_PEN + 1)),  # cells with food
        ("pen_pitch", "i2", (N_CELLS,), range(4 * MAX_PEN + 1)),  # pitch spaces that touch it
        ("pen_cubes", "i2", (N_CELLS,), range(4 * MAX_PEN + 1)),  # those that are filled
        ("pen_wall", "i1", (N_CELLS, MAX_PLAYERS), range(4 * MAX_PEN + 1)),  # planks of its wall, by colour
        ("pen_large", "i2", (N_CELLS,), range(-1, N_SPECIES)),  # the species of the pair in it, or NOTHING
        ("pen_small", "i2", (N_CELLS,), range(-1, N_SPECIES)),  # the same of the small pair
        # What follows from the ark, kept up to date by the few moves that change it: sets as bits (sets.py)
        (
            "places",
            "i8",
            (3,),
            range(1 << 62),
        ),  # where a plank or a cube can go: free edges in two halves, pitch spaces (building.py)
        ("open", "i8", (4,), CELL_SETS),  # by side: cells outside of enclosures whose edge there is free
        (
            "sides",
            "i2",
            (MAX_PLAYERS,),
            range(2 * PLANKS + 1),
        ),  # sides of each one's planks that are not those of an enclosure
        ("rim", "i2", (MAX_PLAYERS,), range(PLANKS + 1)),  # everybody's planks on the outline
        ("pens", "i8", CELL_SETS),  # enclosures, each by its first cell
        ("hungry", "i8", CELL_SETS),  # cells of enclosures without food
        ("shares", "i8", (MAX_PLAYERS,), CELL_SETS),  # cells of enclosures with a plank of this player in the wall
        (
            "vacant",
            "i8",
            (MAX_PEN + 1,),
            CELL_SETS,
        ),  # by size: enclosures that a pair could go to now; small pairs under 0
        # Points
        ("points", "i2", (MAX_PLAYERS, N_REASONS), range(-1_000, 10_000)),
    ]
)

NOBODY = -1

# Where a tile is, if no player has it
BAG, DRAWN, ABOARD, UNUSED = -1, -2, -3, -4

# What is on an edge, if no plank is
FREE, INSIDE, NO_EDGE = -1, -2, -3

# After the last round two more actions follow (ARK-42)
STAGES = (*ACTIONS, "last food", "last pairs")
LAST_FOOD, LAST_PAIRS = N_ACTIONS, N_ACTIONS + 1

PHASES = ("work", "draw", "take", "reward", "exchange", "lift", "swap in", "swap out", "build", "load", "into")
(
    WORKING,
    DRAWING,
    TAKING,
    REWARDING,
    EXCHANGING,
    LIFTING,
    SWAPPING_IN,
    SWAPPING_OUT,
    BUILDING,
    LOADING,
    BOARDING,
) = range(11)
PART_OVER = 11  # within a move: the player's part in the action is over

ENDS = ("outline", "last round", "stuck")  # ARK-40 or ARK-57; ARK-41
OUTLINE_CLOSED, ROUNDS_OVER, PLANKS_SHORT = range(3)
