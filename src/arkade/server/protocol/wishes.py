"""From a client, over the socket: what a guest wants."""

from typing import Annotated

import msgspec
from msgspec import Meta

from arkade.server.protocol.parts import BotName, GuestId, Plan, SeatNumber


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


class Resume(ClientMessage, frozen=True, tag="resume"):
    """Play on where a match stands still because what is stored of it cannot be applied; the host's."""


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
    """Ask the judge what is best now."""


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


class Hurry(ClientMessage, frozen=True, tag="hurry"):
    """Let the bots move without a pause until a person is to decide; of somebody who plays with bots alone."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask whether the server is there."""


#: What changes the room if it is granted.
Wish = (
    Name
    | Sit
    | Stand
    | Start
    | Rematch
    | Stop
    | Resume
    | Move
    | Undo
    | Chat
    | Mute
    | Claim
    | SetBot
    | Change
    | Kick
    | GiveHost
    | Close
)
#: What is only answered.
Question = Ping | Hurry | Why | AskHint | AskLook | AskLog | AskLink
ToServer = Wish | Question
