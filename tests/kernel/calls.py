"""Calls of what is compiled, in every game, and a hash of all that each of them leaves behind.

`python -m tests.kernel.calls [SIMULATIONS]` prints a line a call, and first what the C library makes of exp: two
machines, or one that is told to be another, have to print the same below it.
"""

import hashlib
import math
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import arkade
from arkade import registry
from arkade.kernel.definition import Search
from arkade.kernel.generator import below, seed_words
from arkade.kernel.lessons import MEMORIES, Lesson, lesson_of
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.search import NODE, plant, settings_of
from arkade.learn.games import Setup, play, prepared
from arkade.learn.weights import weights_of

ROUNDS = (0, 9)  # before the positions that are searched
CHUNK, BATCH, STEPS = 400, 128, 20  # positions of games that are learned from, of a step; steps
LIBRARY = "exp of the C library"


def calls(name: str, simulations: int) -> Iterator[tuple[str, Any]]:
    """Every call of a game: its label, and what it gave and left in its buffers."""
    definition = registry.definition(name)
    weights = weights_of(definition).flat
    for players in definition.players:
        game = arkade.load(name, players)
        assert game.warm()
        engine, template = game.handle.engine, bytearray(game.handle.template)
        totals = np.zeros(players)
        yield f"{name} {players} playouts", (engine.playouts(template, seed_words(1), simulations, totals), totals)
        for rounds in ROUNDS:
            state = _position(engine, template, rounds * players)
            for label, found in _judged(engine, state, game, weights, simulations):
                yield f"{name} {players} after {rounds} rounds: {label}", found
    yield from _learned(name, definition.players[len(definition.players) // 2], weights)


def _position(engine: Any, template: bytearray, moves: int) -> bytearray:
    """A position after some random moves, and before the end."""
    state, chance = bytearray(template), seed_words(5)
    engine.deal(state, seed_words(2))
    for _ in range(moves):
        after, legal = bytearray(state), engine.legal(state)
        if engine.step(after, legal[below(chance, len(legal))]) < 0:
            break
        state = after
    return state


def _judged(engine: Any, state: bytearray, game: arkade.Game, weights: Any, simulations: int) -> Iterator[Any]:
    rules, players = engine.rules, game.players
    seat = int(rules.at(state, 0).player)
    own = settings = game.handle.definition.search_at(players, game.options)
    if own.widen:
        settings = own._replace(horizon=0)
    searches = {
        "own": (own, NO_WEIGHTS),
        "plain": (Search(), NO_WEIGHTS),
        "net": (settings, weights),
        "net at once": (Search(explore=0.3, horizon=0, widen=0.5, look=0), weights),
    }
    for label, (search, net) in searches.items():
        words, room = seed_words(3), 1 + simulations + rules.actions
        tree, values = np.zeros(room, NODE), np.zeros(room * players)
        plant(tree)
        nodes = engine.search(state, seat, words, tree, values, 1, simulations, settings_of(search), net)
        yield f"search {label}", (nodes, words, tree[:nodes], values[: nodes * players])
    action, setting = engine.legal(state)[0], settings_of(own)
    for label, net in (("own", NO_WEIGHTS), ("net", weights)):
        actions, worths, words = np.zeros(rules.actions, np.int32), np.zeros(rules.actions), seed_words(4)
        yield f"judge {label}", (engine.judge(state, seat, words, 8, actions, worths, net), actions, worths)
        means = np.zeros(2 * players)
        yield f"luck {label}", (engine.luck(state, action, words, 20, setting, net, means), means)
        results, line = np.zeros(20 * (players + 1)), np.array([action])
        yield f"rollouts {label}", (engine.rollouts(state, seat, line, words, 20, 8, setting, net, results), results)
    seen = np.zeros(rules.numbers, np.float32)
    yield "observe", (engine.observe(state, seat, seen), seen)
    other = bytearray(state)
    yield "redeal", (engine.redeal(other, seat, seed_words(8)), other)


def _learned(name: str, players: int, weights: Any) -> Iterator[tuple[str, Any]]:
    lesson, (engine, _) = lesson_of(Lesson(batch=BATCH)), prepared(name, (players,))
    chunk = play(Setup(name, (players,), 1, CHUNK), 0, weights, Lesson(batch=BATCH))
    yield f"{name} {players} selfplay", chunk
    net, memory, loss = weights.copy(), np.zeros((MEMORIES, weights.size), np.float32), np.zeros(1)
    engine.fit(seed_words(7), net, memory, lesson, chunk.inputs, chunk.ends, chunk.targets, STEPS, 3, loss)
    yield f"{name} {players} fit", (net, memory, loss)


def digest(found: Any) -> str:
    """Of all bytes of what a call gave."""
    whole = hashlib.sha256()
    for each in found:
        whole.update(repr(each).encode() if isinstance(each, int) else bytes(memoryview(each).cast("B")))
    return whole.hexdigest()[:16]


def main(simulations: int) -> None:
    """Print them all."""
    library = np.array([math.exp(-i / 1000) for i in range(20_000)])
    print(f"{LIBRARY}: {digest([library])}")
    for name in registry.OURS:
        for label, found in calls(name, simulations):
            print(f"{label}: {digest(found)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100)
