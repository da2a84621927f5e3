"""`python -m arkade.kernel.compile MODULE PLACE`: compile a game's rules and save them in the cache."""

import importlib
import sys
from pathlib import Path

from arkade.kernel import cache
from arkade.kernel.compiler import DISABLED, compile_entries
from arkade.kernel.dispatch import register


def main(module: str, place: str) -> int:
    """0 when the code is in its place."""
    definition = importlib.import_module(module).GAME
    # another name: the parent sees other sources than this process
    if DISABLED or Path(place).name != cache.place_of(definition).name:
        return 1
    register(definition)
    cache.fill(Path(place), lambda folder: compile_entries(definition, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
