"""What outlooks announce and log lines state, beside what then happens.

Every game has a table of it in its `promises.py`: for each kind of effect and of event a function that makes it out
anew, of the table before and after a move as a view that shows everything, and of how the match goes on. Both ways must
agree: what is said comes, and what comes for certain and is of a kind that is said, is said.

    python -m tests.games.promises noah optimix --positions 50000
"""

import argparse
import importlib
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple, get_args, get_type_hints

import arkade
from arkade import registry
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from arkade.table.lesson import lessons, read, walk
from tests.tables import LONG, VARIANTS

MOVES, SELDOM_MOVES = 6, 15  # at most asked for of a position of a random match, and of one that is seldom met
LENGTH = 120  # moves of a match, about


class Move:
    """A move that somebody may make, and what comes of it."""

    def __init__(self, before: State, was: Any, action: int, chance: random.Random) -> None:
        self.before, self.was, self.action = before, was, action
        self.after = before.copy()
        self.after.play(action)
        self.who: int = before.player  # type: ignore[assignment]
        self._chance, self._known = chance, dict[object, list[Any]]()
        verbs = registry.definition(before.game.name).verbs
        verb, chosen = verbs.verbs[verbs.of[action]], (verbs.first_object[action], verbs.second_object[action])
        self.verb = verb.name
        self.objects: list[str] = [names[number] for names, number in zip(verb.objects.values(), chosen, strict=False)]

    @cached_property
    def now(self) -> Any:
        """The table after it."""
        return everything(self.after)

    def following(self, action: int) -> "Move":
        """The move after this one, if it is that."""
        return Move(self.after, self.now, action, self._chance)

    def once(self, made_out: Callable[..., Iterable[Any]], *args: Any) -> list[Any]:
        """What a function makes of the move, found once."""
        if (made_out, *args) not in self._known:
            self._known[made_out, *args] = list(made_out(self, *args))
        return self._known[made_out, *args]

    def on(self, until: Callable[[Any], bool]) -> list[State]:
        """The states from the one after the move on, played by chance, to the first whose view is asked for."""
        state = self.after
        found = [state]
        while not (state.over or until(everything(state))):
            state = state.copy()
            state.play(self._chance.choice(state.legal()))
            found.append(state)
        return found

    def __str__(self) -> str:
        return f"{self.before.game!r}: {self.before.game.notation(self.action)!r} by seat {self.who}"


def everything(state: State) -> Any:
    """The view that hides nothing."""
    return state.typed_view(arkade.ALL)


def open_to(state: State, word: str) -> list[str]:
    """What may be done now with a word of the notation."""
    moves = [state.game.notation(action) for action in state.legal()]
    return [move.removeprefix(word).strip() for move in moves if f"{move} ".startswith(f"{word} ")]


class Only(NamedTuple):
    """For a kind that is certain by more than can be made out anew: what is said must come."""

    comes: Callable[[Move, Any], bool]


Effects = dict[type[Effect], Callable[[Move], Iterable[Effect]] | Only]
Events = dict[type[Event], Callable[[Move, int | None], Iterable[Event]]]


def by(made_out: Callable[..., Iterable[Any]], *kinds: type[Event]) -> dict[Any, Any]:
    """A table for several kinds that one function makes out."""

    def those(kind: type[Event]) -> Callable[..., list[Any]]:
        return lambda move, *args: [each for each in move.once(made_out, *args) if type(each) is kind]

    return {kind: those(kind) for kind in kinds}


def promises(name: str) -> Any:
    """A game's table."""
    return importlib.import_module(f"tests.games.{name}.promises")


def kinds(name: str) -> tuple[set[type[Effect]], set[type[Event]]]:
    """All kinds of effects and of events that a game can tell."""
    definition = registry.definition(name)
    happened = get_args(get_type_hints(definition.events)["return"])[0]
    return set(_leaves(Effect, definition.module)), set(get_args(happened))


def _leaves(kind: type[Effect], module: str) -> Iterator[type[Effect]]:
    below = kind.__subclasses__()
    if not below and kind.__module__.startswith(f"{module}."):
        yield kind
    for each in below:
        yield from _leaves(each, module)


class Tally:
    """How often each kind was said, and what was wrong."""

    def __init__(self) -> None:
        self.said: Counter[type[Event]] = Counter()
        self.wrong: Counter[tuple[type[Event], str]] = Counter()
        self.examples: dict[tuple[type[Event], str], str] = {}
        self.positions = self.leaks = 0

    def compare(self, kind: type[Event], said: Sequence[Event], true: Sequence[Event], where: object) -> None:
        """Note what one move says of a kind, and what is true."""
        self.said[kind] += len(said)
        for how, these, those in (("does not come", said, true), ("is not said", true, said)):
            left = list(those)
            for each in these:
                if each in left:
                    left.remove(each)
                else:
                    self.note(kind, how, f"{where}: {each}; said {said}, true {true}")

    def note(self, kind: type[Event], how: str, example: str) -> None:
        """Something wrong."""
        self.wrong[kind, how] += 1
        self.examples.setdefault((kind, how), example)

    def lines(self) -> list[str]:
        """For people: each kind, how often it was said, and how often wrongly or not at all."""
        found = [
            f"{kind.__module__.rsplit('.', 1)[-1]:>10} {kind.__name__:<18} {count:>9}"
            + "".join(f"   {how}: {wrong}" for (of, how), wrong in sorted(self.wrong.items(), key=str) if of is kind)
            for kind, count in sorted(self.said.items(), key=lambda item: (item[0].__module__, item[0].__name__))
        ]
        return [*found, *self.examples.values()]


def check(name: str, positions: int, seed: int = 0) -> Tally:
    """Compare all that is said in positions that are seldom met, in those of lessons, and in so many by chance."""
    table, found = promises(name), Tally()
    for kind in set().union(*kinds(name)):
        found.said[kind] = 0
    for states, moves in (
        (table.seldom(), SELDOM_MOVES),
        (_taught(name), MOVES),
        (_walk(name, positions, seed), MOVES),
    ):
        for state in states:
            _check(state, table, found, random.Random(f"{seed} {found.positions}"), moves)
    return found


def _taught(name: str) -> Iterator[State]:
    """The positions of the game's lessons."""
    if name in lessons():
        moments = (moment for chapter in read(name).chapters for moment in walk(name, chapter))
        yield from (moment.match.state.copy() for moment in moments if not moment.match.over)


def _walk(name: str, positions: int, seed: int) -> Iterator[State]:
    """Positions of random matches at all tables in turn; every other one dealt anew for the seat to decide."""
    tables = [(players, options) for game, players, options in VARIANTS if game == name] + promises(name).TABLES
    share = positions / (2 * len(tables) * LENGTH * LONG.get(name, 1))  # of a match, so that every table is met
    met = match = 0
    while met < positions:
        players, options = tables[match % len(tables)]
        chance = random.Random(f"{seed} {match}")
        state = arkade.load(name, players, **options).new(chance.getrandbits(64))
        while not state.over:
            if met < positions and chance.random() < share:
                met += 1
                if met % 2:
                    state = state.redeal(state.player, chance.getrandbits(32))
                yield state
                state = state.copy()
            state.play(chance.choice(state.legal()))
        match += 1


def _check(state: State, table: Any, found: Tally, chance: random.Random, moves: int) -> None:
    """Some moves of a position: outlooks, in another deal too, and events as every seat is told them."""
    found.positions += 1
    was, legal = everything(state), state.legal()
    twin = state.redeal(state.player, chance.getrandbits(32))
    for action in chance.sample(legal, min(len(legal), moves)):
        move = Move(state, was, action, chance)
        found.leaks += twin.outlook(action) != state.outlook(action)
        try:
            _compare(move, table, found)
        except AssertionError as error:
            error.add_note(str(move))
            raise


def _compare(move: Move, table: Any, found: Tally) -> None:
    outlook = move.before.outlook(move.action)
    assert outlook is not None
    for kind, made_out in table.EFFECTS.items():
        said: list[Event] = [effect for effect in outlook.effects if type(effect) is kind]
        if isinstance(made_out, Only):
            found.compare(kind, said, [effect for effect in said if made_out.comes(move, effect)], move)
        else:
            found.compare(kind, said, list(made_out(move)), move)
    for seat in (None, *range(move.before.game.players)):
        told = move.before.events(move.action, move.after, seat)
        for kind, made_out in table.EVENTS.items():
            said = [event for event in told if type(event) is kind]
            found.compare(kind, said, list(made_out(move, seat)), f"{move}, told to {seat}")


def main() -> int:
    """The command: 1 where anything is wrong."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("games", nargs="*", default=arkade.games())
    reader.add_argument("--positions", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=0)
    chosen, wrong = reader.parse_args(), False
    for name in chosen.games:
        begin = time.monotonic()
        found = check(name, chosen.positions, chosen.seed)
        wrong |= bool(found.wrong) or found.leaks > 0
        print(*found.lines(), sep="\n")
        print(
            f"{name}: {found.positions} positions, {found.said.total()} promises and statements, "
            f"{found.wrong.total()} wrong, {found.leaks} outlooks other in another deal, "
            f"{time.monotonic() - begin:.0f} s",
            flush=True,
        )
    return int(wrong)


if __name__ == "__main__":
    sys.exit(importlib.import_module("tests.games.promises").main())  # by the name that the games' tables know
