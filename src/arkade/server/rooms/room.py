"""`Room`: everything about a room, computed from its log."""

import json
from collections import deque
from functools import lru_cache
from typing import Any, assert_never

import arkade
from arkade.server.protocol import Plan, Said, Seat
from arkade.server.rooms import events
from arkade.table.match import Match, Move
from arkade.table.seats import Seats
from arkade.table.table import Table

CHAT_KEPT = 50
#: What changes whose turn it is, or since when.
_MOVES = events.Created | events.Started | events.Moved | events.Undone | events.Stopped | events.Went | events.Back


def game_of(plan: Plan) -> arkade.Game:
    """The game of a plan, or an ArkadeError. Options that name a file are never taken from a plan."""
    known = {option.name: option.kind for option in arkade.describe(plan.game).options}
    for name, value in plan.options.items():
        if known.get(name) == "file":
            raise arkade.BadOption(name, value, "a server reads no files; leave it out")
        if name not in known:
            raise arkade.BadOption(name, value, f"there are {', '.join(sorted(known))}")
    return _load(plan.game, plan.players, json.dumps(plan.options, sort_keys=True))


def planned(game: arkade.Game) -> dict[str, Any]:
    """The options of a game as a plan has them."""
    files = {option.name for option in arkade.describe(game.name).options if option.kind == "file"}
    return {name: value for name, value in game.options.items() if name not in files}


@lru_cache(256)  # a game's tables are built once for all its rooms
def _load(game: str, players: int, options: str) -> arkade.Game:
    return arkade.load(game, players, **json.loads(options))


class Played:
    """A match that was played: what it can be rebuilt from, and who was shown whose hand."""

    def __init__(self, match: Match, hands: list[list[str]]) -> None:
        self.hands = hands
        self._game, self._seed, self._stopped = match.game, match.seed, match.stopped
        self._moves = [(move.action, move.by) for move in match.moves]

    @lru_cache(32)  # noqa: B019  (few, and rebuilt often while somebody looks through one)
    def match(self) -> Match:
        """The match as it was at its end."""
        match = Match(self._game, self._seed)
        for action, by in self._moves:
            match.play(action, by)
        match.stopped = self._stopped
        return match


class Room:
    """A room. Changed only by `apply`, with events that `commands` has found right."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.version = 0  # the number of the last event
        self.at = 0  # and its time
        self.moved = 0  # when the match last moved, or else the room was made
        self.plan: Plan
        self.host = ""
        self.seats = Seats([])
        self.names: dict[str, str] = {}
        self.banned: set[str] = set()
        self.muted: dict[str, set[str]] = {}  # by whom: whom
        self.closed = False
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.table: Table | None = None
        self.hands: list[list[str]] = []  # of each seat of the match: who was shown its hand; the last one holds it
        self.taken: dict[str, int] = {}  # by guest: the event with which the seat became theirs
        self.answered: dict[int, tuple[int, int]] = {}  # seat: id and event of its last move
        self.past: list[Played] = []

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return self.seats.of(guest)

    def holder(self, seat: int) -> str | None:
        """Whose a seat is until the match is over: the guest's who was shown its hand, the last of several."""
        known = self.hands[seat] if self.playing else []
        return known[-1] if known else None

    def seat_in(self, guest: str, number: int) -> int | None:
        """As which seat a guest sees a match: the one they have, of a match that is over the one they had in it."""
        if self.playing and number == self.number:
            return self.seat_of(guest)
        hands = self.hands if self.table is not None and number == self.number else []
        if 1 <= number <= len(self.past):
            hands = self.past[number - 1].hands
        return next((seat for seat, known in enumerate(hands) if guest in known), None)

    @property
    def number(self) -> int:
        """The number of the match that is or was last played; 0 before the first."""
        return self.table.number if self.table is not None else len(self.past)

    def knows(self, guest: str) -> bool:
        """Whether a guest is somebody here: has a name, and was neither sent away nor forgotten."""
        return self.names.get(guest, events.NOBODY) != events.NOBODY and guest not in self.banned

    def match(self, number: int) -> Match | None:
        """A match that is or was played here."""
        if self.table is not None and self.table.number == number:
            return self.table.match
        return self.past[number - 1].match() if 1 <= number <= len(self.past) else None

    @property
    def playing(self) -> bool:
        """Whether a match is being played."""
        return self.table is not None and not self.table.match.over

    def apply(self, n: int, at: int, event: events.Stored) -> Move | None:
        """Carry out the next event; of a move: the move."""
        if n != self.version + 1:
            raise ValueError(f"event {n} cannot follow {self.version}")
        moved = self._change(n, at, event)
        self.version, self.at = n, at
        if isinstance(event, _MOVES):
            self.moved = at
        if self.table is not None and event.changes_room:
            self.table.notice(at)
        return moved

    def _change(self, n: int, at: int, event: events.Stored) -> Move | None:
        match event:
            case events.Created():
                self.plan, self.host = event.plan, event.host
                self.seats = Seats((Seat(bot=bot) for bot in event.bots), event.plan.stand_in)
                self.names[event.host] = event.name
                if event.seat is not None:
                    self._sit(n, event.seat, event.host)
            case events.Planned():
                self.seats.resize(event.plan.players)
                self._put_away()
                self.plan, self.seats.stand_in = event.plan, event.plan.stand_in
            case events.Named():
                self.names[event.guest] = event.name
            case events.Sat():
                self._sit(n, event.seat, event.guest)
            case events.Handed():
                self.seats.leave(event.before)
                self._sit(n, event.seat, event.guest)
                if event.whole:
                    self.names[event.guest] = self.names.pop(event.before)
                    if self.host == event.before:
                        self.host = event.guest
            case events.Stood():
                self.seats.leave(event.guest)
                self._pass_host(event.guest)
            case events.BotSet():
                guest = self.seats[event.seat].guest
                self.seats.give(event.seat, event.bot)
                self._pass_host(guest)
            case events.Went():
                self.seats.set_away(event.seat, True)
                self._pass_host(self.seats[event.seat].guest)
            case events.Back():
                self.seats.set_away(event.seat, False)
            case events.Hosted():
                self.host = event.guest
            case events.Kicked():
                self.banned.add(event.guest)
                self.seats.leave(event.guest)
            case events.Forgotten():
                self._forget(event.guest)
            case events.Closed():
                self.closed = True
            case events.Chatted():
                if event.text:  # else it was said by somebody who is forgotten
                    self.chat.append(Said(n, at, event.guest, event.text, self.names.get(event.guest)))
            case events.Muted():
                others = self.muted.setdefault(event.by, set())
                (others.add if event.on else others.discard)(event.guest)
            case events.Started():
                self._deal(int(event.seed), at, event.after)
            case events.Moved():
                if event.id is not None:
                    self.answered[event.seat] = (event.id, n)
                return self._table().play(event.move, event.by, at)
            case events.Undone():
                self._table().take_back(event.moves, at)
            case events.Stopped():
                self._table().stop(at)
            case events.Slept():
                self._table().sleep(at)
            case events.Woken():
                self._table().wake(at)
            case _:
                assert_never(event)
        return None

    def _sit(self, n: int, seat: int, guest: str) -> None:
        self.seats.sit(seat, guest)
        self.taken[guest] = n
        if self.playing:
            self.hands[seat] = [other for other in self.hands[seat] if other != guest] + [guest]

    def _table(self) -> Table:
        assert self.table is not None, "moves come after a deal"
        return self.table

    def _deal(self, seed: int, at: int, after: list[str] | None) -> None:
        self._put_away()
        match = Match(game_of(self.plan), seed)
        for move in after or ():
            match.play(move, by="bot")  # nobody's to take back
        self.table = Table(match, self.seats, self.plan.clock, len(self.past) + 1, at)
        self.table.practice = after is not None
        self.answered.clear()
        self.hands = [[seat.guest] if seat.guest else [] for seat in self.seats]

    def _pass_host(self, guest: str | None) -> None:
        """A host who leaves makes the first person at the table the host, if there is one."""
        if guest == self.host:
            self.host = next(iter(self.seats.present()), self.host)

    def _forget(self, guest: str) -> None:
        self.seats.leave(guest)
        self._pass_host(guest)
        if self.host == guest:
            self.host = ""
        self.muted.pop(guest, None)
        if guest in self.names:
            self.names[guest] = events.NOBODY
        kept = [said for said in self.chat if said.guest != guest]
        self.chat.clear()
        self.chat.extend(kept)

    def _put_away(self) -> None:
        """Keep of a played match what it can be rebuilt from."""
        if self.table is not None:
            self.past.append(Played(self.table.match, self.hands))
            self.table = None
