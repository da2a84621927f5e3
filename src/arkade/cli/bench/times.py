"""How long one waits: for the first view, for compiled rules, for a bot's move."""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

import arkade
from arkade import bots
from arkade.table.match import Match

START = """
import time
begin = time.perf_counter()
import arkade
game = arkade.load({game!r})
state = game.new(1)
state.legal(), state.view(0)
first = time.perf_counter() - begin
compiled = game.warm()
assert compiled, "the rules were not compiled"
print(first, time.perf_counter() - begin)
"""


def start_times(game: str) -> dict[str, float]:
    """Seconds from starting Python's work to the first view and legal moves, and to compiled rules: cold and cached."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "ARKADE_CACHE": cache}
        for kind in ("cold", "cached"):
            run = subprocess.run(
                [sys.executable, "-c", START.format(game=game)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            first, compiled = map(float, run.stdout.split())
            found |= {f"{kind}_first": first, f"{kind}_compiled": compiled}
    return found


def decisions(game: arkade.Game) -> dict[str, float]:
    """Milliseconds of a decision at the table: of `hard` in a whole game, and by how much a limit of 50 is overrun."""
    hard = _deciding(game, "hard", bots.TABLE_MS)
    limited = _deciding(game, "mcts:ms=50", None)
    return {"median": median(hard), "longest": max(hard), "overrun": max(limited) - 50}


def _deciding(game: arkade.Game, spec: str, limit: int | None) -> list[float]:
    players = [bots.make(spec, seat, limit) for seat in range(game.players)]
    match, spent = Match(game, 1), []
    while (player := match.state.player) is not None:
        seat = match.seat(player)
        begin = time.perf_counter()
        chosen = players[player].choose(seat)
        spent.append(1000 * (time.perf_counter() - begin))
        match.play(chosen)
    return spent
