"""What holds in every record of Coloretto Amazonas: a state that comes from outside is checked by it."""

from typing import Any

from arkade.games.amazonas.components import (
    CAPACITY,
    CARDS,
    COLOUR,
    COPIES,
    ENDING_STACKS,
    FIRST,
    HAND,
    MAX_PLAYERS,
    N_ANIMALS,
    N_COLOURS,
)
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER, ensure
from arkade.kernel.rule import rule


@rule
def conserved(s):
    """0 when all is well: five cards of every animal, columns as full as counted, three cards in every hand."""
    for animal in range(N_ANIMALS):  # AMA-01
        found = s.discard[animal] + (s.gift == animal)
        for i in range(s.left):
            found += s.pile[i] == animal
        for p in range(s.players):
            found += s.hand[p, animal] + s.column[p, animal] + s.stack[p, COLOUR[animal]]
            if s.hand[p, animal] < 0:
                return 1
            if s.column[p, animal] < 0 or s.column[p, animal] > 1:  # AMA-07
                return 2
        if found != COPIES:
            return 3
    for p in range(s.players):
        if total(s.hand[p]) != (0 if s.player == OVER else HAND - (s.giver == p)):  # AMA-04, AMA-18
            return 4
        for colour in range(N_COLOURS):
            filled = 0
            for animal in range(FIRST[colour], FIRST[colour + 1]):
                filled += s.column[p, animal]
            if filled != s.filled[p, colour] or filled >= CAPACITY[colour]:  # AMA-08
                return 5
        if total(s.stack[p]) > ENDING_STACKS[s.players]:  # AMA-17
            return 6
    return 0


def check(s: Any) -> None:
    """All of it."""
    ensure(conserved(s) == 0)
    players, over, gift = int(s.players), s.player == OVER, s.gift != NOTHING

    # The pile is packed, and what belongs to nobody is empty
    ensure(all(0 <= animal < N_ANIMALS for animal in s.pile[: s.left]))
    ensure(all(animal == NOTHING for animal in s.pile[s.left :]))
    ensure(min(s.discard.min(), s.stack.min()) >= 0)
    for field in (s.hand, s.column, s.filled, s.stack):
        ensure(field.shape[0] == MAX_PLAYERS)
        ensure(not field[players:].any())

    # A bonus card belongs to somebody with a stack of its colour, if there is one (AMA-09)
    for colour in range(N_COLOURS):
        if s.stack[:, colour].any():
            ensure(0 <= s.bonus[colour] < players)
            ensure(s.stack[s.bonus[colour], colour] > 0)
        else:
            ensure(s.bonus[colour] == NOBODY)

    # A gift lies between its giver and its receiver, who is protected from three players on (AMA-06, AMA-15)
    ensure(gift == (s.giver != NOBODY))
    ensure(NOBODY <= s.protected < (0 if players == 2 else players))
    if gift:
        ensure(not over)
        ensure(0 <= s.giver < players)
        ensure(s.giver != s.player)
        ensure(s.protected == (s.player if players > 2 else NOBODY))

    # Every turn ends with a card drawn, and the turn goes round; the end (AMA-04, AMA-17)
    turns = CARDS - HAND * players - int(s.left)
    ensure(turns >= 0)
    ensure(0 <= s.start < players)
    stacks = s.stack.sum(axis=1).tolist()
    ensure(stacks.count(ENDING_STACKS[players]) <= 1)
    ensure(over == (ENDING_STACKS[players] in stacks or s.left == 0))
    if not over:
        ensure((s.giver if gift else s.player) == (s.start + turns) % players)
        ensure(s.discard.sum() % 2 == 0)  # cards are discarded in pairs (AMA-07, AMA-11)

    # News: every card drawn and every card given; at the end the hands
    ensure(s.news >= turns + gift + over)
