"""Replays: one file from which everything is rebuilt, and in which every change is found."""

import json
import random

import pytest

import arkade
from tests.tables import every_table

pytestmark = pytest.mark.rule("COM-03")


def finished(name="animimix", players=3, seed=5, **options):
    game = arkade.load(name, players, **options)
    state, chance, actions = game.new(seed), random.Random(seed), []
    while not state.over:
        actions.append(chance.choice(state.legal()))
        state.play(actions[-1])
    return arkade.Replay(game, seed, actions)


def changed(replay, **fields):
    return json.dumps({**json.loads(replay.json()), **fields})


@every_table
def test_a_replay_rebuilds_every_state(name, players, tmp_path):
    replay = finished(name, players, start="random")
    replay.write(tmp_path / "game.json")
    again = arkade.Replay.read(tmp_path / "game.json")
    assert again.game == replay.game
    assert again.actions == replay.actions
    assert again.verify() == replay.state()
    state = again.game.new(again.seed)
    for number, action in enumerate(again.actions):
        if number % 10 == 0:
            assert again.state(number) == state
        state.play(action)


def test_a_replay_is_readable_and_whole():
    replay = finished(species=["lion", "wolf", "monkey", "penguin"])
    file = json.loads(replay.json())
    assert list(file) == ["format", "game", "players", "options", "commitment", "seed", "actions", "result"]
    assert file["options"] == {"start": 0, "species": ["monkey", "wolf", "penguin", "lion"]}
    assert file["seed"] == "5"
    assert file["actions"] == [replay.game.notation(action) for action in replay.actions]
    assert file["result"] == {"scores": replay.state().scores, "winners": replay.state().winners}


def test_an_unfinished_game_is_a_replay_too():
    whole = finished()
    part = arkade.Replay(whole.game, whole.seed, whole.actions[:4])
    again = arkade.Replay.parse(part.json())
    assert not again.verify().over
    assert json.loads(part.json())["result"] is None


def test_actions_may_be_given_as_notation():
    whole = finished()
    named = arkade.Replay(whole.game, whole.seed, [whole.game.notation(action) for action in whole.actions])
    assert named.verify() == whole.state()


def test_the_commitment_hides_the_seed_and_binds_seed_and_header():
    game = arkade.load("noah", 3)
    seal = arkade.commitment(game, 2**100)
    assert len(seal) == 64
    assert seal == arkade.commitment(arkade.load("noah", 3), 2**100)
    others = [arkade.commitment(game, 2**100 + 1), arkade.commitment(arkade.load("noah", 3, end="26"), 2**100)]
    assert seal not in others


FORGERIES = {
    "seed": ({"seed": "6"}, "commitment"),
    "commitment": ({"commitment": "0" * 64}, "commitment"),
    "options": ({"options": {"start": 1, "species": "random"}}, "commitment"),
    "players": ({"players": 4}, "commitment"),
    "format": ({"format": "arkade replay 2"}, "format"),
    "game": ({"game": "chess"}, "header"),
    "option": ({"options": {"speed": 1}}, "header"),
    "name as option": ({"options": {"name": "noah"}}, "header"),
    "too many players": ({"players": 9}, "header"),
    "negative seed": ({"seed": "-5"}, "seed"),
    "huge seed": ({"seed": "9" * 39}, "header"),
    "endless seed": ({"seed": "9" * 5000}, "seed"),
    "seed as number": ({"seed": 5}, "seed"),
    "action unknown": ({"actions": ["keep unicorn"]}, "action 1"),
    "action not text": ({"actions": ["keep lion", 7]}, "actions[1]"),
    "scores": ({"result": {"scores": [99, 0, 0], "winners": [0]}}, "result"),
    "result dropped": ({"result": None}, "result"),
    "result of another shape": ({"result": {"scores": "all"}}, "result.scores"),
    "extra field": ({"comment": "hello"}, "file"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_replay_is_named_with_the_place_of_the_fault(forgery):
    fields, place = FORGERIES[forgery]
    with pytest.raises(arkade.BadReplay) as fault:
        arkade.Replay.parse(changed(finished(), **fields)).verify()
    assert fault.value.place == place
    assert str(fault.value).startswith(place)


def test_a_changed_action_is_found_where_it_becomes_illegal_or_in_the_result():
    replay = finished()
    notations = json.loads(replay.json())["actions"]
    for number in range(len(notations)):
        other = [
            *notations[:number],
            "keep lion" if notations[number] != "keep lion" else "keep wolf",
            *notations[number + 1 :],
        ]
        with pytest.raises(arkade.BadReplay) as fault:
            arkade.Replay.parse(changed(replay, actions=other)).verify()
        assert fault.value.place == "result" or fault.value.place.startswith("action ")


def test_actions_after_the_end_are_found():
    replay = finished()
    notations = json.loads(replay.json())["actions"]
    with pytest.raises(arkade.BadReplay, match=f"action {len(notations) + 1}: .*ANI-12"):
        arkade.Replay.parse(changed(replay, actions=[*notations, "keep lion"])).verify()


def test_a_damaged_file_is_named_with_line_and_column(tmp_path):
    text = finished().json()
    file = tmp_path / "damaged.json"
    for end in (0, 1, 30, len(text) // 2, len(text) - 3):
        file.write_text(text[:end])
        with pytest.raises(arkade.BadReplay, match=r"line \d+, column \d+: not JSON"):
            arkade.Replay.read(file)
    file.write_bytes(b"\xff\xfe" + text.encode())
    with pytest.raises(arkade.BadReplay, match="byte 0: this is not UTF-8"):
        arkade.Replay.read(file)
    for other in ("[]", "7", "null", '{"format": "arkade replay 1"}', "[" * 100_000):
        file.write_text(other)
        with pytest.raises(arkade.BadReplay):
            arkade.Replay.read(file)
    file.write_bytes(b" " * 10_000_001)
    with pytest.raises(arkade.BadReplay, match="longer than"):
        arkade.Replay.read(file)


def test_a_file_that_cannot_be_read_or_written_is_one_clear_error(tmp_path):
    replay = finished()
    for path in (tmp_path / "no" / "such" / "folder.json", tmp_path, "bad\0name"):
        with pytest.raises(arkade.ArkadeError, match="cannot write"):
            replay.write(path)
        with pytest.raises(arkade.ArkadeError, match="cannot read"):
            arkade.Replay.read(path)
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path, monkeypatch):
    file = tmp_path / "game.json"
    replay = finished()
    replay.write(file)
    before = file.read_text()

    def full(*arguments, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    with pytest.raises(arkade.ArkadeError, match="No space left"):
        finished(seed=6).write(file)
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("n", [-1, 1000])
def test_a_move_that_does_not_exist_is_refused(n):
    with pytest.raises(arkade.BadReplay, match="there are 18 moves"):
        finished().state(n)
