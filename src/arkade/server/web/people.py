"""A guest's own tables, those that are open to everybody, and the way to another device."""

from arkade.server.live.hub import Hub
from arkade.server.protocol import DaysClock, TableCard, Tables, Ticket
from arkade.server.rooms.commands import Refusal
from arkade.server.store import lists, tickets
from arkade.server.store.care import DAY
from arkade.server.web.door import Share
from arkade.server.web.limits import Limits

OPEN_FOR = 14 * DAY  # milliseconds without an event, after which a table is no longer listed
ALONE_FOR = 3 * DAY  # the same where nobody is there and nobody has moved
OPEN = 20  # tables of the list
_ORDER = {"playing": 1, "waiting": 2, "over": 3}


async def tables_of(hub: Hub, guest: str | None, listing: bool, most: int) -> Tables:
    """What the home page shows; so many open tables of one guest."""
    return Tables(await _mine(hub, guest) if guest else [], await _open(hub, guest or "", most) if listing else [])


async def check_listing(hub: Hub, guest: str, share: Share, limits: Limits) -> None:
    """Refuse who lists one table too many for everybody."""
    if await lists.listed_by(hub.store, guest, hub.time.now() - OPEN_FOR) >= limits.listed:
        raise Refusal("listed_enough")
    if not share.listed.take():
        raise Refusal("slow_down", detail="too many listed tables")


async def _mine(hub: Hub, guest: str) -> list[TableCard]:
    found = await hub.summaries(await lists.of_guest(hub.store, guest))
    cards = [made.card(room, guest) for room, made in found if made.at_table(guest)]
    shown = [card for card in cards if card.match or not card.closed]
    return sorted(shown, key=_urgency)


def _urgency(card: TableCard) -> tuple[int, int]:
    """Those where it is one's turn come first, then what is being played, then the rest, the newest first."""
    own = card.state == "playing" and card.turn is not None and card.turn == card.mine
    return 0 if own else _ORDER[card.state], -card.since


async def _open(hub: Hub, guest: str, most: int) -> list[TableCard]:
    """Those where somebody would be met come first; where moves take days, for a while those where one day."""
    now = hub.time.now()
    met, alone = [], []
    for room, made in await hub.summaries(await lists.listed(hub.store, now - OPEN_FOR, most)):
        if not made.open or made.at_table(guest):
            continue
        days = isinstance(made.clock, DaysClock)
        live = hub.rooms.get(room) if days or not hub.peers.shared else await hub.find(room)
        if live is not None and live.attendance.here():
            met.append(made.card(room, guest))
        elif days and now - made.since < ALONE_FOR:
            alone.append(made.card(room, guest))
    return [*met, *alone][:OPEN]


async def issue(hub: Hub, guest: str, kept: str) -> Ticket:
    """A ticket for another device of a guest."""
    return Ticket(await tickets.issue(hub.store, guest, kept, hub.time.now()), tickets.VALID)
