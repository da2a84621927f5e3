"""Where worth came from: start + luck + own decisions + the others' = result, for every seat (docs/review.md)."""

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


class Account(NamedTuple):
    """A seat's game by the evaluation alone: start + luck + own + others = result."""

    luck: float
    own: float
    others: float
    result: float
    deal: float  # of the luck
    hidden: float  # of the luck


def account(
    p: int, start: Sequence[float], dealt: Sequence[float], movers: Sequence[int], moves: Sequence[Parts]
) -> Account:
    """What a seat's game was made of; `dealt` is what the deal was worth, `movers` are the seats that moved."""
    deal, hidden = dealt[p] - start[p], sum(float(each.hidden[p]) for each in moves)
    decided = [float(each.decision[p]) for each in moves]
    return Account(
        luck=deal + hidden + sum(float(each.luck[p]) for each in moves),
        own=sum(each for each, mover in zip(decided, movers, strict=True) if mover == p),
        others=sum(each for each, mover in zip(decided, movers, strict=True) if mover != p),
        result=float(moves[-1].worth[p]),
        deal=deal,
        hidden=hidden,
    )


def seats(start: Sequence[float], dealt: Sequence[float], moments: list[Moment], turns: list[Turn]) -> list[Seat]:
    """What every seat's game was made of, and the moves worth a look."""
    movers = [each.seat for each in moments]
    moves = [Parts(*map(np.array, (each.worth, each.decision, each.hidden, each.luck))) for each in moments]
    found = []
    for p in range(len(start)):
        own = [each for each in turns if each.seat == p]
        wrong, right = [each for each in own if each.call in ERRORS], [each for each in own if each.call == "best"]
        line = np.diff([each.chances[p] for each in moments if each.chances], prepend=start[p])
        found.append(
            Seat(
                seat=p,
                start=start[p],
                **account(p, start, dealt, movers, moves)._asdict(),
                turns=len(own),
                loss=sum(each.loss for each in own) / len(own) if own else 0.0,
                worst=max(wrong, key=lambda each: each.loss).n if wrong else None,
                find=max(right, key=lambda each: each.lead).n if right else None,
                turning=moments[int(np.abs(line).argmax())].n if len(line) else None,
            )
        )
    return found
