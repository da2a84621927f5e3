"""Compiled and interpreted are the same: the rules, and the generic part that plays, searches and steps with them.

`make test` runs this file twice: as it is, and with the bounds of every array checked in compiled code.
"""

import gc
import random
import weakref
from typing import Any

import numpy as np
import pytest

import arkade
from arkade.kernel import doors, engine
from arkade.kernel.definition import EVERYTHING, SPECTATOR, Search
from arkade.kernel.entries import ARGUMENTS, ILLEGAL
from arkade.kernel.generator import seed_words
from arkade.kernel.lessons import ABSENT, MEMORIES, TALLIES, Lesson, lesson_of
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.rules import Rules
from arkade.kernel.search import NODE, plant, settings_of
from tests.tables import sampled_table, sampled_variant


def any_weights(game: arkade.Game, columns: int = 8) -> Any:
    """A net of a game that has learned nothing."""
    rules = game.handle.engine.rules
    size = (rules.inputs + 1 + rules.seats) * columns
    return np.random.default_rng(1).normal(0, 0.1, size).astype(np.float32)


def both(name: str, players: int, **options: Any) -> tuple[arkade.Game, Any, dict[str, Any]]:
    """A game, its compiled engine and the same entries interpreted."""
    game = arkade.load(name, players, **options)
    assert game.warm()
    return game, game.handle.engine, doors.interpreted(Rules(game.handle.definition))


@pytest.mark.slow
@sampled_variant
@pytest.mark.rule("COM-03")
def test_interpreted_and_compiled_rules_agree_to_the_last_byte(name, players, options):
    game, engine, plain = both(name, players, start="random", **options)
    template = game.handle.template
    for seed in range(4):
        chance = random.Random(seed)
        compiled, interpreted = bytearray(template), bytearray(template)
        assert engine.deal(compiled, seed_words(seed)) == plain["deal"](interpreted, seed_words(seed))
        player = 0
        for _ in range(150):
            assert compiled == interpreted
            legal = plain["legal"](interpreted)
            assert engine.legal(compiled) == legal
            seat = chance.randrange(players)
            mine, theirs = np.zeros(game.observation_size, np.float32), np.ones(game.observation_size, np.float32)
            engine.observe(compiled, seat, mine)
            plain["observe"](interpreted, seat, theirs)
            assert np.array_equal(mine, theirs)
            viewer = chance.choice((seat, SPECTATOR, EVERYTHING))
            assert engine.survey(compiled, viewer) == plain["survey"](interpreted, viewer)
            points, marks = np.zeros(players, np.int64), np.ones(players, np.int64)
            engine.scores(compiled, points)
            plain["scores"](interpreted, marks)
            assert np.array_equal(points, marks)
            one, other = bytearray(compiled), bytearray(interpreted)
            engine.redeal(one, seat, seed_words(seed))
            plain["redeal"](other, seat, seed_words(seed))
            assert one == other
            action = chance.choice(legal)
            player = engine.step(compiled, action)
            assert plain["step"](interpreted, action) == player
            if player < 0:
                break
        assert compiled == interpreted
        results, shares = np.zeros(players), np.ones(players)
        engine.returns(compiled, results)
        plain["returns"](interpreted, shares)
        assert np.array_equal(results, shares)


@sampled_variant
def test_whole_playouts_agree(name, players, options):
    game, _, plain = both(name, players, **options)
    totals = np.zeros(players)
    moves = plain["playouts"](game.handle.template, seed_words(4), 3, totals)
    assert game.playouts(3, 4) == (moves, totals.tolist())


@sampled_table
def test_a_search_its_kept_part_and_a_look_ahead_agree(name, players):
    game, engine, plain = both(name, players)
    state = game.new(2)
    for _ in range(3):
        state.play(state.legal()[0])
    seat, buffer, found = state.player, game.handle.buffer(state), []
    net = any_weights(game)
    for entries in (vars(engine), plain):
        for settings, weights in (
            (Search(candidates=2, horizon=4, look=2, widen=0.5, among=3), NO_WEIGHTS),
            (Search(explore=0.7, horizon=3, spread=2.0), NO_WEIGHTS),
            (Search(explore=0.2, horizon=0, look=3, widen=0.5, among=2), net),
        ):
            room = 1 + 6 + game.num_actions
            tree, values, words = np.zeros(room, NODE), np.zeros(room * players), seed_words(1)
            plant(tree)
            nodes = entries["search"](buffer, seat, words, tree, values, 1, 6, settings_of(settings), weights)
            kept, worth = np.zeros(room, NODE), np.zeros(room * players)
            below = entries["keep"](tree, values, players, int(tree[0].child), kept, worth)
            found.append((nodes, tree.tobytes(), values.round(9).tolist(), words.tolist()))
            found.append((below, kept.tobytes(), worth.round(9).tolist()))
        out, values = np.zeros(game.num_actions, np.int32), np.zeros(game.num_actions)
        for weights in (NO_WEIGHTS, net):
            n = entries["judge"](buffer, seat, seed_words(2), 2, out, values, weights)
            found.append((n, out[:n].tolist(), values[:n].round(9).tolist()))
    half = len(found) // 2
    assert found[:half] == found[half:]


@sampled_table
def test_luck_agrees(name, players):
    game, engine, plain = both(name, players)
    net, settings = any_weights(game), settings_of(Search(spread=3.0))
    for seed in range(3):
        state, chance, found = game.new(seed), random.Random(seed), []
        for _ in range(6):
            state.play(chance.choice(state.legal()))
        action, buffer = chance.choice(state.legal()), game.handle.buffer(state)
        for luck in (engine.luck, plain["luck"]):
            for weights in (NO_WEIGHTS, net):
                words, out = seed_words(seed), np.zeros(2 * players)
                assert luck(buffer, action, words, 3, settings, weights, out) == 0
                assert out[:players].sum() == pytest.approx(1)
                found += [out.round(9).tolist(), words.tolist()]
        assert found[:4] == found[4:]


@sampled_table
def test_simulations_of_the_judge_agree(name, players):
    game, engine, plain = both(name, players)
    net, settings, state = any_weights(game), settings_of(Search(spread=3.0)), game.new(2)
    for _ in range(3):
        state.play(state.legal()[0])
    first, twin = state.legal()[-1], state.copy()
    twin.play(first)
    buffer, found = game.handle.buffer(state), []
    for rollouts in (engine.rollouts, plain["rollouts"]):
        for seat, line, more, weights in (
            (state.player, [first], 0, net),
            (state.player, [first, *twin.legal()[:1]], 1, net),
            (-2, [], 0, NO_WEIGHTS),
        ):
            words, out, moves = seed_words(5), np.zeros((2, players + more)), np.array(line, np.int64)
            assert rollouts(buffer, seat, moves, words, 2, 2, settings, weights, out.reshape(-1)) == 0
            assert out[:, :players].sum(1) == pytest.approx(1)
            assert (out >= 0).all()
            found += [out.round(9).tolist(), words.tolist()]
        illegal = np.array([game.num_actions])
        assert rollouts(buffer, -2, illegal, words, 2, 2, settings, weights, out.reshape(-1)) == ILLEGAL
    assert found[:6] == found[6:]


@sampled_table
def test_what_a_net_learns_is_the_same_to_the_last_bit(name, players):
    game, engine, plain = both(name, players)
    rules, found = engine.rules, []
    chance = np.random.default_rng(2)
    inputs, ends = chance.integers(0, rules.inputs, 300).astype(np.uint16), np.array([40, 120, 200, 300])
    targets = chance.dirichlet(np.ones(players), 4).astype(np.float32)
    targets = np.hstack([targets, np.full((4, rules.seats - players), ABSENT, np.float32)])
    for fit in (engine.fit, plain["fit"]):
        net, words, loss = any_weights(game), seed_words(6), np.zeros(1)
        memory = np.zeros(MEMORIES * len(net), np.float32)
        fit(words, net, memory, lesson_of(Lesson(batch=2)), inputs, ends, targets, 1, 3, loss)
        found.append((net.tobytes(), memory.tobytes(), words.tolist(), loss.tolist()))
    assert found[0] == found[1]


def test_games_against_oneself_are_the_same_to_the_last_bit():
    game, engine, plain = both("connect_four", 2, start="random")
    found = []
    for selfplay in (engine.selfplay, plain["selfplay"]):
        arrays = [
            *(np.zeros(20_000, np.uint16), np.zeros(90, np.int64), np.zeros(90, np.int64)),
            *(np.zeros(180, np.float32), np.zeros(TALLIES)),
        ]
        template, lesson = np.frombuffer(game.handle.template, np.uint8).copy(), lesson_of(Lesson(stray=0.3))
        positions = selfplay(template, seed_words(6), any_weights(game), lesson, *arrays)
        assert 0 < positions <= 90
        found.append((positions, [array.tobytes() for array in arrays]))
    assert found[0] == found[1]


@sampled_table
def test_batches_agree(name, players):
    game, engine, plain = both(name, players)
    n, found = 3, []
    for entries in (vars(engine), plain):
        chance, seen = random.Random(5), []
        tables, seats = np.zeros(n * len(game.handle.template), np.uint8), np.zeros(n, np.int64)
        masks, sight = np.zeros((n, game.num_actions), np.bool_), np.zeros((n, game.observation_size), np.float32)
        refused, ended, rewards = np.zeros(n, np.bool_), np.zeros(n, np.bool_), np.zeros((n, players), np.float32)
        entries["batch_deal"](game.handle.template, tables, seed_words(3))
        entries["batch_look"](tables, seats, masks, sight)
        for _ in range(25):
            seen += [array.tobytes() for array in (tables, seats, masks, sight, refused, ended, rewards)]
            chosen = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
            chosen[0] += chance.randrange(2)  # not always legal
            entries["batch_step"](game.handle.template, tables, chosen, refused, seats, ended, rewards, masks, sight)
        found.append(seen)
    assert found[0] == found[1]


@sampled_table
def test_random_legal_chooses_every_legal_action_and_no_other(name, players):
    """Each with the same chance: over many draws none strays from its share by more than six standard deviations."""
    game = arkade.load(name, players)
    rules = game.handle.engine.rules
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
            counts[int(rules.random_legal(state._record, rng, room))] += 1
        share = draws / len(legal)
        assert max(abs(count - share) for count in counts.values()) <= 6 * share**0.5


# The doors


def three_doors() -> dict[str, dict[str, Any]]:
    """The entries of connect four through each door."""
    game = arkade.load("connect_four")
    assert game.warm()
    rules = game.handle.engine.rules
    entries, extension = engine._generic().result()
    table = doors.table_of(rules, engine.compiled_code(game.handle.definition))
    assert extension is not None, "this machine has a C compiler"
    return {
        "interpreted": doors.interpreted(rules),
        "extension": doors.by_extension(extension, rules, entries, table),
        "ctypes": doors.by_ctypes(rules, entries, table),
    }


def test_a_way_through_ctypes_keeps_the_table_that_it_calls_by() -> None:
    game = arkade.load("connect_four")
    assert game.warm()
    rules = game.handle.engine.rules
    table = doors.table_of(rules, engine.compiled_code(game.handle.definition))
    kept = weakref.ref(table)
    entries = doors.by_ctypes(rules, engine._generic().result()[0], table)
    del table
    gc.collect()
    assert kept() is not None, "the entries would read what is no longer theirs"
    assert entries["legal"](*arguments("legal")) == list(range(7))


def arguments(name: str) -> list[Any]:
    """Good arguments of an entry, for connect four; a test spoils one after the other."""
    return every_argument()[name]


def every_argument() -> dict[str, list[Any]]:
    game = arkade.load("connect_four")
    state, n = game.new(1)._buffer, 2
    tree = np.zeros(50, NODE)
    plant(tree)
    words, numbers, flags = seed_words(1), np.zeros(n, np.int64), np.zeros(n, np.bool_)
    tables = np.frombuffer(state * n, np.uint8).copy()
    masks, sight = np.zeros((n, 7), np.bool_), np.zeros((n, game.observation_size), np.float32)
    weights = any_weights(game)
    return {
        "deal": [bytearray(game.handle.template), words],
        "legal": [state],
        "step": [state, 3],
        "scores": [state, np.zeros(2, np.int64)],
        "returns": [state, np.zeros(2)],
        "redeal": [state, 1, words],
        "observe": [state, 1, np.zeros(game.observation_size, np.float32)],
        "survey": [state, 1],
        "features": [state, 1],
        "playouts": [game.handle.template, words, 2, np.zeros(2)],
        "judge": [state, 0, words, 2, np.zeros(7, np.int32), np.zeros(7), weights],
        "search": [state, 0, words, tree[:18], np.zeros(36), 1, 10, settings_of(Search()), weights],
        "keep": [tree, np.zeros(100), 2, 0, np.zeros(50, NODE), np.zeros(100)],
        "selfplay": [
            *(np.frombuffer(game.handle.template, np.uint8).copy(), words, weights, lesson_of(Lesson())),
            *(np.zeros(5000, np.uint16), np.zeros(60, np.int64), np.zeros(60, np.int64)),
            *(np.zeros(120, np.float32), np.zeros(TALLIES)),
        ],
        "luck": [state, 3, words, 2, settings_of(Search()), weights, np.zeros(4)],
        "rollouts": [state, 1, np.array([3]), words, 2, 4, settings_of(Search()), weights, np.zeros(4)],
        "fit": [
            *(words, weights, np.zeros(MEMORIES * len(weights), np.float32), lesson_of(Lesson(batch=2))),
            *(np.zeros(3, np.uint16), np.array([1, 3]), np.full(4, 0.5, np.float32), 1, 0, np.zeros(1)),
        ],
        "batch_deal": [game.handle.template, tables, words],
        "batch_look": [tables, numbers, masks, sight],
        "batch_step": [
            *(game.handle.template, tables, numbers.copy(), flags, numbers, flags.copy()),
            *(np.zeros((n, 2), np.float32), masks, sight),
        ],
    }


#: No weights, no room for notes, no tables, no observations.
NONE_WANTED = {
    ("judge", 6),
    ("search", 8),
    ("selfplay", 4),
    ("luck", 5),
    ("rollouts", 2),
    ("rollouts", 7),
    ("batch_deal", 1),
    ("batch_look", 3),
    ("batch_step", 8),
}


@pytest.mark.parametrize("door", ["interpreted", "extension", "ctypes"])
@pytest.mark.parametrize("name", ARGUMENTS)
def test_no_entry_takes_a_buffer_that_is_too_short(door, name):
    entry = three_doors()[door][name]
    entry(*arguments(name))
    for place, good in enumerate(arguments(name)):
        if isinstance(good, int):
            continue
        spoilt = arguments(name)
        spoilt[place] = good[:-1]
        if (name, place) not in (("keep", 0), ("selfplay", 4), ("rollouts", 2)):  # a smaller tree, less room, no moves
            with pytest.raises(ValueError, match=f"{name}: a buffer is of the wrong length"):
                entry(*spoilt)
        empty = arguments(name)
        empty[place] = good[:0]
        if (name, place) not in NONE_WANTED:
            with pytest.raises(ValueError, match=f"{name}: a buffer is of the wrong length"):
                entry(*empty)


@pytest.mark.parametrize("door", ["interpreted", "extension", "ctypes"])
@pytest.mark.parametrize(
    ("name", "place", "bad"),
    [
        ("redeal", 1, 2),
        ("redeal", 1, -2),
        ("observe", 1, -1),
        ("observe", 1, 2),
        ("survey", 1, -3),
        ("survey", 1, 2),
        ("features", 1, -1),
        ("features", 1, 2),
        ("judge", 1, 2),
        ("search", 1, -1),
        ("search", 5, 0),
        ("search", 5, 2**63 - 1),
        ("search", 6, -1),
        ("search", 6, 11),  # more simulations than the tree has room for
        ("search", 6, 2**62),
        ("luck", 3, 0),
        ("luck", 3, 2**62),
        ("rollouts", 1, 2),
        ("rollouts", 1, -3),
        ("rollouts", 4, 0),
        ("rollouts", 4, 3),
        ("rollouts", 4, 2**63 - 1),
        ("fit", 7, 0),
        ("fit", 8, -1),
        ("keep", 2, 3),
        ("keep", 3, 50),
        ("keep", 3, -1),
    ],
)
def test_no_entry_takes_a_number_out_of_range(door, name, place, bad):
    spoilt = arguments(name)
    spoilt[place] = bad
    with pytest.raises(ValueError, match="or a number out of range"):
        three_doors()[door][name](*spoilt)


@pytest.mark.parametrize("door", ["interpreted", "extension", "ctypes"])
def test_a_door_takes_only_writeable_buffers_of_the_right_type_and_whole_numbers(door):
    entries = three_doors()[door]
    state = arkade.load("connect_four").new(1)._buffer
    for bad in (bytes(state), "text", None, 7):
        with pytest.raises((TypeError, BufferError)):
            entries["legal"](bad)
    with pytest.raises(TypeError):
        entries["deal"](state, np.zeros(4, np.int32))
    with pytest.raises((TypeError, BufferError, ValueError)):
        entries["deal"](state, np.zeros(8, np.int64)[::2])
    for bad in ("3", 3.0, None):
        with pytest.raises(TypeError):
            entries["step"](state, bad)
    with pytest.raises(TypeError, match="legal takes 1 arguments, not 2"):
        entries["legal"](state, 1)
    with pytest.raises(OverflowError):
        entries["step"](state, 2**70)
    spoilt = bytearray(state)
    np.frombuffer(spoilt, arkade.load("connect_four").handle.definition.record)[0].players = 99
    with pytest.raises(ValueError, match="wrong length"):
        entries["legal"](spoilt)


def test_all_doors_lead_to_the_same():
    found = []
    for entries in three_doors().values():
        state, seen = bytearray(arkade.load("connect_four").handle.template), []
        seen.append(entries["deal"](state, seed_words(1)))
        for action in (3, 3, 9, 2):
            seen += [entries["step"](state, action), entries["legal"](state), bytes(state)]
        totals = np.zeros(2)
        seen += [entries["playouts"](state, seed_words(2), 3, totals), totals.tolist()]
        found.append(seen)
    assert found[0] == found[1] == found[2]
