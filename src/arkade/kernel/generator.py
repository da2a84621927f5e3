"""One random generator for all games: integers only, the same on every platform, interpreted or compiled.

xoshiro128++ (Blackman and Vigna) on four 32-bit words. The words are held in 64-bit signed integers, so that
nothing overflows where Python interprets the rules and nothing becomes a float where Numba compiles them.
"""

import hashlib
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arkade.errors import BadSeed
from arkade.kernel.rule import rule
from arkade.text import sentence

WORD = 0xFFFFFFFF
SEED_LIMIT = 2**128  # seeds are 0 .. SEED_LIMIT - 1


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEED_LIMIT)


def seed_words(seed: Any, purpose: str = "deal") -> NDArray[np.int64]:
    """The generator's four words for a seed, by SHA-256: near seeds, and one seed's purposes, are unrelated."""
    if type(seed) is not int:
        if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
            raise BadSeed(sentence("error-no-seed", seed=repr(seed)))
        seed = int(seed)
    if not 0 <= seed < SEED_LIMIT:
        raise BadSeed(sentence("error-seed-range", seed=_shown(seed)))
    digest = hashlib.sha256(f"arkade {purpose} {seed}".encode()).digest()
    return np.frombuffer(digest[:16], dtype="<u4").astype(np.int64)


def _shown(seed: int) -> str:
    return str(seed) if abs(seed) < 10 * SEED_LIMIT else "a number of so many digits"


@rule
def rotate(x, k):
    """Rotate 32 bits to the left."""
    return ((x << k) | (x >> (32 - k))) & WORD


@rule
def next_word(rng):
    """The next 32 random bits; `rng` is an array of four words."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    result = (rotate((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ ((b << 9) & WORD)
    rng[3] = rotate(d, 11)
    return result


@rule
def below(rng, n):
    """A number from 0 to n - 1, each with exactly the same chance (Lemire's method)."""
    n = int(n)  # a narrow integer would overflow when interpreted
    product = next_word(rng) * n
    if (product & WORD) < n:
        threshold = (WORD + 1 - n) % n
        while (product & WORD) < threshold:
            product = next_word(rng) * n
    return product >> 32


@rule
def shuffle(rng, cards, n):
    """Shuffle the first n entries of `cards` (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def fork(rng, child):
    """Start the generator `child` from the next words of `rng`."""
    for i in range(4):
        child[i] = next_word(rng)
