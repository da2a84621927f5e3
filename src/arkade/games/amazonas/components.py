"""The facts of Coloretto Amazonas: colours, animals, cards and points (rulebook; the table of the rules page)."""

import numpy as np

MAX_PLAYERS = 4
COLOURS = ("blue", "violet", "brown", "green")  # the columns in their order: neighbours differ by one (AMA-02, AMA-11)
N_COLOURS = len(COLOURS)

# Animals, colour by colour (AMA-01). The rulebook names toucan, toad, chameleon, anteater and frog; reviews name the
# two-headed snake, the striped rhinoceros and the earless rabbit; the other names are ours.
ANIMALS = (
    *("river dolphin", "piranha", "manatee", "electric eel", "stingray"),
    *("toucan", "macaw", "hummingbird", "harpy eagle"),
    *("toad", "chameleon", "two-headed snake"),
    *("anteater", "frog", "striped rhinoceros", "earless rabbit", "jaguar", "sloth"),
)
N_ANIMALS = len(ANIMALS)
KEYS = tuple(name.replace(" ", "-") for name in ANIMALS)  # the animals in texts and views
COPIES = 5  # cards of an animal (AMA-01)
CARDS = N_ANIMALS * COPIES
HAND = 3  # AMA-03

CAPACITY = (5, 4, 3, 6)  # by colour: its animals, and the cards of a full column (AMA-02)
FIRST = (0, 5, 9, 12, 18)  # a colour's animals are FIRST[colour] .. FIRST[colour + 1] - 1
COLOUR = np.repeat(np.arange(N_COLOURS), CAPACITY)  # of each animal

POINTS = (0, 1, 3, 6, 10, 15, 21)  # by cards in a column or stack (AMA-18)
BONUS = (5, 4, 3, 6)  # by colour: one review says that it is the number of animals; correct it here (AMA-18)
ENDING_STACKS = (0, 0, 3, 3, 2)  # by number of players: so many before one of them end the game (AMA-17)

#: What the browser's board shows; colours, animals and bonus cards are in its view.
FACTS = {"points": POINTS, "copies": COPIES}
