"""What a seat knows in Noah (COM-06): its own hand, all that is public (NOA-10), and what can be in other hands.

The row PUBLIC is what all know, spectators included. `known` counts, for every observer and every hand, the cards of
each face that the observer knows to be there. Whoever has not seen which card left a hand knows of none there any more:
every card known there could have been the one.

`most` is the other side: how many of each face can be there. A take shows that of what fits there is none, a giraffe
that there is no more than it sees; whatever comes openly is one more, whatever goes one less. A card that comes unseen
may be of any face that its giver could hold: `unseen` counts those, and so many cards may be above `most`.

`redeal` keeps what the seat knows of the other hands and what the others know of the seat's own: the seat took part
in every event that changed that. What a third seat knows of another's hand cannot be known exactly; it becomes what
is public, which fits every hand that the redeal can give.
"""

import numpy as np

from arkade.games.noah.actions import GIVE_BACK, GIVE_TO, OBJECT_OF, VERB_OF
from arkade.games.noah.components import MAX_CARDS, MAX_PLAYERS, N_FACES
from arkade.games.noah.state import OBSERVERS, PUBLIC, UNLIMITED
from arkade.kernel.arrays import expand, fill, total
from arkade.kernel.generator import below, shuffle
from arkade.kernel.rule import rule

# What happens to a hand, and who sees it


@rule
def forget_all(s):
    """A new deal: nobody knows anything."""
    for observer in range(OBSERVERS):
        for p in range(MAX_PLAYERS):
            fill(s.known[observer, p], 0)
            fill(s.most[observer, p], UNLIMITED)
            s.unseen[observer, p] = 0
            s.unseen_faces[observer, p] = 0


@rule
def none_there(s, p, card):
    """All see that no such card is in a hand (NOA-09)."""
    for observer in range(OBSERVERS):
        if observer != p:
            s.most[observer, p, card] = 0
            s.unseen_faces[observer, p] &= ~(1 << card)
            if s.unseen_faces[observer, p] == 0:
                s.unseen[observer, p] = 0


@rule
def seen_entering(s, p, card):
    """A card comes openly into a hand (NOA-10)."""
    for observer in range(OBSERVERS):
        if observer != p:
            sees_entering(s, observer, p, card)


@rule
def sees_entering(s, observer, p, card):
    """An observer sees which card comes into a hand."""
    s.known[observer, p, card] += 1
    if s.most[observer, p, card] != UNLIMITED:
        s.most[observer, p, card] += 1


@rule
def seen_leaving(s, p, card):
    """A card is played openly."""
    for observer in range(OBSERVERS):
        sees_leaving(s, observer, p, card)


@rule
def sees_leaving(s, observer, p, card):
    """An observer sees which card goes: if one such card was known there, it was perhaps that one."""
    if s.known[observer, p, card] > 0:
        s.known[observer, p, card] -= 1
    if s.most[observer, p, card] == 0:  # it had come unseen
        s.unseen[observer, p] -= 1
        if s.unseen[observer, p] == 0:
            s.unseen_faces[observer, p] = 0
    elif s.most[observer, p, card] != UNLIMITED:
        s.most[observer, p, card] -= 1


@rule
def passed_unseen(s, giver, receiver, card):
    """A card changes hands, and only the two see which (NOA-17, NOA-23)."""
    for observer in range(OBSERVERS):
        if observer != giver and observer != receiver:
            fill(s.known[observer, giver], 0)
            takes_unseen(s, observer, giver, receiver)
    sees_entering(s, giver, receiver, card)
    sees_leaving(s, receiver, giver, card)


@rule
def takes_unseen(s, observer, giver, receiver):
    """It may be any card that the observer thinks possible in the giver's hand."""
    faces = 0
    for card in range(N_FACES):
        if s.most[observer, receiver, card] != UNLIMITED and s.most[observer, giver, card] > 0:
            faces |= 1 << card
        elif s.most[observer, receiver, card] != UNLIMITED:
            faces |= s.unseen_faces[observer, giver] & 1 << card
    if faces:
        s.unseen[observer, receiver] = min(s.unseen[observer, receiver] + 1, s.cards[receiver])
        s.unseen_faces[observer, receiver] |= faces


@rule
def hand_seen(s, observer, p):
    """One player sees another's whole hand (NOA-21)."""
    for card in range(N_FACES):
        s.known[observer, p, card] = s.hand[p, card]
        s.most[observer, p, card] = s.hand[p, card]
    s.unseen[observer, p] = 0
    s.unseen_faces[observer, p] = 0


@rule
def hands_open(s):
    """At the end of the game all hands lie open, to count the tears (NOA-31)."""
    for p in range(s.players):
        for observer in range(OBSERVERS):
            if observer != p:
                hand_seen(s, observer, p)


@rule
def above(s, observer, p):
    """How many cards of a hand must have come unseen, by what an observer knows; more than there are: it cannot be."""
    found = 0
    for card in range(N_FACES):
        if s.hand[p, card] > s.most[observer, p, card]:
            if not s.unseen_faces[observer, p] >> card & 1:
                return MAX_CARDS + 1
            found += s.hand[p, card] - s.most[observer, p, card]
    return found


# Redeal

ATTEMPTS = 10_000  # at a deal of limited hands


@rule
def redraw(s):
    """The generator alone decides what is drawn and dealt."""


@rule
def redeal(s, seat):
    """Deal all cards that the seat does not know anew to where they lay: every deal that fits is equally likely."""
    observer = seat if seat >= 0 else PUBLIC
    left = np.empty(N_FACES, np.int64)
    limited = np.empty(MAX_PLAYERS, np.int64)
    fill(limited, 0)
    for card in range(N_FACES):
        left[card] = s.pile[card]
        for p in range(s.players):
            if p != seat:
                left[card] += s.hand[p, card] - s.known[observer, p, card]
                limited[p] |= s.most[observer, p, card] != UNLIMITED  # PUBLIC's limits are every observer's
    if total(limited):
        deal_limited(s, observer, limited, left)
    pool = np.empty(MAX_CARDS, np.int64)
    size = expand(left, pool, 0)
    shuffle(s.rng, pool, size)
    for p in range(s.players):
        if p != seat:
            if not limited[p]:
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
def deal_limited(s, observer, limited, left):
    """Deal the hands that cannot hold everything, from the cards left.

    Cards are drawn one after the other from those that the hand can hold. That alone would make a deal the likelier the
    less choice the earlier hands left to the later ones: so each card is drawn from as many as there can be at most, a
    number that no draw changes, and if it is none of those that are there, all begins again.
    """
    all_left = np.empty(N_FACES, np.int64)
    room = np.empty(MAX_PLAYERS, np.int64)  # cards to draw
    faces = np.empty(MAX_PLAYERS, np.int64)  # as bits: those that it can hold
    choice = np.empty(MAX_PLAYERS, np.int64)  # the most cards that it can have to draw the first from
    order = np.empty(MAX_PLAYERS, np.int64)  # the tightest hand first: fewer attempts
    hands = 0
    for card in range(N_FACES):
        all_left[card] = left[card]
    for p in range(s.players):
        if limited[p]:
            room[p] = s.cards[p]
            for card in range(N_FACES):
                s.hand[p, card] = s.known[observer, p, card]
                room[p] -= s.hand[p, card]
            if room[p]:
                faces[p] = can_hold(s, observer, p)
                choice[p] = count_of(left, faces[p])
                at = hands
                while at > 0 and room[p] * choice[order[at - 1]] > room[order[at - 1]] * choice[p]:
                    order[at] = order[at - 1]
                    at -= 1
                order[at] = p
                hands += 1
    for later in range(hands):
        p = order[later]
        for earlier in range(later):  # what that one must draw of the same
            q = order[earlier]
            choice[p] -= max(room[q] - count_of(left, faces[q] & ~faces[p]), 0)
    for _ in range(ATTEMPTS):
        done = 0
        while done < hands:
            p = order[done]
            done += 1
            if not draw_hand(s, observer, p, room[p], choice[p], faces[p], left):
                break
        else:
            return
        for card in range(N_FACES):
            left[card] = all_left[card]
            for i in range(done):
                s.hand[order[i], card] = s.known[observer, order[i], card]
    for i in range(hands):  # never seen, a few attempts are enough: what a hand cannot hold is no peek at what it does
        draw_any(s, order[i], room[order[i]], left)


@rule
def draw_hand(s, observer, p, room, choice, faces, left):
    """Draw a hand's missing cards; whether each was one of those that are there."""
    some_unseen = s.unseen[observer, p] + s.unseen[PUBLIC, p]
    own_room, public_room = np.int64(0), np.int64(0)  # cards that may yet be above what can be there
    own_below, public_below = np.int64(0), np.int64(0)  # as bits: the faces of which there are fewer than can be there
    if some_unseen:
        own_room, public_room = s.unseen[observer, p] - above(s, observer, p), s.unseen[PUBLIC, p] - above(s, PUBLIC, p)
        own_below, public_below = below_most(s, observer, p), below_most(s, PUBLIC, p)
    for drawn in range(room):
        nth = below(s.rng, choice - drawn)
        card = -1
        while nth >= 0:
            card += 1
            if card == N_FACES:
                return False
            if faces >> card & 1:
                nth -= left[card]
        s.hand[p, card] += 1
        left[card] -= 1
        if some_unseen:
            own_room -= s.hand[p, card] > s.most[observer, p, card]
            public_room -= s.hand[p, card] > s.most[PUBLIC, p, card]
            if s.hand[p, card] >= s.most[observer, p, card]:
                own_below &= ~(1 << card)
            if s.hand[p, card] >= s.most[PUBLIC, p, card]:
                public_below &= ~(1 << card)
            faces = with_unseen(s, observer, p, own_below, own_room)
            faces &= with_unseen(s, PUBLIC, p, public_below, public_room)
        elif s.hand[p, card] >= min(s.most[observer, p, card], s.most[PUBLIC, p, card]):
            faces &= ~(1 << card)
    return True


@rule
def draw_any(s, p, room, left):
    """Draw a hand's missing cards from all that are left."""
    for _ in range(room):
        nth = below(s.rng, total(left))
        card = 0
        while nth >= left[card]:
            nth -= left[card]
            card += 1
        s.hand[p, card] += 1
        left[card] -= 1


@rule
def count_of(cards, faces):
    """How many cards are of one of these faces."""
    found = 0
    for card in range(N_FACES):
        if faces >> card & 1:
            found += cards[card]
    return found


@rule
def can_hold(s, observer, p):
    """As bits: the faces of which a hand can have a card more, by what the observer and all know."""
    own = with_unseen(s, observer, p, below_most(s, observer, p), s.unseen[observer, p] - above(s, observer, p))
    return own & with_unseen(s, PUBLIC, p, below_most(s, PUBLIC, p), s.unseen[PUBLIC, p] - above(s, PUBLIC, p))


@rule
def below_most(s, observer, p):
    """As bits: the faces of which a hand has fewer than can be there."""
    found = np.int64(0)
    for card in range(N_FACES):
        if s.hand[p, card] < s.most[observer, p, card]:
            found |= 1 << card
    return found


@rule
def with_unseen(s, observer, p, faces, room):
    """As bits: these faces and, where there is room for cards above what can be there, those that came unseen."""
    return faces | s.unseen_faces[observer, p] if room > 0 else faces


@rule
def share_public(s, p, observer):
    """Third seats know of a hand what all know."""
    for third in range(MAX_PLAYERS):
        if third != p and third != observer:
            for card in range(N_FACES):
                s.known[third, p, card] = s.known[PUBLIC, p, card]
                s.most[third, p, card] = s.most[PUBLIC, p, card]
            s.unseen[third, p] = s.unseen[PUBLIC, p]
            s.unseen_faces[third, p] = s.unseen_faces[PUBLIC, p]


def secret(s, action, seat):
    """A card given or given back is seen by the two alone (NOA-10)."""
    verb = VERB_OF[action]
    if verb not in (GIVE_BACK, GIVE_TO):
        return False
    return seat not in (s.player, s.opponent if verb == GIVE_BACK else OBJECT_OF[action])
