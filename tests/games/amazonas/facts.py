"""What the rules pages say in numbers, from the components: by rule, and row by row in the tables."""

from arkade.games.amazonas import components as c

RULES = {
    "AMA-01": [c.CARDS, c.N_ANIMALS, c.COPIES, c.N_COLOURS * c.MAX_PLAYERS, c.N_COLOURS],
    "AMA-03": [c.HAND, c.N_COLOURS],
    "AMA-18": [*c.POINTS[1:]],
    "AMA-20": [c.POINTS[4], c.POINTS[6]],
}
TABLES = [[[capacity, bonus] for capacity, bonus in zip(c.CAPACITY, c.BONUS, strict=True)]]

#: Reasons that are a state of the game: no number and nobody is their cause.
PLAIN = {
    "reason-over-pile",
    "reason-now-turn",
    "reason-yourself",
}
#: Reasons whose number is none, which they say.
NONE: set[str] = set()
