"""Bots of the server: they think beside, in time, and keep what they found."""

import asyncio
import gc
import threading
import weakref

import numpy as np
import pytest

import arkade
from arkade import bots, learn, registry
from arkade.kernel.engine import Engine
from arkade.kernel.rules import Rules
from arkade.server.live import hub
from arkade.server.live.thinking import Bots
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table
from tests.patience import PATIENCE
from tests.server.harness import HandTime, Person, leave, run, served, two
from tests.table.kept import Workshop


class Thinker:
    """A bot that plays what comes first."""

    def __init__(self, name, seed):
        pass

    def choose(self, seat):
        return seat.legal()[0]


def test_thinking_bots_do_not_hold_up_others(db):
    thinking, enough = threading.Event(), threading.Event()

    class Slow(Thinker):
        def choose(self, seat):
            thinking.set()
            enough.wait()
            return super().choose(seat)

    async def test():
        async with served(db, bots=Bots(make=Slow)) as url:
            rooms = []
            for _ in range(5):
                room = await Person(url).create("animimix", 2, ["hard", "hard"], sit=False)
                await room.ask("start")
                rooms.append(room)
            await asyncio.to_thread(thinking.wait)
            ada, bob = await two(url)
            await asyncio.gather(ada.play(), bob.play())
            assert not enough.is_set()  # they still think
            enough.set()
            await leave(ada, bob, *rooms)

    try:
        run(test())
    finally:
        enough.set()


def test_a_late_bot_is_replaced_by_chance_and_a_broken_one_too(db):
    class Broken(Thinker):
        def __init__(self, name, seed):
            self.name = name

        def choose(self, seat):
            if self.name == "easy":
                raise RuntimeError("broken")
            if self.name == "medium":
                return -5
            import time

            time.sleep(0.3)
            return seat.legal()[0]

    async def test():
        async with served(db, bots=Bots(make=Broken, deadline=0.05)) as url:
            for level in ("easy", "medium", "hard"):
                ada = await Person(url, "Ada").create("animimix", 2, [None, level])
                await ada.ask("start")
                await ada.play()
                assert ada.over
                await leave(ada)

    run(test())


def test_the_servers_bot_is_made_once_a_match_and_keeps_its_tree(db):
    async def test():
        workshop = Workshop()
        async with served(db, bots=Bots(make=workshop.make)) as url:
            ada = await Person(url, "Ada").create("connect_four", 2, [None, "hard"])
            await ada.ask("start")
            await ada.play()
            workshop.check(bots=1)
            await ada.ask("rematch")
            await ada.until(lambda: ada.room["match"] == 2 and not ada.over)
            await ada.play()
            assert len(workshop.made) == 2
            await leave(ada)

    run(test())


def test_a_forgotten_room_takes_its_bots_with_it(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.01)
    kept = weakref.WeakSet()

    class Kept(Thinker):
        def __init__(self, name, seed):
            super().__init__(name, seed)
            kept.add(self)

    async def test():
        hand = HandTime()
        async with served(db, hand, bots=Bots(make=Kept)) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "easy"])
            await ada.ask("start")
            for _ in range(3):
                await ada.until(lambda: ada.to_move)
                await ada.move()
            await ada.until(lambda: ada.to_move)
            assert len(kept) == 1
            await leave(ada)
            await asyncio.sleep(0.05)
            assert len(kept) == 1  # whoever comes back soon finds it as it was
            hand.turn(61)
            async with asyncio.timeout(PATIENCE):
                while kept:
                    gc.collect()
                    await asyncio.sleep(0.02)

    run(test())


def test_bots_of_a_table_wait_for_no_compiler(monkeypatch, caplog):
    """They search interpreted rules for as long as a table allows, and are not late."""
    monkeypatch.setattr(bots, "TABLE_MS", 50)
    engines = {name: Engine(registry.definition(name)) for name in registry.OURS}
    monkeypatch.setattr(registry, "engine", engines.__getitem__)
    monkeypatch.setattr(Engine, "wait", lambda *_: pytest.fail("a table waited for the compiler"))
    found = Bots()
    for name in registry.OURS:
        for level in ("hard", "expert"):
            game = arkade.load(name)
            table = Table(Match(game, 1), Seats(Seat(bot=level) for _ in range(game.players)))
            player = table.match.player
            assert asyncio.run(found.choose(table, player)) in table.match.state.legal()
            assert not game.compiled
    assert not caplog.records
    found.close()


def test_who_was_not_taught_a_game_is_replaced_by_the_strongest_below(monkeypatch, tmp_path):
    monkeypatch.setenv("ARKADE_WEIGHTS", str(tmp_path))
    game, found = arkade.load("connect_four"), Bots()
    assert [found.fitting(name, game) for name in ("easy", "hard", "expert")] == ["easy", "hard", "hard"]
    definition = registry.definition("connect_four")
    rules = Rules(definition)
    net = np.zeros((rules.inputs + 1 + rules.seats, 4), np.float32)
    learn.write(learn.own_place(definition), definition, learn.Weights(net, (2,), 0, ""))
    assert found.fitting("expert", game) == "expert"
    found.close()
