"""What the documents name is there: files, options, commands."""

import argparse
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkade.cli import COMMANDS, help_in, parser_of

ROOT = Path(__file__).parents[2]
#: Where the documents' paths begin.
BASES = ("", "src", "src/arkade", "client", "client/src", "docs", "examples/connect_four/connect_four")
FILE = re.compile(
    r"\.?[\w@-][\w.@-]*(/[\w.@-]+)*\.(py|toml|json|md|m?ts|svelte|ftl|svg|css|m?js|txt|sql|c|webp|jpg|png)"
)
FOLDER = re.compile(r"(src|tests|docs|client|examples|benchmarks|kernel|server|games|boards|words)(/[\w.-]+)+")

#: What a command writes, or a reader is to write.
WRITTEN = {
    "src/arkade/compiled": "by `arkade compile --ship`",
    "benchmarks/ladder/games": "by `make ladder`",
    **dict.fromkeys(("points.png", "rating.png", "shares.png", "summary.json"), "by `arkade arena --out`"),
    "replays/DEAL.ROTATION.json": "by `arkade arena --replays`",
    "report.md": "by `arkade study --out`",
    "replay.json": "by whoever saves one",
    "game.json": "by whoever saves one",
    "my-deck.toml": "by whoever has the cards",
    "mine.toml": "by whoever has the cards",
    "mine.safetensors": "by whoever has learned some",
    "de": "a language that is to come",
}
#: Options of programs of others.
FOREIGN = {"--help", "--address", "--head"}


def pages() -> Iterator[Path]:
    """All documents but the list of what has changed."""
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "benchmarks/README.md"):
        if page.name != "CHANGELOG.md":
            yield page
    yield ROOT / "client/src/boards/README.md"


PAGES = [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in sorted(pages())]


def files() -> set[str]:
    """The names of all files that are ours."""
    tops = [top for top in ROOT.iterdir() if top.name in {"src", "tests", "docs", "benchmarks", "examples"}]
    tops += [ROOT / "client" / part for part in ("src", "tests", "words", "art", "public")]
    found = {file.name for top in tops for file in top.rglob("*") if "__pycache__" not in file.parts}
    return found | {file.name for folder in (ROOT, ROOT / "client") for file in folder.iterdir()}


def code(page: Path) -> list[str]:
    """What stands in blocks of code, and what stands so in a sentence."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return blocks + re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def words(page: Path) -> Iterator[str]:
    """The same word by word."""
    for part in code(page):
        yield from re.split(r"[\s,;()\"'=]+", part)


def made(name: str) -> bool:
    return (
        name in WRITTEN
        or f"src/{name}" in WRITTEN
        or any(part.partition(".")[0] in WRITTEN for part in name.split("/"))
    )


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_document_names_is_there(page):
    ours, missing = files(), []
    for word in words(page):
        name = word.partition("::")[0].rstrip(".:").rstrip("/")
        if not (FILE.fullmatch(name) or FOLDER.fullmatch(name)) or made(name):
            continue
        there = any((ROOT / base / name).exists() for base in BASES) or (page.parent / name).exists()
        if not there and ("/" in name or name not in ours):
            missing.append(name)
    assert missing == []


def options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Those of a command and of all below it."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from options(below)


def styles_and_scripts() -> Iterator[str]:
    """What stands as a property of a style, or as an option of a script."""
    places = ("benchmarks/*.py", "docs/*.py", "client/tests/*.py", "src/arkade/arena/*.py", "tests/**/*.py")
    for pattern in (*places, "client/src/**/*.css", "client/src/**/*.svelte", "client/src/**/*.js"):
        for file in ROOT.glob(pattern):
            yield from re.findall(r"--[a-z][\w-]+", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_every_option_that_a_document_names_is_there(page):
    named = set(re.findall(r"(?<![\w-])--[a-z][\w-]+", page.read_text(encoding="utf-8")))
    assert named - set(options(parser_of(COMMANDS, help_in("en")))) - set(styles_and_scripts()) - FOREIGN == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_a_document_names_is_there(page):
    text = "\n".join(code(page))
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|/)arkade ([a-z][\w-]*)", text, re.MULTILINE)) - set(COMMANDS) - FILES == set()
    assert set(re.findall(r"^make ([a-z][\w-]*)", text, re.MULTILINE)) - targets == set()
    for module in re.findall(r"python -m ([\w.]+)", text):
        place = ROOT.joinpath(*module.split("."))
        inside = ROOT / "src" / place.relative_to(ROOT)
        found = any(each.with_suffix(".py").exists() or each.is_dir() for each in (place, inside))
        assert found or module in OTHERS, module
    for file in re.findall(r"python ([\w/.-]+\.py)", text):
        assert (ROOT / file).exists(), file


#: What stands behind `arkade` and is no command: kinds of files.
FILES = {"puzzles", "replay", "review"}
#: Modules that are installed.
OTHERS = {"pytest", "pip", "build", "venv", "uv"}


def test_extras_that_documents_name_can_be_installed():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for page in pages():
        for named in re.findall(r"arkade\[([\w,]+)\]|'\.\[([\w,]+)\]'", page.read_text(encoding="utf-8")):
            assert set(",".join(filter(None, named)).split(",")) <= set(extras), page.name
