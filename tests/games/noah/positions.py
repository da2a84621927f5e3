"""Positions of Noah written in words: `position(boats=["cat f, bear m"], hands=["snail, lion m", "panda f"])`."""

from collections.abc import Sequence
from typing import Any

import arkade
from arkade.games.noah import rules
from arkade.games.noah.components import BOATS, CARDS, DECK, FACES
from arkade.games.noah.knowledge import forget_all
from arkade.games.noah.state import PUBLIC
from arkade.state import State


def cards(text: str) -> list[int]:
    """`snail, cat f` as hand cards."""
    return [CARDS.index(name.strip()) for name in text.split(",") if name.strip()]


def faces(text: str) -> list[int]:
    """`snail m, cat f` as animals aboard."""
    return [FACES.index(name.strip()) for name in text.split(",") if name.strip()]


def position(
    boats: Sequence[str], hands: Sequence[str], departed: str = "", noah: int = 1, player: int = 0, **options: Any
) -> State:
    """A state with these boats (the others empty), hands and departed cards; all other cards lie in the pile."""
    state = arkade.load("noah", len(hands), **options).new(seed=0)
    s = state._record
    for boat in range(BOATS):
        rules.clear(s, boat)
        for face in faces(boats[boat]) if boat < len(boats) else []:
            rules.load(s, boat, face)
    s.hand[:] = 0
    s.departed[:] = 0
    s.pile[:] = DECK[s.players]
    for p, hand in enumerate(hands):
        _move(s.pile, s.hand[p], cards(hand))
        s.cards[p] = len(cards(hand))
    _move(s.pile, s.departed, cards(departed))
    for boat in range(BOATS):
        for face in s.boat_face[boat, : s.boat_size[boat]].tolist():
            s.pile[rules.card_for(face)] -= 1
    assert s.pile.min() >= 0, "more cards of a kind than there are"
    forget_all(s)
    s.noah = noah - 1
    s.player = player
    state._player = player
    return state


def _move(pile: Any, place: Any, chosen: list[int]) -> None:
    for card in chosen:
        pile[card] -= 1
        place[card] += 1


def departures(state: State, count: int) -> State:
    """As if so many boats had left in this round."""
    s = state._record
    s.departures = count
    s.middle = 3 - count
    return state


def play(state: State, *moves: str) -> State:
    """Play the moves one after the other."""
    for move in moves:
        state.play(move)
    return state


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.game.notation(action) for action in state.legal()]


def hand(state: State, seat: int) -> dict[str, int]:
    """A hand as it truly is."""
    return named(state._record.hand[seat])


def knows(state: State, observer: int | None, seat: int) -> dict[str, int]:
    """What an observer (None: everybody) knows to be in a hand."""
    return named(state._record.known[PUBLIC if observer is None else observer, seat])


def load(state: State, boat: int) -> list[str]:
    """The animals on a boat, in order of loading."""
    animals: list[str] = state.view()["boats"][boat - 1]["animals"]
    return animals


def named(counts: Any) -> dict[str, int]:
    return {CARDS[card]: int(count) for card, count in enumerate(counts) if count}
