"""`python -m arkade.kernel.compile MODULE NAME`: compile a game's rules, or the generic part, and save them.

MODULE is the game's package or `-` for the generic part, NAME that of the file which is wanted. What goes to standard
output is the object, for a parent who cannot read it from the cache; or, with exit code 2, why there is none.
"""

import contextlib
import importlib
import os
import sys

from arkade.kernel import cache, libraries

FAILED = 2


def main(module: str, name: str) -> int:
    """0 when the object was made."""
    definition = None if module == "-" else importlib.import_module(module).GAME
    if cache.place_of(definition).name != name:
        sys.stdout.write("this process sees other sources than the one that asked for it")
        return FAILED
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)  # who plays meanwhile goes first
    from arkade.kernel import compiler, objects

    try:
        codes = compiler.generic_code() if definition is None else compiler.game_code(definition)
    except compiler.NotCompiled as error:
        sys.stdout.write(str(error))
        return FAILED
    code = objects.build(cache.title(definition), codes)
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


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
