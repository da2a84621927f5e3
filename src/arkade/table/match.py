"""`Match`: a game being played, with its history."""

from typing import Any, NamedTuple

import msgspec

from arkade.game import Game
from arkade.kernel.events import phrases
from arkade.replay import By as By
from arkade.replay import Replay, commitment
from arkade.state import Seat, State
from arkade.text import Phrase


class Line(msgspec.Struct, frozen=True):
    """The log of one move, as the viewer may read it."""

    number: int  # of the move, from 1
    seat: int
    by: By
    lines: list[Phrase]  # the events that have something to read
    events: list[Any]  # what happened, of the types that the game declares


class Move(NamedTuple):
    """One action, with the states before and after it. Both stay as they are."""

    number: int  # from 1
    seat: int
    action: int
    by: By
    before: State
    after: State
    unseen_by: tuple[int, ...]  # seats that could not see which action it was

    def line(self, viewer: int | None) -> Line:
        """What a viewer may know of it. None: a spectator."""
        happened = self.before.events(self.action, self.after, viewer)
        return Line(self.number, self.seat, self.by, phrases(happened), happened)


class Match:
    """One game from its deal to its end: the seed's commitment first, then nothing but actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.commitment = commitment(game, seed)
        self.state = game.new(seed)  # replaced by each move, never changed
        self.moves: list[Move] = []
        self.turn = 0  # counts moves and undos
        self.stopped = False
        self.broken = 0  # the number of the first stored event of it that could not be applied; 0: none
        self.practice: int | None = None  # it plays on after so many moves of another match, whose cards were known
        self.halted = False  # it stands before that event until somebody resumes or stops it

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.stopped or self.state.over

    @property
    def player(self) -> int | None:
        """The seat to decide, None when nothing more can be played, or nothing now."""
        return None if self.stopped or self.halted else self.state.player

    def play(self, action: int | str, by: By = "person") -> Move:
        """Carry an action out, or raise as `State.play` does."""
        before, code = self.state, self.game.action(action)
        after = before.copy()
        after.play(code)
        seat = before.player
        assert seat is not None
        unseen = tuple(other for other in range(self.game.players) if not before.sees(other, code))
        move = Move(len(self.moves) + 1, seat, code, by, before, after, unseen)
        self.moves.append(move)
        self.state = after
        self.turn += 1
        return move

    def stop(self) -> None:
        """End it before its end."""
        self.stopped, self.halted = True, False

    def halt(self, event: int) -> None:
        """Let it stand still: a stored event of it cannot be applied."""
        self.broken, self.halted = self.broken or event, True

    def resume(self, turn: int) -> None:
        """Let it go on with a turn of this number."""
        self.turn, self.halted = turn, False

    def undoable(self, seat: int) -> int:
        """The law of undo: how many moves the seat may take back now, 0 if none.

        It is the last move that a person made in this seat, together with what was forced after it: within one's own
        turn, never past chance or what was shown, never another's move or a bot's.
        """
        if self.player != seat:
            return 0
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat != seat or move.before.news != self.state.news or move.by not in ("person", "forced"):
                return 0
            if move.by == "person":
                return count
        return 0

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take a move back now."""
        return self.undoable(seat) > 0

    def undo(self, seat: int) -> int:
        """Take back what the seat may; how many moves that were."""
        moves = self.undoable(seat)
        if moves:
            self.take_back(moves)
        return moves

    def take_back(self, moves: int) -> None:
        """Make the last moves unmade, as `undoable` has allowed."""
        self.state = self.moves[-moves].before
        del self.moves[-moves:]
        self.turn += 1

    def at(self, number: int) -> State:
        """The state after so many moves."""
        return self.moves[number].before if number < len(self.moves) else self.state

    def seen_by(self, seat: int) -> tuple[int | None, ...]:
        """All actions as a seat saw them, None for each that it could not see."""
        return tuple(None if seat in move.unseen_by else move.action for move in self.moves)

    def seat(self, seat: int) -> Seat:
        """What a seat has of the match as it stands, the moves that it saw included."""
        return self.state.seat(seat, self.seen_by(seat))

    def log(self, viewer: int | None, since: int = 0) -> list[Line]:
        """What happened after the first `since` moves (negative: by so many last moves), as a viewer may know it."""
        return [move.line(viewer) for move in self.moves[since:]]

    def story(self, viewer: int | None, since: int = 0) -> list[Phrase]:
        """The log to read."""
        return [phrase for line in self.log(viewer, since) for phrase in line.lines]

    def replay(self) -> Replay:
        """All of it, to keep."""
        return Replay(self.game, self.seed, [move.action for move in self.moves])
