"""Every decision on one screen: nothing that it needs is off the window or covered, and the page never scrolls."""

import pytest

import arkade
from arkade import registry
from tests.browser import fits
from tests.browser.driver import viewport

MOVES = 5  # own decisions by day
DAY = ("1280x720", "820x1180", "390x844", "360x740", "844x390")


@pytest.mark.parametrize("game", registry.OURS)
def test_the_first_decisions_are_on_one_screen_at_every_size(person, game):
    ada = fits.sit_down(person, game, max(arkade.describe(game).players), DAY[0])

    def look(number, found):
        faults = {DAY[0]: found["faults"]}
        for size in DAY[1:]:
            ada.page.set_viewport_size(viewport(size))
            faults[size] = ada.page.evaluate(fits.MEASURE)["faults"]
        ada.page.set_viewport_size(viewport(DAY[0]))
        assert not any(faults.values()), (number, faults)

    assert len(fits.survey(ada, MOVES, seen=look)) == MOVES


@pytest.mark.nightly
@pytest.mark.parametrize("size", fits.SIZES)
@pytest.mark.parametrize("most", [min, max])
@pytest.mark.parametrize("game", registry.OURS)
def test_every_decision_of_a_match_is_on_one_screen(person, game, most, size):
    ada = fits.sit_down(person, game, most(arkade.describe(game).players), size)
    found = fits.survey(ada)
    assert found
    assert [each["faults"] for each in found if each["faults"]] == []
    assert max(each["above"] for each in found) <= fits.ABOVE
    jumped, names = fits.shifts(ada.page)
    print(f"{game} {size}: layout shift {jumped:.3f} {names}")
    assert jumped <= 2 * fits.SHIFT, names  # once more for a machine that is slow to draw
