"""`Room`: everything about a room, computed from its log."""

import json
from collections import deque
from functools import lru_cache

import msgspec

import arkade
from arkade.server import events
from arkade.server.clock import Clocks
from arkade.server.protocol import Plan, Said, Seat
from arkade.table.match import Match, Move

CHAT_KEPT = 50


def game_of(plan: Plan) -> arkade.Game:
    """The game of a plan, or an ArkadeError. Options that name a file are never taken from a plan."""
    known = {option.name: option.kind for option in arkade.describe(plan.game).options}
    for name, value in plan.options.items():
        if known.get(name) == "file":
            raise arkade.BadOption(name, value, "a server reads no files; leave it out")
        if name not in known:
            raise arkade.BadOption(name, value, f"there are {', '.join(sorted(known))}")
    return _load(plan.game, plan.players, json.dumps(plan.options, sort_keys=True))


@lru_cache(256)  # a game's tables are built once for all its rooms
def _load(game: str, players: int, options: str) -> arkade.Game:
    return arkade.load(game, players, **json.loads(options))


class Table:
    """A match in a room."""

    def __init__(self, number: int, plan: Plan, seed: int) -> None:
        self.number = number
        self.match = Match(game_of(plan), seed)
        self.turn = 0  # counts moves and undos
        self.by: list[events.By] = []  # who made each standing move
        self.seen: dict[str, int] = {}  # whose hand each guest knows: nobody plays two seats of one match
        self.stopped = False
        self.clocks = Clocks(plan.clock, plan.players)

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.stopped or self.match.state.over

    @property
    def player(self) -> int | None:
        """The seat to decide."""
        return None if self.over else self.match.state.player

    def undoable(self, seat: int) -> int:
        """How many moves an undo of this seat takes back: one of its own, and what was forced after it; 0 if none.

        The table's law (`Match.can_undo`) for every one of them; never a bot's.
        """
        match, moves = self.match, self.match.moves
        if self.over or match.state.player != seat:
            return 0
        for count in range(1, len(moves) + 1):
            before = moves[-count].before
            if before.player != seat or before.news != match.state.news or self.by[-count] not in ("person", "forced"):
                return 0
            if self.by[-count] == "person":
                return count
        return 0


class Played:
    """A match that was played: what it can be rebuilt from."""

    def __init__(self, plan: Plan, table: Table) -> None:
        self.number, self.stopped = table.number, table.stopped
        self.replay = table.match.replay()
        self._plan, self._by = plan, table.by

    @lru_cache(32)  # noqa: B019  (few, and rebuilt often while somebody looks through one)
    def table(self) -> Table:
        """The match as it was at its end."""
        table = Table(self.number, self._plan, self.replay.seed)
        for action in self.replay.actions:
            table.match.play(action)
        table.by, table.stopped = self._by, self.stopped
        return table


class Room:
    """A room. Changed only by `apply`, with events that `commands` has found right."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.version = 0  # the number of the last event
        self.at = 0  # and its time
        self.plan: Plan
        self.host = ""
        self.seats: list[Seat] = []
        self.names: dict[str, str] = {}
        self.banned: set[str] = set()
        self.muted: dict[str, set[str]] = {}  # by whom: whom
        self.closed = False
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.table: Table | None = None
        self.past: list[Played] = []
        self.answered: dict[int, tuple[int, int]] = {}  # seat: id and event of its last move

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def person(self, seat: int) -> bool:
        """Whether a person plays this seat now."""
        found = self.seats[seat]
        flagged = self.table is not None and self.table.clocks.flagged(seat)
        return found.guest is not None and not found.away and not flagged

    def bot(self, seat: int) -> str:
        """Which bot plays it otherwise."""
        return self.seats[seat].bot or self.plan.stand_in

    def match(self, number: int) -> Table | None:
        """A match that is or was played here."""
        if self.table is not None and self.table.number == number:
            return self.table
        return self.past[number - 1].table() if 1 <= number <= len(self.past) else None

    @property
    def playing(self) -> bool:
        """Whether a match is being played."""
        return self.table is not None and not self.table.over

    def apply(self, n: int, at: int, event: events.Stored) -> Move | None:
        """Carry out the next event; of a move: the move."""
        if n != self.version + 1:
            raise ValueError(f"event {n} cannot follow {self.version}")
        moved = self._change(n, at, event)
        self.version, self.at = n, at
        if self.table is not None and not isinstance(event, events.Moved | events.Undone | events.Started):
            self.table.clocks.change(self._running(), at)
        return moved

    def _change(self, n: int, at: int, event: events.Stored) -> Move | None:
        match event:
            case events.Created():
                self.plan, self.host = event.plan, event.host
                self.seats = [Seat(bot=bot) for bot in event.bots]
                self.names[event.host] = event.name
                if event.seat is not None:
                    self.seats[event.seat] = Seat(guest=event.host)
            case events.Planned():
                self._lay(event.plan)
            case events.Named():
                self.names[event.guest] = event.name
            case events.Sat():
                self._leave(event.guest)
                self.seats[event.seat] = Seat(guest=event.guest)
                self._show_hand(event.guest, event.seat)
            case events.Handed():
                self.seats[event.seat] = Seat(guest=event.guest)
                self.names[event.guest] = self.names.pop(event.before)
                self._show_hand(event.guest, event.seat)
                if self.host == event.before:
                    self.host = event.guest
            case events.Stood():
                self._leave(event.guest)
                self._pass_host(event.guest)
            case events.BotSet():
                guest = self.seats[event.seat].guest
                self.seats[event.seat] = Seat(bot=event.bot)
                self._pass_host(guest)
            case events.Went():
                self.seats[event.seat] = msgspec.structs.replace(self.seats[event.seat], away=True)
                self._pass_host(self.seats[event.seat].guest)
            case events.Back():
                self.seats[event.seat] = msgspec.structs.replace(self.seats[event.seat], away=False)
            case events.Hosted():
                self.host = event.guest
            case events.Kicked():
                self.banned.add(event.guest)
                self._leave(event.guest)
            case events.Closed():
                self.closed = True
            case events.Chatted():
                self.chat.append(Said(n, at, event.guest, event.text))
            case events.Muted():
                others = self.muted.setdefault(event.by, set())
                (others.add if event.on else others.discard)(event.guest)
            case _:
                return self._play(n, at, event)
        return None

    def _play(
        self, n: int, at: int, event: events.Started | events.Moved | events.Undone | events.Stopped | events.Woken
    ) -> Move | None:
        if isinstance(event, events.Started):
            self._put_away()
            self.table = Table(len(self.past) + 1, self.plan, int(event.seed))
            self.answered.clear()
            for number, seat in enumerate(self.seats):
                if seat.guest:
                    self._show_hand(seat.guest, number)
            self.table.clocks.change(self._running(), at)
            return None
        table = self.table
        assert table is not None
        if isinstance(event, events.Moved):
            table.match.play(event.move)
            table.by.append(event.by)
            table.turn = event.turn + 1
            if event.id is not None:
                self.answered[event.seat] = (event.id, n)
            table.clocks.decide(self._running(), at)
            return table.match.moves[-1]
        if isinstance(event, events.Undone):
            table.match.state = table.match.moves[-event.moves].before.copy()
            del table.match.moves[-event.moves :], table.by[-event.moves :]
            table.turn = event.turn + 1
            table.clocks.undo(event.moves, self._running(), at)
        elif isinstance(event, events.Stopped):
            table.stopped = True
        else:
            table.clocks.wake(at)
        return None

    def _running(self) -> int | None:
        """Whose time runs: the person's who decides."""
        seat = self.table.player if self.table else None
        return seat if seat is not None and self.person(seat) else None

    def _show_hand(self, guest: str, seat: int) -> None:
        if self.table is not None:
            self.table.seen[guest] = seat

    def _leave(self, guest: str) -> None:
        self.seats = [Seat() if seat.guest == guest else seat for seat in self.seats]

    def _pass_host(self, guest: str | None) -> None:
        """A host who leaves makes the first person at the table the host, if there is one."""
        if guest == self.host:
            self.host = next((seat.guest for seat in self.seats if seat.guest and not seat.away), self.host)

    def _lay(self, plan: Plan) -> None:
        """Another plan: people keep their seats, and move up where theirs is gone."""
        gone = [seat for seat in self.seats[plan.players :] if seat.guest]
        self.seats = (self.seats + [Seat()] * plan.players)[: plan.players]
        for number, seat in enumerate(self.seats):
            if gone and seat.guest is None:
                self.seats[number] = gone.pop(0)
        self._put_away()
        self.plan = plan

    def _put_away(self) -> None:
        """Keep of a played match what it can be rebuilt from."""
        if self.table is not None:
            self.past.append(Played(self.plan, self.table))
            self.table = None
