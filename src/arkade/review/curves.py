"""Everybody's chances over a game: as each seat knew them, and as they were."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arkade.judge import Going, Level, Line, Step, Values, news_to
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.review.decisions import judge
from arkade.review.parts import parts
from arkade.review.report import Decision, Moment, Turn
from arkade.state import State


class Chances(NamedTuple):
    """Every seat's chance at a position."""

    known: list[float]  # each seat's as it knew it
    true: list[float]  # as it was


class Held(NamedTuple):
    """What a move leaves as it is: whose chances as they knew it, and those as they were."""

    known: list[bool]
    true: bool


@dataclass(frozen=True)
class Told:
    """All that is to be said of a turn."""

    seat: int
    at: list[Chances]  # before every move; of one that ends the game after it, too
    held: list[Held]  # by every move
    moments: list[Moment]  # the last one's chances are those before the next turn
    decisions: list[Decision]
    turn: Turn | None
    judged: bool  # False: there was no time for it
    stays: float | None  # the seat's chance after its turn, where it saw nothing new then

    def goes_on(self, following: "Told") -> None:
        """Join the next turn: chances stay what they were where nothing happened to them.

        The chance of who decides next is the one that its decision was judged by.
        """
        last, next_ = self.at[-1], following.at[0]
        if last.true and next_.true:
            held = self.held[-1]
            for p, chance in enumerate(last.known):
                if p == following.seat and following.turn:
                    continue
                if p == self.seat and self.stays is not None:
                    following.keep(p, self.stays)
                elif held.known[p]:
                    following.keep(p, chance)
            if held.true:
                following.keep_true(last.true)
        self.moments[-1].chances, self.moments[-1].true = following.at[0]

    def keep(self, p: int, chance: float) -> None:
        """A seat's chance is what it was before, until something happens to it."""
        for at, held in zip(self.at, (*self.held, None), strict=False):
            at.known[p] = chance
            if held is None or not held.known[p]:
                break

    def keep_true(self, chances: list[float]) -> None:
        """So are those as they were."""
        for at, held in zip(self.at, (*self.held, None), strict=False):
            at.true[:] = chances
            if held is None or not held.true:
                break


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
    at, held = list[Chances](), list[Held]()
    for j, n in enumerate(turn):
        step = result.found.steps[j] if result else None
        before = (at[-1], held[-1]) if at else None
        foreseen = _foreseen(states[n], None if values.open else step)
        at.append(_chances(values, states[n], step, foreseen, before, level, seed) if judged else Chances([], []))
        held.append(_held(states, actions, n, None if values.open else step, foreseen))
    end = values.of(last).tolist() if last.over and judged else []  # before the end the next turn knows it
    moments = []
    for j, n in enumerate(turn):
        found = parts(values, n + 1, states[n], actions[n], states[n + 1], seed)
        after = at[j + 1] if j + 1 < len(at) else Chances(end, end)
        moments.append(
            Moment(
                n=n + 1,
                seat=seat,
                move=game.notation(actions[n]),
                chances=after.known,
                true=after.true,
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
    return Told(seat, at, held, moments, decisions, verdict, judged, stays)


def _foreseen(state: State, step: Step | None) -> list[bool]:
    """Which other seats see nothing new when the best move is carried out."""
    if step is None:
        return [False] * state.game.players
    best = step.best[0]
    return [seat != state.player and not news_to(state, best, seat) for seat in range(state.game.players)]


def _held(states: Sequence[State], actions: Sequence[int], n: int, step: Step | None, foreseen: list[bool]) -> Held:
    """What a move leaves as it is: all but what chance, something revealed or a move that was not the best changes."""
    best = step is not None and actions[n] == step.best[0]
    return Held([best and each for each in foreseen], best and states[n].news == states[n + 1].news)


def _chances(
    values: Values,
    state: State,
    step: Step | None,
    foreseen: list[bool],
    before: tuple[Chances, Held] | None,
    level: Level,
    seed: int,
) -> Chances:
    """Every seat's chance at a position: by what it knows, and by all that any seat knows.

    The best move of who decides is counted in, where it is nothing new. What a move of the same turn left as it was
    needs no simulations.
    """
    line: Line = step.best if step else ()
    if step and values.open:
        return Chances([*step.chances], [*step.chances])  # all seats' by one judgement: they add up

    def simulated(viewer: int, moves: Line) -> list[float]:
        words = seed_words(seed, f"review {viewer}")  # always the same, so that nothing moves by chance alone
        games = level.times(values.times).others
        mean: list[float] = values.simulate(state, viewer, moves, words, games, values.horizon).mean.tolist()
        return mean

    was, held = before or (None, None)
    true = [*was.true] if was and held and held.true else simulated(EVERYTHING, line)
    if values.open:
        return Chances([*true], true)
    known = []
    for seat in range(values.game.players):
        if step and seat == state.player:
            known.append(step.chances[seat])
        elif was and held and held.known[seat]:
            known.append(was.known[seat])
        else:
            known.append(simulated(seat, line if foreseen[seat] else ())[seat])
    return Chances(known, true)
