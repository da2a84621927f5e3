"""Copies of a database, what is found in it, what is forgotten; and nobody gets less than they have seen."""

import asyncio
import sqlite3

from arkade.cli import DONE, FAULT, WRONG, main
from arkade.server.rooms import events
from arkade.server.store.store import Store
from tests.server.harness import Person, run, served


def changed(db, statement, *values):
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
        file.execute(statement, values)
    file.close()


async def played(url):
    """A room in which a match was played to its end."""
    ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
    await ada.ask("start")
    await ada.play()
    await ada.leave()
    return ada


def test_a_copy_of_a_running_server_is_whole(db, tmp_path, capsys):
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"

    async def test():
        async with served(db) as url:
            ada = await played(url)
            assert await asyncio.to_thread(main, ["backup", str(copy), "--db", db]) == DONE
            return ada

    async def again(ada):
        async with served(f"sqlite:///{other}") as url:
            eve = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            assert eve.table["result"] == ada.table["result"]
            await eve.leave()

    found = []
    run(_keep(test(), found))
    assert "1 rooms" in (said := capsys.readouterr().out)
    assert "1 matches: no faults" in said
    assert main(["backup", str(copy), "--db", db]) == WRONG  # nothing is overwritten
    assert main(["restore-backup", str(copy), "--db", f"sqlite:///{other}"]) == DONE
    assert main(["restore-backup", str(copy), "--db", f"sqlite:///{other}"]) == WRONG
    run(again(*found))


async def _keep(work, found):
    found.append(await work)


def test_faults_are_named(db, capsys):
    async def test():
        async with served(db) as url:
            await played(url)

    run(test())
    assert main(["check-db", "--db", db]) == DONE
    changed(db, 'UPDATE events SET data = replace(data, \'"turn":3\', \'"turn":3,"x\') WHERE n = 6')
    assert main(["check-db", "--db", db]) == FAULT
    changed(db, "DELETE FROM events WHERE n = 4")
    assert main(["check-db", "--db", db]) == FAULT
    assert "event 5 cannot be" in capsys.readouterr().out
    assert main(["check-db", "--db", "sqlite:///nowhere.db"]) == WRONG


def test_old_rooms_are_forgotten_and_no_others(db, capsys):
    async def test():
        async with served(db) as url:
            return [(await played(url)).room_name for _ in range(2)]

    found = []
    run(_keep(test(), found))
    old, new = found[0]
    changed(db, "UPDATE events SET at = at - 10 * 86400000 WHERE room = ?", old)
    assert main(["forget", "--older", "11", "--db", db]) == DONE
    assert main(["forget", "--older", "9", "--db", db]) == DONE
    assert capsys.readouterr().out.split("\n")[:2] == ["0 rooms are forgotten", "1 rooms are forgotten"]

    async def left():
        store = Store(db)
        await store.open()
        assert await store.read(old) == []
        assert len(await store.read(new)) > 10
        await store.close()

    run(left())
    assert main(["check-db", "--db", db]) == DONE


def test_who_has_seen_more_than_a_process_knows_does_not_get_less(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create()
            other = Store(db)  # another process stores an event, and its notification has not come yet
            await other.open()
            assert await other.append(ada.room_name, ada.n + 1, 0, events.Chatted(ada.guest, "hello"))
            await other.close()
            again = Person(url, cookie=ada.cookie)
            again.n = ada.n + 1
            await again.enter(ada.room_name, since=again.n)
            answer = await again.ask("chat", text="seen")
            assert answer["n"] == again.n
            assert again.snapshot is None
            assert [event["what"]["text"] for event in again.events] == ["seen"]
            await again.leave()
            await ada.leave()

    run(test())
