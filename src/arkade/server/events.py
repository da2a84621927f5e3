"""What is stored: a room's log, from which everything about it is computed.

Stored names are for ever: a class or field here is never renamed, new fields get defaults.
"""

from typing import Literal

import msgspec

from arkade.server.protocol import Plan

By = Literal["person", "bot", "clock", "forced"]


class StoredEvent(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True):
    """The base of all stored events."""


class Created(StoredEvent, frozen=True, tag="created"):
    """A room was made."""

    plan: Plan
    host: str
    name: str
    bots: list[str | None]
    seat: int | None  # the host's


class Planned(StoredEvent, frozen=True, tag="planned"):
    """The host changed the plan."""

    plan: Plan


class Named(StoredEvent, frozen=True, tag="named"):
    """A guest took a name."""

    guest: str
    name: str


class Sat(StoredEvent, frozen=True, tag="sat"):
    """A guest took a seat, leaving any other."""

    seat: int
    guest: str


class Handed(StoredEvent, frozen=True, tag="handed"):
    """A seat moved to another device, where the person is another guest; name and hosting go along."""

    seat: int
    before: str
    guest: str


class Stood(StoredEvent, frozen=True, tag="stood"):
    """A guest left its seat."""

    seat: int
    guest: str


class BotSet(StoredEvent, frozen=True, tag="bot"):
    """A seat was given to a bot, or opened."""

    seat: int
    bot: str | None


class Went(StoredEvent, frozen=True, tag="away"):
    """A person is away; the stand-in plays."""

    seat: int


class Back(StoredEvent, frozen=True, tag="back"):
    """The person is there again."""

    seat: int


class Hosted(StoredEvent, frozen=True, tag="hosted"):
    """Another guest is the host."""

    guest: str


class Kicked(StoredEvent, frozen=True, tag="kicked"):
    """A guest was sent away and may not come back."""

    guest: str


class Closed(StoredEvent, frozen=True, tag="closed"):
    """The end of the room."""


class Chatted(StoredEvent, frozen=True, tag="said"):
    """A guest said something."""

    guest: str
    text: str


class Muted(StoredEvent, frozen=True, tag="muted"):
    """A guest no longer wants to read another, or again."""

    by: str
    guest: str
    on: bool


class Started(StoredEvent, frozen=True, tag="started"):
    """A match was dealt by this secret seed."""

    seed: str


class Moved(StoredEvent, frozen=True, tag="moved"):
    """A move, in notation."""

    turn: int
    seat: int
    move: str
    by: By = "person"
    id: int | None = None  # of the client's message: sent again after a lost answer it is known


class Undone(StoredEvent, frozen=True, tag="undone"):
    """So many moves were taken back."""

    turn: int
    seat: int
    moves: int


class Stopped(StoredEvent, frozen=True, tag="stopped"):
    """The match was ended before its end."""


class Woken(StoredEvent, frozen=True, tag="woken"):
    """Nobody was there, or the server was down; the clock of the running decision starts anew."""


Stored = (
    Created
    | Planned
    | Named
    | Sat
    | Handed
    | Stood
    | BotSet
    | Went
    | Back
    | Hosted
    | Kicked
    | Closed
    | Chatted
    | Muted
    | Started
    | Moved
    | Undone
    | Stopped
    | Woken
)

_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
_encode = msgspec.json.Encoder().encode


def pack(event: Stored) -> str:
    """An event as it is stored."""
    return _encode(event).decode()


def unpack(data: str) -> Stored:
    """The event that was stored."""
    return _decoder.decode(data)
