"""`Table`: a match with everybody who plays it."""

from arkade.table.bots import Maker, MatchBots
from arkade.table.clock import NO_CLOCK, Clock, Clocks
from arkade.table.match import By, Match, Move
from arkade.table.seats import Seat, Seats


class Table:
    """A match, the seats around it, their clocks and its bots.

    `at` is the time at which something happens, in milliseconds; where no clock runs it may be left out.
    """

    def __init__(self, match: Match, seats: Seats, clock: Clock = NO_CLOCK, number: int = 1, at: int = 0) -> None:
        self.match, self.seats = match, seats
        self.number = number  # of the match among those played at this table
        self.clocks = Clocks(clock, match.game.players)
        self.sat: list[Seat] | None = None  # who sat there at the match's end
        self.bots = MatchBots()
        self.notice(at)

    def person(self, seat: int) -> bool:
        """Whether a person plays this seat now."""
        return self.seats.person(seat) and not self.clocks.flagged(seat)

    def play(self, action: int | str, by: By = "person", at: int = 0) -> Move:
        """Carry an action out, or raise as `State.play` does."""
        move = self.match.play(action, by)
        self.clocks.decide(self._deciding(), at)
        self._end()
        return move

    def ask_bot(self, make: Maker) -> int:
        """What the bot of the seat that decides would play."""
        seat = self.match.player
        assert seat is not None
        with self.bots.borrow(seat, self.seats.bot(seat), make) as bot:
            return bot.choose(self.match.seat(seat))

    def undoable(self, seat: int) -> int:
        """How many moves the person in a seat may take back now."""
        return self.match.undoable(seat) if self.person(seat) else 0

    def take_back(self, moves: int, at: int = 0) -> None:
        """Make the last moves unmade, as `undoable` has allowed."""
        self.match.take_back(moves)
        self.clocks.undo(moves, self._deciding(), at)

    def stop(self, at: int = 0) -> None:
        """End the match before its end."""
        self.match.stop()
        self.notice(at)
        self._end()

    def halt(self, event: int, at: int) -> None:
        """Let the match and its clocks stand still before a stored event that cannot be applied."""
        self.match.halt(event)
        self.notice(at)

    def resume(self, event: int, moves: int, turn: int, at: int) -> None:
        """Go on, by a stored event, after so many moves with a turn of this number."""
        if (more := len(self.match.moves) - moves) > 0:  # that another version of the rules could not apply
            self.take_back(more, at)
        self.match.broken = self.match.broken or event
        self.match.resume(turn)
        self.notice(at)

    def sleep(self, at: int) -> None:
        """The last one has left."""
        self.clocks.sleep(at)

    def wake(self, at: int) -> None:
        """Somebody is there again: the time in which nobody was is forgiven."""
        self.clocks.wake(at)

    def notice(self, at: int) -> None:
        """Somebody came or went: perhaps another's time runs now, or nobody's."""
        self.clocks.change(self._deciding(), at)

    def _deciding(self) -> int | None:
        """Whose time runs: the person's who decides."""
        seat = self.match.player
        return seat if seat is not None and self.person(seat) else None

    def _end(self) -> None:
        if self.match.over:
            self.sat = list(self.seats)
            self.bots.dismiss()
