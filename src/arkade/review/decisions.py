"""How good a turn was, by what its seat knew: the judge's word, and its second word where it looks like a mistake."""

from collections.abc import Sequence
from typing import NamedTuple

from arkade.judge import LEAD, Going, JudgedTurn, Level, Step, Values, judge_turn
from arkade.review.report import ERRORS, Call, Decision, Turn, call_of
from arkade.review.told import explained
from arkade.state import State

CONFIRMED = ("mistake", "blunder")  # are called so by two judges only
AGAIN = 4  # times the simulations that the second has,
SECOND = 0x5EC0_4D00  # and other seeds

SEVERITY: tuple[Call, ...] = ("best", "fine", *reversed(ERRORS))


class Verdict(NamedTuple):
    """A turn, its choices and, where it had any, its verdict."""

    found: JudgedTurn
    decisions: list[Decision]
    turn: Turn | None


def judge(
    values: Values, states: Sequence[State], made: Sequence[int], n: int, level: Level, seed: int, going: Going
) -> Verdict:
    """A turn, from the positions before its moves; `n` is the number of its first one.

    What looks like a mistake is judged anew, by other simulations and more of them; these count, and nothing is called
    worse than by both.
    """
    state = states[0]
    assert state.player is not None
    seat, game = state.seat(state.player), state.game
    found = judge_turn(seat, made, values=values, level=level, seed=seed, going=going)
    calls = [*map(_call, found.steps), _whole(found)]
    if {*calls} & {*CONFIRMED} and going():
        found = judge_turn(seat, made, values=values, level=level.times(AGAIN), seed=seed ^ SECOND, going=going)
        again = [*map(_call, found.steps), _whole(found)]
        calls = [min(pair, key=SEVERITY.index) for pair in zip(calls, again, strict=True)]
    decisions = [
        Decision(
            n=n + j,
            seat=seat.index,
            move=game.notation(step.made),
            best=[game.notation(action) for action in step.best],
            loss=step.loss,
            error=step.error,
            call=calls[j],
            exact=step.exact,
            chance=step.chances[seat.index],
            simulations=found.simulations,
        )
        for j, step in enumerate(found.steps)
        if len(states[j].legal()) > 1
    ]
    if not decisions:
        return Verdict(found, [], None)
    turn = Turn(
        n=n,
        moves=len(made),
        seat=seat.index,
        best=[game.notation(action) for action in found.steps[0].best],
        loss=found.loss,
        error=found.error,
        call=calls[-1],
        exact=found.steps[0].exact,
        chance=found.steps[0].chances[seat.index],
        rival=[game.notation(action) for action in found.rival],
        lead=found.lead,
    )
    rivals = {n: turn.rival[0]} if turn.call == "best" and turn.rival and turn.lead >= LEAD else {}
    explanations = [explained(states[each.n - n], each, rivals.get(each.n)) for each in decisions]
    return Verdict(found, explanations, turn)


def _call(step: Step) -> Call:
    return call_of(step.loss, step.error, step.made == step.best[0])


def _whole(found: JudgedTurn) -> Call:
    return call_of(found.loss, found.error, all(step.made == step.best[0] for step in found.steps))
