"""The database: its schema, and rooms that an older version stored."""

from pathlib import Path

import pytest
import sqlalchemy as sql

import arkade
from arkade.server.protocol import Plan
from arkade.server.rooms import events
from arkade.server.store import store
from tests.server.harness import Person, browser, run, served

ROOM = "0123456789abcdef"
#: A room as 0.1 stored it, with every kind of event: number, time and data of each.
OLD = [line.split(" ", 2) for line in (Path(__file__).parent / "data" / "room-0.1.txt").read_text("utf-8").splitlines()]


def test_the_migrations_lead_to_the_schema_in_the_code(tmp_path):
    engine = sql.create_engine(f"sqlite:///{tmp_path}/a.db")
    with engine.begin() as connection:
        store.migrate(connection)
        found = sql.MetaData()
        found.reflect(connection)
        for table in store.metadata.tables.values():
            columns = {column.name: column.nullable for column in table.columns}
            assert {column.name: column.nullable for column in found.tables[table.name].columns} == columns
        assert set(found.tables) == {*store.metadata.tables, "alembic_version"}
        store.migrate(connection)  # again: nothing to do
    engine.dispose()


def test_a_room_of_0_1_opens_and_its_matches_are_true(db):
    engine = sql.create_engine(db)
    with engine.begin() as connection:
        store.migrate(connection)
        connection.execute(
            sql.text("INSERT INTO rooms (id, creator, created) VALUES (:room, 'ada', 0)"), {"room": ROOM}
        )
        rows = [{"room": ROOM, "n": int(n), "at": int(at), "data": data} for n, at, data in OLD]
        connection.execute(sql.insert(store.logged), rows)
    engine.dispose()

    async def test():
        async with served(db) as url:
            eve = await Person(url, "Eve").enter(ROOM, since=0)
            await eve.until(lambda: eve.n == len(OLD))
            told = [event["what"]["kind"] for event in eve.events]
            assert told[:2] == ["nothing", "named"]
            assert {"moved", "undone", "away", "back", "stopped", "planned", "kicked"} <= set(told)
            assert told[-1] == "closed"
            async with browser() as http:
                for match, stopped in ((1, True), (2, False)):
                    answer = await http.get(f"{url}/api/rooms/{ROOM}/matches/{match}/replay")
                    assert arkade.Replay.parse(answer.text).verify().over != stopped
            await eve.leave()

    run(test())


@pytest.mark.parametrize("after", [0, 1, 5, 11, 12, 13])
def test_a_long_log_is_read_in_pieces(db, after, monkeypatch):
    monkeypatch.setattr(store, "PAGE", 4)
    pieces, real = [], store.Store.ask

    async def noted(self, work, writes=False):
        pieces.append(found := await real(self, work, writes))
        return found

    async def test():
        opened = store.Store(db)
        await opened.open()
        log = [events.Created(Plan(game="noah", players=2), "ada", "Ada", [None, None], 0)]
        log += [events.Chatted("ada", f"word {number}") for number in range(11)]
        for n, event in enumerate(log, 1):
            await opened.append(ROOM, n, n, event)
        monkeypatch.setattr(store.Store, "ask", noted)
        found = await opened.read(ROOM, after)
        assert found == [(n, n, event) for n, event in enumerate(log, 1) if n > after]
        assert max(map(len, pieces)) <= 4
        await opened.close()

    run(test())


def test_several_hosts_of_postgresql_stand_in_one_url():
    url = store.url_of("postgresql://me:word@one,two:5433/arkade?ssl=require")
    _, found = url.get_dialect()().create_connect_args(url)
    assert (found["host"], found["port"]) == (["one", "two"], [5432, 5433])
    assert (found["user"], found["password"], found["database"]) == ("me", "word", "arkade")
    assert (found["target_session_attrs"], found["ssl"]) == ("read-write", "require")
    with pytest.raises(store.StoreError, match="URL"):
        store.url_of("postgresql://me@one:port/arkade")
