"""Files of learned weights: the safetensors format, written and read by a few lines, so that nothing in them runs.

Eight bytes say how long the head is; the head is JSON; then come the numbers, 16 bits each. The head says what they
were learned for, and a checksum of all of it.
"""

import hashlib
import json
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arkade.errors import ArkadeError, unusable
from arkade.kernel.definition import Definition
from arkade.kernel.net import LANES, MOST_COLUMNS, NO_WEIGHTS
from arkade.kernel.rules import Rules, input_pieces
from arkade.text import Phrase, sentence

NAME = "weights.safetensors"
FORMAT = "1"
MOST_BYTES = 64_000_000
TENSOR = "weights"
ABOUT = ("arkade_format", "game", "features", "players", "positions", "command", "checksum")


class BadWeights(ArkadeError, ValueError):
    """Weights that are damaged, forged or of something else, or that are not there."""

    def __init__(self, file: str | os.PathLike[str], why: Phrase) -> None:
        super().__init__(sentence("error-weights", file=os.fspath(file), why=why))


class Weights(NamedTuple):
    """A net's weights and what is known of them."""

    net: NDArray[np.float32]  # a row of columns for every feature, one that always counts, one for every seat
    players: tuple[int, ...]  # numbers of players that it was taught
    positions: int  # that it was taught by
    command: str  # that teaches it again

    @property
    def flat(self) -> NDArray[np.float32]:
        """As compiled code takes them."""
        return self.net.reshape(-1)


def write(place: Path, definition: Definition, weights: Weights) -> None:
    """Save them, whole or not at all."""
    data = weights.net.astype("<f2").tobytes()
    about = {
        "arkade_format": FORMAT,
        "game": definition.id,
        "features": _features(definition),
        "players": json.dumps(weights.players),
        "positions": str(weights.positions),
        "command": weights.command,
    }
    about["checksum"] = _checksum(about, data)
    tensor = {"dtype": "F16", "shape": list(weights.net.shape), "data_offsets": [0, len(data)]}
    head = json.dumps({"__metadata__": about, TENSOR: tensor}).encode()
    whole_file(place, len(head).to_bytes(8, "little") + head + data)


def read(place: Path, definition: Definition) -> Weights:
    """The weights in a file, or BadWeights that says why they cannot be used for a game."""
    try:
        with place.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ArkadeError(unusable("error-read", place, error)) from error
    size = int.from_bytes(content[:8], "little")
    try:
        head = json.loads(content[8 : 8 + size])
        about, tensor = head["__metadata__"], head[TENSOR]
        rows, columns = tensor["shape"]
        data = content[8 + size :]
        sound = len(content) <= MOST_BYTES and set(ABOUT) <= set(about) and all(type(n) is int for n in (rows, columns))
        sound = sound and tensor["dtype"] == "F16" and rows * columns * 2 == len(data) > 0
        players = tuple(json.loads(about["players"]))
        positions = int(about["positions"])
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise BadWeights(place, sentence("weights-damaged")) from None
    if not sound:
        raise BadWeights(place, sentence("weights-damaged"))
    if about["arkade_format"] != FORMAT:
        raise BadWeights(place, sentence("weights-format", found=repr(about["arkade_format"])))
    if about["game"] != definition.id:
        raise BadWeights(place, sentence("weights-game", found=repr(about["game"]), game=repr(definition.id)))
    if about["checksum"] != _checksum({key: about[key] for key in ABOUT if key != "checksum"}, data):
        raise BadWeights(place, sentence("weights-checksum"))
    rules = Rules(definition)
    fitting = rows == rules.inputs + 1 + rules.seats and 0 < columns <= MOST_COLUMNS and columns % LANES == 0
    if about["features"] != _features(definition) or not fitting:
        raise BadWeights(place, sentence("weights-features"))
    net = np.frombuffer(data, "<f2").astype(np.float32).reshape(rows, columns)
    if not np.isfinite(net).all():
        raise BadWeights(place, sentence("weights-damaged"))
    return Weights(net, players, positions, str(about["command"]))


def _features(definition: Definition) -> str:
    """Names and shapes of a game's features, as a file has them."""
    return json.dumps([[name, *shape] for name, shape in input_pieces(definition)])


def _checksum(about: dict[str, Any], data: bytes) -> str:
    return hashlib.sha256(json.dumps(about, sort_keys=True).encode() + b"\0" + data).hexdigest()


def whole_file(place: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_name(f".{place.name}.part")
        part.write_bytes(content)
        part.replace(place)
    except (OSError, ValueError) as error:
        raise ArkadeError(unusable("error-write", place, error)) from error


# Where they are


def own_place(definition: Definition) -> Path:
    """Where the user's own are, if nothing else is said: in the folder ARKADE_WEIGHTS, else with the user's data."""
    name = f"{definition.id}.{NAME}"
    if chosen := os.environ.get("ARKADE_WEIGHTS"):
        return Path(chosen) / name
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "arkade" / name


def find(definition: Definition) -> Path | None:
    """The file to play with: of the folder ARKADE_WEIGHTS, where it is given; the game's; the user's own."""
    own, shipped = own_place(definition), definition.sources / NAME
    places = (own, shipped) if os.environ.get("ARKADE_WEIGHTS") else (shipped, own)
    return next((place for place in places if place.is_file()), None)


def weights_of(definition: Definition, place: Path | None = None) -> Weights:
    """The weights to play a game with, those in a file where one is given.

    BadWeights where there are none, or none that fit.
    """
    place = place or find(definition)
    if place is None:
        raise BadWeights(f"{definition.id}.{NAME}", sentence("weights-none", command=f"arkade learn {definition.id}"))
    try:
        changed = place.stat().st_mtime_ns
    except (OSError, ValueError) as error:
        raise ArkadeError(unusable("error-read", place, error)) from error
    return _read_once(place, changed, definition)


def judging(definition: Definition) -> NDArray[np.float32]:
    """Weights as entries take them, none where a game has no usable ones: its own evaluation then judges."""
    try:
        return weights_of(definition).flat
    except ArkadeError:
        return NO_WEIGHTS


@lru_cache(maxsize=32)
def _read_once(place: Path, _changed: int, definition: Definition) -> Weights:
    return read(place, definition)
