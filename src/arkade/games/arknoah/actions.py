"""Actions of Ark & Noah and their notation.

`work build` (where a worker goes; quick game: the turn's action), `draw female` (the bag), `take lion male`, `reward
food`, `swap planks` or `swap animals` (an exchange), `lift c2n` (the planks to be swapped, one after the other), `swap
in lion male`, `no swap`, `swap out dog female`, `plank c2n`, `cube c1nw`, `food c2`, `load lion` and `into c2` (the
enclosure, by its first cell in reading order), `done`.

An edge is named by a cell and its side, a pitch space by a cell and its corner, always such a cell as every ark with
that edge or space has: columns a to n from the stern, rows 1 to 4 from the top.
"""

from arkade.games.arknoah.components import (
    ACTIONS,
    CELLS,
    EDGES,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_POINTS,
    N_SPECIES,
    N_TILES,
    POINTS,
    REWARDS,
    SEXES,
    SPECIES,
    TILES,
)
from arkade.text import Phrase

WORK = 0  # WORK + action
DRAW = WORK + N_ACTIONS  # DRAW + sex
TAKE = DRAW + len(SEXES)  # TAKE + tile
REWARD = TAKE + N_TILES  # REWARD + reward
SWAP_PLANKS = REWARD + len(REWARDS)
SWAP_ANIMALS = SWAP_PLANKS + 1
LIFT = SWAP_ANIMALS + 1  # LIFT + edge
SWAP_IN = LIFT + N_EDGES  # SWAP_IN + tile
NO_SWAP = SWAP_IN + N_TILES
SWAP_OUT = NO_SWAP + 1  # SWAP_OUT + tile
PUT_PLANK = SWAP_OUT + N_TILES  # PUT_PLANK + edge
PUT_CUBE = PUT_PLANK + N_EDGES  # PUT_CUBE + point
FEED = PUT_CUBE + N_POINTS  # FEED + cell
BOARD = FEED + N_CELLS  # BOARD + species
INTO = BOARD + N_SPECIES  # INTO + cell
DONE = INTO + N_CELLS

NOTATIONS = (
    *(f"work {name}" for name in ACTIONS),
    *(f"draw {sex}" for sex in SEXES),
    *(f"take {tile}" for tile in TILES),
    *(f"reward {name}" for name in REWARDS),
    "swap planks",
    "swap animals",
    *(f"lift {edge}" for edge in EDGES),
    *(f"swap in {tile}" for tile in TILES),
    "no swap",
    *(f"swap out {tile}" for tile in TILES),
    *(f"plank {edge}" for edge in EDGES),
    *(f"cube {point}" for point in POINTS),
    *(f"food {cell}" for cell in CELLS),
    *(f"load {name}" for name in SPECIES),
    *(f"into {cell}" for cell in CELLS),
    "done",
)


def tile_phrase(tile: int) -> Phrase:
    """The name of one animal."""
    return Phrase(TILES[tile].replace(" ", "-"))


def pair_phrase(species: int) -> Phrase:
    """The name of a pair."""
    return Phrase(f"pair-{SPECIES[species]}")


def action_phrase(action: int) -> Phrase:
    """The name of an action of the board."""
    return Phrase(f"action-{ACTIONS[action]}")


def phrase(action: int) -> Phrase:
    """The move's name."""
    if action < DRAW:
        return Phrase("move-work", {"action": action_phrase(action - WORK)})
    if action < TAKE:
        return Phrase(f"move-draw-{SEXES[action - DRAW]}")
    if REWARD <= action < SWAP_PLANKS:
        return Phrase(f"move-reward-{REWARDS[action - REWARD]}")
    for first, after, key in (
        (TAKE, REWARD, "move-take"),
        (SWAP_IN, NO_SWAP, "move-swap-in"),
        (SWAP_OUT, PUT_PLANK, "move-swap-out"),
    ):
        if first <= action < after:
            return Phrase(key, {"tile": tile_phrase(action - first)})
    for first, after, key, names in (
        (LIFT, SWAP_IN, "move-lift", EDGES),
        (PUT_PLANK, PUT_CUBE, "move-plank", EDGES),
        (PUT_CUBE, FEED, "move-cube", POINTS),
        (FEED, BOARD, "move-food", CELLS),
        (INTO, DONE, "move-into", CELLS),
    ):
        if first <= action < after:
            return Phrase(key, {"place": names[action - first]})
    if BOARD <= action < INTO:
        return Phrase("move-load", {"pair": pair_phrase(action - BOARD)})
    alone = {SWAP_PLANKS: "move-swap-planks", SWAP_ANIMALS: "move-swap-animals", NO_SWAP: "move-no-swap"}
    return Phrase(alone.get(action, "move-done"))
