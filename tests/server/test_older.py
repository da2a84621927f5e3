"""What version 0.1 left behind opens, plays on and stays true: its replays, its database, its client."""

import json
import runpy
import sqlite3
import threading

import pytest

import arkade
from arkade.cli import DONE, FAULT, main
from tests.server.harness import LEFT, Person, Process, browser, left_behind, run, served

ROOMS = json.loads((LEFT / "rooms.json").read_text())
FINISHED = {name: room for name, room in ROOMS.items() if isinstance(room, str)}
OPEN = {name: room for name, room in ROOMS.items() if isinstance(room, dict)}


@pytest.fixture
def database(tmp_path):
    """A copy of a database that a server of 0.1 wrote."""
    return left_behind(tmp_path)


@pytest.mark.parametrize("name", FINISHED)
def test_a_replay_is_still_true(name):
    replay = arkade.Replay.read(LEFT / f"{name}.json")
    state = replay.verify()
    assert state.over
    assert len(replay.actions) > 5


def test_finished_matches_of_a_database_are_still_true(database):
    async def look():
        async with served(database) as url, browser() as http:
            for name, room in FINISHED.items():
                kept = await http.get(f"{url}/api/rooms/{room}/matches/1/replay")
                assert kept.json() == json.loads((LEFT / f"{name}.json").read_text(encoding="utf-8"))
                proof = await http.get(f"{url}/api/rooms/{room}/matches/1/proof")
                assert proof.status_code == 200
                assert proof.json()["moves"] == len(kept.json()["actions"])

    run(look())


@pytest.mark.parametrize("name", OPEN)
def test_an_open_match_of_a_database_goes_on_where_it_was(database, name):
    async def go_on():
        async with served(database) as url, Person(url, cookie=OPEN[name]["cookie"]) as ada:
            await ada.enter(OPEN[name]["room"])
            assert ada.seat == 0
            before = ada.table["moves"]
            assert before >= 12
            await ada.play()
            assert ada.over
            assert ada.table["moves"] > before

    run(go_on())


def test_a_database_of_01_has_no_faults_before_and_after_its_matches_go_on(database):
    """Its events have no digests; those that are stored from now on do, and none of these may lack one."""
    file = database.removeprefix("sqlite:///")

    async def go_on(room):
        async with served(database) as url, Person(url, cookie=room["cookie"]) as ada:
            await ada.enter(room["room"])
            await ada.play()

    assert main(["check-db", "--db", database]) == DONE
    run(go_on(OPEN[min(OPEN)]))
    assert main(["check-db", "--db", database]) == DONE
    with sqlite3.connect(file) as connection:
        assert connection.execute("UPDATE events SET digest = NULL WHERE digest IS NOT NULL AND n % 2").rowcount
    connection.close()
    assert main(["check-db", "--db", database]) == FAULT


def test_guests_of_01_find_their_tables(database):
    async def find():
        async with served(database) as url:
            for room in OPEN.values():
                async with browser() as http:
                    http.headers["cookie"] = room["cookie"]
                    mine = (await http.get(f"{url}/api/tables")).json()["mine"]
                    assert [(card["room"], card["state"]) for card in mine] == [(room["room"], "playing")]

    run(find())


def test_the_client_of_01_plays_a_match(tmp_path):
    with Process(f"sqlite:///{tmp_path / 'arkade.db'}") as server:
        result = []
        client = runpy.run_path(str(LEFT / "client.py"))
        player = threading.Thread(target=lambda: result.append(client["main"](server.url, "noah", "3")), daemon=True)
        player.start()
        player.join(120)
        assert result
        assert len(result[0]["scores"]) == 3
