"""The judge keeps to what a seat knows, to whole turns, and to errors that are as large as they are said to be."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

import arkade
from arkade import bots, registry
from arkade.judge import LEVELS, Level, Values, judge, judge_turn, news_to, scales, turns_of
from arkade.judge.turns import Turn
from arkade.judge.values import Sample, error_of
from arkade.kernel.generator import seed_words
from arkade.registry import OURS
from tests.tables import at_night

SMALL = Level(wide=4, open=6, first=4, race=8, last=16, others=4)


@cache
def values_of(name, players):
    game = arkade.load(name, players)
    assert game.warm()
    return Values(game, 2)


def game_of(name, players, seed):
    """A match of the simulations' players: its positions and moves."""
    values, words = values_of(name, players), seed_words(seed)
    states, actions = [values.game.new(seed=seed)], []
    while not states[-1].over:
        actions.append(values.choose(states[-1], words))
        states.append(states[-1].copy())
        states[-1].play(actions[-1])
    return states, actions


TABLES = at_night([("noah", 3), ("animimix", 3), ("arknoah", 2), ("optimix", 3), ("amazonas", 2)], 2)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chances_are_parts_of_1_and_the_best_move_loses_nothing(name, players):
    values, (states, _) = values_of(name, players), game_of(name, players, 3)
    asked = 0
    for state in states[:-1:9]:
        if len(state.legal()) < 2:
            continue
        found = judge(state.seat(state.player), values=values, level=SMALL, seed=asked)
        asked += 1
        assert found.moves[0].loss <= min(each.loss for each in found.moves) + 1e-9
        for each in found.moves:
            assert sum(each.chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in each.chances)
            assert each.line[0] in state.legal()
            assert found.exact or each.error >= 0
    assert asked


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_moves_that_are_asked_for_are_told_and_no_others(name, players):
    values, (states, _) = values_of(name, players), game_of(name, players, 4)
    state = next(state for state in states[10:] if len(state.legal()) > 3)
    wanted = state.legal()[1:3]
    found = judge(state.seat(state.player), wanted, values=values, level=SMALL)
    assert sorted(each.line[0] for each in found.moves) == wanted


@pytest.mark.parametrize(("name", "players"), at_night([("noah", 3), ("animimix", 3), ("amazonas", 2)], 2))
def test_what_a_seat_does_not_know_changes_nothing(name, players):
    values, (states, _) = values_of(name, players), game_of(name, players, 5)
    others = 0
    for state in states[:-1:11]:
        other = state.redeal(state.player, 99)
        others += bytes(other) != bytes(state)
        found = [judge(each.seat(state.player), values=values, level=SMALL, seed=4) for each in (state, other)]
        assert found[0] == found[1]
    assert others


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_turns_are_the_moves_of_one_seat_in_which_it_sees_nothing_new(name, players):
    states, actions = game_of(name, players, 6)
    turns = turns_of(states, actions)
    assert [n for turn in turns for n in turn] == list(range(len(actions)))
    lengths = Counter(len(turn) for turn in turns)
    for turn in turns:
        seats = {states[n].player for n in turn}
        assert len(seats) == 1
        for n in list(turn)[:-1]:
            assert not news_to(states[n], actions[n])
            seat = states[n].player
            views = {repr(_played(states[n].redeal(seat, 1000 + deal), actions[n]).view(seat)) for deal in range(8)}
            assert len(views) == 1
    assert len(lengths) > 1 or name in ("animimix", "amazonas")


def _played(state, action):
    state.play(action)
    return state


def test_ways_of_a_turn_that_come_to_the_same_are_one():
    """Planks of Ark & Noah, in whatever order they are laid."""
    values, (states, actions) = values_of("arknoah", 2), game_of("arknoah", 2, 3)
    longest = max(turns_of(states, actions), key=len)
    state = states[longest.start]
    turn = Turn(values, state.seat(state.player).redeal(0), 1)
    ways = turn.ways((), LEVELS["usual"])
    ends = [bytes(turn.after(way)) for way in ways]
    assert len(set(ends)) == len(ends) > 1
    assert all(turn.over(way) and not any(turn.over(way[:n]) for n in range(1, len(way))) for way in ways)


def test_the_turn_made_is_judged_by_the_best_way_to_go_on_from_every_step():
    values, (states, actions) = values_of("noah", 3), game_of("noah", 3, 8)
    several = 0
    for turn in turns_of(states, actions):
        made = actions[turn.start : turn.stop]
        state = states[turn.start]
        found = judge_turn(state.seat(state.player), made, values=values, level=SMALL, seed=turn.start)
        several += len(made) > 1
        for j, step in enumerate(found.steps):
            assert step.made == made[j]
            assert step.loss >= 0
            if step.best == tuple(made[j:]) and not step.error and not step.exact and j + 1 < len(made):
                assert found.steps[j + 1].chances[state.player] == pytest.approx(step.chances[state.player])
    assert several


class Noise:
    """Values of a game in which no move is better than another: every simulation is 0 or 1 by chance."""

    def __init__(self, values):
        self.game, self.horizon, self.times, self._values = values.game, 1, 1, values
        self.rng = np.random.default_rng(3)

    def simulate(self, state, seat, moves, words, games, horizon):
        rows = np.zeros((games, self.game.players))
        rows[:, seat] = self.rng.integers(0, 2, games)
        rows[:, (seat + 1) % self.game.players] = 1 - rows[:, seat]
        return Sample(rows, np.ones(games))

    def look(self, state, words, deals):
        return dict.fromkeys(state.legal(), 0.0)


def test_having_been_chosen_by_luck_counts_for_nothing():
    """Of many equal moves the best looks good in the simulations that chose it; what is told comes from others."""
    noise = Noise(values_of("animimix", 3))
    state = noise.game.new(seed=1)
    made = [state.legal()[0]]
    level = Level(wide=4, open=12, first=8, race=16, last=32, others=1)
    steps = [judge_turn(state.seat(0), made, values=noise, level=level, seed=n).steps[0] for n in range(300)]
    chances = np.array([step.chances[0] for step in steps])
    assert abs(chances.mean() - 0.5) < 3 * chances.std() / len(chances) ** 0.5
    ratio = (chances - 0.5) / np.array([step.chance_error for step in steps])
    assert 0.8 < ratio.std() < 1.2


def test_samples_count_deals_by_their_odds():
    rows, odds = np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([3.0, 1.0])
    assert Sample(rows, odds).mean.tolist() == [0.75, 0.25]
    assert error_of(np.full(9, 0.4), np.arange(1.0, 10.0)) == pytest.approx(0)
    numbers = np.random.default_rng(1).normal(size=400)
    assert error_of(numbers, np.ones(400)) == pytest.approx(numbers.std(ddof=1) / 20)


def test_deals_in_which_the_seat_stands_well_count_less_where_the_game_says_so():
    values = values_of("animimix", 3)
    state = game_of("animimix", 3, 2)[0][6]
    found = values.simulate(state, 0, (), seed_words(1), 64, 0)
    assert np.corrcoef(np.log(found.odds), found.rows[:, 0])[0, 1] < -0.9
    values.tilt, honest = 0.0, values.tilt
    assert values.simulate(state, 0, (), seed_words(1), 64, 0).odds.tolist() == [1.0] * 64
    values.tilt = honest


@pytest.mark.parametrize("name", OURS)
def test_how_far_an_evaluation_may_be_believed_is_shipped_for_all_its_tables_and_these_weights(name, monkeypatch):
    definition = registry.definition(name)
    for options in ({}, *map(dict, definition.variants)):
        for players in definition.players:
            game = arkade.load(name, players, **options)
            assert 0.3 < scales.found(game) < 3
    monkeypatch.setattr(scales, "judging", lambda definition: np.zeros(4, np.float32))
    assert scales.found(arkade.load(name)) is None


def test_a_table_that_is_not_listed_has_the_scale_of_the_most_like_one():
    plain, quick = scales.Table(3, {}, 0.9), scales.Table(3, {"game": "quick"}, 1.2)
    found = scales.Scales("", [plain, quick])
    assert found.of(3, {"game": "quick", "start": 0}) == 1.2
    assert found.of(3, {"game": "normal", "start": 0}) == 0.9
    assert found.of(4, {}) is None


def test_the_bot_named_judge_plays_the_first_move_of_its_best_turn():
    state = game_of("amazonas", 2, 4)[0][6]
    seat = state.seat(state.player)
    assert len(seat.legal()) > 1
    found = judge(seat, level=LEVELS["quick"].times(0.1), seed=8)
    assert bots.make("judge:times=0.1", seed=7).choose(seat) == found.moves[0].line[0]


def test_no_first_step_is_left_out_however_narrow_the_look():
    values, (states, _) = values_of("noah", 2), game_of("noah", 2, 5)
    asked = 0
    for state in states[2:-1:5]:
        turn = Turn(values, state.seat(state.player).redeal(0), 1)
        ways = turn.ways((), SMALL._replace(wide=1, open=1))
        assert {way[0] for way in ways} == set(state.legal())  # no two of them come to the same in Noah
        asked += len(ways) > 1
    assert asked > 3
