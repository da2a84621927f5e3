"""`python -m arkade.kernel.compile MODULE FOLDER`: compile a game's rules and save them in a cache folder."""

import importlib
import sys
from pathlib import Path

from arkade.kernel import cache
from arkade.kernel.compiler import DISABLED, compile_entries
from arkade.kernel.dispatch import register


def main(module: str, folder: str) -> int:
    """0 when the folder is complete."""
    if DISABLED:
        return 1
    chosen = importlib.import_module(module).GAME
    register(chosen)
    if Path(folder).name != f"{chosen.id}-{cache.key(chosen)}":
        return 1  # the parent sees other sources than this process
    compile_entries(chosen, Path(folder))
    cache.seal(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
