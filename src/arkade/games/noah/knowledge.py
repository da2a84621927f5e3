"""What a seat knows in Noah (COM-06): its own hand, all that is public (NOA-10), and cards it has seen in other hands.

`known` counts, for every observer and every hand, the cards of each face that the observer knows to be there; the row
PUBLIC is what all know, spectators included. Whoever has not seen which card left a hand knows nothing of that hand
any more: every card known there could have been the one.

`redeal` keeps what the seat knows of the other hands and what the others know of the seat's own: the seat took part
in every event that changed that. What a third seat knows of another's hand cannot be known exactly; it becomes what
is public, which fits every hand that the redeal can give.
"""

import numpy as np

from arkade.games.noah.actions import GIVE_BACK, GIVE_TO, OBJECT_OF, VERB_OF
from arkade.games.noah.components import MAX_CARDS, MAX_PLAYERS, N_FACES
from arkade.games.noah.state import OBSERVERS, PUBLIC
from arkade.kernel.arrays import fill
from arkade.kernel.generator import shuffle
from arkade.kernel.rule import rule

# What happens to a hand, and who sees it


@rule
def forget_all(s):
    """A new deal: nobody knows anything."""
    for observer in range(OBSERVERS):
        for p in range(MAX_PLAYERS):
            fill(s.known[observer, p], 0)


@rule
def seen_entering(s, p, card):
    """A card comes openly into a hand (NOA-10)."""
    for observer in range(OBSERVERS):
        if observer != p:
            s.known[observer, p, card] += 1


@rule
def seen_leaving(s, p, card):
    """A card is played openly: if one such card was known there, it was perhaps that one."""
    for observer in range(OBSERVERS):
        if s.known[observer, p, card] > 0:
            s.known[observer, p, card] -= 1


@rule
def passed_unseen(s, giver, receiver, card):
    """A card changes hands, and only the two see which (NOA-17, NOA-23)."""
    for observer in range(OBSERVERS):
        if observer != giver and observer != receiver:
            fill(s.known[observer, giver], 0)
    s.known[giver, receiver, card] += 1
    if s.known[receiver, giver, card] > 0:
        s.known[receiver, giver, card] -= 1


@rule
def hand_seen(s, observer, p):
    """One player sees another's whole hand (NOA-21)."""
    for card in range(N_FACES):
        s.known[observer, p, card] = s.hand[p, card]


@rule
def hands_open(s):
    """At the end of the game all hands lie open, to count the tears (NOA-31)."""
    for p in range(s.players):
        for observer in range(OBSERVERS):
            if observer != p:
                hand_seen(s, observer, p)


# Redeal


@rule
def redraw(s):
    """The generator alone decides what is drawn and dealt."""


@rule
def redeal(s, seat):
    """Shuffle all cards that the seat does not know and deal them anew to where they lay."""
    observer = seat if seat >= 0 else PUBLIC
    pool = np.empty(MAX_CARDS, np.int64)
    size = 0
    for card in range(N_FACES):
        unknown = s.pile[card]
        for p in range(s.players):
            if p != seat:
                unknown += s.hand[p, card] - s.known[observer, p, card]
        for _ in range(unknown):
            pool[size] = card
            size += 1
    shuffle(s.rng, pool, size)
    for p in range(s.players):
        if p != seat:
            size = refill(s, p, observer, pool, size)
            share_public(s, p, observer)
    fill(s.pile, 0)
    for i in range(size):
        s.pile[pool[i]] += 1


@rule
def refill(s, p, observer, pool, size):
    """A hand of the cards known to be there and others from the pool; how many are left in it."""
    missing = s.cards[p]
    for card in range(N_FACES):
        s.hand[p, card] = s.known[observer, p, card]
        missing -= s.hand[p, card]
    for i in range(size - missing, size):
        s.hand[p, pool[i]] += 1
    return size - missing


@rule
def share_public(s, p, observer):
    """Third seats know of a hand what all know."""
    for third in range(MAX_PLAYERS):
        if third != p and third != observer:
            for card in range(N_FACES):
                s.known[third, p, card] = s.known[PUBLIC, p, card]


def secret(s, action, seat):
    """A card given or given back is seen by the two alone (NOA-10)."""
    verb = VERB_OF[action]
    if verb not in (GIVE_BACK, GIVE_TO):
        return False
    return seat not in (s.player, s.opponent if verb == GIVE_BACK else OBJECT_OF[action])
