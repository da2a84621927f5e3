"""`Door`: who may come in and how much of the server they get, counted by address."""

import asyncio
import ipaddress
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from math import inf
from weakref import WeakValueDictionary

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from arkade.server.metrics import METRICS
from arkade.server.web.limits import Credit, Limits

logger = logging.getLogger("arkade.server")

A_TURN = 2  # requests and wishes of one address that are carried out in a turn of the loop
SLICES = 4  # slices of bytes of one address that are read in a turn, and of all heads that trusted proxies bring
ABUSE = 20  # connections that one counts for which was closed for its misuse
SCHEMES = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")  # names of a page that needs no proxy


def among(addresses: str) -> Callable[[str], bool]:
    """Whether an address is one of these: addresses and networks by comma; *: all."""
    return ProxyHeadersMiddleware(_nothing, addresses).trusted_hosts.__contains__


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

    def __init__(self, limits: Limits, trusted: bool) -> None:
        self.trusted = trusted  # it is a proxy, and stands for many
        self.lane = Lane(inf if trusted else A_TURN)
        self.reading = Lane(inf if trusted else SLICES)
        self.open = 0  # connections; of those behind a proxy, sockets
        self.comers = Credit(limits.connects, limits.connect_burst)
        self.requests = Credit(limits.requests, limits.request_burst)
        self.messages = Credit(limits.messages_of_address, limits.address_burst)
        self.changes = Credit(limits.changes_of_address, limits.address_change_burst)
        self.guests = Credit(limits.guests, limits.guest_burst)
        self.listed = Credit(limits.listed_of_address, limits.listed_burst)
        self.rooms = Credit(limits.rooms_of_address, limits.rooms_burst)


class Door:
    """Counts by address, and hands out shares.

    Connections of trusted proxies are not counted: those behind them are, by the address that the proxy names, once
    the head of a request has been read.
    """

    def __init__(self, limits: Limits, proxies: str, names: int = 10_000) -> None:
        self.limits = limits
        self.heads = Lane(SLICES)  # the way in for what proxies bring of nobody knows yet whom
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._shares: dict[str, Share] = {}  # the longest unused first
        self._used: WeakValueDictionary[str, Share] = WeakValueDictionary()  # whoever still holds one goes on with it
        self._names = names
        self._refused = 0  # since the log last said so
        self._said = -inf  # when it did
        self._warned = False
        METRICS.gauge("arkade_connections", lambda: sum(share.open for share in self._used.values()))

    def share(self, host: str) -> Share:
        """What an address has."""
        name = network(host)
        share = self._shares.pop(name, None) or self._used.get(name)
        if share is None:
            share = self._used[name] = Share(self.limits, self.trusts(host) and not self._proxies.always_trust)
        self._shares[name] = share
        if len(self._shares) > self._names:
            del self._shares[next(iter(self._shares))]
        return share

    def trusts(self, host: str) -> bool:
        """Whether this is a proxy whose word is taken."""
        return host in self._proxies

    def enter(self, share: Share) -> bool:
        """Let another connection of an address in, unless it is one too many."""
        if not share.comers.take() or (share.open >= self.limits.connections and not share.trusted):
            self._turn_away()
            return False
        share.open += 1
        return True

    def asks(self, share: Share) -> bool:
        """Let another request of an address in, unless it is one too many."""
        if not share.requests.take():
            self._turn_away()
            return False
        return True

    def leave(self, share: Share, abused: bool = False) -> None:
        """A connection that was let in is gone."""
        share.open -= 1
        if abused and not share.trusted:
            METRICS.add("arkade_turned_away_total")
            share.comers.take(ABUSE)

    def _turn_away(self) -> None:
        """Somebody was turned away: counted, and said in one line a second at most."""
        METRICS.add("arkade_turned_away_total")
        self._refused += 1
        now = time.monotonic()
        if now - self._said >= 1:
            logger.warning("turned away", extra={"count": self._refused})
            self._said, self._refused = now, 0

    def behind(self, proxy: str, headers: Iterable[tuple[bytes, bytes]]) -> tuple[str, str | None]:
        """Who asks, and by which scheme (None: that of the connection), as a trusted proxy says.

        Of the addresses in X-Forwarded-For the last counts that is no trusted proxy's: those before it anybody may
        have written.
        """
        named: list[bytes] = []
        scheme, host = None, b""
        for name, value in headers:
            if name == b"x-forwarded-for":
                named.append(value)
            elif name == b"x-forwarded-proto":
                scheme = SCHEMES.get(value.strip(), scheme)
            elif name == b"host":
                host = value
        if named:
            addresses = b",".join(named).decode("latin-1")
            last = addresses.rpartition(",")[2] if self._proxies.always_trust else addresses
            return self._proxies.get_trusted_client_address(last)[0] or proxy, scheme
        if not self._warned and (scheme or not _local(host)):
            self._warned = True
            logger.warning(
                "no X-Forwarded-For comes from a proxy: all behind it have one share", extra={"proxy": proxy}
            )
        return proxy, scheme


def _local(host: bytes) -> bool:
    """Whether this machine is asked by a name of its own, or by none: then there is no proxy."""
    name = host.decode("latin-1").lower()
    return not name or name in LOOPBACK or name.rpartition(":")[0] in LOOPBACK


async def _nothing(*_: object) -> None:
    """No application: only the middleware's list of addresses is wanted."""
