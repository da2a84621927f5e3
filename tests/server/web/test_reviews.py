"""Reviews of finished matches over HTTP, and tables that play on from one."""

import asyncio
from functools import partial

import pytest

import arkade
from arkade.server.live import reviews
from tests.server.harness import LAX, Person, browser, leave, run, served

#: A match of 12 moves.
GAME, PLAYERS = "animimix", 2


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """What is tested here is who gets a review, not how good it is; interpreted rules would take a minute."""
    monkeypatch.delenv("ARKADE_COMPILE")
    monkeypatch.setattr(reviews.review, "Values", partial(reviews.review.Values, lessons=2))
    monkeypatch.setattr(reviews, "LEVEL", "quick")


async def played(url, name="Ada"):
    """A person, and where the match that they finished is."""
    ada = await Person(url, name).create(GAME, PLAYERS, [None, "random"])
    await ada.ask("start")
    await ada.play()
    return ada, f"{url}/api/rooms/{ada.room_name}/matches/{ada.table['match']}"


async def made(http, match):
    """The review of a match, once it is made."""
    while (answer := (await http.get(f"{match}/review")).json())["state"] == "running":
        await asyncio.sleep(0.05)
    return answer


def code(answer):
    return answer.status_code, answer.json()["code"]


@pytest.mark.slow
def test_a_match_is_reviewed_once_and_the_second_who_asks_gets_the_first(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            assert (await http.get(f"{match}/review")).json() == {
                "state": "none",
                "done": 0,
                "of": 0,
                "review": None,
                "broken": False,
            }
            begun = await http.post(f"{match}/review", headers={"cookie": ada.cookie})
            assert (begun.status_code, begun.json()["state"]) == (200, "running")
            found = await made(http, match)
            assert found["state"] == "done"
            review = found["review"]
            assert [each["n"] for each in review["moves"]] == list(range(1, ada.table["moves"] + 1))
            for seat in review["seats"]:
                parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
                assert parts == pytest.approx(seat["result"], abs=1e-9)
            bob = await Person(url, "Bob").meet()
            again = await http.post(f"{match}/review", headers={"cookie": bob.cookie})
            assert again.json() == found
            await leave(ada)

    run(test())


def test_no_running_match_is_reviewed_nor_one_that_was_stopped(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url).create(GAME, PLAYERS, [None, "random"])
            await ada.ask("start")
            match, headers = f"{url}/api/rooms/{ada.room_name}/matches/1", {"cookie": ada.cookie}
            assert code(await http.post(f"{match}/review", headers=headers)) == (409, "match_running")
            assert code(await http.get(f"{match}/review")) == (409, "match_running")
            practice = {"move": 0, "seat": 0, "name": "Ada", "bot": "random"}
            assert code(await http.post(f"{match}/practice", json=practice, headers=headers)) == (409, "match_running")
            await ada.ask("stop")
            assert code(await http.post(f"{match}/review", headers=headers)) == (409, "unfinished")
            nowhere = f"{url}/api/rooms/{ada.room_name}/matches/2/review"
            assert code(await http.post(nowhere, headers=headers)) == (404, "not_found")
            assert code(await http.post(f"{match}/review")) == (401, "no_guest")
            await leave(ada)

    run(test())


@pytest.mark.slow
def test_a_guest_has_one_review_at_a_time_and_so_many_a_day(db, monkeypatch):
    begin, go = asyncio.Event(), reviews.review.run
    limits = type(LAX)(**{name: getattr(LAX, name) for name in LAX.__dataclass_fields__} | {"reviews_a_day": 1})

    async def test():
        loop = asyncio.get_running_loop()

        def waits(*given, **named):
            asyncio.run_coroutine_threadsafe(begin.wait(), loop).result()
            return go(*given, **named)

        monkeypatch.setattr(reviews.review, "run", waits)
        async with served(db, limits=limits) as url, browser() as http:
            ada, first = await played(url)
            await ada.ask("rematch")
            await ada.play()
            second = first.removesuffix("1") + "2"
            headers = {"cookie": ada.cookie}
            await http.post(f"{first}/review", headers=headers)
            assert code(await http.post(f"{second}/review", headers=headers)) == (429, "reviewing")
            assert (await http.post(f"{first}/review", headers=headers)).json()["state"] == "running"
            begin.set()
            await made(http, first)
            assert code(await http.post(f"{second}/review", headers=headers)) == (429, "reviewed_enough")
            bob = await Person(url, "Bob").meet()
            assert (await http.post(f"{second}/review", headers={"cookie": bob.cookie})).status_code == 200
            await made(http, second)
            await leave(ada)

    run(test())


@pytest.mark.slow
def test_a_review_that_fails_can_be_asked_for_again(db, monkeypatch):
    go = reviews.review.run

    def fails(*given, **named):
        raise arkade.ArkadeError("not today")

    async def test():
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            headers = {"cookie": ada.cookie}
            monkeypatch.setattr(reviews.review, "run", fails)
            await http.post(f"{match}/review", headers=headers)
            assert (await made(http, match))["state"] == "none"
            monkeypatch.setattr(reviews.review, "run", go)
            await http.post(f"{match}/review", headers=headers)
            assert (await made(http, match))["state"] == "done"
            await leave(ada)

    run(test())


@pytest.mark.slow
def test_somebody_plays_on_from_a_position_of_a_finished_match(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            headers = {"cookie": ada.cookie}
            wish = {"move": 5, "seat": 1, "name": "Ada", "bot": "random"}
            for wrong, why in (
                ({"move": 99}, "no_such_move"),
                ({"seat": 5}, "unknown_seat"),
                ({"bot": "?"}, "bad_plan"),
            ):
                answer = await http.post(f"{match}/practice", json={**wish, **wrong}, headers=headers)
                assert code(answer) == (400, why)
            answer = await http.post(f"{match}/practice", json=wish, headers=headers)
            assert answer.status_code == 201
            again = await Person(url, cookie=ada.cookie).enter(answer.json()["room"])
            assert again.seat == 1
            assert again.table["practice"] is True
            assert again.table["moves"] >= 5
            await again.play()
            texts = [(await http.get(f"{url}/api/rooms/{p.room_name}/matches/1/replay")).text for p in (ada, again)]
            old, new = (arkade.Replay.parse(text) for text in texts)
            assert new.verify().over
            assert new.seed == old.seed
            assert new.actions[:5] == old.actions[:5]
            await again.ask("rematch")
            await again.until(lambda: again.table["match"] == 2)
            assert "practice" not in again.table
            await leave(ada, again)

    run(test())
