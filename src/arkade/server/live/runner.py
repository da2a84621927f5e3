"""What happens in a room by itself: bots move, clocks run out, people who left are replaced.

In every process that has sockets in a room a runner waits; the one that holds the room's lease acts. What it does goes
through `LiveRoom.commit` like everything else, so that even two that act at once could do no harm.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from math import ceil
from typing import NamedTuple

from arkade.server.json_lines import short
from arkade.server.live.live_room import LiveRoom, Thought
from arkade.server.rooms import events
from arkade.server.rooms.commands import Decision, Done, Refusal
from arkade.server.rooms.room import Room
from arkade.table.match import By

logger = logging.getLogger("arkade.server")

RETRY = 1_000  # milliseconds until a failed step, or another's lease, is tried again
SOON = 5_000  # milliseconds: the longest pause before a bot's move


class Step(NamedTuple):
    """Something to do, and when."""

    due: int
    act: Callable[[], Awaitable[object]]


async def run(live: LiveRoom) -> None:
    """Act for a room while anybody is in it."""
    while _wanted(live):
        try:
            while _wanted(live):
                await _turn(live)
        finally:
            await live.services.peers.release(live.room.id)  # meanwhile somebody may have come back


def _wanted(live: LiveRoom) -> bool:
    return not live.room.closed and (bool(live.attendance.sockets) or live.emptied or pressing(live))


def pressing(live: LiveRoom) -> bool:
    """Whether something is due though nobody is there: where moves take days, bots play on and flags fall."""
    table = live.room.table
    if table is None or not table.clocks.patient:
        return False
    if live.thought is not None and live.thought.ended is None:
        return True
    step = next_step(live)
    return step is not None and step.due <= live.now() + SOON


async def _turn(live: LiveRoom) -> None:
    """One step, if the room is ours; otherwise, and after a failure, a pause."""
    name = live.room.id
    live.changed.clear()
    if await live.services.peers.lease(name):
        try:
            await _step(live)
            return
        except Refusal:  # the database does not answer, or others are busy
            pass
        except Exception:
            logger.exception("a runner failed", extra={"room": short(name)})
    else:
        live.asleep = False  # another process acts: it has seen who was there
    await live.wait(live.now() + RETRY)


async def _step(live: LiveRoom) -> None:
    """Do what is due, or wait for it."""
    table = live.room.table
    if live.asleep or (table is not None and table.clocks.asleep and live.attendance.sockets):
        await live.commit(partial(_wake, live))
        live.asleep = False
    if live.emptied:
        await rest(live)
        return
    step = next_step(live)
    if step is not None and step.due <= live.now():
        await step.act()
    elif not live.changed.is_set():
        await live.wait(step.due if step else None)


def next_step(live: LiveRoom) -> Step | None:
    """The first thing to do."""
    room, table, absent = live.room, live.room.table, live.attendance.absent
    if table is None or (player := table.match.player) is None:
        return None
    patient = table.clocks.patient
    steps = [
        Step(absent[seat.guest] + room.plan.grace * 1000, _leaver(live, number))
        for number, seat in enumerate(room.seats)
        if seat.guest in absent and not seat.away and not patient
    ]
    live.hurried = live.hurried and not table.person(player)
    begun = live.entries.table_at
    if not table.person(player):
        steps += _answer(live, "stand_in" if room.seats[player].away else "bot", begun)
    elif room.plan.autoplay and len(table.match.state.legal()) == 1:
        steps.append(Step(begun + _pace(live), _forced(live)))
    if (deadline := table.clocks.deadline()) is not None:
        gone = patient and room.seats[player].guest not in live.attendance.here()
        steps += [Step(deadline, _flag(live, player))] if gone else _answer(live, "clock", deadline - _pace(live))
    return min(steps, default=None, key=lambda step: step.due)


async def rest(live: LiveRoom) -> None:
    """The last one has left: nobody's clock runs."""
    await live.commit(_sleep)
    live.emptied = False


def _sleep(room: Room) -> Decision:
    return events.Slept() if _running(room) else Done()


def _wake(live: LiveRoom, room: Room) -> Decision:
    asleep = room.table is not None and room.table.clocks.asleep
    return events.Woken() if asleep or (live.asleep and _running(room)) else Done()


def _running(room: Room) -> bool:
    """Whether a clock runs that waits for people."""
    clocks = room.table.clocks if room.table is not None and room.playing else None
    return clocks is not None and clocks.deadline() is not None and not clocks.patient


def _leaver(live: LiveRoom, seat: int) -> Callable[[], Awaitable[object]]:
    def went(room: Room) -> Decision:
        gone = room.seats[seat].guest in live.attendance.absent and not room.seats[seat].away
        return events.Went(seat) if gone and room.playing else Done()

    return lambda: live.commit(went)


def _flag(live: LiveRoom, seat: int) -> Callable[[], Awaitable[object]]:
    """The days of somebody who is not there have passed: the stand-in plays until they come back."""

    def went(room: Room) -> Decision:
        late = _late(live, room) and room.table is not None and room.table.match.player == seat
        return events.Went(seat) if late else Done()

    return lambda: live.commit(went)


def _late(live: LiveRoom, room: Room) -> bool:
    """Whether somebody's time is up."""
    deadline = room.table.clocks.deadline() if room.table is not None and room.playing else None
    return deadline is not None and deadline <= live.now()


def _forced(live: LiveRoom) -> Callable[[], Awaitable[object]]:
    def only(room: Room) -> Decision:
        table = room.table
        if table is None or (seat := table.match.player) is None or not table.person(seat):
            return Done()
        legal = table.match.state.legal()
        if len(legal) != 1:
            return Done()
        return events.Moved(table.match.turn, seat, table.match.game.notation(legal[0]), by="forced")

    return lambda: live.commit(only)


def _answer(live: LiveRoom, by: By, begun: int) -> list[Step]:
    """A bot's move: it thinks from `begun` on, and the move is made a whole number of paces later.

    So nobody can tell by the time how much there was to think about, unless the pace is 0. While it thinks there is
    nothing to do.
    """
    table, pace = live.room.table, _pace(live)
    assert table is not None
    seat = table.match.player
    assert seat is not None
    thought = live.thought
    about = table, table.match.turn, table.seats.bot(seat)
    if thought is None or thought.about != about:
        return [Step(begun, partial(_think, live, Thought(about), seat))]
    if thought.ended is None:
        return []
    paces = max(1, ceil((thought.ended - begun) / pace)) if pace else 0
    return [Step(begun + paces * pace, _chosen(live, thought.action, by))]


def _pace(live: LiveRoom) -> int:
    """Milliseconds before each move of a bot."""
    return 0 if live.hurried else round(live.room.plan.pace * 1000)


async def _think(live: LiveRoom, thought: Thought, seat: int) -> None:
    """Have a bot think beside."""
    table, _, _ = thought.about

    async def think() -> None:
        thought.action = await live.services.bots.choose(table, seat, live.room.host)
        thought.ended = live.now()
        live.changed.set()

    if live.thought is not None and live.thought.task is not None:
        live.thought.task.cancel()  # it is of no use any more
    live.thought, thought.task = thought, live.services.spawn(think())


def _chosen(live: LiveRoom, action: int, by: By) -> Callable[[], Awaitable[object]]:
    table = live.room.table
    assert table is not None
    match, turn, seat = table.match, table.match.turn, table.match.player
    assert seat is not None

    def unless_moved_on(room: Room) -> Decision:
        if room.table is not table or match.over or match.turn != turn:
            return Done()
        if not _late(live, room) if by == "clock" else table.person(seat):  # it came back while the bot thought
            return Done()
        return events.Moved(turn, seat, match.game.notation(action), by)

    return lambda: live.commit(unless_moved_on)
