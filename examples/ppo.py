"""An agent that learns a game by playing against itself: PPO in JAX on the batch environment.

    python examples/ppo.py --game amazonas --players 2 --minutes 3 --seed 1 --out learned

One network plays all seats, each from its own observation. The folder gets the network (policy.npz), what it won
against random play while it learned (curve.csv) and a plot of that (curve.png).
"""

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import matplotlib
import numpy as np
import optax
from numpy.typing import NDArray

import arkade
from arkade.arena.statistics import share_of
from arkade.envs.batch import BatchEnv

matplotlib.use("Agg")
from matplotlib import pyplot as plt

STEPS = 64  # of every table, before the network learns from them
EPOCHS, PARTS = 3, 8  # how often it goes through them, each time in so many parts
LAMBDA, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 0.5
RATE, HIDDEN = 1e-3, 256

Network = dict[str, jax.Array]


class Samples(NamedTuple):
    """Decisions to learn from, one a row."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of what the network gave each action when it was chosen
    values: Any
    advantages: Any


def new_network(key: jax.Array, inputs: int, actions: int) -> Network:
    """Two hidden layers; one output for each action and one for the value."""
    sizes = [inputs, HIDDEN, HIDDEN, actions + 1]
    network: Network = {}
    for layer, (wide, next_wide) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        scale = (0.01 if layer == 2 else np.sqrt(2)) / np.sqrt(wide)
        network[f"w{layer}"] = scale * jax.random.normal(own, (wide, next_wide))
        network[f"b{layer}"] = jnp.zeros(next_wide)
    return network


def judge(network: Network, observations: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of every action's chance, and the value for the seat to decide."""
    x = jnp.log1p(observations)  # counts, most of them small
    for layer in range(2):
        x = jax.nn.relu(x @ network[f"w{layer}"] + network[f"b{layer}"])
    out = x @ network["w2"] + network["b2"]
    return jax.nn.log_softmax(jnp.where(masks, out[:, :-1], -1e9)), jnp.tanh(out[:, -1])


@jax.jit
def choose(network: Network, observations: jax.Array, masks: jax.Array, key: jax.Array) -> tuple[jax.Array, ...]:
    """An action a table by its chance, with the logarithm of that chance and the value."""
    chances, values = judge(network, observations, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


def loss(network: Network, batch: Samples) -> jax.Array:
    """PPO's clipped loss, the value's error, and a prize for entropy."""
    chances, values = judge(network, batch.observations, batch.masks)
    chosen = jnp.take_along_axis(chances, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.chances)
    gains = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    policy = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    error = jnp.square(values - batch.values - batch.advantages).mean()
    entropy = -jnp.where(batch.masks, jnp.exp(chances) * chances, 0).sum(axis=1).mean()
    return VALUE * error - policy - ENTROPY * entropy


class Learner:
    """The network, the tables it plays at, and what it has learned so far."""

    def __init__(self, game: arkade.Game, tables: int, seed: int) -> None:
        self.env = BatchEnv(game, tables, seed)
        self.key, own = jax.random.split(jax.random.PRNGKey(seed))
        self.network = new_network(own, self.env.observations.shape[1], game.num_actions)
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
        self.memory = self.optimizer.init(self.network)
        self.update = jax.jit(self._update)

    def _update(self, network: Network, memory: Any, batch: Samples) -> tuple[Network, Any]:
        steps, memory = self.optimizer.update(jax.grad(loss)(network, batch), memory, network)
        return optax.apply_updates(network, steps), memory

    def _key(self) -> jax.Array:
        self.key, own = jax.random.split(self.key)
        found: jax.Array = own
        return found

    def play(self) -> Samples:
        """Play STEPS steps of every table."""
        env = self.env
        kept = [np.zeros((STEPS, *array.shape), array.dtype) for array in (env.observations, env.masks)]
        actions = np.zeros((STEPS, env.size), np.int64)
        chances, values = np.zeros((2, STEPS, env.size), np.float32)
        players, ended = np.zeros((STEPS, env.size), np.int64), np.zeros((STEPS, env.size), np.bool_)
        rewards = np.zeros((STEPS, *env.rewards.shape), np.float32)
        for step in range(STEPS):
            kept[0][step], kept[1][step], players[step] = env.observations, env.masks, env.players
            found = choose(self.network, kept[0][step], kept[1][step], self._key())
            actions[step], chances[step], values[step] = map(np.asarray, found)
            env.step(actions[step])
            ended[step], rewards[step] = env.ended, env.rewards
        last = np.asarray(choose(self.network, env.observations, env.masks, self._key())[2])
        advantages = credit(players, values, ended, rewards, env.players, last)
        return Samples(
            *(array.reshape(-1, *array.shape[2:]) for array in (*kept, actions, chances, values, advantages))
        )

    def learn(self) -> None:
        """Play, and go through what happened EPOCHS times in random order."""
        samples = self.play()
        for _ in range(EPOCHS):
            order = np.asarray(jax.random.permutation(self._key(), len(samples.actions)))
            for part in np.array_split(order, PARTS):
                batch = Samples(*(array[part] for array in samples))
                self.network, self.memory = self.update(self.network, self.memory, batch)


def credit(
    players: NDArray[np.int64],
    values: NDArray[np.float32],
    ended: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    next_players: NDArray[np.int64],
    next_values: NDArray[np.float32],
) -> NDArray[np.float32]:
    """How much better each decision was than expected: from a seat's decision to that same seat's next one.

    At the end of what was played the seat to decide expects its own value, the others what is left to them.
    """
    steps, tables, seats = rewards.shape
    row = np.arange(tables)
    expected = np.repeat(-next_values[:, None] / (seats - 1), seats, axis=1)
    expected[row, next_players] = next_values
    later = np.zeros((tables, seats), np.float32)
    found = np.zeros((steps, tables), np.float32)
    for step in reversed(range(steps)):
        over = ended[step][:, None]
        expected, later = np.where(over, rewards[step], expected), np.where(over, 0, later)
        seat = players[step]
        found[step] = expected[row, seat] - values[step] + LAMBDA * later[row, seat]
        expected[row, seat], later[row, seat] = values[step], found[step]
    return found


def against_random(network: Network, game: arkade.Game, games: int, seed: int) -> NDArray[np.float64]:
    """What the network won of each game, alone against random play, in every seat equally often."""
    seats = game.players
    env = BatchEnv(game, -(-games // seats) * seats, seed)
    own = np.arange(env.size) % seats
    chance, key = np.random.default_rng(seed), jax.random.PRNGKey(seed)
    won = np.full(env.size, np.nan)
    while np.isnan(won).any():
        key, draw = jax.random.split(key)
        chosen = np.asarray(choose(network, env.observations, env.masks, draw)[0])
        env.step(np.where(env.players == own, chosen, env.random_actions(chance)))
        best = env.rewards == env.rewards.max(axis=1, keepdims=True)
        share = best[np.arange(env.size), own] / best.sum(axis=1)
        won = np.where(env.ended & np.isnan(won), share, won)  # the first game of each table
    return won


def write(folder: Path, network: Network, curve: list[tuple[float, int, float]], title: str) -> None:
    """Keep the network, the curve and its plot."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {name: np.asarray(array) for name, array in network.items()}
    np.savez(folder / "policy.npz", **arrays)
    with (folder / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "moves", "share"), *curve])
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([point[0] / 60 for point in curve], [100 * point[2] for point in curve], marker=".")
    axes.set(title=title, xlabel="minutes", ylabel="% won against random play", ylim=(0, 100))
    axes.grid(alpha=0.3)
    figure.savefig(folder / "curve.png", dpi=120)
    plt.close(figure)


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn for some minutes, then play the last match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amazonas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, help="so many rounds of learning instead: the same seed, the same result")
    parser.add_argument("--tables", type=int, default=512)
    parser.add_argument("--games", type=int, default=2000, help="of the last match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    options = parser.parse_args(arguments)
    try:
        game = arkade.load(options.game, options.players)
        learner = Learner(game, options.tables, options.seed)
    except arkade.ArkadeError as error:
        print(f"ppo: {error}", file=sys.stderr)
        return 2
    begin, number, curve = time.monotonic(), 0, []
    while number < options.rounds if options.rounds else time.monotonic() - begin < 60 * options.minutes:
        learner.learn()
        number += 1
        if number % 10 == 0:
            share = against_random(learner.network, game, 200, number).mean()
            curve.append((time.monotonic() - begin, number * STEPS * options.tables, float(share)))
            print(f"{curve[-1][0]:6.0f} s {curve[-1][1]:12,} moves: {share:.3f} of 200 games", flush=True)
    won = against_random(learner.network, game, options.games, options.seed + 10**6)
    last = share_of(won, np.ones_like(won), 1 / game.players)
    print(f"{len(won)} games against random play: {last.share:.3f} won ({last.low:.3f} to {last.high:.3f})")
    title = f"{game.title}, {game.players} players, seed {options.seed}"
    write(options.out, learner.network, curve, title)
    return 0


if __name__ == "__main__":
    sys.exit(main())
