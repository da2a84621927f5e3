"""Where was it lost, and was it luck? A review of a game that was played to its end.

>>> import arkade.review
>>> found = arkade.review.run(arkade.Replay.read("game.json"))
>>> found.seats[0].luck, found.decisions[0].call

docs/review.md has the mathematics and the format of the file.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count

from arkade.errors import ArkadeError
from arkade.replay import Replay
from arkade.review import parts
from arkade.review.decisions import LEVELS, USUAL, Going, judge
from arkade.review.report import CALLS, ERRORS, FORMAT, Decision, Moment, Review, Seat
from arkade.review.told import differs, positions
from arkade.review.values import Values
from arkade.text import sentence

__all__ = [
    "CALLS",
    "ERRORS",
    "FORMAT",
    "LEVELS",
    "USUAL",
    "Decision",
    "Moment",
    "Review",
    "Seat",
    "Values",
    "differs",
    "positions",
    "run",
]


FITTING = 4  # of limited time one in so many parts may go into learning how far the evaluation may be believed


def run(
    replay: Replay,
    *,
    level: str = USUAL,
    seconds: float | None = None,
    seat: int | None = None,
    seed: int = 0,
    values: Values | None = None,
    threads: int | None = None,
    pool: Executor | None = None,
    watch: Callable[[int, int], None] = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Review:
    """Review a finished game. The same seed gives the same review, unless `seconds` limit it.

    Every decision gets its part of the seconds; where even the least takes longer, the last ones are not judged.
    `seat`: judge only its decisions. `values` of the same game save the time to make them. `pool`: who works, in place
    of `threads` of its own. `watch` is told how many decisions are judged, of how many; when `stopped` says so, the
    review is that of what is done so far. Raises BadReplay where the replay is not true, ArkadeError where the game is
    not over or a setting is none.
    """
    if level not in LEVELS:
        raise ArkadeError(sentence("error-review-level", level=repr(level), levels=", ".join(LEVELS)))
    if seconds is not None and not 0 < seconds < float("inf"):
        raise ArkadeError(sentence("error-review-seconds", seconds=repr(seconds)))
    ends = None if seconds is None else time.monotonic() + seconds
    last = replay.verify()
    if not last.over:
        raise ArkadeError(sentence("error-review-unfinished"))
    if seat is not None:
        last.seat(seat)  # refuses one that does not exist
    replay.game.warm()
    values = values or (Values(replay.game) if ends is None else Values(replay.game, going=_share(ends, FITTING)))
    states = positions(replay)

    def taken_apart(n: int) -> Moment:
        return parts.moment(values, n + 1, states[n], replay.actions[n], states[n + 1], seed)

    chosen = [n for n, state in enumerate(states[:-1]) if seat in (None, state.player) and len(state.legal()) > 1]
    threads = threads or os.cpu_count() or 1
    left = count(len(chosen), -1)

    def judged(n: int) -> Decision | None:
        if stopped() or (ends is not None and time.monotonic() > ends):
            return None
        going = _share(ends, -(-next(left) // threads))
        return judge(values, states[n], replay.actions[n], n + 1, LEVELS[level], seed, going)

    decisions = []
    with pool or ThreadPoolExecutor(threads) as pool:
        moments = list(pool.map(taken_apart, range(len(replay.actions))))
        for done, found in enumerate(pool.map(judged, chosen), 1):
            if found:
                decisions.append(found)
                watch(done, len(chosen))
    start, dealt = values.start(seed).tolist(), values.of(states[0]).tolist()
    return Review(
        format=FORMAT,
        game=replay.game.name,
        players=replay.game.players,
        options=replay.game.options,
        level=level,
        seed=seed,
        learned=values.learned,
        scale=values.scale,
        complete=len(decisions) == len(chosen),
        repeatable=seconds is None,
        start=start,
        dealt=dealt,
        seats=parts.seats(start, dealt, moments, decisions),
        moments=moments,
        decisions=decisions,
    )


def _share(ends: float | None, rounds: int) -> Going:
    """Whether a decision may go on: for as long as its part of the time that is left, so many being still to come."""
    if ends is None:
        return lambda: True
    begins = time.monotonic()
    until = begins + (ends - begins) / rounds
    return lambda: time.monotonic() < until
