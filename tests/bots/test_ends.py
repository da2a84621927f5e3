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
    """Every seat's part of the victory when each goes for its own, and takes any of what is the same to it."""
    if state.over:
        return np.array([(seat in state.winners) / len(state.winners) for seat in range(state.game.players)])
    ways = []
    for action in state.legal():
        after = state.copy()
        after.play(action)
        ways.append(solved(after))
    most = max(shares[state.player] for shares in ways)
    return np.mean([shares for shares in ways if shares[state.player] > most - 1e-9], axis=0)


def mean_shares(state, seat, action):
    """What all seats get by an action on the average of deals that `exact` has not seen."""
    found = np.zeros(state.game.players)
    for deal in range(1_000, 1_000 + OTHER_DEALS):
        after = state.redeal(seat, deal)
        after.play(action)
        found += solved(after) / OTHER_DEALS
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
    losses, wrong, others = [], [], []
    for state, values in ends_of(game, ENDS):
        seat = state.seat(state.player)
        shares = {action: mean_shares(state, seat.index, action) for action in values}
        plain, own = ({action: each[action][seat.index] for action in values} for each in (shares, values))
        losses.append(max(plain.values()) - plain[max(own, key=own.get)])
        wrong += [abs(plain[action] - share) for action, share in own.items()]
        others += [abs(shares[action] - chances).max() for action, chances in values.items()]
        assert all(sum(chances) == pytest.approx(1, abs=1e-9) for chances in values.values())
        if len(set(own.values())) > 1 and exact(seat, nodes=END_NODES, deals=END_DEALS):
            told = make("mcts:sims=1", seed=1).analyse(seat)
            assert told.exact
            chances = [each.chances[seat.index] for each in told.moves]
            assert chances == pytest.approx(sorted(own.values(), reverse=True))
    right = np.mean(np.array(losses) <= ONE_POINT)
    print(f"{len(losses)} ends: best move within a point in {right:.4f}")
    print(f"values off by {np.mean(wrong):.5f}, those of the others by {np.mean(others):.5f}")
    assert len(losses) >= FEWEST
    assert right >= 0.98
    assert np.mean(wrong) <= 0.001  # a deal that none of those looked at was like
    assert np.mean(others) <= 0.03  # what they get may differ from deal to deal


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
