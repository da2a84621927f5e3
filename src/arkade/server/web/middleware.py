"""What every request passes: the lane of its address, and the headers of every answer."""

from starlette.datastructures import Headers as Given
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arkade.server.web.door import Door

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a room's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding to the start of a response."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = Given(raw=message["headers"])
                message["headers"] = [*message["headers"], *self._headers]
                if "cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
                if scope["scheme"] == "https":
                    message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
            await send(message)

        await self._app(scope, receive, add if scope["type"] == "http" else send)


class Turns:
    """Lets requests and new sockets of an address in one after the other."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app, self._door = app, door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on in turn."""
        if scope["type"] != "lifespan":
            await self._door.share(address(scope)).lane.turn()
        await self._app(scope, receive, send)


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
