"""Thousands of tables of one game, stepped in one call: for learning agents.

Every step takes one action a table, from whoever decides there, and is carried out wholly in compiled code, by several
threads if asked. A game that ends is paid out and the next one dealt at once.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from arkade.errors import BadAction, BadOption
from arkade.game import Game, load
from arkade.kernel.generator import seed_words
from arkade.state import State

ALIGNED: Final = 64  # bytes: JAX shares arrays that lie so, and copies others


def aligned(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros that other libraries can share."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    begin = -room.ctypes.data % ALIGNED
    return room[begin : begin + size].view(dtype).reshape(shape)


class BatchEnv:
    """`size` tables of one game.

    The arrays are the same ones throughout: a step overwrites them, so copy what you keep. They can be given as
    `buffers` (C-contiguous, of the shapes and types below) and shared with other libraries without a copy, for example
    by `jax.dlpack.from_dlpack(env.observations, copy=False)` or `torch.from_numpy(env.observations)`. `masks` can only
    be read, unless you give your own.

    | array | shape | type | holds |
    |---|---|---|---|
    | `players` | size | int64 | the seat to decide |
    | `masks` | size × actions | bool | its legal actions |
    | `observations` | size × observation | float32 | what it sees, as `State.observe` |
    | `rewards` | size × seats | float32 | the returns of a game that this step ended, else 0 |
    | `ended` | size | bool | whether this step ended a game; all else is of the next one then |
    | `refused` | size | bool | whether the action was illegal: the table stays as it was |
    """

    players: NDArray[np.int64]
    masks: NDArray[np.bool_]
    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    refused: NDArray[np.bool_]

    def __init__(
        self,
        game: Game | str,
        size: int,
        seed: int = 0,
        *,
        threads: int = 1,
        buffers: Mapping[str, NDArray[Any]] | None = None,
        observe: bool = True,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.size = _whole("size", size)
        handle = self.game.handle
        seats, actions = self.game.players, self.game.num_actions
        shapes: dict[str, tuple[tuple[int, ...], DTypeLike]] = {
            "players": ((size,), np.int64),
            "masks": ((size, actions), np.bool_),
            "observations": ((size, self.game.observation_size if observe else 0), np.float32),
            "rewards": ((size, seats), np.float32),
            "ended": ((size,), np.bool_),
            "refused": ((size,), np.bool_),
        }
        given = dict(buffers or {})
        self._copies_masks = "masks" in given
        for name, (shape, dtype) in shapes.items():
            setattr(self, name, _checked(name, given.pop(name, None), shape, np.dtype(dtype)))
        # the rules go by these masks: nobody else may write them
        self._masks = aligned(self.masks.shape, np.bool_) if self._copies_masks else self.masks
        if not self._copies_masks:
            self.masks = self._masks.view()
            self.masks.flags.writeable = False
        for name in given:
            raise BadOption("buffers", name, f"they are {', '.join(shapes)}")
        handle.engine.wait()  # interpreted, a batch would be slower than a single table
        self._engine, self._template = handle.engine, handle.template
        self._buffer = aligned((size * len(self._template),), np.uint8)
        bounds = np.linspace(0, size, _whole("threads", threads) + 1).astype(int)
        self._parts = [slice(begin, end) for begin, end in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="batch") if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all tables anew. The same seed gives the same games, whatever the number of threads."""
        words = seed_words(seed, "batch")
        self._engine.batch_deal(self._template, self._buffer, words)
        self.rewards[:] = 0
        self.ended[:] = self.refused[:] = False
        self._share(self._look)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Carry out one action a table, the `players`' to decide, and fill the arrays.

        An action that is not legal is refused (`refused`) and changes nothing at its table.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.size,) or chosen.dtype.kind not in "iu":
            raise BadAction(
                f"a step takes {self.size} whole numbers, an action a table, not {chosen.dtype} of shape {chosen.shape}"
            )
        self._actions = np.ascontiguousarray(chosen, np.int64)
        self._share(self._step)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action of every table, each with the same chance."""
        counts = self.masks.sum(axis=1)
        drawn = generator.integers(counts)
        found: NDArray[np.int64] = (self.masks.cumsum(axis=1, dtype=np.int32) > drawn[:, None]).argmax(axis=1)
        return found

    def state(self, table: int) -> State:
        """A table as an `arkade.State` of its own, everything visible."""
        if isinstance(table, bool) or not 0 <= table < self.size:
            raise BadOption("table", table, f"they are 0 to {self.size - 1}")
        return self.game.handle.state(bytes(self._tables(slice(table, table + 1))))

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _share(self, work: Callable[[slice], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            for done in [self._pool.submit(work, part) for part in self._parts]:
                done.result()
        if self._copies_masks:
            self.masks[:] = self._masks

    def _tables(self, part: slice) -> NDArray[np.uint8]:
        size = len(self._template)
        return self._buffer[part.start * size : part.stop * size]

    def _look(self, part: slice) -> None:
        tables = self._tables(part)
        self._engine.batch_look(tables, self.players[part], self._masks[part], self.observations[part])

    def _step(self, part: slice) -> None:
        self._engine.batch_step(
            self._template,
            self._tables(part),
            self._actions[part],
            self.refused[part],
            self.players[part],
            self.ended[part],
            self.rewards[part],
            self._masks[part],
            self.observations[part],
        )


def _whole(name: str, value: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < 1:
        raise BadOption(name, value, "it takes a whole number from 1 on")
    return int(value)


def _checked(name: str, given: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> NDArray[Any]:
    """A buffer of the caller's if it fits, or a new one."""
    if given is None:
        return aligned(shape, dtype)
    fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == dtype
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadOption("buffers", name, f"it must be a writeable C-contiguous array of {dtype} of shape {shape}")
    found: NDArray[Any] = given
    return found
