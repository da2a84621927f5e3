"""The terminal: whole games by typing, and one clear line for everything that is wrong."""

import io
import json
import os
import pkgutil
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import arkade
from arkade import bots, signing
from arkade.cli import COMMANDS, DONE, FAULT, INTERRUPTED, WRONG, main
from arkade.cli.bench.measures import middle
from arkade.kernel.engine import Engine
from arkade.replay import Signature, Told
from arkade.signing import Signer
from arkade.text import LANGUAGES
from tests.patience import PATIENCE
from tests.tables import at_night, every_game, sampled_table


@pytest.fixture(autouse=True)
def calm(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def typed(monkeypatch, capsys):
    """Run a command with lines typed; its exit code, output and errors."""

    def run(*arguments, lines=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = left.code
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return code, captured.out, captured.err

    return run


# Playing

#: How a long game is played shorter; as a whole it is played above.
SHORT = {"arknoah": ["--option", "game=quick"]}


@pytest.mark.slow
@sampled_table
def test_a_person_plays_a_whole_game_against_bots_and_saves_it(name, players, typed, tmp_path):
    code, out, _ = typed("play", name, "--players", players, "--seed", 1, "--bots", "random", lines=["1"] * 2000)
    assert code == DONE
    assert "The deal was number 1." in out
    assert "Saved as 1" in out  # the line after the last move is the file's name
    assert arkade.Replay.read(tmp_path / "1").verify().over


def test_a_person_plays_a_bot_that_searches_and_asks_for_a_hint(typed, monkeypatch):
    monkeypatch.delenv("ARKADE_COMPILE")
    assert arkade.load("noah").warm()
    code, out, _ = typed("play", "noah", "--seed", 1, "--bots", "easy,hard", lines=["hint", *["1"] * 2000])
    assert code == DONE
    assert 1 <= len(re.findall(r": \d+ %", out)) <= 3


def test_a_hint_waits_for_compiled_rules_and_says_so(typed, monkeypatch):
    monkeypatch.setattr(arkade.Game, "warm", lambda self, timeout: False)
    monkeypatch.setattr(Engine, "pending", True)
    _, out, _ = typed("play", "noah", "--seed", 1, lines=["hint", "quit"])
    assert "still being compiled" in out


def test_where_nothing_can_be_compiled_there_are_no_hints(typed, monkeypatch):
    monkeypatch.setattr(arkade.Game, "warm", lambda self, timeout: False)
    _, out, _ = typed("play", "noah", "--seed", 1, lines=["hint", "quit"])
    assert "No hints" in out


def test_bots_in_a_terminal_get_the_budget_that_they_are_given(typed, monkeypatch):
    made, make = [], bots.make
    monkeypatch.setattr(bots, "make", lambda *given: made.append(given) or make("random", 1))
    assert typed("play", "connect_four", "--seed", 1, "--bots", "mcts:sims=500", lines=["1"] * 50)[0] == DONE
    assert made == [("mcts:sims=500", 1)]


@pytest.mark.slow
def test_rules_are_compiled_ahead(typed, monkeypatch):
    monkeypatch.delenv("ARKADE_COMPILE")
    assert arkade.load("connect_four").warm()
    code, out, _ = typed("compile", "connect_four")
    assert (code, out) == (DONE, "all games: was compiled before\nconnect_four: was compiled before\n")


@pytest.mark.nightly  # compiles all of it; tests/kernel/test_compilation.py shows by day that play goes on
def test_compiled_rules_that_cannot_be_saved_are_told(typed, monkeypatch):
    monkeypatch.delenv("ARKADE_COMPILE")
    monkeypatch.setenv("ARKADE_CACHE", "/dev/null/nowhere")
    code, out, _ = typed("compile", "connect_four")
    assert code == FAULT
    assert [line.split(": ")[1] for line in out.splitlines()] == 2 * ["compiled, but could not be saved"]


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", at_night(list(LANGUAGES)))
def test_people_at_one_keyboard_play_in_every_language_and_hand_it_over(name, language, typed):
    table = ["play", name, "--seat", "all", "--seed", 2, "--lang", language, *SHORT.get(name, ())]
    code, out, _ = typed(*table, lines=["", "1"] * 3000)
    assert code == DONE
    handed = {
        "en": "Pass the keyboard to seat 1",
        "fr": "Passez le clavier à la place 1",
        "nl": "Geef het toetsenbord aan plaats 1",
    }
    assert handed[language] in out


@pytest.mark.rule("COM-05")
def test_a_move_that_is_not_allowed_is_explained_by_rule(typed):
    lines = ["f6 lion", "? keep penguin", "ANI-02", "quit"]
    code, out, _ = typed("play", "animimix", "--option", "species=lion,wolf,monkey", "--seed", 4, lines=lines)
    assert code == DONE
    assert "“f6 lion” is not allowed now:" in out
    assert "ANI-02 Cell f6 lies outside the grid" in out
    assert "ANI-03 Penguins are not in play" in out
    assert "2/3/4/5/6" in out or "grid" in out


def test_whatever_else_is_typed_gets_an_answer(typed, tmp_path):
    lines = [
        "",
        "?",
        "help",
        "0",
        "999",
        "99999999999999999999",
        "nonsense",
        "[/bold]",
        ":smile:",
        "log",
        "undo",
        "save",
    ]
    lines += [f"save {tmp_path}/no/folder.json", f"save {tmp_path}/kept.json", "q"]
    code, out, _ = typed("play", "animimix", "--seed", 4, lines=lines)
    assert code == DONE
    for answer in (
        "Type the number of a move",
        "Choose 1 to",
        "“nonsense” is not a move of this game",
        "“[/bold]” is not a move",
        "“:smile:” is not a move",
        "There is nothing to take back",
        "Say where: save FILE",
        "cannot write",
    ):
        assert answer in out.replace("\n", " ")
    assert arkade.Replay.read(tmp_path / "kept.json").verify().player == 0


def test_input_that_ends_early_is_said_and_told_by_the_exit_code(typed):
    code, out, _ = typed("play", "animimix", lines=["1"])
    assert code == FAULT
    assert "input has ended" in out


# What is wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "COMMAND"),
        (("dance",), "invalid choice"),
        (("play",), "GAME"),
        (("play", "chess"), "no game 'chess'; there are amazonas"),
        (("play", "noah", "--players", "9"), "2 to 5 players"),
        (("play", "noah", "--players", "two"), "invalid int value"),
        (("play", "noah", "--option", "end=27"), "it takes 3 or 26"),
        (("play", "noah", "--option", "wind=4"), "options start, end"),
        (("play", "noah", "--option", "end"), "NAME=VALUE"),
        (("play", "noah", "--option", "=3"), "NAME=VALUE"),
        (("play", "noah", "--option", "players=3"), "--players"),
        (("play", "noah", "--option", "end=3", "--option", "end=26"), "given twice"),
        (("play", "optimix", "--option", "deck=nothing.toml"), "cannot be read: No such file"),
        (("play", "optimix", "--option", "deck="), "cannot be read"),
        (("play", "noah", "--seed", "-1"), "between 0 and 2^128"),
        (("play", "noah", "--seed", str(2**128)), "between 0 and 2^128"),
        (("play", "noah", "--seed", "9" * 5000), "invalid int value"),
        (("play", "noah", "--seed", "x"), "invalid int value"),
        (("play", "noah", "--seat", "2"), "no seat '2'"),
        (("play", "noah", "--seat", "-1"), "seat"),
        (("play", "noah", "--bots", "clever"), "no bot 'clever'; there are random"),
        (("play", "noah", "--lang", "de"), "invalid choice: 'de'"),
        (("rules", "chess"), "no game 'chess'"),
        (("rules", "noah", "NOA-99"), "no rule 'NOA-99'"),
        (("replay", "no-such-file.json"), "cannot read no-such-file.json"),
        (("verify", "no-such-file.json"), "cannot read no-such-file.json"),
        (("verify", "."), "cannot read"),
        (("bench", "chess"), "no game 'chess'"),
        (("bench", "--rounds", "0"), "at least 1 round"),
        (("serve", "--workers", "0"), "from 1 on"),
        (("serve", "--workers", "2"), "SQLite serves one process"),
        (("serve", "--db", "arkade.db"), "--db takes an URL such as sqlite:///arkade.db"),
        (("serve", "--db", "mysql://x/y"), "sqlite or postgresql URL, not mysql"),
        (("serve", "--db", "sqlite:////no/such/folder/a.db"), "the database cannot be used: there is no folder"),
        (("serve", "--db", "postgresql://127.0.0.1:1/x"), "the database cannot be used"),
        (("serve", "--limit", "frame=much"), "a limit is given as NAME=NUMBER"),
        (("serve", "--limit", "wind=4"), "with one of frame, messages"),
        (("serve", "--port", "x"), "invalid int value"),
        (("bench", "connect_four", "--json", "/no/such/folder/x.json"), "cannot write"),
    ],
)
def test_a_wrong_command_gets_one_clear_line_and_exit_code_2(arguments, said, typed):
    code, out, error = typed(*arguments)
    assert code == WRONG
    assert out == ""
    assert said in error
    assert error.startswith("arkade: ")
    assert error.count("\n") == 1


def test_a_port_in_use_is_said_with_another_one_to_take(typed):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, error = typed("serve", "--port", port)
    assert code == WRONG
    assert error.startswith(f"arkade: port {port} is in use")
    assert f"--port {port + 1}" in error


def test_postgresql_without_its_driver_names_the_extra(typed, monkeypatch):
    monkeypatch.setattr("arkade.server.store.store.find_spec", lambda name: None)
    code, _, error = typed("serve", "--db", "postgresql://127.0.0.1:1/x")
    assert code == WRONG
    assert error == "arkade: PostgreSQL needs one more package (asyncpg): pip install 'arkade[postgresql]'\n"


def test_the_doctor_tells_what_is_there(typed):
    code, out, _ = typed("doctor")
    assert code == DONE
    rows = {row.split("|")[1].strip(): row.split("|")[2].strip() for row in out.splitlines()}
    assert rows["arkade"] == arkade.__version__
    assert rows["extra server"] == "complete"
    assert "noah" in rows["games"]
    assert len({len(row) for row in out.splitlines()}) == 1


def test_an_owners_deck_is_played_and_saved_and_a_wrong_one_refused_with_its_line(typed, tmp_path):
    from arkade.games.optimix.deck import FILE

    own, wrong, saved = tmp_path / "own.toml", tmp_path / "wrong.toml", tmp_path / "game.json"
    own.write_text(FILE.read_text().replace("weight = 4", "weight = 3"))
    wrong.write_text(FILE.read_text().replace("weight = 4", "weight = 7"))
    code, _, error = typed("play", "optimix", "--option", f"deck={wrong}")
    assert code == WRONG
    assert "line 14: weight 7 is not a number from 0 to 4" in error
    assert error.count("\n") == 1
    code, _, _ = typed("play", "optimix", "--option", f"deck={own}", "--seed", 1, lines=["1", f"save {saved}", "quit"])
    assert code == DONE
    own.unlink()
    assert typed("verify", saved)[0] == DONE


@pytest.fixture
def saved(tmp_path, typed):
    file = tmp_path / "game.json"
    typed("play", "animimix", "--seed", 1, lines=["1", "2", f"save {file}", "quit"])
    return file


def test_verify_says_what_it_checked(saved, typed):
    code, out, _ = typed("verify", saved)
    assert code == DONE
    assert "sealed before the first move: the deal" in out
    assert "all 4 moves are legal, and the game was not played to its end" in out
    assert "Only told" in out
    assert "Nobody has signed" in out


def test_verify_says_whose_signature_it_is_and_what_a_files_own_key_is_worth(saved, typed, monkeypatch):
    replay, signer = arkade.Replay.read(saved), Signer("secret")
    replay.told = Told(["person"] * 4, 1, True, False)
    replay.signature = Signature(signer.key, signer.sign(replay.statement()))
    replay.write(saved)
    code, out, _ = typed("verify", saved)
    assert code == DONE
    assert signer.key in out
    assert "proves nothing until you compare" in out
    assert "Only told" in out
    code, out, _ = typed("verify", saved, "--key", signer.key.upper())
    assert code == DONE
    assert "Signed" in out
    assert "proves nothing" not in out
    assert "Only told" not in out
    code, out, error = typed("verify", saved, "--key", Signer("other").key)
    assert (code, out) == (FAULT, "")
    assert "another key" in error
    monkeypatch.setattr(signing, "available", lambda: False)
    code, out, _ = typed("verify", saved)
    assert code == DONE
    assert "was not checked" in out
    assert "Signed" not in out
    code, out, error = typed("verify", saved, "--key", signer.key)
    assert (code, out) == (WRONG, "")
    assert "cryptography" in error


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda text: text[:100], "line 9, column"),
        (lambda text: text.replace('"1"', '"2"'), "commitment"),
        (lambda text: text.replace('"keep', '"keep a', 1), "action"),
        (lambda text: json.dumps({**json.loads(text), "actions": ["f6 lion"]}), "action 1"),
        (lambda text: json.dumps({**json.loads(text), "result": {"scores": [9, 0], "winners": [0]}}), "result"),
    ],
)
def test_verify_and_replay_name_the_place_of_a_fault_and_exit_with_1(change, place, saved, typed):
    saved.write_text(change(saved.read_text()))
    for command in ("verify", "replay"):
        code, out, error = typed(command, saved)
        assert code == FAULT
        assert error.startswith("arkade: ")
        assert place.split(",")[0].split(" ")[0] in error
        assert error.count("\n") == 1
        assert out == ""


@sampled_table
def test_replay_tells_the_whole_game(name, players, typed, tmp_path):
    import random

    game = arkade.load(name, players)
    state, chance, actions = game.new(seed=3), random.Random(3), []
    while not state.over:
        actions.append(chance.choice(state.legal()))
        state.play(actions[-1])
    file = tmp_path / "game.json"
    arkade.Replay(game, 3, actions).write(file)
    code, out, _ = typed("replay", file, "--lang", "fr")
    assert code == DONE
    assert f"{len(actions):>4} " in out
    code, out, _ = typed("replay", file, "--seat", 1, "--move", 2)
    assert code == DONE
    for wrong in (("--seat", 9), ("--move", 9999), ("--move", -1)):
        code, _, error = typed("replay", file, *wrong)
        assert code == WRONG
        assert "there is no" in error


# Reading


@pytest.mark.parametrize("name", ["common", *arkade.games()])
def test_rules_are_shown_in_every_language(name, typed):
    for language in LANGUAGES:
        code, out, _ = typed("rules", name, "--lang", language)
        assert code == DONE
        assert out.startswith("# ")
        assert "**" in out


def test_a_single_rule_is_shown_by_its_number(typed):
    code, out, _ = typed("rules", "noah", "noa-08", "COM-07")
    assert code == DONE
    assert out.count("\n") == 2
    assert "NOA-08" in out
    assert "COM-07" in out


def test_games_lists_every_game_with_its_options(typed):
    for language in LANGUAGES:
        code, out, _ = typed("games", "--lang", language)
        assert code == DONE
        for name in arkade.games():
            assert name in out
            for option in arkade.describe(name).options:
                assert f"{option.name}=" in out


def test_the_language_follows_the_environment(typed, monkeypatch):
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    _, out, _ = typed("games")
    assert "spelers" in out


# The real command


def command(*arguments, **options):
    executable = str(Path(sys.executable).with_name("arkade"))
    return subprocess.Popen(
        [executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def test_the_command_is_installed_and_helps():
    with command("--help") as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == DONE
    for name in COMMANDS:
        assert re.search(rf"\n    {name}\s", out)
    modules = {module.name.replace("_", "-") for module in pkgutil.iter_modules(arkade.cli.__path__)}
    assert modules - {"tables", "databases", "stop"} == set(COMMANDS)


def test_the_bots_are_listed_with_their_parameters_and_levels(typed):
    code, out, _ = typed("bots")
    assert code == DONE
    assert "greedy  The action after which" in out
    assert "    deals=  how often what is hidden is imagined (a whole number from 1 to 1000)" in out
    assert "    explore=  weight of what is little tried (a number from 0.001 to 1000)" in out
    assert "hard  mcts:sims=2000" in out


@pytest.mark.slow
@pytest.mark.nightly  # it compiles a game with an empty cache, beside all other tests
def test_every_answer_comes_while_the_compiler_still_works(tmp_path):
    """With an empty cache the compiler runs beside the game; eight prompts come before it is done."""
    environment = {**os.environ, "ARKADE_CACHE": str(tmp_path)}
    environment.pop("ARKADE_COMPILE")
    with command("play", "noah", "--seed", "1", env=environment) as process:
        for _ in range(8):
            wait_for_prompt(process)
            process.stdin.write("1\n")
            process.stdin.flush()
        wait_for_prompt(process)
        assert not list(tmp_path.glob("noah-*.so"))
        process.communicate("quit\n", timeout=PATIENCE)
    assert process.returncode == DONE
    for _ in range(300):  # the compiler was at work, and finishes for the next time
        if list(tmp_path.glob("noah-*.so")) or list(tmp_path.glob("noah-*.o")):
            break
        time.sleep(1)
    else:
        pytest.fail("nothing was ever compiled")


def wait_for_prompt(process):
    seen = ""
    while "your move" not in seen:
        letter = process.stdout.read(1)
        assert letter, seen
        seen += letter


def test_interrupting_ends_quietly():
    import signal

    with command("play", "animimix") as process:
        wait_for_prompt(process)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert "Traceback" not in error


def test_output_into_a_closed_pipe_ends_quietly():
    process = subprocess.run(
        f"'{Path(sys.executable).with_name('arkade')}' rules noah | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.stdout.startswith("# ")
    assert process.stderr == ""


def test_bench_measures_views_in_the_middle_of_a_game():
    states = middle(arkade.load("noah", 2), 3)
    assert len(states) == 10
    assert len(set(states)) > 5
    assert not any(state.over for state in states)
    assert states[0] != arkade.load("noah", 2).new(3)
