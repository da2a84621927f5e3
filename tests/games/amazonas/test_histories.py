"""No deal contradicts what the table saw: for each there is a game with the same moves that leads to it.

A gift is answered by what lies open (AMA-10 to AMA-12), and any card of a hand may be played or given (AMA-05, AMA-06):
nothing that a player does or leaves shows more of his hand than the card he plays, and so there is nothing to keep.
"""

import random
from typing import NamedTuple

import pytest

import arkade
from arkade.games.amazonas.actions import GIVE, OBJECT_OF, PLAY, SECOND_OF, VERB_OF
from arkade.games.amazonas.components import HAND, N_ANIMALS
from arkade.games.amazonas.state import NOBODY
from arkade.state import State

pytestmark = pytest.mark.rule("COM-06", "AMA-06", "AMA-11", "AMA-14")

DEALT = -1  # not from the pile


class Move(NamedTuple):
    """What all saw: whose it was, what, the animal that left the hand, or None, and who drew from where."""

    seat: int
    action: int
    animal: int | None
    drawer: int
    place: int | None


def play(state: State, moves: list[Move], action: int) -> None:
    """Make a move and note it."""
    s = state._record
    verb, seat, giver, left = VERB_OF[action], int(s.player), int(s.giver), int(s.left)
    animal = {PLAY: int(OBJECT_OF[action]), GIVE: int(SECOND_OF[action])}.get(verb)
    state.play(action)
    drawn = left - 1 if state._record.left < left else None
    moves.append(Move(seat, action, animal, seat if giver == NOBODY else giver, drawn))


def history(first: State, moves: list[Move], deal: State, seat: int | None) -> State | None:
    """The same game from other cards, to this deal as a seat imagines it; None if there is none."""
    state, d = first.copy(), deal._record
    s = state._record
    s.pile[: d.left] = d.pile[: d.left]
    for p in range(first.game.players):
        if p == seat:
            continue
        places = [DEALT] * HAND + [move.place for move in moves if move.drawer == p and move.place is not None]
        held = [animal for animal in range(N_ANIMALS) for _ in range(d.hand[p, animal])]
        came = [move.animal for move in moves if move.seat == p and move.animal is not None] + held
        if len(came) != len(places):
            return None
        s.hand[p] = 0
        for place, animal in zip(places, came, strict=True):  # each card in time to be played
            if place == DEALT:
                s.hand[p, animal] += 1
            else:
                s.pile[place] = animal
    if hidden_cards(state) != hidden_cards(first):
        return None
    try:
        for move in moves:
            state.play(move.action)
    except arkade.IllegalAction:
        return None
    return state


def hidden_cards(first: State) -> list[int]:
    """All cards of the hands and the pile before the first move."""
    s = first._record
    held = [animal for p in range(s.players) for animal in range(N_ANIMALS) for _ in range(s.hand[p, animal])]
    return sorted(held + s.pile[: s.left].tolist())


def fits(first: State, moves: list[Move], deal: State, seat: int | None) -> bool:
    """Whether a deal can be, by all that the table saw."""
    found = history(first, moves, deal, seat)
    if found is None:
        return False
    found._record.rng[:] = deal._record.rng
    return found == deal


@pytest.mark.parametrize("players", range(2, 5))
def test_no_deal_of_any_seat_contradicts_what_the_table_saw(players: int) -> None:
    game = arkade.load("amazonas", players, start="random")
    gifts = 0
    for seed in range(6):
        chance = random.Random(seed)
        state = game.new(seed)
        first, moves = state.copy(), list[Move]()
        while not state.over:
            if len(moves) % 9 == seed:
                gifts += state._record.giver != NOBODY
                for seat in (None, *range(players)):
                    assert all(fits(first, moves, state.redeal(seat, number), seat) for number in range(3))
            play(state, moves, chance.choice(state.legal()))
    assert gifts > 5


def test_a_deal_that_cannot_be_is_found() -> None:
    """A card more in the pile for another one that is nowhere, and a hand too large."""
    state = arkade.load("amazonas", 3).new(1)
    first, moves = state.copy(), list[Move]()
    for _ in range(30):
        play(state, moves, state.legal()[0])
    assert fits(first, moves, state, 0)
    wrong = state.copy()
    wrong._record.pile[0] = next(animal for animal in range(N_ANIMALS) if animal != state._record.pile[0])
    assert not fits(first, moves, wrong, 0)
    more = state.copy()
    more._record.hand[1, 0] += 1
    assert not fits(first, moves, more, 0)
