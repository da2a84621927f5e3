"""What a seat knows in Coloretto Amazonas: all that lies open, all discarded cards and its own hand (COM-06, AMA-14).

The other hands and the pile are unknown. Nobody ever sees a card go into another hand, a card given lies open until it
is answered, and it is answered by what lies open (AMA-10 to AMA-12), so that there is nothing to remember or conclude.
"""

import numpy as np

from arkade.games.amazonas.components import N_ANIMALS
from arkade.games.amazonas.rules import take
from arkade.kernel.arrays import expand, fill, total
from arkade.kernel.generator import shuffle
from arkade.kernel.rule import rule


@rule
def redraw(s):
    """Nobody has seen the pile."""
    shuffle(s.rng, s.pile, s.left)


@rule
def redeal(s, seat):
    """Shuffle the other hands into the pile and draw as many cards for them again."""
    unseen = np.zeros(N_ANIMALS, np.int64)
    for i in range(s.left):
        unseen[s.pile[i]] += 1
    for p in range(s.players):
        if p != seat:
            for animal in range(N_ANIMALS):
                unseen[animal] += s.hand[p, animal]
    s.left = expand(unseen, s.pile, 0)
    shuffle(s.rng, s.pile, s.left)
    for p in range(s.players):
        if p != seat:
            cards = total(s.hand[p])
            fill(s.hand[p], 0)
            for _ in range(cards):
                s.hand[p, take(s)] += 1
