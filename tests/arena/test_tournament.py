"""Tournaments: the same results by any workers and after any interruption, the files, and whatever is wrong."""

import csv
import io
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import arkade
from arkade import arena
from arkade.arena import log
from arkade.arena import workers as at_work
from arkade.arena.workers import Losses
from arkade.bots import specs
from arkade.cli import DONE, INTERRUPTED, WRONG, main
from arkade.kernel import doors
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def calm(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    monkeypatch.setenv("TERM", "dumb")


class Counting(arena.Watcher):
    def __init__(self):
        self.done = self.count = self.losses = 0

    def begins(self, settings, done):
        self.done = done

    def played(self, game, worker):
        self.count += 1

    def lost(self, task):
        self.losses += 1


@pytest.fixture(scope="module", autouse=True)
def as_in_the_workers():
    """Rules that another test has compiled in this process run interpreted again, as they do in the workers."""
    engine = arkade.load("animimix", 3).handle.engine
    kept = dict(vars(engine))
    vars(engine).update(doors.interpreted(engine.rules), compiled=False)
    yield
    vars(engine).update(kept)


@pytest.fixture(scope="module")
def reference():
    """What everybody must get."""
    before = os.environ.get("ARKADE_COMPILE")
    os.environ["ARKADE_COMPILE"] = "0"
    found = arena.run("animimix", ["random"], players=3, games=45, seed=5, jobs=1)
    os.environ.pop("ARKADE_COMPILE") if before is None else os.environ.update(ARKADE_COMPILE=before)
    return found


COMMAND = ("arena", "animimix", "--players", "3", "--bots", "random", "--games", "45", "--seed", "5")


def timeless(file: Path) -> list[dict[str, str]]:
    rows = list(csv.DictReader(io.StringIO(file.read_text())))
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


# The same results


def test_two_processes_get_the_same_as_one(reference):
    watcher = Counting()
    found = arena.run("animimix", ["random"], players=3, games=45, seed=5, jobs=2, watcher=watcher)
    assert found.digest == reference.digest
    assert watcher.count == 45
    assert watcher.losses == 0
    assert not multiprocessing.active_children()


def test_another_seed_gives_other_games():
    one, other = (arena.run("animimix", ["random"], games=4, seed=seed, jobs=1) for seed in (6, 7))
    assert one.digest != other.digest


def test_a_lost_workers_game_is_played_again(reference):
    class Killer(Counting):
        def played(self, game, worker):
            super().played(game, worker)
            if self.count in (5, 20):
                multiprocessing.active_children()[0].kill()

    watcher = Killer()
    found = arena.run("animimix", ["random"], players=3, games=45, seed=5, jobs=2, watcher=watcher)
    assert watcher.losses >= 1
    assert found.digest == reference.digest


def test_a_game_that_kills_its_workers_is_given_up():
    watcher = Counting()
    losses = Losses(watcher)
    for _ in range(at_work.PATIENCE - 1):
        losses.add(arena.Task(3, 1), "exit code 1")
    assert watcher.losses == at_work.PATIENCE - 1
    with pytest.raises(arkade.ArkadeError, match=r"game 3.1 was given up: its worker died 3 times \(exit code 1\)"):
        losses.add(arena.Task(3, 1), "exit code 1")


def test_a_game_with_options_is_played_with_them():
    game = arkade.load("animimix", 3, start=1)
    found = arena.run(game, ["random"], games=3, jobs=1)
    assert found.settings.load() == game
    assert [one.first for one in found.games] == [1, 1, 1]


# Broken off


#: The command, which names its workers and signals itself once so many games are kept.
BREAKS_OFF = """
import os, sys
from pathlib import Path
from arkade.arena import log
from arkade.cli import main

count, signal, me = int(sys.argv[1]), int(sys.argv[2]), os.getpid()
add, kept = log.Log.add, []

def added(self, outcome):
    add(self, outcome)
    kept.append(outcome)
    if len(kept) == count:
        print(Path(f"/proc/{me}/task/{me}/children").read_text(), flush=True)
        os.kill(me, signal)

log.Log.add = added
sys.exit(main(sys.argv[3:]))
"""


def broken_off(count: int, by: signal.Signals, out: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", BREAKS_OFF, str(count), str(by.value), *COMMAND, "--jobs", "2", "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_killed_in_the_middle_it_goes_on_where_it_was(reference, tmp_path, capsys):
    out = tmp_path / "out"
    workers = broken_off(10, signal.SIGKILL, out).stdout.split()
    assert workers
    content = (out / log.NAME).read_bytes()
    played = content.count(b"\n") - 1
    assert played == 10
    assert not (out / "summary.json").exists()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "nobody goes on without a master")
    (out / log.NAME).write_bytes(content + content.splitlines()[-1][:40])  # a line that was being written
    assert main([*COMMAND, "--jobs", "1", "--out", str(out)]) == DONE
    assert f"{played} are there already" in capsys.readouterr().err
    found = arena.read(out)
    assert found.complete
    assert found.digest == reference.digest
    assert (out / log.NAME).read_bytes().startswith(content)
    assert (out / log.NAME).read_bytes().count(b"\n") == 46


def test_interrupted_it_keeps_what_is_done_and_says_so(reference, tmp_path):
    out = tmp_path / "out"
    done = broken_off(5, signal.SIGINT, out)
    assert done.returncode == INTERRUPTED
    assert "Traceback" not in done.stderr
    assert f"kept in {out}: the same command goes on" in done.stderr
    watcher = Counting()
    found = arena.run("animimix", ["random"], players=3, games=45, seed=5, jobs=2, out=out, watcher=watcher)
    assert watcher.done >= 5
    assert watcher.done + watcher.count == 45
    assert found.digest == reference.digest


def test_a_tournament_that_is_over_is_shown_again(tmp_path, capsys):
    arguments = [*COMMAND[:6], "--games", "3", "--jobs", "1", "--out", str(tmp_path / "out")]
    assert main(arguments) == DONE
    first = capsys.readouterr().out
    assert main(arguments) == DONE
    assert capsys.readouterr().out == first


def test_two_processes_do_not_write_into_one_folder(tmp_path):
    settings = arena.schedule.settle(arkade.load("animimix"), ["random"], 2, 0)
    with log.Log(settings, tmp_path / "out"), pytest.raises(arkade.ArkadeError, match="another process is playing"):
        log.Log(settings, tmp_path / "out")
    log.Log(settings, tmp_path / "out").__exit__(None, None, None)


# The files


def test_the_files_hold_what_the_results_say(tmp_path):
    from pyarrow import parquet

    out = tmp_path / "deep" / "out"
    results = arena.run("animimix", ["random"] * 3, players=3, games=6, jobs=1, out=out, replays=True)
    assert {file.name for file in out.iterdir()} == {
        "games.csv",
        "games.jsonl",
        "games.parquet",
        "points.png",
        "rating.png",
        "replays",
        "shares.png",
        "summary.json",
    }
    rows = parquet.read_table(out / "games.parquet").to_pylist()
    assert rows == list(results.rows())
    assert len(rows) == 18
    assert timeless(out / "games.csv") == [
        {key: str(value) for key, value in row.items() if key != "seconds"} for row in rows
    ]
    assert json.loads((out / "summary.json").read_text()) == results.summary()
    for name in ("points", "rating", "shares"):
        assert (out / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    for game in results.games:
        replay = arkade.Replay.read(out / "replays" / f"{game.task}.json")
        assert replay.verify().scores == game.points
        assert replay.seed == results.settings.deal_seed(game.task)
        assert sum(game.decisions) == len(replay.actions)
    assert len(list((out / "replays").iterdir())) == 6
    assert arena.read(out).summary() == results.summary()


def test_without_a_folder_nothing_is_written(tmp_path):
    arena.run("animimix", ["random"], games=2, jobs=1)
    assert not list(tmp_path.iterdir())


def test_the_table_on_the_screen(tmp_path, capsys):
    assert main(["arena", "animimix", "--players", "3", "--bots", "random", "--games", "4", "--jobs", "1"]) == DONE
    out, error = capsys.readouterr()
    assert "animimix, 3 players: 6 games, 2 rounds of 3" in error
    assert "6 of 6 games" in error
    for word in ("random", "rating", "95 % interval", "order of play", "equal share 0.333", "digest"):
        assert word in out
    assert "…" not in out


def test_a_terminal_gets_a_bar(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["arena", "animimix", "--bots", "random", "--games", "4", "--jobs", "1"]) == DONE
    error = capsys.readouterr().err
    assert "━" in error
    assert "4/4" in error


# Bots that fail


class Stubborn:
    """Always the last action that there is, legal or not."""

    def __init__(self, seed):
        pass

    def choose(self, seat):
        return seat.game.num_actions - 1


class Broken:
    def __init__(self, seed):
        pass

    def choose(self, seat):
        raise ZeroDivisionError("division by zero")


@pytest.mark.parametrize(("bot", "said"), [(Stubborn, "is not allowed now"), (Broken, "division by zero")])
def test_a_bot_that_fails_is_named_and_what_was_played_is_kept(bot, said, monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(specs.OURS, "bad", bot)
    code = main(["arena", "animimix", "--bots", "random,random,bad", "--games", "6", "--jobs", "1", "--out", "out"])
    error = capsys.readouterr().err.splitlines()[-1]
    assert code == WRONG
    assert error.startswith("arkade: the bot bad failed in game 1.0, move ")
    assert said in error
    assert len(arena.read(tmp_path / "out").games) == 2


# What is wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess", "--bots", "random"), "no game 'chess'"),
        (("noah",), "--bots"),
        (("noah", "--bots", "clever"), "no bot 'clever'"),
        (("noah", "--bots", "random,"), "bot"),
        (("noah", "--bots", ""), "bot"),
        (("noah", "--bots", "random:depth=x"), "depth"),
        (("noah", "--bots", "random", "--players", "9"), "2 to 5 players"),
        (("noah", "--bots", "random", "--players", "x"), "invalid int value"),
        (("noah", "--bots", "random", "--games", "0"), "1 game or more, not 0"),
        (("noah", "--bots", "random", "--games", "-5"), "1 game or more, not -5"),
        (("noah", "--bots", "random", "--games", "many"), "invalid int value"),
        (("noah", "--bots", "random", "--jobs", "0"), "1 job or more"),
        (("noah", "--bots", "random", "--seed", "-1"), "between 0 and 2^128"),
        (("noah", "--bots", "random", "--option", "end=27"), "it takes 3 or 26"),
        (("noah", "--bots", "random", "--option", "end"), "NAME=VALUE"),
        (("noah", "--bots", "random", "--replays"), "replays are kept in a folder"),
        (("noah", "--bots", "random", "--out", "/proc/no/such"), "cannot write to /proc/no/such"),
        (("noah", "--bots", "random", "--out", "/dev/null"), "cannot write to /dev/null"),
        (("noah", "--bots", "random", "--out", "a\0b"), "null"),
        (("noah", "--bots", "random", "--ray", "here", "--out", "x"), "auto, local or HOST:PORT, not 'here'"),
        (("noah", "--bots", "random", "--ray", "127.0.0.1:1", "--out", "x"), "no Ray cluster at '127.0.0.1:1'"),
        (("noah", "--bots", "random", "--ray", "127.0.0.1:99999", "--out", "x"), "no Ray cluster"),
        (("noah", "--bots", ",".join(["random"] * 13), "--players", "5"), "takes 6435 games: say --yes"),
    ],
)
def test_what_is_wrong_gets_one_clear_line_and_leaves_nothing(arguments, said, tmp_path, capsys):
    try:
        code = main(["arena", *arguments])
    except SystemExit as left:
        code = left.code
    out, error = capsys.readouterr()
    assert code == WRONG
    assert out == ""
    assert said in error
    assert error.startswith("arkade: ")
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("--seed", "1"), 'its seed is "0", not "1"'),
        (("--games", "8"), "its games is 4, not 8"),
        (("--players", "3"), "its players is 2, not 3"),
        (("--replays",), "its replays is false, not true"),
        (("--bots", "random,random"), 'its bots is ["random"], not ["random","random"]'),
    ],
)
def test_the_folder_of_another_tournament_is_left_alone(change, said, tmp_path, capsys):
    arguments = ["arena", "animimix", "--bots", "random", "--games", "4", "--jobs", "1", "--out", "out"]
    with log.Log(arena.schedule.settle(arkade.load("animimix"), ["random"], 4, 0), tmp_path / "out"):
        pass
    before = {file.name: file.read_bytes() for file in (tmp_path / "out").iterdir()}
    assert main([*arguments, *change]) == WRONG
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert f"out holds another tournament: {said}" in error
    assert before == {file.name: file.read_bytes() for file in (tmp_path / "out").iterdir()}


def test_other_files_and_damaged_logs_are_left_alone(tmp_path, capsys):
    arguments = ["arena", "animimix", "--bots", "random", "--games", "4", "--jobs", "1", "--out", "out"]
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "letter.txt").write_text("Dear")
    for content, said in [
        (None, "holds other files and no tournament"),
        ("Dear\n", "is not the log of a tournament"),
        ('{"format": "arkade arena 9"}\n', "is not the log of a tournament"),
    ]:
        if content:
            (folder / log.NAME).write_text(content)
        assert main(arguments) == WRONG
        assert said in capsys.readouterr().err
    (folder / log.NAME).unlink()
    (folder / "letter.txt").unlink()
    assert main(arguments) == DONE
    lines = (folder / log.NAME).read_text().splitlines(keepends=True)
    (folder / log.NAME).write_text("".join([*lines[:2], "{}\n", *lines[3:]]))
    assert main(arguments) == WRONG
    assert "line 3 is damaged" in capsys.readouterr().err


def test_other_code_does_not_go_on_with_a_tournament(tmp_path, monkeypatch, capsys):
    arguments = ["arena", "animimix", "--bots", "random", "--games", "4", "--jobs", "1", "--out", "out"]
    with log.Log(arena.schedule.settle(arkade.load("animimix"), ["random"], 4, 0), tmp_path / "out"):
        pass
    monkeypatch.setattr(arena.schedule, "code_of", lambda game, specs: "0")
    assert main(arguments) == WRONG
    assert "its code is" in capsys.readouterr().err


def test_a_worker_with_other_code_refuses(monkeypatch):
    settings = arena.schedule.settle(arkade.load("animimix"), ["random"], 2, 0)
    monkeypatch.setattr("arkade.arena.play.code_of", lambda game, specs: "0")
    with pytest.raises(arkade.ArkadeError, match="other code"):
        arena.play.Referee(settings, "one")


def test_what_the_python_face_refuses(tmp_path):
    game = arkade.load("noah", 3)
    for arguments, said in [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random"], "players": 4}, "has 3 players, not 4"),
        ({"bots": ["random"], "games": True}, "1 game or more"),
        ({"bots": ["random"], "seed": "x"}, "a seed is a whole number"),
    ]:
        with pytest.raises(arkade.ArkadeError, match=said):
            arena.run(game, **arguments)
    with pytest.raises(arkade.ArkadeError, match="cannot read"):
        arena.read(tmp_path)


def test_a_missing_extra_is_named(monkeypatch):
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == "openskill" else name)
    with pytest.raises(arkade.ArkadeError, match=r"needs openskill: pip install 'arkade\[arena\]'"):
        arena.run("noah", ["random"], games=2)
