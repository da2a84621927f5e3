"""What a seat knows in Animimix: the grid, all cards taken from it, its own hand and kept cards (COM-06, ANI-10).

The other hands, the cards others kept, and those put away (ANI-04) are unknown; nobody ever sees one of them and has to
remember it, so that there is nothing to keep but the cards themselves. At the end the kept cards are shown (ANI-12).
Nor does a move say anything of them: any card of a hand can be kept, or swapped for any open one (ANI-05 to ANI-09).
"""

import numpy as np

from arkade.games.animimix.actions import KEEP, VERB_OF
from arkade.games.animimix.components import MAX_CARDS, N_SPECIES
from arkade.kernel.arrays import fill, total
from arkade.kernel.generator import shuffle
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule


@rule
def redeal(s, seat):
    """Shuffle all cards that the seat has not seen and deal them anew to where they lay."""
    if s.player == OVER:
        return  # only the cards put away are unseen, and all of them lie in one place
    pool = np.empty(MAX_CARDS, np.int64)
    size = 0
    for species in range(N_SPECIES):
        unseen = s.away[species]
        for p in range(s.players):
            if p != seat:
                unseen += s.hand[p, species] + s.kept[p, species]
        for _ in range(unseen):
            pool[size] = species
            size += 1
    shuffle(s.rng, pool, size)
    for p in range(s.players):
        if p != seat:
            size = draw(pool, size, s.hand[p])
            size = draw(pool, size, s.kept[p])
    draw(pool, size, s.away)


@rule
def draw(pool, size, place):
    """Replace the cards of a place by as many from the pool; how many are left in it."""
    count = total(place)
    fill(place, 0)
    for i in range(size - count, size):
        place[pool[i]] += 1
    return size - count


def secret(s, action, seat):
    """Which card is kept face down is known to its owner alone (ANI-06, ANI-10)."""
    return VERB_OF[action] == KEEP and seat != s.player
