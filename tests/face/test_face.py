"""The public face: what other people's programs rely on."""

import copy
import importlib
import inspect
import json
import pickle
import random
import threading
import typing

import msgspec
import numpy as np
import pytest

import arkade
from arkade import registry
from tests.tables import every_game, every_table, random_states

FACE = {
    "ALL",
    "ArkadeError",
    "BadAction",
    "BadBot",
    "BadData",
    "BadOption",
    "BadReplay",
    "BadSeat",
    "BadSeed",
    "Description",
    "Game",
    "IllegalAction",
    "Option",
    "Replay",
    "Seat",
    "State",
    "UnknownGame",
    "commitment",
    "describe",
    "games",
    "load",
}


def test_the_face_is_exactly_this():
    assert set(arkade.__all__) == FACE
    assert list(arkade.__all__) == sorted(arkade.__all__)
    for name in arkade.__all__:
        assert hasattr(arkade, name)


def test_everything_users_call_has_a_docstring_and_types():
    for name in arkade.__all__:
        thing = getattr(arkade, name)
        if name == "ALL":
            continue
        assert inspect.getdoc(thing), name
        functions = [thing] if inspect.isfunction(thing) else []
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    assert inspect.getdoc(value), f"{name}.{member}"
                    functions.append(value.fget if isinstance(value, property) else value)
        for function in functions:
            signature = inspect.signature(function)
            assert signature.return_annotation is not inspect.Signature.empty, function
            for parameter in list(signature.parameters.values()):
                assert parameter.name == "self" or parameter.annotation is not parameter.empty, function


def test_errors_are_arkade_errors_and_the_builtin_ones_people_expect():
    for name in FACE:
        error = getattr(arkade, name)
        if inspect.isclass(error) and issubclass(error, Exception) and error is not arkade.ArkadeError:
            assert issubclass(error, arkade.ArkadeError)
            assert issubclass(error, ValueError | LookupError)


def test_the_games_are_there_and_described():
    assert arkade.games()[:5] == ["amazonas", "animimix", "arknoah", "noah", "optimix"]
    assert "connect_four" in arkade.games()
    noah = arkade.describe("noah")
    assert noah.title == "Noah"
    assert noah.players == (2, 3, 4, 5)
    end = next(option for option in noah.options if option.name == "end")
    assert (end.kind, end.allowed, end.default, end.rule) == ("choice", ("3", "26"), "3", "NOA-34")


@every_game
def test_every_option_names_its_rule_and_its_default_is_allowed(name):
    for players in arkade.describe(name).players:
        game = arkade.load(name, players)
        for option in arkade.describe(name).options:
            assert option.rule
            assert option.read(option.default, players) == game.options[option.name]


@pytest.mark.parametrize(
    ("arguments", "options", "said"),
    [
        (("chess",), {}, "no game 'chess'"),
        ((7,), {}, "no game 7"),
        (("noah", 6), {}, "'players' cannot be 6: Noah is for 2 to 5"),
        (("noah", 0), {}, "for 2 to 5"),
        (("noah", "3"), {}, "'players' cannot be '3'"),
        (("noah", True), {}, "'players' cannot be True"),
        (("noah", 2.0), {}, "'players' cannot be 2.0"),
        (("noah", 3), {"wind": 1}, "option 'wind' cannot be 1: Noah has the options start, end"),
        (("noah", 3), {"end": "27"}, "'end' cannot be '27': it takes 3 or 26"),
        (("noah", 3), {"end": None}, "'end' cannot be None"),
        (("noah", 3), {"start": 3}, "'start' cannot be 3: it takes a seat from 0 to 2, or random"),
        (("noah", 3), {"start": -1}, "'start' cannot be -1"),
        (("noah", 3), {"start": True}, "'start' cannot be True"),
        (("noah", 3), {"start": "٣"}, "'start' cannot be"),
        (("animimix", 2), {"species": "lion,wolf"}, "3 different ones of monkey"),
        (("animimix", 2), {"species": ["lion", "wolf", "lion"]}, "3 different ones"),
        (("animimix", 2), {"species": ["lion", "wolf", "cat"]}, "3 different ones"),
        (("animimix", 2), {"species": ["lion", "wolf", 3]}, "3 different ones"),
        (("animimix", 2), {"species": 5}, "'species' cannot be 5"),
        (("optimix", 2), {}, "Arche Opti Mix is for 3 to 5"),
        (("optimix", 3), {"deck": 5}, "'deck' cannot be 5: it takes standard, or the path of a file"),
        (("optimix", 3), {"deck": "no/such.toml"}, "'deck' cannot be 'no/such.toml'"),
        (("optimix", 3), {"deck": {"sha256": "0"}}, "another one must bring its cards"),
        (("arknoah", 5), {}, "Ark & Noah is for 2 to 4"),
        (("arknoah", 2), {"game": "slow"}, "'game' cannot be 'slow': it takes normal or quick"),
        (("arknoah", 2), {"last_round": 5}, "'last_round' cannot be 5: the normal game takes auto, 0 (none), or 10"),
        (("arknoah", 2), {"last_round": 7, "game": "quick"}, "the quick game takes auto, 0 (none), or 8 or more"),
        (("arknoah", 2), {"last_round": "never"}, "it takes auto or a number from 0 to 1000"),
        (("arknoah", 2), {"last_round": -1}, "'last_round' cannot be -1"),
        (("arknoah", 2), {"last_round": True}, "'last_round' cannot be True"),
        (("arknoah", 2), {"last_round": 1001}, "a number from 0 to 1000"),
        (
            ("arknoah", 4),
            {"workers": 1},
            "'workers' cannot be '1': it takes 2, and 1 only in the normal game with three",
        ),
        (("arknoah", 2), {"workers": "1"}, "'workers' cannot be '1'"),
        (("arknoah", 3), {"workers": "1", "game": "quick"}, "'workers' cannot be '1'"),
        (("arknoah", 3), {"workers": 3}, "it takes 2 or 1"),
    ],
)
def test_wrong_options_are_refused_with_what_is_allowed(arguments, options, said):
    with pytest.raises((arkade.BadOption, arkade.UnknownGame)) as refusal:
        arkade.load(*arguments, **options)
    assert said in str(refusal.value)


def test_a_bad_option_says_which_and_what():
    with pytest.raises(arkade.BadOption) as refusal:
        arkade.load("noah", players=4, end="5")
    assert (refusal.value.name, refusal.value.value) == ("end", "5")
    assert "3 or 26" in refusal.value.allowed


def test_options_may_be_given_as_text_or_as_values():
    assert arkade.load("noah", 3, end=26) == arkade.load("noah", 3, end="26")
    assert arkade.load("noah", 3, start="2") == arkade.load("noah", 3, start=2)
    assert arkade.load("arknoah", last_round="12") == arkade.load("arknoah", last_round=np.int64(12))
    species = ("lion", "wolf", "monkey")
    assert arkade.load("animimix", species=species) == arkade.load("animimix", species="wolf, lion,monkey")
    assert hash(arkade.load("animimix", species=species)) == hash(arkade.load("animimix", species=set(species)))


def test_a_games_options_cannot_be_changed_from_outside():
    game = arkade.load("animimix", species=["lion", "wolf", "monkey"])
    game.options["species"].append("penguin")
    assert game.options["species"] == ["monkey", "wolf", "lion"]
    game = arkade.load("optimix")
    game.options["deck"]["sha256"] = "0"
    assert game.options["deck"]["sha256"] != "0"


def test_a_description_can_be_sent_as_json():
    for name in arkade.games():
        assert json.loads(msgspec.json.encode(arkade.describe(name)))["name"] == name


@every_table
@pytest.mark.rule("COM-01", "COM-02")
def test_the_start_player_is_seat_0_unless_the_table_says_otherwise(name, players):
    assert arkade.load(name, players).new(seed=3).player == 0
    for seat in range(players):
        assert arkade.load(name, players, start=seat).new(seed=3).player == seat
    by_lot = {arkade.load(name, players, start="random").new(seed).player for seed in range(60)}
    assert by_lot == set(range(players))


@every_table
@pytest.mark.rule("COM-03")
def test_the_same_seed_is_the_same_game_and_no_seed_is_another_each_time(name, players):
    game = arkade.load(name, players)
    assert game.new(seed=5) == game.new(seed=5)
    assert game.new(seed=5) != game.new(seed=6)
    assert game.new() != game.new()


@every_table
def test_a_copy_is_a_state_of_its_own(name, players):
    for state in random_states(name, players, range(2), every=10):
        if state.over:
            continue
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            before = bytes(state)
            assert twin == state
            assert hash(twin) == hash(state)
            twin.play(twin.legal()[-1])
            assert bytes(state) == before
            assert twin != state


@every_table
def test_a_mask_shows_the_legal_actions(name, players):
    for state in random_states(name, players, range(2), every=10):
        assert np.flatnonzero(state.mask()).tolist() == state.legal()
        assert state.mask().shape == (state.game.num_actions,)


@every_table
def test_a_finished_game_has_winners_and_zero_sum_returns(name, players):
    *_, last = random_states(name, players, range(1))
    for state in random_states(name, players, range(30), every=1000):
        if state.over:
            assert state.player is None
            assert state.legal() == []
            assert state.winners
            assert abs(sum(state.returns)) < 1e-9
            share = 0 if len(state.winners) == players else 1 / len(state.winners)
            assert all(state.returns[seat] == share for seat in state.winners)
            best = min(state.scores) if arkade.describe(name).lowest_wins else max(state.scores)
            assert {state.scores[seat] for seat in state.winners} == {best}
        else:
            assert state.winners == []
            assert state.returns == [0.0] * players
    assert "over" in repr(last)


@every_table
def test_views_are_plain_json(name, players):
    for state in random_states(name, players, range(2), every=15):
        for seat in (None, 0, players - 1, arkade.ALL):
            assert json.loads(json.dumps(state.view(seat))) == state.view(seat)


@pytest.mark.parametrize("action", [-1, 10**6, 2**70, -(2**70), 1.5, None, True, "", "junk", "keep unicorn", b"a", [1]])
def test_what_is_no_action_is_refused_and_nothing_changes(action):
    state = arkade.load("animimix").new(seed=1)
    before = bytes(state)
    for attempt in (state.play, state.why_not):
        with pytest.raises(arkade.BadAction):
            attempt(action)
    assert bytes(state) == before


def test_actions_may_be_ids_notations_or_numpy_integers():
    game = arkade.load("animimix")
    states = [game.new(seed=1) for _ in range(3)]
    action = states[0].legal()[0]
    states[0].play(action)
    states[1].play(np.int32(action))
    states[2].play(game.notation(action))
    assert states[0] == states[1] == states[2]


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0", 99])
def test_what_is_no_seat_is_refused(seat):
    state = arkade.load("animimix").new(seed=1)
    for attempt in (state.view, state.observe, state.seat, lambda seat: state.redeal(seat, 1)):
        with pytest.raises(arkade.BadSeat, match="0 to 1"):
            attempt(seat)


@pytest.mark.parametrize("seed", [-1, 2**128, "x", 1.5])
def test_what_is_no_seed_is_refused(seed):
    game = arkade.load("animimix")
    with pytest.raises(arkade.BadSeed):
        game.new(seed)
    with pytest.raises(arkade.BadSeed):
        game.new(1).redeal(0, seed)


@pytest.mark.parametrize("games", [-1, 1.5, "3", True, None])
def test_what_is_no_number_of_games_is_refused(games):
    with pytest.raises(arkade.BadOption, match="'games' cannot be"):
        arkade.load("connect_four").playouts(games, seed=1)


def test_bytes_that_are_no_state_of_this_game_are_refused():
    game = arkade.load("animimix", 3)
    state = game.new(seed=1)
    data = bytes(state)
    altered = bytearray(data)
    altered[-1] ^= 1
    wrong = [b"", data[:-1], data + b"x", bytes(altered), bytes(len(data))]
    wrong += [bytes(arkade.load("animimix", 4).new(seed=1)), bytes(arkade.load("animimix", 3, start=1).new(seed=1))]
    for bad in wrong:
        with pytest.raises(arkade.BadData):
            game.restore(bad)
    with pytest.raises(arkade.BadData):
        game.restore("text")
    assert game.restore(memoryview(data)) == state


def test_a_game_survives_pickling():
    game = arkade.load("noah", 3, end="26")
    assert pickle.loads(pickle.dumps(game)) == game
    assert repr(game) == "arkade.load('noah', players=3, start=0, end='26')"


def test_games_are_equal_by_what_they_are():
    assert arkade.load("noah", 3) != arkade.load("noah", 4)
    assert arkade.load("noah", 3) != arkade.load("noah", 3, end="26")
    assert arkade.load("noah", 3) != "noah"
    assert arkade.load("noah", 3).new(1) != "noah"


def test_threads_do_not_disturb_each_other():
    game = arkade.load("animimix", 4)
    game.warm()
    faults = []

    def play(seed):
        chance = random.Random(seed)
        for number in range(60):
            state, again = game.new(number), game.new(number)
            while not state.over:
                action = chance.choice(state.legal())
                state.play(action)
                again.play(action)
            if state != again:
                faults.append(seed)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


def test_the_face_is_typed():
    games = type(arkade.games).__call__
    for function in (arkade.load, arkade.describe, games, arkade.State.play, arkade.State.legal):
        assert typing.get_type_hints(function, {"Game": arkade.Game, **vars(arkade)})


def test_games_is_a_list_when_called_and_a_package_to_import_from() -> None:  # with types: mypy reads it, too
    import arkade.games.noah
    import arkade.games.noah as one
    from arkade.games import noah as other
    from arkade.games.noah import GAME

    listed: list[str] = arkade.games()
    assert listed == registry.games()
    assert one is other is arkade.games.noah
    assert arkade.games.noah.GAME is one.GAME is GAME
    assert importlib.import_module("arkade.games") is arkade.games
    assert repr(arkade.games).startswith("<arkade.games: the package of amazonas, ")


def test_a_state_that_is_played_on_is_not_found_in_a_set_its_copy_and_its_bytes_are() -> None:
    state = arkade.load("noah").new(1)
    played, kept = {state}, {state.copy(), bytes(state)}
    before = bytes(state)
    assert state in played & kept
    state.play(state.legal()[0])
    assert state not in played | kept
    assert before in kept
    assert state.game.restore(before) in kept
    assert "must not be played on" in str(inspect.getdoc(arkade.State.__hash__))


def test_what_is_printed_says_what_it_is_and_nothing_hidden():
    game = arkade.load("noah", 3)
    state, other = game.new(7), game.new(8)
    assert repr(state.seat(1)) == "<seat 1 of 3, Noah, seat 0 to decide>" == repr(other.seat(1))
    assert repr(arkade.Replay(game, 7, [state.legal()[0]])) == f"<replay of 1 moves, deal 7, {game!r}>"


def test_a_slip_in_an_option_is_told_with_the_nearest():
    with pytest.raises(arkade.BadOption, match="Noah has the options start, end; did you mean players") as slip:
        arkade.load("noah", player=3)
    assert slip.value.say("nl").endswith("de opties van Noah zijn start, end; bedoelde je players?")
    assert slip.value.say("fr").endswith("les options de Noah sont start, end\u00a0; vouliez-vous dire players\u00a0?")
    with pytest.raises(arkade.BadOption, match=r"Noah has the options start, end$"):
        arkade.load("noah", colour="red")
