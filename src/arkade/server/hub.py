"""`Hub`: the rooms in this process's memory, and the sockets of those who are in them."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from itertools import groupby
from typing import Any

from arkade.server import events, protocol, show
from arkade.server.bots import Bots
from arkade.server.clock import Time
from arkade.server.commands import Decision, Desk, Done, Refusal
from arkade.server.guests import Guests
from arkade.server.limits import Credits, Limits
from arkade.server.metrics import METRICS
from arkade.server.peers import Peers
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
FAILED = 1011
NO_GUEST, FORBIDDEN, NO_ROOM, TOO_SLOW, CLOSED, TOO_MUCH = 4401, 4403, 4404, 4408, 4410, 4429


Item = bytes | tuple[Entry, Viewer]  #: a message, or an event as a viewer may see it


class Connection:
    """One socket: what is still to be sent on it."""

    def __init__(self, guest: str, limit: int) -> None:
        self.guest = guest
        self.closing: int | None = None  # the code to close it with
        self._limit = limit
        self._queue: deque[Item] = deque()
        self._more = asyncio.Event()

    def push(self, item: Item) -> None:
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

    async def next(self) -> Item | None:
        """The next to send; None: close."""
        while not self._queue:
            if self.closing is not None:
                return None
            self._more.clear()
            await self._more.wait()
        return self._queue.popleft()


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
        self.writing = 0  # the number of the event being stored
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
        if self.tail:
            self.tail[-1].forget(self.frame)
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
        if isinstance(entry.event, events.Back):  # perhaps seen by another process before we hear of it
            self.absent.pop(self.room.seats[entry.event.seat].guest or "", None)
        self._notice_absence()
        self._take_back()
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
                self.writing = n
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

    async def advance(self, rows: list[tuple[int, int, events.Stored]]) -> None:
        """Take over what other processes have stored."""
        async with self._lock:
            for n, at, event in rows:
                if n == self.room.version + 1:
                    entry = self._apply(n, at, event)
                    assert entry is not None
                    self._tell(entry)

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

    def enter(self, socket: Connection, since: int | None) -> None:
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
            self.hub.peers.announce(self.room.id, socket.guest, True)
        self._take_back()

    def _take_back(self) -> None:
        """Whoever is connected here plays again, at once."""
        here = {socket.guest for socket in self.sockets}
        for seat in self.room.seats:
            if seat.away and seat.guest in here:
                self.hub.spawn(self._give_back(seat.guest))

    async def _give_back(self, guest: str) -> None:
        with contextlib.suppress(Refusal):
            await self.commit(lambda room: _back(room, guest))

    def _greeting(self, guest: str, since: int | None) -> list[bytes]:
        room, viewer = self.room, self.viewer(guest)
        missed = room.version - since if since is not None else -1
        if 0 <= missed <= len(self.tail):
            entries = list(self.tail)[len(self.tail) - missed :]
            return show.catch_up(entries, room, self.frame, viewer, guest)
        return [show.snapshot(room, self.frame, viewer, guest)]

    def leave(self, socket: Connection) -> None:
        """A socket is gone."""
        self.sockets.discard(socket)
        self.idle_since = self.hub.time.now()
        if all(other.guest != socket.guest for other in self.sockets):
            self._presence_changed()
            self.hub.peers.announce(self.room.id, socket.guest, False)
        self.changed.set()

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

    def __init__(self, store: Store, peers: Peers, bots: Bots, guests: Guests, limits: Limits, time: Time) -> None:
        self.store, self.peers, self.bots, self.guests = store, peers, bots, guests
        self.limits, self.time = limits, time
        self.desk = Desk(bots.names, lambda token, room: guests.claimed(token, room.id))
        self.rooms: dict[str, LiveRoom] = {}
        self.chats = Credits(limits.chats, limits.chat_burst)
        self.hints = Credits(limits.hints, limits.hint_burst)
        self.looks = Credits(limits.looks, limits.look_burst)
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()  # rooms of which other processes have stored more
        self._unsure: set[str] = set()  # rooms in which somebody came or went elsewhere
        self._news = asyncio.Event()
        METRICS.gauge("arkade_rooms", lambda: len(self.rooms))
        METRICS.gauge("arkade_sockets", lambda: sum(len(live.sockets) for live in self.rooms.values()))

    async def open(self) -> None:
        """Begin."""
        await self.peers.open(self._told)
        self.spawn(self._sweep_for_ever())
        self.spawn(self._refresh_for_ever())

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
        if self.peers.shared:
            await self._refresh({name}, {name})  # what came while it was loaded
        return live

    def _told(self, room: str | None, n: int) -> None:
        """Some process has stored the n-th event of a room, 0: has announced who is there; no room: all may be new."""
        if room is None:
            self._behind |= set(self.rooms)
            self._unsure |= set(self.rooms)
        elif (live := self.rooms.get(room)) is None:
            return
        elif n == 0:
            self._unsure.add(room)
        elif n > live.room.version and n != live.writing:
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
                log.warning("other processes' news could not be read", extra={"error": type(error).__name__})
                await asyncio.sleep(SWEEP)
                self._told(None, 0)

    async def _refresh(self, behind: set[str], unsure: set[str]) -> None:
        """Read what other processes have stored, and who is connected to them."""
        known = {name: self.rooms[name].room.version for name in behind if name in self.rooms}
        if known:
            for name, rows in groupby(await self.peers.read(known), key=lambda row: row[0]):
                if name in self.rooms:
                    self.spawn(self.rooms[name].advance([row[1:] for row in rows]))
        if unsure:
            elsewhere = await self.peers.others(unsure)
            for name in unsure:
                if name in self.rooms:
                    self.rooms[name].hear(elsewhere.get(name, set()))

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
        if self.peers.shared:
            await self._refresh(set(), {name for name, live in self.rooms.items() if live.sockets})
