"""Everybody's chances over a game: as each seat knew them, and as they were."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arkade.judge import Going, Level, Line, Values, news_to
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.review.decisions import Verdict, judge
from arkade.review.parts import parts
from arkade.review.report import Decision, Moment, Turn
from arkade.state import State


class Chances(NamedTuple):
    """Every seat's chance at a position."""

    known: list[float]  # each seat's as it knew it
    true: list[float]  # as it was


@dataclass(frozen=True)
class Told:
    """All that is to be said of a turn."""

    seat: int
    before: Chances
    moments: list[Moment]  # the last one's chances are those before the next turn
    decisions: list[Decision]
    turn: Turn | None
    judged: bool  # False: there was no time for it
    stays: float | None  # the seat's chance after its turn, where nothing new was seen then

    def goes_on(self, following: "Told") -> None:
        """Join the next turn: one's own chance stays what it was until somebody else decides."""
        if self.stays is not None and following.before.known:
            following.before.known[self.seat] = self.stays
        self.moments[-1].chances, self.moments[-1].true = following.before


def told_of(
    values: Values,
    states: Sequence[State],
    actions: Sequence[int],
    turn: range,
    level: Level,
    seed: int,
    going: Going,
    asked: bool = True,
    judged: bool = True,
) -> Told:
    """A turn of a game: judged where that is asked for; without any chances where there is no time."""
    first, last = states[turn.start], states[turn.stop]
    seat = first.player
    assert seat is not None
    game, played = first.game, [actions[n] for n in turn]
    result = None
    if asked and judged:
        result = judge(values, states[turn.start : turn.stop], played, turn.start + 1, level, seed, going)
    at = [_chances(values, states, n, result, turn.start, level, seed) if judged else Chances([], []) for n in turn]
    end = values.of(last).tolist() if last.over and judged else []  # before the end the next turn knows it
    at.append(Chances(end, end))
    moments = []
    for j, n in enumerate(turn):
        found = parts(values, n + 1, states[n], actions[n], states[n + 1], seed)
        moments.append(
            Moment(
                n=n + 1,
                seat=seat,
                move=game.notation(actions[n]),
                chances=at[j + 1].known,
                true=at[j + 1].true,
                worth=found.worth.tolist(),
                decision=found.decision.tolist(),
                hidden=found.hidden.tolist(),
                luck=found.luck.tolist(),
                news=states[n].news != states[n + 1].news,
            )
        )
    stays = None
    if result and not last.over and not news_to(states[turn.stop - 1], played[-1]):
        stays = result.found.after[seat]
    decisions, verdict = (result.decisions, result.turn) if result else ([], None)
    return Told(seat, at[0], moments, decisions, verdict, judged, stays)


def _chances(
    values: Values, states: Sequence[State], n: int, result: Verdict | None, first: int, level: Level, seed: int
) -> Chances:
    """Every seat's chance at a position: by what it knows, and by all that any seat knows."""
    state = states[n]
    line: Line = ()
    best: list[float] | None = None
    if result:
        step = result.found.steps[n - first]
        line, best = step.best, step.chances
    if best and values.open:
        return Chances([*best], best)

    def simulated(viewer: int, moves: Line) -> list[float]:
        words = seed_words(seed, f"review {viewer}")  # always the same, so that nothing moves by chance alone
        games = level.times(values.times).others
        mean: list[float] = values.simulate(state, viewer, moves, words, games, values.horizon).mean.tolist()
        return mean

    true = simulated(EVERYTHING, line)
    if values.open:
        return Chances([*true], true)
    known = []
    for seat in range(values.game.players):
        if best and seat == state.player:
            known.append(best[seat])
        else:
            known.append(simulated(seat, line if seat == state.player else ())[seat])
    return Chances(known, true)
