"""`Entries`: a room with the last events that happened in it, ready to be told."""

import logging
from collections import deque
from collections.abc import Iterable

from arkade.server.json_lines import short
from arkade.server.live import show
from arkade.server.live.lines import Viewer
from arkade.server.live.show import OUTSIDE, Entry, Frame
from arkade.server.rooms import events
from arkade.server.rooms.commands import Refusal
from arkade.server.rooms.room import Room
from arkade.table.match import Move

logger = logging.getLogger("arkade.server")

TAIL = 200  # events kept for those who come back
Row = tuple[int, int, events.Read]  #: number, time, event


class Entries:
    """A room, the picture of its table, and what happened last."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.frame: Frame | None = None
        self.table_at = 0  # when the table last changed
        self._tail: deque[Entry] = deque(maxlen=TAIL)

    def load(self, rows: list[Row]) -> None:
        """Apply the stored events, of which only the last are ever told."""
        old, new = rows[:-TAIL], rows[-TAIL:]
        for row in old:
            self._apply(*row)
        for row in new:
            self.add(*row)
        self._picture()

    def add(self, n: int, at: int, event: events.Read) -> Entry:
        """Apply the next event."""
        known = len(self.room.faults)
        move = self._apply(n, at, event)
        if self.room.left_out == n:
            event = events.Lost()
        if event.changes_table or len(self.room.faults) > known:
            self._picture()
            self.table_at = at
        entry = Entry(self.room, event, move, self.frame)
        if isinstance(event, events.Forgotten):
            self._tail.clear()  # nobody is told again what is forgotten
        if self._tail:
            self._tail[-1].forget(self.frame)
        self._tail.append(entry)
        return entry

    def _apply(self, n: int, at: int, event: events.Read) -> Move | None:
        known = len(self.room.faults)
        move = self.room.apply(n, at, event)
        for fault in self.room.faults[known:]:
            about = {"room": short(self.room.id), "n": fault.n, "why": fault.why}
            logger.error("a stored event cannot be applied", extra=about)
        return move

    def _picture(self) -> None:
        self.frame = Frame(self.room.table, self.room.at) if self.room.table else None

    def viewer(self, guest: str, match: int | None = None) -> Viewer:
        """As whom a guest sees a match: the one on the table, or another by its number."""
        room = self.room
        if not room.plan.watch and room.seat_of(guest) is None:
            return OUTSIDE
        return room.seat_in(guest, room.number if match is None else match)

    def looker(self, guest: str, match: int) -> Viewer:
        """As whom a guest looks back into a match."""
        viewer = self.viewer(guest, match)
        if viewer == OUTSIDE:
            raise Refusal("not_allowed")
        return viewer

    def greeting(self, guest: str, since: int | None, at: int) -> Iterable[bytes]:
        """What a guest missed since an event, or everything, with the clocks as they are at a time."""
        room, viewer, frame = self.room, self.viewer(guest), self.frame
        if room.table is not None and room.table.clocks.deadline() is not None:
            frame = Frame(room.table, at)
        missed = room.version - since if since is not None else -1
        if 0 <= missed <= len(self._tail):
            entries = list(self._tail)[len(self._tail) - missed :]
            return show.catch_up(entries, room, frame, viewer, guest)
        return [show.snapshot(room, frame, viewer, guest)]
