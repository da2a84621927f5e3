"""What holds in every record of Noah: a state that comes from outside is checked by it."""

import itertools
from typing import Any

import numpy as np

from arkade.games.noah.components import (
    BOATS,
    DECK,
    HAND,
    LIMIT,
    MAX_EMBARKATIONS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MIDDLE,
    N_FACES,
    ROUNDS,
    SNAIL_CARD,
    SNAIL_FEMALE,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.knowledge import above
from arkade.games.noah.state import (
    ANY,
    DRAW,
    EMBARK,
    GIVE,
    LOOK,
    MOVE,
    NOTHING,
    OBSERVERS,
    PUBLIC,
    RETURN,
    UNLIMITED,
)
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER, ensure
from arkade.kernel.rule import rule

MAX_LOAD = 18  # cards on one boat: 6 parrots, 5 snails, 6 cats and one heavier animal


@rule
def conserved(s):
    """0 when all is well: every card in one place, hands and loads as large as counted, nobody knows what is not so."""
    for card in range(N_FACES):
        found = s.pile[card] + s.departed[card] + aboard(s, card)
        for p in range(s.players):
            found += s.hand[p, card]
            if s.hand[p, card] < 0:
                return 1
            for observer in range(OBSERVERS):
                if s.known[observer, p, card] > s.hand[p, card] or s.known[observer, p, card] < 0:
                    return 2
                if observer != p and s.known[observer, p, card] > s.most[observer, p, card]:
                    return 7
        if found != DECK[s.players, card] or s.pile[card] < 0:
            return 3
    for p in range(s.players):
        if total(s.hand[p]) != s.cards[p]:
            return 4
        for observer in range(OBSERVERS):
            if above(s, observer, p) > s.unseen[observer, p]:
                return 8
    for boat in range(BOATS):
        if s.boat_weight[boat] > s.boat_limit[boat] or s.boat_size[boat] > MAX_LOAD:
            return 5
    if s.embarkations > MAX_EMBARKATIONS or s.departures > MIDDLE + 1:
        return 6
    return 0


@rule
def aboard(s, card):
    """How many of a kind of card lie on boats, a snail as either sex."""
    found = 0
    for boat in range(BOATS):
        for i in range(s.boat_size[boat]):
            face = s.boat_face[boat, i]
            found += card == (SNAIL_CARD if face == SNAIL_FEMALE else face)
    return found


def check(s: Any) -> None:
    """The conservation of cards and boats, and that all parts of a record fit together."""
    ensure(conserved(s) == 0)
    _cards(s)
    for boat in range(BOATS):
        _boat(s, boat)
    _turn(s)
    _knowledge(s)


def _cards(s: Any) -> None:
    ensure(s.departed.min() >= 0)
    ensure(not s.cards[s.players :].any())
    ensure(not s.hand[s.players :].any())
    ensure(not s.total[s.players :].any())
    ensure(s.total.min() >= 0)
    ensure(s.pile.sum() == DECK[s.players].sum() - BOATS - HAND * s.players)


def _boat(s: Any, boat: int) -> None:
    size = int(s.boat_size[boat])
    faces = s.boat_face[boat, :size].tolist()
    sexes = [face % 2 for face in faces]
    ensure(min(faces, default=0) >= 0)
    ensure((s.boat_face[boat, size:] == NOTHING).all())
    ensure(s.boat_weight[boat] == sum(WEIGHTS[face // 2] for face in faces))
    pecked = any(face // 2 == WOODPECKER for face in faces)
    ensure(s.boat_limit[boat] == (WOODPECKER_LIMIT if pecked else LIMIT))
    full = s.boat_weight[boat] == s.boat_limit[boat]
    ensure(s.boat_weight[boat] <= s.boat_limit[boat])
    if s.player != OVER:
        ensure(full == (s.leaving == boat))
    alternating = all(sex != following for sex, following in itertools.pairwise(sexes))
    ensure(alternating or len(set(sexes)) == 1)
    expected = ANY if size < 2 else 1 - sexes[-1] if alternating else sexes[-1]
    ensure(s.boat_next[boat] == expected)


def _turn(s: Any) -> None:
    ensure(s.departures + s.middle == MIDDLE or (s.departures == MIDDLE + 1 and s.middle == 0))
    ensure(0 <= s.noah < BOATS)
    ensure(0 <= s.embarkations <= MAX_EMBARKATIONS)
    ensure(0 <= s.starter < s.players)
    ensure(1 <= s.rounds <= (MAX_ROUNDS if s.end else ROUNDS))
    if s.player == OVER:
        ensure(s.leaving == s.opponent == NOTHING)
        ensure(s.again == s.gifts == 0)
        return
    ensure(0 <= s.player < s.players)
    ensure(s.phase in (EMBARK, LOOK, DRAW, RETURN, MOVE, GIVE))
    ensure((s.opponent != NOTHING) == (s.phase == RETURN))
    ensure(s.opponent != s.player)
    ensure((s.gifts > 0) == (s.phase == GIVE))
    ensure(s.gifts <= s.departures)
    if s.phase in (EMBARK, GIVE):
        ensure(s.leaving == NOTHING)
    if s.phase == EMBARK:
        ensure(not s.again)
    for p in range(s.players):  # only a hand that the lion emptied is ever empty before the end (NOA-23)
        ensure(s.cards[p] > 0 or p == s.opponent)
    ensure(s.end == 0 or s.total.max() < s.end)


def _knowledge(s: Any) -> None:
    ensure(s.known.min() >= 0)
    ensure(not s.known[:, s.players :].any())
    for p in range(s.players):
        ensure(not s.known[p, p].any())
        for observer in range(OBSERVERS):
            if observer != p:
                ensure((s.known[observer, p] <= s.hand[p]).all())
                ensure((s.known[PUBLIC, p] <= s.known[observer, p]).all())
    for absent in range(s.players, MAX_PLAYERS):
        ensure((s.known[absent] == s.known[PUBLIC]).all())
    _limits(s)


def _limits(s: Any) -> None:
    """How many cards a hand can hold: nothing is said of one's own and of absent seats', all know of public limits."""
    limited = s.most != UNLIMITED
    faces = (s.unseen_faces[:, :, None] >> np.arange(N_FACES) & 1).astype(bool)
    ensure(not limited[:, s.players :].any())
    ensure(not any(limited[p, p].any() for p in range(s.players)))
    ensure(((s.unseen > 0) == faces.any(axis=2)).all())
    ensure(not (faces & ~limited).any())
    for p in range(s.players):
        for observer in range(OBSERVERS):
            if observer != p:
                ensure(not (limited[PUBLIC, p] & ~limited[observer, p]).any())
    for absent in range(s.players, MAX_PLAYERS):
        for field in (s.most, s.unseen, s.unseen_faces):
            ensure((field[absent] == field[PUBLIC]).all())
