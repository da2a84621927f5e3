"""exp, log and whole powers, of sums, products and quotients alone: the same to the last bit on every processor.

Those of a C library are not: where it may use fused multiply-add it rounds otherwise than where it may not, and every
system has its own. What these give is less than a unit in the last place from the true value; `exp` up to 1.05, the
logarithm of a large whole number up to 1.25.
"""

import math
from typing import Any

import numpy as np

from arkade.kernel.rule import rule

#: ln 2 in two parts: the first has 32 bits, so that its products with whole numbers below 2 ** 21 are exact.
LN2_HIGH, LN2_LOW = 0xB17217F7 / 2**32, 1.9082149292705877e-10
FRACTION_BITS = 52
FRACTION = (1 << FRACTION_BITS) - 1
BIAS = 1023  # what is added to a real's exponent where it stands in its bits
ONE = BIAS << FRACTION_BITS  # the bits of 1.0

# exp: the nearest 32nd of a power of two by a table, and what is left by its series

PART_BITS = 5
PARTS = 1 << PART_BITS
PARTS_OF_E = PARTS / (LN2_HIGH + LN2_LOW)
ROUNDING = 1.5 * 2.0**FRACTION_BITS  # what is added to it leaves its nearest whole number in the last bits
LEAST, MOST = -708.0, 709.0  # between them exp is a normal real


def _powers() -> Any:
    """The bits of 2 ** (i / PARTS), each the nearest real."""
    found = []
    for i in range(PARTS):
        root = 1 << (i + 60 * PARTS)
        for _ in range(PART_BITS):
            root = math.isqrt(root)
        found.append(root / 2**60)
    return np.array(found).view(np.int64)


POWERS = _powers()


@rule
def exp(x):
    """The number e to the power x; 0 where x is below -708, infinite above 709."""
    x = float(x)
    if not LEAST <= x <= MOST:
        return 0.0 if x < LEAST else x + np.inf
    shifted = x * PARTS_OF_E + ROUNDING
    parts = shifted - ROUNDING
    bits = np.float64(shifted).view(np.int64)
    power = np.int64(POWERS[bits & (PARTS - 1)] + (bits >> PART_BITS << FRACTION_BITS)).view(np.float64)
    r = (x - parts * (LN2_HIGH / PARTS)) - parts * (LN2_LOW / PARTS)
    square = r * r
    more = r + square * ((1 / 2 + r * (1 / 6)) + square * ((1 / 24 + r * (1 / 120)) + square * (1 / 720)))
    return float(power + power * more)


# log

ROOT = math.sqrt(2)


@rule
def log(x):
    """The natural logarithm; of 0 negative infinity, of less not a number."""
    x = float(x)
    if not x > 0.0 or x == np.inf:
        return -np.inf if x == 0.0 else np.nan if x < 0.0 else x
    shift = 0
    if x < 2.0**-1022:  # its bits have no exponent
        x *= 2.0**FRACTION_BITS
        shift = FRACTION_BITS
    bits = np.float64(x).view(np.int64)
    fraction = np.int64(bits & FRACTION | ONE).view(np.float64)
    return float(log_of_parts(fraction, (bits >> FRACTION_BITS) - BIAS - shift))


@rule
def log_of_parts(m, k):
    """The logarithm of m times 2 to the power k, where m is from 1 to 2: both may be arrays.

    By the series of log((1 + s) / (1 - s)), arranged so that what is rounded is small beside what is exact.
    """
    high = m > ROOT
    k = k + high
    f = m * (1.0 - 0.5 * high) - 1.0
    half = 0.5 * f * f
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = 2 / 3 + w * (2 / 7 + w * (2 / 11 + w * (2 / 15 + w * (2 / 19))))
    even = 2 / 5 + w * (2 / 9 + w * (2 / 13 + w * (2 / 17 + w * (2 / 21))))
    return k * LN2_HIGH - ((half - (s * (half + z * (odd + z * even)) + k * LN2_LOW)) - f)


TABLED_BITS = 10
TABLED = 1 << TABLED_BITS


def _logs() -> Any:
    """Of the whole numbers below TABLED; nothing asks for that of 0."""
    halves, exponents = np.frexp(np.arange(1, TABLED))
    return np.array([0.0, *log_of_parts(2.0 * halves, exponents - 1)])


LOGS = _logs()


@rule
def log_of_whole(n):
    """The natural logarithm of a whole number from 1 to 2 ** 52: a search asks for millions, mostly of small ones."""
    if n < TABLED:
        return LOGS[n]
    n = np.int64(n)
    shift = (np.float64(float(n)).view(np.int64) >> FRACTION_BITS) - BIAS - (TABLED_BITS - 1)
    first = n >> shift  # the first bits of n, and by how much of them the others make it larger
    r = float(n - (first << shift)) / float(first << shift)
    square = r * r
    more = r + square * ((r * (1 / 3) - 1 / 2) + square * (r * (1 / 5) - 1 / 4))
    return LOGS[first] + (shift * LN2_HIGH + (more + shift * LN2_LOW))


# Whole powers


@rule
def power(x, n):
    """x, from 0 to 1, to the power of a whole number, not negative: its square, the square of that, and so on.

    Each as a sum of two reals, for the error of a square is twice that of its root.
    """
    found, found_low = 1.0, 0.0
    square, square_low = float(x), 0.0
    while n > 0:
        if n & 1:
            found, found_low = product(found, found_low, square, square_low)
        square, square_low = product(square, square_low, square, square_low)
        n >>= 1
    return found


@rule
def product(a, a_low, b, b_low):
    """The product of two sums of two reals, as one (Dekker, 1971)."""
    a_high, b_high = first_half(a), first_half(b)
    a_rest, b_rest = a - a_high, b - b_high
    whole = a * b
    low = ((a_high * b_high - whole) + a_high * b_rest + a_rest * b_high) + a_rest * b_rest
    low += a * b_low + a_low * b
    return whole + low, low - ((whole + low) - whole)


@rule
def first_half(a):
    """The nearest real with the first half of the bits."""
    large = a * (2.0**27 + 1.0)
    return large - (large - a)
