"""How strong a net is while it learns: against the game's evaluation, both looking one action ahead in one deal.

Cheap, and only for people to see that it gets on: a few games swing by some hundredths, and who looks ahead better does
not always search better.
"""

import numpy as np
from numpy.typing import NDArray

from arkade.kernel.engine import Engine
from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.learn.games import shares

DEALS = 30  # each played twice, with the seats exchanged


def strength(engine: Engine, templates: NDArray[np.uint8], weights: NDArray[np.float32], seed: int) -> float:
    """Wins of the net's seats: it has every second one, by turns; 0.5 where both are equally strong."""
    rules = engine.rules
    tables, chance = templates.reshape(-1, rules.size), seed_words(seed, "strength")
    out, values = np.zeros(rules.actions, np.int32), np.zeros(rules.actions)
    won = due = 0.0
    for deal in range(DEALS):
        for first in range(2):
            state = bytearray(tables[deal % len(tables)].tobytes())
            player = engine.deal(state, seed_words(seed, f"strength {deal}"))
            while player >= 0:
                judge = weights if player % 2 == first else NO_WEIGHTS
                n = engine.judge(state, player, chance, 1, out, values, judge)
                player = engine.step(state, int(out[values[:n].argmax()]))
            parts = shares(engine, state)
            won += float(parts[first::2].sum())
            due += len(parts[first::2]) / len(parts)
    return 0.5 * won / due
