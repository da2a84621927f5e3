"""`Room`: everything about a room, computed from its log."""

import json
from collections import deque
from functools import lru_cache
from typing import Any, NamedTuple, assert_never

import msgspec

import arkade
from arkade.server.protocol import Plan, Said, Seat
from arkade.server.rooms import events
from arkade.table.match import Match, Move
from arkade.table.seats import Seats
from arkade.table.table import Table

CHAT_KEPT = 50
#: What changes whose turn it is, or since when.
_MOVES = (
    events.Created
    | events.Started
    | events.Moved
    | events.Undone
    | events.Stopped
    | events.Resumed
    | events.Went
    | events.Back
)


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
    """A match that was played: what it can be rebuilt from, who sat there and who was shown whose hand."""

    def __init__(self, match: Match, sat: list[Seat], hands: list[list[str]]) -> None:
        self.sat, self.hands = sat, hands
        self._game, self._seed, self._stopped, self._broken = match.game, match.seed, match.stopped, match.broken
        self._practice = match.practice
        self._moves = [(move.action, move.by) for move in match.moves]

    @lru_cache(32)  # noqa: B019  (few, and rebuilt often while somebody looks through one)
    def match(self) -> Match:
        """The match as it was at its end."""
        match = Match(self._game, self._seed)
        for action, by in self._moves:
            match.play(action, by)
        match.stopped, match.broken, match.practice = self._stopped, self._broken, self._practice
        return match


class Impossible(Exception):
    """Nothing that was stored before leads to this event."""


class Fault(NamedTuple):
    """A stored event that was left out, because it is damaged, forged, or of a version with other rules."""

    n: int
    why: str


class Room:
    """A room. Changed only by `apply`, with events that `commands` has found right; it leaves out what cannot be."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.version = 0  # the number of the last event
        self.at = 0  # and its time
        self.moved = 0  # when the match last moved, or else the room was made
        self.faults: list[Fault] = []  # what was left out; of a match that stands still only the first
        self.left_out = 0  # the number of the last event that was
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
        self.past: list[Played | None] = []  # None: it could not be dealt again
        self.unplanned = False  # what was planned is lost
        self._doubt = 0  # the number of a lost event, which may have been part of the match: what follows shows it

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
            played = self.past[number - 1]
            hands = played.hands if played else []
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
        played = self.past[number - 1] if 1 <= number <= len(self.past) else None
        return played.match() if played else None

    def sat(self, number: int) -> list[Seat]:
        """Who sits at a match, or sat there at its end."""
        if 1 <= number <= len(self.past):
            played = self.past[number - 1]
            return played.sat if played else []
        found = self.table.sat if self.table is not None else None
        return list(self.seats) if found is None else found

    @property
    def playing(self) -> bool:
        """Whether a match is being played."""
        return self.table is not None and not self.table.match.over

    @property
    def undealt(self) -> bool:
        """Whether the last match could not be dealt again."""
        return self.table is None and bool(self.past) and self.past[-1] is None

    def apply(self, n: int, at: int, event: events.Read) -> Move | None:
        """Carry out the next event; of a move: the move.

        One that cannot be applied is left out, whatever is wrong with it. A match of which it was, or may have been, a
        part stands still from there on, until its host resumes or stops it, or another is dealt.
        """
        if n <= self.version:
            self._leave_out(n, "its number is not the next")
            return None
        if n > self.version + 1:
            self._leave_out(n - 1, f"events {self.version + 1} to {n - 1} are missing", lost=True)
            self.version = n - 1
        try:
            self._check(event)
            moved = None if self._is_after_a_fault(n, event) else self._change(n, at, event)
        except Exception as error:  # of any kind: who forges a log, or an old bug, chooses what fails
            lost = isinstance(event, events.Lost)
            self._leave_out(n, str(error)[:200], lost, of_match=isinstance(event, events.Moved | events.Undone))
            moved = None
        self.version, self.at = n, at
        if n != self.left_out:
            if isinstance(event, _MOVES):
                self.moved = at
            if self.table is not None and event.changes_room:
                self.table.notice(at)
        return moved

    def _leave_out(self, n: int, why: str, lost: bool = False, of_match: bool = False) -> None:
        """Note a fault. What is lost may have been part of the match; that it was not shows a next move that fits."""
        self.faults.append(Fault(n, why))
        self.left_out = n
        if self.version == 0:
            self._make_do()
        if self.table is None or not self.playing or not (lost or of_match):
            return
        if not self.table.match.halted:
            self._doubt = n if lost else 0
        elif of_match:
            self._doubt = 0
        self.table.halt(n, self.at)

    def _make_do(self) -> None:
        """A room of which nobody knows how it was made: whoever takes a name first is its host and plans anew."""
        game = arkade.games()[0]
        self.plan, self.unplanned = Plan(game=game, players=arkade.describe(game).players[0]), True
        self.seats = Seats([Seat()] * self.plan.players, self.plan.stand_in)

    def _is_after_a_fault(self, n: int, event: events.Read) -> bool:
        """Whether an event has no sense because the match stands still before it."""
        follows = isinstance(event, events.Moved | events.Undone | events.Slept | events.Woken)
        if not follows or self.table is None or not self.table.match.halted or self._doubt:
            return False
        self.left_out = n
        return True

    def _check(self, event: events.Read) -> None:
        """Raise Impossible for what the room does not lead to."""
        match event:
            case events.Lost():
                raise Impossible(event.why)
            case events.Created(plan=plan, bots=bots, seat=seat):
                free = seat is None or (0 <= seat < len(bots) and bots[seat] is None)
                if self.version or len(bots) != plan.players or not free:
                    raise Impossible("no room begins like this")
                return
            case events.Handed(before=before) if before not in self.names:
                raise Impossible("the seat is of somebody unknown")
            case events.Planned() | events.Started() if self.playing and self.table and not self.table.match.halted:
                raise Impossible("a match is being played")
        if self.version == 0:
            raise Impossible("a room begins by being made")
        seat = getattr(event, "seat", None)
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Impossible(f"there is no seat {seat}")

    def _change(self, n: int, at: int, event: events.Read) -> Move | None:
        match event:
            case events.Created():
                self.plan, self.host = event.plan, event.host
                self.seats = Seats((Seat(bot=bot) for bot in event.bots), event.plan.stand_in)
                self.names[event.host] = event.name
                if event.seat is not None:
                    self._sit(n, event.seat, event.host)
            case events.Planned():
                self._put_away()
                self.seats.resize(event.plan.players)
                self.plan, self.seats.stand_in, self.unplanned = event.plan, event.plan.stand_in, False
            case events.Named():
                self.names[event.guest] = event.name
                self.host = self.host or event.guest  # nobody knows who made it
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
            case events.Unlisted():
                self.plan = msgspec.structs.replace(self.plan, listed=False)
            case events.Chatted():
                if event.text:  # else it was said by somebody who is forgotten
                    self.chat.append(Said(n, at, event.guest, event.text, self.names.get(event.guest)))
            case events.Muted():
                others = self.muted.setdefault(event.by, set())
                (others.add if event.on else others.discard)(event.guest)
            case events.Started():
                self._deal(n, event.seed, at, event.after)
            case events.Moved():
                moved = self._table(event.turn, event.seat).play(event.move, event.by, at)
                if event.id is not None:
                    self.answered[event.seat] = (event.id, n)
                return moved
            case events.Undone():
                table = self._table(event.turn, event.seat)
                undone = table.match.moves[-event.moves :] if event.moves > 0 else []
                if not undone or len(undone) < event.moves or any(move.seat != event.seat for move in undone):
                    raise Impossible(f"seat {event.seat} has not {event.moves} moves to take back")
                table.take_back(event.moves, at)
            case events.Stopped():
                self._table().stop(at)
            case events.Resumed():
                table = self._table()
                if not 0 <= event.moves <= len(table.match.moves):
                    raise Impossible(f"there are not {event.moves} moves to play on from")
                table.resume(n, event.moves, event.turn, at)
                self._doubt = 0
            case events.Slept():
                self._table().sleep(at)
            case events.Woken():
                self._table().wake(at)
            case events.Lost():
                pass  # `_check` has found it
            case _:
                assert_never(event)
        return None

    def _sit(self, n: int, seat: int, guest: str) -> None:
        self.seats.sit(seat, guest)
        self.taken[guest] = n
        if self.playing:
            self.hands[seat] = [other for other in self.hands[seat] if other != guest] + [guest]

    def _table(self, turn: int | None = None, seat: int | None = None) -> Table:
        """The table at which a match is played, and is at a turn of a seat, if they are given."""
        if self.table is None or self.table.match.over:
            raise Impossible("no match is being played")
        match = self.table.match
        if turn is not None and (turn, seat) != (match.turn, match.state.player):
            raise Impossible(f"turn {turn}, seat {seat} cannot be in turn {match.turn}, seat {match.state.player}")
        if turn is not None and match.halted:  # what was lost was no part of it
            match.resume(turn)
            match.broken = 0 if match.broken == self._doubt else match.broken
        return self.table

    def _deal(self, n: int, seed: str, at: int, after: list[str] | None) -> None:
        self._put_away()
        try:
            if self.unplanned:
                raise Impossible("what was to be played is lost")
            match = Match(game_of(self.plan), int(seed))
        except Exception:
            self.past.append(None)
            raise
        match.practice = None if after is None else len(after)
        try:
            for move in after or ():
                match.play(move, by="bot")  # nobody's to take back
        except arkade.ArkadeError as error:
            self._leave_out(n, str(error)[:200])
            match.halt(n)
        self._doubt = 0
        self.table = Table(match, self.seats, self.plan.clock, len(self.past) + 1, at)
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
        """Keep of a played match what it can be rebuilt from. One that stood still is over now."""
        if self.table is not None:
            if not self.table.match.over:
                self.table.match.stop()
            sat = list(self.seats) if self.table.sat is None else self.table.sat
            self.past.append(Played(self.table.match, sat, self.hands))
            self.table = None
