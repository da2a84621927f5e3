"""What messages are made of: a room, a table, a line of talk."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from arkade.table.clock import Clock, ClockView, DaysClock, GameClock, MoveClock, NoClock
from arkade.table.match import Line
from arkade.table.seats import Seat
from arkade.text import Phrase

__all__ = [
    "BotName",
    "Clock",
    "ClockView",
    "DaysClock",
    "GameClock",
    "GuestId",
    "LegalMove",
    "Line",
    "LinePart",
    "Moment",
    "MoveClock",
    "MovePart",
    "NoClock",
    "OptionValue",
    "Plan",
    "Result",
    "RoomNews",
    "RoomNewsPart",
    "RoomPart",
    "RoomView",
    "Said",
    "Seat",
    "SeatNumber",
    "TablePart",
    "TableView",
    "View",
]

# Parts that were encoded before, once for several messages
RoomPart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/RoomView"})]
RoomNewsPart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/RoomNews"})]
TablePart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/TableView"})]
MovePart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/LegalMove"})]
LinePart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Line"})]
View = Annotated[Raw, Meta(extra_json_schema={})]  # the game's own: what the viewer may see


OptionValue = Annotated[str, Meta(max_length=200)] | int | Annotated[list[str], Meta(max_length=30)]
BotName = Annotated[str, Meta(max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
GuestId = Annotated[str, Meta(max_length=32)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played in a room, and how."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    clock: Clock = NoClock()
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60  # seconds a seat waits for a lost person before its bot plays
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.8  # seconds before each move of a bot, so that people can follow
    autoplay: bool = False  # decisions with one legal move are made by the server
    hints: bool = True  # whether people may ask the judge
    watch: bool = True  # whether those without a seat may look on
    stand_in: BotName = "medium"  # plays for people who left and for seats that stay open
    listed: bool | UnsetType = UNSET  # whether the server shows it to everybody while a seat is open


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody sees it."""

    plan: Plan
    host: str
    seats: list[Seat]
    names: dict[str, str]  # of guests
    match: int  # the number of the match that is or was last played; 0 before the first
    closed: bool
    undealt: bool = False  # the last deal could not be made again of what is stored
    kept: list[str | None] = []  # while a match is played: for whom each seat is kept, who was shown its hidden cards


class RoomNews(msgspec.Struct, frozen=True):
    """A room after something has happened in it: all but the names, of which there are many."""

    plan: Plan
    host: str
    seats: list[Seat]
    match: int
    closed: bool
    undealt: bool = False
    kept: list[str | None] = []
    names: dict[str, str] | UnsetType = UNSET  # only if they are others, and not by `named`


class LegalMove(msgspec.Struct, frozen=True):
    """A move the viewer may make."""

    move: str  # in notation: what to send
    phrase: Phrase  # its name, as a text key with parameters


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    stopped: bool  # by the host, before its end
    seed: str  # in decimal digits: with it the commitment can be checked
    broken: bool = False  # something that was stored of the match could not be applied and is left out
    practice: int | None = None  # it played on after so many moves of another match, whose cards were known


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as one viewer sees it."""

    match: int
    turn: int  # counts every move and every undo; a move names the turn it is meant for
    moves: int  # so many moves have been made and stand
    player: int | None  # the seat to decide
    commitment: str  # SHA-256 of the header and the secret seed
    view: View  # everything after the end
    clock: ClockView | None = None
    legal: list[MovePart] = []  # only for the seat to decide
    undo: bool = False  # whether the viewer may take its last move back
    result: Result | None = None
    practice: bool = False  # it plays on from a position of another match
    halted: bool = False  # it stands still: what is stored next cannot be applied; the host may resume or stop it


class Moment(msgspec.Struct, frozen=True):
    """A match after so many moves."""

    player: int | None
    view: View
    line: LinePart | None  # of the move that led here
    notation: str | None  # of that move, after the end


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    n: int
    at: int
    guest: str
    text: str
    name: str | None = None  # of the guest, then
