"""What happens in a room by itself: bots move, clocks run out, people who left are replaced.

In every process that has sockets in a room a runner waits; the one that holds the room's lease acts. What it does goes
through `LiveRoom.commit` like everything else, so that even two that act at once could do no harm.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from arkade.server import events
from arkade.server.commands import Decision, Done, Refusal
from arkade.server.log import short
from arkade.server.rooms import Room

if TYPE_CHECKING:
    from arkade.server.hub import LiveRoom

log = logging.getLogger("arkade.server")

RETRY = 1_000  # milliseconds until a failed step, or another's lease, is tried again


class Step(NamedTuple):
    """Something to do, and when."""

    due: int
    act: Callable[[], Awaitable[object]]


async def run(live: "LiveRoom") -> None:
    """Act for a room while anybody is in it."""
    hub, name = live.hub, live.room.id
    try:
        while live.sockets and not live.room.closed:
            live.changed.clear()
            if not await hub.peers.lease(name):
                await hub.time.wait(live.changed, hub.time.now() + RETRY)
                continue
            try:
                await _step(live)
            except Refusal:  # the database does not answer, or others are busy
                await hub.time.wait(live.changed, hub.time.now() + RETRY)
            except Exception:
                log.exception("a runner failed", extra={"room": short(name)})
                await hub.time.wait(live.changed, hub.time.now() + RETRY)
    finally:
        await hub.peers.release(name)


async def _step(live: "LiveRoom") -> None:
    """Do what is due, or wait for it."""
    if live.asleep:
        live.asleep = False
        await live.commit(_wake)
    step = next_step(live)
    if step is not None and step.due <= live.hub.time.now():
        await step.act()
    elif not live.changed.is_set():
        await live.hub.time.wait(live.changed, step.due if step else None)


def next_step(live: "LiveRoom") -> Step | None:
    """The first thing to do."""
    room, table = live.room, live.room.table
    if table is None or (seat := table.player) is None:
        return None
    steps = [
        Step(live.absent[guest] + room.plan.grace * 1000, _leaver(live, number))
        for number, (guest, _, away) in enumerate(_places(room))
        if guest in live.absent and not away
    ]
    paced = live.table_at + round(room.plan.pace * 1000)
    if not room.person(seat):
        steps.append(Step(paced, _bot(live, "bot")))
    elif room.plan.autoplay and len(table.match.state.legal()) == 1:
        steps.append(Step(paced, _forced(live)))
    if (deadline := table.clocks.deadline()) is not None:
        steps.append(Step(deadline, _bot(live, "clock")))
    return min(steps, default=None, key=lambda step: step.due)


def _places(room: Room) -> list[tuple[str | None, str | None, bool]]:
    return [(seat.guest, seat.bot, seat.away) for seat in room.seats]


def _wake(room: Room) -> Decision:
    running = room.table is not None and room.table.clocks.deadline() is not None
    return events.Woken() if running and room.playing else Done()


def _leaver(live: "LiveRoom", seat: int) -> Callable[[], Awaitable[object]]:
    def went(room: Room) -> Decision:
        gone = room.seats[seat].guest in live.absent and not room.seats[seat].away
        return events.Went(seat) if gone and room.playing else Done()

    return lambda: live.commit(went)


def _forced(live: "LiveRoom") -> Callable[[], Awaitable[object]]:
    def only(room: Room) -> Decision:
        table = room.table
        if table is None or table.player is None or not room.person(table.player):
            return Done()
        legal = table.match.state.legal()
        if len(legal) != 1:
            return Done()
        return events.Moved(table.turn, table.player, table.match.game.notation(legal[0]), by="forced")

    return lambda: live.commit(only)


def _bot(live: "LiveRoom", by: events.By) -> Callable[[], Awaitable[object]]:
    async def move() -> None:
        room, table = live.room, live.room.table
        assert table is not None
        assert table.player is not None
        seat, turn, state = table.player, table.turn, table.match.state.copy()
        notation = state.game.notation(await live.hub.bots.choose(room.bot(seat), state, seat))

        def unless_moved_on(room: Room) -> Decision:
            if room.table is not table or table.over or table.turn != turn:
                return Done()
            if by == "bot" and room.person(seat):  # it came back while the bot thought
                return Done()
            return events.Moved(turn, seat, notation, by)

        await live.commit(unless_moved_on)

    return move
