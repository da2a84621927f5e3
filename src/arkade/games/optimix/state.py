"""The record of Arche Opti Mix. A card is its number in CARDS; two equal provisions are the same (OPT-53)."""

from arkade.games.optimix.components import (
    MAX_CABINS,
    MAX_CARDS,
    MAX_PLAYERS,
    N_CARDS,
    N_TYPES,
    RAIN_CARDS,
    ROOM,
    SPARES,
    TITLE_BYTES,
)
from arkade.kernel.record import record

STATE = record(
    [
        # The deck, by card (OPT-01)
        ("apart", "i8", (N_CARDS,)),  # as bits: the cards that it cannot share a cabin with (OPT-14 to OPT-18)
        ("afraid", "i8", (N_CARDS,)),  # as bits: those that cannot be next to it or opposite either (OPT-18)
        ("copies", "i2", (N_CARDS,)),  # in the deck
        ("climate", "i2", (N_CARDS,)),
        ("weight", "i2", (N_CARDS,)),
        ("diet", "i2", (N_CARDS,)),
        ("type", "i2", (N_CARDS,)),  # or NO_TYPE
        ("power", "i2", (N_CARDS,)),
        ("title", "u1", (SPARES, TITLE_BYTES)),  # of spare cards, in UTF-8
        # The ark
        ("aboard", "i8", (2, MAX_CABINS + 1)),  # as bits: the cards of each cabin
        ("cabin", "i2", (2, MAX_CABINS, ROOM)),  # its cards in order of arrival, then NOTHING
        ("filled", "i2", (2, MAX_CABINS)),  # how many
        ("cabins", "i2", (2,)),  # on either side
        ("tilt", "i2"),  # weight to starboard less weight to port (OPT-06)
        # Cards elsewhere
        ("hand", "i2", (MAX_PLAYERS, N_CARDS)),
        ("cards", "i2", (MAX_PLAYERS,)),  # how many
        ("known", "i1", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in each hand (OPT-52)
        ("kept", "i1", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in the hand or to be the pet (OPT-52)
        ("pet", "i2", (MAX_PLAYERS,)),  # or NOTHING
        ("display", "i2", (N_CARDS,)),
        ("shown", "i2"),  # how many are on display
        ("ejected", "i2", (N_CARDS,)),  # out of the game (OPT-46)
        ("pile", "i2", (MAX_CARDS + RAIN_CARDS,)),  # from the top, RAIN among them
        ("top", "i2"),  # how many were drawn
        ("end", "i2"),  # the pile's size when it was made
        ("first_rain", "i2"),  # where in the pile: on top of the lower half (OPT-08)
        ("rain", "i2"),  # rain cards drawn
        # Discs and pawns
        ("discs", "i2", (MAX_PLAYERS,)),  # action discs
        ("reserve", "i2"),
        ("pawns", "i2", (MAX_PLAYERS, N_TYPES)),  # on the score cards
        ("raised", "i2", (MAX_PLAYERS, N_TYPES)),  # those of them that stand on a disc and count 1.5 (OPT-43, OPT-47)
        # The turn
        ("phase", "i2"),  # what the player has to decide
        ("turn", "i2"),  # whose turn it is; during the pets another may have to decide
        ("first", "i2"),  # the place of the turn's first card, or NOTHING (OPT-12)
        ("only", "i2"),  # 1 if no second card may follow (OPT-11)
        ("played", "i2"),  # the card whose power or cabin asks for a decision, or NOTHING
        ("place", "i2"),  # where it goes, or NOTHING
        ("opened", "i2"),  # 1 if a display card is due for a new cabin (OPT-23)
        ("due", "i2"),  # 1 if a pile card for the hand is due (OPT-09)
        ("last", "i2"),  # 1 in the last boarding (OPT-33)
        ("passed", "i2", (MAX_PLAYERS,)),  # 1 for who is out of it (OPT-34)
    ]
)

NOTHING = -1
RAIN = N_CARDS  # in the pile

PHASES = ("turn", "eject", "disc", "pick", "second", "pet", "last")
TURN, EJECT, DISC, PICK, SECOND, PET, LAST = range(7)
