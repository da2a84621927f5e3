"""What matters in a position of Noah, as features of a learned evaluation.

Seats are counted from the one that looks, boats from Noah's on. A boat that is about to leave counts as the empty one
that takes its place.
"""

import numpy as np

from arkade.games.noah.components import (
    BOATS,
    DONKEY,
    HAND,
    LIMIT,
    MAX_CARDS,
    MAX_PLAYERS,
    MIDDLE,
    N_FACES,
    N_SPECIES,
    ROUNDS,
    SNAIL_CARD,
    SNAIL_FEMALE,
    TEARS,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.evaluation import evaluate, next_player
from arkade.games.noah.rules import last_aboard, tears
from arkade.games.noah.state import EMBARK, GIVE, MOVE, NOTHING, PHASES
from arkade.kernel.arrays import DIGITS, say_leads
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

COPIES = 3  # of a face in hand: one, two, more
CARDS = HAND + 6  # in hand: none, 1, ..., more
CRIED = 17  # tears in hand
LEAD = 12  # tears, and no more are told apart
LEADS = 2 * LEAD + 1
STAGES = ROUNDS + 3  # the round; or how near the end is where a score ends the game
STAGE_TEARS = 9
BALANCE = 4  # more males than females, or the other way round
LOADED = 7  # animals aboard
LOAD_TEARS = 8
# What a boat holds for a hand. Nothing fits: 0 to 2 by the load's tears; 3: it is empty; else one, two or more fit:
# 4 to 6, 7 with a pair, 8 filling it, 9 both.
EMPTY, FITS, PAIR, FULL, BOTH, PROSPECTS = 3, 4, 7, 8, 9, 10

FEATURES = (
    ("players", (MAX_PLAYERS - 1,)),
    ("by_score", (1,)),  # a score ends the game (NOA-34)
    ("decider", (MAX_PLAYERS,)),
    ("phase", (len(PHASES),)),
    ("again", (1,)),
    ("leaving", (1,)),
    ("next", (MAX_PLAYERS,)),  # who embarks next
    ("gifts", (MIDDLE + 2,)),  # that are due
    ("departures", (MIDDLE + 2,)),
    ("stage", (STAGES,)),
    ("ahead", (STAGES, MAX_PLAYERS - 1, LEADS)),  # tears of each other seat less one's own, rounds played
    ("ahead_now", (STAGES, MAX_PLAYERS - 1, LEADS)),  # the same with those in hand
    ("hand", (MAX_PLAYERS, N_FACES, COPIES)),
    ("cards", (MAX_PLAYERS, CARDS)),
    ("tears", (MAX_PLAYERS, CRIED)),
    ("balance", (MAX_PLAYERS, 2 * BALANCE + 1)),
    ("top", (BOATS, N_FACES + 1)),
    ("next_sex", (BOATS, 3)),
    ("room", (BOATS, LIMIT + 1)),  # weight that it can still bear
    ("woodpecker", (BOATS,)),
    ("size", (BOATS, LOADED)),
    ("load", (BOATS, LOAD_TEARS)),
    ("prospects", (MAX_PLAYERS, BOATS, PROSPECTS)),  # of each seat on each boat
    ("embarks", (2, PROSPECTS)),  # what the next embarkation, one's own or another's, finds on Noah's boat
    ("sent", (2, PROSPECTS, PROSPECTS)),  # or on the two boats that he may be sent to, the better one first
    ("judged", (MAX_PLAYERS, DIGITS)),  # the evaluation's lead over the best of the others
)
AT = offsets(FEATURES)
MOST_FEATURES = 16 + 2 * (MAX_PLAYERS - 1) + MAX_CARDS + 3 * MAX_PLAYERS + 6 * BOATS + MAX_PLAYERS * (BOATS + DIGITS)

#: Faces as bits: those light enough for so much room, those that fill it, those of a sex, those of a species.
LIGHT = np.array([sum(1 << f for f in range(N_FACES) if WEIGHTS[f // 2] <= room) for room in range(LIMIT + 1)])
FILLING = np.array([sum(1 << f for f in range(N_FACES) if WEIGHTS[f // 2] == room) for room in range(LIMIT + 1)])
OF_SEX = np.array([sum(1 << f for f in range(N_FACES) if f % 2 == sex) for sex in range(2)])
OF_SPECIES = np.array([3 << 2 * species for species in range(N_SPECIES)])
WOODPECKERS = int(OF_SPECIES[WOODPECKER])
BIT = np.array([1 << face for face in range(N_FACES)])
SNAILS = int(BIT[SNAIL_CARD] | BIT[SNAIL_FEMALE])
WHICH = np.array([0, 1, 2, 2])  # by tears of a load: none, one, two, more


@rule
def features(s, seat, out):
    """Write the numbers of the features that are so; how many."""
    n = common(s, seat, out)
    stage = stage_of(s)
    mine, mine_now = s.total[seat], s.total[seat] + tears(s.hand[seat])
    for i in range(s.players):
        p = (seat + i) % s.players
        cried = tears(s.hand[p])
        if i:
            out[n] = AT.ahead + (stage * (MAX_PLAYERS - 1) + i - 1) * LEADS + lead(s.total[p] - mine)
            now = s.total[p] + cried - mine_now
            out[n + 1] = AT.ahead_now + (stage * (MAX_PLAYERS - 1) + i - 1) * LEADS + lead(now)
            n += 2
        out[n] = AT.cards + i * CARDS + min(s.cards[p], CARDS - 1)
        out[n + 1] = AT.tears + i * CRIED + min(cried, CRIED - 1)
        n = hand_features(s, i, p, out, n + 2)
    for k in range(BOATS):
        n = boat_features(s, k, (s.noah + k) % BOATS, out, n)
    n = next_features(s, seat, out, n)
    judged = np.empty(MAX_PLAYERS, np.float64)
    evaluate(s, judged)
    return say_leads(judged, seat, s.players, AT.judged, out, n)


@rule
def common(s, seat, out):
    """What is no seat's and no boat's."""
    out[0] = AT.players + s.players - 2
    out[1] = AT.decider + (s.player - seat + s.players) % s.players
    out[2] = AT.phase + s.phase
    out[3] = AT.next + (next_player(s) - seat + s.players) % s.players
    gifts = s.gifts if s.phase == GIVE else (s.departures + 1 if s.leaving != NOTHING else 0)
    out[4] = AT.gifts + gifts
    out[5] = AT.departures + s.departures
    out[6] = AT.stage + stage_of(s)
    n = 7
    if s.end:
        out[n] = AT.by_score
        n += 1
    if s.again:
        out[n] = AT.again
        n += 1
    if s.leaving != NOTHING:
        out[n] = AT.leaving
        n += 1
    return n


@rule
def stage_of(s):
    """How far the game is."""
    if s.end == 0:
        return s.rounds - 1
    highest = s.total[0]
    for p in range(1, s.players):
        highest = max(highest, s.total[p])
    return ROUNDS + min(highest // STAGE_TEARS, STAGES - ROUNDS - 1)


@rule
def lead(difference):
    """A difference of tears as a number from 0 on."""
    return min(max(difference, -LEAD), LEAD) + LEAD


@rule
def hand_features(s, i, p, out, n):
    """The cards of a hand, and what each boat holds for them."""
    hand, faces, males_more = s.hand[p], 0, 0
    for card in range(N_FACES):
        count = hand[card]
        if count:
            for j in range(min(count, COPIES)):
                out[n] = AT.hand + (i * N_FACES + card) * COPIES + j
                n += 1
            if card == SNAIL_CARD:
                faces |= SNAILS
            else:
                faces |= BIT[card]
                males_more += count * (1 - 2 * (card % 2))
    out[n] = AT.balance + i * (2 * BALANCE + 1) + min(max(males_more, -BALANCE), BALANCE) + BALANCE
    n += 1
    for k in range(BOATS):
        out[n] = AT.prospects + (i * BOATS + k) * PROSPECTS + prospect(s, faces, (s.noah + k) % BOATS)
        n += 1
    return n


@rule
def faces_of(hand):
    """The animals that a hand can become, as bits."""
    faces = 0
    for card in range(N_FACES):
        if hand[card]:
            faces |= SNAILS if card == SNAIL_CARD else BIT[card]
    return faces


@rule
def prospect(s, faces, boat):
    """What a boat holds for a hand."""
    size = s.boat_size[boat]
    if size == 0 or s.leaving == boat:
        return EMPTY
    weight = s.boat_weight[boat]
    room = s.boat_limit[boat] - weight
    fitting = faces & LIGHT[room]
    if weight > WOODPECKER_LIMIT:
        fitting &= ~WOODPECKERS
    if s.boat_next[boat] >= 0:
        fitting &= OF_SEX[s.boat_next[boat]]
    if fitting == 0:
        cried = 0
        for i in range(size):
            cried += TEARS[s.boat_face[boat, i] // 2]
        return WHICH[min(cried, 3)]
    pair = fitting & OF_SPECIES[last_aboard(s, boat) // 2]
    full = fitting & FILLING[room]
    if weight == WOODPECKER_LIMIT:
        full |= fitting & WOODPECKERS
    if pair and full:
        return BOTH
    if full:
        return FULL
    if pair:
        return PAIR
    fitting &= fitting - 1
    if fitting == 0:
        return FITS
    return FITS + (2 if fitting & (fitting - 1) else 1)


@rule
def boat_features(s, k, boat, out, n):
    """One boat."""
    size = 0 if s.leaving == boat else s.boat_size[boat]
    out[n] = AT.size + k * LOADED + min(size, LOADED - 1)
    n += 1
    if size == 0:
        out[n] = AT.top + k * (N_FACES + 1) + N_FACES
        return n + 1
    out[n] = AT.top + k * (N_FACES + 1) + last_aboard(s, boat)
    out[n + 1] = AT.next_sex + k * 3 + s.boat_next[boat] + 1
    out[n + 2] = AT.room + k * (LIMIT + 1) + s.boat_limit[boat] - s.boat_weight[boat]
    n += 3
    if s.boat_limit[boat] < LIMIT:
        out[n] = AT.woodpecker + k
        n += 1
    cried = 0
    for i in range(size):
        cried += TEARS[s.boat_face[boat, i] // 2]
    out[n] = AT.load + k * LOAD_TEARS + min(cried, LOAD_TEARS - 1)
    return n + 1


@rule
def next_features(s, seat, out, n):
    """What the next embarkation finds: on Noah's boat, or on the ones that he may be sent to."""
    if s.leaving != NOTHING and s.middle == 0:  # the fourth departure ends the round (NOA-30)
        return n
    p = next_player(s)
    whose, faces = int(p != seat), faces_of(s.hand[p])
    top = last_aboard(s, s.noah)
    if s.phase == EMBARK or s.phase == GIVE or (s.phase != MOVE and top // 2 == DONKEY):
        out[n] = AT.embarks + whose * PROSPECTS + prospect(s, faces, s.noah)
        return n + 1
    step = 1 if top % 2 else 2  # NOA-11
    one = prospect(s, faces, (s.noah + step) % BOATS)
    other = prospect(s, faces, (s.noah + BOATS - step) % BOATS)
    out[n] = AT.sent + (whose * PROSPECTS + max(one, other)) * PROSPECTS + min(one, other)
    return n + 1
