"""For those who run a server: whether it lives and can store, who may read its totals, what it says of a proxy."""

import asyncio
import logging
import re
import sqlite3
import time
from itertools import pairwise

import pytest

from arkade.server.store import store
from arkade.server.web.guests import RENEWED
from arkade.server.web.limits import Limits
from tests.patience import PATIENCE
from tests.server.attacks import Target
from tests.server.harness import Person, browser, run, served

BEHIND = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
FORGED = {"x-forwarded-for": "127.0.0.1, 198.51.100.1"}


@pytest.fixture
def logged(caplog):
    caplog.set_level(logging.WARNING)
    return lambda text: [record for record in caplog.records if text in record.getMessage()]


def test_while_nothing_can_be_stored_the_server_lives_and_is_not_ready(db, monkeypatch):
    """Though the database still answers those who only read."""
    monkeypatch.setattr(store, "SLOW", 0.2)
    monkeypatch.setattr(store, "RETRY", 0.1)

    async def test():
        async with served(db) as url, browser() as http:

            async def said(path):
                answer = await http.get(url + path)
                return answer.status_code, answer.json()["status"]

            async def until(path, wanted):
                async with asyncio.timeout(PATIENCE):
                    while (await said(path)) != wanted:
                        await asyncio.sleep(0.05)

            await until("/ready", (200, "ok"))
            assert await said("/health") == (200, "ok")
            other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.2)  # what was found before is forgotten
            status, why = await said("/ready")  # nobody has anything to store
            assert status == 503
            assert "nothing can be stored" in why
            ada = await Person(url, "Ada").meet()
            making = asyncio.create_task(ada.create())
            await until("/health", (200, why))
            other.execute("ROLLBACK")
            await making
            await until("/health", (200, "ok"))
            await until("/ready", (200, "ok"))
            other.close()
            await ada.leave()

    run(test())


@pytest.mark.parametrize(
    ("metrics", "behind", "forged"), [("127.0.0.1", 404, 404), ("192.0.2.0/28", 200, 404), ("*", 200, 200)]
)
def test_totals_say_whose_they_are_and_are_told_to_those_who_may_know(db, metrics, behind, forged):
    async def test():
        async with served(db, metrics=metrics) as url, browser() as http:
            answer = await http.get(f"{url}/metrics", headers=BEHIND)
            assert answer.status_code == behind
            assert (await http.get(f"{url}/metrics", headers=FORGED)).status_code == forged
            if behind == 200:
                lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
                assert len(lines) > 30
                assert all(re.match(r"arkade_\w+{worker=\"\d+\"[,}]", line) for line in lines)
            own = (await http.get(f"{url}/metrics")).status_code
            assert own == (404 if metrics.startswith("192") else 200)

    run(test())


def test_a_page_that_is_not_taken_for_ours_is_told_what_to_look_at(db):
    async def test():
        async with served(db) as url, browser() as http:
            cookie = (await Person(url).meet()).cookie
            headers = {"origin": "https://arkade.example", "host": "arkade", "cookie": cookie}
            answer = await http.post(f"{url}/api/rooms", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
            for part in ("https://arkade.example", "'arkade'", "Host", "--origin"):
                assert part in answer.json()["detail"]

    run(test())


def test_a_proxy_that_does_not_say_whom_it_stands_for_is_warned_of_once(db, logged):
    async def test():
        async with served(db) as url, browser() as http:
            await http.get(f"{url}/health")
            await http.get(f"{url}/health", headers=BEHIND)
            assert not logged("X-Forwarded-For")  # nothing is wrong so far
            for _ in range(3):
                await http.get(f"{url}/health", headers={"host": "arkade"})
            assert len(logged("X-Forwarded-For")) == 1

    run(test())


def test_knocks_through_a_proxy_are_counted_by_whom_it_names_and_refused_in_a_line_a_second(db, logged):
    """Whatever else stands before that address."""

    async def knock(target, behind):
        status, _, writer = await target.through_proxy(behind).knocked()
        writer.transport.abort()
        return status

    async def test():
        async with served(db, limits=Limits(connects=0.01, connect_burst=5)) as url:
            target = Target(url)
            target.room = "x"
            forged = [await knock(target, f"198.51.100.{number}, 192.0.2.7") for number in range(100)]
            assert forged == [b"101"] * 5 + [b"429"] * 95
            assert await knock(target, "192.0.2.8") == b"101"
            assert sum(record.count for record in logged("turned away")) < 96
            made = [record.created for record in logged("turned away")]
            assert all(later - earlier > 0.9 for earlier, later in pairwise(made))
        assert not [record for record in logged("") if record.levelno >= logging.ERROR]

    run(test())


def test_sockets_behind_a_proxy_are_counted_as_those_without_one(db):
    async def test():
        async with served(db, limits=Limits(connections=3)) as url:
            target = Target(url).through_proxy("192.0.2.7")
            await target.begin()
            held = [await target.knocked() for _ in range(4)]
            assert [status for status, *_ in held] == [b"101"] * 3 + [b"429"]
            await Target(url).through_proxy("192.0.2.8").begin()
            for *_, writer in held:
                writer.transport.abort()

    run(test())


def test_requests_through_a_proxy_are_counted_by_whom_it_names(db):
    async def test():
        async with served(db, limits=Limits(requests=0.01, request_burst=3)) as url, browser() as http:
            asked = [await http.get(f"{url}/health", headers=BEHIND) for _ in range(5)]
            assert [answer.status_code for answer in asked] == [200, 200, 200, 429, 429]
            assert asked[-1].json()["code"] == "slow_down"
            assert asked[-1].headers["retry-after"]
            other = {**BEHIND, "x-forwarded-for": "192.0.2.7, 192.0.2.8"}
            assert (await http.get(f"{url}/health", headers=other)).status_code == 200

    run(test())


def test_a_cookie_is_renewed_long_before_it_ends_and_by_the_newest_key(db, monkeypatch):
    now = time.time()

    async def test():
        async with browser() as http:
            async with served(db, keys=["old"]) as url:
                guest = (await http.get(f"{url}/api/me")).json()["guest"]
                assert "set-cookie" not in (await http.get(f"{url}/api/me")).headers
                monkeypatch.setattr(time, "time", lambda: now + RENEWED + 10)
                assert "Max-Age=31536000" in (await http.get(f"{url}/api/me")).headers["set-cookie"]
                assert "set-cookie" not in (await http.get(f"{url}/")).headers
            async with served(db, keys=["new", "old"]) as url:
                assert "set-cookie" in (await http.get(f"{url}/")).headers
            async with served(db, keys=["new"]) as url:  # the old one is gone
                assert (await http.get(f"{url}/api/me")).json()["guest"] == guest

    run(test())
