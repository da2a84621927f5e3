"""Where compiled code is kept: in the package, where a wheel ships it, or in the user's cache.

One file a game, one for the generic part and one for the door, named by the hash of all kernel sources, the game's
sources, and what the code is made for; in the cache also of the versions that made it. A file ends with the hash of its
name and content: what is damaged, half-written, renamed or left by an older version is never loaded. It is written
elsewhere and moved into its place when complete, so that processes do not spoil each other's.
"""

import hashlib
import importlib.metadata
import os
import platform
import sys
import tempfile
import time
from functools import cache as once
from pathlib import Path

from arkade.kernel.definition import Definition

SHIPPED = Path(__file__).parent.parent / "compiled"
GENERIC, DOOR = "arkade", "arkade_door"
KEPT_DAYS = 30  # files of other versions are removed when unused for so long
WORKSHOP = ".filling-"

#: `ARKADE_COMPILE=check` compiles with bounds checks, for tests.
CHECKED = os.environ.get("ARKADE_COMPILE") == "check"


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


def title(definition: Definition | None) -> str:
    """What a file's name begins with; None is the generic part."""
    return GENERIC if definition is None else definition.id


def sources_key(definition: Definition | None) -> str:
    """Changes with everything that compiled code depends on but its compiler."""
    digest = _kernel_digest().copy()
    if definition is not None:
        _add_sources(digest, definition.sources)
    return digest.hexdigest()[:20]


def key(definition: Definition | None) -> str:
    """Changes with the compiler's versions too."""
    return hashlib.sha256(repr((sources_key(definition), _versions(), CHECKED)).encode()).hexdigest()[:20]


@once
def _kernel_digest() -> "hashlib._Hash":
    digest = hashlib.sha256(repr((sys.platform, platform.machine())).encode())
    _add_sources(digest, Path(__file__).parent)
    return digest


def _add_sources(digest: "hashlib._Hash", folder: Path) -> None:
    for source in sorted([*folder.glob("**/*.py"), *folder.glob("*.c")]):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")


@once
def _versions() -> list[str]:
    found = [sys.version]
    for name in ("numpy", "numba", "llvmlite"):
        try:
            found.append(importlib.metadata.version(name))
        except importlib.metadata.PackageNotFoundError:
            found.append("none")
    return found


def place_of(definition: Definition | None, suffix: str = ".so") -> Path:
    """Where this version's code for a game, or the generic part, is or will be in the cache."""
    return root() / f"{title(definition)}-{key(definition)}{suffix}"


def shipped_place_of(definition: Definition | None) -> Path:
    """Where a wheel has it."""
    return SHIPPED / f"{title(definition)}-{sources_key(definition)}.so"


def door_places() -> tuple[Path, Path]:
    """Where the C extension is: shipped, or in the cache."""
    return SHIPPED / f"{DOOR}-{sources_key(None)}.so", root() / f"{DOOR}-{key(None)}.so"


def find(definition: Definition | None) -> Path | None:
    """The file with the code: a shipped library, a library or an object in the cache; None if there is none."""
    shipped = [] if CHECKED else [shipped_place_of(definition)]
    places = (*shipped, place_of(definition), place_of(definition, ".o"))
    return next((place for place in places if sealed(place)), None)


def find_door() -> Path | None:
    """The C extension, if it could be built."""
    return next((place for place in door_places() if sealed(place)), None)


def _seal(name: str, content: bytes) -> bytes:
    return hashlib.sha256(name.encode() + b"\0" + content).digest()


SEAL_BYTES = 32
MOST_BYTES = 100_000_000  # of a file; the largest of ours has two million


def read(place: Path) -> bytes | None:
    """The content of a file, None where it is not there, damaged or another one's."""
    try:
        if place.stat().st_size > MOST_BYTES:
            return None
        whole = place.read_bytes()
    except OSError:
        return None
    content, seal = whole[:-SEAL_BYTES], whole[-SEAL_BYTES:]
    return content if content and seal == _seal(place.name, content) else None


def sealed(place: Path) -> bool:
    """Whether a file is complete and undamaged."""
    return read(place) is not None


def save(place: Path, content: bytes) -> None:
    """Write a file beside its place and move it there. OSError where that cannot be done."""
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, workshop = tempfile.mkstemp(prefix=WORKSHOP, dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content + _seal(place.name, content))
        Path(workshop).replace(place)
    except BaseException:
        Path(workshop).unlink(missing_ok=True)
        raise
    _tidy(place)


def _tidy(place: Path) -> None:
    """Remove what other versions of the same and processes that died have left long ago."""
    game = place.name.rsplit("-", 1)[0]
    for other in place.parent.iterdir():
        try:
            old = time.time() - other.stat().st_mtime > KEPT_DAYS * 86400
            if old and other != place and other.is_file() and other.name.startswith((f"{game}-", WORKSHOP)):
                other.unlink()
        except OSError:  # another process was faster, or may not
            continue
