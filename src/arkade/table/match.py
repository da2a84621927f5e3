"""`Match`: a game being played, with its history."""

from typing import NamedTuple

from arkade.game import Game
from arkade.replay import Replay, commitment
from arkade.state import Seat, State
from arkade.text import Phrase


class Move(NamedTuple):
    """One action and the state it was played in."""

    before: State
    action: int
    unseen_by: tuple[int, ...]  # seats that could not see which action it was


class Match:
    """One game from its deal to its end: the seed's commitment first, then nothing but actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.commitment = commitment(game, seed)
        self.state = game.new(seed)
        self.moves: list[Move] = []

    def play(self, action: int | str) -> None:
        """Carry an action out, or raise as `State.play` does."""
        before, code = self.state.copy(), self.game.action(action)
        self.state.play(code)
        unseen = tuple(seat for seat in range(self.game.players) if not before.sees(seat, code))
        self.moves.append(Move(before, code, unseen))

    def seat(self, seat: int) -> Seat:
        """What a seat has of the match as it stands, the moves that it saw included."""
        return self.state.seat(seat, tuple(None if seat in move.unseen_by else move.action for move in self.moves))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back: within its own turn, never past chance or what was shown."""
        if not self.moves or self.state.player != seat:
            return False
        before = self.moves[-1].before
        return before.player == seat and before.news == self.state.news

    def undo(self, seat: int) -> bool:
        """Take the seat's last move back if it may; whether it did."""
        if not self.can_undo(seat):
            return False
        self.state = self.moves.pop().before
        return True

    def story(self, seat: int | None, since: int = 0) -> list[Phrase]:
        """The log lines of the moves from number `since` on, as a seat may read them."""
        lines = []
        for number in range(since, len(self.moves)):
            before, action, _ = self.moves[number]
            after = self.moves[number + 1].before if number + 1 < len(self.moves) else self.state
            lines += before.story(action, after, seat)
        return lines

    def replay(self) -> Replay:
        """All of it, to keep."""
        return Replay(self.game, self.seed, [move.action for move in self.moves])
