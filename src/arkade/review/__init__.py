"""Where was it lost, and was it luck? A review of a game that was played to its end.

>>> import arkade.review
>>> found = arkade.review.run(arkade.Replay.read("game.json"))
>>> found.seats[0].luck, found.turns[0].call

docs/review.md has the mathematics and the format of the file.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count

from arkade.errors import ArkadeError
from arkade.judge import LEVELS, USUAL, Going, Values, turns_of
from arkade.replay import Replay
from arkade.review.curves import Told, told_of
from arkade.review.parts import seats
from arkade.review.report import CALLS, ERRORS, FORMAT, Decision, Moment, Review, Seat, Turn
from arkade.review.told import differs, positions
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
    "Turn",
    "Values",
    "differs",
    "positions",
    "run",
]

#: Told after every turn: how many are judged, of how many, and what asks for the review of these.
Watch = Callable[[int, int, Callable[[], Review]], None]

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
    watch: Watch = lambda done, total, so_far: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Review:
    """Review a finished game. The same seed gives the same review, unless `seconds` limit it.

    Every turn gets its part of the seconds; where even the least takes longer, the last ones are not judged.
    `seat`: judge only its turns. `values` of the same game save the time to make them. `pool`: who works, in place
    of `threads` of its own. `watch` is told how many turns are judged, of how many, and what gives the review of
    these; when `stopped` says so, the rest has no chances. Raises BadReplay where the replay is not true, ArkadeError
    where the game is not over or a setting is none.
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
    start = values.start(seed).tolist()
    threads = threads or os.cpu_count() or 1
    wanted = turns_of(states, replay.actions)
    left = count(len(wanted), -1)

    def told(turn: range) -> Told:
        going = _share(ends, -(-next(left) // threads))
        late = stopped() or (ends is not None and time.monotonic() > ends)
        asked = seat in (None, states[turn.start].player)
        return told_of(values, states, replay.actions, turn, LEVELS[level], seed, going, asked=asked, judged=not late)

    found: list[Told] = []

    def so_far() -> Review:
        moments = [moment for each in found for moment in each.moments]
        verdicts = [each.turn for each in found if each.turn]
        whole = len(found) == len(wanted)
        return Review(
            format=FORMAT,
            game=replay.game.name,
            players=replay.game.players,
            options=replay.game.options,
            level=level,
            seed=seed,
            learned=values.learned,
            open=values.open,
            scale=values.scale,
            tilt=values.tilt,
            complete=whole and all(each.judged for each in found),
            repeatable=seconds is None,
            start=start,
            dealt=found[0].at[0].known,
            dealt_true=found[0].at[0].true,
            seats=seats(start, values.of(states[0]).tolist(), moments, verdicts) if whole else [],
            moments=moments if whole else moments[:-1],  # what is before the next turn is not known yet
            decisions=[decision for each in found for decision in each.decisions],
            turns=verdicts,
        )

    with pool or ThreadPoolExecutor(threads) as pool:
        for each in pool.map(told, wanted):
            if found:
                found[-1].goes_on(each)
            found.append(each)
            if each.judged:
                watch(len(found), len(wanted), so_far)
    return so_far()


def _share(ends: float | None, rounds: int) -> Going:
    """Whether a turn may go on: for as long as its part of the time that is left, so many being still to come."""
    if ends is None:
        return lambda: True
    begins = time.monotonic()
    until = begins + (ends - begins) / rounds
    return lambda: time.monotonic() < until
