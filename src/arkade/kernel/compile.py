"""`python -m arkade.kernel.compile MODULE NAME`: compile a game's rules, or the generic part, and save them.

MODULE is the game's package or `-` for the generic part, NAME that of the file which is wanted. What goes to standard
output is the object, for a parent who cannot read it from the cache; or, with exit code 2, why there is none.
"""

import contextlib
import gc
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from arkade.kernel import cache, libraries
from arkade.kernel.definition import Definition

FAILED = 2


def main(module: str, name: str) -> int:
    """0 when the object was made."""
    definition = None if module == "-" else importlib.import_module(module).GAME
    if cache.place_of(definition).name != name:
        sys.stdout.write("this process sees other sources than the one that asked for it")
        return FAILED
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)  # who plays meanwhile goes first
    there = cache.find(definition)  # which the parent could not load
    with _alone(cache.place_of(definition, ".lock")):
        if not there and cache.find(definition):  # another process was faster
            return 0
        return _compile(definition)


def _compile(definition: Definition | None) -> int:
    from arkade.kernel import compiler, objects

    gc.disable()  # Numba makes millions of small things and keeps them: looking for garbage took an eighth of the time
    compiler.only_lower()
    try:
        codes = compiler.generic_code() if definition is None else compiler.game_code(definition)
        code = objects.build(cache.title(definition), codes)
    except objects.NotCompiled as error:
        sys.stdout.write(str(error))
        return FAILED
    with contextlib.suppress(OSError):
        library = libraries.link(code)
        cache.save(cache.place_of(definition, ".o" if library is None else ".so"), library or code)
    if definition is None:
        with contextlib.suppress(OSError):
            if door := libraries.build_door():
                cache.save(cache.door_places()[1], door)
    with contextlib.suppress(OSError):  # nobody listens
        sys.stdout.buffer.write(code)
        sys.stdout.flush()
    return 0


@contextlib.contextmanager
def _alone(place: Path) -> Iterator[None]:
    """Wait while another process compiles the same, where that can be known: five servers compile a game once."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(ImportError, OSError):
            import fcntl

            place.parent.mkdir(parents=True, exist_ok=True)
            fcntl.flock(held.enter_context(place.open("wb")), fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
