"""What happened: the part `what` of an event.

Most of these are what the server stores, as it stores it (`arkade.server.rooms.events`); where something is hidden from
some, or only the server needs it, there is a second class there. Stored names are for ever: a class's tag or a field
here is never renamed, new fields get defaults.
"""

from typing import ClassVar

import msgspec

from arkade.server.protocol.parts import LinePart


class RoomEvent(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all that happens in a room."""

    changes_room: ClassVar[bool] = True  # the RoomView may be another after it
    changes_names: ClassVar[bool] = False  # and the names in it, too
    changes_table: ClassVar[bool] = True  # a TableView may be another after it, for some viewer


# Stored as they are told


class Stopped(RoomEvent, frozen=True, tag="stopped"):
    """The host ended the match before its end."""

    changes_room = False


class Woken(RoomEvent, frozen=True, tag="woken"):
    """Somebody is there again after all had gone, or the server had; the clock of the running decision goes on."""

    changes_room = False


class Resumed(RoomEvent, frozen=True, tag="resumed"):
    """The host plays on where the match stood still; what was stored of it since and cannot be applied is left out."""

    changes_room = False
    moves: int  # so many stand
    turn: int  # from now on


class Sat(RoomEvent, frozen=True, tag="sat"):
    """Somebody sat down, or a seat moved to another device."""

    seat: int
    guest: str


class Stood(RoomEvent, frozen=True, tag="stood"):
    """Somebody left a seat."""

    seat: int
    guest: str


class BotSet(RoomEvent, frozen=True, tag="bot"):
    """The host gave a seat to a bot, or opened it."""

    seat: int
    bot: str | None


class Went(RoomEvent, frozen=True, tag="away"):
    """A person is gone for too long; the stand-in plays."""

    seat: int


class Back(RoomEvent, frozen=True, tag="back"):
    """The person is there again."""

    seat: int


class Named(RoomEvent, frozen=True, tag="named"):
    """A guest has a new name: the one thing in the room that is another."""

    changes_room = changes_table = False
    guest: str
    name: str


class Hosted(RoomEvent, frozen=True, tag="hosted"):
    """Another guest is the host now."""

    changes_table = False
    guest: str


class Kicked(RoomEvent, frozen=True, tag="kicked"):
    """The host sent somebody away."""

    guest: str


class Forgotten(RoomEvent, frozen=True, tag="forgotten"):
    """A guest had all about them deleted: the name, what they said, the seat. Their moves are everybody's and stay."""

    changes_names = True
    guest: str


class Closed(RoomEvent, frozen=True, tag="closed"):
    """The room is closed for good."""

    changes_table = False


class Unlisted(RoomEvent, frozen=True, tag="unlisted"):
    """Whoever runs the server has taken the table from the list that everybody sees."""

    changes_table = False


class Chatted(RoomEvent, frozen=True, tag="said"):
    """Somebody said something."""

    changes_room = changes_table = False
    guest: str
    text: str


# Told only


class Nothing(RoomEvent, frozen=True, tag="nothing"):
    """Something that is not for you; its number keeps the counting whole."""


class Moved(RoomEvent, frozen=True, tag="moved", omit_defaults=True):
    """A move was made."""

    line: LinePart
    move: str | None = None  # its notation, for the one who made it


class Undone(RoomEvent, frozen=True, tag="undone"):
    """Moves were taken back."""

    seat: int
    moves: int


class Started(RoomEvent, frozen=True, tag="started"):
    """A match was dealt."""

    match: int
    commitment: str


class Planned(RoomEvent, frozen=True, tag="planned"):
    """The host changed the plan."""


class Muted(RoomEvent, frozen=True, tag="muted"):
    """You will (or will not) read what a guest says; only you are told."""

    guest: str
    on: bool


What = (
    Nothing
    | Moved
    | Undone
    | Started
    | Stopped
    | Woken
    | Resumed
    | Sat
    | Stood
    | BotSet
    | Went
    | Back
    | Named
    | Planned
    | Hosted
    | Kicked
    | Forgotten
    | Closed
    | Unlisted
    | Chatted
    | Muted
)
