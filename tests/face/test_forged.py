"""States that come from outside: forged bytes with a right checksum are refused, or can be played like any other."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

import arkade
from arkade import bots
from arkade.errors import BadData
from tests.patience import PATIENCE
from tests.tables import NIGHTLY, VARIANTS

FORGED = 10_000 if NIGHTLY else 80
TIMEOUT = 5 * PATIENCE  # seconds of a part


def forged(chance, game, content):
    """The bytes of a state, changed here and there as somebody would who knows where its fields lie."""
    changed = bytearray(content)
    record = game.handle.definition.record
    for _ in range(chance.choice([1, 1, 1, 2, 3, 8])):
        name = chance.choice(record.names)
        field = np.frombuffer(changed, record)[name]
        numbers = field.reshape(-1)
        at = chance.randrange(numbers.size)
        if field.dtype.kind == "f":
            numbers[at] = chance.choice([np.nan, np.inf, -1.0, 1e300])
            continue
        kind = np.iinfo(field.dtype)
        near = int(numbers[at]) + chance.choice([-2, -1, 1, 2])
        far = chance.choice([kind.min, kind.max, -1, 0, 1, chance.randrange(kind.min, kind.max)])
        numbers[at] = min(kind.max, max(kind.min, chance.choice([near, near, far, int(chance.choice(numbers))])))
    if chance.random() < 0.02:
        changed = bytearray(chance.randbytes(len(content)))
    return bytes(changed)


def try_forged(seed, count):
    """Restore forged states; play those that are taken to the end. How many were taken."""
    chance, taken = random.Random(seed), 0
    for number in range(count):
        name, players, options = VARIANTS[(seed + number) % len(VARIANTS)]
        game = arkade.load(name, players, **options)
        state = game.new(chance.getrandbits(64))
        for _ in range(chance.randrange(60)):
            if not state.over:
                state.play(chance.choice(state.legal()))
        content = forged(chance, game, bytes(state)[16:])
        try:
            found = game.restore(game._check(content) + content)
        except BadData:
            continue
        taken += 1
        use(found, chance)
    return taken


def use(state, chance):
    """All that a program does with a state."""
    for seat in range(state.game.players):
        other = state.redeal(seat, chance.getrandbits(64))
        other.view(seat)
        other.observe(seat)
    state.view(arkade.ALL)
    bot = bots.make("mcts:sims=8", 1)
    if not state.over:
        assert bot.choose(state.seat(state.player)) in state.legal()
    for _ in range(5_000):
        if state.over:
            break
        state.play(chance.choice(state.legal()))
    assert state.over
    assert len(state.scores) == state.game.players


@pytest.mark.slow
def test_no_forged_state_ends_the_process_hangs_or_raises_anything_else():
    """In processes of their own, since what is tried is whether they die."""
    parts = 20 if NIGHTLY else 2
    step, taken = FORGED // parts, 0
    for seed in range(FORGED // step):
        command = f"from tests.face.test_forged import try_forged; print('taken', try_forged({seed}, {step}))"
        environment = {**os.environ, "ARKADE_COMPILE": "1" if NIGHTLY else "0"}
        done = subprocess.run(
            [sys.executable, "-c", command],
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            env=environment,
            check=False,
        )
        assert done.returncode == 0, (seed, done.returncode, done.stderr[-2000:])
        taken += int(done.stdout.rpartition("taken ")[2])
    print(f"{FORGED} forged states: {taken} could be played, the others were refused")


@pytest.mark.parametrize("name", arkade.games())
def test_a_state_of_another_table_is_refused_even_with_a_right_checksum(name):
    game = arkade.load(name, start="random")
    for players in arkade.describe(name).players:
        other = arkade.load(name, players)
        if other.players != game.players:
            content = bytes(other.new(1))[16:]
            with pytest.raises(BadData):
                game.restore(game._check(content) + content)
