"""Puzzles from games of bots against themselves."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, cycle
from typing import Any, NamedTuple

from arkade import registry
from arkade.bots import make as make_bot
from arkade.errors import ArkadeError
from arkade.game import Game, load
from arkade.judge import Values, values_of
from arkade.kernel.generator import seed_words
from arkade.puzzles.book import FORMAT, Book, Puzzle, identity
from arkade.puzzles.rating import difficulty_of, rating_of
from arkade.puzzles.search import Answer, answer
from arkade.state import State
from arkade.text import sentence

STRAY = 0.1  # of the moves are any legal ones: positions that good players do not come into
EARLY = 0.3  # of a game is left out: little is decided there yet
A_LOOK, A_GAME = 24, 2  # decisions of one game that are looked at, and puzzles that it gives, at most
TRIES = 8  # of each level
LEVELS = ("easy", "medium", "hard")
SIGHT = "greedy"  # the bot of one look ahead
SEEN, SEEN_MOST = 0.5, 0.2  # found so often by it a puzzle is solved at sight; at most so many of all are,
TRIVIAL = 0.5  # and none whose best move leads by more
EASY, EASIES = 0.75, 0.5  # found so often by the first level it is an easy one; at most so many of all are
PATIENCE = 2.0  # so many times the games that the puzzles took are played for kinds that are still missing


class Table(NamedTuple):
    """What is played."""

    game: Game
    options: dict[str, Any]  # that are not the usual ones
    values: Values


def make(
    game: str,
    number: int,
    *,
    players: Sequence[int] = (),
    seed: int = 0,
    begin: Book | None = None,
    command: str = "",
    watch: Callable[[Book], None] = lambda book: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Book:
    """So many puzzles of a game, those of `begin` among them, fewer when `stopped` says so.

    `watch` gets them whenever there is one more.
    """
    if number < 1:
        raise ArkadeError(sentence("error-puzzles-number", number=str(number)))
    tables, shelf = _tables(game, players), _Shelf(game, number, command)
    for puzzle in begin.puzzles if begin else ():
        state = puzzle.position(game)
        shelf.keep(state, puzzle.seed, state.game.parse(puzzle.best))
        shelf.add(puzzle, 0)
    if shelf.full:
        return shelf.book()
    for played, table in zip(count(1), cycle(tables), strict=False):
        for puzzle in _of_game(table, seed * 1_000_003 + played, shelf, stopped):
            shelf.add(puzzle, played)
            watch(shelf.book())
        if shelf.enough(played) or stopped():
            return shelf.book()
    raise AssertionError("tables come again and again")


def _tables(name: str, players: Sequence[int]) -> list[Table]:
    """Every number of players with the usual options and every variant."""
    definition = registry.definition(name)
    found = []
    for options in ({}, *map(dict, definition.variants)):
        for seats in players or definition.players:
            game = load(name, seats, **options)
            game.warm()
            found.append(Table(game, options, values_of(game)))
    return found


class _Shelf:
    """The puzzles so far, and which ones are still wanted."""

    def __init__(self, game: str, number: int, command: str) -> None:
        self._game, self._number, self._command = game, number, command
        self._verbs = registry.definition(game).verbs
        self._puzzles: list[Puzzle] = []
        self._seen: set[object] = set()
        self._kinds: Counter[str] = Counter()
        self._games = 0  # that were played when there were enough

    def wants(self, state: State, seed: int, best: int, lead: float) -> bool:
        """Whether a position is unlike all others, of a kind that is not too common, and not one easy one too many."""
        if not self._short(self.kind(best)) or self._seen & _marks(state, seed, best):
            return False
        if tried(state, best, SIGHT) >= SEEN:
            seen = sum(each.found[SIGHT] >= SEEN for each in self._puzzles)
            if lead > TRIVIAL or seen + 1 > SEEN_MOST * min(len(self._puzzles) + 1, self._number):
                return False
        easies = sum(each.found[LEVELS[0]] >= EASY for each in self._puzzles)
        return easies < EASIES * self._number or tried(state, best, LEVELS[0]) < EASY

    @property
    def full(self) -> bool:
        """Whether there are as many as were asked for."""
        return len(self._puzzles) >= self._number

    def _short(self, kind: str) -> bool:
        if self.full:
            return not self._kinds[kind]
        return len(self._verbs) == 1 or self._kinds[kind] < max(1, self._number / 2)

    def kind(self, action: int) -> str:
        """The name of an action's verb."""
        verb: str = self._verbs.verbs[self._verbs.of[action]].name
        return verb

    def keep(self, state: State, seed: int, best: int) -> None:
        """Remember what a position shows."""
        self._seen |= _marks(state, seed, best)

    def add(self, puzzle: Puzzle, played: int) -> None:
        """Take one in; of a kind that was missing, in the place of one of the commonest kind if all is full."""
        if self.full:
            common = self._kinds.most_common(1)[0][0]
            self._puzzles.remove(next(each for each in reversed(self._puzzles) if each.kind == common))
            self._kinds[common] -= 1
        self._puzzles.append(puzzle)
        self._kinds[puzzle.kind] += 1
        if self.full and not self._games:
            self._games = played

    def enough(self, played: int) -> bool:
        """Whether nothing more is to be expected."""
        return self.full and (len(+self._kinds) == len(self._verbs) or played >= PATIENCE * self._games)

    def book(self) -> Book:
        """All of them, the easiest first."""
        ordered = sorted(self._puzzles, key=lambda each: (each.rating, each.id))
        return Book(format=FORMAT, game=self._game, command=self._command, puzzles=ordered)


def _marks(state: State, seed: int, best: int) -> set[object]:
    """What no two puzzles share: all that the seat sees; the game they come from and the answer."""
    assert state.player is not None
    return {state.observe(state.player).tobytes(), (seed, best)}


def _of_game(table: Table, seed: int, shelf: _Shelf, stopped: Callable[[], bool]) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    chance, words = random.Random(seed), seed_words(seed, "puzzles")
    states, before = [table.game.new(seed)], list[str]()
    while not states[-1].over:
        legal = states[-1].legal()
        stray = len(legal) > 1 and chance.random() < STRAY
        action = chance.choice(legal) if stray else table.values.choose(states[-1], words)
        before.append(table.game.notation(action))
        states.append(states[-1].copy())
        states[-1].play(action)
    first, found = int(EARLY * len(before)), 0
    choices = [n for n, state in enumerate(states[:-1]) if n >= first and len(state.legal()) > 1]
    for n in chance.sample(choices, min(A_LOOK, len(choices))):
        if stopped() or found == A_GAME:
            return
        best = answer(table.values, states[n], chance.getrandbits(64), partial(shelf.wants, states[n], seed))
        if best:
            found += 1
            shelf.keep(states[n], seed, best.best)
            yield _puzzle(table, states[n], seed, before[:n], best, shelf.kind(best.best))


def _puzzle(table: Table, state: State, seed: int, before: list[str], found: Answer, kind: str) -> Puzzle:
    game, seat = table.game, state.player
    assert seat is not None
    by_bots = {bot: tried(state, found.best, bot) for bot in (SIGHT, *LEVELS)}
    rating = rating_of(by_bots, TRIES)
    return Puzzle(
        id=identity(game.name, game.players, table.options, seed, before),
        players=game.players,
        options=table.options,
        seed=seed,
        before=before,
        seat=seat,
        kind=kind,
        best=game.notation(found.best),
        line=[game.notation(action) for action in found.line],
        moves=found.moves,
        simulations=found.simulations,
        exact=found.exact,
        found=by_bots,
        rating=rating,
        difficulty=difficulty_of(rating),
    )


def tried(state: State, best: int, bot: str) -> float:
    """How often bots of a kind find a move, as a part of 1."""
    assert state.player is not None
    seat = state.seat(state.player)
    return sum(make_bot(bot, number).choose(seat) == best for number in range(TRIES)) / TRIES
