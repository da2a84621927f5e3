"""Shares with honest intervals. Games of one deal are alike, so that deals are counted, not games."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

CONFIDENCE = 0.95
STEEPEST = 3.0  # a factor of luck: more comes of chance in few deals


class Share(NamedTuple):
    """A share of the wins with its 95 % interval, and the p-value against the equal share (two-sided)."""

    share: float
    low: float
    high: float
    p_value: float


def share_of(wins: ArrayLike, seats: ArrayLike, equal: float, settled: bool = False) -> Share:
    """The share of wins a seat, from every deal's sum of wins and number of seats.

    The ratio of the sums, with the variance between deals (linearised: the ratio estimator of cluster samples). From
    it follows how many independent games the deals are worth, and from that Wilson's interval, with Student's t for as
    many deals. The p-value is of the test that this interval inverts: below 0.05 where the equal share is outside.

    Where the numbers of seats are `settled` beforehand, deals differ by chance only from those of as many seats: that a
    bot wins more a seat at tables where it has fewer is none.
    """
    won, sat = _those_that_sat(seats, wins, seats)
    share = float(won.sum() / sat.sum())
    if len(won) < 2:
        return Share(share, 0.0, 1.0, 1.0)
    return _interval(share, *_variance(won, sat, settled), equal)


class Adjusted(NamedTuple):
    """A share with the luck taken out, its 95 % interval, and how many times as many games it is worth."""

    share: float
    low: float
    high: float
    worth: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def adjusted_share(wins: ArrayLike, luck: ArrayLike, seats: ArrayLike, equal: float, settled: bool = False) -> Adjusted:
    """The share of wins a seat less what luck brought, from every deal's sums; `settled` as for `share_of`.

    Luck counts with the factor that leaves the least variance. Every deal's is found from all other deals, so that it
    knows nothing of that deal's luck, whose mean is 0: the mean of the result stays what it was.
    """
    won, lucky, sat = _those_that_sat(seats, wins, luck, seats)
    if len(won) < 3:
        raw = share_of(won, sat, equal, settled)
        return Adjusted(raw.share, raw.low, raw.high, 1.0)
    without = won - _factors(won, lucky, sat) * lucky
    share = float(without.sum() / sat.sum())
    before, _ = _variance(won, sat, settled)
    after, free = _variance(without, sat, settled)
    found = _interval(min(max(share, 0.0), 1.0), after, free, equal)
    return Adjusted(share, found.low, found.high, before / after if after > 1e-12 else 1.0)


def _those_that_sat(seats: ArrayLike, *columns: ArrayLike) -> list[NDArray[np.float64]]:
    """The deals in which the bot had a seat."""
    there = np.asarray(seats) > 0
    return [np.asarray(column, float)[there] for column in columns]


def _factors(won: NDArray[np.float64], lucky: NDArray[np.float64], sat: NDArray[np.float64]) -> NDArray[np.float64]:
    """For every deal the slope of wins on luck in all others; the mean of luck is known to be 0.

    A slope is shortened by what is no more than its error, so that luck which explains nothing is hardly taken out.
    """

    def others(product: NDArray[np.float64]) -> NDArray[np.float64]:
        summed: NDArray[np.float64] = product.sum() - product
        return summed

    share = others(won) / others(sat)
    together = others(won * lucky) - share * others(sat * lucky)
    alone = others(lucky * lucky)
    spread = others(won * won) - 2 * share * others(won * sat) + share * share * others(sat * sat)
    slopes = np.divide(together, alone, out=np.zeros_like(alone), where=alone > 1e-12)
    explained = slopes * together
    error = (spread - explained) / (len(won) - 2)
    slopes *= np.clip(1 - np.divide(error, explained, out=np.ones_like(error), where=explained > 1e-12), 0, 1)
    found: NDArray[np.float64] = np.clip(slopes, 0.0, STEEPEST)
    return found


def _variance(won: NDArray[np.float64], sat: NDArray[np.float64], settled: bool) -> tuple[float, int]:
    """Of a share: between deals; and how many of them are free to differ."""
    usual, means = sat * won.sum() / sat.sum(), 1
    groups = [sat == seats for seats in np.unique(sat)]
    if settled and all(alike.sum() > 1 for alike in groups):
        for alike in groups:
            usual[alike] = won[alike].mean()
        means = len(groups)
    free = len(won) - means
    return len(won) / free * float(((won - usual) ** 2).sum()) / float(sat.sum()) ** 2, free


def _interval(share: float, variance: float, free: int, equal: float) -> Share:
    """A share with Wilson's interval for as many games as its variance is worth."""
    from scipy.special import stdtr, stdtrit

    # all deals alike: no variance to be seen, and each is worth one game
    worth = share * (1 - share) / variance if variance > 1e-12 and 0 < share < 1 else free + 1.0
    t = float(stdtrit(free, (1 + CONFIDENCE) / 2))
    centre = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * np.sqrt(share * (1 - share) / worth + t * t / (4 * worth * worth))
    distance = abs(share - equal) / np.sqrt(equal * (1 - equal) / worth)
    p_value = float(2 * stdtr(free, -distance))
    low, high = float(centre - half), float(centre + half)
    return Share(share, min(share, max(0.0, low)), max(share, min(1.0, high)), p_value)
