"""From the server, over the socket."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from arkade.kernel.reasons import Reason
from arkade.server.protocol.happened import What
from arkade.server.protocol.parts import LinePart, MovePart, RoomNewsPart, RoomPart, Said, TablePart, View
from arkade.text import Phrase


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The base of all messages from the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """Everything, sent at first and whenever too much was missed."""

    n: int  # the number of the last event in it
    you: str  # your guest id
    room: RoomPart
    table: TablePart | None
    lines: list[LinePart]  # the last moves
    chat: list[Said]
    muted: list[str]


class Event(ServerMessage, frozen=True, tag="event"):
    """What happened, and what it changed. Without `room`, its `names` or `table` those are as they were."""

    n: int
    at: int  # milliseconds since 1970
    what: What
    room: RoomNewsPart | UnsetType = UNSET
    table: TablePart | UnsetType | None = UNSET


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Who is connected; not numbered."""

    here: list[str]
    leaving: dict[str, int] = {}  # people of a running match who are gone: milliseconds until the stand-in plays


class Pause(ServerMessage, frozen=True, tag="pause"):
    """Nothing can be stored, so that play pauses and clocks stand still; or it goes on. Wishes wait; not numbered."""

    on: bool


class Ok(ServerMessage, frozen=True, tag="ok"):
    """A wish was carried out and is stored."""

    id: int
    n: int  # the number of its event, or of the last one if there was nothing to do


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A wish was not carried out; nothing changed."""

    id: int | None  # None if the message could not be read
    code: "Code"
    rules: tuple[str, ...] = ()  # of an illegal move
    reasons: tuple[Reason, ...] = ()  # why it is illegal, with numbers and culprits
    detail: str = ""  # for the developer of a client, in English


class WhyNot(ServerMessage, frozen=True, tag="why"):
    """Why a move is not allowed; of one that is, what it would bring."""

    id: int
    rules: list[str]  # of the reasons
    reasons: list[Reason] = []
    outlook: list[Phrase] = []


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move is worth, if the turn goes on as well as can be."""

    move: MovePart
    chances: list[float]  # of every seat to win, from 0 to 1, as the seat to decide knows it; with k winners 1/k each
    error: float  # the standard error of the seat's
    loss: float  # of the seat's chance, against the best move
    loss_error: float  # its standard error
    equal: bool = False  # as good as the best, as far as can be told: it loses at most two errors
    rest: list[MovePart] = []  # how the turn goes on


class Hint(ServerMessage, frozen=True, tag="hint"):
    """The judge's advice, the best move first."""

    id: int
    turn: int
    moves: list[Advice]
    exact: bool = False  # the rest of the game was searched through: chances and losses are certain


class Look(ServerMessage, frozen=True, tag="look"):
    """A match after so many moves."""

    id: int
    match: int
    move: int
    of: int
    player: int | None
    view: View
    line: LinePart | None  # of the move that led here
    notation: str | None  # of that move, after the end


class Log(ServerMessage, frozen=True, tag="log"):
    """All log lines of a match."""

    id: int
    match: int
    lines: list[LinePart]


class Link(ServerMessage, frozen=True, tag="link"):
    """What to claim your seat with on another device. Secret; worthless once used."""

    id: int
    token: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """You are connected."""

    id: int
    at: int  # the server's time


ToClient = Snapshot | Event | Presence | Pause | Ok | Refused | WhyNot | Hint | Look | Log | Link | Pong

Code = Literal[
    "bad_message",  # not JSON, or not of this form
    "bad_plan",  # an option, a number of players, a bot or a clock that is not to be had
    "bad_name",
    "name_taken",  # or one that looks like it is
    "reserved_name",  # a bot or a seat is called so
    "need_name",  # take a name first
    "empty",  # nothing is left of the text
    "unknown_seat",
    "unknown_guest",
    "seat_taken",
    "seat_kept",  # for whoever was shown its hidden cards
    "not_seated",
    "not_host",
    "not_allowed",  # the room's plan forbids it
    "no_match",  # none is being played
    "match_running",
    "not_your_turn",
    "halted",  # the match stands still: what is stored of it cannot be applied
    "stale",  # meant for a turn that is over
    "bad_move",  # not a move of this game
    "illegal",  # `rules` say why
    "no_undo",
    "no_hints",  # the rules cannot be compiled here, and hints need that
    "compiling",  # the rules are being compiled, and hints need that; try again in a minute
    "no_such_move",
    "bad_link",
    "closed",
    "slow_down",
    "unfinished",  # the match was stopped before its end
    "reviewing",  # as many reviews of yours wait as one may have waiting
    "listed_enough",  # you list as many tables as one may
    "reviewed_enough",  # you have had as many as a day allows
    "busy",  # try again
    "unavailable",  # the database does not answer; try again
]
