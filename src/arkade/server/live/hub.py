"""`Hub`: the rooms in this process's memory."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from itertools import groupby
from typing import Any

from arkade.server.live.connection import Connection
from arkade.server.live.live_room import LiveRoom, Services
from arkade.server.live.runner import pressing, rest, run
from arkade.server.live.thinking import Bots
from arkade.server.live.time_of_day import Time
from arkade.server.live.watchdog import Watchdog
from arkade.server.metrics import METRICS
from arkade.server.protocol import Pause, encode
from arkade.server.rooms import events
from arkade.server.rooms.commands import Refusal
from arkade.server.rooms.room import Room
from arkade.server.rooms.summary import Summary, summary
from arkade.server.store import care, lists, tickets
from arkade.server.store.peers import Event, Peers
from arkade.server.store.store import Store

logger = logging.getLogger("arkade.server")

PATIENCE = 10.0  # seconds that whoever wants a new room waits for a database that does not answer
CLOSING = 2.0  # seconds that closing waits for it
IDLE = 60_000  # milliseconds an empty room stays in memory, with the bots of its match
SWEEP = 3.0  # seconds between looks at idle rooms and other processes
REBUILT = 2  # rooms that are rebuilt from their logs at a time: each of them slows down all that happens meanwhile
TIDY = 60.0  # seconds between looks at what is too old to be kept


class Hub:
    """All rooms in memory, and what they share."""

    def __init__(self, store: Store, peers: Peers, bots: Bots, time: Time) -> None:
        self.store, self.peers, self.bots, self.time = store, peers, bots, time
        self.rooms: dict[str, LiveRoom] = {}
        self._changed: set[str] = set()  # rooms whose summaries are to be written
        self._services = Services(store, peers, bots, time, self._spawn, self._changed)
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self._rebuilding = asyncio.Semaphore(REBUILT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()  # rooms of which other processes have stored more
        self._unsure: set[str] = set()  # rooms in which somebody came or went elsewhere
        self._news = asyncio.Event()
        store.on_change = self._pause
        METRICS.gauge("arkade_rooms", lambda: len(self.rooms))
        METRICS.gauge("arkade_sockets", lambda: sum(1 for _ in self._sockets()))
        METRICS.gauge("arkade_unread_bytes", lambda: sum(socket.unread for socket in self._sockets()))

    async def open(self) -> None:
        """Listen to other processes, and look after the rooms from now on."""
        await self.peers.open(self._told)
        await self._tidy()
        self._spawn(self._again_and_again(self._sweep, SWEEP))
        self._spawn(self._again_and_again(self._tidy, TIDY))
        self._spawn(self._refresh_for_ever())
        self._spawn(Watchdog(self.time).run())

    async def close(self) -> None:
        """Stop everything this process does for its rooms."""
        emptied = [rest(live) for live in self.rooms.values() if live.emptied]  # their clocks are not to run on
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*emptied, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # they are made anew where they are missed
            await self._keep()
        await self.peers.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something beside, and keep hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _sockets(self) -> Iterator[Connection]:
        return (socket for live in self.rooms.values() for socket in live.attendance.sockets)

    def _pause(self, on: bool) -> None:
        """Nothing can be stored, or again: everybody is told, and nobody's time runs meanwhile."""
        logger.warning("play pauses" if on else "play goes on")
        self.time.stand(on)
        message = encode(Pause(on))
        for socket in self._sockets():
            socket.push(message)

    async def create(self, room: str, *first: events.Created | events.Started) -> None:
        """Make a room by its first events."""
        try:
            async with asyncio.timeout(PATIENCE):
                for n, event in enumerate(first, 1):
                    await self.store.append(room, n, at := self.time.now(), event)
                    if n == 1:
                        made = Room(room)
                        made.apply(n, at, event)
                        await lists.keep(self.store, [(room, n, at, summary(made))])
        except TimeoutError:
            raise Refusal("unavailable") from None
        METRICS.add("arkade_rooms_created_total")

    def enter(self, live: LiveRoom, socket: Connection, since: int | None) -> None:
        """A socket opens in a room: somebody must act for its bots and clocks from now on."""
        live.enter(socket, since)
        if self.store.down:
            socket.push(encode(Pause(True)))
        self._run(live)

    def _run(self, live: LiveRoom) -> None:
        if live.runner is None or live.runner.done():
            live.runner = self._spawn(run(live))

    async def find(self, room: str) -> LiveRoom | None:
        """A room by its secret name, from memory or the log; None if there is none."""
        if room in self.rooms:
            return self.rooms[room]
        if room not in self._loading:
            self._loading[room] = asyncio.create_task(self._load(room))
            self._loading[room].add_done_callback(lambda _: self._loading.pop(room))
        return await asyncio.shield(self._loading[room])

    async def forget(self, guest: str) -> int:
        """Delete all about a guest, here and in the database; how many rooms it concerned.

        Rooms that were nobody else's go; in the others the guest's name, words and seat do.
        """
        alone, shared = await care.rooms_of(self.store, guest)
        for name in (*alone, *shared):
            live = await self.find(name)
            if live is not None:
                end = events.Closed() if name in alone else events.Forgotten(guest)
                await live.commit(lambda room, end=end: end)  # type: ignore[misc]
        await care.erase(self.store, guest, alone, shared)
        for name in alone:
            self.rooms.pop(name, None)
            self._changed.discard(name)
        return len(alone) + len(shared)

    async def summaries(self, kept: list[lists.Kept]) -> list[tuple[str, Summary]]:
        """Rooms in short as they are now; of those whose log has gone on, made anew."""
        found = []
        for name, known in kept:
            live = self.rooms.get(name)
            if live is None and known is None:
                live = await self.find(name)
            if live is not None:
                known = summary(live.room)
            if known is not None:
                found.append((name, known))
        return found

    async def _keep(self) -> None:
        """Write the summaries of rooms that have changed."""
        rooms = [self.rooms[name].room for name in self._changed if name in self.rooms]
        self._changed.clear()
        try:
            await lists.keep(self.store, [(room.id, room.version, room.at, summary(room)) for room in rooms])
        except Exception:
            self._changed.update(room.id for room in rooms)
            raise

    async def wake(self) -> None:
        """Play on where moves take days, nobody is there and something is due."""
        for name in await lists.overdue(self.store, self.time.now()):
            live = await self.find(name)
            if live is not None and pressing(live):
                self._run(live)
            elif live is not None:
                self._changed.add(name)  # it was an old summary that said so

    async def _load(self, name: str) -> LiveRoom | None:
        rows = await self.store.read(name)
        if not rows:
            return None
        live = LiveRoom(self._services, name)
        async with self._rebuilding:
            await asyncio.to_thread(live.entries.load, rows)
        self.rooms[name] = live
        self._changed.add(name)  # it may be new, or its summary old
        if self.peers.shared:
            await self._refresh({name}, {name})  # what came while it was loaded
        return live

    def _told(self, room: str | None, n: int, event: Event | None = None) -> None:
        """Some process has stored the n-th event of a room, 0: has announced who is there; no room: all may be new."""
        if room is None:
            self._behind |= set(self.rooms)
            self._unsure |= set(self.rooms)
        elif (live := self.rooms.get(room)) is None:
            return
        elif n == 0:
            self._unsure.add(room)
        elif n > live.room.version and n != live.writing:
            if event is not None and live.take(*event):
                return
            self._behind.add(room)
        else:
            return
        self._news.set()

    async def _refresh_for_ever(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            behind, self._behind = self._behind, set()
            unsure, self._unsure = self._unsure, set()
            try:
                await self._refresh(behind, unsure)
            except Exception as error:
                logger.warning("other processes' news could not be read", extra={"error": type(error).__name__})
                await asyncio.sleep(SWEEP)
                self._told(None, 0)

    async def _refresh(self, behind: set[str], unsure: set[str]) -> None:
        """Read what other processes have stored, and who is connected to them."""
        known = {name: self.rooms[name].room.version for name in behind if name in self.rooms}
        if known:
            for name, rows in groupby(await self.peers.read(known), key=lambda row: row[0]):
                if name in self.rooms:
                    self._spawn(self.rooms[name].advance([row[1:] for row in rows]))
        if unsure:
            elsewhere = await self.peers.others(unsure)
            for name in unsure:
                if name in self.rooms:
                    self.rooms[name].hear(elsewhere.get(name, set()))
                    self._run(self.rooms[name])  # perhaps the last one has left

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Do something now and then, and whatever happens again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                logger.warning("looking after what is kept failed", extra={"error": type(error).__name__})

    async def _tidy(self) -> None:
        """Delete tickets that nobody has used."""
        await tickets.forget(self.store, self.time.now())

    async def _sweep(self) -> None:
        """Write summaries, wake rooms in which something is due, forget idle ones.

        Look too who is connected elsewhere: a process that died says no good-bye.
        """
        await self._keep()
        await self.wake()
        now = self.time.now()
        for name, live in list(self.rooms.items()):
            idle = not live.attendance.sockets and (live.runner is None or live.runner.done())
            if idle and name not in self._changed and now - live.idle_since > IDLE:
                del self.rooms[name]
        if self.peers.shared:
            await self._refresh(set(), {name for name, live in self.rooms.items() if live.attendance.sockets})
        else:
            await self._refresh(set(self.rooms), set())
