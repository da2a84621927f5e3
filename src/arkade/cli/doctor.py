"""`arkade doctor`: what is here and what is missing, in a table that can be pasted into a report."""

import argparse
import importlib.metadata
import os
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import arkade
from arkade import registry
from arkade.cli import DONE
from arkade.kernel import cache

ABOUT = "say what is installed, compiled and missing, in a table for a report"

#: Browsers by which the tests and pictures see the table, as Debian and others call them; the first is preferred.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Finding(NamedTuple):
    """One line of the table."""

    what: str
    found: str
    note: str = ""  # what to do about it, where something is missing


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing more than all commands take."""


def run(options: argparse.Namespace) -> int:
    """Print the table, as Markdown."""
    rows = [Finding("", "found", "to do"), *_machine(), *_packages(), *_programs(), *_compiled(), *_database()]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for number, row in enumerate(rows):
        print("| " + " | ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) + " |")
        if number == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return DONE


def _machine() -> Iterator[Finding]:
    yield Finding("arkade", arkade.__version__)
    yield Finding("Python", f"{platform.python_version()} ({platform.python_implementation()})")
    yield Finding("machine", f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors")
    yield Finding("games", ", ".join(arkade.games()))


def _packages() -> Iterator[Finding]:
    """The core's packages, then every extra: whole, or what it lacks."""
    requirements = [_Requirement.read(text) for text in importlib.metadata.requires("arkade") or []]
    for requirement in (each for each in requirements if not each.extra):
        version = _version(requirement.name)
        yield Finding(requirement.name, version or "missing", "" if version else f"pip install {requirement.name}")
    for extra in importlib.metadata.metadata("arkade").get_all("Provides-Extra") or []:
        wanted = [each.name for each in requirements if each.extra == extra and each.name != "arkade"]
        missing = [name for name in wanted if _version(name) is None]
        found = f"{len(wanted) - len(missing)} of {len(wanted)} packages" if missing else "complete"
        yield Finding(f"extra {extra}", found, f"pip install 'arkade[{extra}]', if you want it" if missing else "")


class _Requirement(NamedTuple):
    """A requirement of the package's metadata, as far as it matters here."""

    name: str
    extra: str

    @classmethod
    def read(cls, text: str) -> "_Requirement":
        """From a line such as `starlette>=1.0; extra == 'server'`."""
        extra = re.search(r"extra == ['\"]([\w-]+)['\"]", text)
        name = re.match(r"[\w.-]+", text)
        return cls(name[0] if name else text, extra[1] if extra else "")


def _programs() -> Iterator[Finding]:
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    yield Finding("browser for tests", Path(browser).name if browser else "none", "" if browser else "install chromium")
    node = shutil.which("node")
    version = subprocess.run([node, "-v"], capture_output=True, text=True).stdout.strip() if node else "none"
    yield Finding("Node", version, "" if node else "only building the client needs it")
    client = Path(arkade.__file__).parent / "server" / "static" / "index.html"
    yield Finding("the page", "built" if client.exists() else "not built", "" if client.exists() else "make client")


def _compiled() -> Iterator[Finding]:
    """The compiler, its cache, and which games have compiled rules there."""
    numba = _version("numba")
    yield Finding("compiler", f"Numba {numba}, llvmlite {_version('llvmlite')}" if numba else "none")
    yield Finding(
        "C compiler", shutil.which("cc") or "none", "" if shutil.which("cc") else "the door is ctypes: slower"
    )
    place = cache.root()
    writable = os.access(next(each for each in (place, *place.parents) if each.exists()), os.W_OK)
    yield Finding("cache", _home(place), "" if writable else "cannot be written: rules are compiled at every start")
    ready = [name for name in arkade.games() if cache.find(registry.definition(name)) and cache.find(None)]
    waiting = [name for name in arkade.games() if name not in ready]
    how = f"arkade compile {' '.join(waiting)}" if numba else "pip install 'arkade[compile]'"
    note = f"interpreted: {how}" if waiting else ""
    yield Finding("compiled rules", ", ".join(ready) or "none", note)
    if os.environ.get("ARKADE_COMPILE") == "0":
        yield Finding("ARKADE_COMPILE", "0", "rules stay interpreted: unset it")


def _database() -> Iterator[Finding]:
    yield Finding("SQLite", sqlite3.sqlite_version)
    url = os.environ.get("ARKADE_DB", "")
    if url:
        yield Finding("ARKADE_DB", re.sub(r"//[^@/]*@", "//…@", url))


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _home(place: Path) -> str:
    """A path without the user's name."""
    return str(place).replace(str(Path.home()), "~") if sys.platform != "win32" else str(place)
