"""`Replay`: a whole game in one readable JSON file, from which everything can be rebuilt and checked."""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec

from arkade import signing
from arkade.errors import ArkadeError, BadReplay, IllegalAction, unusable
from arkade.game import Game, load
from arkade.kernel.generator import seed_words
from arkade.state import State
from arkade.text import Phrase, sentence

FORMAT = "arkade replay 1"
MAX_BYTES = 10_000_000

#: Who made a move: a person, a bot, a bot because a person's time was up, the table because there was no choice, or the
#: stand-in of a person who is away.
By = Literal["person", "bot", "clock", "forced", "stand_in"]


class _Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a server tells of a match, and what no rule can show."""

    authors: list[By]  # of every action
    ended: int  # milliseconds since 1970
    stopped: bool  # before its end
    broken: bool  # something that was stored of it could not be applied and is left out
    practice: int | None = None  # it played on after so many moves of another match, whose cards were known


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A server's signature of all that stands in the file, the moves made included."""

    key: str  # the public one, in hexadecimal digits
    signature: str


class _File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    game: str
    players: int
    options: dict[str, Any]
    commitment: str
    seed: str  # decimal; text, because not every reader of JSON has integers of 128 bits
    actions: list[str]
    result: _Result | None  # None: the game was not played to its end
    told: Told | None = None
    signature: Signature | None = None


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
        self.told: Told | None = None  #: by the server on which it was played
        self.signature: Signature | None = None
        self._claimed_commitment: str | None = None
        self._claimed_result: _Result | None = None

    def __repr__(self) -> str:
        return f"<replay of {len(self.actions)} moves, deal {self.seed}, {self.game!r}>"

    def state(self, n: int | None = None) -> State:
        """The state after the first n actions; without n, after all."""
        if n is not None and not 0 <= n <= len(self.actions):
            raise BadReplay(sentence("fault-moves", moves=len(self.actions)), sentence("place-move", number=str(n)))
        return self._rebuild(self.actions if n is None else self.actions[:n])

    def verify(self, key: str | None = None) -> State:
        """Rebuild the game and check every action, the result, the commitment and the signature; the last state.

        What is true then: the deal is the sealed one, the moves are legal and lead to the result. That these very moves
        were made, by whom and when, is only told, unless the file is signed by a server whose public key you know
        from elsewhere: give it as `key`, and a file that is not signed by it is refused. The key in a file proves
        nothing by itself. Without the package `cryptography` signatures are not checked.

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
        told = self.told
        if told is not None and not _fits(told, len(self.actions), state):
            raise BadReplay(sentence("fault-told"), sentence("place-told"))
        self._verify_signature(state, key)
        return state

    def _verify_signature(self, state: State, key: str | None) -> None:
        place, signature = sentence("place-signature"), self.signature
        if key is not None and (signature is None or signature.key != key.strip().lower()):
            raise BadReplay(sentence("fault-unsigned" if signature is None else "fault-key"), place)
        if signature is None or (key is None and not signing.available()):
            return
        if not signing.signed(signature.key, signature.signature, self.statement(state)):
            raise BadReplay(sentence("fault-signature"), place)

    def statement(self, state: State | None = None) -> str:
        """The text that a server signs: all of the file but the signature. `state` is the last, where it is known."""
        content = msgspec.to_builtins(self._file(state))
        content.pop("signature", None)
        return "arkade match\n" + json.dumps(content, sort_keys=True, separators=(",", ":"))

    def json(self) -> str:
        """The text of the replay's file."""
        return json.dumps(msgspec.to_builtins(self._file()), indent=1, ensure_ascii=False) + "\n"

    def _file(self, state: State | None = None) -> _File:
        return _File(
            format=FORMAT,
            game=self.game.name,
            players=self.game.players,
            options=self.game.options,
            commitment=commitment(self.game, self.seed),
            seed=str(self.seed),
            actions=[self.game.notation(action) for action in self.actions],
            result=_result(state or self.state()),
            told=self.told,
            signature=self.signature,
        )

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
        replay.told, replay.signature = file.told, file.signature
        return replay

    def _rebuild(self, actions: list[int]) -> State:
        state = self.game.new(self.seed)
        for number, action in enumerate(actions, start=1):
            try:
                state.play(action)
            except IllegalAction as error:
                raise BadReplay(error, sentence("place-action", number=str(number))) from error
        return state


def _fits(told: Told, actions: int, state: State) -> bool:
    """Whether what is told can be true of a game of so many actions that has come to a state."""
    begun = told.practice is None or 0 <= told.practice <= actions
    return len(told.authors) == actions and begun and not (told.stopped and state.over)


def _result(state: State) -> _Result | None:
    return _Result(state.scores, state.winners) if state.over else None


def _said(result: _Result | None) -> Phrase:
    if result is None:
        return sentence("result-none")
    return sentence("result", scores=str(result.scores), winners=str(result.winners))
