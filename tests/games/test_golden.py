"""The golden playthroughs still happen as they are written."""

import pytest

from tests.games.golden import file, playthrough
from tests.tables import every_variant


@every_variant
@pytest.mark.rule("COM-03")
def test_a_golden_playthrough_happens_as_written(name, players, options):
    assert playthrough(name, players, **options) == file(name, players, **options).read_text(encoding="utf-8")
