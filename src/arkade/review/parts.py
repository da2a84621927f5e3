"""Where chances came from: start + luck + own decisions + the others' = result, for every seat (docs/review.md)."""

from collections.abc import Sequence

import numpy as np

from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.kernel.rollouts import NO_ACTION
from arkade.review.report import ERRORS, Decision, Moment, Seat
from arkade.review.values import Rows, Values
from arkade.state import State

DRAWS = 64  # of what could have come, and of what a seat took for possible


def moment(values: Values, n: int, before: State, action: int, after: State, seed: int) -> Moment:
    """A move taken apart; what was before it is worth `values.of(before)`.

    A player of the reviewer's level, who cannot see the hidden cards, would have come to `usual`; to `expected`, by all
    that the seat took for possible.
    """
    seat, was, became = before.player, values.of(before), values.of(after)
    assert seat is not None

    def mean(viewer: int, played: int) -> Rows:
        words = seed_words(seed, f"review parts {n}")
        moves = 1 if played == NO_ACTION else 0
        found: Rows = values.simulate(before, viewer, played, words, DRAWS, moves).mean(0)
        return found

    could, usual = mean(EVERYTHING, action), mean(EVERYTHING, NO_ACTION)
    better, expected = mean(seat, action), mean(seat, NO_ACTION)
    hidden = (could - usual) - (better - expected)
    return Moment(
        n=n,
        seat=seat,
        move=before.game.notation(action),
        chances=became.tolist(),
        decision=(could - was - hidden).tolist(),
        hidden=hidden.tolist(),
        luck=(became - could).tolist(),
        news=before.news != after.news,
    )


def seats(start: Sequence[float], dealt: Sequence[float], moments: list[Moment], judged: list[Decision]) -> list[Seat]:
    """What every seat's game was made of."""
    return [_seat(p, start, dealt, moments, [each for each in judged if each.seat == p]) for p in range(len(start))]


def _seat(
    p: int, start: Sequence[float], dealt: Sequence[float], moments: list[Moment], judged: list[Decision]
) -> Seat:
    hidden = sum(each.hidden[p] for each in moments)
    deal = dealt[p] - start[p]
    wrong = [each for each in judged if each.call in ERRORS]
    right = [each for each in judged if each.call == "best"]
    line = np.diff([dealt[p], *(each.chances[p] for each in moments)])
    return Seat(
        seat=p,
        start=start[p],
        luck=deal + hidden + sum(each.luck[p] for each in moments),
        own=sum(each.decision[p] for each in moments if each.seat == p),
        others=sum(each.decision[p] for each in moments if each.seat != p),
        result=moments[-1].chances[p],
        deal=deal,
        hidden=hidden,
        decisions=len(judged),
        loss=sum(each.loss for each in judged) / len(judged) if judged else 0.0,
        worst=max(wrong, key=lambda each: each.loss).n if wrong else None,
        find=max(right, key=lambda each: each.lead).n if right else None,
        turning=moments[int(np.abs(line).argmax())].n,
    )
