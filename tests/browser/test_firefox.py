"""A whole match of each game in Firefox, by clicking the board."""

import pytest

from tests.browser import firefox
from tests.browser.chromium import installed
from tests.browser.conftest import need
from tests.browser.driver import TABLES, play_by_clicking_the_board

pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def fox(tmp_path_factory):
    need(installed(firefox.executable, "firefox-esr"), "Firefox is missing: apt-get install firefox-esr")
    with firefox.firefox(tmp_path_factory.mktemp("firefox")) as wire:
        yield wire


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_match_in_firefox(fox, server, game, players, options):
    ada = firefox.FirefoxPerson(fox, server.url, "Ada")
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.deal()
    assert play_by_clicking_the_board([ada]) > 2
    assert ada.over
    assert ada.page.complaints() == []
