"""What a server's signature proves: not one move of a signed replay can be another."""

import json
import random

import pytest

import arkade
from arkade import registry, signing
from arkade.replay import Signature, Told
from arkade.signing import Signer
from tests.tables import NIGHTLY

SIGNER = Signer("secret")
SOME = 200  # forgeries of a match by day; all at night


def played(name, seed=1):
    """A match played to its end, with a server's signature."""
    game = arkade.load(name)
    state, chance, actions = game.new(seed), random.Random(seed), []
    while not state.over:
        actions.append(chance.choice(state.legal()))
        state.play(actions[-1])
    replay = arkade.Replay(game, seed, actions)
    replay.told = Told(["person" if chance.random() < 0.5 else "bot" for _ in actions], 1_800_000_000_000, False, False)
    replay.signature = Signature(SIGNER.key, SIGNER.sign(replay.statement()))
    return replay


def true(file):
    try:
        arkade.Replay.parse(json.dumps(file)).verify()
    except arkade.BadReplay:
        return False
    return True


def result_of(replay, actions):
    """What the actions lead to; None: they are not legal, or not all."""
    try:
        state = arkade.Replay(replay.game, replay.seed, actions).state()
    except arkade.BadReplay:
        return None
    return {"scores": state.scores, "winners": state.winners} if state.over else None


@pytest.mark.parametrize("name", registry.OURS)
def test_no_single_forgery_of_a_signed_replay_is_called_true(name):
    """Every move replaced by every other legal one at its place, the result as it was and as it would follow."""
    replay = played(name)
    file = json.loads(replay.json())
    assert true(file)
    state, forgeries = replay.game.new(replay.seed), []
    for place, action in enumerate(replay.actions):
        forgeries += [(place, other) for other in state.legal() if other != action]
        state.play(action)
    if not NIGHTLY:
        late = forgeries[-SOME // 3 :]  # those that change least
        forgeries = [*late, *random.Random(2).sample(forgeries, min(SOME, len(forgeries)))]
    fitting = 0
    for place, other in forgeries:
        actions = [*replay.actions[:place], other, *replay.actions[place + 1 :]]
        forged = {**file, "actions": [replay.game.notation(each) for each in actions]}
        assert not true(forged), (place, other)
        if (result := result_of(replay, actions)) is not None:
            fitting += 1
            assert not true({**forged, "result": result}), (place, other)
            unsigned = {key: value for key, value in forged.items() if key != "signature"}
            assert true({**unsigned, "result": result})  # what nobody has signed is only told
    print(f"{name}: {len(forgeries)} forgeries, {fitting} of which lead to an end")


@pytest.mark.parametrize("name", registry.OURS)
def test_nothing_else_of_a_signed_replay_can_be_changed(name):
    replay = played(name)
    file = json.loads(replay.json())
    players = range(replay.game.players)
    told = file["told"]
    changes = [
        {"result": {**file["result"], "winners": [seat for seat in players if seat not in file["result"]["winners"]]}},
        {"result": {**file["result"], "scores": [score + 1 for score in file["result"]["scores"]]}},
        {"result": None},
        {"actions": file["actions"][:-1]},
        {"actions": file["actions"][:-1], "result": None, "told": {**told, "authors": told["authors"][:-1]}},
        {"seed": "2"},
        {"told": {**told, "ended": told["ended"] + 1}},
        {"told": {**told, "authors": ["clock", *told["authors"][1:]]}},
        {"told": {**told, "stopped": True}},
        {"told": {**told, "broken": True}},
        {"told": None},
        {"signature": {**file["signature"], "key": Signer("other").key}},
        {"signature": {**file["signature"], "signature": "0" * 128}},
        {"signature": {"key": "no key", "signature": "x"}},
    ]
    for change in changes:
        assert not true({**file, **change}), change


def test_who_knows_the_servers_key_is_not_taken_in_by_another():
    replay = played("animimix")
    parsed = arkade.Replay.parse(replay.json())
    assert parsed.verify(SIGNER.key).over
    assert arkade.Replay.parse(parsed.json()).json() == replay.json()
    other = Signer("other")
    parsed.signature = Signature(other.key, other.sign(parsed.statement()))
    parsed.verify()  # a key in the file proves nothing
    with pytest.raises(arkade.BadReplay, match="another key"):
        parsed.verify(SIGNER.key)
    parsed.signature = None
    parsed.verify()
    with pytest.raises(arkade.BadReplay, match="not signed"):
        parsed.verify(SIGNER.key)


def test_without_the_package_a_signature_is_not_checked_unless_it_is_asked_for(monkeypatch):
    parsed = arkade.Replay.parse(played("animimix").json())
    parsed.signature = Signature(SIGNER.key, "0" * 128)
    monkeypatch.setattr(signing, "available", lambda: False)
    parsed.verify()
    with pytest.raises(arkade.ArkadeError, match="cryptography"):
        parsed.verify(SIGNER.key)
