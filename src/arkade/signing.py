"""Signatures of finished matches: Ed25519, by the package `cryptography`."""

import hashlib
from importlib.util import find_spec

from arkade.errors import ArkadeError
from arkade.text import sentence


def available() -> bool:
    """Whether signatures can be made and checked here."""
    return find_spec("cryptography") is not None


class Signer:
    """One who signs, by a secret of any text; whoever has the public `key` can tell."""

    def __init__(self, secret: str) -> None:
        if not available():
            raise ArkadeError(sentence("error-server-packages", package="cryptography"))
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        seed = hashlib.sha256(f"arkade sign\n{secret}".encode()).digest()
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._private.public_key().public_bytes_raw().hex()  #: 64 hexadecimal digits

    def sign(self, text: str) -> str:
        """The signature of a text: 128 hexadecimal digits."""
        return self._private.sign(text.encode()).hex()


def signed(key: str, signature: str, text: str) -> bool:
    """Whether a text was signed by the one who has the secret of a public key."""
    if not available():
        raise ArkadeError(sentence("error-no-cryptography"))
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):  # ValueError: no key, or not hexadecimal
        return False
    return True
