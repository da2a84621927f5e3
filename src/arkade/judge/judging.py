"""What moves are worth: the one judge that graph, panel, hint, puzzle and study ask."""

from collections.abc import Sequence
from typing import NamedTuple

from arkade.bots.ends import exact
from arkade.judge.turns import SURE, Going, Level, Line, Race, Turn
from arkade.judge.values import Sample, Values, values_of
from arkade.state import Seat, State

HALVES = ("a", "b")
MOST = 4  # moves that are told where none are asked for

LEVELS = {
    "glance": Level(wide=8, open=16, first=8, race=128, last=128, others=64),
    "quick": Level(wide=8, open=16, first=8, race=128, last=128, others=64),
    "usual": Level(wide=8, open=16, first=16, race=256, last=512, others=192),
    "deep": Level(wide=16, open=32, first=128, race=1024, last=4096, others=1024),
}
USUAL = "usual"

#: The line that counts in each half of the simulations.
Pair = tuple[Line, Line]


class Worth(NamedTuple):
    """A move of a seat to decide."""

    line: Line  # the move, and how the turn goes on best
    chances: list[float]  # every seat's after it, as the seat knows it
    error: float  # the standard error of the seat's
    loss: float  # of the seat's chance, against the best move
    loss_error: float  # its standard error

    @property
    def equal(self) -> bool:
        """Whether it is as good as the best, as far as can be told."""
        return self.loss <= SURE * self.loss_error


class Judged(NamedTuple):
    """The moves of a seat to decide."""

    moves: list[Worth]  # the best first
    exact: bool  # the rest of the game was searched through
    simulations: int  # of each


class Step(NamedTuple):
    """A step of a turn: the one made, the best one, and what that cost."""

    made: int
    best: Line  # the best that the rest of the turn could have been
    chances: list[float]  # every seat's after the best, as the seat to decide knows it
    chance_error: float  # the standard error of the seat's
    loss: float  # of the seat's chance, by the step made
    error: float  # its standard error
    exact: bool  # the rest of the game was searched through


class JudgedTurn(NamedTuple):
    """A turn that was made, as its seat could know it."""

    steps: list[Step]
    after: list[float]  # every seat's chance after the turn
    loss: float  # of the seat's chance, by the whole turn
    error: float  # its standard error
    lead: float  # of the best first step over the next best, about
    simulations: int  # of each turn that was compared


def judge(
    seat: Seat,
    moves: Sequence[int] = (),
    *,
    values: Values | None = None,
    level: Level = LEVELS["glance"],
    seed: int = 0,
    going: Going = lambda: True,
) -> Judged:
    """What moves are worth to the seat to decide: those asked for, or those that may be the best.

    Each is gone on with to the end of the seat's turn as well as can be; all meet by the same deals and chance.
    """
    end = exact(seat)
    if end is not None:
        return _of_end(seat, {action: end[action] for action in moves or end})
    values = values or values_of(seat.game)
    level = level.times(values.times)
    meeting = _Meeting(values, seat, level, seed, going)
    races = [meeting.races((action,), []) for action in moves]
    pairs = [_winners(each) for each in races] or _firsts(meeting.races((), []))
    best = max(pairs, key=lambda pair: meeting.chances(pair)[0][seat.index])
    found = []
    for pair in pairs:
        chances, error = meeting.chances(pair)
        loss, loss_error = meeting.behind(pair, best)
        found.append(Worth(meeting.better(pair), chances, error, max(loss, 0.0), loss_error))
    found.sort(key=lambda each: -each.chances[seat.index])
    return Judged(found, False, meeting.games)


def _of_end(seat: Seat, end: dict[int, list[float]]) -> Judged:
    most = max(chances[seat.index] for chances in end.values())
    ordered = sorted(end.items(), key=lambda each: -each[1][seat.index])
    moves = [Worth((action,), chances, 0.0, most - chances[seat.index], 0.0) for action, chances in ordered]
    return Judged(moves, True, 0)


def judge_turn(
    seat: Seat, made: Sequence[int], *, values: Values, level: Level, seed: int = 0, going: Going = lambda: True
) -> JudgedTurn:
    """A turn that was made, against the best that its seat could have done.

    Races find the best ways to go on from every step made; the turn made runs in all of them.
    """
    line, meeting = tuple(made), _Meeting(values, seat, level.times(values.times), seed, going)
    races = [meeting.races((), [line])]
    for j in range(1, len(line) + 1):
        again = all(race.order[0][:j] == line[:j] for race in races[-1])
        races.append([_from(race, line[:j]) for race in races[-1]] if again else meeting.races(line[:j], [line]))
    pairs = [_winners(each) for each in races]
    steps = []
    for j, action in enumerate(line):
        chances, error = meeting.chances(pairs[j])
        loss, loss_error = meeting.behind(pairs[j + 1], pairs[j])
        steps.append(Step(action, meeting.better(pairs[j])[j:], chances, error, max(loss, 0.0), loss_error, False))
    for j in reversed(range(len(steps))):
        if not (step := _searched(meeting.turn.after(line[:j]), steps[j])):
            break
        steps[j] = step
    loss, error = meeting.behind(pairs[-1], pairs[0])
    if steps[0].exact:
        loss, error = sum(step.loss for step in steps), 0.0
    after, _ = meeting.chances(pairs[-1])
    return JudgedTurn(steps, after, max(loss, 0.0), error, _lead(races[0][0]), meeting.games)


def _winners(races: Sequence[Race]) -> Pair:
    first, second = (race.order[0] for race in races)
    return first, second


def _firsts(races: Sequence[Race]) -> list[Pair]:
    """The best lines of the first steps that come into question, by each half."""
    best = [{line[0]: line for line in reversed(race.order)} for race in races]
    ranked = [list(dict.fromkeys(line[0] for line in race.order))[:MOST] for race in races]
    steps = dict.fromkeys(step for pair in zip(*ranked, strict=True) for step in pair)
    return [(best[0][step], best[1][step]) for step in steps][:MOST]


def _from(race: Race, made: Line) -> Race:
    """What of a race goes on from some steps."""
    return race._replace(order=[line for line in race.order if line[: len(made)] == made])


def _lead(race: Race) -> float:
    """Of the best first step over the next best, about."""
    best = race.order[0]
    others = [race.chances[line] for line in race.order if line[0] != best[0]]
    return max(race.chances[best] - max(others), 0.0) if others else 0.0


def _searched(state: State, step: Step) -> Step | None:
    """A step by the end searched through, where that is possible."""
    assert state.player is not None
    seat, made, best = state.player, step.made, step.best
    end = exact(state.seat(seat))
    if end is None:
        return None
    chance = max(chances[seat] for chances in end.values())
    if end[made][seat] == chance:
        best = best if best[0] == made else (made,)
    elif end[best[0]][seat] < chance:
        best = (max(end, key=lambda action: end[action][seat]),)
    return Step(made, best, end[best[0]], 0.0, chance - end[made][seat], 0.0, True)


class _Meeting:
    """Turns of a seat that meet in the last simulations: not those by which races chose them.

    Each half of these tells what the winner of its race is worth. So having been chosen by luck does not count.
    """

    def __init__(self, values: Values, seat: Seat, level: Level, seed: int, going: Going) -> None:
        self.turn = Turn(values, seat.redeal(0), seed, going)
        self._seat, self._level = seat.index, level
        self._samples: dict[tuple[Line, int], Sample] = {}

    @property
    def games(self) -> int:
        """Simulations of each turn."""
        return 2 * self._level.last

    def races(self, made: Line, runners: Sequence[Line]) -> list[Race]:
        """By each half, the ways to go on from some steps; `runners` are among them."""
        ways = self.turn.ways(made, self._level)
        ways += [line for line in runners if line not in ways and not self.turn.over(made)]
        return [self.turn.race(ways, self._level, half) for half in HALVES]

    def better(self, pair: Pair) -> Line:
        """The better one of two turns by all simulations."""
        return pair[0] if pair[0] == pair[1] or self._apart(pair) >= 0 else pair[1]

    def chances(self, pair: Pair) -> tuple[list[float], float]:
        """Every seat's chances after a turn, and the standard error of the seat's.

        Where the halves mean different turns it was a matter of luck which of them counts: that is an error, too.
        """
        one, other = (self._sample(line, half) for half, line in enumerate(pair))
        apart = self._apart(pair) if pair[0] != pair[1] else 0.0
        mean: list[float] = ((one.mean + other.mean) / 2).tolist()
        return mean, (one.error(self._seat) ** 2 + other.error(self._seat) ** 2 + apart**2 / 2) ** 0.5 / 2

    def behind(self, pair: Pair, better: Pair) -> tuple[float, float]:
        """By how much the seat's chance is less than after a better turn, and the standard error of that."""
        found = [
            self._sample(pair[half], half).behind(self._sample(better[half], half), self._seat) for half in range(2)
        ]
        (one, first), (other, second) = found
        return (one + other) / 2, (first**2 + second**2) ** 0.5 / 2

    def _apart(self, pair: Pair) -> float:
        """How much better the first turn is than the second."""
        first, second = (sum(self.turn.chance(self._sample(line, half)) for half in range(2)) / 2 for line in pair)
        return first - second

    def _sample(self, line: Line, half: int) -> Sample:
        if (line, half) not in self._samples:
            self._samples[line, half] = self.turn.sample(line, self._level.last, f"last {HALVES[half]}")
        return self._samples[line, half]
