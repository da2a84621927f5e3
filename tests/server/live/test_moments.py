"""A finished match is sent whole: every moment as a look back shows it, at the cost of the whole match."""

import asyncio

import pytest

import arkade
from arkade.server.live import moments
from arkade.server.web import app
from arkade.table.match import Match
from tests.server.harness import LAX, NEVER, Person, browser, leave, run, served, two


async def fetched(http, person, **params):
    match = f"{person.url}/api/rooms/{person.room_name}/matches/1/moments"
    return await http.get(match, params=params, headers={"cookie": person.cookie})


@pytest.mark.parametrize("everything", [False, True])
def test_every_moment_is_what_a_look_back_shows(everything, db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, bob = await two(url)
            assert (await fetched(http, ada)).status_code == 409
            await asyncio.gather(ada.play(), bob.play())
            eve = await Person(url, "Eve").enter(ada.room_name)
            for person in (ada, bob, eve):
                answer = await fetched(http, person, **{"open": ""} if everything else {})
                assert answer.headers["content-encoding"] == "gzip"
                found = answer.json()["moments"]
                assert len(found) == ada.table["moves"] + 1
                for move, moment in enumerate(found):
                    look = await person.ask("look", match=1, move=move, open=everything)
                    assert moment == {name: look.get(name) for name in moment}
            await leave(ada, bob, eve)

    run(test())


def test_moments_name_the_game_and_whoever_sat_there_whatever_became_of_the_room(db):
    """Else a newcomer on somebody's seat would have played, and won, a match before."""

    async def test():
        async with served(db) as url, browser() as http:
            ada, bob = await two(url)
            await asyncio.gather(ada.play(), bob.play())
            await bob.ask("stand")
            eve = await Person(url, "Eve").join(ada.room_name, 1)
            for wishes in ([], [("change", {"plan": {"game": "noah", "players": 2}}), ("start", {})]):
                for wish, content in wishes:
                    await ada.ask(wish, **content)
                for person, mine in ((ada, 0), (bob, 1), (eve, None)):
                    found = (await fetched(http, person)).json()
                    assert found["game"] == "animimix"
                    assert [seat["guest"] for seat in found["seats"]] == [ada.guest, bob.guest]
                    assert found["mine"] == mine
            await leave(ada, bob, eve)

    run(test())


def test_who_may_not_watch_is_sent_nothing(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"], watch=False)
            await ada.ask("start")
            await ada.play()
            eve = await Person(url, "Eve").meet()
            eve.room_name = ada.room_name
            for stranger in ({"cookie": eve.cookie}, {}):
                for params in ({}, {"open": ""}):
                    answer = await http.get(
                        f"{url}/api/rooms/{ada.room_name}/matches/1/moments", params=params, headers=stranger
                    )
                    assert (answer.status_code, answer.json()["code"]) == (400, "not_allowed")
            assert (await fetched(http, ada)).status_code == 200
            await leave(ada)

    run(test())


def test_others_have_their_turn_while_moments_are_made(monkeypatch):
    monkeypatch.setattr(moments, "SLICE", -1.0)  # every moment takes too long
    match = Match(arkade.load("animimix", 2), 1)
    while not match.over:
        match.play(match.state.legal()[0])
    turns = 0

    async def other():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def test():
        task = asyncio.create_task(other())
        await moments.packed(match, [], 0, False)
        task.cancel()

    run(test())
    assert turns > len(match.moves)


def test_they_are_made_once_a_viewer(monkeypatch):
    match = Match(arkade.load("animimix", 2), 1)
    match.stop()
    made = []
    real = moments.show.moment
    monkeypatch.setattr(moments.show, "moment", lambda *given: made.append(given[2:]) or real(*given))

    async def test():
        for viewer, everything in ((0, False), (1, False), (0, False), (0, True), (0, True)):
            await moments.packed(match, [], viewer, everything)

    run(test())
    assert made == [(0, False), (1, False), (0, True)]


def test_every_move_is_paid_for(db):
    burst = 100
    limits = type(LAX)(**{**vars(LAX), "requests": NEVER, "request_burst": burst})

    async def test():
        async with served(db, limits=limits) as url, browser() as http:
            ada = await Person(url, "Ada").create("arknoah", 2, ["random", "random"], options={"game": "quick"})
            await ada.ask("start")
            await ada.until(lambda: ada.over)
            answered = 0
            while (await fetched(http, ada)).status_code == 200:
                answered += 1
            assert 1 <= answered <= burst / (1 + ada.table["moves"] / app.MOVES_A_REQUEST) + 1
            await leave(ada)

    run(test())
