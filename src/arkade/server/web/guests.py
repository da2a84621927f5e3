"""Who somebody is: a guest by signed cookie, and tokens that move a seat to another device."""

import secrets
from collections.abc import Sequence

from itsdangerous import BadData, BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from arkade.server.rooms.commands import Claimed

COOKIE = "arkade_guest"
COOKIE_AGE = 365 * 86_400  # seconds
RENEWED = 7 * 86_400  # seconds after which a cookie is given anew


def new_id() -> str:
    """A guest's public id, or a room's secret name: 96 random bits."""
    return secrets.token_urlsafe(12)


class Guests:
    """Signs and reads by a list of secret keys: the first signs, all are accepted, so that keys can be replaced."""

    def __init__(self, keys: Sequence[str]) -> None:
        oldest_first = list(reversed(keys))  # as itsdangerous wants them
        self._cookies = URLSafeTimedSerializer(oldest_first, salt="guest, dated")
        self._newest = URLSafeTimedSerializer(keys[0], salt="guest, dated")
        self._undated = URLSafeSerializer(oldest_first, salt="guest")  # of versions 0.1 and 0.2
        self._links = URLSafeSerializer(oldest_first, salt="seat")

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return str(self._cookies.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, None if it is not one of ours."""
        if not cookie or len(cookie) > 200:
            return None
        for kind in (self._cookies, self._undated):
            try:
                found = kind.loads(cookie)
            except BadData:
                continue
            return found if isinstance(found, str) else None
        return None

    def is_old(self, cookie: str) -> bool:
        """Whether a guest's cookie was given some time ago, or signed by another key than the first."""
        try:
            self._newest.loads(cookie, max_age=RENEWED)
        except BadData:
            return True
        return False

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
