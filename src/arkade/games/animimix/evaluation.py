"""What a position of Animimix is worth to each seat.

Every species will give its points to its majority (ANI-13). So a seat is worth, summed over the species, what the grid
makes of the species now times the seat's chance of the majority. Early on both may still change: the chances are
level and the worth is drawn to a usual one; with the last card the estimate has become the result.

The constants were chosen by games of `greedy` at three players, 1200 a choice, against random players and against
mcts:sims=100 with random playouts. Neighbouring values differ by no more than such a run can tell (3 % of the games).
"""

import numpy as np

from arkade.games.animimix import rules
from arkade.games.animimix.components import MAX_PLAYERS, N_SPECIES
from arkade.kernel.arrays import fill
from arkade.kernel.reals import exp
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

IN_HAND = 0.7  # cards before a seat that one in its hand counts for: it will be kept, unless the grid needs it
CLOSE = 0.3  # a lead of so many cards makes the majority e times as likely at the end …
LOOSE = 0.2  # … and so many more for every turn that each seat has left: a lead can be caught up
USUAL_WORTH = 8.0  # points that worths are drawn to; tuned with DRIFT. Greedy games end at 6.1 on average (120 games)
DRIFT = 0.08  # of the way there, for every turn that each seat has left: what lies open can be taken away


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    if s.player == OVER:
        rules.scores(s, out)
        return
    fill(out, 0.0)
    turns = s.cards[s.player]
    lead = CLOSE + LOOSE * turns
    chances = np.empty(MAX_PLAYERS)
    for species in range(N_SPECIES):
        if s.species[species]:
            points = rules.worth(s.grid, s.players, species)
            share_out(s, species, points + DRIFT * turns * (USUAL_WORTH - points), lead, chances, out)


@rule
def share_out(s, species, points, lead, chances, out):
    """Add to each seat a species' points times its chance of the majority: e times as likely for each lead."""
    whole = 0.0
    for p in range(s.players):
        chances[p] = exp(strength(s, p, species) / lead)
        whole += chances[p]
    for p in range(s.players):
        out[p] += points * chances[p] / whole


@rule
def strength(s, p, species):
    """The cards of a species that lie before a seat, and what its hand adds to them."""
    return s.kept[p, species] + s.taken[p, species] + IN_HAND * s.hand[p, species]
