"""Sets of small numbers as bits of one: cells, species, places on the ark.

Up to 62 members, so that nothing overflows where the rules are interpreted.
"""

import numpy as np

from arkade.kernel.rule import rule

_PRIME = 67  # the powers of two up to 2^65 leave different remainders
_PLACE = np.zeros(_PRIME, np.int64)
for _place in range(_PRIME - 1):
    _PLACE[2**_place % _PRIME] = _place


@rule
def lowest(members):
    """The smallest member of a set that is not empty."""
    return _PLACE[(members & -members) % _PRIME]


@rule
def count(members):
    """How many members a set has: added up side by side, in pairs of bits, then in fours, and so on."""
    members -= members >> 1 & 0x5555555555555555
    members = (members & 0x3333333333333333) + (members >> 2 & 0x3333333333333333)
    members = members + (members >> 4) & 0x0F0F0F0F0F0F0F0F
    members += members >> 8
    members += members >> 16
    return (members + (members >> 32)) & 127


@rule
def nth(members, n):
    """The n-th member of a set in ascending order, from 0."""
    for _ in range(n):
        members &= members - 1
    return lowest(members)


@rule
def listed(members, first, out, n):
    """Append an action for every member, numbered from `first`, to a list of n; the list's new length."""
    while members != 0:
        out[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n
