"""One WebSocket: reads wishes, answers them, sends what happens. Whatever comes in, nothing breaks."""

import asyncio
import contextlib
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from arkade.game import Game
from arkade.judge import Worth
from arkade.kernel.reasons import rules_of
from arkade.server import protocol
from arkade.server.live import show
from arkade.server.live.connection import TOO_MUCH, Again, Connection
from arkade.server.live.hub import Hub
from arkade.server.live.live_room import LiveRoom
from arkade.server.metrics import METRICS
from arkade.server.protocol import Refused, encode
from arkade.server.rooms.commands import Claimed, Refusal, Resources, check_turn, decide
from arkade.server.web.door import Share
from arkade.server.web.guests import Guests
from arkade.server.web.limits import Credits, Limits
from arkade.server.web.people import check_listing
from arkade.server.web.wire import OUTLET
from arkade.table.match import Match

HINTS = 5  # moves a hint names
SECONDS_A_HINT = 1.0  # of thinking that one hint pays for; a longer one counts for more
LINES = 25  # of a log that are rendered in one go, in 5 ms at most
LINES_A_LOOK = 50  # a log counts as one look, and one more for so many lines
MOVES_A_LOOK = 20  # the same of a match that must be played again


class Shared:
    """What all sessions of a server share."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits) -> None:
        self.hub, self.guests, self.limits = hub, guests, limits
        self.resources = Resources(hub.bots.names, lambda token, room: guests.claimed(token, room.id))
        self.chats = Credits(limits.chats, limits.chat_burst)
        self.names = Credits(limits.names, limits.name_burst)
        self.changes = Credits(limits.changes, limits.change_burst)
        self.hints = Credits(limits.hints, limits.hint_burst)
        self.looks = Credits(limits.looks, limits.look_burst)
        self.messages = Credits(limits.messages, limits.burst)
        self.sockets: Counter[str] = Counter()  # by guest
        self.replaying = asyncio.Lock()  # matches are played again one after the other


class Session:
    """A guest on a socket in a room."""

    def __init__(self, shared: Shared, live: LiveRoom, guest: str, socket: WebSocket, share: Share) -> None:
        self._shared, self._live, self._guest, self._socket, self._share = shared, live, guest, socket, share
        self._limits = shared.limits
        self._out = Connection(guest, self._limits.queue, socket.scope["extensions"][OUTLET]())
        self._credit = shared.messages.of(guest)
        self._faults = 0
        self._hinting: asyncio.Task[None] | None = None

    async def run(self, since: int | None) -> None:
        """Until either side closes."""
        sender = asyncio.create_task(self._send())
        self._shared.sockets[self._guest] += 1
        try:
            self._shared.hub.enter(self._live, self._out, since)
            await self._receive()
        finally:
            sender.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            self._live.leave(self._out)
            self._shared.sockets[self._guest] -= 1
            if not self._shared.sockets[self._guest]:
                del self._shared.sockets[self._guest]

    async def _send(self) -> None:
        """Send what had to wait, and close when it is time."""
        while (item := await self._out.next()) is not None:
            if isinstance(item, Again):
                self._live.tell_again(self._out)
            else:
                self._out.say(item)
            await asyncio.sleep(0)  # others' messages may take long to make
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it is gone
            await self._socket.close(self._out.closing or 1000)

    async def _receive(self) -> None:
        """Until the other side is gone, or ours has closed the socket: a disconnect comes in both cases."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            METRICS.add("arkade_messages_total")
            if self._out.closing is None:
                await self._share.lane.turn()
                await self._read(message.get("text"))

    async def _read(self, text: str | None) -> None:
        if not self._share.messages.take() or not self._credit.take():
            self._fault(Refused(_id_in(text), "slow_down"))
            return
        if text is None:
            self._fault(Refused(None, "bad_message", detail="messages are text, not binary"))
            return
        if len(text) > self._limits.frame:
            self._fault(Refused(None, "bad_message", detail=f"longer than {self._limits.frame} characters"))
            return
        try:
            wish = protocol.decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._fault(Refused(None, "bad_message", detail=str(error)[:200]))
            return
        if not isinstance(wish, protocol.AskHint):
            await self._reply(wish)
        elif self._hinting is None or self._hinting.done():  # the judge takes a while; the guest need not wait
            self._hinting = asyncio.create_task(self._reply(wish))
        else:
            self._fault(Refused(wish.id, "slow_down"))

    async def _reply(self, wish: protocol.ToServer) -> None:
        try:
            self._out.answer(encode(await self._answer(wish)))
        except Refusal as refusal:
            METRICS.add("arkade_refused_total")
            self._out.answer(encode(_refused(wish.id, refusal)))

    def _fault(self, refused: Refused) -> None:
        """Answer nonsense, so often and no more."""
        METRICS.add("arkade_refused_total")
        self._faults += 1
        self._out.answer(encode(refused))
        if self._faults >= self._limits.faults:
            self._out.close(TOO_MUCH)

    async def _answer(self, wish: protocol.ToServer) -> protocol.ToClient | msgspec.Raw:
        match wish:
            case protocol.Ping():
                return protocol.Pong(wish.id, self._shared.hub.time.now())
            case protocol.Hurry():
                self._hurry()
                return protocol.Ok(wish.id, self._live.room.version)
            case protocol.Why():
                return self._why(wish)
            case protocol.AskHint():
                return await self._hint(wish)
            case protocol.AskLook() | protocol.AskLog():
                return msgspec.Raw(await self._look(wish))
            case protocol.AskLink():
                return protocol.Link(wish.id, self._link())
            case _:
                return protocol.Ok(wish.id, await self._grant(wish))

    async def _grant(self, wish: protocol.Wish) -> int:
        """Fulfil a wish; the number of its event."""
        if not self._affords(wish):
            raise Refusal("slow_down")
        if self._would_list(wish):
            await check_listing(self._shared.hub, self._guest, self._share, self._limits)
        begin = time.perf_counter()
        n = await self._live.commit(lambda room: decide(room, self._guest, wish, self._shared.resources))
        if isinstance(wish, protocol.Move):
            METRICS.observe("arkade_move_seconds", time.perf_counter() - begin)
        return n

    def _affords(self, wish: protocol.Wish) -> bool:
        """Whether the guest has credit for what everybody in the room will be told."""
        match wish:
            case protocol.Move() | protocol.Undo():
                return True
            case protocol.Chat():
                return self._shared.chats.take(self._guest)
            case protocol.Name():
                own = self._shared.names
            case _:
                own = self._shared.changes
        return own.take(self._guest) and self._share.changes.take()

    def _would_list(self, wish: protocol.Wish) -> bool:
        """Whether it puts the table on the list that everybody sees."""
        room = self._live.room
        if not isinstance(wish, protocol.Change) or self._guest != room.host:
            return False
        return wish.plan.listed is True and room.plan.listed is not True

    def _link(self) -> str:
        seat, room = self._seat(), self._live.room
        return self._shared.guests.link(room.id, Claimed(seat, self._guest, room.taken[self._guest]))

    def _seat(self) -> int:
        seat = self._live.room.seat_of(self._guest)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def _own_turn(self) -> tuple[int, Match]:
        seat, table = self._seat(), self._live.room.table
        if table is None or table.match.over:
            raise Refusal("no_match")
        check_turn(table, seat)
        return seat, table.match

    def _hurry(self) -> None:
        self._seat()
        if sum(seat.guest is not None for seat in self._live.room.seats) > 1:
            raise Refusal("not_allowed")  # others want to follow
        self._live.hurried = True
        self._live.changed.set()

    def _why(self, wish: protocol.Why) -> protocol.WhyNot:
        _, match = self._own_turn()
        try:
            reasons, outlook = match.state.reasons(wish.move), match.state.outlook(wish.move)
        except ValueError:
            raise Refusal("bad_move") from None
        return protocol.WhyNot(wish.id, rules_of(reasons), list(reasons), outlook.phrases if outlook else [])

    async def _hint(self, wish: protocol.AskHint) -> protocol.Hint:
        seat, match = self._own_turn()
        if not self._live.room.plan.hints:
            raise Refusal("not_allowed")
        if not match.game.compiled:
            raise Refusal("compiling" if match.game.handle.engine.pending else "no_hints")
        credit = self._shared.hints.of(self._guest)
        if not credit.take():
            raise Refusal("slow_down")
        turn = match.turn
        try:
            found, seconds = await self._shared.hub.bots.judge(match, seat, self._guest)
        except TimeoutError:
            raise Refusal("busy") from None
        credit.take(max(0.0, seconds / SECONDS_A_HINT - 1))
        return protocol.Hint(wish.id, turn, [_advice(match.game, worth) for worth in found.moves[:HINTS]], found.exact)

    async def _look(self, wish: protocol.AskLook | protocol.AskLog) -> bytes:
        room, viewer = self._live.room, self._live.entries.looker(self._guest, wish.match)
        credit = self._shared.looks.of(self._guest)
        if not credit.take():
            raise Refusal("slow_down")
        match = room.match(wish.match) if room.table and wish.match == room.table.number else None
        if match is None:
            async with self._shared.replaying:
                match = await asyncio.to_thread(room.match, wish.match)  # it may have to be played again
            if match is None:
                raise Refusal("no_match")
            credit.take(len(match.moves) / MOVES_A_LOOK)
        if isinstance(wish, protocol.AskLog):
            credit.take(len(match.moves) / LINES_A_LOOK)
            for begin in range(0, len(match.moves), LINES):
                show.log_lines(match, viewer, begin, begin + LINES)
                await asyncio.sleep(0)
            return show.log(match, wish, viewer)
        found = show.look(match, wish, viewer)
        if found is None:
            raise Refusal("no_such_move")
        return found


def _advice(game: Game, worth: Worth) -> protocol.Advice:
    move, *rest = (show.legal_move(game, action) for action in worth.line)
    return protocol.Advice(move, worth.chances, worth.error, worth.loss, worth.loss_error, worth.equal, rest)


class _Numbered(msgspec.Struct):
    id: int


def _id_in(text: str | None) -> int | None:
    """The id of a message that will not be read further."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _refused(number: int, refusal: Refusal) -> Refused:
    return Refused(number, refusal.code, tuple(rules_of(refusal.reasons)), refusal.reasons, refusal.detail)
