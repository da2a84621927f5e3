"""What each viewer is told: the only way from a room to the wire, and the place where hidden things stay behind.

A viewer is a seat's number, None for somebody who only watches, or OUTSIDE.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import UNSET, Raw

import arkade
from arkade import registry
from arkade.server import events, protocol
from arkade.server.protocol import LegalMove, Line, Result, RoomView, TableView, encode
from arkade.server.rooms import Room, Table
from arkade.state import State
from arkade.table.match import Move

Viewer = int | None
OUTSIDE = -1  # the viewer who may not even watch
LINES_SENT = 30  # moves whose log lines a snapshot has


class Frame:
    """A match at one moment, kept as it was for everybody who is still to be told. Rendered once a viewer."""

    def __init__(self, room: Room, table: Table) -> None:
        self.state = table.match.state.copy()
        self.over = table.over
        self._table = table
        self._turn, self._moves = table.turn, len(table.match.moves)
        self._clock = table.clocks.view(room.at)
        self._undo = table.player is not None and room.person(table.player) and table.undoable(table.player) > 0
        self._result = _result(table) if table.over else None
        self._views: dict[Viewer, Raw] = {}
        self._open: Raw | None = None

    def show(self, viewer: Viewer) -> Raw:
        """The TableView of a viewer."""
        if self.over:
            viewer = None  # all see everything
        if viewer not in self._views:
            self._views[viewer] = Raw(encode(self._make(viewer)))
        return self._views[viewer]

    def forget(self) -> None:
        """Drop what was rendered."""
        self._views.clear()
        self._open = None

    def _view(self, viewer: Viewer) -> Raw:
        """The game's own view; where nothing is hidden one serves all."""
        if self._open is not None:
            return self._open
        made = Raw(encode(self.state.typed_view(arkade.ALL if self.over else viewer)))
        if registry.definition(self.state.game.name).open:
            self._open = made
        return made

    def _make(self, viewer: Viewer) -> TableView:
        state = self.state
        player = None if self.over else state.player
        mine = player is not None and player == viewer
        return TableView(
            match=self._table.number,
            turn=self._turn,
            moves=self._moves,
            player=player,
            commitment=self._table.match.commitment,
            view=self._view(viewer),
            clock=self._clock,
            legal=[legal_move(state.game, action) for action in state.legal()] if mine else [],
            undo=mine and self._undo,
            result=self._result,
        )


def _result(table: Table) -> Result:
    state = table.match.state
    return Result(state.scores, state.winners, table.stopped, str(table.match.seed))


def legal_move(game: arkade.Game, action: int) -> Raw:
    """A LegalMove."""
    return _legal_moves(game.name)[action] or _make_legal_move(game, action)


@cache
def _legal_moves(game: str) -> list[Raw | None]:
    return [None] * arkade.describe(game).num_actions


def _make_legal_move(game: arkade.Game, action: int) -> Raw:
    made = Raw(encode(LegalMove(game.notation(action), game.phrase(action))))
    _legal_moves(game.name)[action] = made
    return made


def line(number: int, move: Move, after: State, by: events.By, viewer: Viewer) -> Line:
    """The log of a move as a viewer may read it."""
    seat = move.before.player
    assert seat is not None
    return Line(number, seat, by, move.before.story(move.action, after, viewer))


def lines(table: Table, viewer: Viewer, since: int = 0) -> list[Line]:
    """The log of a match from a move on."""
    moves = table.match.moves
    afters = [*(move.before for move in moves[1:]), table.match.state]
    return [
        line(number + 1, moves[number], afters[number], table.by[number], viewer)
        for number in range(max(0, since), len(moves))
    ]


class Entry:
    """An event and what it changed, for everybody who is to be told."""

    def __init__(self, room: Room, event: events.Stored, move: Move | None, frame: Frame | None) -> None:
        self.n, self.at = room.version, room.at
        self.event = event
        self.frame = frame
        self.table_changed = changes_table(event)
        self.room = UNSET if isinstance(event, _NOT_THE_ROOM) else show_room(room)
        self._move = move
        self._number = len(room.table.match.moves) if room.table else 0
        self._match = (room.table.number, room.table.match.commitment) if room.table else (0, "")
        self._muted_by: set[str] = set()
        if isinstance(event, events.Chatted):
            self._muted_by = {by for by, others in room.muted.items() if event.guest in others}
        self._messages: dict[tuple[Viewer, str | None], bytes] = {}

    def message(self, viewer: Viewer, guest: str) -> bytes:
        """The event for a viewer, with all that it changed."""
        key = (viewer, guest if isinstance(self.event, events.Chatted | events.Muted) else None)
        if key not in self._messages:
            table = _show_table(self.frame, viewer) if self.table_changed else UNSET
            self._messages[key] = encode(protocol.Event(self.n, self.at, self.what(viewer, guest), self.room, table))
        return self._messages[key]

    def forget(self, now: Frame | None) -> None:
        """Drop what was rendered: it is the past, and 200 events of every room would fill the memory."""
        self._messages.clear()
        if self.frame is not None and self.frame is not now:
            self.frame.forget()

    def what(self, viewer: Viewer, guest: str) -> protocol.What:
        """What happened, as far as the viewer may know."""
        match self.event:
            case events.Moved() | events.Undone() if viewer == OUTSIDE:
                return protocol.Nothing()
            case events.Moved():
                assert self._move is not None
                assert self.frame is not None
                told = line(self._number, self._move, self.frame.state, self.event.by, viewer)
                return protocol.Moved(told, self.event.move if viewer == self.event.seat else None)
            case events.Undone():
                return protocol.Undone(self.event.seat, self.event.moves)
            case events.Started():
                return protocol.Started(*self._match)
            case events.Chatted():
                if guest in self._muted_by:
                    return protocol.Nothing()
                return protocol.Chatted(self.event.guest, self.event.text)
            case events.Muted():
                if guest != self.event.by:
                    return protocol.Nothing()
                return protocol.Muted(self.event.guest, self.event.on)
            case _:
                return _plain(self.event)


def _show_table(frame: Frame | None, viewer: Viewer) -> Raw | None:
    return frame.show(viewer) if frame and viewer != OUTSIDE else None


def _plain(event: events.Stored) -> protocol.What:
    """Events that are the same for all."""
    match event:
        case events.Sat() | events.Handed():
            return protocol.Sat(event.seat, event.guest)
        case events.Stood():
            return protocol.Stood(event.seat, event.guest)
        case events.BotSet():
            return protocol.BotSet(event.seat, event.bot)
        case events.Went():
            return protocol.Went(event.seat)
        case events.Back():
            return protocol.Back(event.seat)
        case events.Named():
            return protocol.Named(event.guest, event.name)
        case events.Planned():
            return protocol.Planned()
        case events.Hosted():
            return protocol.Hosted(event.guest)
        case events.Kicked():
            return protocol.Kicked(event.guest)
        case events.Closed():
            return protocol.Closed()
        case events.Stopped():
            return protocol.Stopped()
        case events.Woken():
            return protocol.Woken()
        case _:
            return protocol.Nothing()


#: Events that leave the room as it was: talk, and what happens at the table only.
_NOT_THE_ROOM = (events.Chatted, events.Muted, events.Moved, events.Undone, events.Stopped, events.Woken)
#: Events that leave the table as it was, for every viewer.
_NOT_THE_TABLE = (events.Chatted, events.Muted, events.Named, events.Hosted, events.Closed)


def changes_table(event: events.Stored) -> bool:
    """Whether an event changes what somebody sees of the match."""
    return not isinstance(event, _NOT_THE_TABLE)


def show_room(room: Room) -> Raw:
    """The RoomView, the same for all."""
    view = RoomView(
        plan=room.plan,
        host=room.host,
        seats=room.seats,
        names=room.names,
        match=room.table.number if room.table else len(room.past),
        closed=room.closed,
    )
    return Raw(encode(view))


def snapshot(room: Room, frame: Frame | None, viewer: Viewer, guest: str) -> bytes:
    """Everything a viewer may know of a room."""
    table = room.table
    muted = room.muted.get(guest, set())
    return encode(
        protocol.Snapshot(
            n=room.version,
            you=guest,
            room=show_room(room),
            table=_show_table(frame, viewer),
            lines=lines(table, viewer, len(table.match.moves) - LINES_SENT) if table and viewer != OUTSIDE else [],
            chat=[said for said in room.chat if said.guest not in muted],
            muted=sorted(muted),
        )
    )


def catch_up(entries: Iterable[Entry], room: Room, frame: Frame | None, viewer: Viewer, guest: str) -> list[bytes]:
    """What a viewer missed: every event, and with the last of them the room and the table as they are now."""
    missed = list(entries)
    messages = [encode(protocol.Event(entry.n, entry.at, entry.what(viewer, guest))) for entry in missed[:-1]]
    for last in missed[-1:]:
        now = show_room(room), _show_table(frame, viewer)
        messages.append(encode(protocol.Event(last.n, last.at, last.what(viewer, guest), *now)))
    return messages


def look(table: Table, wish: protocol.AskLook, viewer: Viewer) -> bytes | None:
    """A match after so many moves, or None if it has not so many."""
    moves, k = table.match.moves, wish.move
    if k > len(moves):
        return None
    state = moves[k].before if k < len(moves) else table.match.state
    seen = arkade.ALL if table.over and wish.open else viewer
    return encode(
        protocol.Look(
            id=wish.id,
            match=table.number,
            move=k,
            of=len(moves),
            player=state.player,
            view=Raw(encode(state.typed_view(seen))),
            line=line(k, moves[k - 1], state, table.by[k - 1], viewer) if k else None,
            notation=table.match.game.notation(moves[k - 1].action) if k and table.over else None,
        )
    )


def log(table: Table, wish: protocol.AskLog, viewer: Viewer) -> bytes:
    """All log lines of a match."""
    return encode(protocol.Log(wish.id, table.number, lines(table, viewer)))
