"""Where compiled code is kept between processes.

One folder a game, named by the hash of all kernel sources, the game's sources, the versions of Python, NumPy and
Numba, and how the code is compiled: Numba by itself does not notice a changed function in another file. A folder is
filled elsewhere and moved into its place when it is complete and sealed; the seal lists the hash of every file in it.
What is damaged, half-written or left by an older version is never loaded.
"""

import hashlib
import importlib.metadata
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from arkade.kernel.definition import Definition

SEAL = "sealed.json"
WORKSHOP = ".filling-"
KEPT_DAYS = 30  # folders of other versions are removed when unused for so long


def root() -> Path:
    """ARKADE_CACHE, else the user's cache folder."""
    if chosen := os.environ.get("ARKADE_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "arkade"


def key(definition: Definition) -> str:
    """Changes with everything that the compiled code depends on."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent, definition.sources):
        for source in sorted(folder.glob("**/*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    versions = [importlib.metadata.version(name) for name in ("numpy", "numba", "llvmlite")]
    digest.update(repr((sys.version, versions, os.environ.get("NUMBA_BOUNDSCHECK"))).encode())
    return digest.hexdigest()[:20]


def place_of(definition: Definition) -> Path:
    """Where this version's code for the game is or will be."""
    return root() / f"{definition.id}-{key(definition)}"


def _hashes(place: Path) -> dict[str, str]:
    files = (file for file in place.glob("**/*") if file.is_file() and file.suffix in (".nbi", ".nbc"))
    return {str(file.relative_to(place)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def sealed(place: Path) -> bool:
    """Whether a folder is complete and undamaged."""
    try:
        listed = json.loads((place / SEAL).read_text())
        return isinstance(listed, dict) and bool(listed) and listed.items() <= _hashes(place).items()
    except (OSError, ValueError):
        return False


def fill(place: Path, compile_into: Callable[[Path], Any]) -> None:
    """Fill a folder next to `place`, seal it and move it there, unless another process was faster."""
    place.parent.mkdir(parents=True, exist_ok=True)
    workshop = Path(tempfile.mkdtemp(prefix=WORKSHOP, dir=place.parent))
    try:
        compile_into(workshop)
        (workshop / SEAL).write_text(json.dumps(_hashes(workshop)))
        if not sealed(place):
            shutil.rmtree(place, ignore_errors=True)
            workshop.rename(place)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    _tidy(place)


def _tidy(place: Path) -> None:
    """Remove what other versions of the game and processes that died have left long ago."""
    game = place.name.rsplit("-", 1)[0]
    for other in place.parent.iterdir():
        if other != place and other.name.startswith((f"{game}-", WORKSHOP)):
            stamp = other / SEAL
            if time.time() - (stamp if stamp.exists() else other).stat().st_mtime > KEPT_DAYS * 86400:
                shutil.rmtree(other, ignore_errors=True)


@contextmanager
def opened(place: Path) -> Iterator[Path]:
    """A sealed folder for Numba to load from. It wants to write there, so that a read-only one is copied first."""
    try:
        tempfile.TemporaryFile(dir=place).close()
        writable = True
    except OSError:
        writable = False
    if writable:
        yield place
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield shutil.copytree(place, Path(folder) / place.name)
