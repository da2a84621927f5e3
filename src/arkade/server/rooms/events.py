"""What is stored: a room's log, from which everything about it is computed.

An event is stored as guests are told of it, unless it hides something or holds more than they need: those are here.
Stored names are for ever: a tag or field is never renamed, new fields get defaults.
"""

from hashlib import sha256

import msgspec

from arkade.server.protocol import Plan
from arkade.server.protocol.happened import (
    Back as Back,
)
from arkade.server.protocol.happened import (
    BotSet as BotSet,
)
from arkade.server.protocol.happened import (
    Chatted as Chatted,
)
from arkade.server.protocol.happened import (
    Closed as Closed,
)
from arkade.server.protocol.happened import (
    Forgotten as Forgotten,
)
from arkade.server.protocol.happened import (
    Hosted as Hosted,
)
from arkade.server.protocol.happened import (
    Kicked as Kicked,
)
from arkade.server.protocol.happened import (
    Named as Named,
)
from arkade.server.protocol.happened import (
    Resumed as Resumed,
)
from arkade.server.protocol.happened import (
    RoomEvent as RoomEvent,
)
from arkade.server.protocol.happened import (
    Sat as Sat,
)
from arkade.server.protocol.happened import (
    Stood as Stood,
)
from arkade.server.protocol.happened import (
    Stopped as Stopped,
)
from arkade.server.protocol.happened import (
    Unlisted as Unlisted,
)
from arkade.server.protocol.happened import (
    Went as Went,
)
from arkade.server.protocol.happened import (
    Woken as Woken,
)
from arkade.table.match import By


class Created(RoomEvent, frozen=True, tag="created"):
    """A room was made."""

    plan: Plan
    host: str
    name: str
    bots: list[str | None]
    seat: int | None  # the host's


class Planned(RoomEvent, frozen=True, tag="planned"):
    """The host changed the plan."""

    plan: Plan


class Handed(RoomEvent, frozen=True, tag="handed", omit_defaults=True):
    """A seat moved to another device, where the person is another guest."""

    changes_names = True
    seat: int
    before: str
    guest: str
    whole: bool = True  # name and hosting go along; False: the room knew the guest of that device by a name of its own


class Muted(RoomEvent, frozen=True, tag="muted"):
    """A guest no longer wants to read another, or again."""

    changes_room = changes_table = False
    by: str
    guest: str
    on: bool


class Started(RoomEvent, frozen=True, tag="started", omit_defaults=True):
    """A match was dealt by this secret seed."""

    seed: str
    after: list[str] | None = None  # of practice: the moves of another match that it begins with


class Moved(RoomEvent, frozen=True, tag="moved", omit_defaults=True):
    """A move, in notation."""

    changes_room = False
    turn: int
    seat: int
    move: str
    by: By = "person"
    id: int | None = None  # of the client's message: sent again after a lost answer it is known


class Slept(RoomEvent, frozen=True, tag="slept"):
    """The last one has left: nobody's clock runs until `Woken`.

    Without it, in older logs and where a server broke off, that forgives what was thought of the running decision, too.
    """

    changes_room = changes_table = False


class Undone(RoomEvent, frozen=True, tag="undone"):
    """So many moves were taken back."""

    changes_room = False
    turn: int
    seat: int
    moves: int


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
    | Forgotten
    | Closed
    | Unlisted
    | Chatted
    | Muted
    | Started
    | Moved
    | Undone
    | Stopped
    | Slept
    | Woken
    | Resumed
)


class Lost(RoomEvent, frozen=True, tag="lost"):
    """In the place of what is stored and cannot be read, or was left out. Never stored itself."""

    why: str = ""


Read = Stored | Lost

NOBODY = "–"  # the name of somebody who is forgotten


def without(event: Stored, guest: str) -> Stored:
    """An event as it is stored from now on of a guest who is to be forgotten: of another, who never comes back."""
    changed = {field: _nobody(guest) for field in event.__struct_fields__ if getattr(event, field) == guest}
    match event:
        case Created(host=whose) | Named(guest=whose) if whose == guest:
            changed["name"] = NOBODY
        case Chatted(guest=whose) if whose == guest:
            changed["text"] = ""
    return msgspec.structs.replace(event, **changed)


def _nobody(guest: str) -> str:
    """Who stands in a log for somebody who is forgotten: whoever has not known the guest's id does not learn it."""
    return NOBODY + sha256(guest.encode()).hexdigest()[:16]


_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
_encode = msgspec.json.Encoder().encode

# The database has a shorter name for the tag than the wire; it always comes first.
_TOLD, _KEPT = '{"kind":', '{"k":'


def pack(event: Stored) -> str:
    """An event as it is stored."""
    return _KEPT + _encode(event).decode().removeprefix(_TOLD)


def unpack(data: str) -> Read:
    """The event that was stored; Lost if it is damaged, or of a version that knows more."""
    try:
        return _decoder.decode(_TOLD + data.removeprefix(_KEPT))
    except (msgspec.DecodeError, UnicodeError) as error:
        return Lost(str(error))
    except (AttributeError, TypeError):  # a column of SQLite may hold anything, whatever its type
        return Lost("it is no text")


def unpack_row(n: int, at: int, data: str) -> tuple[int, int, Read]:
    """A row of the log."""
    if not isinstance(at, int) or not 0 <= at < 2**53:
        return n, 0, Lost("its time is none")
    return n, at, unpack(data)
