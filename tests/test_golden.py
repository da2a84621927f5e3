"""The golden playthroughs still happen as they are written."""

import pytest

from tests.golden import file, playthrough
from tests.tables import every_table


@every_table
@pytest.mark.rule("COM-03")
def test_a_golden_playthrough_happens_as_written(name, players):
    assert playthrough(name, players) == file(name, players).read_text(encoding="utf-8")
