"""The facts of Arche Opti Mix: names of cards, their traits, the ark and the counts (OPT-01 to OPT-08)."""

MAX_PLAYERS = 5

# Names of cards; what each one is like stands in a deck file, the shipped one being deck.toml (OPT-01).
CARDS = (
    *("brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear"),
    *("lion", "tiger", "brown bear"),
    *("turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm"),
    *("rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe"),
    "kangaroo",
    *("dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel"),
    *("fox", "spider", "mosquito"),
    *("grain", "hay"),
    *("card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"),  # for other decks
)
N_CARDS = len(CARDS)  # at most 62: a set of cards is the bits of one integer
SPARES = 9  # the last names, which other decks may fill
SPARE = N_CARDS - SPARES
TITLE_BYTES = 24  # of a spare card's title

CLIMATES = ("warm", "cold", "both")
WARM, COLD, BOTH = range(3)
DIETS = ("none", "carnivore", "herbivore", "omnivore")
NO_DIET, CARNIVORE, HERBIVORE, OMNIVORE = range(4)
TYPES = ("slow", "shy", "heavy", "useful", "provisions")  # a score card each (OPT-02)
SLOW, SHY, HEAVY, USEFUL, PROVISIONS = range(5)
N_TYPES = len(TYPES)
NO_TYPE = N_TYPES
POWERS = (
    "none",
    "fox",
    "hedgehog",
    "mosquito",
    "brontosaurus",
    "turtle",
    "skunk",
    "spider",
    "chimpanzee",
)
NO_POWER, FOX, HEDGEHOG, MOSQUITO, BRONTOSAURUS, TURTLE, SKUNK, SPIDER, CHIMPANZEE = range(9)
MAX_WEIGHT = 4

SIDES = ("p", "s")  # port and starboard (OPT-04)
PORT, STARBOARD = range(2)
ROOM = 3  # cards in a cabin (OPT-13)
MAX_TILT = 2  # OPT-15
FIRST_CABINS = ((PORT, 0), (STARBOARD, 0), (STARBOARD, 1), (PORT, 1))  # of the cards A, B, C, D (OPT-05)
START_WEIGHTS = (1, 2)  # OPT-05
START_OF_A_TYPE = 2  # OPT-05

# Every cabin holds a card, and every card adds its weight to its side: with the lightest cards on one side and all the
# others opposite, the shipped deck could make 41 cabins in a line. Discs set no limit: they go round. A deck that could
# make more than this is refused (deck.py), so that no place is ever missing.
MAX_CABINS = 45  # on a side
PLACES = len(SIDES) * MAX_CABINS

DISCS = 22  # OPT-02
START_DISCS = 3  # OPT-03
LATE_DISCS = 4  # of the 4th and 5th in turn order
LEAST_RESERVE = DISCS - 3 * START_DISCS - (MAX_PLAYERS - 3) * LATE_DISCS  # at the beginning, with five players
HAND = 2  # OPT-07
DISPLAY = 3  # OPT-07
RAIN_CARDS = 5  # OPT-02
PET_RAIN = 2  # OPT-30
MAX_CARDS = 80  # of a deck
MIN_CARDS = len(FIRST_CABINS) + HAND * MAX_PLAYERS + DISPLAY
FOX_DISCS = 2  # OPT-42
MOSQUITO_WEIGHT = 2  # OPT-44
PET_WEIGHT = 2  # OPT-31
PRIZES = (10, 6, 2, 2, 2)  # of the places on a score card (OPT-38, OPT-39)

# The rules that diets, types and powers bring with them.
TRAITS = {
    "carnivore": ("OPT-16", "OPT-18"),
    "herbivore": ("OPT-17",),
    "omnivore": ("OPT-16", "OPT-17"),
    "slow": ("OPT-11",),
    "shy": ("OPT-18",),
    "provisions": ("OPT-11",),
    "fox": ("OPT-42",),
    "hedgehog": ("OPT-41",),
    "mosquito": ("OPT-44",),
    "brontosaurus": ("OPT-43",),
    "turtle": ("OPT-45",),
    "skunk": ("OPT-44",),
    "spider": ("OPT-44",),
    "chimpanzee": ("OPT-47",),
}

#: What the browser's board shows.
FACTS = {
    "types": TYPES,
    "sides": SIDES,
    "room": ROOM,
    "maxTilt": MAX_TILT,
    "petRain": PET_RAIN,
    "lastRain": RAIN_CARDS,
    "traits": TRAITS,
}
