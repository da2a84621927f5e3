"""Bots: they answer by what their seat knows, within their budget, and the search is a sound one."""

import inspect
import threading

import numpy as np
import pytest

import arkade
from arkade import bots, learn, registry
from arkade.bots import mcts
from arkade.bots.mcts import Tree
from arkade.kernel import engine
from arkade.kernel.definition import Search
from arkade.kernel.doors import interpreted
from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.rules import Rules
from arkade.kernel.search import NODE, plant, settings_of
from arkade.table.match import Match
from tests.tables import TABLES, every_table, random_states

SPECS = ["random", "greedy", "greedy:deals=2", "mcts:sims=60", "mcts:sims=60,threads=2", "mcts:sims=20,candidates=3"]
SPECS += ["learned:sims=60", "learned:sims=40,threads=2,look=9"]


@pytest.fixture(scope="module", autouse=True)
def untaught(tmp_path_factory):
    """Weights of every game that know nothing."""
    folder = tmp_path_factory.mktemp("weights")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARKADE_WEIGHTS", str(folder))
        for name in arkade.games():
            definition = registry.definition(name)
            rules = Rules(definition)
            net = np.random.default_rng(1).normal(0, 0.2, (rules.inputs + 1 + rules.seats, 8)).astype(np.float32)
            learn.write(learn.own_place(definition), definition, learn.Weights(net, (), 0, ""))
        yield


def decisions(name, players, seeds, every):
    return (state for state in random_states(name, players, seeds, every) if not state.over)


@every_table
@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_answers_the_same_whatever_its_seat_cannot_know(name, players, spec):
    assert arkade.load(name, players).warm()
    for state in decisions(name, players, range(3), every=17):
        doctored = state.redeal(state.player, seed=99)
        for seed in range(3):
            answers = [bots.make(spec, seed).choose(found.seat(state.player)) for found in (state, doctored)]
            assert answers[0] == answers[1]
            assert answers[0] in state.legal()


@every_table
@pytest.mark.rule("COM-06")
def test_an_analysis_is_the_same_to_the_last_digit_whatever_the_seat_cannot_know(name, players):
    assert arkade.load(name, players).warm()
    for state in decisions(name, players, range(2), every=23):
        doctored = state.redeal(state.player, seed=98)
        found = [bots.MctsBot(5, sims=80).analyse(s.seat(state.player)).moves for s in (state, doctored)]
        assert found[0] == found[1]


def test_all_that_a_bot_is_given_is_a_seat():
    for bot in (bots.Bot, bots.RandomBot, bots.GreedyBot, bots.MctsBot, bots.LearnedBot):
        assert list(inspect.signature(bot.choose).parameters) == ["self", "seat"]
        assert inspect.signature(bot.choose).parameters["seat"].annotation is arkade.Seat


@every_table
def test_visits_add_up_and_every_action_is_told(name, players):
    game = arkade.load(name, players)
    assert game.warm()
    for state in decisions(name, players, range(2), every=29):
        found = bots.MctsBot(3, sims=150).analyse(state.seat(state.player))
        look = game.handle.definition.search_at(players, game.options).look
        looked = len(found.moves) * len(range(0, 150, look)) if look else 0
        assert found.exact == (found.simulations == 0)
        if not found.exact:
            assert found.simulations == sum(move.visits for move in found.moves) - looked == 150
        assert sorted(move.action for move in found.moves) == state.legal()


@every_table
def test_interpreted_and_compiled_search_agree(name, players):
    game = arkade.load(name, players)
    assert game.warm()
    handle = game.handle
    plain = interpreted(handle.engine.rules)
    state = next(decisions(name, players, range(1, 2), every=5))
    found = []
    for search in (handle.engine.search, plain["search"]):
        tree, values = np.zeros(8000 * NODE.itemsize, np.uint8), np.zeros(8000 * players)
        plant(tree.view(NODE))
        settings = settings_of(Search(candidates=2, horizon=6, look=2, widen=0.5, among=3))
        nodes = search(handle.buffer(state), state.player, seed_words(1), tree, values, 1, 7, settings, NO_WEIGHTS)
        found.append((nodes, tree.tobytes(), values.round(9).tolist()))
    assert found[0] == found[1]


@pytest.mark.parametrize("spec", ["mcts:sims=2000", "mcts:sims=2000,threads=2", "mcts:cpu_ms=40"])
def test_the_search_takes_a_win_and_stops_one_in_connect_four(spec):
    game = arkade.load("connect_four")
    assert game.warm()
    for moves, best in (("a b a b a c", "a"), ("d a d a d", "d")):
        match = Match(game, 1)
        for move in moves.split():
            match.play(move)
        assert game.notation(bots.make(spec, 1).choose(match.seat(match.state.player))) in best


def test_the_greedy_bot_takes_a_win_in_connect_four():
    match = Match(arkade.load("connect_four"), 1)
    for move in ["a", "b", "a", "b", "a", "c"]:
        match.play(move)
    assert match.game.notation(bots.make("greedy", 1).choose(match.seat(0))) == "a"


def test_the_tree_opens_the_best_action_of_all_or_of_a_few_first():
    game = arkade.load("connect_four")
    assert game.warm()
    match = Match(game, 1)
    for move in ["a", "b", "a", "b", "a", "c"]:
        match.play(move)

    def opened(among):
        found = [bots.MctsBot(seed, sims=1, widen=0.5, among=among).analyse(match.seat(0)) for seed in range(40)]
        return {game.notation(analysis.moves[0].action) for analysis in found}

    assert opened(0) == {"a"}
    assert opened(1) == set("abcdefg")


@pytest.mark.parametrize(
    ("players", "options", "own"),
    [(2, {"game": "quick"}, True), (4, {"game": "quick"}, False), (2, {}, False)],  # ARK-50
)
def test_some_tables_are_searched_by_settings_of_their_own(players, options, own):
    definition, game = registry.definition("arknoah"), arkade.load("arknoah", players, **options)
    settings = definition.searches[0].search if own else definition.search
    assert definition.searches[0].search != definition.search
    assert bots.MctsBot(1, sims=1).judging(game) == (settings, NO_WEIGHTS)
    assert game.warm()
    seat = game.new(1).seat(0)
    found, given = (bots.MctsBot(1, sims=200, **each).analyse(seat) for each in ({}, settings._asdict()))
    assert found.moves == given.moves


def test_more_simulations_are_stronger():
    game = arkade.load("connect_four")
    assert game.warm()
    won = 0.0
    for number in range(20):
        match = Match(game, number)
        seated = [bots.make("mcts:sims=800", number), bots.make("mcts:sims=40", number)]
        while (seat := match.state.player) is not None:
            match.play(seated[(seat + number) % 2].choose(match.seat(seat)))
        won += (match.state.returns[number % 2] + 1) / 2
    assert won >= 15


def test_a_budget_in_milliseconds_is_used_up():
    game = arkade.load("noah", 3)
    assert game.warm()
    found = bots.MctsBot(1, ms=50).analyse(game.new(1).seat(0))
    assert found.seconds >= 0.05
    assert found.simulations > 0


def test_a_search_can_be_stopped():
    game = arkade.load("noah", 3)
    assert game.warm()
    seat, endless, answered = game.new(1).seat(0), bots.MctsBot(1, ms=600_000), threading.Event()

    def stop():
        while not answered.wait(0.05):  # again and again: one that has not begun is not stopped
            endless.stop()

    threading.Thread(target=stop).start()
    try:
        found = endless.analyse(seat)
    finally:
        answered.set()
    assert found.seconds < 600
    assert found.simulations > 0


def test_a_table_limits_what_a_search_may_take():
    game = arkade.load("noah", 3)
    assert game.warm()
    bot = bots.make("mcts:sims=10000000", 1, limit_ms=30)
    assert isinstance(bot, bots.MctsBot)
    assert 0 < bot.analyse(game.new(1).seat(0)).simulations < 10_000_000


@pytest.fixture
def cold(monkeypatch):
    """Makes games whose rules are being compiled until `cold.over` is set."""
    over, found = threading.Event(), engine.compiled_code

    def load(name):
        assert arkade.load(name).warm()  # with what all games share, which those that are being compiled wait for
        monkeypatch.setattr(engine, "compiled_code", lambda definition: over.wait() and found(definition))
        game = arkade.load(name)
        monkeypatch.setattr(game, "_engine", engine.Engine(game.handle.definition))
        return game

    load.over = over
    yield load
    over.set()


def beginning(game):
    state = game.new(2)
    return state.seat(state.player)


@pytest.mark.parametrize("name", registry.OURS)
@pytest.mark.parametrize("kind", ["mcts", "learned"])
def test_who_counts_simulations_waits_for_the_compiler_and_answers_the_same(name, kind, cold, monkeypatch):
    late, warm = cold(name), arkade.load(name)
    monkeypatch.setattr(late.handle.engine, "search", lambda *_: pytest.fail("it did not wait"))
    threading.Timer(0.2, cold.over.set).start()
    moves = [bots.make(f"{kind}:sims=300", 1).analyse(beginning(game)).moves for game in (late, warm)]
    assert moves[0] == moves[1]
    assert late.compiled


@pytest.mark.parametrize("name", registry.OURS)
def test_who_has_a_time_searches_while_the_rules_are_compiled(name, cold):
    game = cold(name)
    seat = beginning(game)
    for bot in (bots.make("hard", 1, limit_ms=1), bots.make("mcts:cpu_ms=1", 1), bots.make("expert", 1, limit_ms=1)):
        found = bot.analyse(seat)
        assert 1 <= found.simulations < 2000
        assert found.moves[0].visits
    assert not game.compiled


def test_a_search_whose_time_is_over_has_looked_at_every_action(cold):
    seat = beginning(cold("optimix"))
    for threads in (1, 2):
        found = bots.MctsBot(1, ms=1, threads=threads, look=0, widen=0).analyse(seat)
        assert all(move.visits for move in found.moves) or threads > 1
        assert found.simulations >= len(seat.legal()) > 2


def test_who_waits_for_the_compiler_can_be_stopped(cold):
    seat = beginning(cold("noah"))
    bot = bots.MctsBot(1, sims=10_000_000)
    over = threading.Event()

    def stop():
        while not over.wait(0.05):
            bot.stop()

    thread = threading.Thread(target=stop)
    thread.start()
    assert bot.choose(seat) in seat.legal()
    over.set()
    thread.join()


def test_it_is_said_once_for_what_one_waits(cold, caplog, monkeypatch):
    monkeypatch.setattr(engine.cache, "find", lambda definition: None)
    monkeypatch.setattr(engine, "_said", set())
    game = cold("noah")
    for _ in range(2):
        assert not game.warm(engine.SHORT + 0.1)
    (record,) = caplog.records
    assert record.message == "waiting until noah is compiled: some twenty seconds, this once"


@pytest.mark.parametrize("spec", ["mcts:sims=150", "learned:sims=150", "mcts:sims=150,threads=2"])
def test_answers_do_not_depend_on_how_often_one_looks_at_the_clock(spec, monkeypatch):
    game = arkade.load("noah", 3)
    assert game.warm()
    found = []
    for first, seconds in ((1, 1e-6), (64, 0.01), (1000, 1.0)):
        monkeypatch.setattr(mcts, "FIRST_CHUNK", first)
        monkeypatch.setattr(mcts, "CHUNK_SECONDS", seconds)
        found.append(bots.make(spec, 1).analyse(game.new(2).seat(0)).moves)
    assert found[0] == found[1] == found[2]


def both_ways(name, seeds, monkeypatch):
    """Seats at the first decision with a choice of random games, one in the middle and the last, by both rules."""
    warm, plain = arkade.load(name), arkade.load(name)
    assert warm.warm()
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    monkeypatch.setattr(plain, "_engine", engine.Engine(plain.handle.definition))
    for seed in seeds:
        own = random_states(name, warm.players, range(seed, seed + 1))
        choices = [state.copy() for state in own if len(state.legal()) > 1]
        for state in (choices[0], choices[len(choices) // 2], choices[-1]):
            yield [game.restore(bytes(state)).seat(state.player) for game in (warm, plain)]
    assert not plain.compiled


@pytest.mark.parametrize("name", registry.OURS)
def test_a_search_says_the_same_to_the_last_digit_in_interpreted_rules(name, monkeypatch):
    for pair in both_ways(name, range(3), monkeypatch):
        for spec in ("mcts:sims=9", "learned:sims=9"):
            one, other = (bots.make(spec, 1).analyse(seat) for seat in pair)
            assert (one.moves, one.exact) == (other.moves, other.exact)


def test_exact_ends_are_played_so_in_interpreted_rules_too(monkeypatch):
    found = [
        [bots.make("mcts:sims=1", 1).analyse(seat) for seat in pair]
        for pair in both_ways("animimix", range(3), monkeypatch)
    ]
    assert any(other.exact for _, other in found)
    assert all((one.moves, one.exact) == (other.moves, other.exact) for one, other in found)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_tree_is_kept_where_the_game_went_on_inside_it(threads):
    game = arkade.load("connect_four")
    assert game.warm()
    match = Match(game, 1)
    bot = bots.MctsBot(1, sims=400, threads=threads)
    bot.analyse(match.seat(0))
    match.play("d")
    match.play("d")
    kept = sum(move.visits for move in bot.analyse(match.seat(0)).moves) - 400
    assert kept > 20 * threads
    other = bots.MctsBot(1, sims=400, threads=threads, keep=False)
    other.analyse(match.seat(0))
    assert sum(move.visits for move in other.analyse(match.seat(0)).moves) == 400


def test_the_tree_is_dropped_after_chance_an_undo_or_a_move_that_was_not_seen():
    game = arkade.load("connect_four")
    assert game.warm()
    state = game.new(1)
    bot = bots.MctsBot(1, sims=100)

    def visits(played):
        return sum(move.visits for move in bot.analyse(state.seat(0, played)).moves)

    assert visits(()) == 100
    assert visits(()) == 200  # nothing happened: it goes on
    assert visits((0, None)) == 100
    assert visits((0, 1)) == 100  # another past
    assert visits(None) == 100  # nobody kept the moves
    noah = arkade.load("noah", 2)
    assert noah.warm()
    match = Match(noah, 1)
    bot = bots.MctsBot(1, sims=100, look=0)
    while not (match.moves and match.state.news > match.moves[0].before.news and match.state.player == 0):
        if match.state.player == 0 and not match.moves:
            bot.analyse(match.seat(0))
        match.play(match.state.legal()[0])
    assert sum(move.visits for move in bot.analyse(match.seat(0)).moves) == 100


def test_a_kept_part_of_a_tree_is_the_same_as_it_was():
    game = arkade.load("connect_four")
    assert game.warm()
    tree = Tree(1, 0)
    tree.grow(game.new(1), 0, 3000, settings_of(Search()), NO_WEIGHTS)

    def shape(node, depth):
        return {
            action: (int(tree.nodes[child].visits), tree.values[child].tolist(), depth and shape(child, depth - 1))
            for action, child in tree.children(node).items()
        }

    wanted = shape(tree.children(tree.children()[3])[2], 4)
    tree.follow(game, [3, 2])
    assert shape(0, 4) == wanted
    assert sum(visits for visits, _, _ in wanted.values()) > 20
    tree.follow(game, [0, 0, 0, 0, 0, 0, 0])
    assert tree.children() == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clever", "no bot 'clever'; there are random, greedy, mcts, learned, judge, easy, medium, hard, expert"),
        ("", "no bot ''"),
        ("mcts", "needs a budget"),
        ("mcts:", "needs a budget"),
        ("mcts:threads=2", "needs a budget"),
        ("mcts:sims=0", "sims cannot be '0': it takes a whole number from 1"),
        ("mcts:sims=many", "sims cannot be 'many'"),
        ("mcts:sims", "given as sims=VALUE"),
        ("mcts:ms=1,ms=2", "'ms' is given twice"),
        ("mcts:ms=1,explore=nan", "explore cannot be 'nan'"),
        ("mcts:ms=1,keep=maybe", "keep cannot be 'maybe': it takes on or off"),
        ("mcts:ms=1,widen=-1", "widen cannot be '-1': it takes a number from 0 to 1000"),
        ("random:sims=3", "no parameter 'sims': it has none"),
        ("greedy:sims=3", "no parameter 'sims': its parameters are deals"),
        ("hard:sims=3", "level 'hard' takes no parameters"),
    ],
)
def test_a_spec_that_cannot_be_read_says_what_is_wrong(text, message):
    with pytest.raises(arkade.BadBot, match=message):
        bots.make(text, 1)


def test_a_list_of_bots_is_read_with_their_parameters():
    assert bots.read_list("mcts:ms=200,threads=2, greedy,random") == ["mcts:ms=200,threads=2", "greedy", "random"]
    with pytest.raises(arkade.BadBot, match="no bot"):
        bots.read_list("random,,greedy")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_every_game(level):
    for name, players in TABLES:
        game = arkade.load(name, players)
        assert game.warm()
        state = game.new(4)
        assert bots.make(level, 1, limit_ms=100).choose(state.seat(state.player)) in state.legal()
