"""Coloretto Amazonas, rule by rule (AMA-01 to AMA-20)."""

from arkade.games.amazonas.actions import ACCEPT, GIVE, OBJECT_OF, PLAY, REFUSE, SECOND_OF, START, VERB_OF
from arkade.games.amazonas.components import (
    BONUS,
    CAPACITY,
    CARDS,
    COLOUR,
    COPIES,
    ENDING_STACKS,
    FIRST,
    HAND,
    N_ANIMALS,
    N_COLOURS,
    POINTS,
)
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.arrays import fill, total
from arkade.kernel.generator import below, shuffle
from arkade.kernel.record import OVER, RANDOM
from arkade.kernel.rule import rule


def prepare(s, options):
    """There are no options but the start player."""


# Set-up


@rule
def deal(s):
    """Set-up (AMA-01 to AMA-03, AMA-16)."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    s.player = s.start  # COM-02
    s.protected = NOBODY
    s.gift = NOTHING
    s.giver = NOBODY
    fill(s.bonus, NOBODY)
    s.left = CARDS
    for i in range(CARDS):
        s.pile[i] = i // COPIES
    shuffle(s.rng, s.pile, CARDS)  # a tenth faster than a random card at each draw
    for p in range(s.players):
        for _ in range(HAND):
            s.hand[p, take(s)] += 1


@rule
def take(s):
    """Take the top card of the pile (AMA-04)."""
    s.left -= 1
    animal = s.pile[s.left]
    s.pile[s.left] = NOTHING
    return animal


# Turn


@rule
def legal(s, out):
    """A card of the hand to play (AMA-05) or to give (AMA-06, AMA-15), or the answer to a gift."""
    if s.gift != NOTHING:
        return answers(s, out)
    n = 0
    for animal in range(N_ANIMALS):
        if s.hand[s.player, animal]:
            out[n] = START[PLAY] + animal
            n += 1
    held = n
    for receiver in range(s.players):
        if may_receive(s, receiver):
            for i in range(held):
                out[n] = START[GIVE] + receiver * N_ANIMALS + OBJECT_OF[out[i]]
                n += 1
    return n


@rule
def may_receive(s, p):
    """Any opponent without the protection card (AMA-06, AMA-15)."""
    return p != s.player and p != s.protected


@rule
def answers(s, out):
    """Accept (AMA-10), or refuse a double for a card of a neighbouring column (AMA-11, AMA-12)."""
    out[0] = START[ACCEPT]
    n = 1
    if s.column[s.player, s.gift]:
        for animal in range(N_ANIMALS):
            if s.column[s.player, animal] and neighbours(animal, s.gift):
                out[n] = START[REFUSE] + animal
                n += 1
    return n


@rule
def neighbours(animal: int, other: int) -> bool:
    """Whether two animals belong in neighbouring columns (AMA-11)."""
    return bool(abs(COLOUR[animal] - COLOUR[other]) == 1)


@rule
def random_legal(s, rng, out):
    """A card of the hand and a place for it: the player's own column or any receiver's."""
    if s.gift != NOTHING:
        n = answers(s, out)
        return out[below(rng, n)] if n > 1 else START[ACCEPT]
    held = 0
    for animal in range(N_ANIMALS):
        if s.hand[s.player, animal]:
            out[held] = animal
            held += 1
    places = 1
    for p in range(s.players):
        places += may_receive(s, p)
    choice = below(rng, held * places)
    animal = out[choice % held]
    place = choice // held
    if place == 0:
        return START[PLAY] + animal
    receiver = -1
    while place > 0:
        receiver += 1
        place -= may_receive(s, receiver)
    return START[GIVE] + receiver * N_ANIMALS + animal


@rule
def apply(s, action):
    """A or B, or the answer that completes B; then the player of the turn draws (AMA-04)."""
    p, verb, what = s.player, VERB_OF[action], OBJECT_OF[action]
    if verb == PLAY:
        s.hand[p, what] -= 1
        lay(s, p, what)  # AMA-05, AMA-13
        draw(s, p)
    elif verb == GIVE:
        give(s, what, SECOND_OF[action])
    else:
        gift, giver = s.gift, s.giver
        s.gift = NOTHING
        s.giver = NOBODY
        if verb == ACCEPT:
            lay(s, p, gift)  # AMA-10
        else:
            refuse(s, gift, what)
        draw(s, giver)


@rule
def lay(s, p, animal):
    """Add a card to a player's column: a double goes with its twin (AMA-07), a full column becomes a stack (AMA-08)."""
    colour = COLOUR[animal]
    if s.column[p, animal]:
        s.column[p, animal] = 0
        s.filled[p, colour] -= 1
        s.discard[animal] += 2
    else:
        s.column[p, animal] = 1
        s.filled[p, colour] += 1
        if s.filled[p, colour] == CAPACITY[colour]:
            complete(s, p, colour)


@rule
def complete(s, p, colour):
    """Turn a column into a stack (AMA-08); the first of its colour wins the bonus (AMA-09)."""
    for animal in range(FIRST[colour], FIRST[colour + 1]):
        s.column[p, animal] = 0
    s.filled[p, colour] = 0
    s.stack[p, colour] += 1
    if s.bonus[colour] == NOBODY:
        s.bonus[colour] = p
    if total(s.stack[p]) == ENDING_STACKS[s.players]:
        end(s)


@rule
def give(s, receiver, animal):
    """Offer a card, which all see (AMA-06); from now on its receiver is protected (AMA-15)."""
    s.hand[s.player, animal] -= 1
    s.gift = animal
    s.giver = s.player
    if s.players > 2:
        s.protected = receiver
    s.player = receiver
    s.news += 1


@rule
def refuse(s, gift, lost):
    """Discard the gift and a card of a neighbouring column (AMA-11)."""
    s.column[s.player, lost] = 0
    s.filled[s.player, COLOUR[lost]] -= 1
    s.discard[lost] += 1
    s.discard[gift] += 1


@rule
def draw(s, p):
    """Fill the hand up to three; then it is the next seat's turn (AMA-04), or the pile is exhausted (AMA-17)."""
    if s.player == OVER:
        return
    s.hand[p, take(s)] += 1
    s.news += 1
    s.player = (p + 1) % s.players
    if s.left == 0:
        end(s)


# End and scoring


@rule
def end(s):
    """The end (AMA-17): all hands go to the discard pile, where everybody sees them (AMA-14, AMA-18)."""
    for p in range(s.players):
        for animal in range(N_ANIMALS):
            s.discard[animal] += s.hand[p, animal]
            s.hand[p, animal] = 0
    s.player = OVER
    s.news += 1


@rule
def scores(s, out):
    """Every seat's points (AMA-18): before the end, what lies before it now."""
    for p in range(s.players):
        out[p] = column_points(s, p) + stack_points(s, p) + bonus_points(s, p)


@rule
def column_points(s, p):
    """What a player's columns are worth (AMA-18)."""
    points = 0
    for colour in range(N_COLOURS):
        points += POINTS[s.filled[p, colour]]
    return points


@rule
def stack_points(s, p):
    """What a player's stacks are worth (AMA-18)."""
    points = 0
    for colour in range(N_COLOURS):
        points += POINTS[CAPACITY[colour]] * s.stack[p, colour]
    return points


@rule
def bonus_points(s, p):
    """What a player's bonus cards are worth (AMA-18)."""
    points = 0
    for colour in range(N_COLOURS):
        if s.bonus[colour] == p:
            points += BONUS[colour]
    return points
