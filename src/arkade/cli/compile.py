"""`arkade compile`: fill the cache of compiled rules."""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor

from arkade import registry
from arkade.cli import DONE, FAULT
from arkade.game import games
from arkade.kernel import cache
from arkade.kernel.engine import compile_in_child


def compile_games(options: argparse.Namespace) -> int:
    """Compile what the cache does not have yet, as many games at a time as there are processors."""
    names = options.games or games()
    definitions = [registry.definition(name) for name in names]
    places = [cache.place_of(definition) for definition in definitions]

    def compiled(number: int) -> str:
        begin = time.perf_counter()
        if cache.sealed(places[number]):
            return "was compiled before"
        compile_in_child(definitions[number].module, places[number])
        spent = time.perf_counter() - begin
        return f"compiled in {spent:.0f} s" if cache.sealed(places[number]) else "could not be compiled"

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, result in zip(names, pool.map(compiled, range(len(names))), strict=True):
            print(f"{name}: {result}", flush=True)
    return DONE if all(cache.sealed(place) for place in places) else FAULT
