"""What the documents say is so."""

import re
from pathlib import Path
from typing import Any

import pytest

import arkade
from tests.project import examples

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", arkade.games())
def test_the_layout_of_observations_is_as_documented(name):
    page = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    part = page.split(f"## {name}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\d × ]+) \|", part, re.MULTILINE)
    documented = [(piece, tuple(int(size) for size in shape.split("×"))) for piece, shape in rows]
    assert documented == [(piece, shape) for piece, (_, shape) in arkade.load(name).pieces.items()]


#: What takes long, or needs a kit that takes seconds to load.
SLOW = {"README.md: For research", "docs/envs.md", "docs/learning.md", "docs/review.md"}
LONG = {"docs/arena.md"}  # 400 games
#: Shown as they stand in a game, not to be run.
QUOTED = "docs/adding-a-game.md"
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), *ROOT.glob("*/README.md")]


def shown() -> Any:
    """Every heading under which there is Python, as a parameter."""
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        for heading, blocks in examples.sections(page).items() if name != QUOTED else ():
            called = {name, f"{name}: {heading}"}
            marks = [mark for mark, which in ((pytest.mark.slow, SLOW), (pytest.mark.nightly, LONG)) if called & which]
            yield pytest.param(blocks, id=f"{name}: {heading}", marks=marks)


@pytest.mark.parametrize("blocks", list(shown()))
def test_examples_run_and_their_comments_are_so(blocks, tmp_path, monkeypatch):
    (tmp_path / "game.json").write_bytes((ROOT / "tests/fixtures/v0_1/animimix.json").read_bytes())
    (tmp_path / "my-deck.toml").write_bytes((ROOT / "src/arkade/games/optimix/deck.toml").read_bytes())
    monkeypatch.setenv("ARKADE_WEIGHTS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    assert [fault for block in blocks for fault in examples.run(block, names)[1]] == []


def test_the_readme_says_what_comes_out():
    (block,) = examples.sections(ROOT / "README.md")["A minute with the Python API"]
    compared, _ = examples.run(block, {})
    assert compared >= 3


@pytest.mark.parametrize(
    ("code", "so"),
    [
        ("1 + 1  # 2", True),
        ("1 + 1  # 2: two", True),
        ("1 + 1  # 3: not two", False),
        ("['a', 'b']  # ['a', …]", True),
        ("['a', 'b']  # ['b', …]", False),
        ("('NOA-11',)  # ('NOA-06',): the rules", False),
        ("print(0.5)  # below 0.6, after some seconds", True),
        ("0.5  # below 0.4", False),
        ("{'a': 1}  # {'a': 1}: a thing", True),
        ("1 + 1  # [what a word", False),
    ],
)
def test_a_comment_is_compared_with_the_value(code, so):
    assert examples.run(code, {}) == (1, []) if so else examples.run(code, {})[1]


def test_links_between_documents_lead_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert "://" in link or (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_code_that_the_page_on_adding_a_game_shows_stands_in_the_games():
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folders = [ROOT / "examples" / "connect_four" / "connect_four", ROOT / "src" / "arkade" / "games" / "animimix"]
    sources = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("*.py"))
    shown = [block.split("```")[0] for block in page.split("```python\n")[1:]]
    assert shown
    for code in shown:
        assert code in sources, code


def test_the_seal_is_as_documented():
    import hashlib

    text = (ROOT / "docs" / "replays.md").read_text(encoding="utf-8").split("```\n")[1].rstrip("\n")
    assert arkade.commitment(arkade.load("noah", 4), 7) == hashlib.sha256(text.encode()).hexdigest()
