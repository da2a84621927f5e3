"""A turn: the steps that one seat decides before another does or it sees something new, judged as one move.

Steps are compared by what whole turns come to: the steps made, gone on with as well as can be. So the order of steps
that lead to the same does not matter, and losses of steps add up to that of the turn.
"""

from collections.abc import Callable, Iterable, Sequence
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
LOOKS = 16  # deals by whose mean the evaluation says which steps are worth a look
SURE = 2.0  # standard errors
BEHIND = 3.0  # standard errors that a turn must be behind to leave a race: the first ones are few


class Level(NamedTuple):
    """How thorough the judge is."""

    wide: int  # beginnings of a turn that are gone on with
    open: int  # turns that are simulated, one of every first step at least
    first: int  # simulations of each of them, to begin with
    race: int  # of those between which it is close
    last: int  # of every turn that is told
    others: int  # of what a seat can expect that does not decide, and of what was true

    def times(self, factor: float) -> "Level":
        """So many times the simulations."""
        counts = ("first", "race", "last", "others")
        return self._replace(**{name: max(2, round(getattr(self, name) * factor)) for name in counts})


def ends(before: State, action: int, after: State) -> bool:
    """Whether a turn is over: another decides, or the seat saw something that it could not foresee."""
    return after.player != before.player or (after.news != before.news and news_to(before, action))


def news_to(state: State, action: int, seat: int | None = None) -> bool:
    """Whether a seat (None: who decides) sees something new by an action: not the same in all deals."""
    seat, seen = state.player if seat is None else seat, None
    assert seat is not None
    for deal in range(DEALS):
        twin = state.redeal(seat, deal)
        if seat != twin.player and action not in twin.legal():
            return True
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

    def __init__(self, values: Values, state: State, seed: int, going: Going = lambda: True) -> None:
        assert state.player is not None
        self.values, self.seat, self._seed, self._going = values, state.player, seed, going
        self._states: dict[Line, State] = {(): state}
        self._over: dict[Line, bool] = {(): False}

    def sample(self, line: Line, games: int, what: str) -> Sample:
        """Simulations of a line; those of the same purpose are twins, whatever the line."""
        words = seed_words(self._seed, f"judge {what}")
        return self.values.simulate(self._states[()], self.seat, line, words, games, self.values.horizon)

    def after(self, line: Line) -> State:
        """The position after some steps, as far as the seat knows it."""
        if line not in self._states:
            self._states[line] = state = self.after(line[:-1]).copy()
            state.play(line[-1])
        return self._states[line]

    def over(self, line: Line) -> bool:
        """Whether these steps are the whole turn."""
        if line not in self._over:
            self._over[line] = len(line) >= LONGEST or ends(self.after(line[:-1]), line[-1], self.after(line))
        return self._over[line]

    def ways(self, made: Line, level: Level) -> list[Line]:
        """Whole turns that go on from some steps, those that come into question, the most promising first.

        Of all beginnings those go on that look best by the evaluation, in the mean of some deals; of beginnings that
        come to the same position, one. Of every next step its best way comes before the second ways of others, and none
        of these best ways is left out: the evaluation alone is no judge.
        """
        if self.over(made):
            return [made]
        begun, whole = {made: 0.0}, dict[Line, float]()
        while begun:
            longer = dict[Line, float]()
            for line in begun:
                words = seed_words(self._seed, f"judge look {line}")
                for action, worth in self.values.look(self.after(line), words, LOOKS).items():
                    way = (*line, action)
                    (whole if self.over(way) else longer)[way] = worth
            begun = self._different(longer, level.wide, len(made))
        ways = _mixed(self._different(whole, len(whole), len(made)), len(made))
        return ways[: max(level.open, len({way[len(made)] for way in ways}))]

    def _different(self, lines: dict[Line, float], most: int, step: int) -> dict[Line, float]:
        """The best lines of those that come to different positions, and the best one of every step at a place."""
        found, seen, steps = dict[Line, float](), set[State](), set[int]()
        for line in sorted(lines, key=lambda line: -lines[line]):
            position = self.after(line)
            if position not in seen and (len(found) < most or line[step] not in steps):
                seen.add(position)
                steps.add(line[step])
                found[line] = lines[line]
        return found

    def race(self, lines: Sequence[Line], level: Level) -> "Race":
        """Turns by simulations, the best first.

        All get some; those that may still be the best, by their paired differences, get as many again, until one is
        left or there are enough. Letting only the better half go on was twice as fast and missed the best turn, once by
        28 points.
        """
        found, games, left = dict[Line, Sample](), level.first, list(lines)
        while len(left) > 1:
            for line in left:
                more = self.sample(line, games, f"race {games}")
                found[line] = found[line].joined(more) if line in found else more
            left.sort(key=lambda line: -self.chance(found[line]))
            best, games = found[left[0]], len(found[left[0]].rows)
            left = [line for line in left if line == left[0] or self._open(found[line], best)]
            if games >= level.race or not self._going():
                break
        chances = {line: self.chance(sample) for line, sample in found.items()}
        rest = sorted((line for line in lines if line not in left), key=lambda line: -chances[line])
        return Race([*left, *rest], chances)

    def chance(self, sample: Sample) -> float:
        """The seat's."""
        return float(sample.mean[self.seat])

    def _open(self, sample: Sample, best: Sample) -> bool:
        distance, error = sample.behind(best, self.seat)
        return distance <= BEHIND * error


class Race(NamedTuple):
    """What came of a race."""

    order: list[Line]  # the best first
    chances: dict[Line, float]  # about; none where there was only one


def _mixed(lines: Iterable[Line], step: int) -> list[Line]:
    """Lines in order, but of every next step the best one first, then the second ones, and so on."""
    ranked, counts = [], dict[int, int]()
    for place, line in enumerate(lines):
        rank = counts[line[step]] = counts.get(line[step], 0) + 1
        ranked.append((rank, place, line))
    return [line for _, _, line in sorted(ranked)]
