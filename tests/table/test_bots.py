"""The bots of a match are made once and keep their trees, whoever lets them play."""

import pytest

import arkade
from arkade.arena import play as arena
from arkade.arena.schedule import Task, settle
from arkade.cli.play import Terminal
from arkade.table.bots import MatchBots
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table
from tests.table.kept import Workshop


def table_of_bots():
    return Table(Match(arkade.load("connect_four"), 1), Seats([Seat(bot="a"), Seat(bot="b")]))


def test_the_bots_of_the_terminal_keep_their_trees(capsys):
    workshop = Workshop()
    Terminal(table_of_bots(), workshop.make, "en").run()
    workshop.check(bots=2)
    assert capsys.readouterr().out


def test_the_bots_of_the_arena_keep_their_trees(monkeypatch):
    workshop = Workshop()
    monkeypatch.setattr(arena.bots, "make", workshop.make)
    settings = settle(arkade.load("connect_four"), ["random", "greedy"], 2, 1, False)
    arena.Referee(settings, "here").play(Task(0, 0))
    workshop.check(bots=2)


def test_a_seat_that_is_given_to_another_bot_gets_a_new_one():
    bots, made = MatchBots(), []

    def make(spec, seat):
        made.append((spec, seat))
        return object()

    def ask(seat, spec):
        with bots.borrow(seat, spec, make) as bot:
            return bot

    assert ask(0, "easy") is ask(0, "easy")
    assert ask(1, "easy") is not ask(0, "easy")
    ask(0, "hard")
    ask(0, "easy")
    assert made == [("easy", 0), ("easy", 1), ("hard", 0), ("easy", 0)]


def test_a_bot_that_thinks_is_nobody_elses_and_one_that_fails_is_not_asked_again():
    bots = MatchBots()

    def make(spec, seat):
        return object()

    with bots.borrow(0, "easy", make) as first, bots.borrow(0, "easy", make) as other:
        assert first is not other
    with pytest.raises(TimeoutError), bots.borrow(0, "easy", make) as late:
        raise TimeoutError
    with bots.borrow(0, "easy", make) as bot:
        assert bot is not late


def test_with_the_match_its_bots_go():
    table, workshop = table_of_bots(), Workshop()
    table.ask_bot(workshop.make)
    table.stop()
    assert table.bots._kept == {}
    with table.bots.borrow(0, "a", workshop.make):
        pass
    assert table.bots._kept == {}
