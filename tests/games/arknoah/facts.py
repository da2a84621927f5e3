"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from arkade.games.arknoah import components as c

_COUNTS = range(2, c.MAX_PLAYERS + 1)
RULES = {
    "ARK-01": [c.N_SPECIES, max(c.SIZES), c.FOOD_TILES, c.CUBES, c.PLANKS],
    "ARK-02": [int(c.IN_ARK[n].sum()) for n in _COUNTS],
    "ARK-04": [c.START_PLANKS, c.START_PITCH, c.START_FOOD],
    "ARK-12": [c.MAX_BONUS],
    "ARK-20": [*c.SHARE_PITCH],
    "ARK-22": [*c.SHARE_FOOD],
    "ARK-23": [*c.SHARE_WOOD],
    "ARK-24": [c.EXCHANGE_DRAWS],
    "ARK-25": [*c.SHARE_BUILD],
    "ARK-27": [c.MAX_PEN],
    "ARK-30": [*c.SHARE_LOAD],
    "ARK-40": [c.LEAST_ROUNDS[0]],
    "ARK-41": [*c.LEAST_ROUNDS, *c.LAST_ROUND],
    "ARK-43": [c.OUTLINE_BONUS],
    "ARK-53": [c.EXCHANGE_DRAWS],
    "ARK-54": [*c.SHARE_WOOD],
    "ARK-55": [*c.SHARE_BUILD],
    "ARK-56": [*c.QUICK_PAIRS],
    "ARK-57": [c.LEAST_ROUNDS[1], c.LAST_ROUND[1]],
    "ARK-58": [c.OUTLINE_BONUS],
    "ARK-61": [c.MAX_BONUS],
}


def _inner(players: int) -> int:
    return int((c.EDGE_CELLS[players] != c.WATER).all(axis=1).sum())


TABLES = [
    [[int(c.IN_ARK[n].sum()), int(c.OUTLINE_SIZE[n]), _inner(n), n * c.PLANKS] for n in _COUNTS],
    [[c.SIZES[k], c.VALUES[k], c.FROM_PLAYERS[k]] for k in range(c.N_SPECIES)],
]

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN = {
    "reason-now-work",
    "reason-now-choose",
    "reason-now-reward",
    "reason-now-exchange",
    "reason-now-lift",
    "reason-now-last-food",
    "reason-now-last-pairs",
    "reason-quick-pitch",
    "reason-quick-food",
    "reason-food-over",
    "reason-pairs-later",
}
#: Reasons whose number is none, which they say.
NONE = {
    "reason-no-planks",
    "reason-no-animals",
    "reason-no-plank-left",
    "reason-no-cube-left",
    "reason-no-food-left",
    "reason-no-points-left",
    "reason-no-pens",
}
