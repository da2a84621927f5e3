"""Sets up what a command of the Makefile needs, and nothing more: `python bootstrap.py play` or `test`.

Python packages go into .venv (by uv where it is installed, else by pip) while npm installs and builds the browser's
client. Where everything is there it says nothing and takes a moment. What goes wrong is said in one sentence.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

if sys.version_info < (3, 11):  # noqa: UP036  (whoever has an older Python must be told so)
    sys.exit("arkade needs Python 3.11 or newer, this is " + sys.version.split()[0] + ": try make PYTHON=python3.12")

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / "python"
NODE = ROOT / "build" / "node"  # Node as a Python package, for building only: not in .venv
LOG = ROOT / "build" / "setup.log"
EXAMPLE = "examples/connect_four"

#: What each command installs: extras of pyproject.toml, and about what it costs.
EXTRAS = {"play": ["compile", "server"], "test": ["dev"]}
COSTS = {"play": "about 420 MB on disk, half a minute", "test": "about 1.9 GB on disk, two minutes"}

#: What a failure looks like in the words of pip, uv and npm (any word of a line), and what to do about it.
CAUSES = {
    r"No space left": "the disk is full: make room and try again",
    r"Permission denied|EACCES|Read-only file system": "it may not write here: see who owns this folder",
    r"NewConnectionError|NameResolutionError|ConnectTimeout|Temporary failure|dns error|client error"
    r"|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET": "nothing can be fetched, for want of a "
    "network or of a proxy's address: mend that and try again",
    r"No matching distribution|no wheels": "a package is not to be had for this Python and platform",
}

FAILED = "the Python packages could not be installed"


class Failure(Exception):
    """A sentence for a person."""


def main(command: str) -> None:
    """Bring everything up to date for a command."""
    begin = time.monotonic()
    if command == "play" and fresh("test"):  # which has all that playing needs
        command = "test"
    packages, client = not fresh(command), client_says(command, "--needs").split()
    if not packages and not client:
        return
    print(f"Setting up to {command}: {COSTS[command] if packages else 'the page for the browser'}.", flush=True)
    if not os.access(ROOT, os.W_OK):
        raise Failure(f"it cannot be set up in {ROOT}: you may not write there; copy it to a folder of yours")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("")
    if packages:
        make_environment()
    for package in client[1:]:
        run([*installer(), "--target", str(NODE), package], "there is no Node 20.19 or newer, nor one from PyPI")
    with ThreadPoolExecutor(1) as beside:
        building = beside.submit(client_says, command)
        if packages:
            run([*installer(), "hatchling", "editables", *wanted(command)], FAILED)
        building.result()
    if packages:  # now its hook finds the client built
        own = ["-e", "."] if command == "play" else ["-e", ".", "-e", EXAMPLE]
        run([*installer(), "--no-build-isolation", "--no-deps", *own], FAILED)
        stamp_of(command).write_text(digest(command))
    print(f"Done in {time.monotonic() - begin:.0f} s.", flush=True)


def client_says(command: str, *options: str) -> str:
    """Have the client built, or, by an option, hear what that would take."""
    checking = ["--checking"] if command == "test" else []
    environment = {**os.environ, "PYTHONPATH": str(NODE)}
    return run([sys.executable, "client/build.py", *checking, *options], "the page could not be built", environment)


def project() -> dict[str, Any]:
    """What pyproject.toml says of the package."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def wanted(command: str) -> list[str]:
    """What a command requires, the extras written out."""
    found, waiting = list(project()["dependencies"]), list(EXTRAS[command])
    for name in waiting:
        for requirement in project()["optional-dependencies"][name]:
            if requirement.startswith("arkade["):
                waiting += requirement[len("arkade[") : -1].split(",")
            else:
                found.append(requirement)
    return found


def digest(command: str) -> str:
    """Changes with all that decides what is installed."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("constraints.txt", f"{EXAMPLE}/pyproject.toml")]
    return hashlib.sha256(repr([sys.version, EXTRAS[command], project(), *texts]).encode()).hexdigest()


def stamp_of(command: str) -> Path:
    """The file that tells what was installed."""
    return VENV / f"ready-to-{command}"


def fresh(command: str) -> bool:
    """Whether the packages for a command are there."""
    stamp = stamp_of(command)
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == digest(command)


def make_environment() -> None:
    """An empty .venv, where there is none that works."""
    if shutil.which("uv"):
        run(["uv", "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(VENV)], "there is no .venv")
    elif not (PYTHON.exists() and (BIN / "pip").exists()):
        hint = "no .venv could be made (on Debian and Ubuntu: apt install python3-venv; or install uv)"
        run([sys.executable, "-m", "venv", str(VENV)], hint)


def installer() -> list[str]:
    """The beginning of a command that installs."""
    if shutil.which("uv"):
        start = ["uv", "pip", "install", "--quiet", "--python", str(PYTHON)]
    else:
        start = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "2"]
    return [*start, "-c", "constraints.txt"]


def run(command: list[str], failed: str, environment: dict[str, str] | None = None) -> str:
    """Run something quietly; what it said. Where it failed that is kept, and one sentence tells what and why."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode == 0:
        return done.stdout
    with LOG.open("a", encoding="utf-8") as log:
        log.write(done.stdout)
    why = next((f": {cause}" for signs, cause in CAUSES.items() if re.search(signs, done.stdout)), "")
    raise Failure(f"{failed}{why} (all that was said is in {LOG.relative_to(ROOT)})")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except Failure as failure:
        sys.exit(f"arkade: {failure}")
    except PermissionError as error:
        sys.exit(f"arkade: {error.filename} may not be written: see who owns this folder, or copy it to one of yours")
    except KeyboardInterrupt:
        sys.exit(130)
