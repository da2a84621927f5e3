"""`Replay`: a whole game in one readable JSON file, from which everything can be rebuilt and checked."""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from arkade.errors import ArkadeError, BadReplay, IllegalAction, unusable
from arkade.game import Game, load
from arkade.kernel.generator import seed_words
from arkade.state import State
from arkade.text import Phrase, sentence

FORMAT = "arkade replay 1"
MAX_BYTES = 10_000_000


class _Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    players: int
    options: dict[str, Any]
    commitment: str
    seed: str  # decimal; text, because not every reader of JSON has integers of 128 bits
    actions: list[str]
    result: _Result | None  # None: the game was not played to its end


def sealed(game: Game, seed: int) -> str:
    """The text that a commitment seals: the game's header and the seed."""
    header = json.dumps([FORMAT, game.name, game.players, game.options], sort_keys=True, separators=(",", ":"))
    return f"{header}\n{int(seed):032x}"


def commitment(game: Game, seed: int) -> str:
    """SHA-256 of the seed with the game's header: shown before the first move, it proves the seed afterwards."""
    return hashlib.sha256(sealed(game, seed).encode()).hexdigest()


class Replay:
    """A game, its seed and its actions. `Replay(game, seed, actions)`, or `Replay.read(file)`."""

    def __init__(self, game: Game, seed: int, actions: Iterable[int | str] = ()) -> None:
        seed_words(seed)  # refuses what is no seed
        self.game = game
        self.seed = int(seed)
        self.actions: list[int] = [game.action(action) for action in actions]
        self._claimed_commitment: str | None = None
        self._claimed_result: _Result | None = None

    def __repr__(self) -> str:
        return f"<replay of {len(self.actions)} moves, deal {self.seed}, {self.game!r}>"

    def state(self, n: int | None = None) -> State:
        """The state after the first n actions; without n, after all."""
        if n is not None and not 0 <= n <= len(self.actions):
            raise BadReplay(sentence("fault-moves", moves=len(self.actions)), sentence("place-move", number=str(n)))
        return self._rebuild(self.actions if n is None else self.actions[:n])

    def verify(self) -> State:
        """Rebuild the game and check every action, the result and the seed's commitment; the last state.

        Raises BadReplay with the place of the first fault.
        """
        if self._claimed_commitment not in (None, commitment(self.game, self.seed)):
            raise BadReplay(sentence("fault-commitment"), sentence("place-commitment"))
        state = self._rebuild(self.actions)
        if self._claimed_commitment is not None:  # it was read from a file
            true = _result(state)
            if self._claimed_result != true:
                fault = sentence("fault-result", true=_said(true), claimed=_said(self._claimed_result))
                raise BadReplay(fault, sentence("place-result"))
        return state

    def json(self) -> str:
        """The text of the replay's file."""
        file = _File(
            format=FORMAT,
            game=self.game.name,
            players=self.game.players,
            options=self.game.options,
            commitment=commitment(self.game, self.seed),
            seed=str(self.seed),
            actions=[self.game.notation(action) for action in self.actions],
            result=_result(self.state()),
        )
        return json.dumps(msgspec.to_builtins(file), indent=1, ensure_ascii=False) + "\n"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Save the file, whole or not at all; ArkadeError where it cannot be written."""
        text, target = self.json(), Path(path)
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            try:
                part.write_text(text, encoding="utf-8")
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)
        except (OSError, ValueError) as error:  # ValueError: no such name can exist
            raise ArkadeError(unusable("error-write", target, error)) from error

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Replay":
        """The replay in a file; ArkadeError where it cannot be read, BadReplay where it is no replay."""
        try:
            with Path(path).open("rb") as file:
                content = file.read(MAX_BYTES + 1)
        except (OSError, ValueError) as error:
            raise ArkadeError(unusable("error-read", path, error)) from error
        if len(content) > MAX_BYTES:
            raise BadReplay(sentence("fault-length", most=str(MAX_BYTES)), sentence("place-file"))
        try:
            return cls.parse(content.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise BadReplay(sentence("fault-encoding"), sentence("place-byte", number=str(error.start))) from error

    @classmethod
    def parse(cls, text: str) -> "Replay":
        """The replay in a text. Its form is checked here, its truth by `verify`."""
        try:
            file = msgspec.convert(json.loads(text), _File)
        except json.JSONDecodeError as error:
            place = sentence("place-line", line=str(error.lineno), column=str(error.colno))
            raise BadReplay(sentence("fault-json", reason=error.msg), place) from error
        except msgspec.ValidationError as error:
            message, _, field = str(error).partition(" - at `$")
            raise BadReplay(message, field.rstrip("`").lstrip(".") or sentence("place-file")) from error
        except (RecursionError, ValueError) as error:  # nested, or a number, beyond reason
            raise BadReplay(sentence("fault-replay", reason=str(error)), sentence("place-file")) from error
        if file.format != FORMAT:
            raise BadReplay(sentence("fault-format", found=repr(file.format), format=repr(FORMAT)), "format")
        if not (file.seed.isascii() and file.seed.isdigit() and len(file.seed) < 40):
            raise BadReplay(sentence("fault-seed"), "seed")
        try:
            replay = cls(load(file.game, file.players, **file.options), int(file.seed))
        except ArkadeError as error:
            raise BadReplay(error, sentence("place-header")) from error
        except TypeError as error:
            raise BadReplay(str(error), sentence("place-header")) from error
        for number, notation in enumerate(file.actions, start=1):
            try:
                replay.actions.append(replay.game.parse(notation))
            except ArkadeError as error:
                raise BadReplay(error, sentence("place-action", number=str(number))) from error
        replay._claimed_commitment = file.commitment
        replay._claimed_result = file.result
        return replay

    def _rebuild(self, actions: list[int]) -> State:
        state = self.game.new(self.seed)
        for number, action in enumerate(actions, start=1):
            try:
                state.play(action)
            except IllegalAction as error:
                raise BadReplay(error, sentence("place-action", number=str(number))) from error
        return state


def _result(state: State) -> _Result | None:
    return _Result(state.scores, state.winners) if state.over else None


def _said(result: _Result | None) -> Phrase:
    if result is None:
        return sentence("result-none")
    return sentence("result", scores=str(result.scores), winners=str(result.winners))
