"""Learning: the same again from the same seed, broken off or not, for any game."""

import re
import subprocess
import sys

import numpy as np
import pytest

import arkade
from arkade import arena, bots, learn, registry
from arkade.cli import main
from arkade.kernel.net import NO_WEIGHTS
from arkade.learn.games import prepared
from arkade.learn.strength import strength
from arkade.learn.weights import NAME
from tests.patience import PATIENCE

FEW = {"positions": 3000, "chunk": 1000, "columns": 8}


@pytest.fixture(scope="module", autouse=True)
def compiled():
    assert arkade.load("connect_four").warm()


def test_the_same_seed_learns_the_same_and_another_does_not(tmp_path):
    nets = [learn.run("connect_four", seed=seed, out=tmp_path / NAME, **FEW).net for seed in (5, 5, 6)]
    assert np.array_equal(nets[0], nets[1])
    assert not np.array_equal(nets[0], nets[2])


def test_a_run_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path):
    whole = learn.run("connect_four", out=tmp_path / "whole", **FEW)
    chunks = []
    part = learn.run("connect_four", out=tmp_path / NAME, watch=chunks.append, stopped=lambda: bool(chunks), **FEW)
    assert len(chunks) == 1
    assert (tmp_path / f"{NAME}.resume").exists()
    assert part.positions < whole.positions
    rest = learn.run("connect_four", out=tmp_path / NAME, resume=True, **FEW)
    assert rest.positions == whole.positions
    assert np.array_equal(rest.net, whole.net)
    assert (tmp_path / NAME).read_bytes() == (tmp_path / "whole").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([NAME, "whole"])  # what it goes on by is gone


def test_what_it_reports_adds_up(tmp_path):
    reports = []
    found = learn.run("connect_four", out=tmp_path / NAME, watch=reports.append, **FEW)
    assert [report.positions for report in reports] == sorted({report.positions for report in reports})
    assert reports[-1].positions == found.positions >= 3000
    assert reports[-1].share == 1
    assert all(0 < report.loss < 1 for report in reports)


def test_it_tells_how_strong_it_was_on_the_way(tmp_path):
    reports = []
    learn.run(
        "connect_four", out=tmp_path / NAME, watch=reports.append, positions=6000, chunk=250, columns=8, keep=True
    )
    assert len(reports) > learn.MEASURED
    ((positions, share),) = reports[-1].strengths
    assert 4000 < positions <= reports[learn.MEASURED - 1].positions
    assert 0 <= share <= 1
    again = learn.Learner.resume(tmp_path / f"{NAME}.resume", learn.Setup("connect_four", (2,), 0, 250))
    assert again.strengths == [(positions, share)]


def test_two_equal_players_are_equally_strong():
    """Without weights both are the evaluation; with the seats exchanged they share every deal."""
    engine, tables = prepared("connect_four", (2,))
    assert strength(engine, tables, NO_WEIGHTS, 1) == 0.5


def test_resuming_needs_the_same_setup_and_a_sound_file(tmp_path):
    with pytest.raises(arkade.ArkadeError, match="cannot read"):
        learn.run("connect_four", out=tmp_path / NAME, resume=True, **FEW)
    learn.run("connect_four", out=tmp_path / NAME, keep=True, **FEW)
    with pytest.raises(learn.BadWeights, match="another seed"):
        learn.run("connect_four", out=tmp_path / NAME, resume=True, seed=9, **FEW)
    saved = tmp_path / f"{NAME}.resume"
    saved.write_bytes(saved.read_bytes()[:-500])
    with pytest.raises(learn.BadWeights, match="damaged"):
        learn.run("connect_four", out=tmp_path / NAME, resume=True, **FEW)


def test_numbers_of_players_that_the_game_does_not_have_are_refused(tmp_path):
    with pytest.raises(arkade.ArkadeError, match="3 players cannot be learned: the game has 2 to 2"):
        learn.run("connect_four", players=[2, 3], out=tmp_path / NAME, **FEW)


def test_a_chunk_too_short_for_a_game_is_told(tmp_path):
    with pytest.raises(arkade.ArkadeError, match="no game against itself ended within 5 positions"):
        learn.run("connect_four", out=tmp_path / NAME, positions=10, chunk=5)


def test_targets_are_shares_of_a_victory_and_absent_seats_have_none():
    setup = learn.Setup("noah", (2, 4), 1, 3000)
    learner = learn.Learner(setup, learn.Lesson())
    chunk = learn.play(setup, 1, learner.weights, learner.now)
    there = chunk.targets >= 0
    taught = there[:, 0]
    assert 0.8 < taught.mean() < 1
    assert set(there[taught].sum(axis=1)) == {2, 4}
    assert np.allclose(np.where(there, chunk.targets, 0)[taught].sum(axis=1), 1, atol=1e-5)


def test_long_games_and_short_ones_are_learned_from_alike():
    setup = learn.Setup("arknoah", (2, 4), seed=1, chunk=40_000)
    learner = learn.Learner(setup, learn.Lesson())
    chunk = learn.play(setup, 1, learner.weights, learner.now)
    first = chunk.inputs[np.r_[0, chunk.ends[:-1]]]  # the feature `game`: normal or quick, with so many players
    counts = np.bincount(first, minlength=6).reshape(2, 3)
    assert counts[:, 1].tolist() == [0, 0]
    quick = counts[1, [0, 2]]
    assert quick.max() < 1.3 * quick.min()


def test_the_command_learns_saves_and_goes_on(tmp_path, capsys):
    out = tmp_path / NAME
    words = ["learn", "connect_four", "--seed", "1", "--columns", "8", "--rate", "0.002", "--out", str(out)]
    assert main([*words, "--positions", "1000", "--keep", "--games", "0"]) == 0
    first = learn.read(out, registry.definition("connect_four"))
    said, progress = capsys.readouterr()
    assert "positions/s, loss 0." in progress
    assert "of the wins" not in said
    assert main([*words, "--positions", "60000", "--resume", "--games", "0"]) == 0
    second = learn.read(out, registry.definition("connect_four"))
    assert second.positions > 60000 > first.positions > 1000
    assert second.command == "arkade learn connect_four --positions=60000 --seed=1 --columns=8 --rate=0.002"


def told(capsys, *words):
    """What the command tells when it is done."""
    assert (
        main(["learn", "connect_four", "--columns", "8", "--positions", "1000", "--games", "4", *map(str, words)]) == 0
    )
    return capsys.readouterr().out


def test_the_command_says_what_its_weights_are_worth_and_who_plays_with_them(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ARKADE_WEIGHTS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    own, other = tmp_path / f"connect_four.{NAME}", tmp_path / "other"
    share = r"\d\.\d\d of the wins \(\d\.\d\d to \d\.\d\d\) against {} in 4 games with 2 players"
    first = told(capsys)
    assert f"the weights are in {own}" in first
    assert re.search(share.format("the search of `hard`,"), first)
    assert "`learned` and `expert` play with them from now on" in first
    before = own.read_bytes()
    second = told(capsys, "--seed", 2, "--out", other)
    assert re.search(share.format(f"the weights that were in {own},"), second)
    assert f"`learned` and `expert` still play with {own}" in second
    assert f"  arkade play connect_four --players 2 --bots learned:sims=10000,weights={other}\n" in second
    assert f"--bots learned:sims=400,weights={other},learned:sims=400\n" in second
    assert own.read_bytes() == before
    third = told(capsys, "--seed", 3)
    assert re.search(share.format(f"the weights that were in {own},"), third)
    assert "(0.50 to 0.50)" not in third  # as those have that play against themselves
    assert own.read_bytes() != before
    assert not list(tmp_path.glob("*.resume"))


def test_without_the_arena_the_command_says_that_nothing_was_measured(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    assert "not measured: the arena needs matplotlib" in told(capsys, "--out", tmp_path / NAME)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["connect_four", "--players", "two"], "a list of numbers of players, such as 2,3, not 'two'"),
        (["connect_four", "--players", "3"], "3 players cannot be learned"),
        (["connect_four", "--workers", "0"], "at least one process, not 0"),
        (["connect_four", "--rate", "7"], "rate cannot be '7': it takes a number from 0 to 1"),
        (["connect_four", "--columns", "7"], "columns cannot be '7': it takes a multiple of 4 from 4 to 256"),
        (["connect_four", "--seed", "-1"], "a seed lies between"),
    ],
)
def test_a_wrong_command_is_answered_by_a_sentence(words, said, capsys, tmp_path):
    assert main(["learn", *words, "--out", str(tmp_path / NAME)]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_processes_beside_this_one_play_too(tmp_path):
    found = learn.run("connect_four", out=tmp_path / NAME, workers=learn.Processes(2), **FEW)
    assert found.positions >= 3000
    assert np.isfinite(found.net).all()


@pytest.mark.nightly
def test_a_minute_of_connect_four_beats_its_hard(tmp_path, monkeypatch):
    monkeypatch.setenv("ARKADE_WEIGHTS", str(tmp_path))
    game = arkade.load("connect_four")
    learn.run("connect_four", positions=5_000_000, seed=1)  # by the clock, a busy machine learns less
    won = 0.0
    for number in range(98):  # every first move and every answer, by turns
        state, players = game.new(number), [bots.make("learned:sims=2000", number), bots.make("hard", 1000 + number)]
        for column in (number // 2 % 7, number // 14):
            state.play(column)
        while state.player is not None:
            state.play(players[(state.player + number) % 2].choose(state.seat(state.player)))
        won += (1 + state.returns[number % 2]) / 2
    assert won > 0.6 * 98


@pytest.mark.nightly
def test_a_ray_cluster_plays_and_one_process_learns(tmp_path):
    """In a process of its own: Ray keeps threads, sockets and child processes that outlive a test."""
    words = ["learn", "connect_four", "--ray", "local", "--positions", "60000", "--games", "0"]
    words += ["--out", str(tmp_path / NAME)]
    script = f"import sys; from arkade.cli import main; sys.exit(main({words!r}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stderr
    assert learn.read(tmp_path / NAME, registry.definition("connect_four")).positions > 60000
