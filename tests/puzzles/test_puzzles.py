"""Puzzles are found, rated, kept apart; those that ship are what they claim to be."""

from collections import Counter

import msgspec
import numpy as np
import pytest

import arkade
from arkade import puzzles, registry
from arkade.cli import DONE, FAULT, WRONG, main
from arkade.puzzles import book as books
from arkade.puzzles import making, search
from arkade.puzzles.rating import HIGHEST, LOWEST, difficulty_of, rating_of

SHIPPED = puzzles.games()


@pytest.fixture
def small(monkeypatch):
    """Fewer simulations than any puzzle has, and fewer tries."""
    for name, value in {"FIRST": 8, "MOST": 16, "DEEPER": 2, "LESSONS": 1, "SEARCH": "sims=200"}.items():
        monkeypatch.setattr(search, name, value)
    monkeypatch.setattr(making, "TRIES", 2)
    search.values_of.cache_clear()
    yield
    search.values_of.cache_clear()


def three_in_a_column():
    """Connect four: seat 0 wins by the first column, and loses by any other: seat 1 has an open three."""
    game = arkade.load("connect_four")
    assert game.warm()
    state = game.new(1)
    for column in [0, 2, 0, 3, 0, 4]:
        state.play(column)
    return game, state


@pytest.mark.usefixtures("small")
def test_the_one_best_move_is_found_and_no_position_with_two_good_ones_is_a_puzzle():
    game, state = three_in_a_column()
    values = search.values_of(game)
    found = search.answer(values, state, 0, lambda best: True)
    assert found is not None
    assert game.notation(found.best) == found.moves[0].move == game.notation(0)
    assert found.moves[0].chance == 1
    assert all(each.chance <= 1 - search.LEAD for each in found.moves[1:])
    assert search.answer(values, state, 0, lambda best: False) is None
    assert search.answer(values, game.new(1), 0, lambda best: True) is None
    order = np.array([1, 0, 2])  # what is no best move is not confirmed
    assert search.confirmed(values, state, order, 0, 8) is None


@pytest.mark.usefixtures("small")
def test_the_command_makes_and_checks_them(tmp_path, capsys):
    file = tmp_path / "some.json"
    command = ["puzzles", "make", "connect_four", "--number", "3", "--out", str(file)]
    assert main(command) == DONE
    one = file.read_bytes()
    found = puzzles.read_file(file)
    assert len(found.puzzles) == 3
    assert found.command == "arkade puzzles make connect_four --number=3 --seed=0"
    for puzzle in found.puzzles:
        sound(found.game, puzzle)
    assert main(command) == DONE
    assert file.read_bytes() == one
    assert main(["puzzles", "check", "connect_four", "--file", str(file), "--seed", "7"]) == DONE
    assert "3 of 3 have the same best move" in capsys.readouterr().out
    wrong = [msgspec.structs.replace(each, moves=each.moves[::-1]) for each in found.puzzles]
    msgspec.structs.replace(found, puzzles=wrong).write(file)
    assert main(["puzzles", "check", "connect_four", "--file", str(file)]) == FAULT
    for bad, said in ((["--number", "0"], "at least one puzzle"), (["--players", "two"], "such as 2,3")):
        assert main(["puzzles", "make", "connect_four", "--lang", "en", *bad]) == WRONG
        assert said in capsys.readouterr().err


def test_a_file_of_something_else_is_refused_with_a_sentence(tmp_path):
    file = tmp_path / "some.json"
    for content in (b"", b"{}", b'{"format":"x","game":"y","command":"","puzzles":[]}', b"[" * 100_000):
        file.write_bytes(content)
        with pytest.raises(arkade.BadData, match=r"some\.json"):
            puzzles.read_file(file)


def test_who_finds_a_puzzle_makes_its_rating():
    def rating(easy, medium, hard):
        return rating_of({"easy": easy, "medium": medium, "hard": hard}, 8)

    ratings = [rating(1, 1, 1), rating(0.5, 1, 1), rating(0.25, 0.5, 0.75), rating(0, 0, 0.5), rating(0, 0, 0)]
    assert ratings == sorted(set(ratings))
    assert ratings[2] == pytest.approx(1500, abs=1)
    assert all(LOWEST <= each <= HIGHEST for each in ratings)
    assert [difficulty_of(each) for each in ratings] == [1, 1, 2, 3, 3]


# Those that ship


def sound(game, puzzle):
    """What every puzzle must be; its position."""
    match = puzzle.match(game)
    state, first = match.state, puzzle.moves[0]
    assert state.player == puzzle.seat
    legal = [state.game.notation(action) for action in state.legal()]
    assert len(legal) > 1
    assert {each.move for each in puzzle.moves} <= set(legal)
    assert first.move == puzzle.best
    for each in puzzle.moves[1:]:
        assert first.chance - each.chance >= search.LEAD - 1e-4
        assert first.chance - each.chance >= search.SURE * each.error - 1e-3
    verbs = registry.definition(game).verbs
    assert puzzle.kind == verbs.verbs[verbs.of[state.game.parse(puzzle.best)]].name
    assert puzzle.id == books.identity(game, puzzle.players, puzzle.options, puzzle.seed, puzzle.before)
    assert set(puzzle.found) == set(making.LEVELS)
    assert puzzle.difficulty == difficulty_of(puzzle.rating)
    return state


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_are_sound_different_and_of_many_kinds(name):
    found = puzzles.read(name)
    assert found.game == name
    assert len(found.puzzles) >= 60
    assert len({each.id for each in found.puzzles}) == len(found.puzzles)
    assert [each.rating for each in found.puzzles] == sorted(each.rating for each in found.puzzles)
    seen = {sound(name, each).observe(each.seat).tobytes() for each in found.puzzles[::6]}
    assert len(seen) == len(found.puzzles[::6])
    kinds = Counter(each.kind for each in found.puzzles)
    assert max(kinds.values()) <= 34  # half of the 66 that were asked for
    assert len({each.difficulty for each in found.puzzles}) >= 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_have_the_same_best_move_by_other_simulations(name):
    found = puzzles.read(name)
    assert all(sound(name, each) for each in found.puzzles)
    same = sum(puzzles.again(each, name, 4242) for each in found.puzzles)
    assert same >= 0.95 * len(found.puzzles)
