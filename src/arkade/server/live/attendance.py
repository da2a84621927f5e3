"""`Attendance`: who is in a room, here or at other processes, and whom the table misses."""

from collections.abc import Iterable

from arkade.server import protocol
from arkade.server.live.connection import Connection
from arkade.server.protocol import encode


class Attendance:
    """The sockets in a room, the guests connected elsewhere, and since when people of the table are gone."""

    def __init__(self) -> None:
        self.sockets: set[Connection] = set()
        self.elsewhere: set[str] = set()  # guests connected to other processes
        self.absent: dict[str, int] = {}  # people at the table who are not connected: since when

    def local(self) -> set[str]:
        """Who is connected to this process."""
        return {socket.guest for socket in self.sockets}

    def here(self) -> set[str]:
        """Who is connected, wherever."""
        return self.local() | self.elsewhere

    def tell(self, newcomer: Connection | None = None) -> None:
        """Tell everybody who is there; the other sockets of a newcomer's guest know it already."""
        message = self._message()
        for socket in self.sockets:
            if newcomer is None or socket is newcomer or socket.guest != newcomer.guest:
                socket.push(message)

    def tell_one(self, socket: Connection) -> None:
        """Tell one socket who is there."""
        socket.push(self._message())

    def _message(self) -> bytes:
        return encode(protocol.Presence(sorted(self.here())))

    def notice(self, people: Iterable[str | None], now: int) -> None:
        """Keep count of those at the table who are gone."""
        missing = {guest for guest in people if guest} - self.here()
        self.absent = {guest: self.absent.get(guest, now) for guest in missing}

    def returned(self, guest: str | None) -> None:
        """Somebody is there again, perhaps seen by another process before we hear of it."""
        if guest is not None:
            self.absent.pop(guest, None)

    def dismiss(self, code: int, guest: str | None = None) -> None:
        """Close all sockets, or those of one guest."""
        for socket in self.sockets:
            if guest is None or socket.guest == guest:
                socket.close(code)
