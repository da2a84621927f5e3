"""Puzzles are found, rated, kept apart; those that ship are what they claim to be."""

import msgspec
import pytest

import arkade
from arkade import puzzles, registry
from arkade.cli import DONE, FAULT, WRONG, main
from arkade.judge import Level, values, values_of
from arkade.puzzles import book as books
from arkade.puzzles import making, search
from arkade.puzzles.rating import HIGHEST, LOWEST, difficulty_of, rating_of

SHIPPED = puzzles.games()


SMALL = Level(wide=3, open=8, first=8, race=16, last=16, others=8)


@pytest.fixture
def small(monkeypatch):
    """Fewer simulations than any puzzle has, and fewer tries."""
    for name in ("LOOK", "FIRM", "DEEP"):
        monkeypatch.setattr(search, name, SMALL)
    monkeypatch.setattr(search, "SEARCH", "sims=200")
    monkeypatch.setattr(making, "TRIES", 2)
    monkeypatch.setattr(values, "LESSONS", 1)
    values_of.cache_clear()
    yield
    values_of.cache_clear()


def three_in_a_column():
    """Connect four: seat 0 wins by the first column, and loses by any other: seat 1 has an open three."""
    game = arkade.load("connect_four")
    assert game.warm()
    state = game.new(1)
    for column in [0, 2, 0, 3, 0, 4]:
        state.play(column)
    return game, state


@pytest.mark.usefixtures("small")
def test_the_one_best_move_is_found_and_no_position_with_two_good_ones_is_a_puzzle(monkeypatch):
    game, state = three_in_a_column()
    judge, asked = values_of(game), []

    def wanted(best, lead):
        asked.append((game.notation(best), lead >= search.LEAD))
        return True

    found = search.answer(judge, state, 0, wanted)
    assert found is not None
    assert asked == [(game.notation(0), True)]
    assert game.notation(found.best) == found.moves[0].move == game.notation(0)
    assert found.line[0] == found.best
    assert found.moves[0].chance == 1
    assert all(each.chance <= 1 - search.LEAD for each in found.moves[1:])
    assert search.answer(judge, state, 0, lambda best, lead: False) is None
    assert search.answer(judge, game.new(1), 0, wanted) is None
    monkeypatch.setattr(search, "_searched", lambda *position: False)
    assert search.answer(judge, state, 0, wanted) is None  # what a strong search does not find


@pytest.mark.usefixtures("small")
def test_of_the_puzzles_few_are_solved_at_sight_and_none_is_trivial(monkeypatch):
    game, state = three_in_a_column()
    found = search.answer(values_of(game), state, 0, lambda best, lead: True)
    bots = {"greedy": 1.0, "easy": 0.0}
    monkeypatch.setattr(making, "tried", lambda state, best, bot: bots[bot])
    shelf = making._Shelf("connect_four", 20, "")
    table = making.Table(game, {}, values_of(game))
    wants = lambda lead: shelf.wants(state, 1, found.best, lead)  # noqa: E731
    assert not wants(0.3)  # of one puzzle none may be
    bots |= {"medium": 0.0, "hard": 0.0}
    for number, greedy in enumerate([0.0, 0.0, 0.4, 0.0, 1.0]):
        bots["greedy"] = greedy
        shelf.add(making._puzzle(table, state, number, [], found, "drop"), 1)
    assert not wants(0.3)  # two of six are more than a fifth
    for number in range(4):
        bots["greedy"] = 0.0
        shelf.add(making._puzzle(table, state, 9 + number, [], found, "drop"), 1)
    bots["greedy"] = 1.0
    assert wants(0.3)
    assert not wants(0.6)
    bots["greedy"] = 0.4
    assert wants(0.6)


@pytest.mark.usefixtures("small")
def test_puzzles_are_made_beside_those_of_a_file(tmp_path):
    file, more = tmp_path / "some.json", tmp_path / "more.json"
    command = ["puzzles", "make", "connect_four", "--number"]
    assert main([*command, "2", "--out", str(file)]) == DONE
    assert main([*command, "3", "--seed", "5", "--file", str(file), "--out", str(more)]) == DONE
    some, all_of_them = ({each.id for each in puzzles.read_file(each).puzzles} for each in (file, more))
    assert len(all_of_them) == 3
    assert some < all_of_them
    assert main([*command, "3", "--file", str(more), "--out", str(file)]) == DONE
    assert puzzles.read_file(file).puzzles == puzzles.read_file(more).puzzles


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
    wrong = [msgspec.structs.replace(each, best=each.moves[-1].move) for each in found.puzzles]
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
        return rating_of({"greedy": 0.5, "easy": easy, "medium": medium, "hard": hard}, 8)

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
    assert first.move == puzzle.best == puzzle.line[0]
    for step in puzzle.line:
        assert match.state.player == puzzle.seat
        match.play(step)
    for each in puzzle.moves[1:]:
        assert first.chance - each.chance >= search.LEAD - 1e-4
        assert first.chance - each.chance >= search.SURE * each.error - 1e-3
    verbs = registry.definition(game).verbs
    assert puzzle.kind == verbs.verbs[verbs.of[state.game.parse(puzzle.best)]].name
    assert puzzle.id == books.identity(game, puzzle.players, puzzle.options, puzzle.seed, puzzle.before)
    assert set(puzzle.found) == {making.SIGHT, *making.LEVELS}
    if puzzle.found[making.SIGHT] >= making.SEEN:
        assert first.chance - max(each.chance for each in puzzle.moves[1:]) <= making.TRIVIAL + 1e-4
    assert puzzle.difficulty == difficulty_of(puzzle.rating)
    return state


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_are_sound_different_and_of_many_kinds(name):
    found = puzzles.read(name)
    assert found.game == name
    assert len(found.puzzles) >= 6
    for solved in (lambda share: share, lambda share: share >= making.SEEN):
        assert sum(solved(each.found[making.SIGHT]) for each in found.puzzles) <= making.SEEN_MOST * len(found.puzzles)
    assert len({each.id for each in found.puzzles}) == len(found.puzzles)
    assert [each.rating for each in found.puzzles] == sorted(each.rating for each in found.puzzles)
    seen = {sound(name, each).observe(each.seat).tobytes() for each in found.puzzles[::6]}
    assert len(seen) == len(found.puzzles[::6])
    assert len({each.kind for each in found.puzzles}) >= 2
    assert len({each.difficulty for each in found.puzzles}) >= 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_have_the_same_best_move_by_other_simulations(name):
    found = puzzles.read(name)
    assert all(sound(name, each) for each in found.puzzles)
    same = sum(puzzles.again(each, name, 4242) for each in found.puzzles)
    assert same >= 0.98 * len(found.puzzles)
