"""Another package's bot sits down like ours: its class, an entry point, and nothing else."""

import sys
from pathlib import Path

import pytest

import arkade
from arkade import arena, bots, registry
from arkade.bots import specs
from arkade.errors import in_words
from arkade.kernel.definition import Search
from arkade.kernel.parameters import Real, Whole, parameters
from arkade.server.live.thinking import Bots
from tests.tables import every_game

SOURCE = '''
from typing import Annotated
from arkade import Seat
from arkade.kernel.parameters import Switch, Whole


class LastBot:
    """One of the last legal actions."""

    name = "last"

    def __init__(
        self,
        seed: int,
        back: Annotated[int, Whole(0, 9), "how far from the end"] = 0,
        ms: Annotated[int | None, Whole(1, 1000), "the time for a move"] = None,
    ) -> None:
        self.seed, self.back, self.ms = seed, back, ms

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[max(-1 - self.back, -len(legal))]


class NeedyBot(LastBot):
    """One that does not play without being told how."""

    name = "needy"

    def __init__(self, seed: int, up: Annotated[bool, Switch(), "which way"]) -> None:
        super().__init__(seed)
'''
POINTS = (
    "[arkade.bots]\nlast = lastbot:LastBot\nneedy = lastbot:NeedyBot\nlost = nowhere:Bot\nrandom = lastbot:LastBot\n"
)


@pytest.fixture(autouse=True)
def installed(tmp_path, monkeypatch):
    about = tmp_path / "lastbot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    (tmp_path / "lastbot.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "lastbot", raising=False)
    specs._others.cache_clear()
    yield
    specs._others.cache_clear()


def test_it_is_made_by_its_name_with_its_parameters():
    state = arkade.load("connect_four").new(1)
    assert bots.make("last", 1).choose(state.seat(0)) == 6
    assert bots.make("last:back=2", 1).choose(state.seat(0)) == 4
    assert bots.read_list("last:back=1,ms=5,random") == ["last:back=1,ms=5", "random"]
    assert bots.names() == [
        *("random", "greedy", "mcts", "learned", "judge", "last", "lost", "needy"),
        *("easy", "medium", "hard", "expert"),
    ]


def test_its_parameters_tell_what_may_stand_there():
    assert [(name, in_words(each.kind.expects), each.default) for name, each in bots.parameters("last").items()] == [
        ("back", "a whole number from 0 to 9", 0),
        ("ms", "a whole number from 1 to 1000", None),
    ]
    for text, said in (
        ("last:back=10", "back cannot be '10': it takes a whole number from 0 to 9"),
        ("last:deep=1", "the bot 'last' has no parameter 'deep': its parameters are back, ms"),
        ("needy", "the bot 'needy' needs up: needy:up=VALUE"),
        ("needy:up=yes", "up cannot be 'yes': it takes on or off"),
    ):
        with pytest.raises(arkade.BadBot, match=said):
            bots.read(text)


def test_a_table_bounds_its_time_where_it_has_one():
    assert [bots.make("last:ms=900", 1, limit).ms for limit in (None, 50, 1800)] == [900, 50, 900]
    assert bots.make("last", 1, 50).ms == 50


def test_it_plays_a_tournament(monkeypatch, tmp_path):
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    game = arkade.load("connect_four")
    found = arena.run(game, ["last", "last:back=3"], games=4, jobs=1)
    assert {bot.bot for bot in found.bots} == {"last", "last:back=3"}
    assert len(found.games) == 4
    code = found.settings.code
    source = tmp_path / "lastbot.py"
    source.write_text(source.read_text() + "# better\n")
    assert arena.schedule.code_of("connect_four", ["last"]) != code  # other code, other games
    assert arena.schedule.code_of("connect_four", ["random"]) == arena.schedule.code_of("connect_four")


def test_the_server_offers_it_where_it_needs_no_parameters():
    offered = Bots()
    assert offered.names == ("random", "last", "easy", "medium", "hard", "expert")
    offered.close()


def test_an_entry_point_that_gives_no_bot_is_told_when_it_is_asked_for():
    with pytest.raises(arkade.ArkadeError, match="the bot 'lost' cannot be loaded: No module named 'nowhere'"):
        bots.make("lost", 1)
    assert isinstance(bots.make("random", 1), bots.RandomBot)  # nobody takes the place of ours


@every_game
def test_a_games_own_settings_are_among_those_that_may_be_given(name):
    definition = registry.definition(name)
    for key, parameter in parameters(Search).items():
        assert isinstance(parameter.kind, Whole | Real)
        assert bots.parameters("mcts")[key].about == parameter.about
        for settings in (definition.search, *(each.search for each in definition.searches)):
            assert parameter.kind.check(getattr(settings, key)) == getattr(settings, key)


def test_the_document_says_of_every_parameter_what_its_declaration_says():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    for name, parameter in bots.parameters("mcts").items():
        assert f"| `{name}` | {parameter.about} | {in_words(parameter.kind.expects)} |" in page
