"""Where compiled code is kept between processes.

One folder a game, named by the hash of all kernel sources, the game's sources, the versions of Python, NumPy and
Numba, and how the code is compiled: Numba by itself does not notice a changed function in another file. A folder
counts only once its seal is written, which lists the hash of every file in it: what is damaged, half-written or left
by an older version is never loaded.
"""

import hashlib
import importlib.metadata
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from arkade.kernel.definition import Definition

SEAL = "sealed.json"
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


def folder(definition: Definition) -> Path | None:
    """This version's folder for the game, made if need be; None where nothing can be written."""
    try:
        place = root() / f"{definition.id}-{key(definition)}"
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place) as probe:
            probe.write(b"writable?")
    except (OSError, RuntimeError):  # RuntimeError: no home folder
        return place if sealed(place) else None
    return place


def _hashes(place: Path) -> dict[str, str]:
    files = (file for file in place.glob("**/*") if file.is_file() and file.suffix in (".nbi", ".nbc"))
    return {str(file.relative_to(place)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def seal(place: Path) -> None:
    """Declare the folder complete; afterwards remove folders that other versions left long ago."""
    text = json.dumps(_hashes(place))
    with tempfile.NamedTemporaryFile("w", dir=place, delete=False) as file:
        file.write(text)
    Path(file.name).replace(place / SEAL)
    for other in place.parent.iterdir():
        if other != place and other.name.startswith(place.name.rsplit("-", 1)[0] + "-"):
            stamp = other / SEAL
            age = time.time() - (stamp if stamp.exists() else other).stat().st_mtime
            if age > KEPT_DAYS * 86400:
                shutil.rmtree(other, ignore_errors=True)


def sealed(place: Path) -> bool:
    """Whether the folder is complete and undamaged."""
    try:
        listed = json.loads((place / SEAL).read_text())
        return isinstance(listed, dict) and bool(listed) and listed.items() <= _hashes(place).items()
    except (OSError, ValueError):
        return False
