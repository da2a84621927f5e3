"""The same measures of other projects' connect four, where they are installed."""

import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from arkade.cli.bench.measures import BUDGETS, TABLES, answering, rate

Measures = dict[str, Callable[[], float]]


def peers() -> dict[str, Measures]:
    """By project; nothing for one that is not here."""
    return {"OpenSpiel": _openspiel(), "Pgx": _pgx(), "PettingZoo": _pettingzoo()}


def _openspiel() -> Measures:
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

        return rate(once)

    return {
        "search": lambda: search(BUDGETS[0]),
        "deep search": lambda: search(BUDGETS[1]),
        "playouts": lambda: rate(loop),
        "steps": lambda: rate(whole_game),
        "copies": lambda: rate(thousand),
    }


def _pgx() -> Measures:
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
    return {"batch": lambda: answering(choose, work, TABLES)}


def _pettingzoo() -> Measures:
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

    return {"batch": lambda: answering(choose, work, 1)}
