"""`Summary`: of a room what lists of tables show. It can always be made of the log; kept, it saves reading that."""

import msgspec

from arkade.server.protocol import Clock, Seat, Sitter, TableCard
from arkade.server.rooms.room import Room


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room in short."""

    game: str
    host: str
    seats: list[Seat]
    names: dict[str, str]  # of those who sit
    clock: Clock
    match: int
    since: int
    player: int | None = None  # the seat to decide
    over: bool = False  # the last match
    waiting: bool = False  # for the next, under another plan
    kept: list[int] = []  # seats of a running match that only one guest may take
    due: int | None = None  # when something happens by itself though nobody is there: a flag falls, or a bot plays
    winners: list[int] = []
    listed: bool = False
    closed: bool = False

    @property
    def open(self) -> bool:
        """Whether it is to be listed for everybody."""
        free = {number for number, seat in enumerate(self.seats) if seat.guest is None and seat.bot is None}
        return self.listed and bool(free.difference(self.kept)) and not self.closed and not self.over

    def at_table(self, guest: str) -> bool:
        """Whether a guest has to do with it: sits there, or is the host."""
        return guest == self.host or any(seat.guest == guest for seat in self.seats)

    def card(self, room: str, guest: str) -> TableCard:
        """As a guest is shown it."""
        own = next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)
        return TableCard(
            room=room,
            game=self.game,
            seats=[Sitter(self.names.get(seat.guest or ""), seat.bot, seat.away) for seat in self.seats],
            clock=self.clock,
            state="over" if self.over else "waiting" if self.waiting or not self.match else "playing",
            since=self.since,
            match=self.match,
            mine=own,
            turn=self.player,
            due=self.due,
            winners=self.winners,
            closed=self.closed,
        )


def summary(room: Room) -> Summary:
    """A room in short, as it is now."""
    table = room.table
    match = table.match if table else None
    return Summary(
        game=room.plan.game,
        host=room.host,
        seats=room.seats.all,
        names={seat.guest: room.names[seat.guest] for seat in room.seats if seat.guest in room.names},
        clock=room.plan.clock,
        match=room.number,
        since=room.moved,
        player=None if match is None or room.closed else match.player,
        over=match is not None and match.over,
        waiting=table is None,
        kept=[seat for seat in range(len(room.seats)) if room.holder(seat)],
        due=_due(room),
        winners=match.state.winners if match and match.over and not match.stopped else [],
        listed=room.plan.listed is True,
        closed=room.closed,
    )


def _due(room: Room) -> int | None:
    table = room.table
    if table is None or not table.clocks.patient or not room.playing or table.match.halted or room.closed:
        return None
    deadline = table.clocks.deadline()
    return room.moved if deadline is None else deadline
