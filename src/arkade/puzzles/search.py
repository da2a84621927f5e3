"""Where exactly one move is best, by the judge."""

from collections.abc import Callable
from typing import NamedTuple

from arkade.bots import make
from arkade.judge import LEVELS, Judged, Level, Line, Values, judge, values_of
from arkade.puzzles.book import Puzzle, Tried
from arkade.state import State

LEAD = 0.08  # of the best move, in parts of a victory
LIKELY, SURE = 2.0, 4.0  # standard errors that the lead must be worth to be looked at again, and to be kept
LOOK, FIRM, DEEP = LEVELS["quick"], LEVELS["usual"].times(2), LEVELS["deep"]  # to be looked at, kept, checked
SEARCH = "sims=20000"  # of a tree search that must find it too: ten times what `hard` has


class Answer(NamedTuple):
    """The one best move, how its turn goes on, and its closest rivals."""

    best: int
    line: Line
    moves: list[Tried]
    simulations: int
    exact: bool


def answer(values: Values, state: State, seed: int, wanted: Callable[[int, float], bool]) -> Answer | None:
    """The one best move of a position, where there is one and it is `wanted`, with so much of a lead.

    Who is best at a look is judged again, by other seeds, more deeply, and searched for.
    """
    look = _judged(values, state, LOOK, seed)
    if not _clear(look, LIKELY) or not wanted(look.moves[0].line[0], look.moves[1].loss):
        return None
    found = answered(values, state, seed + 1)
    if found is None or found.best != look.moves[0].line[0] or not _searched(values, state, seed, found.best):
        return None
    return found


def answered(values: Values, state: State, seed: int) -> Answer | None:
    """The one best move by a firm judge; None where another may be as good."""
    found = _judged(values, state, FIRM, seed)
    if not _clear(found, SURE):
        return None
    seat, notation = state.player, state.game.notation
    best, *others = found.moves
    assert seat is not None
    moves = [Tried(notation(best.line[0]), round(best.chances[seat], 4), round(best.error, 4))]
    for each in others:  # their distance counts: by twins it is more exact than the chances are
        moves.append(Tried(notation(each.line[0]), round(best.chances[seat] - each.loss, 4), round(each.loss_error, 4)))
    return Answer(best.line[0], best.line, moves, found.simulations, found.exact)


def _judged(values: Values, state: State, level: Level, seed: int) -> Judged:
    assert state.player is not None
    return judge(state.seat(state.player), values=values, level=level, seed=seed)


def _clear(found: Judged, sure: float) -> bool:
    """Whether the best move leads every other, by so many standard errors."""
    return all(each.loss >= max(LEAD, sure * each.loss_error) for each in found.moves[1:])


def _searched(values: Values, state: State, seed: int, best: int) -> bool:
    """Whether a strong tree search finds a move."""
    assert state.player is not None
    return make(f"{'learned' if values.learned else 'mcts'}:{SEARCH}", seed).choose(state.seat(state.player)) == best


def again(puzzle: Puzzle, game: str, seed: int) -> bool:
    """Whether the deep judge finds the same best move by another seed."""
    state = puzzle.position(game)
    found = _judged(values_of(state.game), state, DEEP, seed)
    return state.game.notation(found.moves[0].line[0]) == puzzle.best
