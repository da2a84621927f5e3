"""What a position of Coloretto Amazonas is worth to each seat.

A seat has the points that lie before it (AMA-18), and prospects: cards in hand that fit or that hurt as a gift, what
the unseen cards hold for its columns and against them, the turn, and the gift that waits for its answer.

The weights are those of a linear regression: final points on these terms in 59 000 positions with 2 to 18 turns left,
from 8000 games of `greedy` with three players. The rest is luck: 9 points at the start, 4 with 5 turns left.
"""

from arkade.games.amazonas import rules
from arkade.games.amazonas.components import BONUS, CAPACITY, COLOUR, COPIES, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

BEST_FIT = 0.85  # of what the best card in hand will add: something may happen before it is played
NEXT_FIT = 0.6  # of what the second best will
THREAT = 0.17  # of what the worst gift in hand would cost its receiver
TURN = 0.95  # points for having the next turn
GROWTH = 0.35  # of what an unseen card adds on the average, every turn (the fit says 0.5)
BONUS_IN_REACH = 0.45  # of a bonus card, for each turn and chance to draw the card that wins it
DANGER = 1.7  # gifts like the average unseen card that a seat will get


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    rules.scores(s, out)
    if s.player == OVER:
        return
    turns = s.left / s.players
    sure, next_sure = min(1.0, turns), min(1.0, max(0.0, turns - 1.0))  # that a seat has a turn, and another
    for p in range(s.players):
        best, second = fits(s, p)
        growth, danger = unseen_cards(s, p)
        out[p] += sure * (BEST_FIT * best + THREAT * worst_gift(s, p) - DANGER * danger)
        out[p] += next_sure * NEXT_FIT * second + turns * growth
    if s.gift == NOTHING:
        out[s.player] += TURN
    else:
        out[s.player] += answer(s, s.player, s.gift)
        out[(s.giver + 1) % s.players] += TURN  # AMA-04


@rule
def unseen_cards(s, p):
    """The average card that a seat has not seen: what it adds to the seat's columns, what it costs as a gift."""
    unseen = 0
    growth, danger = 0.0, 0.0
    for animal in range(N_ANIMALS):
        colour = COLOUR[animal]
        copies = COPIES - s.discard[animal] - s.hand[p, animal]
        for q in range(s.players):
            copies -= s.column[q, animal] + s.stack[q, colour]
        unseen += copies
        if s.column[p, animal]:
            danger += copies * cost_of_double(s, p, colour)
        else:
            growth += copies * GROWTH * (s.filled[p, colour] + 1)
            if wins_bonus(s, p, colour):
                growth += copies * BONUS_IN_REACH * BONUS[colour]
    return growth / max(unseen, 1), danger / max(unseen, 1)


@rule
def fits(s, p):
    """What the two best cards in a seat's hand will add to its columns."""
    best, second = 0.0, 0.0
    for animal in range(N_ANIMALS):
        if held(s, p, animal) and not s.column[p, animal]:
            gain = addition(s, p, COLOUR[animal])
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best, second


@rule
def held(s, p, animal):
    """Whether a seat will have the animal in hand: a giver draws when his gift is answered (AMA-04)."""
    return s.hand[p, animal] > 0 or (p == s.giver and s.pile[s.left - 1] == animal)


@rule
def addition(s, p, colour):
    """Points for one more card in a column: as many as it then has, and a bonus it wins (AMA-09, AMA-18)."""
    cards = s.filled[p, colour] + 1
    return float(cards + BONUS[colour]) if wins_bonus(s, p, colour) else float(cards)


@rule
def wins_bonus(s, p, colour):
    """Whether one more card in a column wins the colour's bonus card (AMA-09)."""
    return s.bonus[colour] == NOBODY and s.filled[p, colour] + 1 == CAPACITY[colour]


@rule
def worst_gift(s, p):
    """The most that a seat can cost another by giving it a double."""
    worst = 0.0
    for animal in range(N_ANIMALS):
        if held(s, p, animal):
            for q in range(s.players):
                if q != p and q != s.protected and s.column[q, animal]:
                    worst = max(worst, cost_of_double(s, q, COLOUR[animal]))
    return worst


@rule
def cost_of_double(s, p, colour):
    """A double costs its column's last point step (AMA-07), or a card next to it, whichever is cheaper (AMA-11)."""
    cost = s.filled[p, colour]
    if colour > 0 and s.filled[p, colour - 1]:
        cost = min(cost, s.filled[p, colour - 1])
    if colour < N_COLOURS - 1 and s.filled[p, colour + 1]:
        cost = min(cost, s.filled[p, colour + 1])
    return float(cost)


@rule
def answer(s, p, gift):
    """What the gift that waits for a seat's answer will bring it."""
    if s.column[p, gift]:
        return -cost_of_double(s, p, COLOUR[gift])
    return addition(s, p, COLOUR[gift])
