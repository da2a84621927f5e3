"""What the seldom-run targets of the Makefile make is what they would make today, or is made here in small."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from arkade import registry
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


SELDOM = ("bench", "ladder", "studies", "protocol", "positions", "pictures", "golden", "rules-report")


def script(path):
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def recipe(target):
    """What `make` would run for a target, without its set-up."""
    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.startswith(".venv/bin/")]


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.OURS)
def test_the_positions_of_the_clients_tests_are_current(name):
    kept = ROOT / "client" / "src" / "boards" / name / "positions.json"
    assert kept.read_text(encoding="utf-8") == script("client/tests/positions.py").text(name), "run: make positions"


def test_make_positions_writes_those_of_every_game(tmp_path):
    (command,) = recipe("positions")
    words = [sys.executable, *command.split()[1:], "--games", "1", "--to", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert {file.stem for file in tmp_path.iterdir()} == set(registry.OURS)


def test_pictures_of_the_terminal_are_current():
    pictures = script("docs/pictures.py")
    assert set(pictures.TABLES) == set(registry.OURS)
    for name, table in pictures.TABLES.items():
        kept = (pictures.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
        assert pictures.draw(name, *table) == kept, f"{name}.svg is stale; run: python docs/pictures.py"


@pytest.mark.slow
def test_a_study_of_a_game_becomes_its_page(tmp_path):
    (command,) = recipe("studies")
    words = [sys.executable, *command.split()[1:], "amazonas", "--games", "8", "--ladder", "0", "--level", "easy"]
    words += ["--to", str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=5 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "amazonas.md").read_text(encoding="utf-8")
    assert page.startswith("# A study of Coloretto Amazonas\n\nHow to read it")
    assert "amazonas-luck.svg" in page
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page):
        assert (tmp_path / picture).exists(), picture


@pytest.mark.parametrize(
    "target", ["bench", "ladder", "studies", "protocol", "positions", "pictures", "golden", "rules-report"]
)
def test_what_a_target_runs_is_there(target):
    """Its command, its module or its file; commands of ours with the options that it gives."""
    from arkade.cli import COMMANDS, help_in, parser_of

    assert recipe(target)
    for line in recipe(target):
        program, *words = line.removeprefix(".venv/bin/").split()
        if program == "arkade":
            assert parser_of(COMMANDS, help_in("en")).parse_args(words)
        elif words[0] == "-m":
            assert importlib.util.find_spec(words[1]), words[1]
        else:
            assert (ROOT / words[0]).exists(), words[0]
