"""Whole matches over real sockets, by people, bots and the example client."""

import asyncio
import importlib.util
import random
from pathlib import Path

import pytest

import arkade
from tests.server.harness import Person, browser, leave, run, served, two

ROOT = Path(__file__).parents[3]


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in arkade.games() if name != "connect_four"])
def test_people_and_a_bot_play_a_whole_match_of_every_game_and_its_replay_is_true(game, db):
    async def test():
        async with served(db) as url:
            players = arkade.describe(game).players
            count = 3 if 3 in players else players[0]
            ada = await Person(url, "Ada").create(game, count, [None, None, "random"][:count])
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            await asyncio.gather(ada.play(random.Random(1)), bob.play(random.Random(2)))
            result = ada.table["result"]
            assert ada.table["view"] == bob.table["view"]
            async with browser() as http:
                match = f"{url}/api/rooms/{ada.room_name}/matches/1"
                text = (await http.get(f"{match}/replay")).text
                proof = (await http.get(f"{match}/proof")).json()
            replay = arkade.Replay.parse(text)
            state = replay.verify()
            assert state.scores == result["scores"]
            assert state.winners == result["winners"]
            assert str(replay.seed) == result["seed"]
            assert proof["commitment"] == ada.table["commitment"] == arkade.commitment(replay.game, replay.seed)
            assert proof["result"] == result
            assert len(replay.actions) == ada.table["moves"] == proof["moves"]
            assert state.view(arkade.ALL) == ada.table["view"]
            await leave(ada, bob)

    run(test())


def test_the_example_client_plays_a_whole_match_in_at_most_50_lines(db):
    file = ROOT / "examples" / "client.py"
    assert len(file.read_text().splitlines()) <= 50
    spec = importlib.util.spec_from_file_location("client", file)
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)

    async def test():
        async with served(db) as url:
            result = await asyncio.to_thread(client.main, url, "animimix", "3")
            assert len(result["scores"]) == 3

    run(test())


def test_the_seed_is_secret_before_the_end_and_sealed_from_the_start(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            started = next(event["what"] for event in bob.events if event["what"]["kind"] == "started")
            assert started == {"kind": "started", "match": 1, "commitment": ada.table["commitment"]}
            assert not any("seed" in frame for frame in ada.frames + bob.frames)
            await asyncio.gather(ada.play(), bob.play())
            game = arkade.load("animimix", 2)
            assert arkade.commitment(game, int(ada.table["result"]["seed"])) == started["commitment"]
            await leave(ada, bob)

    run(test())


def test_several_tabs_of_one_seat_agree(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            tab = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            assert tab.guest == ada.guest
            assert tab.seat == 0
            mover = ada if ada.to_move else bob
            if mover is ada:
                turn, moves = tab.table["turn"], tab.legal()
                await tab.move()
                await ada.until(lambda: ada.table["turn"] == turn + 1)
                assert ada.table == tab.table
                assert await ada.refused("move", turn=turn, move=moves[-1]) == "stale"
            await asyncio.gather(ada.play(), bob.play())
            await tab.until(lambda: tab.over)
            assert tab.table == ada.table
            await leave(ada, tab, bob)

    run(test())
