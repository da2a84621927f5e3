"""`Seats`: who sits where, and who plays for those who do not."""

from collections.abc import Iterable, Iterator

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, a bot, or nobody (the room's stand-in plays and anybody may sit down)."""

    guest: str | None = None
    bot: str | None = None
    away: bool = False  # the person is gone, the stand-in plays


class Seats:
    """The seats around a table. The stand-in is the bot that plays for people who left and for open seats."""

    def __init__(self, seats: Iterable[Seat], stand_in: str = "random") -> None:
        self.all = list(seats)
        self.stand_in = stand_in

    def __getitem__(self, number: int) -> Seat:
        return self.all[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return next((number for number, seat in enumerate(self.all) if seat.guest == guest), None)

    def person(self, number: int) -> bool:
        """Whether a person is there to play a seat."""
        return self.all[number].guest is not None and not self.all[number].away

    def bot(self, number: int) -> str:
        """Which bot plays a seat otherwise."""
        return self.all[number].bot or self.stand_in

    def present(self) -> list[str]:
        """The people who are there to play, in the order of their seats."""
        return [seat.guest for seat in self.all if seat.guest and not seat.away]

    def sit(self, number: int, guest: str) -> None:
        """A person takes a seat, leaving any other."""
        self.leave(guest)
        self.all[number] = Seat(guest=guest)

    def leave(self, guest: str) -> None:
        """A person's seat becomes open."""
        self.all = [Seat() if seat.guest == guest else seat for seat in self.all]

    def give(self, number: int, bot: str | None) -> None:
        """A seat is given to a bot, or opened."""
        self.all[number] = Seat(bot=bot)

    def set_away(self, number: int, away: bool) -> None:
        """The person of a seat is gone, or there again."""
        self.all[number] = msgspec.structs.replace(self.all[number], away=away)

    def resize(self, players: int) -> None:
        """Another number of seats: people keep theirs, and move up where it is gone."""
        gone = [seat for seat in self.all[players:] if seat.guest]
        self.all = (self.all + [Seat()] * players)[:players]
        for number, seat in enumerate(self.all):
            if gone and seat.guest is None:
                self.all[number] = gone.pop(0)
