"""One learner against bots, as Gymnasium's environments.

>>> import gymnasium
>>> import arkade.envs.gymnasium
>>> env = gymnasium.make("arkade/GAME-v0", players=4, bots="greedy")  # `IDS` has the names
>>> observation, info = env.reset(seed=7)
>>> step = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import arkade
from arkade import bots as known
from arkade import registry
from arkade.bots import Bot
from arkade.envs import frames, missing
from arkade.envs.spaces import actions, mask, numbers
from arkade.errors import ArkadeError, BadBot, BadOption, BadSeat, IllegalAction
from arkade.table.match import Match

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("envs", error) from None

Step = tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]


class AgainstBots(gymnasium.Env[Any, Any]):
    """A game in which one seat learns and bots have the others.

    name, players, options  as in `arkade.load`
    bots          a bot's spec for all other seats, or one for each, going round from the seat after the learner's:
                  a list, or a text with commas
    seat          the learner's; "random": another by chance in every game
    illegal       what an illegal action does: "end" the game, or "repeat": the learner decides again
    penalty       what an illegal action costs: its reward is -penalty
    render_mode   "ansi": text; "rgb_array": an image; "human": the text is printed after every step;
                  always as the learner's seat sees the table

    Observations are `State.observe` of the learner's seat, whose turn it is after every reset and step. The reward
    is its `State.returns` at the end and 0 before it. Infos hold "action_mask" (1 for each legal action), "seat",
    and after an illegal action "illegal": the numbers of the rules that forbid it.
    """

    metadata = {"render_modes": frames.MODES, "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        name: str,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | str = "random",
        illegal: str = "end",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        frames.check_mode(render_mode)
        self.game = arkade.load(name, players, **options)
        self._bots = _specs(bots, self.game.players - 1)
        seats = range(self.game.players)
        if seat != "random" and (isinstance(seat, str | bool) or seat not in seats):
            raise BadSeat(f"there is no seat {seat!r}: they are 0 to {seats[-1]}, and 'random'")
        if illegal not in ("end", "repeat"):
            raise BadOption("illegal", illegal, "it takes end or repeat")
        if isinstance(penalty, bool) or not isinstance(penalty, int | float) or not 0 <= penalty < np.inf:
            raise BadOption("penalty", penalty, "it takes a number from 0 on")
        if any(hasattr(known.kind(known.read(spec).name), "analyse") for spec in self._bots):
            self.game.warm()  # an opponent who plays by the clock would see little until then
        self.render_mode = render_mode
        self.action_space = actions(self.game)
        self.observation_space = numbers(self.game)
        self._given_seat, self._repeats, self._penalty = seat, illegal == "repeat", float(penalty)
        self._match: Match | None = None
        self._players: dict[int, Bot] = {}
        self._seat = 0
        self._ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal a game, that of `Game.new(seed)`, and let the bots move until it is the learner's turn.

        The seed decides the learner's seat and the bots' chance too. Without one the next game follows from the last
        seed given.
        """
        super().reset(seed=seed)
        count, chance = self.game.players, self.np_random
        deal = int(chance.integers(2**63)) if seed is None else seed
        self._seat = int(chance.integers(count)) if self._given_seat == "random" else int(self._given_seat)
        others = [(self._seat + number) % count for number in range(1, count)]
        self._players = {
            other: known.make(spec, int(chance.integers(2**63))) for other, spec in zip(others, self._bots, strict=True)
        }
        self._match = Match(self.game, deal)
        self._bots_move(self._match)
        self._ended = self._match.state.over
        self._show()
        return self._match.state.observe(self._seat), self._info(self._match)

    def step(self, action: int) -> Step:
        """The learner's action, then the bots' until it is the learner's turn again or the game is over.

        What is no action of the game at all is BadAction, a step without a game in play an ArkadeError.
        """
        match = self._dealt()
        if self._ended:
            raise ArkadeError("the game is over: reset() deals another")
        try:
            match.play(self.game.action(action))
        except IllegalAction as error:
            self._ended = not self._repeats
            reward, more = -self._penalty, {"illegal": error.rules}
        else:
            self._bots_move(match)
            self._ended = match.state.over
            reward, more = match.state.returns[self._seat], {}
        self._show()
        return match.state.observe(self._seat), reward, self._ended, False, self._info(match) | more

    def render(self) -> Any:
        """The table as the learner's seat sees it: text, an image, or None when it is printed."""
        if self.render_mode is None:
            raise ArkadeError(f"say how to render when the environment is made: render_mode={frames.MODES[1]!r}")
        return frames.frame(self._dealt().state, self.render_mode, self._seat)

    def _bots_move(self, match: Match) -> None:
        while (seat := match.state.player) not in (None, self._seat):
            assert seat is not None
            match.play(self._players[seat].choose(match.seat(seat)))

    def _info(self, match: Match) -> dict[str, Any]:
        legal = np.zeros(self.game.num_actions, np.int8) if self._ended else mask(match.state, self._seat)
        return {"action_mask": legal, "seat": self._seat}

    def _dealt(self) -> Match:
        if self._match is None:
            raise ArkadeError("there is no game yet: reset() deals one")
        return self._match

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _specs(given: str | Sequence[str], count: int) -> list[str]:
    """A spec for each of so many bots."""
    if isinstance(given, str):
        specs = known.read_list(given)
    else:
        specs = list(given) if isinstance(given, Sequence) else [given]
    for spec in specs:
        if not isinstance(spec, str):
            raise BadBot(f"a bot is named by a text, not by {spec!r}")
        known.read(spec)
    if len(specs) not in (1, count):
        raise BadBot(f"there are seats for {count} bots: name one for all or {count}, not {len(specs)}")
    return specs * count if len(specs) == 1 else specs


def _ids() -> Iterator[tuple[str, dict[str, str]]]:
    for name in arkade.games():
        about = registry.definition(name)
        for variant in ({}, *about.variants):
            title = about.camel_name + "".join(value.capitalize() for value in variant.values())
            yield f"arkade/{title}-v0", {"name": name, **variant}


#: The registered ids and what each stands for: every game, and every game of its own that options make of one.
IDS: dict[str, dict[str, str]] = dict(_ids())

for _id, _kwargs in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, f"{__name__}:{AgainstBots.__name__}", kwargs=_kwargs)
