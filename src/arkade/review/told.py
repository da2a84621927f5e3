"""What a review tells beside its numbers: the positions, and what a better move brings."""

from arkade.replay import Replay
from arkade.review.report import Decision
from arkade.state import State
from arkade.text import Phrase


def positions(replay: Replay) -> list[State]:
    """All positions, the deal's first."""
    states = [replay.game.new(replay.seed)]
    for action in replay.actions:
        states.append(states[-1].copy())
        states[-1].play(action)
    return states


def gains(state: State, decision: Decision) -> list[Phrase]:
    """What the best move brings for certain and the move made does not, as sentences; `state` is before it."""
    best, made = (state.outlook(move) for move in (decision.best, decision.move))
    return [phrase for phrase in best.phrases if phrase not in made.phrases] if best and made else []
