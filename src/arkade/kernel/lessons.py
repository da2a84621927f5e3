"""What a net learns from: games against itself, and steps towards what came out of them.

A player looks one action ahead in one deal of what its seat does not know and takes the best, now and then any other.
The value of every position on the way is then drawn towards that of the next ones, and of the end (TD(λ), Sutton
1988): a target is a mean of the values that came later, nearer ones counting more. The end is worth a mixture of the
victory and of how far ahead it was won.
"""

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from arkade.kernel.generator import WORD, below, fork, next_word
from arkade.kernel.net import add_row, answer, begin, chances
from arkade.kernel.parameters import Real, Whole, parameters
from arkade.kernel.playout import share_victory
from arkade.kernel.reals import exp, log, power
from arkade.kernel.rule import rule
from arkade.kernel.search import choose


class Lesson(NamedTuple):
    """How a net is taught; the only place that lists it."""

    stray: Annotated[float, Real(0, 1), "share of moves that are any legal ones"] = 0.05
    later: Annotated[float, Real(0, 1), "λ: how much of a target is what came later than the next position"] = 0.99
    margin: Annotated[float, Real(0, 1), "share of the lead, beside the victory, in what an end is worth"] = 0.4
    scale: Annotated[float, Real(1e-9, 1e9), "the lead that makes a victory e times as clear"] = 1.0
    batch: Annotated[int, Whole(1, 100_000), "positions of a step"] = 1024
    rate: Annotated[float, Real(0, 1), "the most that a step changes a weight, about"] = 0.001
    first: Annotated[float, Real(0, 1), "share of the earlier steps in a step's direction"] = 0.9
    second: Annotated[float, Real(0, 1), "share of the earlier steps in its size"] = 0.999
    steady: Annotated[float, Real(0, 1), "share of the earlier weights in the averaged ones"] = 0.9995
    sims: Annotated[int, Whole(0, 100_000), "simulations of a search that plays; 0: one look ahead"] = 0


#: A lesson as compiled code gets it: an array with one of these.
LESSON = np.dtype(
    (
        np.record,
        [(name, "i8" if isinstance(each.kind, Whole) else "f8") for name, each in parameters(Lesson).items()],
    )
)


def lesson_of(lesson: Lesson) -> Any:
    """A lesson as the entries take it."""
    return np.array([tuple(lesson)], LESSON)


ABSENT = -1.0  # the target of a seat that is not in the game; of the first one: nothing is to be learned here
TALLIES = 4  # games, their seats, sum of the seats' distances from the mean merit, games given up for want of room
GAMES, SEATS, DISTANCE, GIVEN_UP = range(TALLIES)
MEMORIES = 4  # as long as the weights: gradient, Adam's two moments, averaged weights
TINY = 1e-8


class Desk(NamedTuple):
    """What all parts of a game against oneself work with."""

    rules: Any
    rng: Any
    net: Any
    lesson: Any  # a record of LESSON
    s: Any  # the game
    imagined: Any  # as the seat to decide imagines it
    twin: Any  # with an action tried
    out: Any
    points: Any
    guesses: Any
    gains: Any


class Notes(NamedTuple):
    """Positions of games: features one after the other, where each position's end, whose decision, what it is worth."""

    inputs: Any
    ends: Any
    deciders: Any
    targets: Any  # a row of all seats a position, counted from the decider


@rule
def selfplay(desk, templates, notes, tally):
    """Games until there is no room for another; the number of positions."""
    rules, s, rng = desk.rules, desk.s, desk.rng
    positions = 0
    noted = np.zeros(len(templates) // rules.size, np.int64)  # positions of every table
    while True:
        table = next_table(noted, rng)
        rules.copy(s, rules.at(templates, table))
        fork(rng, s.rng)
        rules.deal(s)
        now = positions
        while s.player >= 0:
            if now == len(notes.ends) or not note(desk, notes, now):
                tally[GIVEN_UP] += 1
                return positions
            n = rules.legal(s, desk.out)
            if n > 1 and next_word(rng) < desk.lesson.stray * WORD:
                rules.apply(s, desk.out[below(rng, n)])
                notes.deciders[now] = -1 - notes.deciders[now]
            else:
                rules.apply(s, choose(desk, n))
            now += 1
        last_value(desk, tally)
        look_back(desk, notes, positions, now)
        noted[table] += now - positions
        positions = now


@rule
def next_table(noted, rng):
    """The table with the fewest positions, any of equals: short games are learned from as much as long ones."""
    first = below(rng, len(noted))
    best = first
    for i in range(len(noted)):
        table = (first + i) % len(noted)
        if noted[table] < noted[best]:
            best = table
    return best


@rule
def note(desk, notes, now):
    """Write a position down, with what the net thinks of it; whether there was room."""
    s, seats = desk.s, desk.rules.seats
    n = chances(desk.rules, desk.net, s, desk.gains)
    first = notes.ends[now - 1] if now else 0
    if first + n > len(notes.inputs):
        return False
    for i in range(n):
        notes.inputs[first + i] = desk.net.features[i]
    notes.ends[now] = first + n
    notes.deciders[now] = s.player
    for i in range(seats):
        notes.targets[now * seats + i] = desk.gains[(s.player + i) % s.players] if i < s.players else ABSENT
    return True


@rule
def last_value(desk, tally):
    """What the end of a game is worth to every seat, in `gains`: shares of the victory, and of a soft one."""
    s, points, gains, lesson = desk.s, desk.points, desk.gains, desk.lesson
    players = s.players
    share_victory(desk.rules, s, points, gains)
    best, mean, whole = points[0], 0.0, 0.0
    for p in range(players):
        best = max(best, points[p])
        mean += points[p] / players
    for p in range(players):
        whole += exp((points[p] - best) / lesson.scale)
        tally[DISTANCE] += abs(points[p] - mean)
    for p in range(players):
        soft = exp((points[p] - best) / lesson.scale) / whole
        gains[p] = (1.0 - lesson.margin) * gains[p] + lesson.margin * soft
    tally[GAMES] += 1
    tally[SEATS] += players


@rule
def look_back(desk, notes, first, end):
    """Replace what the net thought of a game's positions by what they turned out to be worth.

    Before a move that was any legal one stands what the net thought: what came of it says nothing of good play.
    """
    gains, seats, players, later = desk.gains, desk.rules.seats, desk.s.players, desk.lesson.later
    targets, deciders = notes.targets, notes.deciders
    for now in range(end - 1, first - 1, -1):
        stray = deciders[now] < 0
        decider = -1 - deciders[now] if stray else deciders[now]
        for i in range(players):
            p, at = (decider + i) % players, now * seats + i
            thought = float(targets[at])
            targets[at] = gains[p]
            gains[p] = thought if stray else (1.0 - later) * thought + later * gains[p]
        if stray:
            targets[now * seats] = ABSENT


class Pupil(NamedTuple):
    """What all parts of learning work with."""

    rules: Any
    rng: Any
    weights: Any
    memory: Any
    lesson: Any  # a record of LESSON
    inputs: Any  # notes of positions
    ends: Any
    targets: Any
    loss: Any  # one number, which the positions' are added to
    chances: Any  # from here on room to work in
    hidden: Any
    slopes: Any


@rule
def fit(pupil, steps, done):
    """Steps of Adam (Kingma and Ba, 2015), each by the mean gradient of the cross entropy in some random positions."""
    size = len(pupil.weights)
    for step in range(steps):
        for j in range(size):
            pupil.memory[j] = 0
        for _ in range(pupil.lesson.batch):
            learn_position(pupil, below(pupil.rng, len(pupil.ends)))
        adam(pupil.weights, pupil.memory, pupil.lesson, done + step + 1)


@rule
def learn_position(pupil, position):
    """Add a position's gradient."""
    rules, weights, gradient, inputs, targets = pupil.rules, pupil.weights, pupil.memory, pupil.inputs, pupil.targets
    chances, hidden, slopes = pupil.chances, pupil.hidden, pupil.slopes
    players = 0
    while players < rules.seats and targets[position * rules.seats + players] >= 0:
        players += 1
    if players == 0:
        return
    begins, ends = pupil.ends[position - 1] if position else 0, pupil.ends[position]
    columns = begin(rules, weights, hidden)
    for i in range(begins, ends):
        add_row(weights, int(inputs[i]), hidden, columns)
    answer(rules, weights, hidden, columns, 0, players, chances)
    for k in range(columns):
        slopes[k] = 0
    for p in range(players):
        wanted = float(targets[position * rules.seats + p])
        pupil.loss[0] -= wanted * log(max(chances[p], 1e-12))
        wrong = np.float32(chances[p] - wanted)
        first, end = (rules.inputs + 1 + p) * columns, (rules.inputs + 2 + p) * columns
        row, change = weights[first:end], gradient[first:end]
        for k in range(columns):
            slopes[k] += wrong * row[k]
        for k in range(columns):
            change[k] += wrong * hidden[k]
    for k in range(rules.seats, columns):
        if hidden[k] <= 0:
            slopes[k] = 0
    add_to(gradient, rules.inputs, slopes, columns)
    for i in range(begins, ends):
        add_to(gradient, int(inputs[i]), slopes, columns)


@rule
def add_to(gradient, number, slopes, columns):
    """Add the hidden layer's slopes to a row."""
    row = gradient[number * columns : (number + 1) * columns]
    for k in range(columns):
        row[k] += slopes[k]


@rule
def adam(weights, memory, lesson, step):
    """One step by the gradient in `memory`; the averaged weights follow."""
    size = len(weights)
    whole = np.float32(1.0 / lesson.batch)
    first, second, steady = np.float32(lesson.first), np.float32(lesson.second), np.float32(lesson.steady)
    one = np.float32(1.0)
    rate = np.float32(lesson.rate * math.sqrt(1.0 - power(lesson.second, step)) / (1.0 - power(lesson.first, step)))
    tiny = np.float32(TINY)
    gradient, direction = memory[:size], memory[size : 2 * size]
    square, mean = memory[2 * size : 3 * size], memory[3 * size : 4 * size]
    for j in range(size):
        slope = gradient[j] * whole
        direction[j] = first * direction[j] + (one - first) * slope
        square[j] = second * square[j] + (one - second) * slope * slope
        weights[j] -= rate * direction[j] / (np.sqrt(square[j]) + tiny)
        mean[j] = steady * mean[j] + (one - steady) * weights[j]
