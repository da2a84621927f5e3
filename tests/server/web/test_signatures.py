"""A server signs what was played when it is over, so that nobody changes it afterwards unseen."""

import json
import sqlite3

import pytest

import arkade
from arkade.cli import FAULT, main
from arkade.server.rooms import events
from tests.server.harness import Person, browser, leave, run, served, two


async def got(url, path):
    async with browser() as http:
        answer = await http.get(url + path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_finished_match_is_signed_by_the_key_that_the_server_shows(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            await ada.ask("start")
            await ada.play()
            match = f"/api/rooms/{ada.room_name}/matches/1"
            (key,) = (await got(url, "/api/key"))["keys"]
            replay = arkade.Replay.parse(json.dumps(await got(url, f"{match}/replay")))
            assert replay.verify(key).over
            assert set(replay.told.authors) == {"person", "bot"}
            assert not replay.told.stopped
            proof = await got(url, f"{match}/proof")
            assert proof["signed"] == {
                "key": key,
                "signature": replay.signature.signature,
                "text": replay.statement(),
                "fits": True,
            }
            await ada.leave()

    run(test())


def test_a_stopped_match_is_signed_as_what_it_is_and_replaced_keys_stay_known(db):
    async def test(*keys):
        async with served(db, signing_keys=keys) as url:
            ada, bob = await two(url, "noah")
            await (ada if ada.to_move else bob).move()
            await ada.ask("stop")
            replay = await got(url, f"/api/rooms/{ada.room_name}/matches/1/replay")
            assert replay["told"]["stopped"]
            assert replay["result"] is None
            await leave(ada, bob)
            return ada.room_name, replay

    async def again(*keys):
        async with served(db, signing_keys=keys) as url:
            return (await got(url, "/api/key"))["keys"], await got(url, f"/api/rooms/{room}/matches/1/replay")

    found = []

    async def first():
        found.append(await test("old"))

    run(first())
    room, replay = found[0]

    async def second():
        found.append(await again("new", "old"))

    run(second())
    keys, later = found[1]
    assert later == replay
    assert len(keys) == 2
    arkade.Replay.parse(json.dumps(later)).verify(keys[1])
    with pytest.raises(arkade.BadReplay):
        arkade.Replay.parse(json.dumps(later)).verify(keys[0])


def test_a_move_that_is_changed_afterwards_is_found_by_everybody(db, capsys):
    """Somebody with the database and even the key of its digests, but without another server's signature."""

    async def play():
        async with served(db) as url:
            ada, bob = await two(url, "animimix")
            for _ in range(3):
                await (ada if ada.to_move else bob).move()
                await ada.until(lambda: ada.table["turn"] == bob.table["turn"])
            await ada.ask("stop")
            await leave(ada, bob)
            return ada.room_name

    async def look():
        async with served(db) as url:
            proof = await got(url, f"/api/rooms/{room}/matches/1/proof")
            assert not proof["signed"]["fits"]
            replay = arkade.Replay.parse(json.dumps(await got(url, f"/api/rooms/{room}/matches/1/replay")))
            with pytest.raises(arkade.BadReplay, match="signature"):
                replay.verify()

    found = []

    async def first():
        found.append(await play())

    run(first())
    room = found[0]
    with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
        rows = [(n, events.unpack(data)) for n, data in file.execute("SELECT n, data FROM events ORDER BY n")]
        seed = next(int(event.seed) for _, event in rows if isinstance(event, events.Started))
        moves = [(n, event) for n, event in rows if isinstance(event, events.Moved)]
        game = arkade.load("animimix", 2)
        before = arkade.Replay(game, seed, [event.move for _, event in moves[:-1]]).state()
        n, last = moves[-1]
        other = next(action for action in before.legal() if game.notation(action) != last.move)
        data = events.pack(events.Moved(last.turn, last.seat, game.notation(other), last.by, last.id))
        file.execute("UPDATE events SET data = ? WHERE n = ?", (data, n))
    file.close()
    assert main(["check-db", "--seal", "--db", db]) == FAULT
    assert "was changed" in capsys.readouterr().out
    assert main(["check-db", "--db", db]) == FAULT
    assert "is not what was signed" in capsys.readouterr().out
    run(look())


@pytest.mark.parametrize("move", [0, 2])
def test_what_was_played_with_known_cards_is_signed_as_practice(db, move, tmp_path, capsys):
    """Else a game against bots whose cards one has seen would pass for a fair one."""
    file = tmp_path / "practice.json"

    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            await ada.ask("start")
            await ada.play()
            match = f"{url}/api/rooms/{ada.room_name}/matches/1"
            wish = {"move": move, "seat": 0, "name": "Ada", "bot": "random"}
            answer = await http.post(f"{match}/practice", json=wish, headers={"cookie": ada.cookie})
            again = await Person(url, cookie=ada.cookie).enter(answer.json()["room"])
            await again.play()
            assert again.table["result"]["practice"] == move
            assert ada.table["result"]["practice"] is None
            await again.ask("rematch")  # from now on the match is played again where it is looked at
            await again.until(lambda: again.table["match"] == 2)
            found = await got(url, f"/api/rooms/{again.room_name}/matches/1/replay")
            assert found["told"]["practice"] == move
            assert "practice" not in (await got(url, f"/api/rooms/{ada.room_name}/matches/1/replay"))["told"]
            file.write_text(json.dumps(found))
            await leave(ada, again)

    run(test())
    assert main(["verify", str(file)]) == 0
    assert "practice" in capsys.readouterr().out
    told = json.loads(file.read_text())
    del told["told"]["practice"]
    file.write_text(json.dumps(told))
    assert main(["verify", str(file)]) == FAULT
    assert "signature" in capsys.readouterr().err
    assert main(["check-db", "--db", db]) == 0
