"""The only file that knows Numba: compiled twins of the rules, and the entries compiled from them."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba.extending import overload

from arkade.kernel import dispatch
from arkade.kernel.definition import Definition
from arkade.kernel.entries import ARGUMENTS, make
from arkade.kernel.rule import RULES

_lock = threading.RLock()
_alive: list[Any] = []  # dispatchers whose code is in use
_config: Any = numba.config


def njit(function: Callable[..., Any]) -> Any:
    """Compile when first called, the way all rules are compiled."""
    return numba.njit(error_model="numpy", nogil=True)(function)


TYPES = {
    "state": numba.types.ByteArray(numba.uint8, 1, "C"),
    "tables": numba.uint8[::1],
    "number": numba.int64,
    "numbers": numba.int64[::1],
    "words": numba.int64[::1],
    "actions": numba.int32[::1],
    "results": numba.float64[::1],
    "observation": numba.float32[::1],
    "flags": numba.boolean[::1],
    "masks": numba.boolean[:, ::1],
    "rewards": numba.float32[:, ::1],
    "observations": numba.float32[:, ::1],
}

DISABLED = bool(_config.DISABLE_JIT)


def attach_twins() -> None:
    """Give every rule defined so far the attribute by which Numba takes it for its compiled twin."""
    for function in RULES:
        if not hasattr(function, "_numba_type_"):
            twin = njit(function)
            function.twin = twin  # type: ignore[attr-defined]  # its type refers to it weakly: keep it alive
            function._numba_type_ = twin._numba_type_  # type: ignore[attr-defined]


def compile_entries(definition: Definition, cached_in: Path | None) -> dict[str, Callable[..., Any]]:
    """The game's entries, compiled or, where `cached_in` holds them, loaded; new ones are saved there."""
    with _lock:
        attach_twins()
        compiled = {}
        for name, function in make(definition.record).items():
            entry = njit(function)
            if cached_in is not None:
                before = _config.CACHE_DIR
                _config.CACHE_DIR = str(cached_in)
                try:
                    entry.enable_caching()
                finally:
                    _config.CACHE_DIR = before
            entry.compile(tuple(TYPES[argument] for argument in ARGUMENTS[name]))
            (only,) = entry.overloads.values()
            compiled[name] = only.entry_point  # 0.2 microseconds a call, 0.4 through the dispatcher
            _alive.append(entry)
        return compiled


# The compiled side of the generic functions: the record's type chooses the rule while compiling.


def _chosen(s: Any, name: str) -> Callable[..., Any]:
    chosen: Callable[..., Any] = getattr(dispatch.BY_RECORD[s.dtype], name)
    return chosen


@overload(dispatch.deal)
def _deal(s):
    chosen = _chosen(s, "deal")
    return lambda s: chosen(s)


@overload(dispatch.legal)
def _legal(s, out):
    chosen = _chosen(s, "legal")
    return lambda s, out: chosen(s, out)


@overload(dispatch.random_legal)
def _random_legal(s, rng, out):
    chosen = _chosen(s, "random_legal") or dispatch.random_of_list
    return lambda s, rng, out: chosen(s, rng, out)


@overload(dispatch.apply)
def _apply(s, action):
    chosen = _chosen(s, "apply")
    return lambda s, action: chosen(s, action)


@overload(dispatch.scores)
def _scores(s, out):
    chosen = _chosen(s, "scores")
    return lambda s, out: chosen(s, out)


@overload(dispatch.merit)
def _merit(s, out):
    chosen = _chosen(s, "merit")
    return lambda s, out: chosen(s, out)


@overload(dispatch.redeal)
def _redeal(s, seat):
    chosen = _chosen(s, "redeal")
    return lambda s, seat: chosen(s, seat)


@overload(dispatch.observe)
def _observe(s, seat, out):
    chosen = _chosen(s, "observe")
    return lambda s, seat, out: chosen(s, seat, out)


@overload(dispatch.evaluate)
def _evaluate(s, out):
    chosen = _chosen(s, "evaluate") or _chosen(s, "merit")
    return lambda s, out: chosen(s, out)
