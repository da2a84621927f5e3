"""`Door`: who may come in and how much of the server they get, counted by address."""

import asyncio
import ipaddress
from collections import Counter, deque
from collections.abc import Callable
from math import inf
from weakref import WeakValueDictionary

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from arkade.server.metrics import METRICS
from arkade.server.web.limits import Credit, Credits, Limits

A_TURN = 2  # requests and wishes of one address that are carried out in a turn of the loop
SLICES = 4  # slices of bytes of one address that are read in a turn
ABUSE = 20  # connections that one counts for which was closed for its misuse


def network(host: str) -> str:
    """Whom an address stands for: itself, or in IPv6 its /64, of which one household has all."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket has none
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Lane:
    """The way of one address to the server: a few at a time, and between them all others have their turn."""

    def __init__(self, a_turn: float = A_TURN) -> None:
        self._a_turn = self._left = a_turn
        self._waiting: deque[Callable[[], object]] = deque()
        self._renewing = False

    async def turn(self) -> None:
        """Wait for one's turn."""
        if self._free():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def go() -> None:
            if not mine.done():  # nobody waits any more
                mine.set_result(None)

        self._waiting.append(go)
        await mine

    def run(self, work: Callable[[], object]) -> None:
        """Do something when it is its turn: now, or soon."""
        if self._free():
            work()
        else:
            self._waiting.append(work)

    def _free(self) -> bool:
        """Take a place in this turn of the loop, if there is one."""
        if self._a_turn == inf:
            return True
        if not self._renewing:
            self._renewing = True
            asyncio.get_running_loop().call_soon(self._renew)
        if self._left < 1 or self._waiting:
            return False
        self._left -= 1
        return True

    def _renew(self) -> None:
        self._left = self._a_turn
        while self._waiting and self._left >= 1:
            self._left -= 1
            self._waiting.popleft()()
        self._renewing = self._left < self._a_turn
        if self._renewing:
            asyncio.get_running_loop().call_soon(self._renew)


class Share:
    """What one address has of the server."""

    def __init__(self, limits: Limits, lane: Lane) -> None:
        self.lane = lane
        self.requests = Credit(limits.requests, limits.request_burst)
        self.messages = Credit(limits.messages_of_address, limits.address_burst)
        self.guests = Credit(limits.guests, limits.guest_burst)
        self.rooms = Credit(limits.rooms_of_address, limits.rooms_burst)
        self.sockets = Credit(limits.connects, limits.connect_burst)


class Door:
    """Counts connections by address, and hands out shares.

    Connections of trusted proxies are not counted: those behind them are, by the address that the proxy names.
    """

    def __init__(self, limits: Limits, proxies: str, names: int = 10_000) -> None:
        self.limits = limits
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._comers = Credits(limits.connects, limits.connect_burst, names)
        self._open: Counter[str] = Counter()
        self._reading: dict[str, Lane] = {"": Lane(inf)}  # of those who have connections open
        self._shares: dict[str, Share] = {}  # the longest unused first
        self._used: WeakValueDictionary[str, Share] = WeakValueDictionary()  # whoever still holds one goes on with it
        self._names = names
        METRICS.gauge("arkade_connections", self._open.total)

    def enter(self, host: str) -> str | None:
        """Let a connection in: the name to `leave` by; None: it is one too many."""
        if host in self._proxies:
            name = ""
        else:
            name = network(host)
            if self._open[name] >= self.limits.connections or not self._comers.take(name):
                METRICS.add("arkade_turned_away_total")
                return None
        self._open[name] += 1
        if name not in self._reading:
            self._reading[name] = Lane(SLICES)
        return name

    def reading(self, name: str) -> Lane:
        """The way in for the bytes of an address."""
        return self._reading[name]

    def leave(self, name: str, abused: bool = False) -> None:
        """A connection is gone."""
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]
            if name:
                self._reading.pop(name, None)
        if abused and name:
            METRICS.add("arkade_turned_away_total")
            self._comers.take(name, ABUSE)

    def share(self, host: str) -> Share:
        """What an address has."""
        name = network(host)
        share = self._shares.pop(name, None) or self._used.get(name)
        if share is None:
            share = self._used[name] = Share(self.limits, Lane(inf if host in self._proxies else A_TURN))
        self._shares[name] = share
        if len(self._shares) > self._names:
            del self._shares[next(iter(self._shares))]
        return share


async def _nothing(*_: object) -> None:
    """No application: only the middleware's list of addresses is wanted."""
