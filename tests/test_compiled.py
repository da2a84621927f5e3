"""Compiled and interpreted rules are the same rules."""

import random

import numpy as np
import pytest

import arkade
from arkade.kernel.entries import make
from arkade.kernel.generator import seed_words
from tests.tables import every_table, every_variant


@every_variant
@pytest.mark.rule("COM-03")
def test_interpreted_and_compiled_rules_agree_to_the_last_byte(name, players, options):
    game = arkade.load(name, players, start="random", **options)
    assert game.warm()
    definition = game._definition
    plain, engine = make(definition.record), game._engine
    room = np.zeros(game.num_actions, np.int32)
    for seed in range(4):
        chance = random.Random(seed)
        compiled, interpreted = bytearray(game._template), bytearray(game._template)
        assert engine.deal(compiled, seed_words(seed)) == plain["deal"](interpreted, seed_words(seed))
        player = 0
        for _ in range(150):
            assert compiled == interpreted
            n = plain["legal"](interpreted, room)
            legal = room[:n].tolist()
            assert engine.legal(compiled, room) == n
            assert room[:n].tolist() == legal
            seat = chance.randrange(players)
            seen, also = (
                np.zeros(definition.observation_size, np.float32),
                np.ones(definition.observation_size, np.float32),
            )
            engine.observe(compiled, seat, seen)
            plain["observe"](interpreted, seat, also)
            assert np.array_equal(seen, also)
            mine, theirs = np.zeros(players, np.int64), np.zeros(players, np.int64)
            engine.scores(compiled, mine)
            plain["scores"](interpreted, theirs)
            assert np.array_equal(mine, theirs)
            one, other = bytearray(compiled), bytearray(interpreted)
            engine.redeal(one, seat, seed_words(seed))
            plain["redeal"](other, seat, seed_words(seed))
            assert one == other
            action = chance.choice(legal)
            player = engine.step(compiled, action, room)
            assert plain["step"](interpreted, action, room) == player
            if player < 0:
                break
        assert compiled == interpreted


@every_variant
def test_whole_playouts_agree(name, players, options):
    game = arkade.load(name, players, **options)
    assert game.warm()
    room, totals = np.zeros(game.num_actions, np.int32), np.zeros(players)
    moves = make(game._definition.record)["playouts"](game._template, seed_words(4), 3, room, totals)
    assert game.playouts(3, 4) == (moves, totals.tolist())


@every_table
def test_random_legal_chooses_every_legal_action_and_no_other(name, players):
    """Each with the same chance: over many draws none strays from its share by more than six standard deviations."""
    from arkade.kernel import dispatch

    game = arkade.load(name, players)
    chance = random.Random(7)
    rng, room = seed_words(11), np.zeros(game.num_actions, np.int32)
    for seed in range(3):
        state = game.new(seed)
        for _ in range(chance.randrange(1, 12)):
            state.play(chance.choice(state.legal()))
            if state.over:
                state = game.new(seed)
        legal = state.legal()
        draws = 40 * len(legal)
        counts = dict.fromkeys(legal, 0)
        for _ in range(draws):
            counts[int(dispatch.random_legal(state._record, rng, room))] += 1
        share = draws / len(legal)
        assert max(abs(count - share) for count in counts.values()) <= 6 * share**0.5
