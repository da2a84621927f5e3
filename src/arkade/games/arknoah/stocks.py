"""Supplies, bags and points (ARK-07, ARK-20 to ARK-23, ARK-35)."""

from typing import Any

from arkade.games.arknoah.state import ABOARD, BAG, DRAWN
from arkade.kernel.generator import below
from arkade.kernel.rule import rule


@rule
def take_planks(s, p, count):
    """Planks of the player's colour from the supply, as far as there are any (ARK-23)."""
    count = min(count, s.plank_supply[p])
    s.plank_supply[p] -= count
    s.planks[p] += count


@rule
def take_pitch(s, p, count):
    """Cubes from the supply, as far as there are any (ARK-20)."""
    count = min(count, s.pitch_supply)
    s.pitch_supply -= count
    s.pitch[p] += count


@rule
def take_food(s, p, count):
    """Food from the supply, as far as there is any (ARK-22)."""
    count = min(count, s.food_supply)
    s.food_supply -= count
    s.food[p] += count


@rule
def draw(s, sex):
    """Draw a tile by lot from a bag, or from the other if that is empty (ARK-21); the tile."""
    if s.bag[sex] == 0:
        sex = 1 - sex
    left = below(s.rng, s.bag[sex])
    tile = sex
    while s.tile[tile] != BAG or left > 0:
        left -= s.tile[tile] == BAG
        tile += 2
    s.tile[tile] = DRAWN
    s.bag[sex] -= 1
    s.drawn += 1
    return tile


@rule
def take_tile(s, tile, p):
    """A drawn tile becomes a player's."""
    s.tile[tile] = p
    s.drawn -= 1


@rule
def return_tile(s, tile):
    """A drawn tile goes back into its bag."""
    s.tile[tile] = BAG
    s.bag[tile % 2] += 1
    s.drawn -= 1


@rule
def is_single(s: Any, tile: int) -> Any:
    """Whether a tile's partner is neither owned by a player nor aboard (ARK-07)."""
    partner = s.tile[tile ^ 1]
    return partner < 0 and partner != ABOARD


# Points


@rule
def score(s, p, reason, count):
    """Points with their reason."""
    s.points[p, reason] += count
