"""Digests by which `arkade check-db` finds what was changed behind the server's back.

Every row of a log, every summary and every review has one of its own place and content (HMAC-SHA256, 128 bits of it):
whoever changes, adds or exchanges rows without the key cannot make one. A row that is gone shows by its number, the end
of a log by the summary, which names the last event and has a digest too.
"""

import hashlib
import hmac
import os
from collections.abc import Sequence

SIZE = 32  # hexadecimal digits


def secrets_of(variable: str) -> list[str]:
    """Secret keys in a variable of the environment, the newest first."""
    return [key.strip() for key in os.environ.get(variable, "").split(",") if key.strip()]


class Seals:
    """Makes digests by the first of some secret keys, and knows those of all."""

    def __init__(self, secrets: Sequence[str]) -> None:
        self._keys = [hashlib.sha256(f"arkade log\n{secret}".encode()).digest() for secret in secrets]

    def make(self, *parts: object) -> str:
        """The digest of something: its kind, its place, its content."""
        return _digest(self._keys[0], parts)

    def fits(self, digest: str, *parts: object) -> bool:
        """Whether it is as it was stored."""
        return any(digest == _digest(key, parts) for key in self._keys)


def _digest(key: bytes, parts: tuple[object, ...]) -> str:
    """Of parts of which only the last may have line breaks."""
    return hmac.digest(key, "\n".join(map(str, parts)).encode(errors="replace"), "sha256").hex()[:SIZE]
