"""Imports point only downwards."""

import ast
from pathlib import Path

import arkade

ROOT = Path(arkade.__file__).parent

#: From the lowest to the highest; a module may import from its own layer and those below.
LAYERS = [
    {"errors"},
    {"text"},
    {"kernel"},
    {"games"},
    {"registry"},
    {"state", "game", "replay"},
    {"boards", "bots", "table"},
    {"lessons"},
    {"server", "arena", "envs"},
    {"cli"},
]


#: What a game has beside the common files.
MORE = {
    "optimix": {  # a deck that is data, and parts of rules and view
        *("deck", "setup", "cohabitation", "ark", "scoring", "closed", "story"),
    },
    "arknoah": {  # parts of rules and view that would be too long
        *("setup", "rounds", "stocks", "exchange", "building", "enclosures", "loading", "ending", "sets"),
        *("observation", "story"),
    },
}


def layer(module: str) -> int:
    return next(number for number, names in enumerate(LAYERS) if module in names)


def test_imports_point_only_downwards():
    checked = 0
    for file in ROOT.glob("**/*.py"):
        top = file.relative_to(ROOT).parts[0].removesuffix(".py")
        if top == "__init__":
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            for module in imported(node):
                if module.startswith("arkade.") and top != module.split(".")[1]:
                    assert layer(module.split(".")[1]) <= layer(top), f"{file.name} imports {module}"
                    checked += 1
    assert checked > 50


def test_games_do_not_know_each_other():
    for file in (ROOT / "games").glob("*/*.py"):
        own = f"arkade.games.{file.parent.name}"
        for node in ast.walk(ast.parse(file.read_text())):
            for module in imported(node):
                assert not module.startswith("arkade.games.") or module.startswith(own), file


def test_every_game_folder_has_the_same_files():
    wanted = {"__init__", "components", "state", "rules", "knowledge", "actions", "refusals", "view", "survey"}
    folders = [folder for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").exists()]
    assert len(folders) >= 3
    for folder in folders:
        files = {file.stem for file in folder.glob("*.py")} - {"evaluation"}  # a game is whole without one
        assert files == wanted | MORE.get(folder.name, set())


def test_only_the_compiler_knows_numba():
    for file in ROOT.glob("**/*.py"):
        modules = {module.split(".")[0] for node in ast.walk(ast.parse(file.read_text())) for module in imported(node)}
        assert ("numba" in modules) == (file == ROOT / "kernel" / "compiler.py")


def test_only_objects_know_llvm():
    for file in ROOT.glob("**/*.py"):
        modules = {module for node in ast.walk(ast.parse(file.read_text())) for module in imported(node)}
        assert ("llvmlite.binding" in modules) == (file == ROOT / "kernel" / "objects.py")


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        if node.module == "arkade":
            return [f"arkade.{alias.name}" for alias in node.names if (ROOT / alias.name).exists()]
        return [node.module]
    return []
