"""The same command gives the same games: with an empty cache of compiled rules, with a full one, without a compiler.

`python -m tests.arena.same --games 20 --sims 500 [GAME …]` plays them all and says whether they are. Without a compiler
that takes hours: `--ways cold,warm` leaves it out.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from arkade import arena, registry

#: Python reads a file of that name first of all: every process of the command then lacks Numba.
WITHOUT_NUMBA = "import sys\n\nsys.modules['numba'] = None\n"
WAYS = ("cold", "warm", "without")


def play(way: str, folder: Path, name: str, specs: str, games: int, jobs: int = 1) -> arena.Results:
    """A tournament by the command; `cold` begins with an empty cache in the folder, `warm` goes on with that."""
    path = [*filter(None, [os.environ.get("PYTHONPATH")])]
    if way == "without":
        (folder / "sitecustomize.py").write_text(WITHOUT_NUMBA)
        path.insert(0, str(folder))
    kept = {key: value for key, value in os.environ.items() if key != "ARKADE_COMPILE"}
    cache = folder / ("nothing" if way == "without" else "cache")
    assert (way == "warm") == any(cache.glob(f"{name}-*.so"))
    command = [sys.executable, "-c", "from arkade.cli import main; raise SystemExit(main())", "arena", name]
    out = folder / f"{name}-{way}-{games}"
    command += ["--bots", specs, "--games", str(games), "--jobs", str(jobs), "--out", str(out)]
    environment = {**kept, "PYTHONPATH": os.pathsep.join(path), "ARKADE_CACHE": str(cache)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (f"waiting until {name} is compiled" in done.stderr) == (way == "cold"), done.stderr
    assert ("rules stay interpreted" in done.stderr) == (way == "without"), done.stderr
    return arena.read(out)


def games_of(results: arena.Results) -> str:
    """The digest of the games alone."""
    rules, _, games = results.digest.partition("-")
    assert rules == results.settings.rules
    return games


def main() -> int:
    """0 where all games are the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(registry.OURS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--sims", type=int, default=500)
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    same, specs = True, "mcts:sims={0},learned:sims={0}"
    for name in options.names:
        with tempfile.TemporaryDirectory() as folder:
            given = specs.format(options.sims), options.games, options.jobs
            found = {way: play(way, Path(folder), name, *given) for way in options.ways.split(",")}
        digests = {way: games_of(results) for way, results in found.items()}
        same &= len(set(digests.values())) == 1
        print(f"{name}, {options.games} games of {given[0]}: {digests}", flush=True)
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
