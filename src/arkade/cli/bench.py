"""`arkade bench`: speeds on one core, medians of interleaved rounds, with other projects' in the same run."""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import warnings
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

import arkade
from arkade import bots
from arkade.bots import MctsBot
from arkade.envs.batch import BatchEnv
from arkade.table.match import Match

SLICE = 0.1  # seconds a measurement
MEASURES = ("playouts", "steps", "copies", "views", "building", "search", "batch")
BUDGETS = (1_000, 20_000)  # simulations of the like-for-like searches
TABLES = 4096  # of a batch, ours and theirs

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


def bench(options: argparse.Namespace) -> int:
    """Measure, print and if asked write."""
    names = options.games or arkade.games()
    tables = [table for name in names for table in _tables(name)]
    if options.rounds < 1:
        raise arkade.ArkadeError(f"there must be at least 1 round, not {options.rounds}")
    if options.json:
        _write(options.json, None)
    console = Console(highlight=False, markup=False, stderr=True)
    figures: dict[str, Any] = {"machine": _machine(), "rounds": options.rounds, "start": {}, "games": {}}
    for name in names:
        console.print(f"starting {name} with an empty cache and with a full one")
        figures["start"][name] = start_times(name)
    everybody = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    for game in tables:
        game.warm()
    if everybody:
        os.sched_setaffinity(0, {min(everybody)})  # one core for all
    peers = {"OpenSpiel": _openspiel(), "Pgx": _pgx(), "PettingZoo": _pettingzoo()}
    rates: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number in range(options.rounds):
        console.print(f"round {number + 1} of {options.rounds}")
        for peer, measures in peers.items():
            for what, measure in measures.items():
                rates[f"{peer} connect_four"][what].append(measure())
        for game in tables:
            for what in MEASURES:
                rates[_named(game)][what].append(globals()[f"_{what}"](game, number))
            if game.name == "connect_four":
                rates["connect_four 2"]["deep search"].append(_searching(game, number, BUDGETS[1], 1))
    if everybody:
        os.sched_setaffinity(0, everybody)
    if "connect_four" in names:
        figures["threads"] = _threads(options.rounds)
    figures["decisions"] = {_named(game): decisions(game) for game in map(_usual, names) if game.warm()}
    for name, measured in rates.items():
        figures["games"][name] = {what: median(found) for what, found in measured.items()}
    for game in tables:
        row = figures["games"][_named(game)]
        row["bytes"] = len(bytes(game.new(1)))
        row["views × plain building"] = row["building"] / row["views"]
    _ratios(figures["games"])
    _print(figures, Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else 110))
    if options.json:
        _write(options.json, json.dumps(figures, indent=1) + "\n")
    return 0


def _tables(name: str) -> list[arkade.Game]:
    """A game with every number of players, and all of that again for every other game in its box."""
    about = arkade.describe(name)
    games = next((option.allowed for option in about.options if option.name == "game"), ())
    variants: list[dict[str, str]] = [{}, *({"game": value} for value in games[1:])]
    return [arkade.load(name, players, **variant) for variant in variants for players in about.players]


def _usual(name: str) -> arkade.Game:
    """A game for three, or for as many as it takes."""
    counts = arkade.describe(name).players
    return arkade.load(name, 3 if 3 in counts else counts[0])


def _named(game: arkade.Game) -> str:
    usual = {option.name: option.default for option in arkade.describe(game.name).options}
    variant = [game.options["game"]] if game.options.get("game") != usual.get("game") else []
    return " ".join([game.name, *variant, str(game.players)])


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


def _rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    done, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < SLICE:
        done += work()
    return done / spent


def _playouts(game: arkade.Game, number: int) -> float:
    return _rate(lambda: game.playouts(500, number)[0])


def _steps(game: arkade.Game, number: int) -> float:
    chance = random.Random(number)

    def whole_game() -> int:
        state = game.new(number)
        moves = 0
        while not state.over:
            legal = state.legal()
            state.play(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    return _rate(whole_game)


def _copies(game: arkade.Game, number: int) -> float:
    state = game.new(number)

    def thousand() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return _rate(thousand)


def _views(game: arkade.Game, number: int) -> float:
    """Typed views a second, of the seat to decide, of positions in the middle of a random game."""
    states = _middle(game, number)

    def each() -> int:
        for state in states:
            state.typed_view(state.player)
        return len(states)

    return _rate(each)


def _building(game: arkade.Game, number: int) -> float:
    """The same views a second, made by msgspec of plain data that is at hand."""
    views = [state.typed_view(state.player) for state in _middle(game, number)]
    plain = [(msgspec.to_builtins(view), type(view)) for view in views]

    def each() -> int:
        for data, kind in plain:
            msgspec.convert(data, kind)
        return len(plain)

    return _rate(each)


def _middle(game: arkade.Game, number: int) -> list[arkade.State]:
    """Ten positions from the middle half of a random game."""
    chance, state = random.Random(number), game.new(number)
    path = []
    while not state.over:
        path.append(state.copy())
        state.play(chance.choice(state.legal()))
    return [path[len(path) * (i + 5) // 20] for i in range(10)]


def _search(game: arkade.Game, number: int) -> float:
    return _searching(game, number, BUDGETS[0], 1)


def _searching(game: arkade.Game, number: int, simulations: int, threads: int) -> float:
    """Simulations a second of the search from a fresh deal, with random playouts to the end."""
    state = game.new(number)
    seat = state.seat(state.player or 0)
    bot = MctsBot(number, sims=simulations, threads=threads, candidates=1, horizon=-1, keep=False)
    return _rate(lambda: bot.analyse(seat).simulations)


def _batch(game: arkade.Game, number: int) -> float:
    """Moves a second of many tables at once, with every mask and observation; choosing the moves is not counted."""
    env = BatchEnv(game, TABLES, number)
    generator = np.random.default_rng(number)
    return _answering(lambda: env.random_actions(generator), env.step, TABLES)


def _answering(choose: Callable[[], Any], work: Callable[[Any], object], units: int) -> float:
    """Units of work a second, without the time that choosing what to do takes."""
    done, spent = 0, 0.0
    while spent < SLICE:
        chosen = choose()
        begin = time.perf_counter()
        work(chosen)
        spent += time.perf_counter() - begin
        done += units
    return done / spent


def _threads(rounds: int) -> dict[str, float]:
    """The same search by one thread and by two, on all cores."""
    game = arkade.load("connect_four")
    rates = [[_searching(game, number, BUDGETS[1], threads) for number in range(rounds)] for threads in (1, 2)]
    one, two = map(median, rates)
    return {"one": one, "two": two, "ratio": two / one}


def _openspiel() -> dict[str, Callable[[], float]]:
    """The same measures of OpenSpiel's connect four, where it is installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("connect_four")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    chance = random.Random(1)
    number = 0

    def loop() -> int:
        nonlocal number
        number += 1
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return int(state.move_number())

    def whole_game() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    def thousand() -> int:
        state = game.new_initial_state()
        for _ in range(1000):
            state.clone()
        return 1000

    def search(simulations: int) -> float:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, 1000, False, 1, False)

        def once() -> int:
            bot.mcts_search(game.new_initial_state())
            return simulations

        return _rate(once)

    return {
        "search": lambda: search(BUDGETS[0]),
        "deep search": lambda: search(BUDGETS[1]),
        "playouts": lambda: _rate(loop),
        "steps": lambda: _rate(whole_game),
        "copies": lambda: _rate(thousand),
    }


def _pgx() -> dict[str, Callable[[], float]]:
    """Pgx's connect four in a batch on the CPU, where it is installed."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return {}
    env = pgx.make("connect_four")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.where(masks, 0.0, -jax.numpy.inf)))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    state = jax.jit(jax.vmap(env.init))(keys)
    ready: Any = jax.block_until_ready
    number = 0

    def choose() -> Any:
        nonlocal number
        number += 1
        return ready(draw(jax.random.PRNGKey(number), state.legal_action_mask))

    def work(actions: Any) -> None:
        nonlocal state
        state = ready(step(state, actions, keys))

    work(choose())  # compiles
    return {"batch": lambda: _answering(choose, work, TABLES)}


def _pettingzoo() -> dict[str, Callable[[], float]]:
    """PettingZoo's connect four, which has one table; a step and what the next seat sees, where it is installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygame's, of setuptools
            from pettingzoo.classic import connect_four_v3
    except ImportError:
        return {}
    env = connect_four_v3.env()
    env.reset(seed=1)
    chance = random.Random(1)
    seen = env.last()

    def choose() -> int:
        nonlocal seen
        if seen[2] or seen[3]:
            env.reset()
            seen = env.last()
        return int(chance.choice(np.flatnonzero(seen[0]["action_mask"])))

    def work(action: int) -> None:
        nonlocal seen
        env.step(action)
        seen = env.last()

    return {"batch": lambda: _answering(choose, work, 1)}


def _ratios(games: dict[str, dict[str, Any]]) -> None:
    """Ours by theirs: playouts against OpenSpiel's C++ loop for every game; the rest like for like, on connect four."""
    theirs = games.get("OpenSpiel connect_four")
    for name, ours in games.items():
        if theirs and not name.endswith(" connect_four"):
            like = theirs if name.startswith("connect_four ") else ("playouts",)
            ours["ratios"] = {what: ours[what] / theirs[what] for what in like}
    if "connect_four 2" in games:
        ours = games["connect_four 2"]
        ours["batch_ratios"] = {
            peer: ours["batch"] / games[f"{peer} connect_four"]["batch"]
            for peer in ("Pgx", "PettingZoo")
            if f"{peer} connect_four" in games
        }


def _print(figures: dict[str, Any], console: Console) -> None:
    console.print(figures["machine"])
    console.print("Playouts, steps and batches (with masks and observations) are moves a second.", style="dim")
    table = _table(
        *("game", "playouts/s", "× C++", "steps/s", "copies/s", "views/s", "× plain", "sims/s", "batch/s", "size")
    )
    for name, row in figures["games"].items():
        ratio, slower = row.get("ratios", {}).get("playouts"), row.get("views × plain building")
        cells = {what: _short(row[what]) if what in row else "" for what in MEASURES}
        cells["building"] = f"{slower:.1f}" if slower else ""
        playouts, *others = cells.values()
        table.add_row(name, playouts, f"{ratio:.1f}" if ratio else "", *others, str(row.get("bytes", "")))
    console.print(table)
    like = figures["games"].get("connect_four 2", {}).get("ratios")
    if like:
        console.print("connect four, ours by OpenSpiel's: " + ", ".join(f"{k} {v:.2f}" for k, v in like.items()))
    for peer, ratio in figures["games"].get("connect_four 2", {}).get("batch_ratios", {}).items():
        console.print(f"connect four in a batch of {TABLES}, ours by {peer}'s: {ratio:.1f}")
    if "threads" in figures:
        console.print(f"connect four search, two threads by one: {figures['threads']['ratio']:.2f}")
    table = _table("ms of a decision", "hard, median", "hard, longest", "50 ms overrun by")
    for name, row in figures["decisions"].items():
        table.add_row(name, *(f"{row[key]:.0f}" for key in row))
    console.print(table)
    table = _table("seconds to", "view, cold", "compiled, cold", "view, cached", "compiled, cached")
    for name, row in figures["start"].items():
        table.add_row(name, *(f"{row[key]:.2f}" for key in row))
    console.print(table)


def _short(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column, justify="left" if column == columns[0] else "right", no_wrap=True)
    return table


def _machine() -> str:
    found = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        found = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), found)
    except OSError:
        pass
    return f"{found}, one core, Python {platform.python_version()}, arkade {arkade.__version__}"


def _write(path: str, text: str | None) -> None:
    """Write a file; None only sees that it can be written, and leaves what is in it."""
    try:
        if text is None:
            Path(path).open("a").close()
        else:
            Path(path).write_text(text)
    except (OSError, ValueError) as error:
        raise arkade.ArkadeError(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from error
