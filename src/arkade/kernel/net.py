"""A learned evaluation: a net with one hidden layer over sparse features, for every seat at once.

The weights are one flat array of rows, as wide as the hidden layer has columns: a row for every feature, one that is
always added, and one for every seat. A position is seen from the seat to decide. The rows of the features that are so
are summed up; the first columns, one a seat, stay as they are, the others are cut off below 0; each seat's row then
weighs the columns to that seat's logit, counted from the seat to decide. Softmax makes chances of victory of them.
"""

from typing import Any, NamedTuple

import numpy as np

from arkade.kernel.playout import share_victory
from arkade.kernel.reals import exp
from arkade.kernel.rule import rule

LANES = 4  # columns are summed up so many side by side: their number is a multiple
MOST_COLUMNS = 256

#: What entries get where a game's own evaluation is to judge.
NO_WEIGHTS = np.zeros(0, np.float32)


class Net(NamedTuple):
    """Weights, none for a game's own evaluation, and room to work in."""

    weights: Any
    features: Any
    hidden: Any


@rule
def expect(rules, net, s, points, gains):
    """Every seat's chance of victory; of a finished game, its part of it."""
    if s.player < 0:
        share_victory(rules, s, points, gains)
    else:
        chances(rules, net, s, gains)


@rule
def chances(rules, net, s, out):
    """Every seat's chance of victory in a game that is not over; the number of features in `net.features`."""
    features, hidden, seat, players = net.features, net.hidden, s.player, s.players
    n = rules.features(s, seat, features)
    columns = begin(rules, net.weights, hidden)
    for i in range(n):
        add_row(net.weights, features[i], hidden, columns)
    answer(rules, net.weights, hidden, columns, seat, players, out)
    return n


@rule
def begin(rules, weights, hidden):
    """The hidden layer with no feature so; its number of columns."""
    columns = len(weights) // (rules.inputs + 1 + rules.seats)
    row = weights[rules.inputs * columns : (rules.inputs + 1) * columns]
    for k in range(columns):
        hidden[k] = row[k]
    return columns


@rule
def add_row(weights, number, hidden, columns):
    """Add a row to the hidden layer.

    A slice, whose indices cannot be negative, so that four columns are added at a time: a quarter of the time.
    """
    row = weights[number * columns : (number + 1) * columns]
    for k in range(columns):
        hidden[k] += row[k]


@rule
def answer(rules, weights, hidden, columns, seat, players, out):
    """The chances that follow from the summed up rows; the hidden layer is cut off below 0."""
    for k in range(rules.seats, columns):
        hidden[k] = max(hidden[k], np.float32(0))
    highest = -np.inf
    for i in range(players):
        row = weights[(rules.inputs + 1 + i) * columns : (rules.inputs + 2 + i) * columns]
        a, b, c, d = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
        for k in range(0, columns, LANES):
            a += hidden[k] * row[k]
            b += hidden[k + 1] * row[k + 1]
            c += hidden[k + 2] * row[k + 2]
            d += hidden[k + 3] * row[k + 3]
        logit = float((a + b) + (c + d))
        out[(seat + i) % players] = logit
        highest = max(highest, logit)
    whole = 0.0
    for p in range(players):
        out[p] = exp(out[p] - highest)
        whole += out[p]
    for p in range(players):
        out[p] /= whole
