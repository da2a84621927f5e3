"""What each viewer is told: at once, when looking back, and after coming back."""

import asyncio
import json

import pytest

import arkade
from tests.server.harness import Person, browser, leave, run, served, two


@pytest.mark.parametrize(("game", "views"), [("arknoah", 1), ("noah", 2)])
def test_where_nothing_is_hidden_one_view_serves_all(game, views, db, monkeypatch):
    make, made = arkade.State.typed_view, []

    def counted(state, seat=None):
        made.append(seat)
        return make(state, seat)

    async def test():
        async with served(db) as url:
            ada, bob = await two(url, game)
            monkeypatch.setattr(arkade.State, "typed_view", counted)
            mover = ada if ada.to_move else bob
            turn = mover.table["turn"]
            await mover.ask("move", turn=turn, move=mover.legal()[0])
            for person in (ada, bob):
                await person.until(lambda person=person: person.table["turn"] > turn)
            assert len(made) == views
            await leave(ada, bob)

    run(test())


def test_looking_back_shows_what_the_viewer_saw_and_the_log_is_its_own(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            eve = await Person(url, "Eve").enter(ada.room_name)
            first = ada.table["view"]
            for _ in range(4):
                mover = ada if ada.to_move else bob
                turn = mover.table["turn"]
                await mover.move()
                for person in (ada, bob, eve):
                    await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)
            assert (await ada.ask("look", match=1, move=0, open=True))["view"] == first
            assert (await eve.ask("look", match=1, move=0))["view"]["seats"][0]["hand"] is None
            assert (await eve.ask("look", match=1, move=2))["notation"] is None
            log = (await ada.ask("log", match=1))["lines"]
            assert [line["number"] for line in log] == [1, 2, 3, 4]
            assert log == [event["what"]["line"] for event in ada.events if event["what"]["kind"] == "moved"]
            assert (await bob.ask("log", match=1))["lines"] != log
            assert await ada.refused("look", match=1, move=5) == "no_such_move"
            assert await ada.refused("look", match=2, move=0) == "no_match"
            async with browser() as http:
                answer = await http.get(f"{url}/api/rooms/{ada.room_name}/matches/1/replay")
                assert answer.status_code == 409
            await leave(ada, bob, eve)

    run(test())


def test_a_room_without_watchers_shows_them_the_room_and_not_the_table(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"], watch=False)
            eve = await Person(url, "Eve").enter(ada.room_name)
            await ada.ask("start")
            await ada.play()
            await eve.until(lambda: eve.n == ada.n)
            kinds = {event["what"]["kind"] for event in eve.events}
            assert kinds == {"started", "nothing"}
            assert eve.table is None
            assert await eve.refused("look", match=1, move=0) == "not_allowed"
            await leave(ada, eve)

    run(test())


def test_who_comes_back_gets_what_was_missed_and_after_too_much_everything(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "amazonas")
            await bob.leave()
            known = bob.n
            while ada.to_move:
                await ada.move()
            await bob.enter(ada.room_name, known)
            await bob.until(lambda: bob.n == ada.n)
            assert bob.table["view"]["seats"][1]["hand"] is not None
            late = await Person(url, cookie=bob.cookie).enter(ada.room_name)
            assert late.table == bob.table
            assert late.room == bob.room
            for since in (10**8, -1, "x", ""):
                far = Person(url, cookie=bob.cookie)
                await far.enter(ada.room_name, since)
                await far.until(lambda far=far: far.snapshot is not None)
                assert far.table == bob.table
                await far.leave()
            await asyncio.gather(ada.play(), bob.play())
            old = Person(url, cookie=bob.cookie)
            old.n = 1
            await old.enter(ada.room_name, 1)
            await old.until(lambda: old.n == ada.n)
            assert old.table == ada.table
            await leave(ada, bob, late, old)

    run(test())


def test_a_name_is_told_alone_and_a_seat_without_the_names_and_everybody_knows_the_same_room(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("noah", 3)
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            known = bob.n
            await bob.leave()
            eve = await Person(url, "Eve").enter(ada.room_name)
            for wish in ({"name": "Eve"}, {"name": "Eva"}):
                await eve.ask("name", **wish)
            await eve.ask("sit", seat=2)
            await eve.ask("name", name="Evi")
            await bob.enter(ada.room_name, known)
            for person in (ada, bob):
                await person.until(lambda person=person: person.n == eve.n)
            late = await Person(url).enter(ada.room_name)
            assert late.room["names"] == {ada.guest: "Ada", bob.guest: "Bob", eve.guest: "Evi"}
            assert ada.room == bob.room == eve.room == late.room
            told = {event["what"]["kind"]: set(event.get("room", {})) for event in eve.events}
            assert told["named"] == set()
            assert told["sat"] == set(late.room) - {"names"}
            link = (await eve.ask("link"))["token"]
            fay = await Person(url, "Fay").enter(ada.room_name)
            await fay.ask("claim", token=link)  # a name that changes hands
            for person in (ada, bob):
                await person.until(lambda person=person: person.n == fay.n)
            assert ada.room == bob.room == fay.room
            assert ada.room["names"][fay.guest] == "Evi"
            await leave(ada, bob, eve, late, fay)

    run(test())


def test_a_restarted_server_knows_everything(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "amazonas")
            for _ in range(20):
                mover = ada if ada.to_move else bob
                turn = mover.table["turn"]
                await mover.move()
                for person in (ada, bob):
                    await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)
            seen = json.dumps(ada.table), json.dumps(bob.table), ada.n
        async with served(db) as url:
            ada.url = bob.url = url
            for person in (ada, bob):
                again = await Person(url, cookie=person.cookie).enter(ada.room_name)
                assert json.dumps(again.table) == seen[person is bob]
                assert again.n == seen[2]
                await again.leave()
                await person.enter(ada.room_name, person.n)
            await asyncio.gather(ada.play(), bob.play())
            await leave(ada, bob)

    run(test())
