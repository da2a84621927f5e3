"""Ten thousand open tables, most of them asleep: memory, the time to start, the time until a table wakes.

python benchmarks/sleeping.py [--tables 10000] [--postgresql]

The tables take days for a move; each has two people and some moves behind it, written into the database as a server
would have written them. A server is started on it; then people come to some of the tables, one after the other, and
make a move: a table wakes when the first of them has everything on the screen.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import Awaitable
from pathlib import Path

import arkade
from arkade.server.protocol import DaysClock, Plan
from arkade.server.rooms import events
from arkade.server.rooms.room import Room
from arkade.server.rooms.summary import summary
from arkade.server.store import lists
from arkade.server.store.store import Store
from arkade.server.web.guests import Guests

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.harness import Process
from websockets.asyncio.client import connect

from server import _cpu, _memory, database

MOVES = 20
TOGETHER = 1000  # events written at once
DAY = 86_400_000


async def fill(url: str, tables: int) -> list[tuple[str, str]]:
    """Write the tables; every one with its player to decide."""
    store = Store(url)
    await store.open()
    chance, now, found, kept = random.Random(1), time.time_ns() // 1_000_000, [], []
    appends: list[Awaitable[bool]] = []
    game = arkade.load("amazonas", 2)
    for number in range(tables):
        name, people = f"table{number:011}", [f"guest{number:09}-{seat}" for seat in range(2)]
        plan = Plan(game=game.name, players=2, clock=DaysClock(3))
        log: list[events.Stored] = [events.Created(plan, people[0], "Ada", [None, None], 0)]
        log += [events.Named(people[1], "Bob"), events.Sat(1, people[1]), events.Started(str(number))]
        state = game.new(number)
        for turn in range(MOVES):
            assert state.player is not None
            action = chance.choice(state.legal())
            log.append(events.Moved(turn, state.player, game.notation(action), id=turn))
            state.play(action)
        room = Room(name)
        for n, event in enumerate(log, 1):
            room.apply(n, now, event)
        appends += [store.append(name, n, now, event) for n, event in enumerate(log, 1)]
        if len(appends) > TOGETHER or number == tables - 1:
            await asyncio.gather(*appends)
            appends.clear()
        kept.append((name, room.version, now, summary(room)))
        assert state.player is not None
        found.append((name, people[state.player]))
    for some in range(0, tables, 500):
        await lists.keep(store, kept[some : some + 500])
    guests = Guests(await store.secrets())
    await store.close()
    return [(name, guests.cookie(guest)) for name, guest in found]


async def wake(url: str, room: str, cookie: str) -> float:
    """Come to a table and make a move; the seconds until all of it was there."""
    begin = time.perf_counter()
    address = f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    async with connect(address, additional_headers={"Cookie": f"arkade_guest={cookie}"}, compression=None) as socket:
        table = json.loads(await socket.recv())["table"]
        took = time.perf_counter() - begin
        wish = {"type": "move", "id": 1, "turn": table["turn"], "move": table["legal"][0]["move"]}
        await socket.send(json.dumps(wish))
        while json.loads(await socket.recv()).get("id") != 1:
            pass
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--awake", type=int, default=300, help="tables that people come to")
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    with database(options.postgresql) as url:
        tables = asyncio.run(fill(url, options.tables))
        begin = time.perf_counter()
        with Process(url) as server:
            started, used = time.perf_counter() - begin, _cpu([server.process.pid])
            time.sleep(10)  # rules are being loaded
            before, spent = _memory(server.process.pid), _cpu([server.process.pid])

            async def come() -> list[float]:
                chosen = random.Random(2).sample(tables, options.awake)
                return [await wake(server.url, *table) for table in chosen]

            took = sorted(asyncio.run(come()))
            spent = (_cpu([server.process.pid]) - spent) / len(took)
            time.sleep(5)
            memory = _memory(server.process.pid)
    print(f"{options.tables} tables: start in {started:.2f} s, {used:.2f} s of it processor time, {before:.0f} MB")
    print(f"a table wakes in {statistics.median(took) * 1000:.1f} ms (half), {took[-1] * 1000:.1f} ms (the slowest);")
    print(f"with a move it takes {spent * 1000:.1f} ms of processor time; {memory:.0f} MB after {len(took)} woke")


if __name__ == "__main__":
    main()
