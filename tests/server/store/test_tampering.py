"""Whatever is changed in a database behind the server's back, `arkade check-db` finds it."""

import asyncio
import shutil
import sqlite3

import pytest
import sqlalchemy as sql

from arkade.cli import DONE, FAULT, main
from arkade.server.rooms import events
from arkade.server.store import care, reviews
from arkade.server.store.store import Store
from tests.server.harness import Person, leave, run, served

DAYS = 11 * 86_400_000

#: What somebody may do to the rows of a room who can write the database and has no key; each a statement or several.
TAMPERINGS = {
    "a move's seat": """UPDATE events SET data = replace(data, '"seat":0', '"seat":1') WHERE n = :move""",
    "a move's author": """UPDATE events SET data = replace(data, '"id":', '"by":"forced","id":') WHERE n = :move""",
    "a move's turn": """UPDATE events SET data = replace(data, '"turn":', '"turn":1') WHERE n = :move""",
    "an event's time": f"UPDATE events SET at = at - {DAYS} WHERE n = :move",
    "the host": """UPDATE events SET data = replace(data, '"host":"', '"host":"x') WHERE n = 1""",
    "the first name": """UPDATE events SET data = replace(data, 'Ada', 'Eve') WHERE n = 1""",
    "what was said": """UPDATE events SET data = replace(data, 'hello', 'howdy') WHERE n = :chat""",
    "the seed": """UPDATE events SET data = replace(data, '"seed":"', '"seed":"1') WHERE n = :deal""",
    "the last four events": "DELETE FROM events WHERE n > (SELECT max(n) FROM events) - 4",
    "the last four events, without a summary": """DELETE FROM events WHERE n > (SELECT max(n) FROM events) - 4;
        DELETE FROM tables; DELETE FROM signatures""",
    "the last four events, and an older summary": """DELETE FROM events WHERE n > (SELECT max(n) FROM events) - 4;
        DELETE FROM signatures;
        UPDATE tables SET n = (SELECT max(n) FROM events), at = (SELECT max(at) FROM events), digest = NULL""",
    "an event in the middle": "DELETE FROM events WHERE n = :chat",
    "an event more": """INSERT INTO events (room, n, at, data, digest)
        SELECT room, n + 1, at, '{"k":"said","guest":"x","text":"me too"}', digest FROM events
        WHERE n = (SELECT max(n) FROM events)""",
    "two events exchanged": """UPDATE events SET data = (SELECT data FROM events WHERE n = :chat),
        digest = (SELECT digest FROM events WHERE n = :chat) WHERE n = :chat + 1""",
    "a digest": "UPDATE events SET digest = NULL WHERE n = :move",
    "all digests": "UPDATE events SET digest = NULL WHERE n > 1",
    "the first name, without a digest": """UPDATE events SET data = replace(data, 'Ada', 'Eve'), digest = NULL
        WHERE n = 1""",
    "everything that has a digest or a signature": """UPDATE events SET digest = NULL; UPDATE tables SET digest = NULL;
        DELETE FROM reviews; DELETE FROM signatures""",
    "since when there are digests": """UPDATE events SET digest = NULL WHERE n = 1;
        UPDATE sealing SET at = (SELECT max(at) FROM events)""",
    "that there are digests": "UPDATE events SET digest = NULL; UPDATE tables SET digest = NULL; DELETE FROM sealing",
    "the members": "DELETE FROM members",
    "a member": "UPDATE members SET guest = 'x' WHERE guest = (SELECT min(guest) FROM members)",
    "the summaries": "DELETE FROM tables",
    "a summary": """UPDATE tables SET data = replace(data, '"over":true', '"over":false')""",
    "whether it is listed": "UPDATE tables SET open = NOT open",
    "when it was closed": "UPDATE rooms SET closed = 5",
    "who made it": "UPDATE rooms SET creator = 'x'",
    "that nobody made it": "UPDATE rooms SET creator = ''",
    "when it was made": "UPDATE rooms SET created = created + 1",
    "a review": "UPDATE reviews SET data = 'rubbish'",
    "a likely review": """UPDATE reviews SET data = replace(data, '0.5', '0.6')""",
    "a likely review, without a digest": """UPDATE reviews SET digest = NULL,
        data = '{"level":"usual","learned":true,"dealt":[1,0],"seats":[],"moves":[],"decisions":[]}'""",
    "a review of no match": "UPDATE reviews SET match = 7",
}


async def fill(db):
    """A room with talk, a match that was played to its end and its review; where its events are."""
    async with served(db) as url:
        ada = await Person(url, "Ada").create("animimix", 2)
        bob = await Person(url, "Bob").join(ada.room_name, 1)
        chat = (await ada.ask("chat", text="hello"))["n"]
        await bob.ask("chat", text="well")
        deal = (await ada.ask("start"))["n"]
        await asyncio.gather(ada.play(), bob.play())
        await leave(ada, bob)
    store = Store(db)
    await store.open()
    rows = await store.read(ada.room_name)
    await reviews.claim(store, ada.room_name, 1, ada.guest, 10**12, 9, 9)
    await reviews.keep(store, ada.room_name, 1, '{"dealt":[0.5,0.5]}')
    assert (await care.check(store)).faults == []
    await store.close()
    return {
        "chat": chat,
        "deal": deal,
        "move": next(n for n, _, e in rows if isinstance(e, events.Moved) and not e.seat),
    }


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A database, and where in it what is."""
    file = tmp_path_factory.mktemp("stored") / "arkade.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARKADE_COMPILE", "0")
        return file, asyncio.run(fill(f"sqlite:///{file}"))


def tamper(db, tampering, places):
    with sqlite3.connect(db) as file:
        before = list(file.iterdump())
        for statement in TAMPERINGS[tampering].split(";"):
            file.execute(statement, places)
        assert list(file.iterdump()) != before
    file.close()


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_what_was_changed_is_found(tampering, stored, tmp_path, capsys):
    file, places = stored
    copy = shutil.copy(file, tmp_path / "copy.db")
    assert main(["check-db", "--db", f"sqlite:///{copy}"]) == DONE
    tamper(copy, tampering, places)
    assert main(["check-db", "--db", f"sqlite:///{copy}"]) == FAULT
    print(tampering, "->", capsys.readouterr().out)


def test_who_has_the_key_can_take_what_is_there_for_true(stored, tmp_path):
    file, places = stored
    copy = shutil.copy(file, tmp_path / "copy.db")
    db = f"sqlite:///{copy}"
    tamper(copy, "what was said", places)
    tamper(copy, "a digest", places)
    assert main(["check-db", "--seal", "--db", db]) == FAULT
    assert main(["check-db", "--db", db]) == DONE


@pytest.mark.parametrize(("tampering", "found"), [(None, DONE), ("what was said", FAULT), ("the first name", FAULT)])
def test_to_forget_somebody_keeps_the_log_true_and_makes_nothing_true_that_was_changed(
    tampering, found, stored, tmp_path
):
    file, places = stored
    copy = shutil.copy(file, tmp_path / "copy.db")
    db = f"sqlite:///{copy}"
    if tampering:
        tamper(copy, tampering, places)

    async def forget():
        store = Store(db)
        await store.open()
        with sqlite3.connect(copy) as rows:
            room, guest = rows.execute("SELECT id, creator FROM rooms").fetchone()
        rows.close()
        n = len(await store.read(room)) + 1
        assert await store.append(room, n, 10**13, events.Forgotten(guest))
        await care.erase(store, guest, [], [room])
        assert "hello" not in str(await store.read(room))
        await store.close()

    run(forget())
    assert main(["check-db", "--db", db]) == found


def test_keys_kept_elsewhere_are_replaced_and_still_known(db, monkeypatch, capsys):
    async def talk(*keys):
        async with served(db, signing_keys=keys) as url:
            ada = await Person(url, "Ada").create("animimix", 2)
            await ada.leave()

    run(talk("first"))
    run(talk("second", "first"))
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
        assert file.execute("SELECT count(*) FROM signers").fetchone() == (0,)
    file.close()
    monkeypatch.setenv("ARKADE_SIGNING_KEYS", "second, first")
    assert main(["check-db", "--db", db]) == DONE
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:  # a key in the database does not count then
        file.executescript("INSERT INTO signers VALUES (1, 'first'), (2, 'second')")
    file.close()
    monkeypatch.setenv("ARKADE_SIGNING_KEYS", "third")
    assert main(["check-db", "--db", db]) == FAULT
    assert "ARKADE_SIGNING_KEYS" in capsys.readouterr().out


def test_a_version_that_knows_no_digests_beside_this_one_harms_nothing(db, capsys):
    """At a rolling upgrade: what it stores is named until somebody takes it for true."""

    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2)
            said = events.pack(events.Chatted(ada.guest, "old"))
            with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
                file.execute(
                    "INSERT INTO events (room, n, at, data) VALUES (?, ?, ?, ?)", (ada.room_name, 2, 9**15, said)
                )
            file.close()
            assert (await ada.ask("chat", text="new"))["n"] == 3
            assert [event["what"]["text"] for event in ada.events] == ["old", "new"]
            await ada.leave()

    run(test())
    assert main(["check-db", "--db", db]) == FAULT
    assert "event 2 has no digest" in capsys.readouterr().out
    assert main(["check-db", "--seal", "--db", db]) == FAULT
    assert main(["check-db", "--db", db]) == DONE


def test_on_postgresql_too(pg):
    async def test():
        places = await fill(pg)
        store = Store(pg)
        await store.open()
        for name in ("a move's author", "the members", "a summary", "who made it", "the last four events"):
            text = TAMPERINGS[name]
            for key, value in places.items():
                text = text.replace(f":{key}", str(value))
            known = len((await care.check(store)).faults)
            await store.run(lambda db, text=text: db.execute(sql.text(text.replace(":", "\\:"))))
            assert len((await care.check(store)).faults) > known, name
        await store.close()

    run(test())
