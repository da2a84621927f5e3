"""How hard a puzzle is, on the scale of people's ratings: by which bots find it."""

from collections.abc import Mapping

STRENGTH = {"easy": 1200, "medium": 1500, "hard": 1800}  # of the levels: what the scale is fixed by
LOWEST, HIGHEST = 800, 2200
HARDER, HARDEST = 1350, 1650  # from where on the difficulty is 2, and 3


def rating_of(found: Mapping[str, float], tries: int) -> int:
    """The rating at which the levels would be expected to find as much as they did, with one half to either side.

    `found`: how often each did, parts of 1. The half is what keeps a puzzle that all find, or none, on the scale.
    Of other bots in it nothing follows.
    """
    solved = sum(found[level] for level in STRENGTH) * tries
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - STRENGTH[level]) / 400)) for level in STRENGTH)
        if expected * (tries + 1 / len(STRENGTH)) > solved + 0.5:
            low = middle
        else:
            high = middle
    return round(low)


def difficulty_of(rating: int) -> int:
    """1, 2 or 3."""
    return 1 + (rating >= HARDER) + (rating >= HARDEST)
