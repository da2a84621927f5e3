"""`State` and `Seat`: a game in play, and all of it that one player may use."""

import logging
import struct
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from arkade.errors import BadSeat, IllegalAction
from arkade.kernel.definition import EVERYTHING, SPECTATOR
from arkade.kernel.entries import ILLEGAL
from arkade.kernel.events import Event, phrases
from arkade.kernel.generator import seed_words
from arkade.kernel.reasons import Outlook, Reason, rules_of
from arkade.text import Phrase, sentence

if TYPE_CHECKING:
    from arkade.game import Game

logger = logging.getLogger("arkade")

#: What is said of an illegal action for which the game has no words.
UNEXPLAINED = Reason("COM-05", Phrase("reason-not-now"))

_new = object.__new__


class _All:
    """The type of `arkade.ALL`."""

    def __repr__(self) -> str:
        return "arkade.ALL"


#: For `State.view`: everything, hidden things included.
ALL: Final = _All()


class State:
    """One position of a game. Made by `Game.new`, changed only by `play`."""

    __slots__ = ("_buffer", "_player", "game")

    game: "Game"

    def __init__(self, game: "Game", buffer: bytearray, player: int) -> None:
        self.game = game
        self._buffer = buffer
        self._player = player

    @property
    def player(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return None if self._player < 0 else self._player

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._player < 0

    def legal(self) -> list[int]:
        """The legal action ids, ascending; never empty before the end, empty after it."""
        if self._player < 0:
            return []
        found: list[int] = self.game._engine.legal(self._buffer)
        return found

    def mask(self) -> NDArray[np.bool_]:
        """True for every legal action id."""
        mask = np.zeros(self.game.num_actions, np.bool_)
        mask[self.legal()] = True
        return mask

    def play(self, action: int | str) -> None:
        """Carry out an action, given as id or notation.

        An illegal one raises IllegalAction, whose `rules` name the rules that forbid it; something that is no action
        of the game raises BadAction. Either way the state stays as it was.
        """
        game = self.game
        code = action if type(action) is int and 0 <= action < game.num_actions else game.action(action)
        player = game._engine.step(self._buffer, code)
        if player == ILLEGAL:
            raise self._refusal(code)  # made elsewhere: a closure in here would cost every move 4 % of its time
        self._player = player

    def _refusal(self, action: int) -> IllegalAction:
        return IllegalAction(self.game.notation(action), self.reasons(action), self.game._definition.words)

    def why_not(self, action: int | str) -> tuple[str, ...]:
        """The numbers of the rules that forbid an action now, () if it is legal."""
        return tuple(rules_of(self.reasons(action)))

    def reasons(self, action: int | str) -> tuple[Reason, ...]:
        """Every reason against an action now, the telling one first; () if it is legal. `Game.say` says them.

        `legal` decides, the game's reasons only explain: where they do not agree with it, or fail, the log says so.
        """
        code, game = self.game.action(action), self.game
        legal = code in self.legal()
        try:
            found = tuple(game._definition.reasons(game._reading(self._buffer), code, *game._shown))
        except Exception:
            logger.exception("reasons fail: %s", {"game": game.name, "action": game.notation(code)})
            return () if legal else (UNEXPLAINED,)
        if legal == (not found):
            return found
        what = "a legal action is refused by reasons" if legal else "an illegal action has no reason"
        about = {"game": game.name, "action": game.notation(code), "rules": rules_of(found)}
        logger.error("%s: %s", what, about, extra=about)
        return () if legal else (UNEXPLAINED,)

    def outlook(self, action: int | str) -> Outlook | None:
        """What a legal action brings for certain by the rules; None for one that is not legal.

        Nothing that is hidden from the seat to decide, and nothing of chance.
        """
        code = self.game.action(action)
        if code not in self.legal():
            return None
        game = self.game
        return Outlook(tuple(game._definition.outlook(game._reading(self._buffer), code, *game._shown)))

    @property
    def scores(self) -> list[int]:
        """Every seat's points: final at the end, before it the standing as far as the rules define one."""
        out = np.zeros(self.game.players, np.int64)
        self.game._engine.scores(self._buffer, out)
        found: list[int] = out.tolist()
        return found

    @property
    def returns(self) -> list[float]:
        """Zero-sum results: a sole winner 1, the others -1/(n-1); several winners share; all equal, or not over: 0."""
        players = self.game.players
        out = np.zeros(players, np.float64)
        if self._player < 0:
            self.game._engine.returns(self._buffer, out)
        found: list[float] = out.tolist()
        return found

    @property
    def winners(self) -> list[int]:
        """The seats that won; all of them if all are equal; none before the end."""
        if self._player >= 0:
            return []
        returns = self.returns
        return [seat for seat, share in enumerate(returns) if share == max(returns)]

    def copy(self) -> "State":
        """A state of its own that goes on from here."""
        twin = _new(State)  # takes a quarter less time than State(...)
        twin.game, twin._buffer, twin._player = self.game, self._buffer.copy(), self._player
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __bytes__(self) -> bytes:
        content = bytes(self._buffer)
        return self.game._check(content) + content

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game, bytes(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._buffer == other._buffer

    def __hash__(self) -> int:
        """Of the position as it is now: equal states have the same within a process, and `play` changes it.

        A state in a set, or the key of a dict, must not be played on: it would not be found there any more. Keep a
        `state.copy()` that nobody plays, or `bytes(state)`.
        """
        return hash(bytes(self._buffer))

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.player} to decide"
        return f"<{self.game.title}, {self.game.players} players, {turn}, scores {self.scores}>"

    def view(self, seat: int | _All | None = None) -> dict[str, Any]:
        """What a seat may see, ready for JSON. None: a spectator; `arkade.ALL`: everything."""
        found: dict[str, Any] = msgspec.to_builtins(self.typed_view(seat))
        return found

    def typed_view(self, seat: int | _All | None = None) -> msgspec.Struct:
        """`view` as the game's own typed structure."""
        game = self.game
        definition = game._definition
        number: int | None = None
        if seat is None:
            viewer = SPECTATOR
        elif isinstance(seat, _All):
            viewer = EVERYTHING
        else:
            number = viewer = self._seat(seat)
        if definition.survey is None:
            source: Any = game._reading(self._buffer)
        else:
            source = iter(game._engine.survey(self._buffer, viewer))
        return definition.view(source, number, viewer == EVERYTHING, *game._shown)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may see, as numbers: a fixed shape whose parts `Game.pieces` names."""
        out = np.zeros(self.game.observation_size, np.float32)
        self.game._engine.observe(self._buffer, self._seat(seat), out)
        return out

    def redeal(self, seat: int | None, seed: int) -> "State":
        """A state that `seat` cannot tell from this one by all it knows (COM-06), with fresh chance to come.

        What the seat does not know is dealt anew from the seed; the result depends on the seed and on what the seat
        knows, on nothing else. None: a spectator.
        """
        found = self.copy()
        number = SPECTATOR if seat is None else self._seat(seat)
        self.game._engine.redeal(found._buffer, number, seed_words(seed, "redeal"))
        return found

    def seat(self, seat: int, played: tuple[int | None, ...] | None = None) -> "Seat":
        """What one player has of this state: the only thing a bot gets.

        `played` are the actions since the deal as the seat saw them (`sees`), where somebody kept them.
        """
        return Seat(self, self._seat(seat), played)

    def sees(self, seat: int, action: int) -> bool:
        """Whether a seat can see which action is played if it is this one."""
        secret = self.game._definition.secret
        return secret is None or not secret(self._record, self.game.action(action), self._seat(seat))

    def events(self, action: int, after: "State", seat: int | None) -> list[Event]:
        """What happened by a move from this state to `after`, as far as a seat may know it. None: a spectator."""
        game, number = self.game, None if seat is None else self._seat(seat)
        before, later = game._reading(self._buffer), game._reading(after._buffer)
        return list(game._definition.events(before, game.action(action), later, number, *game._shown))

    def story(self, action: int, after: "State", seat: int | None) -> list[Phrase]:
        """The log lines of a move from this state to `after`, as a seat may read them."""
        return phrases(self.events(action, after, seat))

    @property
    def news(self) -> int:
        """How often chance acted or something hidden was shown; an undo never goes back past a change of it."""
        return int(self._record.news)

    @property
    def _record(self) -> Any:
        return np.frombuffer(self._buffer, self.game._definition.record)[0]

    def _seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self.game._players:
            return seat  # the usual case, in half the time
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < self.game.players:
            raise BadSeat(sentence("error-no-seat", seat=repr(seat), last=self.game.players - 1))
        return int(seat)


# A state for reading, one field at a time and each looked up once. Records of NumPy do it anew at every use and their
# numbers are slow to calculate with: refusals took 3 to 6 times as long, log lines 2 to 3 times.


class _Number:
    """A field that is one number."""

    def __init__(self, name: str, kind: np.dtype[Any], offset: int) -> None:
        self._name, self._read, self._offset = name, struct.Struct(kind.char).unpack_from, offset

    def __get__(self, reading: Any, kind: type) -> Any:
        known = reading.__dict__
        value = known[self._name] = self._read(known["_buffer"], self._offset)[0]
        return value


class _Array:
    """A field that is an array."""

    def __init__(self, name: str, kind: np.dtype[Any], offset: int) -> None:
        self._name, self._shape, self._kind, self._offset = name, kind.shape, kind.base, offset

    def __get__(self, reading: Any, kind: type) -> Any:
        known = reading.__dict__
        value = known[self._name] = np.ndarray(self._shape, self._kind, known["_buffer"], self._offset)
        return value


class Reading:
    """A state of one game for reading; `reading_of` adds the fields."""

    def __init__(self, buffer: bytearray) -> None:
        self._buffer = buffer


@cache
def reading_of(record: np.dtype[Any]) -> type[Reading]:
    """The class for the states of a game."""
    fields = {name: record.fields[name][:2] for name in record.names}  # type: ignore[index,union-attr]
    return type(
        "Reading",
        (Reading,),
        {name: (_Array if kind.shape else _Number)(name, kind, offset) for name, (kind, offset) in fields.items()},
    )


def _restore(game: "Game", data: bytes) -> State:
    """From a pickle, which whoever reads it trusts: a position that no deal leads to may be in it."""
    return game.handle.state(game._content(data))


class Seat:
    """One player's side of a state: what it may do, see and imagine.

    It never holds the true state: what the seat does not know was dealt anew before it got here.
    """

    __slots__ = ("_imagined", "index", "played")

    def __init__(self, state: State, seat: int, played: tuple[int | None, ...] | None = None) -> None:
        self.index = seat
        self.played = played  #: actions since the deal, None for each that the seat could not see; None: not kept
        self._imagined = state.redeal(seat, 0)

    def __repr__(self) -> str:
        turn = "over" if self.player is None else f"seat {self.player} to decide"
        return f"<seat {self.index} of {self.game.players}, {self.game.title}, {turn}>"

    @property
    def game(self) -> "Game":
        """The game that is played."""
        return self._imagined.game

    @property
    def player(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return self._imagined.player

    @property
    def news(self) -> int:
        """How often chance acted or something hidden was shown."""
        return self._imagined.news

    def legal(self) -> list[int]:
        """This seat's legal actions; none when another decides."""
        return self._imagined.legal() if self._imagined.player == self.index else []

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        return self._imagined.view(self.index)

    def observe(self) -> NDArray[np.float32]:
        """What this seat sees, as numbers."""
        return self._imagined.observe(self.index)

    def redeal(self, seed: int) -> State:
        """A whole state that this seat cannot tell from the true one."""
        return self._imagined.redeal(self.index, seed)
