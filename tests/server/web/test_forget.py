"""A guest has everything about them deleted, and nothing else goes."""

import sqlite3

import pytest

from arkade.cli import DONE, main
from tests.server.harness import Person, browser, leave, run, served


def everything(db):
    """All that is stored, as one text."""
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = "\n".join(str(row) for name in names for row in file.execute(f"SELECT * FROM {name}"))
    file.close()
    return found


async def forget(url, person):
    async with browser() as http:
        answer = await http.delete(f"{url}/api/me", headers={"cookie": person.cookie})
    assert answer.status_code == 200, answer.text
    assert 'arkade_guest="";' in answer.headers["set-cookie"]
    return answer.json()["rooms"]


def test_name_and_words_go_the_others_keep_their_match_and_rooms_of_ones_own_go_whole(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Adalgisa").create("animimix", 3, stand_in="random")
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            cy = await Person(url, "Cynthia").enter(ada.room_name)
            await cy.ask("name", name="Cynthia")
            for person, said in ((ada, "secret of mine"), (bob, "hello"), (cy, "I only watch")):
                await person.ask("chat", text=said)
            await ada.ask("start")
            own = await Person(url, "Adalgisa", ada.cookie).create("animimix", 2, [None, "random"])
            other = await Person(url, "Bob", bob.cookie).create("animimix", 2)
            assert await forget(url, ada) == 2
            assert await forget(url, cy) == 1
            for person in (ada, cy, own):
                await person.until(lambda person=person: person.closed)
            assert (ada.closed, own.closed) == (4401, 4410)
            await bob.until(lambda: bob.room["names"][cy.guest] == "–")
            assert bob.room["names"][ada.guest] == "–"
            assert bob.room["host"] == bob.guest
            await bob.play()  # the stand-in sits in her place
            late = await Person(url, cookie=bob.cookie).enter(ada.room_name, since=3)  # nobody is told again
            await late.until(lambda: late.snapshot)
            assert [said["text"] for said in late.snapshot["chat"]] == ["hello"]
            gone = await Person(url).enter(own.room_name)
            assert gone.closed == 4404
            await leave(bob, other, late)
        stored = everything(db)
        assert "Bob" in stored
        assert other.room_name in stored
        for trace in ("Adalgisa", "Cynthia", "secret", "I only", own.room_name, ada.guest, cy.guest):
            assert trace not in stored
        async with served(db) as url:  # the log as it is now tells the same
            again = await Person(url, cookie=bob.cookie).enter(ada.room_name)
            assert again.snapshot["chat"] == late.snapshot["chat"]
            assert again.room["names"][bob.guest] == "Bob"
            assert sorted(again.room["names"].values()) == sorted(bob.room["names"].values())
            assert not {ada.guest, cy.guest} & set(again.room["names"])
            back = await Person(url, cookie=ada.cookie).enter(ada.room_name)  # the cookie is nobody's here
            assert back.seat is None
            assert back.guest not in back.room["names"]
            await back.leave()
            await again.leave()

    run(test())
    assert main(["check-db", "--db", db]) == DONE


@pytest.mark.parametrize("headers", [{}, {"origin": "https://evil.example"}], ids=["nobody", "another page"])
def test_only_the_guest_from_a_page_of_ours_can_ask_for_it(db, headers):
    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url, "Ada").create()
            cookie = {"cookie": ada.cookie} if headers else {}
            answer = await http.delete(f"{url}/api/me", headers={**headers, **cookie})
            assert answer.status_code == (403 if headers else 401)
            assert ada.closed is None
            await ada.leave()

    run(test())
