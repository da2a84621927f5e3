"""How good a decision was, by what its seat knew: the move made against the best one, in twin simulations."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from arkade.review.contest import Contest, behind
from arkade.review.report import CALLS, SURE, Decision, call_of
from arkade.review.values import Values
from arkade.state import State


class Level(NamedTuple):
    """How thorough a review is."""

    first: int  # simulations of every move
    most: int  # of those between which it is close
    moves: int  # that a simulation goes on before the evaluation judges


LEVELS = {"quick": Level(16, 128, 4), "usual": Level(32, 1024, 8), "deep": Level(128, 8192, 16)}
USUAL = "usual"

#: Asked between rounds of simulations: whether there is time for more.
Going = Callable[[], bool]


def judge(values: Values, state: State, made: int, n: int, level: Level, seed: int, going: Going) -> Decision:
    """A decision with a choice.

    Successive halving: all moves get some simulations; those of the better half that may still be the best, by their
    paired differences, get as many again, until one is left or there are enough. Then it meets the move made in
    simulations of their own, so that its luck in having been chosen does not count.
    """
    contest, game = Contest(values, state, seed, f"review {n}"), state.game
    actions = np.array(state.legal())
    results = contest.simulate(actions, level.first, level.moves)
    means = dict(zip(actions.tolist(), results.mean(1).tolist(), strict=True))
    while len(actions) > 1 and results.shape[1] < level.most and going():
        order = np.argsort(-results.mean(1), kind="stable")
        distance, error = behind(results, order[0])
        doubtful = distance <= SURE * error
        kept = [i for rank, i in enumerate(order) if rank == 0 or (doubtful[i] and rank < max(2, len(order) // 2))]
        if len(kept) == 1:
            break
        actions, results = actions[kept], results[kept]
        results = np.hstack([results, contest.simulate(actions, results.shape[1], level.moves)])
        means.update(zip(actions.tolist(), results.mean(1).tolist(), strict=True))
    best = int(actions[int(results.mean(1).argmax())])
    rest = [mean for action, mean in means.items() if action != best]
    lead = max(0.0, means[best] - max(rest))
    if best == made:
        found, loss, error, games = means[best], 0.0, 0.0, results.shape[1]
    else:
        found, loss, error, games = _meet(contest, best, made, level, going)
    return Decision(
        *(n, contest.seat, game.notation(made), game.notation(best), loss, error, call_of(loss, error, best == made)),
        exact=False,
        chance=found,
        lead=lead,
        simulations=games,
    )


def _meet(contest: Contest, best: int, made: int, level: Level, going: Going) -> tuple[float, float, float, int]:
    """Two moves against each other: chance after the best, loss, standard error, simulations of each.

    More of them while the loss is not sure to lie on one side of what calls it something else.
    """
    pair = np.array([best, made])
    results = contest.simulate(pair, 2 * level.first, level.moves)
    while True:
        games = results.shape[1]
        distance, errors = behind(results, 0)
        loss, error = float(distance[1]), float(errors[1])
        close = min(abs(loss - least) for least, _ in CALLS) <= SURE * error
        if games >= level.most or not close or not going():
            return float(results[0].mean()), max(0.0, loss), error, games
        results = np.hstack([results, contest.simulate(pair, games, level.moves)])
