"""What a review tells beside its numbers: the positions, and what a better move brings."""

import msgspec

from arkade.replay import Replay
from arkade.review.report import ERRORS, Decision
from arkade.state import State
from arkade.text import Phrase


def positions(replay: Replay) -> list[State]:
    """All positions, the deal's first."""
    states = [replay.game.new(replay.seed)]
    for action in replay.actions:
        states.append(states[-1].copy())
        states[-1].play(action)
    return states


def differs(state: State, move: str, other: str) -> list[Phrase]:
    """What one legal move brings for certain and another does not."""
    one, two = state.outlook(move), state.outlook(other)
    return [phrase for phrase in one.phrases if phrase not in two.phrases] if one and two else []


def explained(state: State, decision: Decision, rival: str | None) -> Decision:
    """A decision with what speaks for the best move: against an error, or against the rival of a find."""
    other = decision.move if decision.call in ERRORS else rival
    if other is None:
        return decision
    best = decision.best[0]
    return msgspec.structs.replace(decision, why=differs(state, best, other), instead=differs(state, other, best))
