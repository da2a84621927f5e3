"""`Hub`: the rooms in this process's memory, and the sockets of those who are in them."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from arkade.server import events, protocol, show
from arkade.server.bots import Bots
from arkade.server.clock import Time
from arkade.server.commands import Decision, Desk, Done, Refusal
from arkade.server.guests import Guests
from arkade.server.limits import Credits, Limits
from arkade.server.metrics import METRICS
from arkade.server.peers import Alone
from arkade.server.protocol import encode
from arkade.server.rooms import Room
from arkade.server.runner import run
from arkade.server.show import OUTSIDE, Entry, Frame, Viewer
from arkade.server.store import Store, StoreError

log = logging.getLogger("arkade.server")

TAIL = 200  # events kept for those who come back
IDLE = 60_000  # milliseconds an empty room stays in memory
TRIES = 10  # against other processes
SWEEP = 3.0  # seconds between looks at idle rooms and other processes

#: Why a socket is closed (4000 to 4999 are ours to define).
NO_GUEST, FORBIDDEN, NO_ROOM, TOO_SLOW, CLOSED, TOO_MUCH = 4401, 4403, 4404, 4408, 4410, 4429


class Connection:
    """One socket: what is still to be sent on it."""

    def __init__(self, guest: str, limit: int) -> None:
        self.guest = guest
        self.closing: int | None = None  # the code to close it with
        self._limit = limit
        self._queue: deque[bytes | tuple[Entry, Viewer]] = deque()
        self._more = asyncio.Event()

    def push(self, item: bytes | tuple[Entry, Viewer]) -> None:
        """Send a message, or an event as a viewer may see it."""
        if len(self._queue) >= self._limit:
            self.close(TOO_SLOW)
        elif self.closing != TOO_SLOW:
            self._queue.append(item)
            self._more.set()

    def close(self, code: int) -> None:
        """Close it, after what is still to be sent."""
        self.closing = self.closing or code
        self._more.set()

    async def next(self) -> bytes | None:
        """The next message to send; None: close."""
        while not self._queue:
            if self.closing is not None:
                return None
            self._more.clear()
            await self._more.wait()
        item = self._queue.popleft()
        return item if isinstance(item, bytes) else item[0].message(item[1], self.guest)


class LiveRoom:
    """A room in memory."""

    def __init__(self, hub: "Hub", room: Room) -> None:
        self.hub, self.room = hub, room
        self.frame: Frame | None = None
        self.table_at = 0  # when the table last changed
        self.tail: deque[Entry] = deque(maxlen=TAIL)
        self.sockets: set[Connection] = set()
        self.elsewhere: set[str] = set()  # guests connected to other processes
        self.absent: dict[str, int] = {}  # people at the table who are not connected: since when
        self.asleep = False  # nobody was here when the first came
        self.changed = asyncio.Event()  # for the runner
        self.idle_since = hub.time.now()
        self._runner: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    # Events

    def load(self, rows: list[tuple[int, int, events.Stored]]) -> None:
        """Apply events read from the log, telling nobody yet."""
        for number, row in enumerate(rows):
            self._apply(*row, kept=len(rows) - number <= TAIL)
        self.frame = Frame(self.room, self.room.table) if self.room.table else None

    def _apply(self, n: int, at: int, event: events.Stored, kept: bool = True) -> Entry | None:
        room = self.room
        move = room.apply(n, at, event)
        if not kept:
            return None
        if show.changes_table(event):
            self.frame = Frame(room, room.table) if room.table else None
            self.table_at = at
        entry = Entry(room, event, move, self.frame)
        self.tail.append(entry)
        return entry

    def _tell(self, entry: Entry) -> None:
        """Tell everybody of an event."""
        for socket in self.sockets:
            socket.push((entry, self.viewer(socket.guest)))
        if isinstance(entry.event, events.Kicked):
            for socket in self.sockets:
                if socket.guest == entry.event.guest:
                    socket.close(FORBIDDEN)
        if isinstance(entry.event, events.Closed):
            for socket in self.sockets:
                socket.close(CLOSED)
        self._notice_absence()
        self.changed.set()

    async def commit(self, decide: Callable[[Room], Decision]) -> int:
        """Store what `decide` makes of the room as it is, then show it; the number of the event.

        If another process was faster, its events are read and `decide` is asked again.
        """
        async with self._lock:
            for _ in range(TRIES):
                decision = decide(self.room)
                if isinstance(decision, Done):
                    return decision.n or self.room.version
                n, at = self.room.version + 1, max(self.hub.time.now(), self.room.at)
                try:
                    if await self.hub.store.append(self.room.id, n, at, decision):
                        entry = self._apply(n, at, decision)
                        assert entry is not None
                        self._tell(entry)
                        return n
                    METRICS.add("arkade_conflicts_total")
                    await self._catch_up()
                except StoreError:
                    raise Refusal("unavailable") from None
            raise Refusal("busy")

    async def refresh(self) -> None:
        """Read what other processes have done."""
        with contextlib.suppress(StoreError):
            async with self._lock:
                await self._catch_up()
        self.hear((await self.hub.peers.others([self.room.id])).get(self.room.id, set()))

    async def _catch_up(self) -> None:
        for row in await self.hub.store.read(self.room.id, self.room.version):
            entry = self._apply(*row)
            assert entry is not None
            self._tell(entry)

    # People

    def viewer(self, guest: str) -> Viewer:
        """As whom a guest sees the table."""
        seat = self.room.seat_of(guest)
        return OUTSIDE if seat is None and not self.room.plan.watch else seat

    def here(self) -> set[str]:
        """Who is connected, wherever."""
        return {socket.guest for socket in self.sockets} | self.elsewhere

    async def enter(self, socket: Connection, since: int | None) -> None:
        """A socket opens: it gets what it missed since an event, or everything."""
        if not self.here():
            self.asleep = True
        first = all(other.guest != socket.guest for other in self.sockets)
        for message in self._greeting(socket.guest, since):
            socket.push(message)
        self.sockets.add(socket)
        if self._runner is None or self._runner.done():
            self._runner = self.hub.spawn(run(self))
        self._presence_changed(socket)
        if first:
            await self._announce(socket.guest, True)
        seat = self.room.seat_of(socket.guest)
        if seat is not None and self.room.seats[seat].away:
            with contextlib.suppress(Refusal):
                await self.commit(lambda room: _back(room, socket.guest))

    def _greeting(self, guest: str, since: int | None) -> list[bytes]:
        room, viewer = self.room, self.viewer(guest)
        missed = room.version - since if since is not None else -1
        if 0 <= missed <= len(self.tail):
            entries = list(self.tail)[len(self.tail) - missed :]
            return show.catch_up(entries, room, self.frame, viewer, guest)
        return [show.snapshot(room, self.frame, viewer, guest)]

    async def leave(self, socket: Connection) -> None:
        """A socket is gone."""
        self.sockets.discard(socket)
        self.idle_since = self.hub.time.now()
        if all(other.guest != socket.guest for other in self.sockets):
            self._presence_changed()
            await self._announce(socket.guest, False)
        self.changed.set()

    async def _announce(self, guest: str, here: bool) -> None:
        try:
            await self.hub.peers.announce(self.room.id, guest, here)
        except Exception as error:  # the others will see it at their next look
            log.warning("presence was not announced", extra={"error": type(error).__name__})

    def hear(self, elsewhere: set[str]) -> None:
        """Who is connected to other processes."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._presence_changed()

    def _presence_changed(self, newcomer: Connection | None = None) -> None:
        here = sorted(self.here())
        message = encode(protocol.Presence(here))
        for socket in self.sockets:
            if newcomer is None or socket is newcomer or socket.guest != newcomer.guest:
                socket.push(message)
        self._notice_absence()
        self.changed.set()

    def _notice_absence(self) -> None:
        here, now = self.here(), self.hub.time.now()
        people = {seat.guest for seat in self.room.seats if seat.guest}
        self.absent = {guest: self.absent.get(guest, now) for guest in people - here}


def _back(room: Room, guest: str) -> Decision:
    seat = room.seat_of(guest)
    return events.Back(seat) if seat is not None and room.seats[seat].away else Done()


class Hub:
    """All rooms in memory, and what they share."""

    def __init__(self, store: Store, peers: Alone, bots: Bots, guests: Guests, limits: Limits, time: Time) -> None:
        self.store, self.peers, self.bots, self.guests = store, peers, bots, guests
        self.limits, self.time = limits, time
        self.desk = Desk(bots.names, lambda token, room: guests.claimed(token, room.id))
        self.rooms: dict[str, LiveRoom] = {}
        self.chats = Credits(limits.chats, limits.chat_burst)
        self.hints = Credits(limits.hints, limits.hint_burst)
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        METRICS.gauge("arkade_rooms", lambda: len(self.rooms))
        METRICS.gauge("arkade_sockets", lambda: sum(len(live.sockets) for live in self.rooms.values()))

    async def open(self) -> None:
        """Begin."""
        await self.peers.open(self._told)
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop everything this process does for its rooms."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.peers.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something beside, and keep hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def create(self, room: str, event: events.Created) -> None:
        """Make a room."""
        await self.store.append(room, 1, self.time.now(), event)
        METRICS.add("arkade_rooms_created_total")

    async def find(self, room: str) -> LiveRoom | None:
        """A room by its secret name, from memory or the log; None if there is none."""
        if room in self.rooms:
            return self.rooms[room]
        if room not in self._loading:
            self._loading[room] = asyncio.create_task(self._load(room))
            self._loading[room].add_done_callback(lambda _: self._loading.pop(room))
        return await asyncio.shield(self._loading[room])

    async def _load(self, name: str) -> LiveRoom | None:
        rows = await self.store.read(name)
        if not rows:
            return None
        live = LiveRoom(self, Room(name))
        await asyncio.to_thread(live.load, rows)
        self.rooms[name] = live
        await live.refresh()  # what came while it was loaded
        return live

    def _told(self, room: str | None) -> None:
        """Another process (or this one) has news of a room; None: any of them."""
        for live in list(self.rooms.values()) if room is None else [self.rooms.get(room)]:
            if live is not None:
                self.spawn(live.refresh())

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except Exception as error:
                log.warning("sweeping failed", extra={"error": type(error).__name__})

    async def _sweep(self) -> None:
        """Forget idle rooms, and look who is connected elsewhere: a process that died says no good-bye."""
        now = self.time.now()
        for name, live in list(self.rooms.items()):
            if not live.sockets and now - live.idle_since > IDLE:
                del self.rooms[name]
        awake = [name for name, live in self.rooms.items() if live.sockets]
        elsewhere = await self.peers.others(awake)
        for name in awake:
            if name in self.rooms:
                self.rooms[name].hear(elsewhere.get(name, set()))
