"""Many tables of one game side by side, stepped in one call."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from arkade.kernel.engine import Engine
from arkade.kernel.generator import seed_words


class Batch:
    """`size` tables dealt from one seed. A finished table stays as it is; every action for it counts as refused."""

    def __init__(self, engine: Engine, template: bytearray, size: int, seed: int) -> None:
        definition = engine.definition
        engine.wait()  # interpreted, a batch would be slower than a single table
        self._engine = engine
        self._buffer = np.zeros(size * definition.record.itemsize, np.uint8)
        self._out = np.zeros(definition.num_actions, np.int32)
        self.masks = np.zeros((size, definition.num_actions), np.bool_)
        self.players = np.zeros(size, np.int64)
        engine.batch_deal(template, self._buffer, seed_words(seed))
        self.players[:] = self.records["player"]

    @property
    def records(self) -> NDArray[Any]:
        """The states themselves, one record a table: everything is visible here."""
        return self._buffer.view(self._engine.definition.record)

    def legal(self) -> NDArray[np.bool_]:
        """Masks of the legal actions, a row a table; the array is used again by the next call."""
        self._engine.batch_mask(self._buffer, self._out, self.masks)
        return self.masks

    def step(self, actions: NDArray[np.int64]) -> int:
        """One action a table; `players` then says who decides next (-1: over, -2: refused). How many were refused."""
        if actions.shape != self.players.shape:
            raise ValueError(f"{len(self.players)} tables need {len(self.players)} actions, not {actions.shape}")
        return int(self._engine.batch_step(self._buffer, actions.astype(np.int64), self._out, self.players))
