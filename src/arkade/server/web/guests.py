"""Who somebody is: a guest by signed cookie, and tokens that move a seat to another device."""

import secrets
from collections.abc import Sequence

from itsdangerous import BadSignature, URLSafeSerializer

from arkade.server.rooms.commands import Claimed

COOKIE = "arkade_guest"
COOKIE_AGE = 365 * 86_400  # seconds


def new_id() -> str:
    """A guest's public id, or a room's secret name: 96 random bits."""
    return secrets.token_urlsafe(12)


class Guests:
    """Signs and reads by a list of secret keys: the first signs, all are accepted, so that keys can be replaced."""

    def __init__(self, keys: Sequence[str]) -> None:
        oldest_first = list(reversed(keys))  # as itsdangerous wants them
        self._cookies = URLSafeSerializer(oldest_first, salt="guest")
        self._links = URLSafeSerializer(oldest_first, salt="seat")

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return str(self._cookies.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, None if it is not one of ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            found = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def link(self, room: str, claimed: Claimed) -> str:
        """A token by which another device can claim a guest's seat; worthless once it was another's, or left."""
        return str(self._links.dumps([room, *claimed]))

    def claimed(self, token: str, room: str) -> Claimed | None:
        """What a token stands for in a room."""
        try:
            named, *claimed = self._links.loads(token)
            return Claimed(*claimed) if named == room else None
        except (BadSignature, ValueError, TypeError):
            return None
