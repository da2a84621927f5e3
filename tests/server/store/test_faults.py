"""The database fails in every way, clocks jump, the process freezes: play pauses, says so and goes on by itself."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import time
from dataclasses import replace

import asyncpg
import pytest

from arkade.server.live import time_of_day
from arkade.server.store import sqlite, store
from tests.patience import PATIENCE
from tests.server import postgres
from tests.server.harness import LAX, MANY, Person, Process, Wanderer, leave, run, served, two

DAY = 86_400


@pytest.fixture
def hasty(monkeypatch):
    """Two seconds are long for a test."""
    monkeypatch.setattr(store, "SLOW", 0.2)
    monkeypatch.setattr(store, "RETRY", 0.1)


async def through(person, fault, mend, others=()):
    """Somebody moves while a fault lasts: the move waits, all are told, nobody's time runs, and it is made once."""
    await person.until(lambda: person.to_move)
    before, turn = person.n, person.table["turn"]
    fault = await fault()
    asked = asyncio.create_task(person.ask("move", turn=turn, move=person.legal()[0]))
    for each in (person, *others):
        await each.until(lambda each=each: each.pauses and each.pauses[-1])
    assert not asked.done()
    assert person.n == before
    await mend(fault)
    answer = await asked
    for each in (person, *others):
        await each.until(lambda each=each: each.n >= answer["n"] and each.pauses[-1] is False)
    assert (answer["n"], person.table["turn"]) == (before + 1, turn + 1)


async def played_out(*people):
    """They play to the end, and every acknowledged move is in the replay."""
    await asyncio.gather(*(person.play(random.Random(n)) for n, person in enumerate(people)))
    for person in people:
        await person.check()
    await leave(*people)


async def pair(url, other=None, **plan):
    """Two people at a table, the second by another server where there is one."""
    ada = await Wanderer(url, "Ada").create("animimix", 2, **plan)
    bob = await Wanderer(other or url, "Bob").join(ada.room_name, 1)
    await ada.ask("start")
    await bob.until(lambda: bob.table is not None)
    return ada, bob


def test_while_another_program_holds_the_database_play_pauses_and_no_clock_runs(db, hasty):
    async def hold():
        other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        return other

    async def let_go(other):
        await asyncio.sleep(5.2)  # longer than the move may take
        other.execute("ROLLBACK")
        other.close()

    async def test():
        async with served(db) as url:
            ada, bob = await pair(url, clock={"kind": "move", "seconds": 5})
            await through(ada, hold, let_go, [bob])
            first = next(event["what"]["line"] for event in ada.events if event["what"]["kind"] == "moved")
            assert first["by"] == "person"
            late = await Person(url).enter(ada.room_name)
            assert True not in late.pauses[-1:]
            await ada.ask("chat", text="on we go")
            await leave(ada, bob, late)

    run(test())


def test_postgresql_that_only_reads_for_a_while_is_waited_for(pg, hasty):
    async def alone(value):
        db = await asyncpg.connect(pg)
        name = pg.rpartition("/")[2]
        await db.execute("SET default_transaction_read_only = off")
        await db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
        mine = "pid != pg_backend_pid() AND datname = current_database()"
        await db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
        await db.close()

    async def test():
        async with served(pg) as url:
            ada, bob = await pair(url)
            await through(ada, lambda: alone("on"), lambda _: alone("off"), [bob])
            await played_out(ada, bob)

    run(test())


def test_a_connection_that_is_cut_in_the_middle_of_a_transaction_loses_nothing_and_doubles_nothing(pg, hasty):
    async def lock():
        db = await asyncpg.connect(pg)
        await db.execute("BEGIN")
        await db.execute("LOCK TABLE events IN EXCLUSIVE MODE")  # whoever stores now is in a transaction, and waits
        return db

    async def cut(db):
        waiting = "wait_event_type = 'Lock' AND datname = current_database()"
        while not await db.fetchval(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {waiting}"):
            await asyncio.sleep(0.05)
        await db.execute("COMMIT")
        await db.close()

    async def test():
        async with served(pg) as url:
            ada, bob = await pair(url)
            await through(ada, lock, cut, [bob])
            await bob.until(lambda: bob.to_move)
            await through(bob, lock, cut, [ada])
            await played_out(ada, bob)

    run(test())


def test_what_was_said_as_a_connection_died_is_said_once(db, monkeypatch, hasty):
    """The transaction went through, and its answer was lost."""
    real, fails = store.Store._store, [True]

    async def lost(self, batch):
        stored = await real(self, batch)
        if any(type(append.event).__name__ == "Chatted" for append in batch) and fails:
            fails.pop()
            raise ConnectionResetError("after the commit")
        return stored

    monkeypatch.setattr(store.Store, "_store", lost)

    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create()
            answer = await ada.ask("chat", text="once")
            await ada.until(lambda: ada.n >= answer["n"])
            again = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            assert [said["text"] for said in again.snapshot["chat"]] == ["once"]
            await leave(ada, again)

    run(test())
    assert fails == []


def test_an_event_that_can_never_be_stored_keeps_no_other_back(db, monkeypatch):
    """Its room is gone from the database, as after `arkade forget`."""
    monkeypatch.setattr(store, "SLOW", PATIENCE)  # a transaction that is only slow pauses nothing here

    async def test():
        async with served(db) as url:
            ada, bob = [await Person(url, name).create() for name in ("Ada", "Bob")]
            with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
                for table in ("members", "tables", "events"):
                    file.execute(f"DELETE FROM {table} WHERE room = ?", (bob.room_name,))
                file.execute("DELETE FROM rooms WHERE id = ?", (bob.room_name,))
            file.close()
            said = [asyncio.create_task(ada.ask("chat", text="here")), asyncio.create_task(bob.ask("chat", text="?"))]
            answers = await asyncio.gather(*said, return_exceptions=True)
            assert answers[0]["type"] == "ok"
            assert answers[1].code == "unavailable"
            assert ada.pauses == []
            await leave(ada, bob)

    run(test())


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])
def test_clocks_that_are_set_by_a_day_flag_nobody_and_stop_nothing(db, jump, monkeypatch):
    async def test():
        async with served(db) as url:
            ada, bob = await pair(url, clock={"kind": "move", "seconds": 3600})
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 10**9)
            await ada.move()
            await bob.until(lambda: bob.to_move)
            await bob.move()
            await leave(ada, bob)
        async with served(db) as url:  # the server begins anew by the clock as it is set
            again = [Wanderer(url, person.name, person.cookie) for person in (ada, bob)]
            for person in again:
                await person.enter(ada.room_name)
            assert {left > 3_000_000 for left in again[0].table["clock"]["left"]} == {True}
            await asyncio.gather(*(person.play(random.Random(1)) for person in again))
            lines = [event["what"]["line"] for event in again[0].events if event["what"]["kind"] == "moved"]
            assert {line["by"] for line in lines} == {"person"}
            ben = await Person(url, "Ben").create("animimix", 2, [None, "random"])
            await ben.ask("start")
            await ben.play()
            await leave(*again, ben)

    run(test())


def test_bots_play_on_in_a_room_whose_last_event_lies_in_the_future(db, monkeypatch):
    async def test():
        real = time.time_ns
        with monkeypatch.context() as ahead:
            ahead.setattr(time, "time_ns", lambda: real() + DAY * 10**9)
            async with served(db) as url:
                ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
                await ada.ask("start")
                await leave(ada)
        async with served(db) as url:
            again = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            await again.play()
            await leave(again)

    run(test())


def test_time_stands_still_while_nothing_can_be_stored_and_while_the_process_is_frozen(monkeypatch):
    running = [0]
    monkeypatch.setattr(time_of_day, "_running", lambda: running[0])
    clock = time_of_day.Time()
    begin = clock.now()
    for _ in range(5):
        running[0] += 1_000
        clock.beat()
    assert clock.now() - begin == 5_000
    running[0] += 30_000  # nobody beats
    assert clock.now() - begin == 5_000
    clock.stand(True)
    for _ in range(60):
        running[0] += 1_000
        clock.beat()
    assert clock.now() - begin == 5_000
    clock.stand(False)
    running[0] += 500
    assert clock.now() - begin == 5_500


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_a_process_that_is_frozen_for_half_a_minute_flags_nobody_and_goes_on(db):
    async def test():
        with Process(db) as server:
            ada, bob = await pair(server.url, clock={"kind": "move", "seconds": 28})
            await ada.until(lambda: ada.to_move)
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(30)
            os.kill(server.process.pid, signal.SIGCONT)
            asked = asyncio.gather(ada.play(random.Random(1)), bob.play(random.Random(2)))
            await asked
            lines = [event["what"]["line"] for event in ada.events if event["what"]["kind"] == "moved"]
            assert {line["by"] for line in lines} == {"person"}
            for person in (ada, bob):
                await person.check()
            await leave(ada, bob)

    run(test())


def test_a_full_disk_pauses_play_until_there_is_room(db, hasty, monkeypatch):
    """SQLite may not take another page, and says what it says on a full disk (SQLITE_FULL), in whatever place that is.

    A disk of a few megabytes says the same, but only root can mount one, and not everywhere.
    """
    opened, real, said, full = [], sqlite._set_up, [], False
    failed = ("a transaction failed", {"error": "OperationalError"})

    def kept(connection, record):
        opened.append(connection)
        real(connection, record)
        if full:
            bound(connection, 0)

    def bound(connection, pages):
        (used,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={used + pages}")

    monkeypatch.setattr(sqlite, "_set_up", kept)
    monkeypatch.setattr(store.logger, "warning", lambda text, extra=None: said.append((text, extra)))

    async def leave_room_for(pages):
        nonlocal full
        full = not pages
        for connection in opened:
            bound(connection, pages)

    async def test():
        async with served(db, limits=replace(LAX, chat_burst=MANY)) as url:
            ada, bob = await pair(url)
            await leave_room_for(0)
            for _ in range(2000):  # what is left of the last page is used up first
                if failed in said:  # a pause alone may come of a busy machine
                    break
                asyncio.create_task(_swallow(ada.ask("chat", text="x" * 300)))  # noqa: RUF006
                await asyncio.sleep(0.02)
            assert failed in said
            await bob.until(lambda: bob.pauses[-1:] == [True])
            await leave_room_for(10_000)
            await bob.until(lambda: not bob.pauses[-1])
            await played_out(ada, bob)

    run(test())


async def _swallow(work):
    with contextlib.suppress(Exception):  # some are told to slow down
        await work


def test_a_database_that_only_reads_pauses_play_until_it_takes_more(db, hasty, monkeypatch):
    opened, real = [], sqlite._set_up

    def kept(connection, record):
        opened.append(connection)
        real(connection, record)

    monkeypatch.setattr(sqlite, "_set_up", kept)

    async def set_read_only(on):
        for connection in opened:
            connection.execute(f"PRAGMA query_only={on}")

    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            await through(ada, lambda: set_read_only(1), lambda _: set_read_only(0), [bob])
            await leave(ada, bob)

    run(test())


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.usefixtures("_postgresql")
def test_postgresql_that_is_restarted_is_waited_for(hasty):
    async def test(cluster, url_of_db):
        async with served(url_of_db) as one, served(url_of_db) as two:
            ada, bob = await pair(one, two)

            async def down():
                await asyncio.to_thread(cluster.stop)

            async def up(_):
                await asyncio.sleep(1)
                await asyncio.to_thread(cluster.start)

            await through(ada, down, up)
            await bob.until(lambda: bob.table["turn"] == ada.table["turn"])
            await played_out(ada, bob)

    with postgres.cluster() as cluster:
        run(test(cluster, cluster("arkade")))


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.usefixtures("_postgresql")
def test_when_postgresql_fails_its_standby_takes_over_and_nothing_acknowledged_is_lost(hasty):
    async def test(first, second):
        hosts = f"127.0.0.1:{first.port},127.0.0.1:{second.port}"
        await asyncio.to_thread(first, "arkade")
        url_of_db = f"postgresql://postgres@{hosts}/arkade"
        async with served(url_of_db) as one, served(url_of_db) as two:
            ada, bob = await pair(one, two)

            async def fail():
                await asyncio.to_thread(first.stop)

            async def promote(_):
                await asyncio.to_thread(second.promote)

            await through(ada, fail, promote)
            await bob.until(lambda: bob.table["turn"] == ada.table["turn"])
            await played_out(ada, bob)

    with postgres.two_clusters() as clusters:
        run(test(*clusters))
