"""What the documents say is so."""

import re
from pathlib import Path

import pytest

import arkade

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", arkade.games())
def test_the_layout_of_observations_is_as_documented(name):
    page = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    part = page.split(f"## {name}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\d × ]+) \|", part, re.MULTILINE)
    documented = [(piece, tuple(int(size) for size in shape.split("×"))) for piece, shape in rows]
    assert documented == [(piece, shape) for piece, (_, shape) in arkade.load(name).pieces.items()]


def test_the_readmes_minute_of_python_runs():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(code, names)  # our own README
    twin = names["twin"]
    assert isinstance(twin, arkade.State)
    assert twin.over


@pytest.mark.slow
@pytest.mark.parametrize("section", ["PettingZoo", "Gymnasium", "OpenSpiel", "Batch"])
def test_the_examples_of_environments_run(section):
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for block in page.split(f"## {section}\n")[1].split("\n## ")[0].split("```python\n")[1:]:
        exec(block.split("```")[0], names)  # our own page


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
