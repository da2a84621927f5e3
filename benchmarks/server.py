"""How much the table server holds: rooms full of scripted people who move at a given rate.

python benchmarks/server.py                          SQLite, one process
python benchmarks/server.py --postgresql --workers 2
python benchmarks/server.py --parts                  and what the server's processor time is used for

Every room has four people on four sockets; the one to decide moves when the room's next moment has come. What is
measured is the time from sending a move to its acknowledgement, which the server sends when the move is on the disk.
The rate is raised step by step until the 99th percentile passes 100 ms, a move is refused, or the server falls behind.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
import msgspec
import uvloop
from tests.server import postgres
from tests.server.harness import Process
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
RATES = (1.0, 2.0, 3.0, 3.4, 4.0, 5.0, 6.0, 8.0, 10.0)  # moves a second and room
SAMPLED = Path(__file__).with_name("sampled.py")
BOUND = 0.100  # seconds that the 99th percentile may take


class Move(msgspec.Struct):
    """The notation of a legal move."""

    move: str


class Table(msgspec.Struct):
    """Of a table, what a script needs."""

    turn: int
    legal: list[Move] = []
    result: Any = None


class Message(msgspec.Struct):
    """Of a message, what a script needs."""

    type: str
    table: Table | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Room:
    """Four scripted people."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.turn: tuple[int, Table] | None = None  # who is to move, and the table
        self.ready = asyncio.Event()
        self.sent = 0.0
        self.answered = asyncio.Event()
        self.latencies: list[float] = []
        self.refused = 0
        self.messages = 0

    async def open(self, url: str, http: httpx.AsyncClient, game: str) -> None:
        """Make the room, sit down, start."""
        for seat in range(SEATS):
            answer = await http.get(f"{url}/api/me", headers={"cookie": ""})
            cookie = answer.headers["set-cookie"].partition(";")[0]
            http.cookies.clear()
            if seat == 0:
                plan = {"game": game, "players": SEATS, "hints": False}
                wish = {"plan": plan, "name": "0"}
                made = await http.post(f"{url}/api/rooms", json=wish, headers={"cookie": cookie})
                name = made.json()["room"]
            address = f"{url.replace('http', 'ws', 1)}/api/rooms/{name}/socket"
            socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
            self.sockets.append(socket)
            if seat:
                await socket.send(json.dumps({"type": "name", "id": 1, "name": str(seat)}))
                await socket.send(json.dumps({"type": "sit", "id": 2, "seat": seat}))
                await _answer(socket, 2)
        self.readers = [asyncio.create_task(self._read(seat, socket)) for seat, socket in enumerate(self.sockets)]
        await self.sockets[0].send(json.dumps({"type": "start", "id": 3}))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for text in socket:
                self.messages += 1
                message = decode(text)
                if message.type == "event" and message.table is not None:
                    if message.table.legal:
                        self.turn = (seat, message.table)
                        self.ready.set()
                    elif message.table.result is not None and seat == 0:
                        await socket.send(json.dumps({"type": "rematch", "id": 4}))
                elif message.type in ("ok", "refused") and self.sent:
                    self.latencies.append(time.perf_counter() - self.sent)
                    self.refused += message.type == "refused"
                    self.sent = 0.0
                    self.answered.set()

    async def play(self, rate: float, until: float) -> int:
        """Move at a rate; the moves made."""
        moves, due = 0, time.perf_counter() + self.chance.random() / rate
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.ready.wait()
            self.ready.clear()
            assert self.turn is not None
            seat, table = self.turn
            move = self.chance.choice(table.legal).move
            self.answered.clear()
            self.sent = time.perf_counter()
            await self.sockets[seat].send(json.dumps({"type": "move", "id": 5, "turn": table.turn, "move": move}))
            await self.answered.wait()
            moves += 1
            due = max(due + 1 / rate, time.perf_counter() - 1)
        return moves

    async def close(self) -> None:
        """Go home."""
        for socket in self.sockets:
            await socket.close()


async def _answer(socket: ClientConnection, number: int) -> None:
    async for text in socket:
        message = json.loads(text)
        if message.get("id") == number:
            assert message["type"] == "ok", message
            return


async def measure(
    url: str,
    pids: list[int],
    rooms: int,
    game: str,
    seconds: float,
    rates: list[float],
    parts: Callable[[], Counter[str]] = Counter,
) -> list[Any]:
    """All steps; their figures."""
    tables = [Room(random.Random(number)) for number in range(rooms)]
    gate = asyncio.Semaphore(16)
    async with httpx.AsyncClient(verify=False, timeout=60) as http:

        async def opened(table: Room) -> None:
            async with gate:
                await table.open(url, http, game)

        await asyncio.gather(*(opened(table) for table in tables))
    found: list[Any] = []
    for rate in rates:
        for table in tables:
            table.latencies.clear()
            table.refused = table.messages = 0
        cpu, before, begin = _cpu(pids), parts(), time.perf_counter()
        own = time.process_time()
        await asyncio.gather(*(table.play(rate, begin + seconds) for table in tables))
        span = time.perf_counter() - begin
        latencies = sorted(latency for table in tables for latency in table.latencies)
        cuts = statistics.quantiles(latencies, n=100)
        figures = {
            "rooms": rooms,
            "sockets": rooms * SEATS,
            "offered": rate * rooms,
            "moves_per_second": len(latencies) / span,
            "p50_ms": cuts[49] * 1000,
            "p99_ms": cuts[98] * 1000,
            "max_ms": latencies[-1] * 1000,
            "refused": sum(table.refused for table in tables),
            "messages_per_second": sum(table.messages for table in tables) / span,
            "server_cores": (_cpu(pids) - cpu) / span,
            "microseconds_per_move": (_cpu(pids) - cpu) / len(latencies) * 1e6,
            "script_cores": (time.process_time() - own) / span,
            "memory_mb": sum(_memory(pid) for pid in pids),
        }
        found.append({name: round(value, 2) for name, value in figures.items()})
        print("  ".join(f"{name} {value:g}" for name, value in found[-1].items()), flush=True)
        for part, used in (parts() - before).most_common():
            print(f"    {used / len(latencies) * 1e6:6.0f} µs a move: {part}", flush=True)
        late = figures["p99_ms"] > BOUND * 1000 or figures["moves_per_second"] < 0.9 * figures["offered"]
        if late or figures["refused"]:
            break
    await asyncio.gather(*(table.close() for table in tables))
    return found


def _parts(folder: str) -> Counter[str]:
    """Seconds of processor time by part, of all processes that `sampled` looks at."""
    found: Counter[str] = Counter()
    for file in Path(folder).glob("*.json"):
        found.update(json.loads(file.read_text())["parts"])
    return found


def _cpu(pids: list[int]) -> float:
    """Seconds of processor time that processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Megabytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextlib.contextmanager
def database(postgresql: bool) -> Iterator[str]:
    """A new database."""
    if postgresql:
        with postgres.cluster() as make:
            yield make("arkade")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/arkade.db"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=300)
    parser.add_argument("--game", default="amazonas")
    parser.add_argument("--seconds", type=float, default=20, help="of every step")
    parser.add_argument("--rates", default=",".join(map(str, RATES)), help="moves a second and room, by comma")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--parts", action="store_true", help="print the processor time of a move by part")
    parser.add_argument("--json", metavar="FILE")
    options = parser.parse_args()
    rates = [float(rate) for rate in options.rates.split(",")]
    with contextlib.ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        program = [sys.executable, str(SAMPLED), folder] if options.parts else None
        url = held.enter_context(database(options.postgresql))
        server = held.enter_context(Process(url, workers=options.workers, program=program))
        time.sleep(15)  # rules are being loaded
        pids = server.workers() if options.workers > 1 else [server.process.pid]
        parts = partial(_parts, folder)
        figures = uvloop.run(measure(server.url, pids, options.rooms, options.game, options.seconds, rates, parts))
    if options.json:
        Path(options.json).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
