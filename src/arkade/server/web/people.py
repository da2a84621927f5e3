"""A guest's own tables, those that are open to everybody, and the way to another device."""

from arkade.server.live.hub import Hub
from arkade.server.protocol import DaysClock, TableCard, Tables, Ticket
from arkade.server.rooms.summary import Summary
from arkade.server.store import lists, tickets

OPEN_FOR = 14 * 86_400_000  # milliseconds without an event after which a table is no longer listed
OPEN = 20  # tables of the list
_ORDER = {"playing": 1, "waiting": 2, "over": 3}


async def tables_of(hub: Hub, guest: str | None, listing: bool) -> Tables:
    """What the home page shows."""
    return Tables(await _mine(hub, guest) if guest else [], await _open(hub, guest or "") if listing else [])


async def _mine(hub: Hub, guest: str) -> list[TableCard]:
    found = await hub.summaries(await lists.of_guest(hub.store, guest))
    cards = [made.card(room, guest) for room, made in found if made.at_table(guest)]
    shown = [card for card in cards if card.match or not card.closed]
    return sorted(shown, key=_urgency)


def _urgency(card: TableCard) -> tuple[int, int]:
    """Those where it is one's turn come first, then what is being played, then the rest, the newest first."""
    own = card.state == "playing" and card.turn is not None and card.turn == card.mine
    return 0 if own else _ORDER[card.state], -card.since


async def _open(hub: Hub, guest: str) -> list[TableCard]:
    found = await hub.summaries(await lists.listed(hub.store, hub.time.now() - OPEN_FOR))
    cards = [
        made.card(room, guest)
        for room, made in found
        if made.open and not made.at_table(guest) and await _attended(hub, room, made)
    ]
    return cards[:OPEN]


async def _attended(hub: Hub, room: str, made: Summary) -> bool:
    """Whether somebody would be met there: now, or where moves take days, some day."""
    if isinstance(made.clock, DaysClock):
        return True
    live = await hub.find(room) if hub.peers.shared else hub.rooms.get(room)
    return live is not None and bool(live.attendance.here())


async def issue(hub: Hub, guest: str, kept: str) -> Ticket:
    """A ticket for another device of a guest."""
    return Ticket(await tickets.issue(hub.store, guest, kept, hub.time.now()), tickets.VALID)
