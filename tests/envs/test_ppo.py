"""The example of a learning agent, on a tiny budget."""

import csv
import importlib.util
import re
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo():
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.nightly
def test_ppo_learns_to_beat_random_play_and_keeps_what_it_learned(ppo, tmp_path, capsys):
    arguments = ("--game", "connect_four", "--rounds", "20", "--tables", "64", "--games", "600", "--out", str(tmp_path))
    assert ppo.main(arguments) == 0
    said = capsys.readouterr().out
    low = float(re.search(r"600 games against random play: .* won \((0\.\d+) to", said)[1])
    assert low > 0.6
    with (tmp_path / "curve.csv").open() as file:
        curve = list(csv.DictReader(file))
    assert [int(point["moves"]) for point in curve] == [10 * 64 * ppo.STEPS, 20 * 64 * ppo.STEPS]
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    network = dict(np.load(tmp_path / "policy.npz"))
    assert set(network) == {"w0", "w1", "w2", "b0", "b1", "b2"}


def test_a_decision_is_judged_by_the_same_seats_next_one_and_by_the_end(ppo, monkeypatch):
    monkeypatch.setattr(ppo, "LAMBDA", 0.5)
    players = np.array([[0], [1], [0], [1]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    found = ppo.credit(players, values, ended, rewards, np.array([0]), np.array([0.6], np.float32))
    # the last: seat 1 of the next game expects the opposite of seat 0's 0.6; the others end with 1 and -1
    assert np.allclose(found[:, 0], [0.3 - 0.1 + 0.5 * (1 - 0.3), -1 - 0.2, 1 - 0.3, -0.6 - 0.4])


def test_what_cannot_be_played_gets_one_clear_line(ppo, capsys):
    assert ppo.main(["--game", "chess"]) == 2
    assert capsys.readouterr().err.startswith("ppo: ")
    assert ppo.main(["--tables", "0"]) == 2
    assert "size" in capsys.readouterr().err
