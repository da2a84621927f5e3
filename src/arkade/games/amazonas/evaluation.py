"""What a position of Coloretto Amazonas is worth to each seat.

A seat has the points that lie before it (AMA-18), and prospects: columns where the next card counts for more, bonus
cards within reach, cards in hand that fit or that hurt as a gift, and the answer to a gift that waits for it.

The constants were chosen by games of `greedy` at three players, 600 each, against itself with other ones and against
mcts:sims=100: no single one matters much, leaving one out costs 1 to 3 % of the victories.
"""

from arkade.games.amazonas import rules
from arkade.games.amazonas.components import BONUS, CAPACITY, COLOUR, FIRST, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

GROWTH = 0.3  # a card more in a column makes every later one there worth a point more
BONUS_IN_REACH = 0.8  # of a bonus card, for a column that is all but full
BEST_FIT = 0.5  # of what the best card in hand will add: it may be outdated when the turn comes
NEXT_FIT = 0.3  # of what the second best will
THREAT = 0.3  # of what the worst gift in hand would cost its receiver
LONG = 10.0  # turns of each seat from which on columns grow as if there were no end


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    rules.scores(s, out)
    if s.player == OVER:
        return
    turns = s.left / s.players
    for p in range(s.players):
        out[p] += min(1.0, turns / LONG) * columns_to_come(s, p)
        if turns >= 1.0:
            out[p] += THREAT * worst_gift(s, p)
            best, second = fits(s, p)
            out[p] += BEST_FIT * best
            if turns >= 2.0:
                out[p] += NEXT_FIT * second
    if s.gift != NOTHING:
        out[s.player] += answer(s, s.player, s.gift)


@rule
def columns_to_come(s, p):
    """What a seat's columns promise beyond the points they have."""
    promise = 0.0
    for colour in range(N_COLOURS):
        filled = s.filled[p, colour]
        promise += GROWTH * filled
        if s.bonus[colour] == NOBODY:
            part = filled / CAPACITY[colour]
            promise += BONUS_IN_REACH * BONUS[colour] * part * part
    return promise


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
    """Points for one more card in a column: as many as it then has, and the bonus if it is the first full one."""
    cards = s.filled[p, colour] + 1
    if cards == CAPACITY[colour] and s.bonus[colour] == NOBODY:
        return float(cards + BONUS[colour])
    return float(cards)


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
