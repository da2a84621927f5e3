"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from arkade.games.animimix import components as c

_COUNTS = range(2, c.MAX_PLAYERS + 1)
RULES = {
    "ANI-01": [c.N_SPECIES * c.COPIES, c.COPIES, c.N_SPECIES, c.MOUNTAINS],
    "ANI-04": [c.SPECIES_IN_PLAY[n] * c.COPIES - c.ROWS[n] * c.COLUMNS[n] - n * c.HAND[n] for n in _COUNTS],
    **{c.SCORING[c.SPECIES.index(name)]: [c.ANIMAL_POINTS] for name in c.SPECIES if name not in ("lovebird", "lion")},
    c.SCORING[c.SPECIES.index("lovebird")]: [c.COUPLE_POINTS],
    c.SCORING[c.SPECIES.index("lion")]: [c.LION_POINTS],
}
TABLES = [
    [
        [c.SPECIES_IN_PLAY[n] for n in _COUNTS],
        [size for n in _COUNTS for size in (c.ROWS[n], c.COLUMNS[n])],
        [c.HAND[n] for n in _COUNTS],
    ]
]

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN = {
    "reason-over",
}
#: Reasons whose number is none, which they say.
NONE: set[str] = set()
