"""Ends that are searched through, against a plain solver: whole trees, no memory, other deals."""

import random

import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.bots import make
from arkade.bots.ends import exact
from arkade.bots.mcts import END_DEALS, END_NODES
from tests.tables import NIGHTLY

ENDS = 400 if NIGHTLY else 6
FEWEST = 200 if NIGHTLY else 1
OTHER_DEALS = 60 if NIGHTLY else 12
ONE_POINT = 0.01  # of winning chance
GAMES = 4_000 if NIGHTLY else 40  # in which so many are looked for, at most


def solved(state):
    """Every seat's part of the victory when each goes for its own."""
    if state.over:
        return [(seat in state.winners) / len(state.winners) for seat in range(state.game.players)]
    ways = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        ways.append(solved(after))
    return max(ways, key=lambda shares: shares[state.player])


def mean_share(state, seat, action):
    """What a seat gets by an action on the average of deals that `exact` has not seen."""
    found = 0.0
    for deal in range(1_000, 1_000 + OTHER_DEALS):
        after = state.redeal(seat, deal)
        after.play(action)
        found += solved(after)[seat] / OTHER_DEALS
    return found


def ends_of(game, wanted):
    """Positions near the end of games of quick bots, with what each action there is worth exactly."""
    found = 0
    for seed in range(GAMES):
        players = [make("greedy:deals=1", seed=seed * 10 + seat) for seat in range(game.players)]
        state = game.new(seed)
        while not state.over:
            seat = state.player
            if len(state.legal()) > 1:
                values = exact(state.seat(seat))
                if values:
                    yield state.copy(), values
                    found += 1
                    if found == wanted:
                        return
            state.play(players[seat].choose(state.seat(seat)))


OURS = [name for name in arkade.games() if registry.definition(name).module.startswith("arkade.")]
smallest = pytest.mark.parametrize("game", [arkade.load(name) for name in OURS], ids=OURS)


@smallest
def test_exact_ends_are_what_a_plain_solver_finds_in_other_deals(game):
    assert game.warm()
    losses, wrong = [], []
    for state, values in ends_of(game, ENDS):
        plain = {action: mean_share(state, state.player, action) for action in values}
        losses.append(max(plain.values()) - plain[max(values, key=values.get)])
        wrong += [abs(plain[action] - share) for action, share in values.items()]
        seat = state.seat(state.player)
        if len(set(values.values())) > 1 and exact(seat, nodes=END_NODES, deals=END_DEALS):
            told = make("mcts:sims=1", seed=1).analyse(seat)
            assert told.exact
            chances = [each.chance(seat.index) for each in told.moves]
            assert chances == pytest.approx(sorted(values.values(), reverse=True))
    right = np.mean(np.array(losses) <= ONE_POINT)
    print(f"{len(losses)} ends: best move within a point in {right:.4f}, values off by {np.mean(wrong):.5f}")
    assert len(losses) >= FEWEST
    assert right >= 0.98
    assert np.mean(wrong) <= 0.001  # a deal that none of those looked at was like


@smallest
def test_a_beginning_is_no_end(game):
    assert game.warm()
    state = game.new(1)
    assert exact(state.seat(state.player)) is None


@smallest
def test_exact_ends_do_not_peek(game):
    assert game.warm()
    for state, values in ends_of(game, 1):
        for deal in random.Random(1).sample(range(10_000), 3):
            assert exact(state.redeal(state.player, deal).seat(state.player)) == values
