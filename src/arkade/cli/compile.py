"""`arkade compile`: fill the cache of compiled rules, or the package's own folder of them."""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from arkade import registry
from arkade.cli import DONE, FAULT
from arkade.errors import ArkadeError
from arkade.kernel import cache
from arkade.kernel.definition import Definition
from arkade.kernel.engine import NotCompiled, compile_in_child
from arkade.text import sentence

ABOUT = "compile the rules now, so that no game begins with interpreted ones"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--ship", action="store_true", help="put them into the package, for a wheel")


def run(options: argparse.Namespace) -> int:
    """Compile what is not there yet, the generic part too, as many at a time as there are processors."""
    names = list(options.games or (registry.OURS if options.ship else registry.games()))
    parts: list[Definition | None] = [*map(registry.definition, names), None]
    # what takes longest first: that is roughly what has the longest sources
    parts.sort(key=lambda part: -sum(f.stat().st_size for f in _sources(part).glob("*.py")))
    failed = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part, result in zip(parts, pool.map(_compiled, parts), strict=True):
            print(f"{'all games' if part is None else part.id}: {result}", flush=True)
            failed |= cache.find(part) is None
    if options.ship and not failed:
        ship(parts)
    return FAULT if failed else DONE


def _sources(part: Definition | None) -> Path:
    return Path(cache.__file__).parent if part is None else part.sources


def _compiled(part: Definition | None) -> str:
    begin = time.perf_counter()
    if cache.find(part):
        return "was compiled before"
    try:
        compile_in_child(part)
    except NotCompiled as reason:
        return str(reason)
    spent = time.perf_counter() - begin
    return f"compiled in {spent:.0f} s" if cache.find(part) else "compiled, but could not be saved"


def ship(parts: list[Definition | None]) -> None:
    """Put compiled rules, the generic part and the door into the package, for a wheel."""
    cache.SHIPPED.mkdir(exist_ok=True)
    for old in cache.SHIPPED.glob("*.so"):
        old.unlink()
    shipped, cached = cache.door_places()
    pairs = [(cache.shipped_place_of(part), cache.place_of(part)) for part in parts]
    for to, source in [*pairs, (shipped, cached)]:
        content = cache.read(source)
        if content is None:
            raise ArkadeError(sentence("error-ship", file=source.name))
        cache.save(to, content)
