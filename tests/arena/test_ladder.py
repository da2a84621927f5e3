"""The ladder: its matches, its page, and that it goes on where it was."""

import json
from pathlib import Path

import pytest

import arkade
from arkade.arena import ladder


@pytest.fixture(autouse=True)
def calm(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARKADE_COMPILE", "0")


def test_every_rung_plays_those_below_and_the_last_a_table_of_the_first():
    found = ladder.matches(ladder.Table("noah", 4))
    assert [(match.bot, match.opponent) for match in found] == [
        ("greedy", "random"),
        ("easy", "random"),
        ("medium", "easy"),
        ("medium", "greedy"),
        ("hard", "medium"),
        ("expert", "hard"),
        ("learned:cpu_ms=20", "mcts:cpu_ms=20"),
        ("learned:cpu_ms=100", "mcts:cpu_ms=100"),
        ("hard", "random"),
    ]
    assert [match.bots for match in found[4::4]] == [["hard", "medium"], ["hard", "random", "random", "random"]]
    assert len({match.name for match in found}) == 9


def test_every_table_of_the_ladder_can_be_laid_and_every_game_has_one():
    games = {table.load().name for table in ladder.TABLES}
    assert games == set(arkade.registry.OURS)


@pytest.mark.slow
def test_a_ladder_is_played_kept_and_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(ladder, "TABLES", [ladder.Table("animimix", 2), ladder.Table("animimix", 3, ("start=random",))])
    monkeypatch.setattr(ladder, "PAIRS", [("random", "random")])
    monkeypatch.setattr(ladder, "ALONE", ("random", "random"))
    arguments = ["--each", "4", "--jobs", "1", "--folder", "figures", "--page", "page.md", "--picture", "page.svg"]
    assert ladder.main([*arguments, "--bot", "greedy"]) == 0
    assert not Path("figures").exists()
    assert ladder.main(arguments) == 0
    page = (tmp_path / "page.md").read_text()
    assert page.count("| `random` | `random` |") == 4
    assert "## Animimix, 3 players, start=random" in page
    assert "| `random` | `random` | 1 : 2 | 6 | 0.333 |" in page
    assert (tmp_path / "page.svg").read_text().count(">random : random</text>") == 2
    assert "arkade arena animimix --players 3 --option start=random --bots BOTS --games N --seed 0" in page
    figures = sorted((tmp_path / "figures").glob("*.json"))
    assert len(figures) == 4
    assert json.loads(figures[0].read_text())["games"] == 4
    kept = [file.read_bytes() for file in figures]
    capsys.readouterr()
    assert ladder.main(arguments) == 0
    assert "4 are there already" in capsys.readouterr().err
    assert [file.read_bytes() for file in figures] == kept
    assert (tmp_path / "page.md").read_text() == page


def test_figures_of_a_table_that_is_no_longer_laid_are_not_forgotten_silently(monkeypatch, capsys):
    monkeypatch.setattr(ladder, "TABLES", [ladder.Table("animimix", 2, games=2)])
    monkeypatch.setattr(ladder, "matches", lambda table: [ladder.Match(table, "random", "random", False)])
    Path("figures").mkdir()
    Path("figures/chess-2-random-vs-random.json").write_text("{}")
    assert ladder.main(["--jobs", "1", "--folder", "figures", "--page", "page.md", "--picture", "page.svg"]) == 0
    assert "not on its page: chess-2-random-vs-random.json" in capsys.readouterr().err


def test_all_kept_figures_are_on_the_page():
    root = Path(__file__).parents[2]
    kept = root / "benchmarks" / "ladder"
    assert ladder.strangers(kept) == []
    assert (root / "docs" / "ladder.md").read_text() == ladder.page(ladder.read(kept))
    assert (root / "docs" / "pictures" / "ladder.svg").read_text() == ladder.picture(ladder.read(kept))


def test_without_a_number_of_games_each_table_has_its_own(monkeypatch):
    monkeypatch.setattr(ladder, "TABLES", [ladder.Table("animimix", 2, games=2), ladder.Table("animimix", 3, games=3)])
    monkeypatch.setattr(ladder, "matches", lambda table: [ladder.Match(table, "random", "random", False)])
    assert ladder.main(["--jobs", "1", "--folder", "figures", "--page", "page.md", "--picture", "page.svg"]) == 0
    found = ladder.read(Path("figures"))
    assert [figure.games for own in found.values() for figure in own] == [2, 6]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "the ladder has no game 'chess'"),
        (["noah", "--each", "0"], "1 game or more"),
        (["noah", "--each", "2", "--folder", "/proc/x"], "cannot write to /proc/x"),
    ],
)
def test_what_is_wrong_gets_one_clear_line(arguments, said, capsys):
    assert ladder.main(arguments) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.startswith("arkade: ")
    assert said in error
