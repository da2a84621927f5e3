"""Luck taken out of results: its mean is 0 whatever the values are worth, and what it leaves is surer."""

from itertools import islice, permutations

import msgspec
import numpy as np
import pytest

import arkade
from arkade import arena
from arkade.arena.luck import Luck
from arkade.arena.play import Referee
from arkade.arena.schedule import settle
from arkade.arena.statistics import _factors, adjusted_share, share_of
from arkade.arena.stopping import FEWEST_DEALS, Stopping, sums_of
from arkade.games.amazonas.state import NOTHING
from arkade.kernel.definition import Search
from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.rules import Rules
from arkade.kernel.search import settings_of
from tests.tables import random_states

CHANCY = ["amazonas", "arknoah", "noah", "optimix"]  # games in which chance acts once the cards are dealt

# A small game: the end of Coloretto Amazonas with few cards in the pile. Every order of them is as likely as any
# other, to all that the seats know together, so that what could have come can be counted.

PILE = 4


def small_end():
    """A position of a random game with so few cards left."""
    game = arkade.load("amazonas", 2)
    assert game.warm()
    for seed in range(100):
        for state in random_states(game.name, 2, range(seed, seed + 1)):
            if state._record.left == PILE and not state.over:
                return game, state.copy()
    raise AssertionError


def choice(state):
    """A move by what a seat sees, the hidden order left out: any rule will do."""
    legal = state.legal()
    return legal[int(state.observe(state.player).sum()) % len(legal)]


def both(state, weights, draws=1):
    """What the kernel takes every seat's part of the victory for after a move: as it came, as it could have come."""
    out, engine = np.zeros((2, state.game.players)), state.game.handle.engine
    engine.luck(state._buffer, choice(state), seed_words(1), draws, settings_of(Search()), weights, out.reshape(-1))
    return out


def could_come(state):
    """The position with every order of what is left in the pile."""
    left = int(state._record.left)
    for order in permutations(state._record.pile[:left].tolist()):
        twin = state.copy()
        twin._record.pile[:left] = order
        yield twin


def counted_luck(state, weights):
    """The luck of a game played on: every mean is taken over all that could come."""
    luck = np.zeros(state.game.players)
    while not state.over:
        luck += both(state, weights)[0] - np.mean([both(twin, weights)[0] for twin in could_come(state)], axis=0)
        state.play(choice(state))
    return luck


def any_net(game):
    """One that knows nothing."""
    rules = Rules(game.handle.definition)
    size = (rules.inputs + 1 + rules.seats) * 8
    return np.random.default_rng(1).normal(0, 0.1, size).astype(np.float32)


@pytest.mark.parametrize("learned", [False, True], ids=["by the evaluation", "by a net that knows nothing"])
def test_in_a_small_game_the_mean_of_luck_over_all_that_can_come_is_0(learned):
    game, state = small_end()
    weights = any_net(game) if learned else NO_WEIGHTS
    luck = np.array([counted_luck(twin, weights) for twin in could_come(state)])
    assert np.abs(luck).max() > 0.01
    assert luck.mean(axis=0) == pytest.approx([0, 0], abs=1e-12)


def test_draws_have_the_mean_of_all_that_can_come():
    game, state = small_end()
    while state._record.gift == NOTHING:  # whoever answers makes the giver draw (AMA-04)
        state.play(choice(state))
    weights, draws = any_net(game), 20_000
    all_of_them = np.array([both(twin, weights)[0] for twin in could_come(state)])
    error = all_of_them.std(axis=0) / draws**0.5
    assert error.min() > 1e-6
    assert (np.abs(both(state, weights, draws)[1] - all_of_them.mean(axis=0)) < 4 * error).all()


@pytest.mark.parametrize("name", CHANCY)
def test_a_draw_changes_nothing_that_a_seat_knows(name):
    """Whoever plays, what came could have come: the others' views, and the player's, are the same before the move."""
    game = arkade.load(name)
    rules = Rules(game.handle.definition)
    for state in random_states(name, game.players, range(2), every=11):
        if not state.over:
            twin = state.copy()
            twin._record.rng[:] = seed_words(7)
            rules.redraw(twin._record)
            for seat in range(game.players):
                assert twin.view(seat) == state.view(seat)
                assert twin.legal() == state.legal()


def test_where_nothing_is_left_to_chance_there_is_no_luck():
    assert {name for name in arkade.games() if Luck(arkade.load(name), 1).measured} == set(CHANCY)


# What it does to a share


def made_up(chance, deals, strength, explained):
    """Wins of a bot in two games a deal, and its luck, which explains a part of the variance."""
    lucky = chance.normal(0, 0.5 * explained**0.5, (deals, 2))
    wins = chance.random((deals, 2)) < np.clip(strength + lucky, 0, 1)
    return wins.sum(axis=1), lucky.sum(axis=1), np.full(deals, 2)


@pytest.mark.parametrize("explained", [0.0, 0.1, 0.4])
def test_the_adjusted_interval_holds_the_truth_in_95_of_100_tournaments(explained):
    chance = np.random.default_rng(4)
    found = [adjusted_share(*made_up(chance, 120, 0.5, explained), 0.5) for _ in range(1000)]
    assert 0.93 < np.mean([one.low <= 0.5 <= one.high for one in found]) < 0.97
    shares = np.array([one.share for one in found])
    assert abs(shares.mean() - 0.5) < 4 * shares.std() / 1000**0.5


def test_luck_that_explains_much_saves_games_and_luck_that_explains_nothing_costs_hardly_any():
    chance = np.random.default_rng(5)
    wins, luck, seats = made_up(chance, 2000, 0.5, 0.4)
    much, nothing = adjusted_share(wins, luck, seats, 0.5), adjusted_share(wins, chance.permutation(luck), seats, 0.5)
    raw = share_of(wins, seats, 0.5)
    assert much.worth > 1.3
    assert much.half == pytest.approx((raw.high - raw.low) / 2 / much.worth**0.5, rel=0.05)
    assert 0.99 < nothing.worth < 1.01


def test_the_factor_of_a_deal_does_not_know_its_luck():
    """Another result in one deal changes the factor of all deals but that one."""
    chance = np.random.default_rng(6)
    wins, luck, seats = (np.asarray(column, float) for column in made_up(chance, 50, 0.5, 0.4))
    other = wins.copy()
    other[7] += 1
    same = np.isclose(_factors(wins, luck, seats), _factors(other, luck, seats), rtol=1e-12)
    assert same.tolist() == [deal == 7 for deal in range(50)]


def test_no_luck_leaves_the_share_as_it_is():
    chance = np.random.default_rng(7)
    wins, _, seats = made_up(chance, 100, 0.6, 0.0)
    raw, adjusted = share_of(wins, seats, 0.5), adjusted_share(wins, np.zeros(100), seats, 0.5)
    assert (raw.share, raw.low, raw.high, 1.0) == pytest.approx(adjusted)


def test_who_always_wins_still_has_an_interval():
    found = adjusted_share([2] * 100, np.linspace(-1, 1, 100), [2] * 100, 0.5)
    assert found.high == 1
    assert 0.9 < found.low < 0.99


# Until an interval is narrow


def test_a_game_notes_everybodys_luck():
    game = arkade.load("amazonas", 3)
    assert game.warm()
    settings = settle(game, ["random"], 3, 1)
    games = [Referee(settings, "here").play(task).played for task in settings.tasks()]
    for played in games:
        assert len(played.luck) == 3
        assert sum(played.luck) == pytest.approx(0, abs=1e-6)
        assert msgspec.json.decode(msgspec.json.encode(played), type=arena.Played) == played
    assert games == [
        msgspec.structs.replace(Referee(settings, "there").play(played.task).played, seconds=played.seconds)
        for played in games
    ]


def test_a_log_without_luck_is_read():
    line = b'{"deal":0,"rotation":0,"seating":[0],"first":0,"points":[1],"winners":[0],"decisions":[1],"seconds":[0.1]}'
    played = msgspec.json.decode(line, type=arena.Played)
    assert played.luck == []
    assert msgspec.json.encode(played) == line


def made_up_games(settings, chance):
    """A game for every task: who has more luck wins more often."""
    for task in settings.tasks():
        lucky = float(chance.normal(0, 0.2))
        winner = int(chance.random() > 0.5 + lucky)
        rest = {"points": [1, 0], "decisions": [1, 1], "seconds": [0.0, 0.0], "first": 0}
        seating = settings.seating(task)
        yield arena.Played(task.deal, task.rotation, seating, winners=[winner], luck=[lucky, -lucky], **rest)


def test_a_tournament_stops_at_the_same_game_in_whatever_order_they_come():
    settings = settle(arkade.load("amazonas", 2), ["greedy", "random"], 1000, 1, until=0.06)
    games = {played.task: played for played in made_up_games(settings, np.random.default_rng(3))}
    stopping, asked = Stopping(settings), 0
    while not stopping.enough(dict(islice(games.items(), asked))):
        asked += 1
    assert 2 * FEWEST_DEALS < asked < 1000
    results = arena.Results(settings, dict(reversed(games.items())))
    assert (results.stopped, results.complete, results.lucky) == (True, True, True)
    assert len(results.games) == asked
    assert results.bots[0].worth > asked
    assert (results.bots[0].adjusted_high - results.bots[0].adjusted_low) / 2 <= 0.06


@pytest.mark.slow
def test_an_interval_that_was_waited_for_holds_the_truth_in_95_of_100_tournaments():
    """Chow and Robbins: to stop by the width leaves the interval what it says, for widths that take many deals."""
    chance, held, deals, most = np.random.default_rng(8), 0, [], 600
    for _ in range(300):
        wins, luck, seats = made_up(chance, most, 0.6, 0.1)
        for count in range(FEWEST_DEALS, most, 8):
            found = adjusted_share(wins[:count], luck[:count], seats[:count], 0.5)
            if found.half <= 0.05:
                break
        deals.append(count)
        held += found.low <= 0.6 <= found.high
    assert 0.925 < held / 300 < 0.975
    assert FEWEST_DEALS < min(deals) < max(deals) < most - 8


@pytest.mark.parametrize("until", [0, -0.1, 1, 3.0])
def test_a_width_that_is_none_is_refused(until):
    with pytest.raises(arkade.ArkadeError, match=r"such as 0\.02, not"):
        arena.run("connect_four", ["random"], until=until)


# Many games


@pytest.mark.nightly
@pytest.mark.parametrize("name", CHANCY)
def test_over_2000_games_the_mean_of_luck_lies_within_its_interval_of_0(name):
    """A bot that knows something against one that does not: the luck of neither depends on how it plays."""
    results = arena.run(name, ["greedy:deals=1", "random"], games=2000, seed=11)
    assert len(results.games) >= 2000
    for name in results.names:
        luck = np.array(sums_of(results.settings, name, results.games).luck)
        assert abs(luck.mean()) < 2.6 * luck.std() / len(luck) ** 0.5
    for one in results.bots:
        assert abs(one.adjusted - one.share) < one.high - one.low
        assert one.worth > 0.98 * len(results.games)
