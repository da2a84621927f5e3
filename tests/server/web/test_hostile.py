"""Whatever is sent: a clear refusal or a closed socket, nothing changed, nothing told, nothing broken."""

import asyncio
import contextlib
import json
import logging
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arkade.server.store.store import Store
from arkade.server.web.limits import Limits
from tests.server.harness import LAX, MANY, NEVER, Person, Process, browser, run, served
from tests.tables import NIGHTLY

FRAMES = 10_000 if NIGHTLY else 2_000


@pytest.fixture
def faults():
    """Errors that were logged."""
    found = []

    class Keep(logging.Handler):
        def emit(self, record):
            if record.levelno >= logging.ERROR and "Invalid UTF-8" not in record.getMessage():
                found.append(record.getMessage())

    handler = Keep()
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


WISHES = [
    {"type": "move", "turn": 0, "move": "keep lion"},
    {"type": "move", "turn": 1, "move": "b2 lion"},
    {"type": "undo", "turn": 0},
    {"type": "why", "move": "keep lion"},
    {"type": "hint"},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "stop"},
    {"type": "close"},
    {"type": "sit", "seat": 0},
    {"type": "sit", "seat": 9},
    {"type": "kick", "guest": "x"},
    {"type": "host", "guest": "x"},
    {"type": "mute", "guest": "nobody", "on": True},
    {"type": "bot", "seat": 0, "bot": "random"},
    {"type": "change", "plan": {"game": "noah", "players": 2}},
    {"type": "claim", "token": "WyJ4IiwwLCJ5Il0.forged"},
    {"type": "look", "match": 9, "move": 0},
    {"type": "look", "match": 1, "move": 10**6},
    {"type": "log", "match": 7},
    {"type": "name", "name": "\u0000"},
    {"type": "chat", "text": " "},
]

VALUES: list[object] = [
    None,
    True,
    -1,
    2**31 + 1,
    10**40,
    1.5,
    1e400,
    "",
    "x" * 600,
    "\ud800",
    [],
    {},
    [[]],
    "Infinity",
]


def nested(chance):
    depth = chance.choice([10, 200, 3000])
    return "[" * depth + chance.choice(["", "]" * depth])


def broken(chance, wish):
    """Text that is not quite JSON."""
    text = json.dumps(wish)
    at = chance.randrange(len(text))
    return chance.choice([text[:at], text[:at] + chance.choice('{}[],:"\\\x00é') + text[at:] + "}", text + text])


def misshapen(chance, wish):
    """JSON of another form."""
    kind = chance.randrange(5)
    wish = dict(wish)
    if kind == 0:
        wish.pop(chance.choice(list(wish)))
        wish["extra"] = 1
    elif kind == 1:
        wish[f"field{chance.randrange(100)}"] = chance.choice(VALUES)
    elif kind == 2:
        wish["id"] = chance.choice([None, -1, 2**31 + 1, 10**30, 1.5, "1", True, [], {}])
    elif kind == 3:
        wish["type"] = chance.choice([None, "", "Move", "event", "snapshot", 7, [], "__init__"])
    else:
        return json.dumps(chance.choice([*VALUES, [wish], {"a": wish}]))
    return json.dumps(wish)


def hostile(chance, seen):
    """A frame that must be refused: text, or bytes for a binary one."""
    wish = {**chance.choice(WISHES), "id": chance.randrange(1000)}
    kind = chance.randrange(10)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if kind == 1:
        return "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(60)))
    if kind == 2:
        return nested(chance)
    if kind == 3:
        return chance.choice(seen)  # replayed
    if kind in (4, 5):
        return broken(chance, wish)
    return misshapen(chance, wish) if kind in (6, 7) else json.dumps(wish)


async def log_of(db, room):
    store = Store(db)
    await store.open()
    rows = await store.read(room)
    await store.close()
    return rows


@pytest.mark.slow
def test_thousands_of_hostile_frames_change_nothing_and_tell_nothing(db, faults):
    """From a seat that is not to decide, from a spectator and from a guest who was sent away."""
    lax = Limits(**{**vars(LAX), "faults": MANY, "chats": MANY, "chat_burst": MANY, "hints": MANY, "hint_burst": MANY})

    async def test():
        async with served(db, limits=lax) as url:
            ada = await Person(url, "Ada").create("animimix", 3, grace=3600)
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            cy = await Person(url, "Cy").join(ada.room_name, 2)
            await ada.ask("start")
            move = {"type": "move", "id": 900, "turn": 0, "move": ada.legal()[0]} if ada.to_move else None
            assert move is not None
            await ada.ask("move", turn=0, move=move["move"], id=900)
            await bob.until(lambda: bob.to_move)
            await bob.move()
            await ada.until(lambda: ada.table["turn"] == 2)
            before = await log_of(db, ada.room_name)
            seen = [json.dumps(move), json.dumps({**move, "turn": 2}), json.dumps({**move, "turn": 1})]
            watcher = await Person(url).meet()
            people = [(bob, seen), (watcher, seen)]
            sent = 0
            for number, (person, replayed) in enumerate(people):
                sent += await attack(url, ada.room_name, person.cookie, random.Random(number), replayed, FRAMES // 2)
            assert sent >= FRAMES
            assert await log_of(db, ada.room_name) == before
            await asyncio.gather(ada.play(), bob.play(), cy.play())
            assert ada.table["moves"] == len(ada.events) - len([e for e in ada.events if "line" not in e["what"]])
            for person in (ada, bob, cy):
                await person.leave()
        assert faults == []

    run(test())


async def attack(url, room, cookie, chance, replayed, frames, window=50):
    """Send hostile frames; how many were answered, each by a refusal."""
    address = f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    answered = 0
    while answered < frames:
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                while answered < frames:
                    for _ in range(window):
                        await socket.send(hostile(chance, replayed))
                    waiting = window
                    while waiting:
                        message = json.loads(await socket.recv())
                        if message["type"] in ("snapshot", "presence"):
                            continue
                        assert message["type"] == "refused", message
                        assert set(message) <= {"type", "id", "code", "detail", "rules"}
                        assert "rules" not in message
                        waiting -= 1
                        answered += 1
    return answered


def test_frames_that_are_too_long_or_not_text_close_the_socket(db, faults):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            before = await log_of(db, ada.room_name)
            address = f"{url.replace('http', 'ws', 1)}/api/rooms/{ada.room_name}/socket"
            for frame, text, code in (
                (b"x" * 9000, True, 1009),
                (b"x" * 10**6, False, 1009),
                (b"\xff\xfe", True, 1007),
            ):
                async with connect(address, additional_headers={"Cookie": ada.cookie}, compression=None) as socket:
                    await socket.send(frame, text=text)
                    with contextlib.suppress(ConnectionClosed):
                        while True:
                            await socket.recv()
                    assert socket.close_code == code
            assert await log_of(db, ada.room_name) == before
            await ada.leave()
        assert faults == []

    run(test())


def test_who_sends_too_much_nonsense_or_too_fast_is_closed(db):
    async def test():
        async with served(db, limits=Limits(messages=NEVER, burst=20)) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            for _ in range(30):
                with contextlib.suppress(ConnectionClosed):
                    await ada.socket.send("nonsense")
            await ada.until(lambda: ada.closed)
            assert ada.closed == 4429
            again = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            assert await again.refused("ping") == "slow_down"  # another socket of the same guest changes nothing
            await again.leave()
            again = await Person(url).enter(ada.room_name)
            answers = await asyncio.gather(*(again.ask("ping") for _ in range(60)), return_exceptions=True)
            codes = {getattr(answer, "code", "pong") for answer in answers}
            assert codes == {"pong", "slow_down", 4429}
            await ada.leave()
            await again.leave()

    run(test())


def test_forged_and_missing_cookies_foreign_pages_and_unknown_rooms_are_refused(db):
    async def test():
        async with served(db, origins=["https://friend.example"]) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            name, _, value = ada.cookie.partition("=")
            body, _, _ = value.partition(".")
            other = await Person(url).meet()
            stolen = f"{name}={body}.{other.cookie.rpartition('.')[2]}"
            for cookie in ("", f"{name}=", f"{name}={ada.guest}", f"{name}={body}", stolen, f"{name}={'x' * 3000}"):
                guest = await Person(url, cookie=cookie).enter(ada.room_name)
                assert guest.closed == 4401
                assert guest.frames == []
            for room in ("x" * 16, "short", "%00" * 5, "é" * 16, ada.room_name[:-1] + "!", "..%2f..%2fetc%2fpasswd"):
                lost = Person(url, cookie=other.cookie)
                with contextlib.suppress(InvalidStatus):  # no such address
                    await lost.enter(room)
                    assert lost.closed == 4404
            address = f"{url.replace('http', 'ws', 1)}/api/rooms/{ada.room_name}/socket"
            for origin in ("https://evil.example", "null", "http://127.0.0.1"):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers={"Cookie": ada.cookie, "Origin": origin})
                assert refused.value.response.status_code == 403
            for origin in (url, "https://friend.example"):
                socket = await connect(address, additional_headers={"Cookie": ada.cookie, "Origin": origin})
                await socket.close()
            wish = {"plan": {"game": "animimix", "players": 2}, "name": "x"}
            async with browser() as http:
                headers = {"cookie": ada.cookie, "origin": "https://evil.example"}
                assert (await http.post(f"{url}/api/rooms", json=wish, headers=headers)).status_code == 403
                assert (await http.post(f"{url}/api/rooms", json=wish)).status_code == 401
            await ada.leave()

    run(test())


def test_plans_that_cannot_be_played_or_would_read_files_are_refused(db, tmp_path):
    secret = tmp_path / "secret.toml"
    secret.write_text("do not tell")

    async def test():
        async with served(db) as url, browser() as http:
            cookie = {"cookie": (await Person(url).meet()).cookie}

            async def refused(content=None, **plan):
                wish = {"plan": {"game": "optimix", "players": 3, **plan}, "name": "x", **(content or {})}
                answer = await http.post(f"{url}/api/rooms", json=wish, headers=cookie)
                assert answer.status_code == 400, answer.text
                assert "do not tell" not in answer.text
                return answer.json()["code"]

            assert await refused(options={"deck": str(secret)}) == "bad_plan"
            assert await refused(options={"deck": "nowhere"}) == "bad_plan"
            assert await refused(options={"name": "x"}) == "bad_plan"
            assert await refused(options={"players": 4}) == "bad_plan"
            assert await refused(options={"start": 77}) == "bad_plan"
            assert await refused(game="chess") == "bad_plan"
            assert await refused(game="../noah") == "bad_plan"
            assert await refused(players=9) == "bad_plan"
            assert await refused(stand_in="genius") == "bad_plan"
            assert await refused({"bots": ["random"] * 9}) == "bad_plan"
            assert await refused({"bots": ["genius"]}) == "bad_plan"
            assert await refused({"name": "\u202e"}) == "bad_name"
            assert await refused(clock={"kind": "sand"}) == "bad_message"
            assert await refused(clock={"kind": "move", "seconds": 0}) == "bad_message"
            assert await refused(grace=-1) == "bad_message"
            long = await http.post(f"{url}/api/rooms", content=b"x" * 10**5, headers=cookie)
            assert long.status_code == 415
            json_cookie = {**cookie, "content-type": "application/json"}
            assert (await http.post(f"{url}/api/rooms", content=b"x" * 10**5, headers=json_cookie)).status_code == 413
            assert (await http.post(f"{url}/api/rooms", content=b"[" * 5000, headers=json_cookie)).status_code == 400

    run(test())


def test_rooms_are_limited_by_guest_and_by_address(db):
    async def test():
        async with (
            served(db, limits=Limits(rooms_a_day=3, rooms_of_address=NEVER, rooms_burst=5)) as url,
            browser() as http,
        ):
            wish = {"plan": {"game": "animimix", "players": 2}, "name": "x"}

            async def statuses(count):
                cookie = {"cookie": (await Person(url).meet()).cookie}
                answers = [await http.post(f"{url}/api/rooms", json=wish, headers=cookie) for _ in range(count)]
                return [answer.status_code for answer in answers]

            assert await statuses(4) == [201, 201, 201, 429]
            assert await statuses(2) == [201, 429]

    run(test())


def test_names_and_other_changes_of_a_room_are_limited_by_guest_and_by_address(db):
    slow = {"names": 0.01, "name_burst": 3, "changes": 0.01, "change_burst": 4, "changes_of_address": 0.01}
    limits = Limits(**{**vars(LAX), **slow, "address_change_burst": 10})

    async def test():
        async with served(db, limits=limits) as url:
            ada = await Person(url, "Ada").create("noah", 3)
            bob = await Person(url).enter(ada.room_name)

            async def granted(person, *wishes):
                answers = await asyncio.gather(*(person.ask(**wish) for wish in wishes), return_exceptions=True)
                assert {getattr(answer, "code", "slow_down") for answer in answers} == {"slow_down"}
                return sum(isinstance(answer, dict) for answer in answers)

            names = [{"kind": "name", "name": f"Bob {number}"} for number in range(8)]
            seats = [{"kind": "sit", "seat": 1}, {"kind": "stand"}] * 4
            assert await granted(bob, *names) == 3
            assert await granted(bob, *seats) == 4
            assert await granted(ada, *seats) == 3  # that is all for the address
            assert await granted(ada, *names) == 0
            assert (await ada.ask("chat", text="All this is not said."))["type"] == "ok"
            for person in (ada, bob):
                await person.leave()

    run(test())


def test_sockets_are_limited_in_a_room(db):
    async def test():
        async with served(db, limits=Limits(sockets_of_guest=2, sockets_of_room=3)) as url:
            ada = await Person(url, "Ada").create()
            tabs = [await Person(url, cookie=ada.cookie).enter(ada.room_name) for _ in range(2)]
            assert [tab.closed for tab in tabs] == [None, 4429]
            bob = await Person(url).enter(ada.room_name)
            eve = await Person(url).enter(ada.room_name)
            assert (bob.closed, eve.closed) == (None, 4429)
            for person in (ada, bob, eve, *tabs):
                await person.leave()

    run(test())


def test_every_answer_has_the_security_headers_and_nothing_lists_rooms(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url, "Ada").create()
            for path in ("/", "/health", "/metrics", "/api/games", "/api/me", "/api/rooms", "/api/openapi.json", "/x"):
                answer = await http.get(url + path)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]
                assert ada.room_name not in answer.text
                assert ada.guest not in answer.text
            cookie = (await http.get(f"{url}/api/me")).headers.get("set-cookie", "")
            assert cookie == "" or ("HttpOnly" in cookie and "SameSite=lax" in cookie)
            await ada.leave()

    run(test())


def test_logs_hold_no_names_of_rooms_cookies_tokens_or_seeds(db, tmp_path):
    async def test(url):
        async with browser() as http:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            token = (await ada.ask("link"))["token"]
            await ada.ask("start")
            await ada.socket.send("nonsense")
            await ada.play()
            await http.get(f"{url}/api/rooms/{ada.room_name}/matches/1/replay")
            await ada.leave()
            return [ada.room_name, ada.cookie.partition("=")[2], token, ada.table["result"]["seed"], "Ada"]

    with (tmp_path / "log").open("wb") as file, Process(db, log="debug", errors=file) as server:
        secrets = asyncio.run(test(server.url))
    lines = (tmp_path / "log").read_text().splitlines()
    assert "ready" in [json.loads(line)["event"] for line in lines]
    for secret in secrets:
        assert not any(secret in line for line in lines)


@pytest.mark.slow
def test_the_http_side_keeps_to_its_description(db, tmp_path):
    """Schemathesis makes requests from the description, fitting and not, and checks every answer."""
    with Process(db) as server:
        cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].partition(";")[0]
        # that a body is too large to be read is a refusal, too
        refusals = [400, 401, 403, 404, 405, 413, 415, 422, 429]
        (tmp_path / "schemathesis.toml").write_text(
            f"[checks]\nnegative_data_rejection.expected-statuses = {refusals}\n"
        )
        operations = sum(map(len, httpx.get(f"{server.url}/api/openapi.json").json()["paths"].values()))
        done = subprocess.run(
            [
                Path(sys.executable).with_name("schemathesis"),
                *("run", f"{server.url}/api/openapi.json", "-H", f"Cookie: {cookie}"),
                *("--max-examples", "100" if NIGHTLY else "4", "--seed", "1", "--no-color"),
                *(() if NIGHTLY else ("--phases", "examples,fuzzing")),
                *("--exclude-checks", "positive_data_acceptance"),  # a well-formed plan may name no game
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout[-5000:]
    assert operations >= 8
    assert f"Tested: {operations}" in done.stdout
