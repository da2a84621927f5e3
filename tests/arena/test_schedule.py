"""Who plays whom: every bot equally often everywhere, and nothing by the order of work."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import arkade
from arkade.arena import Task, round_size
from arkade.arena.schedule import Settings, settle

TABLES = [(players, bots) for players in range(2, 7) for bots in range(1, 8)]


def settings(players: int, bots: int, games: int = 1, seed: int = 0) -> Settings:
    return settle(arkade.load("animimix", players), ["random"] * bots, games, seed)


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_every_bot_has_every_seat_equally_often(players, bots):
    made = settings(players, bots, games=3 * round_size(bots, players))
    seats = Counter((bot, seat) for task in made.tasks() for seat, bot in enumerate(made.seating(task)))
    assert set(seats) == {(bot, seat) for bot in range(bots) for seat in range(players)}
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_every_bot_meets_every_other_equally_often(players, bots):
    made = settings(players, bots)
    pairs = Counter(pair for task in made.tasks() for pair in permutations(made.seating(task), 2) if pair[0] != pair[1])
    assert len(pairs) == bots * (bots - 1)
    assert len(set(pairs.values())) <= 1


def test_as_many_bots_as_seats_have_one_each():
    made = settings(4, 4, games=40)
    assert all(sorted(made.seating(task)) == [0, 1, 2, 3] for task in made.tasks())
    assert round_size(4, 4) == 4


def test_two_bots_at_three_seats_have_two_of_them_in_turn():
    made = settings(3, 2, games=60)
    assert round_size(2, 3) == 6
    assert Counter(sum(made.seating(Task(deal, 0))) for deal in range(20)) == {1: 10, 2: 10}


def test_more_bots_than_seats_play_in_every_combination():
    made = settings(2, 4)
    assert made.games == 12
    met = [tuple(sorted(made.seating(Task(deal, 0)))) for deal in range(6)]
    assert sorted(met) == list(combinations(range(4), 2))


@pytest.mark.parametrize(("asked", "played"), [(1, 4), (4, 4), (5, 8), (400, 400), (401, 404)])
def test_games_are_rounded_up_to_whole_rounds(asked, played):
    made = settings(4, 2, games=asked)
    assert made.games == played
    assert len(list(made.tasks())) == played


def test_a_deal_is_the_same_in_all_rotations_and_everybody_moves_on_by_one_seat():
    made = settings(5, 5, games=50)
    for deal in range(10):
        tables = [made.seating(Task(deal, rotation)) for rotation in range(5)]
        for rotation, table in enumerate(tables):
            assert table == tables[0][5 - rotation :] + tables[0][: 5 - rotation]
        assert len({made.deal_seed(Task(deal, rotation)) for rotation in range(5)}) == 1
    assert len({made.deal_seed(Task(deal, 0)) for deal in range(10)}) == 10


def test_neighbours_change_from_deal_to_deal():
    made = settings(4, 4, games=400)
    after = Counter((table[0], table[1]) for task in made.tasks() for table in [made.seating(task)])
    assert len(after) == 12
    assert min(after.values()) > 10


def test_every_bot_of_every_game_has_a_seed_of_its_own():
    made, other = settings(3, 3, games=30), settings(3, 3, games=30, seed=1)
    seeds = [one.bot_seed(task, seat) for one in (made, other) for task in made.tasks() for seat in range(3)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_the_schedule_is_for_ever():
    """Another schedule would make old results impossible to repeat."""
    made = settings(4, 3, games=12, seed=7)
    assert [made.seating(Task(deal, 0)) for deal in range(3)] == SEATINGS
    assert made.deal_seed(Task(1, 0)) == DEAL_SEED
    assert made.bot_seed(Task(1, 2), 3) == BOT_SEED


SEATINGS = [[0, 1, 2, 0], [1, 0, 2, 1], [2, 1, 2, 0]]
DEAL_SEED = 2878023630827884141145871894352642933
BOT_SEED = 4925385740210425775


def test_what_plays_by_the_clock_is_not_called_repeatable():
    game = arkade.load("noah", 2)
    for spec, repeatable in [("hard", True), ("mcts:ms=200", False), ("mcts:sims=100,threads=2", True)]:
        made = settle(game, ["random", spec], 2, 0)
        assert made.repeatable is repeatable
    assert made.threads == 2
