"""The bot that searches: `arkade.kernel.search` with a budget, threads and a tree that is kept while it fits."""

import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from arkade.bots.bot import Analysis, Judged
from arkade.bots.ends import exact
from arkade.errors import BadBot
from arkade.game import Game
from arkade.kernel.definition import Search
from arkade.kernel.engine import SHORT, Engine
from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.parameters import Switch, Whole
from arkade.kernel.search import NODE, NONE, children, plant, settings_of
from arkade.state import Seat, State
from arkade.text import sentence

CHUNK_SECONDS = 0.01  # between two looks at the clock and at `stop`
FIRST_CHUNK = 64  # simulations of compiled rules: less than that even in the slowest game
FIRST_ROOM = 4096  # nodes
END_NODES, END_DEALS = 200, 8  # an end that is searched through in a few milliseconds


class Tree:
    """A search tree and the generator that grows it; each thread has one."""

    def __init__(self, seed: int, number: int) -> None:
        self._words = seed_words(seed, f"search {number}")
        self._room(FIRST_ROOM, 1)
        self.clear()

    def _room(self, nodes: int, players: int) -> None:
        self._buffer = np.empty(nodes * NODE.itemsize, np.uint8)
        self.values = np.empty((nodes, players))

    @property
    def nodes(self) -> NDArray[np.void]:
        """The tree's records."""
        return self._buffer.view(NODE)

    def clear(self) -> None:
        """Forget everything."""
        self._used = plant(self.nodes)
        self.values[0] = 0.0

    def grow(
        self, state: State, seat: int, simulations: int, settings: NDArray[np.void], weights: NDArray[np.float32]
    ) -> None:
        """Run simulations."""
        game = state.game
        fresh = game.num_actions if self._used == 1 else 0
        wanted, players = self._used + simulations + fresh, game.players
        if wanted > len(self.values) or self.values.shape[1] != players:
            buffer, values, used = self._buffer, self.values, self._used
            self._room(max(wanted, 2 * len(values)), players)
            if values.shape[1] == players:
                self._buffer[: used * NODE.itemsize] = buffer[: used * NODE.itemsize]
                self.values[:used] = values[:used]
            else:
                self.clear()
        handle = game.handle
        grown = self._words, self._buffer, self.values, self._used
        self._used = handle.engine.search(handle.buffer(state), seat, *grown, simulations, settings, weights)

    def children(self, node: int = 0) -> dict[int, int]:
        """The nodes below a node, by action."""
        return children(self.nodes, node)

    def follow(self, game: Game, actions: list[int]) -> None:
        """Keep only what is below these actions; nothing if the tree has no such part."""
        node = 0
        for action in actions:
            node = self.children(node).get(action, NONE)
            if node == NONE:
                self.clear()
                return
        if node:
            buffer, values = self._buffer, self.values
            self._room(len(values), game.players)
            self._used = game.handle.engine.keep(buffer, values, game.players, node, self._buffer, self.values)


class MctsBot:
    """Information-set Monte Carlo tree search for any game and number of players.

    The budget is a number of simulations, milliseconds of the clock or of a processor, or several of these: whichever
    is used up first. With simulations alone the same seed gives the same answers, whether the rules are compiled or
    not; the search waits for compiled ones where they are on their way. With a time it begins at once and does as much
    as it can, at least so much that no action is left without a look. The settings of `Search` are the game's own
    unless given.
    """

    name = "mcts"

    def __init__(
        self,
        seed: int,
        sims: Annotated[int | None, Whole(1, 10_000_000), "the budget, in simulations"] = None,
        ms: Annotated[int | None, Whole(1, 600_000), "the budget, in milliseconds"] = None,
        cpu_ms: Annotated[int | None, Whole(1, 600_000), "the budget, in milliseconds of a processor, a tree"] = None,
        threads: Annotated[int, Whole(1, 64), "trees grown side by side, put together at the end"] = 1,
        keep: Annotated[bool, Switch(), "keep the part of the tree that the game went into"] = True,
        **settings: Annotated[float, Search],
    ) -> None:
        self._sims, self._ms, self._cpu_ms = sims, ms, cpu_ms
        self._given: dict[str, Any] = settings
        self._trees = [Tree(seed, number) for number in range(threads)]
        self._pool = ThreadPoolExecutor(max(threads - 1, 1), "search")  # starts a thread when it is first needed
        self._keep = keep
        self._last: Seat | None = None  # what the trees were grown from
        self._stopped = threading.Event()

    @classmethod
    def check(cls, given: Mapping[str, Any]) -> None:
        """Refuse a spec without a budget."""
        if not {"sims", "ms", "cpu_ms"} & given.keys():
            raise BadBot(sentence("error-budget", bot=repr(cls.name), name=cls.name))

    def judging(self, game: Game) -> tuple[Search, NDArray[np.float32]]:
        """The settings of a game, and the weights that judge its positions: none, its own evaluation does."""
        return game.handle.definition.search_at(game.players, game.options), NO_WEIGHTS

    def choose(self, seat: Seat) -> int:
        """The action most simulations went to. An only one is taken at once."""
        legal = seat.legal()
        return legal[0] if len(legal) == 1 else self.analyse(seat).moves[0].action

    def stop(self) -> None:
        """End a search that runs in another thread: it answers with what it has."""
        self._stopped.set()

    def analyse(self, seat: Seat) -> Analysis:
        """Search, and tell for every legal action its visits and each seat's chance.

        An end that can be searched through, and in which it matters what is done, is played exactly.
        """
        self._stopped.clear()
        if self._ms is None and self._cpu_ms is None:
            self._wait_for(seat.game.handle.engine)
        begin = time.perf_counter()
        self._move_on(seat)
        end = exact(seat, nodes=END_NODES, deals=END_DEALS)
        if end and len({chances[seat.index] for chances in end.values()}) > 1:
            return Analysis(_of_end(seat, end), 0, time.perf_counter() - begin)
        state = seat.redeal(0)
        own, weights = self.judging(seat.game)
        own = own._replace(**self._given)
        settings = settings_of(own)
        before = self._simulations()
        share = None if self._sims is None else -(-self._sims // len(self._trees))
        looks = own.look > 0 or (own.widen > 0 and own.among == 0)  # every action is seen to in the first simulation
        least = 1 if looks else -(-len(seat.legal()) // len(self._trees))

        def grow(tree: Tree) -> None:
            done, chunk, worked = 0, FIRST_CHUNK if seat.game.compiled else 1, time.thread_time()
            clock = time.perf_counter if self._cpu_ms is None else time.thread_time
            while share is None or done < share:
                chunk = chunk if share is None else min(chunk, share - done)
                started = clock()
                tree.grow(state, seat.index, chunk, settings, weights)
                done += chunk
                left, took = CHUNK_SECONDS, clock() - started
                if self._ms is not None:
                    left = min(left, begin + self._ms / 1000 - time.perf_counter())
                if self._cpu_ms is not None:
                    left = min(left, worked + self._cpu_ms / 1000 - time.thread_time())
                if self._stopped.is_set() or (left <= 0 and done >= least):
                    return
                chunk = max(1, min(2 * chunk, int(chunk * left / max(took, 1e-9))))

        others = [self._pool.submit(grow, tree) for tree in self._trees[1:]]
        grow(self._trees[0])
        for other in others:
            other.result()
        self._last = seat
        simulations = self._simulations() - before
        return Analysis(self._moves(seat), simulations, time.perf_counter() - begin)

    def _wait_for(self, engine: Engine) -> None:
        """Wait for compiled rules while they may come, and nobody ends it: the answer is the same, and sooner there."""
        while not engine.wait(SHORT) and engine.pending and not self._stopped.is_set():
            pass

    def _move_on(self, seat: Seat) -> None:
        """Keep of the trees what the game has come to, if nothing happened that they could not foresee exactly."""
        last, self._last = self._last, None
        actions: list[int] | None = None
        if self._keep and last is not None and last.played is not None and seat.played is not None:
            same = last.game == seat.game and last.index == seat.index and last.news == seat.news
            since = seat.played[len(last.played) :]
            if same and seat.played[: len(last.played)] == last.played and None not in since:
                actions = [action for action in since if action is not None]
        for tree in self._trees:
            if actions is None:
                tree.clear()
            else:
                tree.follow(seat.game, actions)

    def _simulations(self) -> int:
        return sum(int(tree.nodes[0].visits) for tree in self._trees)

    def _moves(self, seat: Seat) -> list[Judged]:
        """The trees' opinions put together; where none has looked, all seats alike."""
        players = seat.game.players
        visits: dict[int, int] = dict.fromkeys(seat.legal(), 0)
        values = {action: np.zeros(players) for action in visits}
        for tree in self._trees:
            counts = tree.nodes["visits"]
            for action, child in tree.children().items():
                visits[action] += int(counts[child])
                values[action] += tree.values[child]
        found = [
            Judged(action, count, (values[action] / count).tolist() if count else [1 / players] * players)
            for action, count in visits.items()
        ]
        return sorted(found, key=lambda move: (-move.visits, -move.chances[seat.index], move.action))


def _of_end(seat: Seat, end: Mapping[int, Sequence[float]]) -> list[Judged]:
    """Moves of an exact end, the best first."""
    found = [Judged(action, 0, list(chances)) for action, chances in end.items()]
    return sorted(found, key=lambda move: (-move.chances[seat.index], move.action))
