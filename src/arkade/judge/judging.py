"""What moves are worth: the one judge that graph, panel, hint, puzzle and study ask."""

from collections.abc import Sequence
from typing import NamedTuple

from arkade.bots.ends import exact
from arkade.judge.turns import SURE, Going, Level, Line, Race, Turn
from arkade.judge.values import Sample, Values, values_of
from arkade.state import Seat, State

LEAD = 0.05  # of the chance to win: by more a turn is the best for everybody to see, and how much more is told exactly
MOST = 4  # moves that are told where none are asked for

LEVELS = {
    "quick": Level(wide=8, open=16, first=16, race=256, last=256, others=64),
    "usual": Level(wide=8, open=16, first=32, race=512, last=1024, others=384),
    "deep": Level(wide=16, open=32, first=256, race=2048, last=8192, others=1024),
}
USUAL = "usual"


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
    rival: Line  # the best turn with another first step; none where there is no choice
    lead: float  # of the best turn over it, only about where it is small
    simulations: int  # of each turn that was compared


def judge(
    seat: Seat,
    moves: Sequence[int] = (),
    *,
    values: Values | None = None,
    level: Level = LEVELS["quick"],
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
    lines = [meeting.race((action,)).order[0] for action in moves] or _firsts(meeting.race(()))
    best = max(lines, key=lambda line: meeting.chances(line)[0][seat.index])
    found = []
    for line in lines:
        chances, error = meeting.chances(line)
        loss, loss_error = meeting.behind(line, best)
        found.append(Worth(line, chances, error, max(loss, 0.0), loss_error))
    found.sort(key=lambda each: -each.chances[seat.index])
    return Judged(found, False, level.last)


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
    level, line = level.times(values.times), tuple(made)
    meeting = _Meeting(values, seat, level, seed, going)
    races = [meeting.race((), line)]
    for j in range(1, len(line) + 1):
        again = races[-1].order[0][:j] == line[:j]
        races.append(_from(races[-1], line[:j]) if again else meeting.race(line[:j], line))
    ways = [race.order[0] for race in races]  # from every step on the best; at last the turn made
    steps = []
    for j, action in enumerate(line):
        chances, error = meeting.chances(ways[j])
        loss, loss_error = meeting.behind(ways[j + 1], ways[j])
        steps.append(Step(action, ways[j][j:], chances, error, max(loss, 0.0), loss_error, False))
    for j in reversed(range(len(steps))):
        if not (step := _searched(meeting.turn.after(line[:j]), steps[j])):
            break
        steps[j] = step
    loss, error = meeting.behind(ways[-1], ways[0])
    after, _ = meeting.chances(ways[-1])
    rival = next((way for way in races[0].order if way[0] != ways[0][0]), ())
    lead = max(races[0].chances[ways[0]] - races[0].chances[rival], 0.0) if rival else 0.0
    if lead >= LEAD:
        lead = max(meeting.behind(rival, ways[0])[0], 0.0)
    if steps[0].exact:
        loss, error = sum(step.loss for step in steps), 0.0
        rival, lead = _searched_rival(seat, steps[0])
    return JudgedTurn(steps, after, max(loss, 0.0), error, rival, lead, level.last)


def _firsts(race: Race) -> list[Line]:
    """The best lines of the first steps that come into question."""
    best: dict[int, Line] = {}
    for line in race.order:
        best.setdefault(line[0], line)
    return list(best.values())[:MOST]


def _from(race: Race, made: Line) -> Race:
    """What of a race goes on from some steps."""
    return race._replace(order=[line for line in race.order if line[: len(made)] == made])


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


def _searched_rival(seat: Seat, step: Step) -> tuple[Line, float]:
    """The next best first step by the end searched through, and by how much the best one leads."""
    end = exact(seat) or {}
    others = {action: chances[seat.index] for action, chances in end.items() if action != step.best[0]}
    if not others:
        return (), 0.0
    rival = max(others, key=others.__getitem__)
    return (rival,), step.chances[seat.index] - others[rival]


class _Meeting:
    """Turns of a seat that meet in the last simulations: not those by which races chose them.

    So having been chosen by luck does not count.
    """

    def __init__(self, values: Values, seat: Seat, level: Level, seed: int, going: Going) -> None:
        self.turn = Turn(values, seat.redeal(0), seed, going)
        self._seat, self._level = seat.index, level
        self._samples: dict[Line, Sample] = {}

    def race(self, made: Line, runner: Line = ()) -> Race:
        """The ways to go on from some steps, the best first; the runner is among them."""
        ways = self.turn.ways(made, self._level)
        if runner and runner not in ways and not self.turn.over(made):
            ways.append(runner)
        return self.turn.race(ways, self._level)

    def chances(self, line: Line) -> tuple[list[float], float]:
        """Every seat's chances after a turn, and the standard error of the seat's."""
        sample = self._sample(line)
        mean: list[float] = sample.mean.tolist()
        return mean, sample.error(self._seat)

    def behind(self, line: Line, better: Line) -> tuple[float, float]:
        """By how much the seat's chance is less than after a better turn, and the standard error of that."""
        return self._sample(line).behind(self._sample(better), self._seat)

    def _sample(self, line: Line) -> Sample:
        if line not in self._samples:
            self._samples[line] = self.turn.sample(line, self._level.last, "last")
        return self._samples[line]
