"""A stored event that cannot be applied costs a move, not a room: everybody is told, and the host goes on."""

import asyncio
import contextlib
import json
import sqlite3

import pytest

import arkade
from arkade.cli import FAULT, main
from arkade.server.rooms import events
from arkade.server.store.store import Store
from arkade.table.table import Table
from tests.server.harness import Person, Refused, browser, leave, run, served, two


async def moves(ada, bob, count):
    """So many moves of two people."""
    for _ in range(count):
        turn = ada.table["turn"]
        await (ada if ada.to_move else bob).move()
        for person in (ada, bob):
            await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)


async def proved(url, room):
    async with browser() as http:
        answers = [await http.get(f"{url}/api/rooms/{room}/matches/1/{what}") for what in ("proof", "replay")]
    return [answer.json() for answer in answers]


def write(db, statement, *values):
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
        assert file.execute(statement, values).rowcount == 1
    file.close()


BAD = {
    "another move": 'UPDATE events SET data = replace(data, \'"move":"\', \'"move":"castle \') WHERE n = ?',
    "no JSON": "UPDATE events SET data = '{' WHERE n = ?",
    "no UTF-8": "UPDATE events SET data = CAST(x'7bff' AS TEXT) WHERE n = ?",
    "bytes": "UPDATE events SET data = x'7bff' WHERE n = ?",
    "another kind": """UPDATE events SET data = '{"k":"dreamt"}' WHERE n = ?""",
    "no time": "UPDATE events SET at = 'noon' WHERE n = ?",
    "a time beyond all": "UPDATE events SET at = 9223372036854775807 WHERE n = ?",
    "no event": "DELETE FROM events WHERE n = ?",
}


@pytest.mark.parametrize("bad", BAD)
def test_a_damaged_match_stands_still_until_its_host_plays_on(bad, db, capsys):
    async def begin():
        async with served(db) as url:
            ada, bob = await two(url)
            await moves(ada, bob, 3)
            n, room = ada.n, ada.room_name
            await moves(ada, bob, 3)
            await leave(ada, bob)
            return room, ada.cookie, bob.cookie, n + 1

    async def go_on(room, hers, his):
        async with served(db) as url:
            ada = await Person(url, "Ada", hers).enter(room)
            bob = await Person(url, "Bob", his).enter(room)
            for person in (ada, bob):
                assert person.table["halted"]
                assert person.table["moves"] == 3
                assert person.table["player"] is None
                assert "legal" not in person.table
                assert await person.refused("move", turn=person.table["turn"], move="pass") == "halted"
                assert await person.refused("why", move="pass") == "halted"
                assert await person.refused("undo", turn=person.table["turn"]) == "no_undo"
            assert await bob.refused("resume") == "not_host"
            await bob.ask("chat", text="what now?")
            await ada.ask("resume")
            await bob.until(lambda: "halted" not in bob.table)
            assert bob.table["moves"] == 3
            await asyncio.gather(ada.play(), bob.play())
            assert ada.table["result"]["broken"]
            seen = ada.table
            await leave(ada, bob)
        async with served(db) as url:  # another process reads the same
            again = await Person(url, "Ada", hers).enter(room)
            assert again.table == seen
            proof, replay = await proved(url, room)
            assert proof["result"]["broken"]
            assert proof["signed"]["fits"]
            assert replay["told"]["broken"]
            assert arkade.Replay.parse(json.dumps(replay)).verify().over
            await again.leave()

    room, hers, his, n = asyncio.run(begin())
    write(db, BAD[bad], n)
    assert main(["check-db", "--db", db]) == FAULT
    assert f"event {n} cannot be applied" in (said := capsys.readouterr().out)
    assert f"match 1 is not whole: it stands still without event {n}" in said
    run(go_on(room, hers, his))
    assert main(["check-db", "--db", db]) == FAULT
    assert "it ended without event" in capsys.readouterr().out


def test_its_host_may_stop_it_and_deal_anew_and_bots_wait(db):
    async def begin():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            await ada.ask("start")
            await ada.until(lambda: ada.to_move)
            await ada.move()
            await ada.until(lambda: ada.to_move)
            n = ada.n
            await ada.leave()
            return ada.room_name, ada.cookie, n

    async def go_on(room, hers):
        async with served(db) as url:
            ada = await Person(url, "Ada", hers).enter(room)
            n, before = ada.n, ada.table["moves"]
            await asyncio.sleep(0.3)
            assert (ada.n, ada.table["moves"], ada.table["halted"]) == (n, before, True)
            assert await ada.refused("rematch") == "match_running"
            await ada.ask("stop")
            await ada.until(lambda: ada.over)
            assert ada.table["result"]["broken"]
            await ada.ask("rematch")
            await ada.play()
            assert ada.table["match"] == 2
            assert not ada.table["result"]["broken"]
            await ada.leave()

    room, hers, n = asyncio.run(begin())
    write(db, "UPDATE events SET data = replace(data, '\"turn\":', '\"turn\":7') WHERE n = ?", n)
    run(go_on(room, hers))


def test_what_was_lost_and_was_no_move_costs_nothing(db):
    async def begin():
        async with served(db) as url:
            ada, bob = await two(url)
            await moves(ada, bob, 2)
            n = (await ada.ask("chat", text="hello"))["n"]
            await moves(ada, bob, 2)
            await leave(ada, bob)
            return ada.room_name, ada.cookie, n, ada.table

    async def look(room, hers, before):
        async with served(db) as url:
            ada = await Person(url, "Ada", hers).enter(room)
            assert ada.table == before
            await ada.leave()

    room, hers, n, before = asyncio.run(begin())
    write(db, "UPDATE events SET data = 'hello' WHERE n = ?", n)
    run(look(room, hers, before))


def test_a_deal_that_cannot_be_made_again_leaves_a_room_in_which_another_is_made(db, caplog):
    async def begin():
        async with served(db) as url:
            ada, bob = await two(url)
            await moves(ada, bob, 2)
            await leave(ada, bob)
            return ada.room_name, ada.cookie

    async def go_on(room, hers):
        async with served(db) as url:
            ada = await Person(url, "Ada", hers).enter(room)
            assert ada.table is None
            assert ada.room["undealt"]
            assert ada.room["match"] == 1
            async with browser() as http:
                assert (await http.get(f"{url}/api/rooms/{room}/matches/1/replay")).status_code == 404
                assert (await http.get(f"{url}/api/tables", headers={"cookie": hers})).status_code == 200
            assert await ada.refused("start") == "bad_plan"
            await ada.ask("change", plan={**ada.room["plan"], "options": {}})
            await ada.ask("start")
            await ada.until(lambda: ada.table is not None)
            assert ada.table["match"] == 2
            assert not ada.room["undealt"]
            await ada.leave()

    room, hers = asyncio.run(begin())
    lost = """UPDATE events SET data = replace(data, '"options":{', '"options":{"deck":"lost"') WHERE n = ?"""
    write(db, lost, 1)
    run(go_on(room, hers))
    assert any(record.getMessage() == "a stored event cannot be applied" for record in caplog.records)


def test_what_another_process_stores_and_this_one_cannot_apply_is_told_at_once(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            await moves(ada, bob, 2)
            other = Store(db)
            await other.open()
            match = ada.table
            bad = events.Moved(match["turn"], match["player"], "castle")
            assert await other.append(ada.room_name, ada.n + 1, 0, bad)
            await other.close()
            assert (await ada.ask("chat", text="hello"))["n"] == ada.n
            assert bob.table["halted"]
            await ada.ask("resume")
            await asyncio.gather(ada.play(), bob.play())
            await leave(ada, bob)

    run(test())


def test_an_event_of_ones_own_that_cannot_be_applied_is_refused_and_the_room_goes_on(db, monkeypatch):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            await moves(ada, bob, 2)
            mover = ada if ada.to_move else bob
            with monkeypatch.context() as patch:

                def fails(*_):
                    raise ZeroDivisionError("a bug")

                patch.setattr(Table, "play", fails)
                with pytest.raises(Refused) as refused:
                    await mover.move()
                assert refused.value.code == "halted"
            for person in (ada, bob):
                await person.until(lambda person=person: person.table.get("halted"))
            await ada.ask("resume")
            await asyncio.gather(ada.play(), bob.play())
            await leave(ada, bob)

    run(test())


def test_two_processes_of_one_database_agree(pg):
    async def test():
        async with contextlib.AsyncExitStack() as stack:
            urls = [await stack.enter_async_context(served(pg)) for _ in range(2)]
            ada = await Person(urls[0], "Ada").create("animimix", 2)
            bob = await Person(urls[1], "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            for person in (ada, bob):
                await person.until(lambda person=person: person.table is not None)
            await moves(ada, bob, 2)
            third = Store(pg)
            await third.open()
            bad = events.Moved(ada.table["turn"], ada.table["player"], "castle")
            assert await third.append(ada.room_name, ada.n + 1, 0, bad)
            await third.close()
            for person in (ada, bob):
                await person.until(lambda person=person: person.table.get("halted"))
            await ada.ask("resume")
            await bob.until(lambda: "halted" not in bob.table)
            await asyncio.gather(ada.play(), bob.play())
            assert ada.table["result"] == bob.table["result"]
            await leave(ada, bob)

    run(test())
