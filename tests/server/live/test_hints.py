"""Hints on the wire: every seat's chance is from 0 to 1, and all of them add up to 1."""

import random
from dataclasses import replace

import pytest

from arkade import bots, registry
from arkade.server.live.thinking import Bots
from tests.server.harness import LAX, MANY, Person, leave, run, served
from tests.tables import every_variant

LIMITS = replace(LAX, hints=MANY, hint_burst=MANY)


def quick(kind):
    """Makes bots that play any move, and ones that think little for hints."""
    return lambda name, seed: bots.make(name if name == "random" else f"{kind}:sims=40", seed)


@every_variant
@pytest.mark.parametrize("kind", ["mcts", "learned"])
def test_chances_of_hints_are_from_0_to_1_and_add_up_to_1(name, players, options, kind, db):
    if kind == "learned" and name not in registry.OURS:
        pytest.skip("nobody has taught it")

    async def test():
        chance, hints = random.Random(players), 0
        async with served(db, bots=Bots(make=quick(kind)), limits=LIMITS) as url:
            rivals = ["random"] * (players - 1)
            ada = await Person(url, "Ada").create(name, players, [None, *rivals], options=options)
            await ada.ask("start")
            while True:
                await ada.until(lambda: ada.to_move or ada.over)
                if ada.over:
                    break
                hint = await ada.ask("hint")
                for each in hint["moves"]:
                    assert len(each["chances"]) == players
                    assert all(0 <= part <= 1 for part in each["chances"]), each
                    assert sum(each["chances"]) == pytest.approx(1, abs=1e-9), each
                    hints += 1
                turn = ada.table["turn"]
                await ada.ask("move", turn=turn, move=chance.choice(ada.legal()))
                await ada.until(lambda turn=turn: ada.table["turn"] > turn)
            await leave(ada)
        assert hints

    run(test())
