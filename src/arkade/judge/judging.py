"""What the moves of a turn are worth: the one judge that graph, panel, hint, puzzle and study ask."""

from collections.abc import Sequence
from typing import NamedTuple

from arkade.bots.ends import exact
from arkade.judge.turns import Going, Level, Line, Turn
from arkade.judge.values import Sample, Values
from arkade.state import Seat

HALVES = ("a", "b")

LEVELS = {
    "glance": Level(open=8, first=8, race=64, last=128, others=64),
    "quick": Level(open=8, first=8, race=64, last=128, others=64),
    "usual": Level(open=12, first=16, race=256, last=512, others=256),
    "deep": Level(open=32, first=64, race=1024, last=4096, others=1024),
}
USUAL = "usual"


class Step(NamedTuple):
    """A step of a turn: the one made, the best one, and what that cost."""

    made: int
    best: Line  # the best that the rest of the turn could have been
    chances: list[float]  # every seat's after the best, as the seat to decide knows it
    loss: float  # of the seat's chance, by the step made
    error: float  # its standard error
    chance_error: float  # standard error of its chance after the best
    exact: bool  # the rest of the game was searched through


class Judgement(NamedTuple):
    """A turn as its seat could know it."""

    steps: list[Step]
    after: list[float]  # every seat's chance after the turn
    loss: float  # of the whole turn
    error: float  # its standard error
    lead: float  # of the best first step over the next best, about
    simulations: int


def judged(values: Values, seat: Seat, made: Sequence[int], level: Level, seed: int, going: Going) -> Judgement:
    """A turn that was made, against the best that its seat could have done.

    Each half of the simulations finds the best turns by races of its own. These and the turn made meet in other
    simulations: which of them is the best one half tells, what it is worth the other. So having been chosen by luck
    does not count for any.
    """
    return _Judging(values, seat, tuple(made), level, seed, going).judgement()


class _Judging:
    def __init__(self, values: Values, seat: Seat, made: Line, level: Level, seed: int, going: Going) -> None:
        self._turn = Turn(values, seat.redeal(0), seed, "judge", going)
        self._seat, self._made, self._level = seat.index, made, level
        self._samples: dict[tuple[int, Line], Sample] = {}
        found = [self._found(half) for half in HALVES]
        candidates = list[Line]()
        self._lines: list[tuple[Line, Line]] = []  # from every step on the best, by each half
        for j in range(len(made), -1, -1):
            candidates += [line for line in dict.fromkeys((found[0][j], found[1][j])) if line not in candidates]
            self._lines.append((self._best(candidates, 1), self._best(candidates, 0)))
        self._lines.reverse()

    def _found(self, half: str) -> list[Line]:
        """What races find best at every step, gone on from what was made before it; at last the turn made."""
        found: list[Line] = []
        for j in range(len(self._made)):
            again = found and found[-1][:j] == self._made[:j]
            found.append(found[-1] if again else self._turn.best(self._made[:j], self._level, half))
        return [*found, self._turn.best(self._made, self._level, half)]

    def _best(self, lines: Sequence[Line], half: int) -> Line:
        """The best of some turns by one half's simulations."""
        return max(lines, key=lambda line: self._chance(line, half)) if len(lines) > 1 else lines[0]

    def _chance(self, line: Line, half: int) -> float:
        return float(self._sample(line, half).mean[self._seat])

    def _sample(self, line: Line, half: int) -> Sample:
        if (half, line) not in self._samples:
            self._samples[half, line] = self._turn.sample(line, self._level.last, f"last {HALVES[half]}")
        return self._samples[half, line]

    def _behind(self, j: int, k: int) -> tuple[float, float]:
        """By how much the best from step k on is worse than from step j on, and the standard error of that."""
        pairs = [
            self._sample(self._lines[k][half], half).behind(self._sample(self._lines[j][half], half), self._seat)
            for half in range(2)
        ]
        (one, first), (other, second) = pairs
        return (one + other) / 2, (first**2 + second**2) ** 0.5 / 2

    def _chances(self, j: int) -> tuple[list[float], float]:
        """Every seat's chances by the best from a step on, and the standard error of the seat's."""
        one, other = (self._sample(self._lines[j][half], half) for half in range(2))
        mean: list[float] = ((one.mean + other.mean) / 2).tolist()
        first, second = self._lines[j]
        apart = 0.0
        if first != second:  # it was a matter of luck which of them counts
            apart = sum(self._chance(first, half) - self._chance(second, half) for half in range(2)) / 2
        return mean, (one.error(self._seat) ** 2 + other.error(self._seat) ** 2 + apart**2 / 2) ** 0.5 / 2

    def judgement(self) -> Judgement:
        """All of it."""
        steps = []
        for j, made in enumerate(self._made):
            chances, error = self._chances(j)
            first, second = self._lines[j]
            both = first if first == second else self._better(first, second)
            loss, loss_error = self._behind(j, j + 1)
            steps.append(Step(made, both[j:], chances, max(loss, 0.0), loss_error, error, False))
        for j in range(len(steps) - 1, -1, -1):
            if not self._searched(steps, j):
                break
        loss, error = self._behind(0, len(self._made))
        if steps[0].exact:
            loss, error = sum(step.loss for step in steps), 0.0
        after, _ = self._chances(len(self._made))
        lead = self._turn.leads.get((), 0.0)
        return Judgement(steps, after, max(loss, 0.0), error, lead, 2 * self._level.last)

    def _better(self, first: Line, second: Line) -> Line:
        """The better one of two turns by all simulations."""
        return max((first, second), key=lambda line: self._chance(line, 0) + self._chance(line, 1))

    def _searched(self, steps: list[Step], j: int) -> bool:
        """Whether the rest of the game can be searched through from a step on; it is told by that, then."""
        state = self._turn.after(self._made[:j])
        end = exact(state.seat(self._seat))
        if end is None:
            return False
        made, chance = self._made[j], max(end.values())
        best = steps[j].best
        if end[best[0]] < chance or end[made] == chance:
            best = (max(end, key=lambda action: (end[action], action == made)),)
        chances = [chance if seat == self._seat else each for seat, each in enumerate(steps[j].chances)]
        steps[j] = Step(made, best, chances, chance - end[made], 0.0, 0.0, True)
        return True
