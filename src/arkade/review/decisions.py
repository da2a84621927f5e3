"""How good a decision was, by what its seat knew: the move made against the best one, in twin simulations."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arkade.bots import LearnedBot, MctsBot
from arkade.bots.ends import exact
from arkade.review.contest import TO_THE_END, Contest, behind
from arkade.review.report import CALLS, SURE, Decision, call_of
from arkade.review.told import explained
from arkade.review.values import Values
from arkade.state import Seat, State


class Level(NamedTuple):
    """How thorough a review is."""

    first: int  # simulations of every move
    most: int  # of those between which it is close
    moves: int  # that a simulation goes on before the evaluation judges
    ends: int  # simulations to the end, at most, that a mistake must stand
    search: int  # simulations of each search that must find it one, too


LEVELS = {
    "quick": Level(16, 128, 4, 256, 2000),
    "usual": Level(32, 1024, 8, 512, 4000),
    "deep": Level(128, 8192, 16, 8192, 20_000),
}
USUAL = "usual"

CONFIRMED = ("mistake", "blunder")  # only by simulations to the end, and by searches
FIRST_ENDS = 64  # of these, to begin with
SEARCHES = 3  # one may never look at a move, or think little of it after a few bad deals

#: Asked between rounds of simulations: whether there is time for more.
Going = Callable[[], bool]


def judge(values: Values, state: State, made: int, n: int, level: Level, seed: int, going: Going) -> Decision:
    """A decision with a choice.

    The best move meets the move made in simulations of their own, so that its luck in having been chosen does not
    count. What looks like a mistake then must be one by simulations to the end, too: no error of the evaluation is
    called a player's. Nor is it one where a search, which foresees better play than that of simulations, does not
    mind: the smallest of the losses counts. Where the rest of the game can be searched through, nothing is simulated.
    """
    contest, game = Contest(values, state, seed, f"review {n}"), state.game
    seat = state.seat(contest.seat)
    found = exact(seat)
    end = {action: chances[contest.seat] for action, chances in found.items()} if found else None
    if end:
        best = max(end, key=lambda action: (end[action], action == made))
        lead = end[best] - max(share for action, share in end.items() if action != best)
        met = Met(end[best], end[best] - end[made], 0.0, 0)
    else:
        best, chance, lead, games = _best(contest, np.array(state.legal()), level, going)
        met = Met(chance, 0.0, 0.0, games)
    if best != made and not end:
        met = _meet(contest, best, made, 2 * level.first, level.most, level.moves, going)
        if call_of(met.loss, met.error, False) in CONFIRMED:
            met = _meet(contest, best, made, min(FIRST_ENDS, level.ends), level.ends, TO_THE_END, going)
        if call_of(met.loss, met.error, False) in CONFIRMED:
            met = met._replace(loss=min(met.loss, _minded(values, seat, made, level.search, seed, going)))
    decision = Decision(
        n=n,
        seat=contest.seat,
        move=game.notation(made),
        best=game.notation(best),
        loss=met.loss,
        error=met.error,
        call=call_of(met.loss, met.error, best == made),
        exact=end is not None,
        chance=met.chance,
        lead=lead,
        simulations=met.games,
    )
    return explained(state, decision)


def _minded(values: Values, seat: Seat, made: int, simulations: int, seed: int, going: Going) -> float:
    """What the move made costs by the kindest of some searches, of one at least, from what the seat knows."""
    kind, least = LearnedBot if values.learned else MctsBot, 1.0
    for number in range(SEARCHES):
        if number and not going():
            break
        found = kind(seed * SEARCHES + number, sims=simulations).analyse(seat)
        chances = {each.action: each.chances[seat.index] for each in found.looked_at}
        if made in chances:
            least = min(least, max(0.0, chances[found.moves[0].action] - chances[made]))
    return least


def _best(contest: Contest, actions: NDArray[np.int64], level: Level, going: Going) -> tuple[int, float, float, int]:
    """The best of some moves, the chance after it, its lead over the next best, its simulations.

    Successive halving: all moves get some simulations; those of the better half that may still be the best, by their
    paired differences, get as many again, until one is left or there are enough.
    """
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
    rest = max(mean for action, mean in means.items() if action != best)
    return best, means[best], max(0.0, means[best] - rest), results.shape[1]


class Met(NamedTuple):
    """Two moves against each other."""

    chance: float  # after the better one
    loss: float  # by the other
    error: float  # its standard error
    games: int  # simulations of each


def _meet(contest: Contest, best: int, made: int, first: int, most: int, moves: int, going: Going) -> Met:
    """Let two moves meet: more often while the loss is not sure to lie on one side of what calls it something else."""
    pair = np.array([best, made])
    results = contest.simulate(pair, first, moves)
    while True:
        games = results.shape[1]
        distance, errors = behind(results, 0)
        loss, error = float(distance[1]), float(errors[1])
        close = min(abs(loss - least) for least, _ in CALLS) <= SURE * error
        if games >= most or not close or not going():
            return Met(float(results[0].mean()), max(0.0, loss), error, games)
        results = np.hstack([results, contest.simulate(pair, games, moves)])
