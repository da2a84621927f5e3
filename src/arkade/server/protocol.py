"""What travels between a client and the server: JSON, one message a WebSocket frame. docs/protocol.md explains it.

The types of the browser's client (client/src/protocol.ts) are made from this file by `make protocol`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from arkade.text import Phrase

# Parts that were encoded before, once for several messages
RoomPart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/RoomView"})]
TablePart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/TableView"})]
MovePart = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/LegalMove"})]
View = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/View"})]  # the game's own: what the viewer may see


# The parts of a room


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="off", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So much time for every decision; a bot makes the one that comes too late."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class GameClock(msgspec.Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True):
    """So much time for the whole game, more after every turn; a bot plays on for whoever has none left."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock = NoClock | MoveClock | GameClock
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
    hints: bool = True  # whether people may ask the bot
    watch: bool = True  # whether those without a seat may look on
    stand_in: BotName = "random"  # plays for people who left and for seats that stay open


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, a bot, or nobody (the room's stand-in plays and anybody may sit down)."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False  # the person is gone, the stand-in plays


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody sees it."""

    plan: Plan
    host: str
    seats: list[Seat]
    names: dict[str, str]  # of guests
    match: int  # the number of the match that is or was last played; 0 before the first
    closed: bool


class ClockView(msgspec.Struct, frozen=True):
    """The clock at the moment of a message."""

    left: list[int]  # milliseconds of every seat; of a clock by move, for its next decision
    running: int | None  # the seat whose time runs from now on


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


class Line(msgspec.Struct, frozen=True):
    """The log of one move, as the viewer may read it."""

    number: int  # of the move, from 1
    seat: int
    by: Literal["person", "bot", "clock", "forced"]
    lines: list[Phrase]


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    n: int
    at: int
    guest: str
    text: str


# What happened: the part `what` of an event


class Nothing(msgspec.Struct, frozen=True, tag_field="kind", tag="nothing"):
    """Something that is not for you; its number keeps the counting whole."""


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved", omit_defaults=True):
    """A move was made."""

    line: Line
    move: str | None = None  # its notation, for the one who made it


class Undone(msgspec.Struct, frozen=True, tag_field="kind", tag="undone"):
    """Moves were taken back."""

    seat: int
    moves: int


class Started(msgspec.Struct, frozen=True, tag_field="kind", tag="started"):
    """A match was dealt."""

    match: int
    commitment: str


class Stopped(msgspec.Struct, frozen=True, tag_field="kind", tag="stopped"):
    """The host ended the match before its end."""


class Woken(msgspec.Struct, frozen=True, tag_field="kind", tag="woken"):
    """Somebody is there again after all had gone, or the server had; the running decision's clock starts anew."""


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat"):
    """Somebody sat down, or a seat moved to another device."""

    seat: int
    guest: str


class Stood(msgspec.Struct, frozen=True, tag_field="kind", tag="stood"):
    """Somebody left a seat."""

    seat: int
    guest: str


class BotSet(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """The host gave a seat to a bot, or opened it."""

    seat: int
    bot: str | None


class Went(msgspec.Struct, frozen=True, tag_field="kind", tag="away"):
    """A person is gone for too long; the stand-in plays."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag_field="kind", tag="back"):
    """The person is there again."""

    seat: int


class Named(msgspec.Struct, frozen=True, tag_field="kind", tag="named"):
    """A guest has a new name."""

    guest: str
    name: str


class Planned(msgspec.Struct, frozen=True, tag_field="kind", tag="planned"):
    """The host changed the plan."""


class Hosted(msgspec.Struct, frozen=True, tag_field="kind", tag="hosted"):
    """Another guest is the host now."""

    guest: str


class Kicked(msgspec.Struct, frozen=True, tag_field="kind", tag="kicked"):
    """The host sent somebody away."""

    guest: str


class Closed(msgspec.Struct, frozen=True, tag_field="kind", tag="closed"):
    """The room is closed for good."""


class Chatted(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """Somebody said something."""

    guest: str
    text: str


class Muted(msgspec.Struct, frozen=True, tag_field="kind", tag="muted"):
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
    | Sat
    | Stood
    | BotSet
    | Went
    | Back
    | Named
    | Planned
    | Hosted
    | Kicked
    | Closed
    | Chatted
    | Muted
)


# From the server


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The base of all messages from the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """Everything, sent at first and whenever too much was missed."""

    n: int  # the number of the last event in it
    you: str  # your guest id
    room: RoomPart
    table: TablePart | None
    lines: list[Line]  # the last moves
    chat: list[Said]
    muted: list[str]


class Event(ServerMessage, frozen=True, tag="event"):
    """What happened, and what it changed. Without `room` or `table` those are as they were."""

    n: int
    at: int  # milliseconds since 1970
    what: What
    room: RoomPart | UnsetType = UNSET
    table: TablePart | UnsetType | None = UNSET


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Who is connected; not numbered."""

    here: list[str]


class Ok(ServerMessage, frozen=True, tag="ok"):
    """A wish was carried out and is stored."""

    id: int
    n: int  # the number of its event, or of the last one if there was nothing to do


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A wish was not carried out; nothing changed."""

    id: int | None  # None if the message could not be read
    code: "Code"
    rules: tuple[str, ...] = ()  # of an illegal move
    detail: str = ""  # for the developer of a client, in English


class WhyNot(ServerMessage, frozen=True, tag="why"):
    """The rules that forbid a move; none if it is legal."""

    id: int
    rules: list[str]


class Odds(msgspec.Struct, frozen=True):
    """What the bot thinks of a move."""

    move: MovePart
    share: float  # of its thinking
    expected: list[float]  # the returns of every seat, from -1 to 1


class Hint(ServerMessage, frozen=True, tag="hint"):
    """The bot's advice, the best move first."""

    id: int
    turn: int
    moves: list[Odds]


class Look(ServerMessage, frozen=True, tag="look"):
    """A match after so many moves."""

    id: int
    match: int
    move: int
    of: int
    player: int | None
    view: View
    line: Line | None  # of the move that led here
    notation: str | None  # of that move, after the end


class Log(ServerMessage, frozen=True, tag="log"):
    """All log lines of a match."""

    id: int
    match: int
    lines: list[Line]


class Link(ServerMessage, frozen=True, tag="link"):
    """What to claim your seat with on another device. Secret; worthless once used."""

    id: int
    token: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """You are connected."""

    id: int
    at: int  # the server's time


ToClient = Snapshot | Event | Presence | Ok | Refused | WhyNot | Hint | Look | Log | Link | Pong

Code = Literal[
    "bad_message",  # not JSON, or not of this form
    "bad_plan",  # an option, a number of players, a bot or a clock that is not to be had
    "bad_name",
    "name_taken",
    "need_name",  # take a name first
    "empty",  # nothing is left of the text
    "unknown_seat",
    "unknown_guest",
    "seat_taken",
    "not_seated",
    "not_host",
    "not_allowed",  # the room's plan forbids it
    "no_match",  # none is being played
    "match_running",
    "not_your_turn",
    "stale",  # meant for a turn that is over
    "bad_move",  # not a move of this game
    "illegal",  # `rules` say why
    "no_undo",
    "no_hints",  # this bot cannot advise
    "no_such_move",
    "bad_link",
    "closed",
    "slow_down",
    "busy",  # try again
    "unavailable",  # the database does not answer; try again
]


# From the client


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages from a client. The answer names the same id."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class Name(ClientMessage, frozen=True, tag="name"):
    """Take a name."""

    name: Annotated[str, Meta(max_length=100)]


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take an open seat, or change to it."""

    seat: SeatNumber


class Stand(ClientMessage, frozen=True, tag="stand"):
    """Leave the seat."""


class Start(ClientMessage, frozen=True, tag="start"):
    """Deal; the host's. Open seats are played by the stand-in."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Deal again after the end; anybody's who sits."""


class Stop(ClientMessage, frozen=True, tag="stop"):
    """End the match before its end; the host's."""


class Move(ClientMessage, frozen=True, tag="move"):
    """Make a move."""

    turn: Annotated[int, Meta(ge=0, le=2**31)]
    move: Annotated[str, Meta(max_length=100)]


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the last move back, if the table's law allows it."""

    turn: Annotated[int, Meta(ge=0, le=2**31)]


class Why(ClientMessage, frozen=True, tag="why"):
    """Ask why a move is not legal."""

    move: Annotated[str, Meta(max_length=100)]


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """Ask the bot."""


class AskLook(ClientMessage, frozen=True, tag="look"):
    """Look at a match after so many moves: as you saw it, or after its end with everything open."""

    match: Annotated[int, Meta(ge=1, le=2**31)]
    move: Annotated[int, Meta(ge=0, le=2**31)]
    open: bool = False


class AskLog(ClientMessage, frozen=True, tag="log"):
    """Ask for all log lines of a match."""

    match: Annotated[int, Meta(ge=1, le=2**31)]


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(max_length=500)]


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Read no more of what a guest says, or again."""

    guest: GuestId
    on: bool


class AskLink(ClientMessage, frozen=True, tag="link"):
    """Ask for what another device can claim your seat with."""


class Claim(ClientMessage, frozen=True, tag="claim"):
    """Take over the seat of a link."""

    token: Annotated[str, Meta(max_length=300)]


class SetBot(ClientMessage, frozen=True, tag="bot"):
    """Give a seat to a bot, whoever sits there, or open a bot's seat; the host's."""

    seat: SeatNumber
    bot: BotName | None


class Change(ClientMessage, frozen=True, tag="change"):
    """Change the plan between matches; the host's."""

    plan: Plan


class Kick(ClientMessage, frozen=True, tag="kick"):
    """Send a guest away; the host's."""

    guest: GuestId


class GiveHost(ClientMessage, frozen=True, tag="host"):
    """Make another guest the host; the host's."""

    guest: GuestId


class Close(ClientMessage, frozen=True, tag="close"):
    """Close the room for good; the host's."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ToServer = (
    Name
    | Sit
    | Stand
    | Start
    | Rematch
    | Stop
    | Move
    | Undo
    | Why
    | AskHint
    | AskLook
    | AskLog
    | Chat
    | Mute
    | AskLink
    | Claim
    | SetBot
    | Change
    | Kick
    | GiveHost
    | Close
    | Ping
)


# Over HTTP


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a room."""

    plan: Plan
    name: Annotated[str, Meta(max_length=100)]  # the host's
    bots: Annotated[list[BotName | None], Meta(max_length=10)] = []  # by seat; None or nothing: open
    sit: bool = True  # whether the host takes the first open seat


class Created(msgspec.Struct, frozen=True):
    """A new room."""

    room: str  # its secret name: whoever knows it may come in


class Me(msgspec.Struct, frozen=True):
    """Who you are, by your cookie."""

    guest: str


class OptionView(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["choice", "number", "seat", "set"]
    rule: str
    default: str | int
    allowed: tuple[str, ...]
    most: int  # of a number: the largest; words of `allowed` may stand in its place
    sizes: dict[str, int]  # of a set: how many members, by number of players


class GameView(msgspec.Struct, frozen=True):
    """A game on offer."""

    name: str
    title: str
    players: tuple[int, ...]
    lowest_wins: bool
    options: list[OptionView]


class Offer(msgspec.Struct, frozen=True):
    """What can be played here."""

    games: list[GameView]
    bots: list[str]


class Proof(msgspec.Struct, frozen=True):
    """A finished match checked by the server: all that is needed to check it again."""

    commitment: str  # the SHA-256 of `sealed`, shown before the first move
    sealed: str
    seed: str
    moves: int
    result: Result


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a lesson. With a text it waits for the learner; without one it passes by itself."""

    view: View  # the learner's, who has seat 0; at the end everything
    line: Line | None = None  # of the move that led here
    text: str | None = None  # a key of lessons.ftl
    move: LegalMove | None = None  # to be made by the learner; None: to be read
    result: Result | None = None


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game."""

    game: str
    players: int
    scenes: list[Scene]


class Problem(msgspec.Struct, frozen=True):
    """Why an HTTP request was not carried out."""

    code: Code | Literal["not_found", "no_guest", "too_large", "bad_origin"]
    detail: str = ""


decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
encode = msgspec.json.Encoder().encode
