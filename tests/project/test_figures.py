"""Figures of the documents, against the files that they come from."""

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from arkade import puzzles, registry
from arkade.arena import ladder
from arkade.kernel.rules import Rules
from arkade.puzzles import making

ROOT = Path(__file__).parents[2]
TIMES = {"": 1, "k": 1e3, "M": 1e6}
KEPT = ROOT / "benchmarks" / "ladder"
TITLES = {registry.definition(name).title: name for name in registry.OURS}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def data(name: str) -> Any:
    return json.loads(text(name))


def near(said: str, value: float) -> bool:
    """Whether a figure is a value as it is rounded: `12.9 M`, `596 k`, `1,340`, `0.611`."""
    number, _, unit = said.replace(",", "").partition(" ")
    digit = 10.0 ** -len(number.partition(".")[2])
    return abs(float(number) * TIMES[unit] - value) <= (0.5001 * digit if digit < 1 else rest(number)) * TIMES[unit]


def rest(number: str) -> float:
    """Half of the last digit of a whole number that is not one of its zeros: 1,340 is 1338."""
    zeros = len(number) - len(number.rstrip("0")) if len(number) > 3 else 0
    return 0.5001 * 10.0**zeros


def rows(name: str, under: str) -> list[list[str]]:
    """The cells of the first table after some words of a document."""
    part = text(name).split(under)[1]
    table = re.search(r"^\|.*?\n\n", part + "\n\n", re.MULTILINE | re.DOTALL)
    assert table
    lines = table[0].strip().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def table_of(label: str) -> tuple[str, int, bool]:
    """`Ark & Noah, quick, 2` as game, players, whether it is the quick one."""
    title, *rest = label.split(", ")
    return TITLES[title], int(rest[-1]), "quick" in rest


@pytest.mark.parametrize(
    ("said", "value", "so"),
    [
        ("12.8 M", 12_849_869, True),
        ("12.9 M", 12_849_869, False),
        ("596 k", 595_501, True),
        ("1,340", 1338.05, True),
        ("1,340", 1346, False),
        ("69", 69.18, True),
        ("70", 69.18, False),
        ("0.036", 0.0329, False),
    ],
)
def test_a_figure_is_a_rounded_value(said, value, so):
    assert near(said, value) is so


# README: benchmarks/figures.json

MEASURED = data("benchmarks/figures.json")["games"]
COLUMNS = ("playouts", "ratio", "steps", "copies", "views", "batch", "bytes")
ROWS = {
    **{title: rf"{name} \d" for title, name in TITLES.items() if title != "Ark & Noah"},
    "Ark & Noah, normal": r"arknoah \d",
    "Ark & Noah, quick": r"arknoah quick \d",
    "Connect Four (example)": "connect_four 2",
    "*OpenSpiel’s connect four*": "OpenSpiel connect_four",
}


def measured(row: dict[str, Any], column: str) -> float | None:
    value = row.get("ratios", {}).get("playouts") if column == "ratio" else row.get(column)
    return None if value is None else float(value)


def test_the_table_of_the_readme_is_what_was_measured():
    found = rows("README.md", "## Figures")
    assert {cells[0] for cells in found} == set(ROWS)
    for title, *cells in found:
        games = [row for name, row in MEASURED.items() if re.fullmatch(ROWS[title], name)]
        for column, cell in zip(COLUMNS, cells, strict=True):
            values = [value for row in games if (value := measured(row, column)) is not None]
            if not values:
                assert cell in ("", "1"), (title, column)
                continue
            low, _, high = cell.partition(" – ")
            assert near(low, min(values)), (title, column)
            assert near(high or low, max(values)), (title, column)


def test_what_the_readme_says_beside_it_is_what_was_measured():
    page, figures = " ".join(text("README.md").split()), data("benchmarks/figures.json")
    own = figures["games"]["connect_four 2"]
    said = re.search(
        r"playouts ([\d.]+)×, stepping from Python ([\d.]+)×, copies ([\d.]+)×, "
        r"search ([\d.]+)× at 1,000 simulations and ([\d.]+)× at 20,000, two threads ([\d.]+)× one; "
        r"a batch ([\d.]+)× Pgx’s on the CPU and ([\d,]+)× PettingZoo’s",
        page,
    )
    assert said
    values = [own["ratios"][what] for what in ("playouts", "steps", "copies", "search", "deep search")]
    values += [figures["threads"]["ratio"], own["batch_ratios"]["Pgx"], own["batch_ratios"]["PettingZoo"]]
    assert [(each, value) for each, value in zip(said.groups(), values, strict=True) if not near(each, value)] == []
    start = figures["start"].values()
    for words, key in (
        (r"in use ([\d.]+) to ([\d.]+) s after", "cached_compiled"),
        (r"takes ([\d.]+) to ([\d.]+) seconds for the first", "cold_compiled"),
    ):
        low, high = re.search(words, page).groups()
        assert near(low, min(each[key] for each in start))
        assert near(high, max(each[key] for each in start))
    (copied,) = re.findall(r"twin = state.copy\(\) # ([\d.]+) µs", page)
    assert near(copied, 1e6 / MEASURED["noah 4"]["copies"])
    (python,) = re.findall(r"Python ([\d.]+)", figures["machine"])
    assert f"(Python {python})" in page
    assert f"medians of {figures['rounds']} interleaved rounds" in page


# The ladder: benchmarks/ladder/*.json


def kept(game: str, players: int, quick: bool, bot: str, opponent: str) -> dict[str, Any]:
    """A line of the ladder."""
    table = f"{game}-{players}{'-game-quick' if quick else ''}"
    found: dict[str, Any] = data(f"benchmarks/ladder/{table}-{bot}-vs-{opponent}.json")
    return found


def pointed(line: dict[str, Any]) -> str:
    """Its points and their interval, as `learning.md` has them."""
    share, low, high = (line[name] / (2 * line["equal_share"]) for name in ("share", "low", "high"))
    return f"{share:.3f} ({low:.3f} – {high:.3f})"


def test_the_strength_of_learned_bots_is_that_of_the_ladder():
    found = rows("docs/learning.md", "Two games side by side on a machine")
    assert len(found) == len(ladder.TABLES) - connect_four()
    for label, *cells in found:
        said = []
        for ms in (20, 100):
            line = kept(*table_of(label), f"learned-cpu_ms-{ms}", f"mcts-cpu_ms-{ms}")
            said += [pointed(line), str(line["games"])]
        assert cells == said, label
    for label, *cells in rows("docs/learning.md", "`expert` against `hard`, as a table offers them"):
        line = kept(*table_of(label), "expert", "hard")
        assert cells == [pointed(line), str(line["games"])], label


def connect_four() -> int:
    """Tables of the ladder that are no game's of ours."""
    return sum(table.game not in registry.OURS for table in ladder.TABLES)


def worth(line: dict[str, Any]) -> float:
    """How many games of deals of their own a game was worth, by its interval: Wilson's with Student's t."""
    from scipy.optimize import brentq
    from scipy.stats import t as student

    p, t = line["share"], float(student.ppf(0.975, line["games"] / 2 - 1))

    def too_wide(games: float) -> float:
        half = t * math.sqrt(p * (1 - p) / games + t * t / (4 * games * games)) / (1 + t * t / games)
        return float(2 * half - (line["high"] - line["low"]))

    return float(brentq(too_wide, 1, 1e6)) / float(line["games"])


def test_what_rotations_and_draws_are_worth_is_what_the_ladder_says():
    for label, *cells in rows("docs/arena.md", "The rotations take luck out before anything is reckoned"):
        title, *more, match = label.replace(", 20 and 100 ms", "").split(", ")
        bots = (
            [("expert", "hard")]
            if "expert" in match
            else [(f"learned-cpu_ms-{ms}", f"mcts-cpu_ms-{ms}") for ms in (20, 100)]
        )
        lines = [kept(TITLES[title], 2, "quick" in more, *pair) for pair in bots]
        alone = [worth(line) for line in lines]
        both = [each * (line.get("worth") or 0) / line["games"] for each, line in zip(alone, lines, strict=True)]
        assert cells[0] == ", ".join(str(line["games"]) for line in lines), label
        for cell, values in ((cells[1], alone), (cells[2], both)):
            said = [] if "no draws" in cell else [float(number) for number in re.findall(r"[\d.]+", cell)]
            assert said == pytest.approx(values if said else [], abs=0.056), label  # shares are kept with four digits
            assert bool(said) == any(values), label


def test_plain_and_adjusted_shares_of_the_ladder_agree_as_is_said():
    lines = [json.loads(file.read_text(encoding="utf-8")) for file in KEPT.glob("*.json")]
    both = [line for line in lines if line.get("adjusted") is not None]
    said = re.search(r"in the (\d+) matches of the ladder .* they lie ([\d.]+) points apart", text("docs/arena.md"))
    assert said
    assert int(said[1]) == len(both)
    assert near(said[2], max(abs(line["adjusted"] - line["share"]) for line in both))
    for line in both:  # all with the same verdict
        assert (line["low"] > line["equal_share"]) == (line["adjusted_low"] > line["equal_share"]), line["command"]


def test_the_searches_of_openspiel_won_what_is_kept():
    lines = data("benchmarks/ismcts.json")
    found = rows("docs/envs.md", "What ours won, draws counted half")
    for label, ms, games, *cells in found:
        game, _, _ = table_of(label)
        for bot, (won, simulations) in (("mcts", cells[:2]), ("learned", cells[2:])):
            (line,) = [x for x in lines if (x["game"], x["bot"], x["budget"]) == (game, bot, f"cpu_ms={ms}")]
            assert games == str(line["games"])
            assert won == f"{line['share']:.3f} ({line['low']:.3f} to {line['high']:.3f})"
            assert all(near(s, n) for s, n in zip(simulations.split(" : "), line["simulations_per_move"], strict=True))
    assert 2 * len(found) == sum(line["budget"].startswith("cpu_ms") for line in lines)


# Games' own files


def test_the_features_of_every_game_are_as_many_as_is_said():
    for title, features, at_once in rows("docs/learning.md", "A game without features is learned from its observation"):
        rules = Rules(registry.definition(TITLES[title]))
        assert features == f"{rules.inputs:,}"
        assert int(at_once) <= rules.inputs


def test_the_puzzles_that_ship_are_those_that_the_page_speaks_of():
    books = {TITLES[title]: tuple(map(int, counts)) for title, *counts in rows("docs/puzzles.md", "What ships")}
    for name in puzzles.games():
        book = puzzles.read(name).puzzles
        seen, easy = (
            sum(puzzle.found[bot] >= often for puzzle in book)
            for bot, often in ((making.SIGHT, making.SEEN), ("easy", making.EASY))
        )
        grades = [sum(puzzle.difficulty == grade for puzzle in book) for grade in (1, 2, 3)]
        assert books[name] == (len(book), seen, easy, *grades), name
        assert seen <= making.SEEN_MOST * len(book), name
        assert easy <= making.EASIES * len(book), name
    assert set(books) == set(puzzles.games())


# Studies


@pytest.mark.parametrize("title", TITLES)
def test_what_a_player_would_quote_stands_in_the_study(title):
    part = text("docs/studies/README.md").split(f"- **{title}")[1].split("\n- **")[0].split("\n\n")[0]
    study = " ".join(text(f"docs/studies/{TITLES[title]}.md").replace("**", "").split())
    shares = re.findall(r"\d+ % \(\d+ to \d+\)", " ".join(part.split()))
    points = [
        f"{value} {span}" for value, span in re.findall(r"([+−][\d.]+)(?: points)? (\(\+[\d.]+ to \+[\d.]+\))", part)
    ]
    assert shares
    for figure in (*shares, *points):
        assert figure in study, figure
