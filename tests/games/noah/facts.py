"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from arkade.games.noah import components as c

RULES = {
    "NOA-01": [c.BOATS + c.MIDDLE, c.MAX_CARDS, c.MAX_PLAYERS],
    "NOA-03": [c.BOATS, c.MIDDLE],
    "NOA-04": [c.BOATS],
    "NOA-05": [c.HAND],
    "NOA-08": [c.LIMIT, c.WOODPECKER_LIMIT],
    "NOA-11": [c.MALE_STEP],
    "NOA-15": [*range(1, c.MIDDLE + 2)],
    "NOA-24": [c.WOODPECKER_LIMIT],
    "NOA-32": [c.BOATS + c.MIDDLE],
    "NOA-33": [c.ROUNDS],
    "NOA-34": [c.END_SCORE, c.MAX_ROUNDS],
    "NOA-35": [c.MAX_EMBARKATIONS],
}


def _copies(species: int) -> list[int]:
    sexes = 1 if species == c.SNAIL else len(c.SEXES)
    return [count for count in c.COPIES[species] if count for _ in range(sexes)]


#: Weight, tears, the limit with a woodpecker, cards by number of players.
TABLES = [
    [
        *(
            [c.WEIGHTS[k], c.TEARS[k], *([c.WOODPECKER_LIMIT] if k == c.WOODPECKER else []), *_copies(k)]
            for k in range(c.N_SPECIES)
        ),
        [int(c.DECK[players].sum()) for players in (2, 4, 5)],
    ]
]

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN = {
    "reason-over",
    "reason-now-embark",
    "reason-now-look",
    "reason-now-draw",
    "reason-now-move",
    "reason-yourself",
}
#: Reasons whose number is none, which they say.
NONE: set[str] = set()
