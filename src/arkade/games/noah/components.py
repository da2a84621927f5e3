"""The facts of Noah: animals, cards, boats, and what each number of players uses (NOA-01 to NOA-05)."""

import numpy as np

MAX_PLAYERS = 5
SPECIES = (  # NOA-01; from light to heavy
    "parrot",
    "woodpecker",
    "snail",
    "cat",
    "kangaroo",
    "panda",
    "lion",
    "donkey",
    "bear",
    "giraffe",
    "rhinoceros",
    "elephant",
)
PARROT, WOODPECKER, SNAIL, CAT, KANGAROO, PANDA, LION, DONKEY, BEAR, GIRAFFE, RHINOCEROS, ELEPHANT = range(12)
N_SPECIES = len(SPECIES)
WEIGHTS = (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)  # of a species
TEARS = (2, 2, 2, 1, 1, 4, 1, 1, 0, 0, 0, 0)  # of a card left in hand (NOA-31)

TRAITS = {WOODPECKER: "NOA-24", SNAIL: "NOA-20", LION: "NOA-23", DONKEY: "NOA-22", GIRAFFE: "NOA-21"}  # by their rules

# A face is a species and a sex: species * 2 + sex. A snail in hand has no sex yet: it counts under SNAIL_CARD (NOA-20).
SEXES = ("m", "f")
MALE, FEMALE = range(2)
N_FACES = N_SPECIES * len(SEXES)
FACES = tuple(f"{name} {sex}" for name in SPECIES for sex in SEXES)
SNAIL_CARD = SNAIL * 2 + MALE
SNAIL_FEMALE = SNAIL * 2 + FEMALE
CARDS = tuple("snail" if face == SNAIL_CARD else name for face, name in enumerate(FACES))  # in a hand, by face
N_KINDS = N_FACES - 1  # of hand cards: all faces but SNAIL_FEMALE

# Cards of each sex (snails: of both together) with 2 or 3 players, added with 4 or more, added with 5 (NOA-02).
COPIES = (
    (2, 0, 1),  # parrot
    (1, 0, 0),  # woodpecker
    (3, 0, 2),  # snail
    (2, 1, 0),  # cat
    (2, 1, 0),  # kangaroo
    (1, 1, 1),  # panda
    (1, 1, 0),  # lion
    (1, 0, 1),  # donkey
    (1, 0, 0),  # bear
    (1, 0, 0),  # giraffe
    (1, 0, 0),  # rhinoceros
    (1, 0, 0),  # elephant
)


def _deck(players: int) -> list[int]:
    counts = [sum(COPIES[face // 2][: max(players - 2, 1)]) for face in range(N_FACES)]
    counts[SNAIL_FEMALE] = 0
    return counts


DECK = np.array([_deck(players) for players in range(MAX_PLAYERS + 1)])  # cards by number of players and face
MAX_CARDS = 47
HAND = 8  # NOA-05

BOATS = 5  # in the ring (NOA-03)
MIDDLE = 3  # boats in reserve
LIMIT = 21  # NOA-08
MALE_STEP, FEMALE_STEP = 2, 1  # boats that Noah goes on (NOA-11)
WOODPECKER_LIMIT = 13  # NOA-24
BOAT_ROOM = 20  # cards; the largest load is 18: 6 parrots, 5 snails, 6 cats and one heavier animal

ROUNDS = 3  # NOA-33
END_SCORE = 26  # NOA-34
MAX_ROUNDS = 100  # NOA-34
MAX_EMBARKATIONS = 500  # of a round (NOA-35)

#: What the browser's board shows.
FACTS = {
    "species": {
        name: {"weight": WEIGHTS[species], "tears": TEARS[species], "trait": TRAITS.get(species)}
        for species, name in enumerate(SPECIES)
    },
    "boats": BOATS,
    "middle": MIDDLE,
    "rounds": ROUNDS,
    "woodpeckerLimit": WOODPECKER_LIMIT,
    "steps": {"m": MALE_STEP, "f": FEMALE_STEP},
}
