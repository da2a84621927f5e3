"""The record of Noah. Cards are counted by face: two female cats are the same."""

from arkade.games.noah.components import (
    BOAT_ROOM,
    BOATS,
    LIMIT,
    MAX_CARDS,
    MAX_EMBARKATIONS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIDDLE,
    N_FACES,
)
from arkade.kernel.record import FIXED, record

OBSERVERS = MAX_PLAYERS + 1  # every seat, and PUBLIC
PUBLIC = MAX_PLAYERS  # what is known to all, spectators included

STATE = record(
    [
        ("end", "i2", FIXED),  # the score that ends the game (NOA-34); 0: after three rounds (NOA-33)
        ("rounds", "i2", range(1, MAX_ROUNDS + 1)),  # dealt so far, this one included
        ("starter", "i2", range(MAX_PLAYERS)),  # who began this round (NOA-32)
        ("total", "i2", (MAX_PLAYERS,), range(32_000)),  # tears of the rounds played
        ("hand", "i2", (MAX_PLAYERS, N_FACES), range(MAX_CARDS + 1)),  # cards in hand; a snail counts under SNAIL_CARD
        ("cards", "i2", (MAX_PLAYERS,), range(MAX_CARDS + 1)),  # how many
        ("pile", "i2", (N_FACES,), range(MAX_CARDS + 1)),  # unused this round (NOA-05)
        ("departed", "i2", (N_FACES,), range(MAX_CARDS + 1)),  # cards gone with their boats, snails under SNAIL_CARD
        # the animals aboard in order of loading, then NOTHING
        ("boat_face", "i2", (BOATS, BOAT_ROOM), range(-1, N_FACES)),
        ("boat_size", "i2", (BOATS,), range(BOAT_ROOM)),  # how many
        ("boat_weight", "i2", (BOATS,), range(LIMIT + 1)),  # together
        ("boat_limit", "i2", (BOATS,), range(LIMIT + 1)),  # 21, or 13 with a woodpecker aboard
        ("boat_next", "i2", (BOATS,), range(-1, 2)),  # the sex that the next animal must have (NOA-07), or ANY
        ("noah", "i2", range(BOATS)),  # the boat where Noah is
        ("middle", "i2", range(MIDDLE + 1)),  # boats left there
        ("departures", "i2", range(MIDDLE + 2)),  # of this round
        ("embarkations", "i2", range(MAX_EMBARKATIONS + 1)),  # of this round (NOA-35)
        ("phase", "i2", range(7)),  # what the player has to decide
        ("again", "i2", range(2)),  # 1 if the last embarkation made a pair (NOA-13)
        ("leaving", "i2", range(-1, BOATS)),  # the boat that is full and will leave, or NOTHING (NOA-14)
        # whom the lion drew from, until a card is returned; else NOTHING (NOA-23)
        ("opponent", "i2", range(-1, MAX_PLAYERS)),
        ("gifts", "i2", range(MIDDLE + 2)),  # still due (NOA-15)
        # by observer: cards known to be in a hand not their own
        ("known", "i1", (OBSERVERS, MAX_PLAYERS, N_FACES), range(MAX_CARDS + 1)),
        # by observer: the most cards of a face in a hand not their own, but for those that came unseen; or UNLIMITED
        ("most", "i1", (OBSERVERS, MAX_PLAYERS, N_FACES), range(MAX_CARDS + 1)),
        # by observer: how many came into a limited hand unseen, and as bits the limited faces that they may be of
        ("unseen", "i2", (OBSERVERS, MAX_PLAYERS), range(MAX_CARDS + 1)),
        ("unseen_faces", "i4", (OBSERVERS, MAX_PLAYERS), range(1 << N_FACES)),
    ]
)

NOTHING = -1
ANY = -1
UNLIMITED = MAX_CARDS  # of `most`

PHASES = ("embark", "look", "draw", "return", "move", "give")
EMBARK, LOOK, DRAW, RETURN, MOVE, GIVE = range(6)
ENDED = 6  # the round: within a move, and for good when the game is over
