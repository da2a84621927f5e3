"""The games as PettingZoo's environments.

>>> from arkade.envs import pettingzoo
>>> env = pettingzoo.env(GAME, players=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import arkade
from arkade.envs import frames, missing
from arkade.envs.spaces import actions, mask, numbers, observation
from arkade.errors import ArkadeError, BadSeat
from arkade.state import State

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD = -1.0  # as much as a lost game of two


def env(
    name: str,
    players: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    **options: object,
) -> "AECEnv[str, Observation, int | None]":
    """A table of a game, with PettingZoo's usual wrappers.

    name, players, options  as in `arkade.load`
    render_mode             "ansi": text; "rgb_array": an image; "human": the text is printed after every step
    render_seat             whose view `render` shows; None: a spectator's, who sees no hidden cards

    An illegal action ends the game: its player gets -1, the others 0. What is not in the action space, and a step
    before the first `reset`, is an AssertionError.
    """
    table: AECEnv[str, Observation, int | None] = raw_env(name, players, render_mode, render_seat, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(
    name: str,
    players: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    **options: object,
) -> "ParallelEnv[str, Observation, int | None]":
    """`env` by PettingZoo's own converter: all agents act, the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(name, players, render_mode, render_seat, **options))


def raw_env(
    name: str,
    players: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    **options: object,
) -> "Table":
    """`env` without wrappers: whatever is wrong is an ArkadeError, and the table stays as it was."""
    return Table(name, players, render_mode, render_seat, **options)


class Table(AECEnv[str, Observation, int | None]):
    """A game among agents `player_0`, `player_1`, …: the seats.

    An observation is a dict: "observation" as `State.observe` gives it, and "action_mask", 1 for each legal action,
    all 0 for who is not to decide. Rewards are `State.returns` at the end and 0 before it.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        frames.check_mode(render_mode)
        self.game = arkade.load(name, players, **options)
        seats = range(self.game.players)
        if render_seat is not None and (isinstance(render_seat, bool) or render_seat not in seats):
            raise BadSeat(f"there is no seat {render_seat!r} to render: they are 0 to {seats[-1]}, and None")
        self.metadata = {
            "name": f"arkade_{name}_v0",
            "render_modes": frames.MODES,
            "render_fps": 2,
            "is_parallelizable": False,  # not all at once; `parallel_env` takes turns
        }
        self.render_mode, self.render_seat = render_mode, render_seat
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self.agents: list[str] = []
        self.state_space = numbers(self.game, self.game.players)
        self._seats = dict(zip(self.possible_agents, seats, strict=True))
        self._actions = {agent: actions(self.game) for agent in self.possible_agents}
        self._observations = {agent: observation(self.game) for agent in self.possible_agents}
        self._chance = random.Random()
        self._state: State | None = None

    def observation_space(self, agent: str) -> Any:
        """The same object for an agent every time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The same object for an agent every time."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of `Game.new(seed)`. Without a seed the next of those that follow the last one given."""
        state = self.game.new(self._chance.getrandbits(64) if seed is None else seed)
        if seed is not None:
            self._chance = random.Random(int(seed))
        self._state = state
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is; None for one whose game is over."""
        state = self._dealt()
        if not self.agents:
            raise ArkadeError("the game is over: reset() deals another")
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise ArkadeError("the game is over: the only action left is None")
            self._was_dead_step(None)
            return
        agent = self.agent_selection
        state.play(self.game.action(action))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            self.rewards = dict(zip(self.agents, state.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent's seat sees, and what it may do."""
        state = self._dealt()
        if agent not in self._seats:
            raise BadSeat(f"there is no agent {agent!r}: they are {', '.join(self.possible_agents)}")
        seat = self._seats[agent]
        live = not self.terminations.get(agent, True)
        legal = mask(state, seat) if live else np.zeros(self.game.num_actions, np.int8)
        return {"observation": state.observe(seat), "action_mask": legal}

    def state(self) -> NDArray[np.float32]:
        """Everything that any seat knows: the observations of all seats, one after the other.

        For training with a common critic. It shows all hands: no player may have it while playing.
        """
        state = self._dealt()
        return np.concatenate([state.observe(seat) for seat in range(self.game.players)])

    def render(self) -> Any:
        """The table as `render_seat` sees it: text, an image, or None when it is printed."""
        if self.render_mode is None:
            raise ArkadeError(f"say how to render when the environment is made: render_mode={frames.MODES[1]!r}")
        return frames.frame(self._dealt(), self.render_mode, self.render_seat)

    def close(self) -> None:
        """Nothing is held open; what was dealt stays until the next reset."""

    def _dealt(self) -> State:
        if self._state is None:
            raise ArkadeError("there is no game yet: reset() deals one")
        return self._state

    def _select(self) -> None:
        seat = self._dealt().player
        if seat is None:
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
