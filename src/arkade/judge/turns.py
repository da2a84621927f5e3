"""A turn: the steps that one seat decides before another does or it sees something new, judged as one move.

Its steps are compared by what the whole turn comes to: the steps made, gone on with as well as can be. So the order
of steps that lead to the same does not matter, and losses of steps add up to that of the turn.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from arkade.judge.values import Sample, Values
from arkade.kernel.generator import seed_words
from arkade.state import State

#: The actions of a turn, or of its beginning.
Line = tuple[int, ...]

#: Asked between rounds of simulations: whether there is time for more.
Going = Callable[[], bool]

LONGEST = 64  # steps of a turn; whoever may take more has the rest judged apart
DEALS = 16  # that must show a seat the same where it sees nothing new
SURE = 2.0  # standard errors


class Level(NamedTuple):
    """How thorough the judge is; each of two halves has as much."""

    open: int  # actions of a step that are simulated at most, the best by one look ahead
    first: int  # simulations of every action, to begin with
    race: int  # of those between which it is close
    last: int  # of every turn that is told
    others: int  # of what a seat can expect that does not decide, and of what was true; not halved

    def times(self, factor: int) -> "Level":
        """So many times the simulations."""
        return Level(
            self.open * factor, self.first * factor, self.race * factor, self.last * factor, self.others * factor
        )


def ends(before: State, action: int, after: State) -> bool:
    """Whether a turn is over: another decides, or the seat saw something that it could not foresee."""
    if after.player != before.player:
        return True
    return news_to(before, action)


def news_to(state: State, action: int) -> bool:
    """Whether the seat to decide sees something new when it carries an action out: not the same in all deals."""
    seat, seen = state.player, None
    assert seat is not None
    for deal in range(DEALS):
        twin = state.redeal(seat, deal)
        twin.play(action)
        found = (twin.player, twin.typed_view(seat))
        if seen is not None and found != seen:
            return True
        seen = found
    return False


def turns_of(states: Sequence[State], actions: Sequence[int]) -> list[range]:
    """The moves of every turn of a game, by its positions: move 0 is made from the first one."""
    found, first = [], 0
    for n in range(len(states) - 1):
        if ends(states[n], actions[n], states[n + 1]) or n + 1 - first == LONGEST:
            found.append(range(first, n + 1))
            first = n + 1
    return found


class Turn:
    """What a seat may do in its turn, from one state that it cannot tell from the true one."""

    def __init__(self, values: Values, state: State, seed: int, purpose: str, going: Going = lambda: True) -> None:
        assert state.player is not None
        self.values, self.seat, self.begin = values, state.player, state
        self._seed, self._purpose, self._going = seed, purpose, going
        self.simulations = 0
        self._whole: dict[Line, bool] = {}
        self.leads: dict[Line, float] = {}  #: after some steps: of the best next one over the next best, about

    def sample(self, line: Line, games: int, what: object) -> Sample:
        """Simulations of a line; those of the same purpose are twins, whatever the line."""
        self.simulations += games
        words = seed_words(self._seed, f"{self._purpose} {what}")
        return self.values.simulate(self.begin, self.seat, line, words, games, self.values.horizon)

    def after(self, line: Line) -> State:
        """The position after some steps, as far as the seat knows it."""
        state = self.begin.copy()
        for action in line:
            state.play(action)
        return state

    def best(self, made: Line, level: Level, half: str) -> Line:
        """The whole turn that goes on best after some steps: step by step the one that wins a race."""
        line = made
        while not self._over(line):
            line = (*line, self.race(line, level, half)[0])
        return line

    def _over(self, line: Line) -> bool:
        """Whether these steps are the whole turn."""
        if not line or len(line) >= LONGEST:
            return len(line) >= LONGEST
        if line not in self._whole:
            self._whole[line] = ends(self.after(line[:-1]), line[-1], self.after(line))
        return self._whole[line]

    def race(self, line: Line, level: Level, half: str) -> list[int]:
        """The next steps after some, the best first.

        Those that look best by one look ahead get some simulations; those that may still be the best, by their paired
        differences, get as many again, until one is left or there are enough.
        """
        state, what = self.after(line), f"{half} {line}"
        actions = state.legal()
        if len(actions) > level.open:
            words = seed_words(self._seed, f"{self._purpose} {what} open")
            actions = self.values.promising(state, words, level.open)
        order, found, games = actions, dict[int, Sample](), level.first
        while len(actions) > 1:
            for action in actions:
                more = self.sample((*line, action), games, f"{what} {games}")
                found[action] = found[action].joined(more) if action in found else more
            actions = sorted(actions, key=lambda action: -self._chance(found[action]))
            order = actions + [action for action in order if action not in actions]
            best, games = found[order[0]], len(found[order[0]].rows)
            if games >= level.race or not self._going():
                break
            actions = [action for action in actions if action == order[0] or self._open(found[action], best)]
        if found:
            self.leads[line] = self._chance(found[order[0]]) - max(self._chance(found[other]) for other in order[1:])
        return order

    def _chance(self, sample: Sample) -> float:
        return float(sample.mean[self.seat])

    def _open(self, sample: Sample, best: Sample) -> bool:
        distance, error = sample.behind(best, self.seat)
        return distance <= SURE * error
