"""A guest's tables, open tables, tickets for another device, and tables whose moves take days."""

import asyncio
import contextlib
import re
import sqlite3

import pytest

from arkade.cli import DONE, WRONG, main
from arkade.server.live import hub
from arkade.server.store.store import Store
from arkade.server.web.limits import Limits
from tests.patience import PATIENCE
from tests.server.harness import LAX, MANY, HandTime, Person, browser, leave, run, served

DAY = 86_400


async def tables(http, url):
    return (await http.get(f"{url}/api/tables")).json()


async def make(http, url, bots=(None, "random"), start=True, **plan):
    plan = {"game": "animimix", "players": len(bots), "pace": 0, **plan}
    await http.get(f"{url}/api/me")
    wish = {"plan": plan, "name": "Ada", "bots": list(bots), "start": start}
    return (await http.post(f"{url}/api/rooms", json=wish)).json()["room"]


def test_tables_of_a_guest_are_kept_over_a_restart(db):
    async def test():
        async with browser() as ada, browser() as bo:
            async with served(db) as url:
                room = await make(ada, url)
                assert (await tables(bo, url))["mine"] == []
            async with served(db) as url:
                (card,) = (await tables(ada, url))["mine"]
                assert (card["room"], card["state"], card["mine"], card["turn"]) == (room, "playing", 0, 0)

    run(test())


def test_a_server_that_starts_reads_no_table_before_somebody_comes(db, monkeypatch):
    """Ten thousand that sleep must not be played again first."""
    read, real = [], Store.read

    async def noted(self, room, after=0):
        read.append(room)
        return await real(self, room, after)

    async def test():
        async with browser() as ada:
            async with served(db) as url:
                rooms = [await make(ada, url, clock={"kind": "days", "days": 3}) for _ in range(2)]
                await tables(ada, url)
            monkeypatch.setattr(Store, "read", noted)
            async with served(db) as url:
                assert len((await tables(ada, url))["mine"]) == 2
                assert read == []
                assert re.search(r"^arkade_rooms{.*} 0$", (await ada.get(f"{url}/metrics")).text, re.MULTILINE)
                await (await Person(url, cookie=f"arkade_guest={ada.cookies['arkade_guest']}").enter(rooms[0])).leave()
                assert read == [rooms[0]]

    run(test())


def test_a_ticket_makes_another_device_the_same_guest_once_and_not_for_long(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url, browser() as ada, browser() as phone:
            await make(ada, url)
            me = (await ada.get(f"{url}/api/me")).json()

            async def ticket():
                return (await ada.post(f"{url}/api/me/ticket", json={"kept": "{}"})).json()["token"]

            async def arrive(token):
                return await phone.post(f"{url}/api/me/arrival", json={"token": token})

            token = await ticket()
            assert (await arrive(token)).json() == {**me, "kept": "{}"}
            assert (await phone.get(f"{url}/api/me")).json() == me
            assert len((await tables(phone, url))["mine"]) == 1
            assert (await arrive(token)).json()["code"] == "bad_link"
            late = await ticket()
            hand.turn(601)
            assert (await arrive(late)).json()["code"] == "bad_link"

    run(test())


def test_what_a_ticket_kept_is_deleted_when_it_is_too_old_and_at_the_next_start(db, monkeypatch):
    monkeypatch.setattr(hub, "TIDY", 0.05)

    def kept():
        with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as file:
            return [text for (text,) in file.execute("SELECT kept FROM tickets")]

    async def test():
        hand = HandTime()
        async with served(db, hand) as url, browser() as ada, browser() as bob:
            for http, text in ((ada, "Ada's secret"), (bob, "Bob's secret")):
                await http.get(f"{url}/api/me")
                await http.post(f"{url}/api/me/ticket", json={"kept": text})
                hand.turn(300)
            await asyncio.sleep(0.2)
            assert sorted(kept()) == ["Ada's secret", "Bob's secret"]
            hand.turn(10)
            async with asyncio.timeout(PATIENCE):
                while kept() != ["Bob's secret"]:
                    await asyncio.sleep(0.05)
        monkeypatch.setattr(hub, "TIDY", PATIENCE)
        hand.turn(300)
        async with served(db, hand):
            assert kept() == []

    run(test())


def test_open_tables_are_listed_while_somebody_is_there_unless_the_server_lists_none(db):
    async def test():
        async with browser() as http, browser() as other:
            async with served(db) as url:
                room = await make(http, url, (None, None), start=False, listed=True)
                hidden = await make(http, url, (None, None), start=False)
                assert hidden != room
                eve = await Person(url, "Eve").enter(room)
                await eve.until(lambda: eve.n)
                assert hidden not in [card["room"] for card in (await tables(other, url))["open"]]
                await eve.leave()
            async with served(db) as url:
                eve = await Person(url, "Eve").enter(room)
                await eve.ask("name", name="Eve")
                while not (found := (await tables(other, url))["open"]):
                    pass
                assert [card["room"] for card in found] == [room]
                await eve.leave()
            async with served(db, lists=False) as url:
                eve = await Person(url, "Eve").enter(room)
                assert (await tables(other, url))["open"] == []
                await eve.leave()

    run(test())


async def listing(http, url, **more):
    """Ask for a table with a free seat on the list, where moves take days."""
    plan = {"game": "animimix", "players": 2, "listed": True, "clock": {"kind": "days", "days": 14}, **more}
    await http.get(f"{url}/api/me")
    return await http.post(f"{url}/api/rooms", json={"plan": plan, "name": "Ada"})


async def seen(http, url, true):
    """The rooms of the list, once they are as wanted: the server writes it every few seconds."""
    async with asyncio.timeout(PATIENCE):
        while not true(found := [card["room"] for card in (await tables(http, url))["open"]]):
            await asyncio.sleep(0.05)
    return found


async def entered(url, *answers):
    """Somebody looks into rooms, so that the server knows them, and goes."""
    for answer in answers:
        await (await Person(url).enter(answer.json()["room"])).leave()


def test_a_guest_and_an_address_list_so_many_tables_and_no_more(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    limits = Limits(**{**vars(LAX), "listed": 2, "listed_of_address": 0.0001, "listed_burst": 4})

    async def test():
        async with served(db, limits=limits) as url, browser() as ada, browser() as bob, browser() as cy:
            first = [await listing(ada, url) for _ in range(2)]
            await entered(url, *first)
            await seen(cy, url, lambda found: len(found) == 2)
            third = await listing(ada, url)
            assert (third.status_code, third.json()["code"]) == (429, "listed_enough")
            hidden = await listing(ada, url, listed=False)  # but may be listed later, as others are closed
            host = await Person(url, cookie=f"arkade_guest={ada.cookies['arkade_guest']}").enter(hidden.json()["room"])
            assert await host.refused("change", plan={**host.room["plan"], "listed": True}) == "listed_enough"
            await host.leave()
            assert (await listing(bob, url)).status_code == 201
            assert (await listing(bob, url)).status_code == 201
            assert (await listing(cy, url)).json()["code"] == "slow_down"  # that is all for the address

    run(test())


def test_one_guest_does_not_fill_the_list(db, monkeypatch):
    """Whoever was quicker than the count."""
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    lax = Limits(**{**vars(LAX), "listed_burst": MANY})

    async def test():
        async with served(db, limits=lax) as url, browser() as ada, browser() as bob, browser() as cy:
            flood = [listing(ada, url) for _ in range(30)]
            await ada.get(f"{url}/api/me")
            rooms = [answer for answer in await asyncio.gather(*flood) if answer.status_code == 201]
            assert len(rooms) > LAX.listed
            await entered(url, *rooms)
            other = await listing(bob, url)
            await entered(url, other)
            found = await seen(cy, url, lambda found: other.json()["room"] in found)
            assert len(found) == 1 + LAX.listed

    run(test())


def test_tables_whose_people_are_there_come_first_and_others_go_after_days_without_anybody(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP", 0.05)

    async def test():
        hand = HandTime()
        async with served(db, hand) as url, browser() as ada, browser() as cy:
            one = (await listing(ada, url)).json()["room"]
            host = await Person(url, cookie=f"arkade_guest={ada.cookies['arkade_guest']}").enter(one)
            hand.turn(10)
            two = (await listing(ada, url)).json()["room"]
            await (await Person(url).enter(two)).leave()
            assert await seen(cy, url, lambda found: len(found) == 2) == [one, two]  # not the newest first
            hand.turn(3 * DAY)
            assert await seen(cy, url, lambda found: len(found) == 1) == [one]
            await host.leave()
            await seen(cy, url, lambda found: found == [])

    run(test())


@pytest.mark.parametrize("kind", ["db", pytest.param("pg", marks=pytest.mark.slow)])
def test_who_runs_a_server_unlists_tables_and_closes_rooms(kind, request, capsys, monkeypatch):
    """While it runs, whatever the database."""
    monkeypatch.setattr(hub, "SWEEP", 0.05)
    any_db = request.getfixturevalue(kind)

    async def lobby(*arguments):
        code = await asyncio.to_thread(main, ["lobby", *arguments, "--db", any_db])
        return code, capsys.readouterr()

    async def test():
        async with served(any_db) as url, browser() as ada, browser() as cy:
            rooms = [(await listing(ada, url)).json()["room"] for _ in range(3)]
            kept, unlisted, closed = [await Person(url).enter(room) for room in rooms]
            await seen(cy, url, lambda found: len(found) == 3)
            async with asyncio.timeout(PATIENCE):  # the server writes its list every few seconds
                while "3 tables are listed" not in (await lobby())[1].out:
                    await asyncio.sleep(0.05)
            code, said = await lobby(f"--unlist={rooms[1]}", f"--close={rooms[2][:6]}")  # a name may begin with a dash
            assert code == DONE
            assert [line.split()[:3] for line in said.out.splitlines()[:-1]] == [[rooms[0], "animimix", "Ada"]]
            await closed.until(lambda: closed.closed == 4410)
            await unlisted.until(lambda: unlisted.room["plan"]["listed"] is False)
            assert await seen(cy, url, lambda found: len(found) == 1) == [rooms[0]]
            assert (await lobby("--close", "nowhere"))[0] == WRONG
            assert (await lobby("--close", ""))[0] == WRONG  # every room begins so
            await kept.ask("ping")
            await leave(kept, unlisted)
        async with served(any_db) as url, browser() as cy:
            assert [card["room"] for card in (await tables(cy, url))["open"]] == [rooms[0]]

    run(test())


def test_where_moves_take_days_presence_does_not_matter_and_the_stand_in_comes_after_the_flag(db):
    async def test():
        hand = HandTime()
        clock = {"kind": "days", "days": 3}
        async with served(db, hand) as url, browser() as http:
            await make(http, url, clock=clock, grace=1, stand_in="random")

            async def card():
                return (await tables(http, url))["mine"][0]

            first = await card()
            assert first["due"] == hand.ms + 3 * DAY * 1000
            hand.turn(3 * DAY - 10)
            assert not (await card())["seats"][0]["away"]
            hand.turn(20)
            while not (found := await card())["seats"][0]["away"]:  # the server looks every few seconds
                pass
            while found["state"] == "playing":  # stand-in and bot go on by themselves
                found = await card()

    run(test())
