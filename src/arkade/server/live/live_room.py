"""`LiveRoom`: a room in memory, with those who are in it."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from arkade.server.live.attendance import Attendance
from arkade.server.live.connection import CLOSED, FORBIDDEN, NO_GUEST, Connection
from arkade.server.live.entries import Entries, Row
from arkade.server.live.show import Entry
from arkade.server.live.thinking import Bots
from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS
from arkade.server.rooms import events
from arkade.server.rooms.commands import Decision, Done, Refusal
from arkade.server.rooms.room import Room
from arkade.server.store import signatures
from arkade.server.store.peers import Peers
from arkade.server.store.store import Store, StoreError
from arkade.table.table import Table

logger = logging.getLogger("arkade.server")

TRIES = 10  # against other processes
PATIENCE = 5.0  # seconds that whoever asks for a replay waits for what is being stored


@dataclass(frozen=True)
class Services:
    """What all rooms of a process share."""

    store: Store
    peers: Peers
    bots: Bots
    time: Time
    spawn: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]  # do something beside
    changed: set[str]  # rooms of which lists are to be told


class Thought:
    """What a bot thinks, or has thought, about a turn of a table."""

    def __init__(self, about: tuple[Table, int, str]) -> None:
        self.about = about  # table, turn and the bot's name
        self.task: asyncio.Task[None] | None = None
        self.action = -1
        self.ended: int | None = None  # when it had chosen


class LiveRoom:
    """A room in memory: what happens is stored, applied and told, in this order."""

    def __init__(self, services: Services, name: str) -> None:
        self.services = services
        self.room = Room(name)
        self.entries = Entries(self.room)
        self.attendance = Attendance()
        self.writing = 0  # the number of the event being stored
        self.emptied = False  # the last one has left, and the clocks do not know it yet
        self.asleep = False  # the first has come since it was read, and the clocks may have run while no server did
        self._visited = False
        self.hurried = False  # bots make no pause before the next decision of a person
        self.thought: Thought | None = None
        self.changed = asyncio.Event()  # for the runner
        self.runner: asyncio.Task[None] | None = None  # plays for its bots and clocks while anybody is here
        self.idle_since = services.time.now()
        self._ahead = 0  # of the server's time
        self._lock = asyncio.Lock()

    # Time

    def now(self) -> int:
        """The time in this room, which goes on from its last event though clocks of machines were set back since."""
        now = self.services.time.now()
        self._ahead = max(self._ahead, self.room.at - now)
        return now + self._ahead

    async def wait(self, until: int | None) -> None:
        """Until something changes, or a time has come."""
        await self.services.time.wait(self.changed, None if until is None else until - self._ahead)

    # Events

    async def commit(self, decide: Callable[[Room], Decision]) -> int:
        """Store what `decide` makes of the room as it is, then show it; the number of the event.

        If another process was faster, its events are read and `decide` is asked again.
        """
        store, room = self.services.store, self.room
        async with self._lock:
            for _ in range(TRIES):
                decision = decide(room)
                if isinstance(decision, Done):
                    return decision.n or room.version
                n, at, playing = room.version + 1, self.now(), room.playing
                self.writing = n
                try:
                    if await store.append(room.id, n, at, decision):
                        self._tell(self.entries.add(n, at, decision))
                        self.services.changed.add(room.id)
                        if room.left_out == n:
                            raise Refusal("halted")
                        if playing and not room.playing and room.table is not None:
                            await self._sign(room.table, at)
                        return n
                    METRICS.add("arkade_conflicts_total")
                    for row in await store.read(room.id, room.version):
                        self._tell(self.entries.add(*row))
                except StoreError:
                    raise Refusal("unavailable") from None
                finally:
                    self.writing = 0  # from now on this number is news again
            raise Refusal("busy")

    async def _sign(self, table: Table, at: int) -> None:
        """The match is over: sign it as it is stored now."""
        try:
            await signatures.make(self.services.store, self.room.id, table.number, table.match, at)
        except StoreError:
            logger.warning("a match has no signature: the database does not answer", extra={"match": table.number})

    async def settled(self) -> None:
        """Until what happens just now is stored and signed, if the database answers."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self._lock:
                pass

    async def catch_up(self, n: int | None) -> None:
        """Read on if somebody has seen more than this process knows: the n-th event, at another."""
        if n is not None and n > self.room.version:
            await self.advance(await self.services.store.read(self.room.id, self.room.version))

    def take(self, n: int, at: int, event: events.Read) -> bool:
        """Take over an event that another process has stored, if it is the next and nothing is being stored here."""
        if n != self.room.version + 1 or self._lock.locked():
            return False
        self._tell(self.entries.add(n, at, event))
        return True

    async def advance(self, rows: list[Row]) -> None:
        """Take over what other processes have stored."""
        async with self._lock:
            for n, at, event in rows:
                if n > self.room.version:
                    self._tell(self.entries.add(n, at, event))

    def _tell(self, entry: Entry) -> None:
        """Tell everybody of an event."""
        for socket in self.attendance.sockets:
            socket.push((entry, self.entries.viewer(socket.guest)))
        match entry.event:
            case events.Kicked(guest=guest):
                self.attendance.dismiss(FORBIDDEN, guest)
            case events.Forgotten(guest=guest):
                self.attendance.dismiss(NO_GUEST, guest)
            case events.Closed():
                self.attendance.dismiss(CLOSED)
            case events.Back(seat=seat):
                self.attendance.returned(self.room.seats[seat].guest)
        if entry.event.changes_room:
            self._notice_absence()
            self._take_back()
        self.changed.set()

    # People

    def enter(self, socket: Connection, since: int | None) -> None:
        """A socket opens: it gets what it missed since an event, or everything."""
        attendance = self.attendance
        if not attendance.here():
            self.asleep, self.emptied = self.asleep or not self._visited, False
        self._visited = True
        first = socket.guest not in attendance.local()
        for message in self.entries.greeting(socket.guest, since, self.now()):
            socket.push(message)
        attendance.sockets.add(socket)
        self._attendance_changed(socket)
        if first:
            self.services.peers.announce(self.room.id, socket.guest, True)
        self._take_back()

    def tell_again(self, socket: Connection) -> None:
        """Tell a socket everything anew that has missed too much."""
        for message in self.entries.greeting(socket.guest, None, self.now()):
            socket.push(message)
        self.attendance.tell_one(socket)

    def leave(self, socket: Connection) -> None:
        """A socket is gone."""
        self.attendance.sockets.discard(socket)
        self.idle_since = self.services.time.now()
        self.emptied = not self.attendance.here()
        if socket.guest not in self.attendance.local():
            self._attendance_changed()
            self.services.peers.announce(self.room.id, socket.guest, False)
        self.changed.set()

    def hear(self, elsewhere: set[str]) -> None:
        """Who is connected to other processes."""
        if elsewhere != self.attendance.elsewhere:
            somebody = bool(self.attendance.here())
            self.attendance.elsewhere = elsewhere
            self.emptied = somebody and not self.attendance.here()
            self._attendance_changed()

    def _attendance_changed(self, newcomer: Connection | None = None) -> None:
        self._notice_absence()
        self.attendance.tell(self._leaving(), newcomer)
        self.changed.set()

    def _leaving(self) -> dict[str, int]:
        """Who of a running match is gone, and the milliseconds until the stand-in plays."""
        room, absent = self.room, self.attendance.absent
        if room.table is None or not room.playing or room.table.clocks.patient:
            return {}
        until = room.plan.grace * 1000 - self.now()
        return {
            seat.guest: max(0, absent[seat.guest] + until)
            for seat in room.seats
            if seat.guest in absent and not seat.away
        }

    def _notice_absence(self) -> None:
        self.attendance.notice((seat.guest for seat in self.room.seats), self.now())

    def _take_back(self) -> None:
        """Whoever is connected here plays again, at once."""
        here = self.attendance.local()
        for seat in self.room.seats:
            if seat.away and seat.guest in here:
                self.services.spawn(self._give_back(seat.guest))

    async def _give_back(self, guest: str) -> None:
        def back(room: Room) -> Decision:
            seat = room.seat_of(guest)
            return events.Back(seat) if seat is not None and room.seats[seat].away else Done()

        with contextlib.suppress(Refusal):
            await self.commit(back)
