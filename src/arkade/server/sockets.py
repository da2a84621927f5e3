"""One WebSocket: reads wishes, answers them, sends what happens. Whatever comes in, nothing breaks."""

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from arkade.server import protocol, show
from arkade.server.commands import Refusal, check_turn, decide
from arkade.server.hub import FAILED, TOO_MUCH, Connection, Hub, Item, LiveRoom
from arkade.server.limits import Credit
from arkade.server.metrics import METRICS
from arkade.server.protocol import Refused, encode
from arkade.server.rooms import Table
from arkade.server.show import OUTSIDE

log = logging.getLogger("arkade.server")

HINTS = 5  # moves a hint names


class Session:
    """A guest on a socket in a room."""

    def __init__(self, hub: Hub, live: LiveRoom, guest: str, socket: WebSocket) -> None:
        self._hub, self._live, self._guest, self._socket = hub, live, guest, socket
        self._out = Connection(guest, hub.limits.queue)
        self._credit = Credit(hub.limits.messages, hub.limits.burst)
        self._faults = 0
        self._hinting: asyncio.Task[None] | None = None

    async def run(self, since: int | None) -> None:
        """Until either side closes."""
        sender = asyncio.create_task(self._send())
        try:
            self._live.enter(self._out, since)
            await self._receive(sender)
        finally:
            sender.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            self._live.leave(self._out)

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it is gone
            while (message := self._made(await self._out.next())) is not None:
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
                await asyncio.sleep(0)  # others' messages may take long to make
            await self._socket.close(self._out.closing or 1000)

    def _made(self, item: Item | None) -> bytes | None:
        """A message to send; None: close."""
        if item is None or isinstance(item, bytes):
            return item
        try:
            return item[0].message(item[1], self._guest)
        except Exception:
            log.exception("an event cannot be shown", extra={"game": self._live.room.plan.game})
            self._out.close(FAILED)
            return None

    async def _receive(self, sender: "asyncio.Task[None]") -> None:
        while not sender.done():
            receiving = asyncio.ensure_future(self._socket.receive())
            await asyncio.wait((receiving, sender), return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()
                return
            message = receiving.result()
            if message["type"] == "websocket.disconnect":
                return
            METRICS.add("arkade_messages_total")
            if self._out.closing is None:
                await self._read(message.get("text"))

    async def _read(self, text: str | None) -> None:
        if not self._credit.take():
            self._fault(Refused(_id_in(text), "slow_down"))
            return
        if text is None:
            self._fault(Refused(None, "bad_message", detail="messages are text, not binary"))
            return
        if len(text) > self._hub.limits.frame:
            self._fault(Refused(None, "bad_message", detail=f"longer than {self._hub.limits.frame} characters"))
            return
        try:
            wish = protocol.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._fault(Refused(None, "bad_message", detail=str(error)[:200]))
            return
        if not isinstance(wish, protocol.AskHint):
            await self._reply(wish)
        elif self._hinting is None or self._hinting.done():  # a bot thinks for long; the guest need not wait
            self._hinting = asyncio.create_task(self._reply(wish))
        else:
            self._fault(Refused(wish.id, "slow_down"))

    async def _reply(self, wish: protocol.ToServer) -> None:
        try:
            self._out.push(encode(await self._answer(wish)))
        except Refusal as refusal:
            METRICS.add("arkade_refused_total")
            self._out.push(encode(Refused(wish.id, refusal.code, refusal.rules, refusal.detail)))

    def _fault(self, refused: Refused) -> None:
        """Answer nonsense, so often and no more."""
        METRICS.add("arkade_refused_total")
        self._faults += 1
        self._out.push(encode(refused))
        if self._faults >= self._hub.limits.faults:
            self._out.close(TOO_MUCH)

    async def _answer(self, wish: protocol.ToServer) -> protocol.ToClient | msgspec.Raw:
        match wish:
            case protocol.Ping():
                return protocol.Pong(wish.id, self._hub.time.now())
            case protocol.Why():
                return self._why(wish)
            case protocol.AskHint():
                return await self._hint(wish)
            case protocol.AskLook() | protocol.AskLog():
                return msgspec.Raw(await self._look(wish))
            case protocol.AskLink():
                return protocol.Link(wish.id, self._hub.guests.link(self._live.room.id, self._seat(), self._guest))
            case protocol.Chat() if not self._hub.chats.take(self._guest):
                raise Refusal("slow_down")
        begin = time.perf_counter()
        n = await self._live.commit(lambda room: decide(room, self._guest, wish, self._hub.desk))
        if isinstance(wish, protocol.Move):
            METRICS.observe("arkade_move_seconds", time.perf_counter() - begin)
        return protocol.Ok(wish.id, n)

    def _seat(self) -> int:
        seat = self._live.room.seat_of(self._guest)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def _own_turn(self) -> tuple[int, Table]:
        seat, table = self._seat(), self._live.room.table
        if table is None or table.over:
            raise Refusal("no_match")
        check_turn(self._live.room, table, seat)
        return seat, table

    def _why(self, wish: protocol.Why) -> protocol.WhyNot:
        _, table = self._own_turn()
        try:
            return protocol.WhyNot(wish.id, list(table.match.state.why_not(wish.move)))
        except ValueError:
            raise Refusal("bad_move") from None

    async def _hint(self, wish: protocol.AskHint) -> protocol.Hint:
        seat, table = self._own_turn()
        if not self._live.room.plan.hints:
            raise Refusal("not_allowed")
        if not self._hub.hints.take(self._guest):
            raise Refusal("slow_down")
        turn, state = table.turn, table.match.state.copy()
        try:
            found = await self._hub.bots.analyse(state, seat)
        except TimeoutError:
            raise Refusal("busy") from None
        if found is None:
            raise Refusal("no_hints")
        total = sum(judged.visits for judged in found) or 1
        best = sorted(found, key=lambda judged: -judged.visits)[:HINTS]
        odds = [protocol.Odds(show.legal_move(state.game, j.action), j.visits / total, j.expected) for j in best]
        return protocol.Hint(wish.id, turn, odds)

    async def _look(self, wish: protocol.AskLook | protocol.AskLog) -> bytes:
        room, viewer = self._live.room, self._live.viewer(self._guest)
        if viewer == OUTSIDE:
            raise Refusal("not_allowed")
        if not self._hub.looks.take(self._guest):
            raise Refusal("slow_down")
        table = room.match(wish.match) if room.table and wish.match == room.table.number else None
        if table is None:
            table = await asyncio.to_thread(room.match, wish.match)  # it may have to be played again
        if table is None:
            raise Refusal("no_match")
        if viewer is not None and viewer >= table.match.game.players:
            viewer = None
        found = show.log(table, wish, viewer) if isinstance(wish, protocol.AskLog) else show.look(table, wish, viewer)
        if found is None:
            raise Refusal("no_such_move")
        return found


class _Numbered(msgspec.Struct):
    id: int


def _id_in(text: str | None) -> int | None:
    """The id of a message that will not be read further."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
