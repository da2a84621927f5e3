"""Intervals that hold what they promise, ratings and tables on games made by hand."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

import arkade
from arkade.arena import Played, Results, Settings
from arkade.arena.schedule import settle
from arkade.arena.statistics import share_of


def test_one_game_a_deal_is_wilsons_interval():
    """80 of 100: Wilson 1927 with t of 99 degrees of freedom (1.98422) in place of 1.95996."""
    found = share_of([1] * 80 + [0] * 20, [1] * 100, 0.5)
    worth = 0.8 * 0.2 / (0.8 * 0.2 / 99)
    t = 1.98421695
    centre = (0.8 + t * t / 2 / worth) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * (0.16 / worth + t * t / 4 / worth**2) ** 0.5
    assert found.share == 0.8
    assert found.low == pytest.approx(centre - half)
    assert found.high == pytest.approx(centre + half)
    assert found.p_value == pytest.approx(2 * stats.t.sf(0.3 / (0.25 / worth) ** 0.5, 99))


def test_four_equal_games_of_a_deal_count_as_one():
    one = share_of([1] * 60 + [0] * 40, [1] * 100, 0.5)
    four = share_of([4] * 60 + [0] * 40, [4] * 100, 0.5)
    assert four == pytest.approx(one)


def test_who_always_wins_still_has_an_interval():
    found = share_of([2] * 200, [2] * 200, 0.5)
    assert found.share == found.high == 1
    assert 0.97 < found.low < 0.99
    assert found.p_value < 1e-20
    assert share_of([0] * 200, [2] * 200, 0.5).high == pytest.approx(1 - found.low)


def test_one_deal_proves_nothing():
    assert share_of([2], [2], 0.5) == (1, 0, 1, 1)


@pytest.mark.parametrize("strength", [0.25, 0.5, 0.9, 0.98])
@pytest.mark.parametrize("rotations", [2, 4])
def test_the_interval_holds_the_truth_in_95_of_100_tournaments(strength, rotations):
    """Deals of unequal luck: the chance of winning differs from deal to deal around the strength."""
    chance = np.random.default_rng(int(strength * 100) * rotations)
    held, tournaments = 0, 2000
    for _ in range(tournaments):
        luck = chance.beta(4 * strength, 4 * (1 - strength), size=200)
        found = share_of(chance.binomial(rotations, luck), [rotations] * 200, 0.5)
        held += found.low <= strength <= found.high
    assert 0.935 < held / tournaments < 0.97


def test_equal_bots_are_called_unequal_in_5_of_100_tournaments():
    """Tables of two and one seat in turn, as two bots have them at three."""
    chance = np.random.default_rng(1)
    seats = np.array([6, 3] * 70)
    called = 0
    for _ in range(2000):
        won = chance.binomial(3, seats / 9)
        called += share_of(won, seats, 1 / 3).p_value < 0.05
    assert 0.03 < called / 2000 < 0.07


@pytest.mark.parametrize(("alone", "together"), [(0.5, 0.75), (0.62, 0.85), (0.8, 0.95)])
def test_a_stronger_bot_with_two_seats_and_one_in_turn_has_an_interval_that_holds_the_truth(alone, together):
    """Three games a deal, in which it has one seat or two; a seat of two wins less, which is no matter of chance."""
    chance = np.random.default_rng(int(100 * alone))
    seats, strength = np.array([6, 3] * 70), np.array([together, alone] * 70)
    truth, held, narrower, tournaments = (alone + together) / 3, 0, 0, 2000
    for _ in range(tournaments):
        won = chance.binomial(3, chance.beta(6 * strength, 6 * (1 - strength)))
        found, loose = share_of(won, seats, 1 / 3, settled=True), share_of(won, seats, 1 / 3)
        held += found.low <= truth <= found.high
        narrower += found.high - found.low < loose.high - loose.low
    assert 0.935 < held / tournaments < 0.97
    assert narrower / tournaments > 0.9


def test_where_a_number_of_seats_comes_once_all_deals_are_compared():
    assert share_of([2, 3, 1, 1], [6, 6, 6, 3], 1 / 3, settled=True) == share_of([2, 3, 1, 1], [6, 6, 6, 3], 1 / 3)


@given(st.lists(st.integers(0, 4), min_size=2, max_size=60), st.sampled_from([0.2, 0.25, 0.5]))
def test_the_p_value_and_the_interval_say_the_same(won, equal):
    found = share_of(won, [4] * len(won), equal)
    assert 0 <= found.low <= found.share <= found.high <= 1
    if abs(found.p_value - 0.05) > 1e-9:
        assert (found.p_value < 0.05) == (not found.low <= equal <= found.high)


# Games made by hand


def tournament(players: int, bots: list[str], winners: list[list[int]]) -> Results:
    """A tournament with these winners, by game."""
    made = settle(arkade.load("animimix", players), ["random"] * len(bots), len(winners), 0)
    content = {name: getattr(made, name) for name in Settings.__struct_fields__}
    made = Settings(**{**content, "bots": bots})
    games = {}
    for task, won in zip(made.tasks(), winners, strict=True):
        points = [10 if seat in won else seat for seat in range(players)]
        games[task] = Played(
            deal=task.deal,
            rotation=task.rotation,
            seating=made.seating(task),
            first=1,
            points=points,
            winners=won,
            decisions=[seat + 5 for seat in range(players)],
            seconds=[0.5] * players,
        )
    return Results(made, games)


def test_shares_points_and_ratings_of_a_bot_that_wins_every_game():
    empty = settle(arkade.load("animimix", 2), ["random"] * 2, 40, 0)
    results = tournament(2, ["strong", "weak"], [[empty.seating(task).index(0)] for task in empty.tasks()])
    strong, weak = results.bots
    assert (strong.bot, strong.seats, strong.share, strong.points) == ("strong", 40, 1.0, 10.0)
    assert (weak.share, weak.points) == (0.0, 0.5)
    assert strong.decisions == weak.decisions == 5.5
    assert strong.seconds == 0.5
    assert strong.low > 0.5 > weak.high
    assert strong.mu - 3 * strong.sigma > weak.mu + 3 * weak.sigma
    assert len(results.ratings["weak"]) == 41
    assert [seat.share for seat in results.seats] == [0.5, 0.5]


def test_shared_wins_are_shares():
    results = tournament(2, ["one", "other"], [[0, 1]] * 20)
    assert [bot.share for bot in results.bots] == [0.5, 0.5]
    assert results.bots[0].mu == pytest.approx(results.bots[1].mu)


def test_the_order_of_play_counts_from_the_seat_that_began():
    results = tournament(3, ["one", "two", "three"], [[1]] * 30)
    assert [seat.share for seat in results.seats] == [1, 0, 0]
    assert results.seats[0].p_value < 0.01
    assert {row["order"] for row in results.rows() if row["seat"] == 1} == {1}
    assert [bot.share for bot in results.bots] == pytest.approx([1 / 3] * 3)


def test_a_bot_named_again_is_one_bot_with_more_seats():
    results = tournament(4, ["a", "b", "b", "b"], [[0]] * 40)
    assert [(bot.bot, bot.seats, bot.share) for bot in results.bots] == [("a", 40, 0.25), ("b", 120, 0.25)]


def test_a_bot_alone_has_the_equal_share_for_certain():
    results = tournament(3, ["a"], [[0]] * 30)
    assert [(bot.share, bot.low, bot.high, bot.p_value) for bot in results.bots] == [(1 / 3, 1 / 3, 1 / 3, 1)]


def test_the_digest_changes_with_a_result_and_not_with_the_time():
    import msgspec

    results = tournament(2, ["a", "b"], [[0]] * 4)
    games = {game.task: game for game in results.games}
    last = results.games[-1]
    slower = games | {last.task: msgspec.structs.replace(last, seconds=[9.0, 9.0])}
    other = games | {last.task: msgspec.structs.replace(last, winners=[1])}
    assert Results(results.settings, slower).digest == results.digest
    assert Results(results.settings, other).digest != results.digest


def test_the_summary_is_plain_json():
    results = tournament(2, ["a", "b"], [[0]] * 4)
    found = json.loads(json.dumps(results.summary(), allow_nan=False))
    assert found["settings"]["bots"] == ["a", "b"]
    assert found["games"] == 4
    assert found["equal_share"] == 0.5
    assert [bot["bot"] for bot in found["bots"]] == ["a", "b"]
