"""A table: who plays a seat, whose time runs, and what an undo costs."""

import arkade
from arkade.table.clock import GameClock, MoveClock
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table

PEOPLE = Seat(guest="ada"), Seat(guest="bob")


def table(seats=PEOPLE, **more):
    return Table(Match(arkade.load("connect_four"), 1), Seats(seats, "easy"), **more)


def test_a_seat_is_played_by_its_person_its_bot_or_the_stand_in():
    seats = Seats([Seat(guest="ada"), Seat(bot="hard"), Seat(), Seat(guest="bob", away=True)], "easy")
    assert [seats.person(number) for number in range(4)] == [True, False, False, False]
    assert [seats.bot(number) for number in range(1, 4)] == ["hard", "easy", "easy"]
    assert seats.present() == ["ada"]


def test_people_keep_their_seats_when_there_are_fewer_and_move_up_where_theirs_is_gone():
    seats = Seats([Seat(), Seat(guest="ada"), Seat(guest="bob")])
    seats.resize(2)
    assert [seat.guest for seat in seats] == ["bob", "ada"]
    seats.resize(4)
    assert [seat.guest for seat in seats] == ["bob", "ada", None, None]


def test_only_the_time_of_the_person_who_decides_runs():
    played = table(clock=GameClock(60, 5), at=1000)
    assert played.clocks.view(1000).running == 0
    played.play("a", at=11_000)
    assert played.clocks.view(12_000).left == [55_000, 59_000]
    played.seats.set_away(1, True)
    played.notice(21_000)
    assert played.clocks.view(99_000).left == [55_000, 50_000]
    assert played.clocks.deadline() is None


def test_who_has_no_time_left_is_played_for_and_takes_nothing_back():
    played = table(clock=GameClock(10), at=0)
    played.play("a", by="clock", at=10_000)
    assert not played.person(0)
    assert played.person(1)
    assert played.undoable(0) == 0


def test_an_undo_gives_no_time_of_the_move_back():
    played = table(clock=MoveClock(20), at=0)
    played.play("a", at=5_000)
    played.take_back(1, at=8_000)
    assert played.clocks.deadline() == 20_000
    assert played.match.turn == 2
    assert played.match.moves == []
