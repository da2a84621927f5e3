"""Every decision on one screen: nothing that it needs is off the window or covered, and the page never scrolls."""

import pytest

import arkade
from arkade import registry
from tests.browser import fits
from tests.tables import NIGHTLY, at_night

MOVES = None if NIGHTLY else 8  # own decisions of a match
SMALL, LARGE = min, max
#: By day a desk and a phone for each game, the hardest: the largest number of players.
SAMPLE = [(game, most, size) for game in registry.OURS for most in (LARGE,) for size in ("1280x720", "390x844")]
REST = [
    (game, most, size)
    for game in registry.OURS
    for most in (SMALL, LARGE)
    for size in fits.SIZES
    if (game, most, size) not in SAMPLE
]


@pytest.mark.parametrize(("game", "most", "size"), at_night(SAMPLE + REST, day=len(SAMPLE)))
def test_every_decision_is_on_one_screen(person, game, most, size):
    ada = fits.sit_down(person, game, most(arkade.describe(game).players), size)
    found = fits.survey(ada, MOVES)
    assert found
    assert [each["faults"] for each in found if each["faults"]] == []
    jumped, names = fits.shifts(ada.page)
    assert jumped <= fits.SHIFT, names
