"""Where chances came from: start + luck + own decisions + the others' = result, for every seat (docs/review.md)."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from arkade.judge.values import Rows, Values
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.review.report import ERRORS, Moment, Seat, Turn
from arkade.state import State

DRAWS = 64  # of what could have come, and of what a seat took for possible


class Parts(NamedTuple):
    """What a move changed for every seat, by the evaluation alone: worth after it = before it + the three parts."""

    worth: Rows
    decision: Rows
    hidden: Rows
    luck: Rows


def parts(values: Values, n: int, before: State, action: int, after: State, seed: int) -> Parts:
    """A move taken apart; what was before it is worth `values.of(before)`.

    A player of the simulations' level, who cannot see the hidden cards, would have come to `usual`; to `expected`, by
    all that the seat took for possible.
    """
    seat, was, became = before.player, values.of(before), values.of(after)
    assert seat is not None

    def mean(viewer: int, moves: tuple[int, ...]) -> Rows:
        words = seed_words(seed, f"review parts {n}")
        return values.simulate(before, viewer, moves, words, DRAWS, 0 if moves else 1).mean

    could, usual = mean(EVERYTHING, (action,)), mean(EVERYTHING, ())
    better, expected = mean(seat, (action,)), mean(seat, ())
    hidden = (could - usual) - (better - expected)
    return Parts(became, could - was - hidden, hidden, became - could)


def seats(start: Sequence[float], dealt: Sequence[float], moments: list[Moment], turns: list[Turn]) -> list[Seat]:
    """What every seat's game was made of; `dealt` is what the deal is worth by the evaluation."""
    return [_seat(p, start, dealt, moments, [each for each in turns if each.seat == p]) for p in range(len(start))]


def _seat(p: int, start: Sequence[float], dealt: Sequence[float], moments: list[Moment], turns: list[Turn]) -> Seat:
    hidden = sum(each.hidden[p] for each in moments)
    deal = dealt[p] - start[p]
    wrong = [each for each in turns if each.call in ERRORS]
    right = [each for each in turns if each.call == "best"]
    line = np.diff([each.chances[p] for each in moments], prepend=start[p])
    return Seat(
        seat=p,
        start=start[p],
        luck=deal + hidden + sum(each.luck[p] for each in moments),
        own=sum(each.decision[p] for each in moments if each.seat == p),
        others=sum(each.decision[p] for each in moments if each.seat != p),
        result=moments[-1].worth[p],
        deal=deal,
        hidden=hidden,
        turns=len(turns),
        loss=sum(each.loss for each in turns) / len(turns) if turns else 0.0,
        worst=max(wrong, key=lambda each: each.loss).n if wrong else None,
        find=max(right, key=lambda each: each.lead).n if right else None,
        turning=moments[int(np.abs(line).argmax())].n,
    )
