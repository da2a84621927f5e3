"""The wire: uvicorn's protocols, rationed.

As they come they parse whatever was read in one go, a quarter of a megabyte, while everybody waits; and they limit
neither the bytes of a request's head, nor requests sent ahead, nor frames. Here bytes go in by slices, one a turn of
the loop, and who sends nonsense without end is cut off.
"""

import asyncio
import contextlib
import weakref
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from arkade.server.live.connection import TOO_MUCH
from arkade.server.protocol import Problem, encode
from arkade.server.web.door import Door, Lane, Share
from arkade.server.web.limits import Credit, Limits

SLICE = 2_048  # bytes: the most tiny frames that fit take a millisecond
AHEAD = 8  # requests sent before the first is answered
FRAGMENTS = 64  # of one message

DOOR = "door"  # its key in the state that the application hands to the protocols
OUTLET = "arkade.outlet"  # the key of a reference to a socket's own way out, among the extensions of its scope
POLICY = 1008  # WebSocket's code for a broken rule that has no code of its own
LATER = b"retry-after: 5\r\ncontent-type: application/json\r\ncache-control: no-store\r\n"
SLOW_DOWN = encode(Problem("slow_down"))


def settings(limits: Limits) -> dict[str, Any]:
    """What uvicorn is to be told."""
    return {
        "http": Http,
        "ws": Socket,
        "log_config": None,
        "access_log": False,
        "proxy_headers": False,  # the door reads them, before anything is built for a request
        "server_header": False,
        "ws_max_size": limits.frame,
        "ws_per_message_deflate": False,  # a third of a megabyte of memory a socket; a proxy may do it
        "timeout_graceful_shutdown": 5,
    }


class Gate:
    """Stands between a transport and a protocol, which takes it for the transport.

    What was read is passed on in slices, and only while the protocol wants more; until all is passed on nothing more
    is read. Knows whose share the connection uses: that of its address, or behind a trusted proxy of the address that
    the last request's head named.
    """

    def __init__(self, transport: Any, door: Door, peer: str, take: Callable[[bytes], None]) -> None:
        self._transport, self._door, self.peer = transport, door, peer
        self.client, self.scheme = (peer, 0), "http"
        self.share = door.share(peer)
        self._inside = False  # the share counts it among its connections
        self.is_closing = transport.is_closing  # used for every message
        self.take = take
        self.handed_over = False
        self.abused = False
        self._loop = asyncio.get_running_loop()
        self._rest, self._at = b"", 0  # what was read, and how much of it was passed on
        self._wanted = self._reading = True
        self._gone = False
        self._in_line = False  # a slice waits for its turn
        self._patience: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send, if there is still somebody: of two requests sent ahead uvicorn tells only one that nobody waits."""
        if not self._gone:
            self._transport.write(data)

    def pause_reading(self) -> None:
        """The protocol has enough."""
        self._wanted = False

    def resume_reading(self) -> None:
        """The protocol wants more."""
        self._wanted = True
        self._read_on()

    def feed(self, data: bytes) -> None:
        """Something was read."""
        self._rest, self._at = self._rest[self._at :] + data, 0
        if not self._in_line:
            self._in_line = True
            self._lane.run(self._pass_on)
        self._read_or_wait()

    @property
    def _lane(self) -> Lane:
        return self.share.reading if self._inside else self._door.heads

    def head(self, headers: Iterable[tuple[bytes, bytes]]) -> Share:
        """The head of a request was read: whose share it uses."""
        if self._door.trusts(self.peer):
            address, scheme = self._door.behind(self.peer, headers)
            self.client, self.scheme = (address, 0), scheme or "http"
            self.share = self._door.share(address)
        return self.share

    def enter(self) -> bool:
        """Count the connection, unless it is one too many."""
        self._inside = self._inside or self._door.enter(self.share)
        return self._inside

    def hand_over(self, take: Callable[[bytes], None]) -> None:
        """Another protocol goes on."""
        self.take, self._rest = take, b""
        self.handed_over = True

    def wait(self, seconds: float | None) -> None:
        """Close the connection unless this is called again within some time. None: there is no hurry."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self._loop.call_later(seconds, self._transport.abort)

    def shut(self) -> None:
        """The connection is gone. What it held is let go here, not by the garbage collector, which comes too rarely."""
        self._gone = True
        self._rest = b""
        self.take = _nobody
        self.wait(None)
        if self._inside:
            self._door.leave(self.share, self.abused)

    def refuse(self, status: bytes) -> None:
        """Answer a request that misuses the connection."""
        self._say(status)
        self.cut_off()

    def turn_away(self) -> None:
        """Answer a request that is one too many."""
        self._say(b"429 Too Many Requests", LATER, SLOW_DOWN)
        self._rest = b""
        self._transport.close()

    def _say(self, status: bytes, headers: bytes = b"", body: bytes = b"") -> None:
        length = b"content-length: %d\r\nconnection: close\r\n" % len(body)
        self.write(b"HTTP/1.1 " + status + b"\r\n" + headers + length + b"\r\n" + body)

    def cut_off(self) -> None:
        """Whoever this is has misused the connection: not another byte."""
        self.abused = True
        self._rest = b""
        self._transport.close()
        self.wait(1)  # for what was still to be said

    def _pass_on(self) -> None:
        self._in_line = False
        if self._wanted and self._rest and not self._gone and not self.is_closing():
            now = self._rest[self._at : self._at + SLICE]
            self._at += SLICE
            if self._at >= len(self._rest):
                self._rest, self._at = b"", 0
            self.take(now)
        self._read_on()

    def _read_on(self) -> None:
        """Take the next slice in the loop's next turn, or read more."""
        if self._gone or self.is_closing():
            return
        if self._rest and self._wanted and not self._in_line:
            self._in_line = True
            self._loop.call_soon(self._lane.run, self._pass_on)
        self._read_or_wait()

    def _read_or_wait(self) -> None:
        """Nothing more is read while something waits."""
        reading = self._wanted and not self._rest
        if reading != self._reading:
            self._reading = reading
            (self._transport.resume_reading if reading else self._transport.pause_reading)()


class Http(HttpToolsProtocol):
    """HTTP: a bounded head, few requests ahead, a time for all of it."""

    _gate: Gate | None = None
    _head = 0  # bytes of the request's head so far
    _refused = False  # nothing more of it is wanted

    def connection_made(self, transport: Any) -> None:
        """Somebody connects, unless it is one too many."""
        door: Door = self.app_state[DOOR]
        address = transport.get_extra_info("peername")
        gate = Gate(transport, door, address[0] if isinstance(address, tuple) else "", self._take)
        if not door.trusts(gate.peer) and not gate.enter():
            transport.abort()
            return
        self._door, self._limits, self._gate = door, door.limits, gate
        self._gate.wait(self._limits.patience)
        super().connection_made(self._gate)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        if self._gate is not None:
            self._gate.shut()
            super().connection_lost(exc)
            self.cycle = None  # type: ignore[assignment]  # it refers to this

    def data_received(self, data: bytes) -> None:
        """Something was read."""
        if self._gate is not None:
            self._gate.feed(data)

    def _take(self, data: bytes) -> None:
        assert self._gate is not None
        self._head += len(data)
        super().data_received(data)
        if self._gate.handed_over:
            self.parser = self.cycle = None  # type: ignore[assignment]  # both refer to this
        elif self._head > self._limits.head:
            self._gate.refuse(b"431 Request Header Fields Too Large")
        elif len(self.pipeline) > AHEAD:
            self._gate.cut_off()

    def on_message_begin(self) -> None:
        """A request begins."""
        assert self._gate is not None
        self._gate.wait(self._limits.patience)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is read: what it asks for is begun if its address has credit left."""
        assert self._gate is not None
        self._head = 0
        if self._refused:
            return
        share = self._gate.head(self.headers)
        self.scope["client"], self.scope["scheme"] = self._gate.client, self._gate.scheme
        if self._gate.enter() if self._opens_socket() else self._door.asks(share):
            super().on_headers_complete()
        else:
            self._refused = True
            self._gate.turn_away()

    def on_body(self, body: bytes) -> None:
        """A part of its body is read."""
        self._head = 0
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is read."""
        assert self._gate is not None
        self._head = 0
        if not self._refused:
            self._gate.wait(None)
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a socket."""
        if not self._refused:
            super().handle_websocket_upgrade()

    def _opens_socket(self) -> bool:
        return bool(self.parser.should_upgrade()) and self._should_upgrade()

    def pause_writing(self) -> None:
        """More waits to be sent than should."""
        assert self._gate is not None
        self._gate.wait(self._limits.patience)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It is being read."""
        assert self._gate is not None
        self._gate.wait(None)
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """WebSocket: a budget of frames, whatever their kind, and of fragments in a message."""

    _gate: Gate

    def connection_made(self, transport: Any) -> None:
        """An HTTP connection goes on as a socket."""
        self._gate = transport
        self._gate.hand_over(self._take)
        limits = self.app_state[DOOR].limits
        self._patience: float = limits.patience
        self._budget = Credit(limits.frames, limits.frame_burst)
        self._gate.wait(self._patience)  # for the handshake
        super().connection_made(transport)
        self.client, self.scheme = self._gate.client, "wss" if self._gate.scheme == "https" else "ws"

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._gate.shut()
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to what refers to it

    def data_received(self, data: bytes) -> None:
        """Something was read; at first the request that opens the socket, which was read already."""
        if self.handshake_initiated:
            self._gate.feed(data)
            return
        try:
            super().data_received(data)
        except UnicodeError:  # an address that is not ASCII
            self._gate.refuse(b"400 Bad Request")

    def _take(self, data: bytes) -> None:
        super().data_received(data)

    def start_keepalive(self) -> None:
        """The socket is open."""
        self._gate.wait(None)
        super().start_keepalive()

    def handle_connect(self, event: Request) -> None:
        """The request that opens a socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][OUTLET] = weakref.ref(self)  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        """The application answers, or closes the socket: for misuse, perhaps, which counts as it does here."""
        if message["type"] == "websocket.close" and message.get("code") == TOO_MUCH:
            self._gate.abused = True
        await super().send(message)

    def say(self, message: bytes) -> None:
        """Send a text, past the layers above and without a copy for each: nothing is compressed, no frame is split."""
        if not self.close_sent and not self._gate.is_closing():
            self._gate.write(_text_frame(message))

    def handle_events(self) -> None:
        """Frames have come."""
        frames = len(self.conn.events)
        if frames and self.handshake_initiated and not self._budget.take(frames):
            self._fail(POLICY)
            return
        super().handle_events()
        if len(self.frames) > FRAGMENTS:
            self._fail(POLICY)

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(1007)
                return
        waiting = not self.queue.empty()
        super().send_receive_event_to_app()
        if self.read_paused and not waiting:  # one message may wait: reading is paused, which costs, only for a second
            self.read_paused = False
            self.transport.resume_reading()

    def _fail(self, code: int) -> None:
        self.frames = []
        with contextlib.suppress(InvalidState):
            self.conn.fail(code)
        if not self.close_sent and self.conn.close_sent is not None:
            self.handle_parser_exception()
        self._gate.cut_off()

    def pause_writing(self) -> None:
        """More waits to be sent than should."""
        self._gate.wait(self._patience)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It is being read."""
        self._gate.wait(None)
        super().resume_writing()


def _nobody(data: bytes) -> None:
    """Takes what nobody waits for any more."""


def _text_frame(message: bytes) -> bytes:
    """A whole message as one frame, which a server does not mask (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + bytes((size,)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
