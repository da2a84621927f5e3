"""The facts of Animimix: species, cards, and what each number of players uses (rulebook, pages 2 and 4)."""

MAX_PLAYERS = 6
SPECIES = ("monkey", "wolf", "elephant", "pelican", "penguin", "chameleon", "lovebird", "lion")  # ANI-01
MONKEY, WOLF, ELEPHANT, PELICAN, PENGUIN, CHAMELEON, LOVEBIRD, LION = range(8)
N_SPECIES = len(SPECIES)
COPIES = 10  # cards of a species (ANI-01)
MOUNTAINS = 30  # ANI-01

# By number of players (ANI-02); 0 and 1 do not occur.
SPECIES_IN_PLAY = (0, 0, 3, 4, 5, 6, 7)
ROWS = (0, 0, 4, 4, 5, 5, 6)
COLUMNS = (0, 0, 4, 5, 5, 6, 6)
HAND = (0, 0, 6, 6, 6, 6, 5)

SIDE = 6  # cells are numbered row * SIDE + column on the largest grid, whatever the grid in play
CELLS = SIDE * SIDE
MAX_CARDS = 7 * COPIES

# Points (ANI-16 to ANI-23)
ANIMAL_POINTS = 2
COUPLE_POINTS = 4
LION_POINTS = 11

SCORING = ("ANI-16", "ANI-17", "ANI-18", "ANI-19", "ANI-20", "ANI-21", "ANI-22", "ANI-23")  # the rule of each species

#: What the browser's board shows.
FACTS = {"scoring": dict(zip(SPECIES, SCORING, strict=True))}
