"""The server is killed in the middle, and nothing is lost."""

import asyncio
import os
import random
import signal

import asyncpg
import pytest

from arkade.server.live import runner
from arkade.server.store import processes
from tests.server.harness import HandTime, Person, Process, Refused, Wanderer, run, served
from tests.tables import NIGHTLY, at_night

MATCHES, SHARED = (100, 15) if NIGHTLY else (30, 8)  # rooms; those that two processes share


async def begin(url, players, rooms):
    """Rooms with people in some seats and bots in the others; all matches are under way."""
    gate = asyncio.Semaphore(20)

    async def one():
        async with gate:
            bots = [None] * players + ["random"] * (4 - players)
            people = [await Wanderer(url, "0").create("animimix", 4, bots)]
            for seat in range(1, players):
                people.append(await Wanderer(url, str(seat)).join(people[0].room_name, seat))
            await people[0].ask("start")
            return people

    return [person for people in await asyncio.gather(*(one() for _ in range(rooms))) for person in people]


@pytest.mark.slow
@pytest.mark.parametrize("attempt", at_night(list(range(25))))  # 50 kills by night
def test_matches_survive_kill_9_twice_and_every_acknowledged_move_is_there(db, attempt):
    async def test():
        server = await asyncio.to_thread(Process(db).wait)
        try:
            people = await begin(server.url, 1, MATCHES)
            playing = [asyncio.create_task(p.play(random.Random(n), 0.5)) for n, p in enumerate(people)]
            for kill in range(2):
                await asyncio.sleep(1.5 + random.Random(2 * attempt + kill).uniform(-0.5, 0.5))
                server.kill()
                await asyncio.sleep(0.2)
                server = await asyncio.to_thread(Process(db, server.port).wait)
            await asyncio.gather(*playing)
            assert sum(person.returns > 0 for person in people) == MATCHES
            assert sum(len(person.acknowledged) for person in people) > 4 * MATCHES
            assert sum(person.behind for person in people) == 0
            gate = asyncio.Semaphore(10)
            for person in people:
                async with gate:
                    await person.check()
                    await person.leave()
        finally:
            server.stop()

    run(test())


@pytest.mark.parametrize("attempt", at_night(list(range(50))))
def test_two_workers_on_postgresql_share_rooms_and_survive_the_death_of_one(pg, attempt):
    async def test():
        with Process(pg, workers=2) as server:
            people = await begin(server.url, 2, SHARED)
            while min(server.connections().values()) < 2:  # one of them was quicker all the time
                people += await begin(server.url, 2, 2)
            playing = [asyncio.create_task(p.play(random.Random(n), 0.3)) for n, p in enumerate(people)]
            await asyncio.sleep(0.5 + attempt / 50)  # matches take about two seconds
            first, second = server.workers()
            os.kill(first, signal.SIGKILL)
            await asyncio.gather(*playing)
            returned = sum(person.returns > 0 for person in people)
            assert 0 < returned < len(people)  # there were some on either
            assert second in server.workers()
            assert sum(person.behind for person in people) == 0
            for person in people:
                await person.check()
                await person.leave()

    run(test())


def test_of_two_servers_exactly_one_accepts_a_turn(pg):
    async def test():
        async with served(pg) as one, served(pg) as two:
            ada = await Person(one, "Ada").create("amazonas", 2, [None, "random"])
            tab = await Person(two, cookie=ada.cookie).enter(ada.room_name)
            await ada.ask("start")
            chance, races = random.Random(1), 0
            while races < 30 and not ada.over:
                await ada.until(lambda: ada.to_move or ada.over)
                await tab.until(lambda: tab.n >= ada.n)
                await ada.until(lambda: ada.n >= tab.n)
                if ada.over or not ada.to_move or ada.table["turn"] != tab.table["turn"]:
                    continue
                turn, before = ada.table["turn"], ada.n
                wishes = [(person, chance.choice(person.legal())) for person in (ada, tab)]
                answers = await asyncio.gather(
                    *(person.ask("move", turn=turn, move=move) for person, move in wishes), return_exceptions=True
                )
                accepted = [answer for answer in answers if not isinstance(answer, Exception)]
                assert len(accepted) == 1, answers
                assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["stale"]
                for person in (ada, tab):
                    await person.until(lambda person=person, before=before: person.n > before)
                made = [event["what"]["move"] for event in ada.events if event["n"] == before + 1]
                assert made == [move for (_, move), answer in zip(wishes, answers, strict=True) if answer in accepted]
                races += 1
            assert races == 30
            await ada.ask("stop")
            await tab.until(lambda: tab.n == ada.n)
            assert ada.table == tab.table
            await ada.leave()
            await tab.leave()

    run(test())


@pytest.mark.parametrize("failures", [0, 6], ids=["at once", "after some time"])
def test_lost_connections_to_postgresql_are_made_again(pg, failures, monkeypatch):
    left, real = failures, processes.connect

    async def connect_later(url):
        nonlocal left
        left -= 1
        if left >= 0:
            raise ConnectionRefusedError("the database is starting")
        return await real(url)

    async def test():
        async with served(pg) as one, served(pg) as two:
            ada = await Wanderer(one, "Ada").create("animimix", 3, [None, None, "random"])
            bob = await Wanderer(two, "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            playing = [asyncio.create_task(p.play(random.Random(n), 0.2)) for n, p in enumerate((ada, bob))]
            await asyncio.sleep(0.5)
            cut = await asyncpg.connect(pg)
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            await cut.execute(f"{others} AND datname = current_database()")
            monkeypatch.setattr(processes, "connect", connect_later)  # for notifications; the stores come back at once
            await cut.close()
            await asyncio.gather(*playing)
            assert left < 0
            assert ada.table == bob.table
            for person in (ada, bob):
                await person.check()
                await person.leave()

    run(test())


def test_servers_know_who_is_connected_to_the_other(pg):
    async def test():
        hand = HandTime()
        async with served(pg, hand) as one, served(pg, hand) as two:
            ada = await Person(one, "Ada").create("animimix", 2, grace=30)
            bob = await Person(two, "Bob").join(ada.room_name, 1)
            await ada.until(lambda: set(ada.here) == {ada.guest, bob.guest})
            await bob.until(lambda: set(bob.here) == {ada.guest, bob.guest})
            await ada.ask("start")
            await bob.until(lambda: bob.table is not None)
            await bob.leave()
            await ada.until(lambda: ada.here == [ada.guest])
            hand.turn(31)
            await ada.until(lambda: ada.room["seats"][1]["away"])
            await bob.enter(ada.room_name, bob.n)
            for person in (ada, bob):
                await person.until(lambda person=person: person.events[-1]["what"]["kind"] == "back")
            await asyncio.gather(ada.play(), bob.play())
            await ada.leave()
            await bob.leave()

    run(test())


@pytest.mark.slow
def test_clocks_stand_still_from_the_last_leaving_whichever_server_sees_it_to_the_next_coming(pg, monkeypatch):
    monkeypatch.setattr(runner, "RETRY", 0)  # who waits for the other's lease does not wait for the time to be turned

    async def test():
        hand, left, log = HandTime(), 20_000, await asyncpg.connect(pg)

        async def stored(kind):
            """Until this is the last event of the room."""
            async with asyncio.timeout(60):
                while f'"k":"{kind}"' not in await log.fetchval("SELECT data FROM events ORDER BY n DESC LIMIT 1"):
                    await asyncio.sleep(0.1)

        async with served(pg, hand) as one, served(pg, hand) as two:
            ada = await Person(one, "Ada").create("animimix", 2, clock={"kind": "move", "seconds": 20}, grace=3600)
            bob = await Person(two, "Bob").join(ada.room_name, 1)
            await ada.until(lambda: set(ada.here) == {ada.guest, bob.guest})
            await ada.ask("start")
            await bob.until(lambda: bob.table is not None)
            watcher = await Person(two).meet()
            for first, last, again in ((ada, bob, two), (bob, ada, one)):
                hand.turn(5)
                left -= 5_000
                await asyncio.gather(first.leave(), last.leave())
                await stored("slept")
                hand.turn(1000)
                watcher.url = again
                await watcher.enter(ada.room_name)
                await watcher.until(lambda: any(event["what"]["kind"] == "woken" for event in watcher.events))
                assert watcher.table["clock"] == {"left": [left, 20_000], "running": 0}
                watcher.events.clear()
                for person in (ada, bob):
                    await person.enter(ada.room_name)
                await watcher.until(lambda: set(watcher.here) >= {ada.guest, bob.guest})
                await watcher.leave()
                for person in (ada, bob):
                    await person.until(lambda person=person: set(person.here) == {ada.guest, bob.guest})
            await ada.leave()
            await bob.leave()
        await log.close()

    run(test())
