"""Every command that README and the documents show is run, as it stands or shortened as this file says."""

import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import arkade
from tests.patience import PATIENCE, until
from tests.server.harness import free_port

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "benchmarks/README.md", "client/src/boards/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
PROGRAMS = "make|arkade|python|pip|npm|pytest|ray"

#: What stands for something in a synopsis, and what is put there.
PLACEHOLDERS = {
    r" \[[^]]*\]": "",
    r"^arkade (replay|verify)$": r"arkade \1 game.json",
    r"^arkade arena GAME …$": "arkade arena animimix --bots random",
    r"\bGAME\b": "animimix",
    r"--bots A,B,…|--bots …|--bots BOTS": "--bots random",
    r"--players N": "--players 2",
    r"--games N\b": "--games 2",
    r"\bFILE\b|\bgame\.json\b": "game.json",
    r"\bDIR\b": "folder",
    r"\bweights=F\b": f"weights={ROOT / 'src/arkade/games/animimix/weights.safetensors'}",
    r"--ray auto": "--ray local --jobs 1",
    r"…": "",
}
#: Options that make a long command short.
SHORTER = {
    "arkade arena": "--games 2 --jobs 1",
    "arkade bench": "connect_four --rounds 1",
    "arkade compile": "connect_four",
    "python -m benchmarks.page": "--visits 1",
    "python -m tests.games.promises": "--positions 50",
    "python -m pytest": "--collect-only",  # fails where it would run no test
    "python benchmarks/ismcts.py": "--game animimix --bot mcts --games 2 --simulations 5 --json found.json",
    "python benchmarks/server.py": "--rooms 3 --seconds 2 --rates 1",
}
#: Targets of the Makefile that take long or change the tree, and where their work is done in a test run.
ELSEWHERE = {
    "make test": "this is it",
    "make quick": "a part of it",
    "make nightly": "by night; its parts are commands of their own",
    "make lint": ".ci/run calls it",
    "make format": "its check is a part of make lint",
    "make setup": "make test begins with it",
    "make client": "make test begins with it",
    "make release-check": "by night",
    "make wheel": "tests/project/test_docs_commands.py::test_a_wheel_is_built_with_the_client_inside",
    "make play": "tests/project/test_docs_commands.py::test_make_play_serves_the_page",
    "make serve": "tests/project/test_docs_commands.py::test_make_play_serves_the_page",
    "make terminal": "tests/cli/test_cli.py::test_a_person_plays_a_whole_game_against_bots_and_saves_it",
    "make bench": "tests/project/test_docs_commands.py::test_commands_of_the_documents_run",  # by night
    "make ladder": "tests/arena/test_ladder.py::test_a_ladder_is_played_kept_and_written",
    "make pictures": "tests/browser/test_pictures.py::test_photographs_of_the_documents_are_taken",
    "python -m arkade.arena.ladder --bot": "tests/arena/test_ladder.py::test_a_ladder_is_played_kept_and_written",
    "make golden": "tests/games/golden.py",
    "make protocol": "tests/server/protocol/test_protocol.py",
    "make positions": "tests/project/test_made.py::test_make_positions_writes_those_of_every_game",
    "ray start": "tests/arena/test_ray.py::test_a_cluster_that_loses_a_node_gets_the_same_results_as_one_process",
    "npm": "make lint and make test call it",
    "arkade compile --ship": "tests/project/release.py",  # it fills the package's own folder
    "python examples/ppo.py": "tests/envs/test_ppo.py::test_ppo_learns_to_beat_random_play_and_keeps_what_it_learned",
    "pip install .": "tests/project/test_docs_commands.py::test_a_wheel_is_built_with_the_client_inside",
    "arkade learn": "tests/learn/test_learning.py::test_the_command_learns_saves_and_goes_on",
    "arkade review": "tests/review/test_review.py::test_the_command_shows_and_saves_it_in_every_language",
    "arkade puzzles": "tests/puzzles/test_puzzles.py::test_the_command_makes_and_checks_them",
    "arkade backup": "tests/server/store/test_care.py::test_a_copy_of_a_running_server_is_whole",
    "arkade restore-backup": "tests/server/store/test_care.py::test_a_copy_of_a_running_server_is_whole",
    "arkade check-db": "tests/server/store/test_care.py::test_faults_are_named",
    "arkade lobby": "tests/server/web/test_people.py::test_who_runs_a_server_unlists_tables_and_closes_rooms",
    "arkade verify FILE --key": "tests/face/test_signed.py::test_who_knows_the_servers_key_is_not_taken_in_by_another",
    "arkade forget": "tests/server/store/test_care.py::test_old_rooms_are_forgotten_and_no_others",
    "python benchmarks/reviewed.py": "by hand: it measures for an hour",
    "python benchmarks/attacks.py": "tests/server/test_stall.py",
    "python -m benchmarks.lighthouse": "by hand: it fetches Lighthouse",
    "python benchmarks/against.py": "by hand: it compiles two revisions",
    "python -m tests.kernel.calls": "tests/kernel/test_reals.py",
    "python -m arkade.judge": "by hand: it learns for minutes",
    "python -m tests.project.nightly": "by night; its parts are commands of their own",
}
#: Not commands.
NAMES = {"arkade replay 1", "arkade review 2", "arkade puzzles 2"}  # kinds of files


def shown(page: Path) -> list[str]:
    """The commands that a page shows: lines of its blocks, and what stands in a sentence."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [re.split(r"\s{2,}|\s#", line)[0] for block in blocks for line in block.splitlines()]
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    lines += re.findall(rf"`((?:{PROGRAMS}) [^`]+)`", prose)
    found = [line.removeprefix(".venv/bin/").strip() for line in lines]
    return [line for line in found if re.match(rf"({PROGRAMS})( |$)", line) and line not in NAMES]


COMMANDS = list(dict.fromkeys(command for page in PAGES for command in shown(page)))


def elsewhere(command: str) -> str | None:
    return next((where for start, where in ELSEWHERE.items() if f"{command} ".startswith(f"{start} ")), None)


def concrete(command: str) -> list[str]:
    """A command as it can be run."""
    for pattern, value in PLACEHOLDERS.items():
        command = re.sub(pattern, value, command)
    if (shorter := next((more for start, more in SHORTER.items() if command.startswith(start)), None)) is not None:
        command += " " + shorter
    return shlex.split(command)


#: Those that are run here; of two that come to the same, the first.
HERE = list({tuple(concrete(command)): command for command in COMMANDS[::-1] if elsewhere(command) is None}.values())


def by_night(command: str) -> Any:
    """As a parameter: what measures is long, and what only chooses tests shows nothing of them."""
    long = command.startswith(("arkade bench", "python -m benchmarks.", "python benchmarks/", "python -m pytest"))
    long |= bool(re.search(r"--games \d{3}", command))  # the ladder's: the short ones show the same
    return pytest.param(command, marks=pytest.mark.nightly if long else ())


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """A folder with what the commands name: a saved game, a deck, the scripts."""
    game = arkade.load("noah")
    arkade.Replay(game, 7, [game.new(7).legal()[0]]).write(tmp_path / "game.json")
    (tmp_path / "my-deck.toml").write_bytes((ROOT / "src/arkade/games/optimix/deck.toml").read_bytes())
    for name in ("benchmarks", "examples", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.setenv("PATH", os.pathsep.join([str(BIN), os.environ["PATH"]]))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def test_the_documents_show_commands():
    assert len(COMMANDS) > 40
    assert len(HERE) > 25


def test_what_is_run_elsewhere_is_there():
    """The targets exist, and so do the tests that are named."""
    targets = [command.removeprefix("make ") for command in ELSEWHERE if command.startswith("make ")]
    done = subprocess.run(["make", "-n", *targets], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for file, _, test in (place.partition("::") for place in ELSEWHERE.values()):
        if file.endswith(".py"):
            assert (ROOT / file).exists()
            assert not test or f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("command", [by_night(command) for command in HERE if not command.startswith("arkade serve")])
def test_commands_of_the_documents_run(command, desk, monkeypatch):
    words = concrete(command)
    if words[0] == "pip":  # installed already: pip says so, and complains of an extra that there is not
        where = ["-e", str(ROOT / words[-1])] if words[-2] == "-e" else [words[-1]]
        words = ["python", "-m", "pip", "install", "--no-deps", "--no-index", "--no-build-isolation", *where]
    if not re.search(r"hard|bench|compile|arena", command):  # others are over before rules are compiled
        monkeypatch.setenv("ARKADE_COMPILE", "0")
    folder = ROOT if words[0] == "make" or "pytest" in words else desk
    done = subprocess.run(words, cwd=folder, input="quit\n" * 9, capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "does not provide the extra" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", [command for command in HERE if command.startswith("arkade serve")])
def test_servers_of_the_documents_answer(command, desk, request, monkeypatch):
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    words, port = concrete(command), free_port()
    if "postgresql" in command:
        words[words.index("--db") + 1] = request.getfixturevalue("pg")
    answers([*words, "--port", str(port)], desk, port)


def answers(words, folder, port):
    """Start a server, wait for its page, stop it."""
    server = subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        until(lambda: answered(server, port), "the server does not answer")
    finally:
        os.killpg(server.pid, 15)
        server.wait(PATIENCE)


def answered(server, port):
    """Whether it gives its page."""
    assert server.poll() is None, "the server has ended"
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert arkade.__version__ in page.read().decode()
            return True
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("target", ["play", "serve"])
def test_make_play_serves_the_page(target, desk, monkeypatch):
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    monkeypatch.setenv("ARKADE_DB", f"sqlite:///{desk}/arkade.db")
    monkeypatch.delenv("DISPLAY", raising=False)
    port = free_port()
    answers(["make", target, f"PORT={port}"], ROOT, port)


@pytest.mark.slow
@pytest.mark.parametrize(
    "maker",
    [["build", "--wheel", "--no-isolation", "--outdir"], ["pip", "wheel", "--no-deps", "--no-build-isolation", "-w"]],
    ids=["make wheel", "pip install ."],
)
def test_a_wheel_is_built_with_the_client_inside(maker, tmp_path):
    import zipfile

    words = [sys.executable, "-m", *maker, str(tmp_path), str(ROOT)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("arkade-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "arkade/server/static/index.html" in names
    assert "arkade/games/noah/words/fr.ftl" in names
    assert not any(name.startswith(("client", "tests")) for name in names)
