"""All games for OpenSpiel: importing this module registers each as `arkade_GAME`.

>>> import arkade.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("arkade_GAME(players=3,start=-1)")
"""

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import arkade
from arkade.envs import missing
from arkade.errors import ArkadeError, BadOption
from arkade.kernel.definition import Option

try:
    import pyspiel
    from open_spiel.python.algorithms.mcts import Evaluator
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None

PREFIX = "arkade_"
SEPARATOR = "+"  # between the members of a set: OpenSpiel has the comma for itself


# Parameters: OpenSpiel knows numbers and texts only, and one kind for each parameter


def _numeric(option: Option) -> bool:
    return option.kind in ("seat", "number") or (option.kind == "choice" and all(map(str.isdigit, option.allowed)))


def _parameter(option: Option) -> int | str:
    """An option's default as a parameter: a number where its values are, with -1 for the word beside them."""
    if not _numeric(option):
        return str(option.default)
    return int(option.default) if str(option.default).isdigit() else -1


def _option(option: Option, value: object) -> object:
    """An option's value from the parameter's."""
    if option.kind == "set" and isinstance(value, str):
        return value.replace(SEPARATOR, ",")
    if option.kind in ("seat", "number") and value == -1:
        return "random" if option.kind == "seat" else option.allowed[0]
    return value


def game_type(name: str, title: str, parameters: Mapping[str, int | str], players: Sequence[int]) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its parameters settled. Made by `pyspiel.load_game`; there is a class for each game.

    It begins with chance nodes at which a deal is drawn. All chance that comes later is part of the deal.
    """

    kind: Any  # the game's type in OpenSpiel
    nodes = 2  # chance nodes
    draws = 1024  # their outcomes, all equally likely: a million deals for each `seed`
    longest = 1_000_000  # more moves than any game has

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        values = {**self.kind.parameter_specification, **(parameters or {})}
        self.game = self._load(values)  #: the game as `arkade.load` gives it
        players = self.game.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=self.draws,
            num_players=players,
            min_utility=-1.0,  # all others share the win
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, parameters or {})

    def _load(self, values: Mapping[str, Any]) -> arkade.Game:
        """The game of these parameters, or BadOption."""
        name = self.kind.short_name.removeprefix(PREFIX)
        options = {option.name: _option(option, values[option.name]) for option in arkade.describe(name).options}
        if values["seed"] < 0:
            raise BadOption("seed", values["seed"], "it takes a whole number from 0 on")
        self._seed: int = values["seed"]
        return arkade.load(name, values["players"], **options)

    def chances(self) -> list[float]:
        """How likely each outcome of a chance node is."""
        return [1 / self.draws] * self.draws

    def deal(self, drawn: Sequence[int]) -> arkade.State:
        """The deal of what was drawn."""
        seed = self._seed
        for draw in drawn:
            seed = seed * self.draws + draw
        return self.game.new(seed)

    def new_initial_state(self) -> "SpielState":
        """A table at which nothing is dealt yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal."""
        return self.nodes

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> "Observer | None":
        """What a seat gets to see: its own and what is public, with or without memory. None for other kinds."""
        if params:
            raise ArkadeError(f"observers take no parameters, not {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.game, kind.perfect_recall)


class Memory:
    """What every seat has seen since the deal: a digest of its observations, and its own moves.

    Moves are taken down at once and digested when somebody asks: random playouts never do.
    """

    __slots__ = ("_digests", "_moves", "_pending")

    def __init__(self, digests: list[bytes], moves: list[str], pending: list[tuple[int, int, arkade.State]]) -> None:
        self._digests, self._moves, self._pending = digests, moves, pending

    def add(self, mover: int, action: int, after: arkade.State) -> None:
        """A move and what it led to; the mover -1 dealt."""
        self._pending.append((mover, action, after.copy()))

    def of(self, seat: int) -> str:
        """All of one seat's, as a text that is different for whatever it saw differently."""
        self._digest()
        return f"moves {self._moves[seat] or 'none'}; saw {self._digests[seat].hex() or 'nothing'}"

    def only(self, seat: int) -> "Memory":
        """One seat's memory; the others begin anew: what they saw is more than this seat knows."""
        self._digest()
        players = range(len(self._moves))
        return Memory(
            [self._digests[seat] if other == seat else b"" for other in players],
            [self._moves[seat] if other == seat else "" for other in players],
            [],
        )

    def _digest(self) -> None:
        for mover, action, after in self._pending:
            for seat, before in enumerate(self._digests):
                self._digests[seat] = hashlib.blake2b(before + after.observe(seat).tobytes(), digest_size=16).digest()
            if mover >= 0:
                self._moves[mover] += f"{',' if self._moves[mover] else ''}{action}"
        self._pending.clear()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memory":
        return Memory(self._digests[:], self._moves[:], self._pending[:])

    def __reduce__(self) -> tuple[Any, ...]:
        self._digest()
        return Memory, (self._digests, self._moves, [])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position. OpenSpiel copies and pickles what hangs on it, so that clones and files are exact."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._draws: tuple[int, ...] = ()
        self.dealt: arkade.State | None = None  #: None before the deal
        self.memory = Memory([b""] * game.game.players, [""] * game.game.players, [])  #: what the seats have seen

    @property
    def state(self) -> arkade.State:
        """The position as an `arkade.State`. It holds what is hidden and the chance to come: no player may have it."""
        if self.dealt is None:
            raise ArkadeError("nothing is dealt yet: chance comes first")
        return self.dealt

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's number for chance or the end."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.player is None else self.dealt.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt is not None and self.dealt.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws and how likely each is."""
        return list(enumerate(self.get_game().chances()))

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal()

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self._draws = (*self._draws, action)
            if len(self._draws) == self.get_game().nodes:
                self.dealt = self.get_game().deal(self._draws)
                self.memory.add(-1, action, self.dealt)
        else:
            mover = self.current_player()
            self.dealt.play(action)
            self.memory.add(mover, action, self.dealt)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.state.game.notation(action)

    def returns(self) -> list[float]:
        """Zero-sum results, as `State.returns` counts them."""
        return [0.0] * self.num_players() if self.dealt is None else self.dealt.returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with fresh chance to come and without a history."""
        return self.resample(player, int(sampler() * 2**53))

    def resample(self, player: int, seed: int) -> "SpielState":
        """The same, by a seed."""
        twin = self.get_game().new_initial_state()
        twin.dealt = self.state.redeal(player, seed)
        twin.memory = self.memory.only(player)
        found: SpielState = twin
        return found

    def __str__(self) -> str:
        if self.dealt is None:
            return f"not dealt yet; drawn {list(self._draws)}"
        return f"{self.dealt} {bytes(self.dealt)[:16].hex()}"  # the digest covers everything, the chance to come too


class Observer:
    """What one seat may know of a state, as numbers and as a text.

    Numbers: `State.observe`, which is all that a player with perfect recall needs; pieces by name are in `dict`. Text:
    without memory the seat's view as JSON; with it the seat's observation and a digest of those before.
    """

    def __init__(self, game: arkade.Game, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(game.observation_size, np.float32)
        self.dict = {name: self.tensor[part].reshape(shape) for name, (part, shape) in game.pieces.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat sees into `tensor`; zeros before the deal."""
        self.tensor[:] = 0.0 if state.dealt is None else state.dealt.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if state.dealt is None:
            return "not dealt yet"
        if not self._recall:
            return msgspec.json.encode(state.dealt.view(player)).decode()
        sees = hashlib.blake2b(state.dealt.observe(player).tobytes(), digest_size=16).hexdigest()
        return f"seat {player}; {state.memory.of(player)}; sees {sees}"


class RolloutEvaluator(Evaluator):  # type: ignore[misc]
    """OpenSpiel's evaluation by random playouts, carried out on `arkade.State`: the same values in less time."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts, self._random = rollouts, random.Random(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """Every seat's mean result."""
        results = np.array([self._play(state.state.copy()) for _ in range(self._rollouts)])
        means: NDArray[np.float64] = results.mean(axis=0)
        return means

    def _play(self, state: arkade.State) -> list[float]:
        while not state.over:
            state.play(self._random.choice(state.legal()))
        return state.returns

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.state.legal()
        return [(action, 1 / len(legal)) for action in legal]


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `set_resampler` of OpenSpiel's ISMCTSBot: what the player does not know is dealt anew."""
    chance = random.Random(seed)
    return lambda state, player: state.resample(player, chance.getrandbits(64))


def register(game: type[SpielGame]) -> None:
    """Make a game known to OpenSpiel. It is a class because OpenSpiel holds on to it until after Python's end."""
    pyspiel.register_game(game.kind, game)


def _register_all() -> None:
    for name in arkade.games():
        about = arkade.describe(name)
        parameters = {option.name: _parameter(option) for option in about.options}
        kind = game_type(name, about.title, {"players": about.players[0], "seed": 0, **parameters}, about.players)
        register(type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"kind": kind}))


_register_all()
