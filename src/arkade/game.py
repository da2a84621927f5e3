"""`arkade.load`, `Game`: a game with its number of players and options settled."""

import copy
import difflib
import hashlib
import json
import operator
from functools import cache
from typing import Any

import msgspec
import numpy as np

from arkade import registry
from arkade.errors import BadAction, BadData, BadOption, either
from arkade.kernel.definition import Definition, Option
from arkade.kernel.engine import Engine
from arkade.kernel.generator import new_seed, seed_words
from arkade.kernel.record import check_fields
from arkade.kernel.verbs import Verbs
from arkade.state import State, reading_of
from arkade.text import Phrase, sentence


class Description(msgspec.Struct, frozen=True):
    """What a form or a help text needs to know of a game."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    num_actions: int
    lowest_wins: bool


def describe(name: str) -> Description:
    """Title, player counts and options of a game."""
    found = registry.definition(name)
    return Description(found.id, found.title, tuple(found.players), found.options, found.num_actions, found.lowest_wins)


def load(name: str, players: int | None = None, **options: object) -> "Game":
    """A game ready to be dealt: `arkade.load(GAME, players=4, start="random")`.

    Without `players` the smallest table is laid. Raises UnknownGame, or BadOption that names the option, the value
    and what is allowed.
    """
    return Game(registry.definition(name), players, options)


class Game:
    """A game with its number of players and options. Immutable; make one with `arkade.load`."""

    def __init__(self, definition: Definition, players: object, options: dict[str, object]) -> None:
        counts = definition.players
        if players is None:
            players = counts[0]
        if isinstance(players, bool) or not isinstance(players, int | np.integer) or players not in counts:
            raise BadOption(
                "players", players, sentence("takes-players", game=definition.title, least=counts[0], most=counts[-1])
            )
        known = {option.name: option for option in definition.options}
        for name, value in options.items():
            if name not in known:
                near = difflib.get_close_matches(name, ["players", *known], 1)
                taken = {"game": definition.title, "options": ", ".join(known), "near": near[0] if near else "none"}
                raise BadOption(name, value, sentence("takes-options", **taken))
        self._definition = definition
        self._engine = registry.engine(definition.id)
        self._players = int(players)
        try:
            self._options = {
                name: option.read(options.get(name, option.default), self._players) for name, option in known.items()
            }
            self._template = bytearray(definition.record.itemsize)
            record = np.frombuffer(self._template, definition.record)[0]
            record.players = self._players
            record.start = -1 if self._options["start"] == "random" else self._options["start"]
            definition.prepare(record, self._options)
        except BadOption as error:
            error.words = definition.words
            raise
        self.num_actions = definition.num_actions  #: action ids are 0 .. num_actions - 1
        self.observation_size = definition.observation_size  #: how many numbers `State.observe` gives
        self._shown = (self._options,) if definition.shows_options else ()
        self._reading = reading_of(definition.record)
        self._codes = _codes_of(definition.verbs)

    @property
    def handle(self) -> "Handle":
        """For whoever works on whole records: searches, batches, environments, tests."""
        return Handle(self)  # not kept: a game that refers to itself would wait for the garbage collector

    @property
    def name(self) -> str:
        """The game's id."""
        return self._definition.id

    @property
    def title(self) -> str:
        """The game's name for people."""
        return self._definition.title

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._players

    @property
    def options(self) -> dict[str, Any]:
        """All options with their values, defaults included."""
        return copy.deepcopy(self._options)

    @property
    def pieces(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """The named parts of an observation: where each lies in `State.observe` and its shape."""
        found, begin = {}, 0
        for name, shape in self._definition.pieces:
            end = begin + int(np.prod(shape, dtype=int))
            found[name] = (slice(begin, end), shape)
            begin = end
        return found

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self._options.items())
        return f"arkade.load({self.name!r}, players={self.players}{options})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (self.name, self.players, self._options) == (other.name, other.players, other._options)

    def __hash__(self) -> int:
        return hash((self.name, self.players, repr(self._options)))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_again, (self.name, self.players, self._options)

    def notation(self, action: int) -> str:
        """An action as people write it."""
        return self._definition.verbs.notations[self.action(action)]

    def parse(self, text: str) -> int:
        """The action that a notation means, or BadAction. Case and spacing do not matter."""
        code = self._codes.get(_plain(text)) if isinstance(text, str) else None
        if code is None:
            close = difflib.get_close_matches(_plain(text), self._codes, 3) if isinstance(text, str) else []
            near = [self.notation(self._codes[each]) for each in close]
            hint = sentence("hint-like", move=repr(self.notation(0)))
            if near:
                hint = sentence("hint-near", moves=either([f"`{each}`" for each in near]))
            raise BadAction(sentence("error-not-a-move", text=_shown(text), game=self.title, hint=hint), near)
        return code

    def action(self, action: object) -> int:
        """An action id from an id or a notation, or BadAction."""
        if isinstance(action, str):
            return self.parse(action)
        try:
            code = -1 if isinstance(action, bool) else operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            code = -1
        if not 0 <= code < self.num_actions:
            last = str(self.num_actions - 1)
            raise BadAction(sentence("error-not-an-action", text=_shown(action), game=self.title, last=last))
        return code

    def phrase(self, action: int) -> Phrase:
        """What an action is called, for `arkade.text`."""
        return self._definition.phrase(self.action(action))

    def say(self, phrase: Phrase, language: str = "en") -> str:
        """Any phrase of the game as a sentence: reasons, outlooks, log lines, names."""
        return registry.words(self.name, language).say(phrase)

    def new(self, seed: int | None = None) -> State:
        """Deal a game. The same seed gives the same game everywhere; None takes the system's entropy."""
        self._engine.start()
        words = seed_words(new_seed() if seed is None else seed)
        buffer = self._template.copy()
        return State(self, buffer, int(self._engine.deal(buffer, words)))

    def restore(self, data: bytes) -> State:
        """The state that `bytes(state)` came from, or BadData."""
        content = self._content(data)
        self._check_state(content)
        return self.handle.state(content)

    def _content(self, data: bytes) -> bytes:
        """The record in a state's bytes, undamaged and of this very game, or BadData."""
        try:
            content = bytes(memoryview(data))
        except TypeError:
            raise BadData(sentence("error-data-type", type=type(data).__name__)) from None
        size = len(self._template) + CHECK_BYTES
        if len(content) != size:
            raise BadData(sentence("error-data-length", game=self.title, size=str(size), found=str(len(content))))
        if content[:CHECK_BYTES] != self._check(content[CHECK_BYTES:]):
            raise BadData(sentence("error-data-damaged", game=repr(self)))
        return content[CHECK_BYTES:]

    def _check_state(self, content: bytes) -> None:
        """Raise BadData unless all parts of a record fit together: whoever can write bytes can write a checksum."""
        record = self._definition.record
        found, template = (np.frombuffer(data, record)[0] for data in (content, self._template))
        try:
            with np.errstate(all="ignore"):
                check_fields(found, template)
                self._definition.check(found)
        except (ValueError, ArithmeticError, LookupError):
            raise BadData(sentence("error-data-impossible", game=self.title)) from None

    def warm(self, timeout: float | None = None) -> bool:
        """Wait until the compiled rules are in use; whether they are. Bots that count simulations do so themselves."""
        return self._engine.wait(timeout)

    @property
    def compiled(self) -> bool:
        """Whether the compiled rules are in use already."""
        return self._engine.compiled

    def playouts(self, games: int, seed: int) -> tuple[int, list[float]]:
        """Play whole games by random moves: the number of moves, and the sum of every seat's returns.

        Waits for the compiled rules first: interpreted ones would take a thousand times as long.
        """
        if isinstance(games, bool) or not isinstance(games, int | np.integer) or games < 0:
            raise BadOption("games", games, "it takes a whole number from 0 on")
        words = seed_words(seed)
        self.warm()
        totals = np.zeros(self.players, np.float64)
        moves = self._engine.playouts(self._template, words, int(games), totals)
        return int(moves), totals.tolist()

    def _check(self, content: bytes) -> bytes:
        header = json.dumps([self.name, self.players, self._options, self._definition.record.itemsize])
        return hashlib.blake2b(header.encode() + b"\0" + content, digest_size=CHECK_BYTES).digest()


CHECK_BYTES = 16


class Handle:
    """A game as the kernel has it: for searches, batches, environments and tests, which work on whole records.

    Nothing is checked here and nothing hidden: who uses it must know the kernel (docs/kernel.md). A player's program
    has no need of it.
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def definition(self) -> Definition:
        """What the game's folder hands to the kernel."""
        return self._game._definition

    @property
    def engine(self) -> Engine:
        """The entries: functions on buffers, compiled as soon as they can be (`arkade.kernel.entries`)."""
        return self._game._engine

    @property
    def template(self) -> bytearray:
        """A state before the deal, with players and options written into it. Copy it before a change."""
        return self._game._template

    def buffer(self, state: State) -> bytearray:
        """The bytes of a state; who changes them changes the state."""
        return state._buffer

    def record(self, state: State) -> Any:
        """The same bytes as NumPy shows them, a field a name. Who decides must stay as it is: `State` knows it too."""
        return state._record

    def state(self, content: bytes) -> State:
        """A state of its own from the bytes of a record."""
        self.engine.start()
        buffer = bytearray(content)
        return State(self._game, buffer, int(np.frombuffer(buffer, self.definition.record)[0].player))


def _load_again(name: str, players: int, options: dict[str, Any]) -> Game:
    return load(name, players, **options)


@cache
def _codes_of(verbs: Verbs) -> dict[str, int]:
    """Actions by notation, once for all tables of a game."""
    return {_plain(text): action for action, text in enumerate(verbs.notations)}


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
