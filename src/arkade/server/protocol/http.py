"""Over HTTP: rooms, games on offer, proofs, reviews, lessons, puzzles."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arkade.kernel.reasons import Reason
from arkade.review.report import Call
from arkade.server.protocol.answers import Code
from arkade.server.protocol.parts import BotName, Clock, LegalMove, Line, Moment, Plan, Result, Seat, SeatNumber, View
from arkade.text import Phrase


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a room."""

    plan: Plan
    name: Annotated[str, Meta(max_length=100)]  # the host's
    bots: Annotated[list[BotName | None], Meta(max_length=10)] = []  # by seat; None or nothing: open
    sit: bool = True  # whether the host takes the first open seat
    start: bool = False  # whether to deal at once


class Created(msgspec.Struct, frozen=True):
    """A new room."""

    room: str  # its secret name: whoever knows it may come in


class Me(msgspec.Struct, frozen=True):
    """Who you are, by your cookie."""

    guest: str


class Erased(msgspec.Struct, frozen=True):
    """All about you is deleted."""

    rooms: int  # so many were deleted, or others' in which your name and words were


class Sitter(msgspec.Struct, frozen=True):
    """Who has a seat, as those outside may know: a person's name, a bot, or nobody."""

    name: str | None = None
    bot: str | None = None
    away: bool = False


class TableCard(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    room: str
    game: str
    seats: list[Sitter]
    clock: Clock
    state: Literal["waiting", "playing", "over"]
    since: int  # the last move or deal, milliseconds since 1970
    match: int  # the number of the match; 0 before the first
    mine: int | None = None  # your seat
    turn: int | None = None  # the seat to decide
    due: int | None = None  # until when, where a decision may take days
    winners: list[int] = []
    closed: bool = False


class Tables(msgspec.Struct, frozen=True):
    """The tables to be seen from the home page, the newest first."""

    mine: list[TableCard]
    open: list[TableCard]  # with a free seat, listed by their hosts


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device keeps of a person, on its way to another device."""

    kept: Annotated[str, Meta(max_length=6_000)]  # the client's own text: settings, progress


class Ticket(msgspec.Struct, frozen=True):
    """What another device becomes the same person with; works once, and not for long."""

    token: str
    seconds: int


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device that comes with a ticket."""

    token: Annotated[str, Meta(max_length=64)]


class Arrived(msgspec.Struct, frozen=True):
    """Who that device's cookie is from now on, and what the other one kept."""

    guest: str
    kept: str


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
    pictures: tuple[str, ...] = ()  # on its card: names in the client's sprite, or files of its board
    lesson: int = 0  # how many chapters teach it
    board: tuple[str, ...] = ()  # addresses of its board's script and style, if another package brings them
    picture: str = ""  # the address of a picture of its board, if there is one
    usual: int = 0  # players it is usually played with
    minutes: int = 0  # a game with as many takes; 0: nobody has said
    difficulty: int = 0  # from 1, explained in a minute, to 3; 0: nobody has said
    puzzles: int = 0  # how many it has


class BotView(msgspec.Struct, frozen=True):
    """A bot at a table. The client's words have its name and how it plays, where it is one of ours."""

    name: str
    face: str = ""  # a picture of the client's sprite
    about: str = ""  # in English, where there are no words for it


class Offer(msgspec.Struct, frozen=True):
    """What can be played here."""

    games: list[GameView]
    bots: list[str]
    characters: list[BotView] = []  # the same bots, with more of them
    lists: bool = False  # whether hosts may list their tables for everybody


class Keys(msgspec.Struct, frozen=True):
    """The server's public keys: by the first it signs finished matches, by the others it did before."""

    keys: list[str]  # Ed25519, in hexadecimal digits


class Signed(msgspec.Struct, frozen=True):
    """The signature that the server made at a match's end."""

    key: str
    signature: str
    text: str  # what is signed, by what is stored now
    fits: bool  # else what is stored was changed since


class Proof(msgspec.Struct, frozen=True):
    """A finished match checked by the server: all that is needed to check it again.

    The deal is the sealed one, the moves are legal and lead to the result. That these very moves were made, by whom and
    when, is only told; the signature shows that nothing of it was changed since.
    """

    commitment: str  # the SHA-256 of `sealed`, shown before the first move
    sealed: str
    seed: str
    moves: int
    result: Result
    signed: Signed | None = None  # None: of an older version, or the server stopped in that very moment


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's game: start + luck + own + others = result, in parts of a victory (docs/review.md)."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    turns: int  # that were judged: with a choice
    loss: float  # their mean
    worst: int | None  # numbers of moves: of the turn with the largest error,
    find: int | None  # of the best turn that was hardest to replace,
    turning: int | None  # of the move that changed the chances most


class MoveReview(msgspec.Struct, frozen=True):
    """A move, and everybody's chances after it: those before the next one, gone on with as well as can be."""

    n: int
    seat: int
    move: LegalMove
    chances: list[float]  # each seat's as it knew it
    true: list[float]  # as it was
    luck: list[float]  # of the change: what chance and hidden cards brought


class DecisionReview(msgspec.Struct, frozen=True):
    """A choice that a seat had, judged by what it knew."""

    n: int  # of the move that was made
    seat: int
    best: list[LegalMove]  # the best move, and how the turn then goes on best
    call: Call
    loss: float  # chance after the best move less that after the move made, the turn gone on with at its best
    error: float  # its standard error
    exact: bool  # the rest of the game was searched through
    chance: float  # after the best move: what the seat's curve says just before
    why: list[Phrase]  # what the best move brings beyond the move made or, of a find, beyond the rival's
    instead: list[Phrase]  # and what the other of the two brings instead


class TurnReview(msgspec.Struct, frozen=True):
    """What a seat did until another decided or something new was seen, judged as a whole; the order does not count."""

    n: int  # of its first move
    moves: int
    seat: int
    best: list[LegalMove]  # all of the best turn
    call: Call
    loss: float  # of the chance to win, by the whole turn
    error: float  # its standard error
    exact: bool
    chance: float  # after the best turn
    rival: list[LegalMove]  # the best turn that begins otherwise
    lead: float  # of the best turn over it, only about where it is small


class ReviewView(msgspec.Struct, frozen=True):
    """Where a match was won and lost, and what of it was luck."""

    level: str
    learned: bool  # a net judged; else the game's own evaluation, which knows less
    open: bool  # nothing is hidden: what was so is what all knew
    dealt: list[float]  # everybody's chance after the deal, each seat's as it knew it
    dealt_true: list[float]  # as it was
    seats: list[SeatReview]
    moves: list[MoveReview]
    turns: list[TurnReview]  # with a choice
    decisions: list[DecisionReview]


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a match is."""

    state: Literal["none", "running", "done"]
    done: int = 0  # turns that are judged
    of: int = 0  # 0: it has not begun
    before: int = 0  # so many others are made before it
    review: ReviewView | None = None  # while it is made: of what is judged so far, where this process makes it
    broken: bool = False  # something that was stored of the match could not be applied and is left out


class Moments(msgspec.Struct, frozen=True):
    """A finished match, whole: what to step through without asking again."""

    game: str  # the room may play another since
    seats: list[Seat]  # who sat there at its end
    mine: int | None  # the seat that one had
    moments: list[Moment]  # by how many moves are made


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a table of one's own that plays on from a puzzle's position, against bots."""

    name: Annotated[str, Meta(max_length=100)]
    bot: BotName  # has all other seats


class Practice(PlayOn, frozen=True, forbid_unknown_fields=True):
    """Ask for a table of one's own that plays on from a position of a finished match, against bots."""

    move: Annotated[int, Meta(ge=0, le=100_000)]  # so many moves are made
    seat: SeatNumber  # one's own


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a lesson. With a text it waits for the learner; without one it passes by itself."""

    view: View  # the learner's; at the end everything
    line: Line | None = None  # of the move that led here
    text: str | None = None  # a key of the game's words
    move: LegalMove | None = None  # to be made by the learner; None: to be read
    result: Result | None = None
    log: list[Line] = []  # at the end: of the whole match


class ChapterView(msgspec.Struct, frozen=True):
    """A chapter of a lesson, as a list of them shows it."""

    name: str
    title: str  # a key of the game's words
    steps: int
    rules: list[str]  # that it shows


class Lesson(msgspec.Struct, frozen=True):
    """How a game is taught: chapters, each of which can be played alone."""

    game: str
    chapters: list[ChapterView]
    play: Plan  # the table that was taught: what to play afterwards


class ChapterScenes(msgspec.Struct, frozen=True):
    """A chapter, moment by moment."""

    name: str
    title: str  # a key of the game's words
    players: int
    learner: int  # the seat of the one who learns
    scenes: list[Scene]


class Explained(msgspec.Struct, frozen=True):
    """Why a move is not allowed in a lesson or a puzzle; of one that is, what it would bring."""

    reasons: tuple[Reason, ...]
    outlook: list[Phrase]


class TriedMove(msgspec.Struct, frozen=True):
    """A move that comes into question in a puzzle."""

    move: str
    chance: float  # to win, after it
    why: list[Phrase]  # what the best move brings for certain, and this one does not
    instead: list[Phrase]  # what this one brings, and the best one does not


class PuzzleStep(msgspec.Struct, frozen=True):
    """A step of a puzzle's solution, and what its seat sees after it."""

    move: LegalMove
    view: View
    line: Line | None


class PuzzleView(msgspec.Struct, frozen=True):
    """A position in which exactly one move is best, as the seat that is to decide sees it."""

    id: str
    players: int
    seat: int
    view: View
    line: Line | None  # of the move that led there
    legal: list[LegalMove]
    best: str
    outlook: list[Phrase]  # what it brings for certain
    steps: list[PuzzleStep]  # the best move, and how the turn goes on best
    moves: list[TriedMove]  # the best few, the best first
    rating: int
    difficulty: int  # 1 to 3


class PuzzleBook(msgspec.Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleView]


class Problem(msgspec.Struct, frozen=True):
    """Why an HTTP request was not carried out."""

    code: Code | Literal["not_found", "no_guest", "too_large", "bad_origin"]
    detail: str = ""
