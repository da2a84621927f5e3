"""Bots that count simulations play the same games, however the rules run and whoever lets them play."""

import pytest

import arkade
from arkade import arena, bots, registry
from arkade.arena import log
from arkade.arena.luck import DRAWS
from arkade.arena.play import Referee
from arkade.cli.play import Terminal
from arkade.kernel.engine import Engine
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table
from tests.arena import same
from tests.tables import NIGHTLY

pytestmark = pytest.mark.slow

ours = pytest.mark.parametrize("name", registry.OURS)
SIMS = 20 if NIGHTLY else 2


def interpreted(monkeypatch):
    """From now on nothing is compiled, and nothing was."""
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    engines = {name: Engine(registry.definition(name)) for name in arkade.games()}
    monkeypatch.setattr(registry, "engine", engines.__getitem__)


@ours
def test_compiled_and_interpreted_rules_give_the_same_game(name, monkeypatch):
    specs, found = [f"mcts:sims={SIMS}", f"learned:sims={SIMS}"], []
    for rules in ("compiled", "interpreted"):
        settings = arena.schedule.settle(arkade.load(name), specs, 1, 3)
        assert settings.rules == rules
        played = Referee(settings, "here").play(arena.Task(0, 0)).played
        found.append(arena.Results(settings, {played.task: played}))
        interpreted(monkeypatch)
    assert same.games_of(found[0]) == same.games_of(found[1])
    assert found[0].digest != found[1].digest


@pytest.mark.parametrize(("until", "draws"), [(None, [DRAWS, 1]), (0.1, [DRAWS, DRAWS])])
def test_luck_is_measured_as_well_by_interpreted_rules_where_it_says_when_to_stop(until, draws, monkeypatch):
    found = []
    for _ in draws:
        settings = arena.schedule.settle(arkade.load("animimix"), ["random"], 2, 1, until=until)
        found.append(Referee(settings, "here").draws)
        interpreted(monkeypatch)
    assert found == draws


@ours
def test_the_arena_a_program_and_a_terminal_play_the_same_game(name, tmp_path, capsys):
    out = tmp_path / "out"
    found = arena.run(name, ["mcts:sims=60", "learned:sims=40"], games=1, seed=5, jobs=1, out=out, replays=True)
    settings, task = found.settings, arena.Task(0, 0)
    wanted = arkade.Replay.read(out / log.REPLAYS / f"{task}.json")
    game, seating = settings.load(), [settings.bots[bot] for bot in settings.seating(task)]

    def make(spec, seat):
        return bots.make(spec, settings.bot_seed(task, seat))

    match = Match(game, settings.deal_seed(task))
    seated = [make(spec, seat) for seat, spec in enumerate(seating)]
    while (seat := match.player) is not None:
        match.play(seated[seat].choose(match.seat(seat)))
    assert [move.action for move in match.moves] == wanted.actions
    table = Table(Match(game, settings.deal_seed(task)), Seats(Seat(bot=spec) for spec in seating))
    Terminal(table, make, "en").run()
    assert capsys.readouterr().out
    assert [move.action for move in table.match.moves] == wanted.actions


def test_a_tournament_does_not_go_on_with_rules_that_run_otherwise(monkeypatch, tmp_path):
    arena.run("animimix", ["random"], games=2, jobs=1, out=tmp_path)
    interpreted(monkeypatch)
    with pytest.raises(arkade.ArkadeError, match='its rules is "compiled", not "interpreted"'):
        arena.run("animimix", ["random"], games=2, jobs=1, out=tmp_path)


def test_a_worker_whose_rules_run_otherwise_plays_no_game(monkeypatch):
    settings = arena.schedule.settle(arkade.load("animimix"), ["random"], 2, 1)
    interpreted(monkeypatch)
    with pytest.raises(arkade.ArkadeError, match="rules are interpreted and the tournament's compiled"):
        Referee(settings, "here")


def test_the_command_plays_the_same_games_without_a_compiler(tmp_path):
    found = same.play("without", tmp_path, "connect_four", "mcts:sims=20", 2)
    compiled = arena.run("connect_four", ["mcts:sims=20"], games=2, jobs=1)
    assert (found.settings.rules, compiled.settings.rules) == ("interpreted", "compiled")
    assert same.games_of(found) == same.games_of(compiled)


@pytest.mark.nightly  # compiles every game
@ours
def test_the_command_plays_the_same_games_with_an_empty_cache_and_a_full_one(name, tmp_path):
    many = [same.play(way, tmp_path, name, "mcts:sims=500", 20) for way in ("cold", "warm")]
    few = [same.play(way, tmp_path, name, "mcts:sims=20", 2) for way in ("warm", "without")]
    assert same.games_of(many[0]) == same.games_of(many[1])
    assert same.games_of(few[0]) == same.games_of(few[1])
