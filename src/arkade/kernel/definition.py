"""What a game folder hands to the kernel: its definition."""

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import numpy as np

from arkade.errors import BadOption, either
from arkade.kernel.events import Event
from arkade.kernel.parameters import Real, Whole
from arkade.kernel.pieces import Pieces
from arkade.kernel.reasons import Effect, Reason
from arkade.kernel.verbs import Verbs
from arkade.text import Phrase, sentence

#: The seat number that rules get for somebody who only watches.
SPECTATOR = -1
#: The seat number that surveys get for a view of everything, hidden things included.
EVERYTHING = -2


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game; forms and help texts are made from it."""

    name: str
    kind: Literal["choice", "number", "seat", "set", "file"]
    rule: str
    default: str | int
    allowed: tuple[str, ...] = ()
    most: int = 0  # of a number: the largest one; `allowed` are words that may stand in its place
    sizes: dict[int, int] = {}  # of a set: how many members, by number of players
    reader: str = ""  # of a file: "module:function", called with the value, the option's name and what it expects

    def expects(self, players: int) -> Phrase:
        """What may stand here, for a person."""
        if self.kind == "seat":
            return sentence("takes-seat", last=players - 1)
        if self.kind == "number":
            number = sentence("takes-number", most=str(self.most))
            return sentence("takes", what=either([*self.allowed, number]))
        if self.kind == "set":
            return sentence("takes-set", count=self.sizes[players], names=", ".join(self.allowed))
        if self.kind == "file":
            return sentence("takes-file", default=self.default)
        return sentence("takes", what=either(self.allowed))

    def read(self, value: object, players: int) -> str | int | list[str] | dict[str, Any]:
        """The value in its canonical form, or BadOption. Text from a command line is accepted for every kind.

        The canonical form can be written as JSON and read again. Of a file it holds all that the game needs.
        """
        refusal = BadOption(self.name, value, self.expects(players))
        if isinstance(value, bool):
            raise refusal
        if self.kind == "seat":
            if value == "random":
                return "random"
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4:
                value = int(value)
            if isinstance(value, int | np.integer) and 0 <= value < players:
                return int(value)
            raise refusal
        if self.kind == "number":
            if isinstance(value, str) and value in self.allowed:
                return value
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
                value = int(value)
            if isinstance(value, int | np.integer) and 0 <= value <= self.most:
                return int(value)
            raise refusal
        if self.kind == "set":
            if value == "random":
                return "random"
            names = value.split(",") if isinstance(value, str) else value
            if not isinstance(names, Sequence | set | frozenset) or not all(isinstance(name, str) for name in names):
                raise refusal
            chosen = {name.strip() for name in names}
            if len(names) != self.sizes[players] or len(chosen) != len(names) or not chosen <= set(self.allowed):
                raise refusal
            return [name for name in self.allowed if name in chosen]
        if self.kind == "file":
            module, _, function = self.reader.partition(":")
            content: dict[str, Any] = getattr(importlib.import_module(module), function)(
                value, self.name, self.expects(players)
            )
            return content
        if isinstance(value, int):
            value = str(value)
        if isinstance(value, str) and value in self.allowed:
            return value
        raise refusal


class Search(NamedTuple):
    """How the search plays a game; the defaults do for any.

    The only place that lists the settings: what compiled code gets (`arkade.kernel.search`), the parameters of the bot
    `mcts` and their texts follow from the fields. Whole numbers stay so in compiled code.
    """

    explore: Annotated[float, Real(0.001, 1000), "weight of what is little tried"] = 1.0
    candidates: Annotated[
        int, Whole(1, 10_000), "a playout's move is the best, by the evaluation, of so many random ones"
    ] = 1
    horizon: Annotated[
        int, Whole(-1, 10_000), "a playout is judged by the evaluation after so many moves; -1: played to the end"
    ] = -1
    spread: Annotated[float, Real(0.001, 1000), "the lead in the evaluation that makes a victory e times as likely"] = (
        1.0
    )
    look: Annotated[
        int,
        Whole(0, 1_000_000),
        "at the beginning, and after every so many simulations, the evaluation judges every action in one deal, "
        "the same for all; 0: never",
    ] = 0
    widen: Annotated[
        float,
        Real(0, 1000),
        "the tree opens 1 + widen × √visits actions of a node, the best by the evaluation first; 0: all",
    ] = 0.0
    among: Annotated[
        int, Whole(0, 10_000), "with widen: the best of so many random ones that are not open yet; 0: of all"
    ] = 0


class TableSearch(NamedTuple):
    """Settings for some tables of a game, where others are stronger than at the rest."""

    players: tuple[int, ...]
    search: Search
    options: Mapping[str, str] = {}


ANY_SEARCH = Search()
#: With learned weights: they judge at once, and say what is worth a try.
ANY_EXPERT = Search(explore=0.15, horizon=0, widen=0.5)


class Judging(NamedTuple):
    """How the judge looks at a game (docs/review.md)."""

    horizon: int = 24  # moves that a simulation goes on before the evaluation judges; -1: to the end
    tilt: float = 0.0  # how much less likely a deal is in which the seat stands well: others chose what they hold
    times: float = 1.0  # as many simulations as in other games: a short one has the time, a sure one needs fewer


ANY_JUDGING = Judging()


class Ladder(NamedTuple):
    """A table of the game's ladder of bots (docs/ladder.md)."""

    players: int
    games: int = 400  # of a match, at least; more where the bots are close to each other
    options: Mapping[str, str] = {}


class Tiny(NamedTuple):
    """A game made so small that it can be solved (`arkade.envs.openspiel_tiny`)."""

    title: str
    players: int
    longest: int  # moves of a game
    parameters: Mapping[str, str]  # what may be chosen, and its default
    deals: Callable[[Mapping[str, str]], Mapping[tuple[int, ...], float]]  # by parameters, or BadOption: how likely
    lay: Callable[[Any, tuple[int, ...]], None]  # (s, deal) makes that deal of any other; plain Python


#: The option that every game has (COM-02).
START = Option(name="start", kind="seat", rule="COM-02", default=0)


@dataclass(frozen=True, eq=False, kw_only=True)
class Definition:
    """All that the kernel and the public face need of a game.

    Functions marked (rule) compile; the others are plain Python and get the record as NumPy shows it.
    """

    id: str
    title: str
    players: range
    options: tuple[Option, ...]
    record: np.dtype[Any]
    verbs: Verbs  # all actions, in the order of their ids
    pieces: Pieces  # every part of an observation, in order

    prepare: Callable[[Any, Mapping[str, Any]], None]  # (s, options) writes the options into an empty record
    deal: Callable[[Any], None]  # (s) sets the game up (rule)
    legal: Callable[[Any, Any], int]  # (s, out) -> n: action ids in ascending order (rule)
    apply: Callable[[Any, int], None]  # (s, action): a legal one (rule)
    scores: Callable[[Any, Any], None]  # (s, out): points of every seat (rule)
    merit: Callable[[Any, Any], None]  # (s, out): the highest wins, equals share (rule)
    redeal: Callable[[Any, int], None]  # (s, seat): deals anew what the seat does not know, by s.rng (rule)
    observe: Callable[[Any, int, Any], None]  # (s, seat, out): fills the pieces (rule)
    redraw: Callable[[Any], None] | None = None  # (s): what no seat has seen anew, by s.rng; None: there is none (rule)
    random_legal: Callable[[Any, Any, Any], int] | None = None  # (s, rng, out), where faster than the list (rule)

    evaluate: Callable[[Any, Any], None] | None = None  # (s, out): what each seat's position is worth (rule)
    search: Search = ANY_SEARCH
    searches: tuple[TableSearch, ...] = ()  # in its place, at certain tables
    features: Callable[[Any, int, Any], int] | None = None  # (s, seat, out) -> n: what is so, for nets (rule)
    feature_pieces: Pieces = ()  # every part of them, in order; without any a net gets the observation
    most_features: int = 0  # that are so at once
    expert: Search = ANY_EXPERT  # how the search plays with learned weights

    judging: Judging = ANY_JUDGING

    reasons: Callable[..., list[Reason]]  # (s, action): all that forbids it, the telling one first; [] if legal
    outlook: Callable[..., list[Effect]] = lambda *_: []  # (s, legal action): what it brings for certain
    view: Callable[..., msgspec.Struct]  # (s, seat, everything); s: the record or survey
    survey: Callable[[Any, int, Any], int] | None = None  # (s, seat, out) -> n: numbers to make the view of (rule)
    survey_size: int = 0  # the most numbers that `survey` writes
    events: Callable[..., Sequence[Event]]  # (before, action, after, seat): what happened
    shows_options: bool = False  # reasons, outlook, view and events get the options too
    phrase: Callable[[int], Phrase]  # (action): a move as its player would name it
    check: Callable[[Any], None] = lambda _: None  # (s): raises Inconsistent unless all its parts fit together
    secret: Callable[[Any, int, int], bool] | None = None  # (s, action, seat): the seat cannot see which one is played
    module: str  # the game's package, where this definition is called GAME; its words are in the folder `words`
    facts: Mapping[str, Any] = field(default_factory=dict)  # of the components, as the browser's board needs them
    camel: str = ""  # the id in CamelCase, where it is more than its words between underscores
    variants: tuple[Mapping[str, str], ...] = ()  # options that make a game of its own, each with its values
    ladder: tuple[Ladder, ...] = ()  # how the strength of bots is shown
    tiny: Tiny | None = None  # a solvable little game by the same rules
    board_rows: int = 64  # more lines than the terminal's board fills
    pictures: tuple[str, ...] = ()  # on its card: names in the browser's sprite, or files of its folder `client`
    usual: int = 0  # the number of players it is usually played with; 0: the smallest
    minutes: int = 0  # that a game of as many people takes
    difficulty: int = 0  # from 1, explained in a minute, over 2, explained in ten, to 3, a game to get into
    lowest_wins: bool = False
    open: bool = False  # nothing is hidden: the view is the same for all

    @property
    def sources(self) -> Path:
        """The folder of the game's code; compiled code is cached by its hash."""
        return Path(str(sys.modules[self.module].__file__)).parent

    @property
    def camel_name(self) -> str:
        """The id as classes are named, for registries that want it so."""
        return self.camel or "".join(word.capitalize() for word in self.id.split("_"))

    @property
    def words(self) -> Path:
        """The folder of the game's words: <language>.ftl and the rules page <language>.md."""
        return self.sources / "words"

    @property
    def client(self) -> Path:
        """The folder of its board for the browser, where another package brings one: board.js, board.css, pictures."""
        return self.sources / "client"

    @property
    def picture(self) -> Path:
        """A picture of its board, for its card; `preview.jpg` beside it is larger, for links to it."""
        return self.sources / "picture.webp"

    def search_at(self, players: int, options: Mapping[str, Any]) -> Search:
        """How the search plays at a table."""
        own = (
            each.search for each in self.searches if players in each.players and each.options.items() <= options.items()
        )
        return next(own, self.search)

    @property
    def num_actions(self) -> int:
        """Action ids are 0 .. num_actions - 1."""
        return len(self.verbs.notations)

    @property
    def observation_size(self) -> int:
        """Numbers in one observation."""
        return sum(int(np.prod(shape, dtype=int)) for _, shape in self.pieces)
