"""How good a position of Noah is, for the bots that look ahead.

The strategy in short: be rid of cards, of tears first; keep snails, which fit nearly everywhere; keep males and
females even; send Noah where you can make a pair or fill a boat, and the next player where nothing fits.

The constants are fitted, by least squares, to the tears that seats had at the end of 9 000 rounds between three bots of
this very evaluation, and then rounded. A tear is a point.
"""

from arkade.games.noah.components import (
    BOATS,
    DONKEY,
    N_FACES,
    ROUNDS,
    SNAIL_CARD,
    TEARS,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.rules import card_for, last_aboard, light_enough, right_sex
from arkade.games.noah.state import EMBARK, GIVE, NOTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

#: What a card in hand costs, by species, when another player is about to go out.
COST = (
    0.80,  # parrot: two tears, but it fits on any boat
    0.95,  # woodpecker: two tears, and only for light boats
    0.20,  # snail: of either sex, it fits where nothing else does
    0.40,  # cat
    0.45,  # kangaroo
    1.35,  # panda: four tears
    0.40,  # lion
    0.60,  # donkey
    0.15,  # bear: no tears from here on, only a turn more
    0.15,  # giraffe
    0.25,  # rhinoceros: and hard to place
    0.25,  # elephant
)
IN_TIME = 0.03  # a tear costs so much less for every card in the shortest other hand: so long there is time
ONE_SEX = 0.12  # for each male more than females or the other way round: boats want both
LAST_CARD = 0.3  # about to go out
OTHER_LAST_CARD = 0.1  # another one is

# The next embarkation
CHOICE = 0.16  # for every animal that fits, up to CHOICES
CHOICES = 3
PAIR = 0.33  # a pair plays again (NOA-13)
FULL = 0.82  # a full boat lets its player give cards away (NOA-15)
LOAD = 0.6  # share of what a load's cards cost that taking them does (NOA-09) ...
NEW_LOAD = 0.5  # ... as the boat then begins anew with any card

# Gifts that are due (NOA-15)
GIFT = 0.7  # to be rid of a card of one's choice
RECEIVED = 0.8  # to get it

ROUND = 2.7  # tears that a seat gets in a round still to come


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    for p in range(s.players):
        out[p] = -s.total[p]
    if s.player == OVER:
        return
    if s.end == 0:
        for p in range(s.players):
            out[p] -= ROUND * (ROUNDS - s.rounds)
    if s.phase == EMBARK and s.embarkations == 0:  # just dealt: as good for one as for the other
        for p in range(s.players):
            out[p] -= ROUND
        return
    for p in range(s.players):
        out[p] -= hand_cost(s, p)
    gifts = gifts_due(s)
    for p in range(s.players):
        out[p] += GIFT * gifts if p == s.player else -RECEIVED * gifts / (s.players - 1)
    nobody_plays = s.leaving != NOTHING and s.middle == 0  # the fourth departure ends the round (NOA-30)
    if not nobody_plays:
        out[next_player(s)] += next_outlook(s)


# Cards in hand


@rule
def hand_cost(s, p):
    """Points that the cards in a hand cost."""
    shortest = shortest_other_hand(s, p)
    cost, tears, males_more = 0.0, 0, 0
    for card in range(N_FACES):
        count = s.hand[p, card]
        if count:
            cost += count * COST[card // 2]
            tears += count * TEARS[card // 2]
            if card != SNAIL_CARD:
                males_more += count * (1 - 2 * (card % 2))
    cost += ONE_SEX * abs(males_more) - IN_TIME * tears * shortest
    if s.cards[p] <= 1:
        cost -= LAST_CARD
    if shortest <= 1:
        cost += OTHER_LAST_CARD
    return cost


@rule
def shortest_other_hand(s, p):
    """The fewest cards in another hand."""
    found = s.cards[(p + 1) % s.players]
    for i in range(2, s.players):
        found = min(found, s.cards[(p + i) % s.players])
    return found


@rule
def gifts_due(s):
    """How many cards the player is about to give away, as far as it is certain (NOA-15)."""
    if s.phase == GIVE:
        return s.gifts
    return s.departures + 1 if s.leaving != NOTHING else 0


# The next embarkation


@rule
def next_player(s):
    """Who embarks next (NOA-12, NOA-13)."""
    return s.player if s.phase == EMBARK or s.again else (s.player + 1) % s.players


@rule
def next_outlook(s):
    """What the next embarkation promises: on Noah's boat, or on the one that he will be sent to."""
    p = next_player(s)
    if s.phase == EMBARK or s.phase == GIVE:
        return outlook(s, p, s.noah, s.boat_size[s.noah])
    top = last_aboard(s, s.noah)
    if top // 2 == DONKEY:  # Noah stays (NOA-22)
        return outlook(s, p, s.noah, 0 if s.leaving == s.noah else s.boat_size[s.noah])
    step = 1 if top % 2 else 2  # NOA-11
    left, right = (s.noah + step) % BOATS, (s.noah + BOATS - step) % BOATS
    one, other = outlook(s, p, left, s.boat_size[left]), outlook(s, p, right, s.boat_size[right])
    return max(one, other) if p == s.player else min(one, other)  # the player will choose


@rule
def outlook(s, p, boat, size):
    """What it promises a seat to embark on a boat with so many animals aboard."""
    if size == 0:
        return CHOICE * CHOICES
    top = last_aboard(s, boat)
    choices, pair, full = 0, False, False
    for face in range(N_FACES):
        if s.hand[p, card_for(face)] and right_sex(s, boat, face) and light_enough(s, boat, face):
            choices += 1
            pair |= face // 2 == top // 2
            limit = WOODPECKER_LIMIT if face // 2 == WOODPECKER else s.boat_limit[boat]
            full |= s.boat_weight[boat] + WEIGHTS[face // 2] == limit
    if choices == 0:
        return NEW_LOAD - LOAD * load_cost(s, boat)
    return CHOICE * min(choices, CHOICES) + PAIR * pair + FULL * full


@rule
def load_cost(s, boat):
    """What the animals of a boat cost in a hand."""
    cost = 0.0
    for i in range(s.boat_size[boat]):
        cost += COST[s.boat_face[boat, i] // 2]
    return cost
