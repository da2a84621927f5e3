"""What a guest's wish becomes: an event to store, or a refusal. Nothing is changed here."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import NamedTuple, assert_never

import arkade
from arkade.game import Game
from arkade.kernel.generator import new_seed
from arkade.kernel.reasons import Reason
from arkade.server import protocol
from arkade.server.protocol import Code
from arkade.server.rooms import events
from arkade.server.rooms.names import MAX_NAME, alike, clean, legible, reserved
from arkade.server.rooms.room import Room, game_of, planned
from arkade.table.match import Match
from arkade.table.table import Table

MAX_CHAT = 300
MAX_GUESTS = 200  # names a room keeps


class Refusal(Exception):
    """A wish that is not carried out."""

    def __init__(self, code: Code, reasons: tuple[Reason, ...] = (), detail: str = "") -> None:
        super().__init__(code)
        self.code, self.reasons, self.detail = code, reasons, detail


@dataclass(frozen=True)
class Done:
    """Nothing is left to do: it happened already, with this event (None: it is so anyhow)."""

    n: int | None = None


Decision = events.Stored | Done


def clean_name(text: str) -> str:
    """A name, or a refusal."""
    name = clean(text)
    if len(name) > MAX_NAME or not legible(name):
        raise Refusal("bad_name", detail=f"a name has 1 to {MAX_NAME} characters, something to read among them")
    if reserved(name):
        raise Refusal("reserved_name", detail="a bot or a seat is called so")
    return name


def check_plan(plan: protocol.Plan, bots: Container[str]) -> None:
    """Refuse a plan that cannot be played."""
    check_game(plan)
    check_bot(plan.stand_in, bots)


def check_game(plan: protocol.Plan) -> None:
    """Refuse a plan of a game, or with options, that are not to be had."""
    try:
        game_of(plan)
    except arkade.ArkadeError as error:
        raise Refusal("bad_plan", detail=str(error)) from None


def check_bot(bot: str | None, bots: Container[str]) -> None:
    """Refuse a bot that is not to be had."""
    if bot is not None and bot not in bots:
        raise Refusal("bad_plan", detail="there is no such bot here")


def create(wish: protocol.Create, guest: str, bots: Container[str]) -> events.Created:
    """A room as its host wants it."""
    check_plan(wish.plan, bots)
    if len(wish.bots) > wish.plan.players:
        raise Refusal("bad_plan", detail="more bots than seats")
    for bot in wish.bots:
        check_bot(bot, bots)
    seats = [*wish.bots, *[None] * (wish.plan.players - len(wish.bots))]
    seat = seats.index(None) if wish.sit and None in seats else None
    return events.Created(wish.plan, guest, clean_name(wish.name), seats, seat)


def first_deal(wish: protocol.Create) -> list[events.Started]:
    """What follows at once, if the host wants it."""
    return [events.Started(str(new_seed()))] if wish.start else []


def practise(
    wish: protocol.Practice, match: Match, guest: str, bots: Container[str]
) -> tuple[events.Created, events.Started]:
    """A room that plays on from a position of a finished match."""
    if wish.seat >= match.game.players:
        raise Refusal("unknown_seat")
    if wish.move >= len(match.moves):
        raise Refusal("no_such_move")
    after = [match.game.notation(move.action) for move in match.moves[: wish.move]]
    return play_on(wish, match.game, match.seed, after, wish.seat, guest, bots)


def play_on(
    wish: protocol.PlayOn, game: Game, seed: int, after: list[str], seat: int, guest: str, bots: Container[str]
) -> tuple[events.Created, events.Started]:
    """A room that plays on after some moves of a deal, the guest in a seat and bots in all others."""
    check_bot(wish.bot, bots)
    plan = protocol.Plan(game=game.name, players=game.players, options=planned(game))
    check_plan(plan, bots)
    seats = [None if other == seat else wish.bot for other in range(plan.players)]
    return events.Created(plan, guest, clean_name(wish.name), seats, seat), events.Started(str(seed), after)


class Claimed(NamedTuple):
    """What a link stands for: a guest's seat, since the event with which it became theirs."""

    seat: int
    guest: str
    since: int


@dataclass(frozen=True)
class Resources:
    """What deciding needs beside the room."""

    bots: Container[str]  # the names of those to be had
    claimed: Callable[[str, Room], Claimed | None]  # what a link's token stands for


def decide(room: Room, guest: str, wish: protocol.Wish, resources: Resources) -> Decision:
    """The event that fulfils a wish, or a Refusal."""
    if room.closed:
        raise Refusal("closed")
    match wish:
        # at the table
        case protocol.Move():
            return _move(room, guest, wish)
        case protocol.Undo():
            return _undo(room, guest, wish)
        case protocol.Rematch():
            if guest != room.host:
                _own_seat(room, guest)
            if room.table is None:
                raise Refusal("no_match")
            return _deal(room)
        # in the room
        case protocol.Name():
            return _name(room, guest, clean_name(wish.name))
        case protocol.Sit():
            return _sit(room, guest, wish.seat)
        case protocol.Stand():
            return events.Stood(_own_seat(room, guest), guest)
        case protocol.Claim():
            return _claim(room, guest, resources.claimed(wish.token, room))
        case protocol.Chat():
            return _chat(room, guest, wish.text)
        case protocol.Mute():
            return _mute(room, guest, wish)
        case _:
            if guest != room.host:
                raise Refusal("not_host")
            return _as_host(room, guest, wish, resources)


_HostsWish = (
    protocol.Start
    | protocol.Stop
    | protocol.Resume
    | protocol.SetBot
    | protocol.Change
    | protocol.Kick
    | protocol.GiveHost
    | protocol.Close
)


def _as_host(room: Room, host: str, wish: _HostsWish, resources: Resources) -> Decision:
    match wish:
        case protocol.Start():
            return _deal(room)
        case protocol.Stop():
            _table(room)
            return events.Stopped()
        case protocol.Resume():
            match = _table(room).match
            return events.Resumed(len(match.moves), match.turn + 1) if match.halted else Done()
        case protocol.SetBot():
            check_bot(wish.bot, resources.bots)
            return _set_bot(room, wish)
        case protocol.Change():
            _check_idle(room)
            check_plan(wish.plan, resources.bots)
            if sum(seat.guest is not None for seat in room.seats) > wish.plan.players:
                raise Refusal("bad_plan", detail="more people than seats")
            return events.Planned(wish.plan)
        case protocol.Kick():
            if wish.guest == host:
                raise Refusal("unknown_guest")
            if len(room.banned) >= MAX_GUESTS:
                raise Refusal("not_allowed")
            return Done() if wish.guest in room.banned else events.Kicked(wish.guest)
        case protocol.GiveHost():
            if not room.knows(wish.guest):
                raise Refusal("unknown_guest")
            return Done() if wish.guest == host else events.Hosted(wish.guest)
        case protocol.Close():
            return events.Closed()
        case _:
            assert_never(wish)


def _chat(room: Room, guest: str, said: str) -> Decision:
    text = clean(said)[:MAX_CHAT]
    if not text:
        raise Refusal("empty")
    _check_named(room, guest)
    return events.Chatted(guest, text)


def _mute(room: Room, guest: str, wish: protocol.Mute) -> Decision:
    if wish.guest not in room.names or wish.guest == guest:
        raise Refusal("unknown_guest")
    if (wish.guest in room.muted.get(guest, ())) == wish.on:
        return Done()
    return events.Muted(guest, wish.guest, wish.on)


def _name(room: Room, guest: str, name: str) -> Decision:
    if room.names.get(guest) == name:
        return Done()
    if any(alike(name, taken) for other, taken in room.names.items() if other != guest):
        raise Refusal("name_taken")
    if guest not in room.names and len(room.names) >= MAX_GUESTS:
        raise Refusal("not_allowed", detail="the room is full")
    return events.Named(guest, name)


def _sit(room: Room, guest: str, number: int) -> Decision:
    _check_named(room, guest)
    seat = _seat(room, number)
    if seat.guest == guest:
        return Done()
    if seat.guest is not None or seat.bot is not None:
        raise Refusal("seat_taken")
    _check_other_hands(room, guest, number)
    if room.holder(number) not in (None, guest):
        raise Refusal("seat_kept")
    return events.Sat(number, guest)


def _check_other_hands(room: Room, guest: str, number: int) -> None:
    """Refuse a seat to whoever was shown the hand of another: nobody sees two hands of one match."""
    if room.playing and any(guest in known for seat, known in enumerate(room.hands) if seat != number):
        raise Refusal("match_running")


def _set_bot(room: Room, wish: protocol.SetBot) -> Decision:
    """A bot plays a seat. Without it the seat is open, but during a match it goes back to whoever holds its hand."""
    seat, holder = _seat(room, wish.seat), room.holder(wish.seat)
    if wish.bot is None and seat.guest is not None:
        raise Refusal("seat_taken")
    if seat.bot == wish.bot and seat.guest is None:
        return Done()
    if wish.bot is None and holder is not None and room.knows(holder) and room.seat_of(holder) is None:
        return events.Sat(wish.seat, holder)
    return events.BotSet(wish.seat, wish.bot)


def _claim(room: Room, guest: str, claimed: Claimed | None) -> Decision:
    """The seat of a link, and its hand; name and hosting too, for somebody whom the room has no name for."""
    if claimed is None:
        raise Refusal("bad_link")
    if claimed.guest == guest:
        return Done()
    seat, owner, since = claimed
    if room.seat_of(owner) != seat or room.taken[owner] != since or room.seat_of(guest) is not None:
        raise Refusal("bad_link")
    _check_other_hands(room, guest, seat)
    return events.Handed(seat, owner, guest, whole=guest not in room.names)


def _undo(room: Room, guest: str, wish: protocol.Undo) -> Decision:
    seat, table = _own_seat(room, guest), _table(room)
    if wish.turn != table.match.turn:
        raise Refusal("stale")
    moves = table.undoable(seat)
    if not moves:
        raise Refusal("no_undo")
    return events.Undone(wish.turn, seat, moves)


def _deal(room: Room) -> events.Started:
    _check_idle(room)
    if room.unplanned:
        raise Refusal("bad_plan", detail="what was planned is lost")
    check_game(room.plan)  # it was to be had when it was made
    return events.Started(str(new_seed()))


def _move(room: Room, guest: str, wish: protocol.Move) -> Decision:
    seat = _own_seat(room, guest)
    if (known := room.answered.get(seat)) and known[0] == wish.id and room.table and wish.turn < room.table.match.turn:
        return Done(known[1])  # sent again after its answer was lost
    table = _table(room)
    match = table.match
    if wish.turn != match.turn:
        raise Refusal("stale")
    check_turn(table, seat)
    try:
        action = match.game.parse(wish.move)
    except arkade.BadAction:
        raise Refusal("bad_move") from None
    reasons = match.state.reasons(action)  # of a legal move too: where they err the log says so
    if action not in match.state.legal():
        raise Refusal("illegal", reasons)
    return events.Moved(match.turn, seat, match.game.notation(action), id=wish.id)


def check_turn(table: Table, seat: int) -> None:
    """Refuse whoever is not to decide: to others even a refusal's reasons would tell what they may not know."""
    if table.match.halted:
        raise Refusal("halted")
    if table.match.player != seat or not table.person(seat):
        raise Refusal("not_your_turn")


def _own_seat(room: Room, guest: str) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _seat(room: Room, number: int) -> protocol.Seat:
    if number >= len(room.seats):
        raise Refusal("unknown_seat")
    return room.seats[number]


def _table(room: Room) -> Table:
    if room.table is None or room.table.match.over:
        raise Refusal("no_match")
    return room.table


def _check_named(room: Room, guest: str) -> None:
    if guest not in room.names:
        raise Refusal("need_name")


def _check_idle(room: Room) -> None:
    if room.playing:
        raise Refusal("match_running")
