"""The server's folders use only those below them."""

import ast
from pathlib import Path

from arkade import server

ROOT = Path(server.__file__).parent
#: From the lowest to the highest; what lies outside them is for all.
FOLDERS = ["protocol", "rooms", "store", "live", "web"]


def test_imports_between_folders_point_only_downwards():
    checked = 0
    for file in ROOT.glob("*/*.py"):
        folder = file.parent.name
        for node in ast.walk(ast.parse(file.read_text())):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            names = [alias.name for alias in node.names] if module == "arkade.server" else module.split(".")[2:3]
            for other in names if module.startswith("arkade.server") else []:
                if other in FOLDERS:
                    assert FOLDERS.index(other) <= FOLDERS.index(folder), f"{folder}/{file.name} imports {other}"
                    checked += 1
    assert checked > 30


def test_modules_of_a_folder_do_not_import_each_other_in_a_circle():
    for folder in FOLDERS:
        uses = {file.stem: set(imported(file, f"arkade.server.{folder}")) for file in (ROOT / folder).glob("*.py")}
        uses.pop("__init__")
        while uses:
            free = {name for name, others in uses.items() if not others & uses.keys()}
            assert free, f"a circle in {folder}: {sorted(uses)}"
            uses = {name: others for name, others in uses.items() if name not in free}


def imported(file, package):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            yield node.module.removeprefix(f"{package}.")
