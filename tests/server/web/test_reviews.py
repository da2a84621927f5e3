"""Reviews of finished matches over HTTP, and tables that play on from one."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

import arkade
from arkade.server.live import reviews
from arkade.server.store import reviews as kept
from arkade.server.store.store import Store
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


async def another(ada, first):
    """Another finished match at the same table: where it is."""
    await ada.ask("rematch")
    await ada.play()
    return first.rpartition("/")[0] + f"/{ada.table['match']}"


def limits(**changes):
    return replace(LAX, **changes)


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
                "before": 0,
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


def chances(review, at):
    return review["moves"][at - 1]["chances"] if at else review["dealt"]


@pytest.mark.slow
def test_the_chance_after_the_best_move_is_what_the_curve_says_before_it(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            await http.post(f"{match}/review", headers={"cookie": ada.cookie})
            review = (await made(http, match))["review"]
            assert review["decisions"]
            for each in [*review["decisions"], *review["turns"]]:
                assert each["chance"] == chances(review, each["n"] - 1)[each["seat"]]
            turns = {each["n"]: each for each in review["turns"]}
            for each in review["decisions"]:
                if each["n"] in turns and turns[each["n"]]["moves"] == 1:
                    assert (each["loss"], each["best"]) == (turns[each["n"]]["loss"], turns[each["n"]]["best"])
            await leave(ada)

    run(test())


@pytest.mark.slow
def test_what_is_judged_so_far_is_shown_while_a_review_is_made(db, monkeypatch):
    begin, go = asyncio.Event(), reviews.review.run

    async def test():
        loop = asyncio.get_running_loop()

        def waits(*given, watch, **named):
            def watched(done, total, so_far):
                watch(done, total, so_far)
                if done == 3:
                    asyncio.run_coroutine_threadsafe(begin.wait(), loop).result()

            return go(*given, watch=watched, **named)

        monkeypatch.setattr(reviews.review, "run", waits)
        monkeypatch.setattr(reviews, "LOOK", 0.0)
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            await http.post(f"{match}/review", headers={"cookie": ada.cookie})
            while (part := (await http.get(f"{match}/review")).json())["done"] < 3:
                await asyncio.sleep(0.05)
            assert part["state"] == "running"
            assert part["of"] > 3
            begin.set()
            whole = (await made(http, match))["review"]
            assert 0 < len(part["review"]["moves"]) < len(whole["moves"])
            assert 0 < len(part["review"]["turns"]) <= 3
            assert part["review"]["seats"] == []
            for what in ("dealt", "dealt_true"):
                assert part["review"][what] == whole[what]
            for what in ("moves", "turns", "decisions"):
                assert part["review"][what] == whole[what][: len(part["review"][what])]
            await leave(ada)

    run(test())


@pytest.mark.slow
def test_reviews_wait_in_a_line_with_their_place_and_begin_by_themselves(db, monkeypatch):
    begin, go = asyncio.Event(), reviews.review.run

    async def test():
        loop = asyncio.get_running_loop()

        def waits(*given, **named):
            asyncio.run_coroutine_threadsafe(begin.wait(), loop).result()
            return go(*given, **named, stopped=lambda: True)  # it is not looked at

        monkeypatch.setattr(reviews.review, "run", waits)
        async with served(db, limits=limits(reviews_at_once=3)) as url, browser() as http:
            ada, first = await played(url)
            mine = [first, *[await another(ada, first) for _ in range(3)]]
            bob, his = await played(url, "Bob")
            me, him = {"cookie": ada.cookie}, {"cookie": bob.cookie}
            for match in mine[:3]:
                assert (await http.post(f"{match}/review", headers=me)).json()["state"] == "running"
            assert code(await http.post(f"{mine[3]}/review", headers=me)) == (429, "reviewing")
            await http.post(f"{his}/review", headers=him)

            async def places():
                return [(await http.get(f"{match}/review")).json()["before"] for match in (*mine[:3], his)]

            assert await places() == [0, 1, 3, 2]  # of every guest one in turn
            store = Store(db)
            await store.open()
            while (await kept.find(store, ada.room_name, 3, 0)).done != 3:  # so that other processes know it, too
                await asyncio.sleep(0.05)
            await store.close()
            begin.set()
            for match in (*mine[:3], his):
                assert (await made(http, match))["state"] == "done"
            assert (await http.post(f"{mine[3]}/review", headers=me)).status_code == 200
            await made(http, mine[3])
            await leave(ada, bob)

    run(test())


@pytest.mark.slow
def test_a_guest_has_so_many_reviews_a_day(db):
    async def test():
        async with served(db, limits=limits(reviews_a_day=1)) as url, browser() as http:
            ada, first = await played(url)
            second, headers = await another(ada, first), {"cookie": ada.cookie}
            await http.post(f"{first}/review", headers=headers)
            await made(http, first)
            assert code(await http.post(f"{second}/review", headers=headers)) == (429, "reviewed_enough")
            bob = await Person(url, "Bob").meet()
            assert (await http.post(f"{second}/review", headers={"cookie": bob.cookie})).status_code == 200
            await made(http, second)
            await leave(ada)

    run(test())


OLD = '{"level":"usual","learned":true,"dealt":[0.5,0.5],"seats":[],"moves":[],"decisions":[]}'


@pytest.mark.slow
def test_a_review_of_a_version_before_is_made_anew_when_it_is_asked_for(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, match = await played(url)
            headers = {"cookie": ada.cookie}
            await http.post(f"{match}/review", headers=headers)
            whole = await made(http, match)
            store = Store(db)
            await store.open()
            await kept.keep(store, ada.room_name, 1, OLD)
            assert (await http.get(f"{match}/review")).json()["state"] == "none"
            assert (await http.post(f"{match}/review", headers=headers)).json()["state"] == "running"
            assert await made(http, match) == whole
            await store.close()
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
