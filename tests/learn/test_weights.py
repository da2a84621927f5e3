"""Files of weights: what is written is read again, and nothing else is."""

import json

import numpy as np
import pytest

import arkade
from arkade import learn, registry
from arkade.arena.schedule import code_of
from arkade.kernel.rules import Rules
from arkade.learn.weights import NAME, Weights
from arkade.text import LANGUAGES

GAME = registry.definition("connect_four")


def any_weights(columns: int = 8) -> Weights:
    rules = Rules(GAME)
    shape = rules.inputs + 1 + rules.seats, columns
    net = np.random.default_rng(1).normal(0, 1, shape).astype(np.float16).astype(np.float32)
    return Weights(net, (2,), 1234, "arkade learn connect_four --seed=3")


@pytest.fixture
def place(tmp_path):
    learn.write(tmp_path / NAME, GAME, any_weights())
    return tmp_path / NAME


def test_what_is_written_is_read_again(place):
    found, given = learn.read(place, GAME), any_weights()
    assert np.array_equal(found.net, given.net)
    assert found[1:] == given[1:]


def test_it_is_a_safetensors_file_as_others_read_them(place):
    content = place.read_bytes()
    size = int.from_bytes(content[:8], "little")
    head = json.loads(content[8 : 8 + size])
    assert head["weights"] == {
        "dtype": "F16",
        "shape": list(any_weights().net.shape),
        "data_offsets": [0, len(content) - 8 - size],
    }
    assert all(isinstance(value, str) for value in head["__metadata__"].values())


def change(content: bytes, key: str, value: str) -> bytes:
    """The same file, saying something else of itself."""
    size = int.from_bytes(content[:8], "little")
    head = json.loads(content[8 : 8 + size])
    head["__metadata__"][key] = value
    text = json.dumps(head).encode()
    return len(text).to_bytes(8, "little") + text + content[8 + size :]


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (lambda content: b"", "damaged, or not weights at all"),
        (lambda content: content[:-1], "damaged, or not weights at all"),
        (lambda content: content[:100], "damaged, or not weights at all"),
        (lambda content: content + b"\0\0", "damaged, or not weights at all"),
        (lambda content: b"\xff" * 8 + content[8:], "damaged, or not weights at all"),
        (lambda content: b"PK\3\4" + bytes(500), "damaged, or not weights at all"),
        (lambda content: (2).to_bytes(8, "little") + b"[]", "damaged, or not weights at all"),
        (lambda content: (9999).to_bytes(8, "little") + b"[" * 9999, "damaged, or not weights at all"),
        (lambda content: content[:-1] + bytes([content[-1] ^ 1]), "changed after they were learned"),
        (lambda content: change(content, "command", "arkade learn something else"), "changed after they were learned"),
        (lambda content: change(content, "positions", "many"), "damaged, or not weights at all"),
        (lambda content: change(content, "game", "chess"), "of the game 'chess', not of 'connect_four'"),
        (lambda content: change(content, "arkade_format", "99"), "of the format '99'"),
    ],
)
def test_what_is_damaged_or_forged_is_refused_by_a_sentence(place, forge, why):
    place.write_bytes(forge(place.read_bytes()))
    with pytest.raises(learn.BadWeights, match=f"cannot be used: they (are|were) {why}") as refused:
        learn.read(place, GAME)
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_weights_of_other_features_are_refused(place, monkeypatch):
    monkeypatch.setitem(vars(GAME), "feature_pieces", (*GAME.feature_pieces, ("more", (1,))))
    with pytest.raises(learn.BadWeights, match="learned from other features"):
        learn.read(place, GAME)


def test_numbers_that_are_none_are_refused(tmp_path):
    spoilt = any_weights()
    spoilt.net[3, 3] = np.nan
    learn.write(tmp_path / NAME, GAME, spoilt)
    with pytest.raises(learn.BadWeights, match="damaged"):
        learn.read(tmp_path / NAME, GAME)


def test_a_game_without_weights_says_how_to_get_some(tmp_path, monkeypatch):
    monkeypatch.setenv("ARKADE_WEIGHTS", str(tmp_path))
    with pytest.raises(learn.BadWeights, match="none of this game yet, arkade learn connect_four learns some"):
        learn.weights_of(GAME)
    learn.write(learn.own_place(GAME), GAME, any_weights())
    assert learn.weights_of(GAME).positions == 1234
    state = arkade.load("connect_four").new(1)
    assert arkade.load("connect_four").warm()
    assert arkade.bots.make("expert", 1).choose(state.seat(0)) in state.legal()


SHIPPED = [name for name in registry.OURS if (registry.definition(name).sources / NAME).exists()]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_fit_their_game_and_are_small(name):
    definition = registry.definition(name)
    assert learn.read(definition.sources / NAME, definition).players == tuple(definition.players)
    assert (definition.sources / NAME).stat().st_size <= 400_000


def test_a_bot_plays_with_the_weights_it_is_given(place, tmp_path):
    other = tmp_path / "other.safetensors"
    learn.write(other, GAME, any_weights(columns=16))
    game = arkade.load("connect_four")
    for file, columns in ((place, 8), (other, 16)):
        bot = arkade.bots.make(f"learned:sims=9,weights={file}", 1)
        assert bot.judging(game)[1].size == any_weights(columns).net.size


def test_weights_that_a_bot_cannot_play_with_are_refused_before_the_game(place):
    with pytest.raises(learn.BadWeights, match="of the game 'connect_four', not of 'noah'"):
        arkade.bots.suits(f"learned:sims=9,weights={place}", registry.definition("noah"))
    with pytest.raises(arkade.ArkadeError, match=r"cannot read none\.safetensors: No such file"):
        arkade.bots.suits("learned:sims=9,weights=none.safetensors", GAME)
    with pytest.raises(arkade.ArkadeError, match="the path of a file"):
        arkade.bots.read("learned:sims=9,weights=")


def test_a_path_may_have_a_colon_in_a_list_of_bots():
    specs = ["learned:sims=9,weights=C:/mine.safetensors", "random"]
    assert arkade.bots.read_list(",".join(specs)) == specs


def test_an_arena_with_other_weights_is_another_arena(place):
    spec = f"learned:sims=9,weights={place}"
    before = code_of("connect_four", [spec])
    learn.write(place, GAME, any_weights(columns=16))
    assert code_of("connect_four", [spec]) != before
