"""Positions of Connect Four, by the moves that lead there."""

import arkade
from arkade.state import State

GAME = arkade.load("connect_four")
#: A game that fills the board without a winner.
DRAW = "abababbababacdcdcddcdcdcefefeffefefegggggg"


def after(moves: str) -> State:
    """The position after some moves, a letter each."""
    state = GAME.new(seed=0)
    for move in moves:
        state.play(move)
    return state
