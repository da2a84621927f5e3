"""What each viewer is told: the only way from a room to the wire, and the place where hidden things stay behind.

A viewer is a seat's number, None for somebody who only watches, or OUTSIDE.
"""

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from msgspec import UNSET, Raw
from msgspec.structs import asdict

import arkade
from arkade.server import protocol
from arkade.server.live.lines import Viewer, lines_of
from arkade.server.protocol import LegalMove, Moment, Result, RoomNews, TableView, encode
from arkade.server.rooms import events
from arkade.server.rooms.room import Room
from arkade.table.match import Match, Move
from arkade.table.table import Table

OUTSIDE = -1  # the viewer who may not even watch
LINES_SENT = 30  # moves whose log lines a snapshot has


class Frame:
    """A match at one moment, kept as it was for everybody who is still to be told. Rendered once a viewer."""

    def __init__(self, table: Table, at: int) -> None:
        match = table.match
        self.state, self.over = match.state, match.over
        self._number, self._commitment, self._practice = table.number, match.commitment, match.practice is not None
        self._turn, self._moves = match.turn, len(match.moves)
        self._clock = table.clocks.view(at)
        self._undo = match.player is not None and table.undoable(match.player) > 0
        self._result = result(match) if match.over else None
        self._player, self._halted = match.player, match.halted
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
        if self.state.game.handle.definition.open:
            self._open = made
        return made

    def _make(self, viewer: Viewer) -> TableView:
        state, player = self.state, self._player
        mine = player is not None and player == viewer
        return TableView(
            match=self._number,
            turn=self._turn,
            moves=self._moves,
            player=player,
            commitment=self._commitment,
            view=self._view(viewer),
            clock=self._clock,
            legal=[legal_move(state.game, action) for action in state.legal()] if mine else [],
            undo=mine and self._undo,
            result=self._result,
            practice=self._practice,
            halted=self._halted,
        )


def result(match: Match) -> Result:
    """How a match ended, with its seed."""
    scores, winners, broken = match.state.scores, match.state.winners, match.broken > 0
    return Result(scores, winners, match.stopped, str(match.seed), broken, match.practice)


def legal_move(game: arkade.Game, action: int) -> Raw:
    """A LegalMove, encoded once for all rooms of the game."""
    return _legal_moves(game.name)[action] or _make_legal_move(game, action)


@cache
def _legal_moves(game: str) -> list[Raw | None]:
    return [None] * arkade.describe(game).num_actions


def _make_legal_move(game: arkade.Game, action: int) -> Raw:
    made = Raw(encode(LegalMove(game.notation(action), game.phrase(action))))
    _legal_moves(game.name)[action] = made
    return made


class Entry:
    """An event and what it changed, for everybody who is to be told."""

    def __init__(self, room: Room, event: events.Read, move: Move | None, frame: Frame | None) -> None:
        self.n, self.at = room.version, room.at
        self.event = event
        self.frame = frame
        self.room = show_room(room, names=event.changes_names) if event.changes_room else UNSET
        self._move = move
        self._lines = lines_of(room.table.match) if room.table else None
        self._match = (room.table.number, room.table.match.commitment) if room.table else (0, "")
        self._muted_by: frozenset[str] = frozenset()
        if isinstance(event, events.Chatted):
            self._muted_by = frozenset(by for by, others in room.muted.items() if event.guest in others)
        self._messages: dict[tuple[Viewer, bool], bytes] = {}

    def message(self, viewer: Viewer, guest: str) -> bytes:
        """The event for a viewer, with all that it changed."""
        key = (viewer, self._knows(guest))  # who belongs to the same audience gets the same bytes
        if key not in self._messages:
            table = _show_table(self.frame, viewer) if self.event.changes_table else UNSET
            self._messages[key] = encode(protocol.Event(self.n, self.at, self.what(viewer, guest), self.room, table))
        return self._messages[key]

    def _knows(self, guest: str) -> bool:
        """Whether a guest is told what was said, or who was muted; all else depends on the viewer alone."""
        if isinstance(self.event, events.Muted):
            return guest == self.event.by
        return guest not in self._muted_by

    def forget(self, now: Frame | None) -> None:
        """Drop what was rendered: it is the past, and 200 events of every room would fill the memory."""
        self._messages.clear()
        if self.frame is not None and self.frame is not now:
            self.frame.forget()

    def _line(self, viewer: Viewer) -> Raw:
        assert self._move is not None
        assert self._lines is not None
        return self._lines.line(self._move, viewer)

    def what(self, viewer: Viewer, guest: str) -> protocol.What:
        """What happened, as far as the viewer may know."""
        event = self.event
        match event:
            case events.Moved() | events.Undone() if viewer == OUTSIDE:
                return protocol.Nothing()
            case events.Moved():
                return protocol.Moved(self._line(viewer), event.move if viewer == event.seat else None)
            case events.Undone():
                return protocol.Undone(event.seat, event.moves)
            case events.Started():
                return protocol.Started(*self._match)
            case events.Chatted():
                return event if self._knows(guest) and event.text else protocol.Nothing()
            case events.Muted():
                return protocol.Muted(event.guest, event.on) if self._knows(guest) else protocol.Nothing()
            case events.Handed():
                return protocol.Sat(event.seat, event.guest)
            case events.Planned():
                return protocol.Planned()
            case events.Created() | events.Lost() | events.Slept():
                return protocol.Nothing()
            case events.Named() | events.Sat() | events.Stood() | events.BotSet() | events.Went() | events.Back():
                return event
            case events.Hosted() | events.Kicked() | events.Forgotten() | events.Closed() | events.Unlisted():
                return event
            case events.Stopped() | events.Woken() | events.Resumed():
                return event
            case _:
                assert_never(event)


def _show_table(frame: Frame | None, viewer: Viewer) -> Raw | None:
    return frame.show(viewer) if frame and viewer != OUTSIDE else None


def show_room(room: Room, names: bool = True) -> Raw:
    """The RoomView, the same for all; without the names a RoomNews."""
    view = RoomNews(
        plan=room.plan,
        host=room.host,
        seats=room.seats.all,
        match=room.number,
        closed=room.closed,
        names=room.names if names else UNSET,
        undealt=room.undealt,
        kept=[room.holder(seat) for seat in range(len(room.seats))] if room.playing else [],
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
            lines=log_lines(table.match, viewer, -LINES_SENT) if table and viewer != OUTSIDE else [],
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


def log_lines(match: Match, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Raw]:
    """The lines of some moves, as `Match.log` makes them."""
    lines = lines_of(match)
    return [lines.line(move, viewer) for move in match.moves[since:until]]


def moment(match: Match, move: int, viewer: Viewer, everything: bool) -> Moment:
    """A match after so many moves, as the viewer saw it; after the end, if so wished, with everything open."""
    state, last = match.at(move), match.moves[move - 1] if move else None
    return Moment(
        player=state.player,
        view=Raw(encode(state.typed_view(arkade.ALL if match.over and everything else viewer))),
        line=lines_of(match).line(last, viewer) if last else None,
        notation=match.game.notation(last.action) if last and match.over else None,
    )


def look(match: Match, wish: protocol.AskLook, viewer: Viewer) -> bytes | None:
    """The moment that is asked for, or None if the match has not so many moves."""
    if wish.move > len(match.moves):
        return None
    found = moment(match, wish.move, viewer, wish.open)
    return encode(protocol.Look(wish.id, wish.match, wish.move, len(match.moves), **asdict(found)))


def log(match: Match, wish: protocol.AskLog, viewer: Viewer) -> bytes:
    """All log lines of a match."""
    return encode(protocol.Log(wish.id, wish.match, log_lines(match, viewer)))
