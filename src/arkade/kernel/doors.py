"""Ways from Python into the entries: interpreted, compiled through the C extension, compiled through ctypes.

Every door sees that each argument is a number or a buffer of the right type, provides the entry's room to work in, and
raises ValueError where the entry says that a buffer is too short. A call of `legal` in connect four takes 0.09
microseconds through the extension, 4.4 through ctypes, 20 interpreted; docs/kernel.md has what else was measured.
"""

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from arkade.kernel.entries import ARGUMENTS, ENTRIES, REFUSED, WORDS
from arkade.kernel.lessons import LESSON
from arkade.kernel.net import MOST_COLUMNS
from arkade.kernel.rules import NUMBERS, RULES, Rules
from arkade.kernel.search import DEEPEST, NODE, SETTINGS

Entry = Callable[..., Any]


#: What compiled entries get in the place of `Rules`.
Table = np.ndarray[Any, np.dtype[np.int64]]


class Kind(NamedTuple):
    """A kind of argument: a number, or a buffer of a type. Room to work in has a length: a number, or one of a game."""

    dtype: np.dtype[Any] | None
    length: int | str = 0


KINDS = {
    "number": Kind(None),
    "state": Kind(np.dtype(np.uint8)),
    "tables": Kind(np.dtype(np.uint8)),
    "words": Kind(np.dtype(np.int64)),
    "numbers": Kind(np.dtype(np.int64)),
    "actions": Kind(np.dtype(np.int32)),
    "results": Kind(np.dtype(np.float64)),
    "observation": Kind(np.dtype(np.float32)),
    "flags": Kind(np.dtype(np.bool_)),
    "tree": Kind(NODE),
    "settings": Kind(SETTINGS),
    "weights": Kind(np.dtype(np.float32)),
    "lesson": Kind(LESSON),
    "inputs": Kind(np.dtype(np.uint16)),
    "room": Kind(np.dtype(np.int32), "actions"),
    "survey": Kind(np.dtype(np.int32), "survey_size"),
    "untried": Kind(np.dtype(np.bool_), "actions"),
    "spare": Kind(np.dtype(np.uint8), "size"),
    "points": Kind(np.dtype(np.int64), "seats"),
    "gains": Kind(np.dtype(np.float64), "seats"),
    "path": Kind(np.dtype(np.int32), DEEPEST),
    "fork": Kind(np.dtype(np.int64), WORDS),
    "features": Kind(np.dtype(np.int32), "most_features"),
    "hidden": Kind(np.dtype(np.float32), MOST_COLUMNS),
}

#: What returns at once; others let other threads run.
QUICK = {"deal", "legal", "step", "scores", "returns", "redeal", "observe", "survey", "features"}
LISTING = {"legal", "survey", "features"}  # the numbers in the first room are the answer


def parts(name: str) -> tuple[list[Kind], list[Kind]]:
    """What an entry takes from the caller, and the room that its door provides."""
    given, room = ARGUMENTS[name].split("|")
    return [KINDS[kind] for kind in given.split()], [KINDS[kind] for kind in room.split()]


def interpreted(rules: Rules) -> dict[str, Entry]:
    """All entries as they stand."""
    return {name: _through(name, rules, partial(function, rules)) for name, function in ENTRIES.items()}


def by_ctypes(rules: Rules, entries: Mapping[str, int], table: Table) -> dict[str, Entry]:
    """All entries compiled, given their addresses: where no C extension could be built."""
    prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)

    def door(name: str) -> Entry:
        function = prototype(entries[name])

        def call(*arguments: Any) -> int:
            packed = [table.ctypes.data]  # nobody else keeps the table
            for argument in arguments:
                packed += [argument] if isinstance(argument, int) else [_address(argument), len(argument)]
            return function((ctypes.c_int64 * len(packed))(*packed))  # type: ignore[no-any-return]

        return _through(name, rules, call)

    return {name: door(name) for name in ENTRIES}


def _address(array: Any) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(array)) if len(array) else 0


def by_extension(extension: Any, rules: Rules, entries: Mapping[str, int], table: Table) -> dict[str, Entry]:
    """All entries compiled, through `door.c`."""
    found = {}
    for name in ENTRIES:
        given, room = parts(name)
        sizes = [kind.dtype.itemsize if kind.dtype else 0 for kind in given]
        rooms = [(kind.dtype.itemsize if kind.dtype else 0, _length(kind, rules)) for kind in room]
        found[name] = extension.entry(name, entries[name], table, sizes, rooms, name in LISTING, name not in QUICK)
    return found


def table_of(rules: Rules, addresses: Mapping[str, int]) -> Table:
    """The table of a game; it must live as long as its entries are called."""
    return np.array([*(getattr(rules, name) for name in NUMBERS), *(addresses[name] for name in RULES)], np.int64)


def _through(name: str, rules: Rules, call: Callable[..., Any]) -> Entry:
    """An entry of flat arrays and numbers as Python calls it."""
    given, provided = parts(name)
    room = [(_length(kind, rules), kind.dtype) for kind in provided]

    def entry(*arguments: Any) -> Any:
        if len(arguments) != len(given):
            raise TypeError(f"{name} takes {len(given)} arguments, not {len(arguments)}")
        taken = [_taken(name, value, kind) for value, kind in zip(arguments, given, strict=True)]
        space = [np.zeros(length, dtype) for length, dtype in room]
        result = int(call(*taken, *space))
        if result == REFUSED:
            raise ValueError(f"{name}: a buffer is of the wrong length, or a number out of range")
        return space[0][:result].tolist() if name in LISTING else result

    return entry


def _taken(name: str, value: Any, kind: Kind) -> Any:
    """An argument as compiled code wants it, or TypeError."""
    if kind.dtype is None:
        if isinstance(value, bool) or not isinstance(value, int | np.integer):
            raise TypeError(f"{name}: {value!r} is not a whole number")
        if not -(2**63) <= value < 2**63:
            raise OverflowError(f"{name}: {value!r} has more than 64 bits")
        return int(value)
    view = memoryview(value)
    if view.readonly or not view.c_contiguous or view.itemsize not in (1, kind.dtype.itemsize):
        raise TypeError(f"{name}: a buffer must be writeable, contiguous and of {kind.dtype}")
    return np.frombuffer(value, kind.dtype) if view.nbytes else np.zeros(0, kind.dtype)


def _length(kind: Kind, rules: Rules) -> int:
    return kind.length if isinstance(kind.length, int) else int(getattr(rules, kind.length))
