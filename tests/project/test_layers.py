"""Imports point only downwards, nobody uses another's private names, no game is named outside its folders."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import arkade
from arkade import registry
from arkade.text import LANGUAGES

ROOT = Path(arkade.__file__).parent
PROJECT = Path(__file__).parents[2]

#: From the lowest to the highest; a module may import from its own layer and those below.
LAYERS = [
    {"text"},
    {"errors"},
    {"kernel"},
    {"games"},
    {"registry"},
    {"signing", "state", "game", "replay"},
    {"boards", "bots", "judge", "learn", "table"},
    {"server", "arena", "envs", "puzzles", "review"},
    {"study"},
    {"cli"},
]


FACE = {"game", "state", "replay"}

#: Names that begin with an underscore and are meant for all: of named tuples, and Numba's.
PUBLIC = {"_current_frames", "_asdict", "_fields", "_make", "_replace", "_getvalue", "_numba_type_"}
PUBLIC |= {"_dynfunc", "_ensure_finalized", "_finalize_specific"}


def layer(module: str) -> int:
    return next(number for number, names in enumerate(LAYERS) if module in names)


def upward(top: str, source: str) -> list[str]:
    """The modules that a file of a layer may not import."""
    found = [module.split(".") for node in ast.walk(ast.parse(source)) for module in imported(node)]
    modules = {parts[1] for parts in found if parts[0] == "arkade"}
    return sorted(module for module in modules if top != module and layer(module) > layer(top))


def test_imports_point_only_downwards():
    for file in ROOT.glob("**/*.py"):
        top = file.relative_to(ROOT).parts[0].removesuffix(".py")
        if top != "__init__":
            assert upward(top, file.read_text()) == [], file


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("from arkade import registry", "registry"),
        ("from arkade import load", "game"),
        ("import arkade", "game"),
        ("import arkade.bots.mcts", "bots"),
        ("from arkade.server import app", "server"),
        ("def later():\n    from arkade import cli as it", "cli"),
    ],
)
def test_no_way_to_write_an_import_escapes(source, module):
    assert upward("kernel", source) == [module]
    assert upward("cli", source) == []


def private(source: str) -> Iterator[str]:
    """Where a file uses a private name of something that is not its own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and hidden(node.attr):
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield f"line {node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.ImportFrom):
            yield from (f"line {node.lineno}: import {alias.name}" for alias in node.names if hidden(alias.name))


def hidden(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def test_nobody_but_the_face_touches_another_objects_private_names():
    """Who works on records has `Game.handle`."""
    for file in ROOT.glob("**/*.py"):
        if file.relative_to(ROOT).as_posix() not in {f"{name}.py" for name in FACE}:
            assert list(private(file.read_text())) == [], file
    assert len(list(private("game._engine\nself.game._check\nfrom arkade.state import _All\nself._own"))) == 3


def test_no_game_is_named_outside_its_folders():
    """Whatever is special to a game stands in its definition, its words or its board; tests and documents aside."""
    ids = re.compile(rf"(?<![A-Za-z])({'|'.join(registry.OURS)})(?![A-Za-z])")
    found = {}
    for file in sources():
        if names := sorted(set(ids.findall(file.read_text(encoding="utf-8", errors="ignore")))):
            found[file.relative_to(PROJECT).as_posix()] = names
    assert found == {}


#: In client/: installed, tests, and what tools leave there.
NOT_OURS = {"node_modules", "tests", "build", ".svelte-check"}


def sources() -> Iterator[Path]:
    """All that is built or run, without the games' own folders."""
    homes = {folder / name for folder in (ROOT / "games", PROJECT / "client/src/boards") for name in registry.OURS}
    built = {ROOT / "server/static", ROOT / "compiled"}
    text = {".py", ".c", ".toml", ".ftl", ".ts", ".mts", ".mjs", ".js", ".svelte", ".css", ".html", ".json"}
    client = [place for place in (PROJECT / "client").iterdir() if place.name not in NOT_OURS]
    yield from (PROJECT / name for name in ("Makefile", "pyproject.toml", "bootstrap.py"))
    for place in (ROOT, *client):
        for file in place.glob("**/*") if place.is_dir() else [place]:
            if file.suffix in text and not (homes | built) & set(file.parents):
                yield file


def test_games_do_not_know_each_other():
    for file in (ROOT / "games").glob("*/*.py"):
        own = f"arkade.games.{file.parent.name}"
        for node in ast.walk(ast.parse(file.read_text())):
            for module in imported(node):
                assert not module.startswith("arkade.games.") or module.startswith(own), file


def test_every_game_folder_has_the_same_files():
    code = {"components", "state", "rules", "knowledge", "actions", "refusals", "outlook", "view", "survey"}
    code |= {"observation", "story", "evaluation", "board"}
    folders = [folder for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").exists()]
    assert len(folders) >= 3
    for folder in folders:
        assert code <= {file.stem for file in folder.glob("*.py")}, folder
        words = {file.name for file in (folder / "words").iterdir()}
        assert {f"{language}.{kind}" for language in LANGUAGES for kind in ("ftl", "md")} <= words, folder
        assert (folder / "lesson.toml").exists(), folder


def test_only_the_compiler_knows_numba():
    for file in ROOT.glob("**/*.py"):
        modules = {module.split(".")[0] for node in ast.walk(ast.parse(file.read_text())) for module in imported(node)}
        assert ("numba" in modules) == (file == ROOT / "kernel" / "compiler.py")


def test_only_objects_know_llvm():
    for file in ROOT.glob("**/*.py"):
        modules = {module for node in ast.walk(ast.parse(file.read_text())) for module in imported(node)}
        assert ("llvmlite.binding" in modules) == (file == ROOT / "kernel" / "objects.py")


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports; what comes from `arkade` itself is the face's."""
    if isinstance(node, ast.Import):
        return [f"arkade.{min(FACE)}" if alias.name == "arkade" else alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        if node.module == "arkade":
            return [f"arkade.{alias.name if known(alias.name) else min(FACE)}" for alias in node.names]
        return [node.module]
    return []


def known(name: str) -> bool:
    return (ROOT / name).is_dir() or (ROOT / f"{name}.py").exists()
