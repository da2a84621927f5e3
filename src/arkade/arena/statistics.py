"""Shares with honest intervals. Games of one deal are alike, so that deals are counted, not games."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

CONFIDENCE = 0.95


class Share(NamedTuple):
    """A share of the wins with its 95 % interval, and the p-value against the equal share (two-sided)."""

    share: float
    low: float
    high: float
    p_value: float


def share_of(wins: ArrayLike, seats: ArrayLike, equal: float) -> Share:
    """The share of wins a seat, from every deal's sum of wins and number of seats.

    The ratio of the sums, with the variance between deals (linearised: the ratio estimator of cluster samples). From
    it follows how many independent games the deals are worth, and from that Wilson's interval, with Student's t for as
    many deals. The p-value is of the test that this interval inverts: below 0.05 where the equal share is outside.
    """
    from scipy.special import stdtr, stdtrit

    won, sat = np.asarray(wins, float), np.asarray(seats, float)
    won, sat = won[sat > 0], sat[sat > 0]
    deals, share = len(won), float(won.sum() / sat.sum())
    if deals < 2:
        return Share(share, 0.0, 1.0, 1.0)
    variance = deals / (deals - 1) * float(((won - share * sat) ** 2).sum()) / float(sat.sum()) ** 2
    # all deals alike: no variance to be seen, and each is worth one game
    worth = share * (1 - share) / variance if variance > 1e-12 and 0 < share < 1 else float(deals)
    t = float(stdtrit(deals - 1, (1 + CONFIDENCE) / 2))
    centre = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * np.sqrt(share * (1 - share) / worth + t * t / (4 * worth * worth))
    distance = abs(share - equal) / np.sqrt(equal * (1 - equal) / worth)
    p_value = float(2 * stdtr(deals - 1, -distance))
    low, high = float(centre - half), float(centre + half)
    return Share(share, min(share, max(0.0, low)), max(share, min(1.0, high)), p_value)
