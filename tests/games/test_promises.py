"""What is promised comes: every outlook and every log line against what then happens, by each game's `promises.py`."""

import pytest

from tests.games import promises
from tests.tables import NIGHTLY, every_game

POSITIONS = 3_000 if NIGHTLY else 200


@every_game
def test_every_kind_of_effect_and_of_event_has_its_check(name):
    table = promises.promises(name)
    assert (set(table.EFFECTS), set(table.EVENTS)) == promises.kinds(name)


@pytest.mark.slow
@every_game
@pytest.mark.rule("COM-06")
def test_what_is_said_comes_and_what_comes_is_said_whatever_the_seat_cannot_see(name):
    found = promises.check(name, POSITIONS)
    assert not found.wrong, "\n".join(found.lines())
    assert found.leaks == 0
    assert [kind.__name__ for kind, count in found.said.items() if not count] == []
