"""What a game is like, measured in games between bots: seats, length, choices, scores, luck, skill, openings.

>>> import arkade.study
>>> study = arkade.study.run(arkade.load(GAME), games=400)
>>> study.luck.value, study.luck.low, study.luck.high

The games are played by `arkade.arena`, on this machine or a Ray cluster; what they hold is measured from their replays.
"""

import itertools
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import arkade
from arkade import arena, bots
from arkade.arena.charts import Figure
from arkade.arena.local import processors
from arkade.arena.log import REPLAYS
from arkade.errors import ArkadeError
from arkade.game import Game
from arkade.review import Values
from arkade.study.figures import Row
from arkade.study.games import Measured, measure
from arkade.study.study import Rung, Study
from arkade.text import sentence

__all__ = ["LEVELS", "Figure", "Measured", "Row", "Rung", "Study", "run", "variants"]

LEVELS = ("random", "easy", "medium", "hard")  # each plays the next: the depth of skill
GAMES = 400
LADDER = 100  # games of each pair of levels


def run(
    game: Game,
    *,
    level: str = "medium",
    games: int = GAMES,
    ladder: int = LADDER,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    watcher: arena.Watcher | None = None,
) -> Study:
    """Study a game.

    level   of the bots at all seats, as in `--bots`
    games   rounded up to whole deals, each played once from every seat
    ladder  games of each level against the next one; 0: none
    folder  keeps the games: the same study goes on there; without one they are forgotten

    Raises an ArkadeError with one clear line for whatever is wrong.
    """
    if games < 2 * game.players or ladder < 0:
        raise ArkadeError(sentence("error-study-games", least=str(2 * game.players)))
    bots.suits(level, game.handle.definition)
    with _kept(folder) as place:

        def play(name: str, names: Sequence[str], number: int, replays: bool) -> arena.Results:
            return arena.run(
                game,
                names,
                games=number,
                seed=seed,
                jobs=jobs,
                ray=ray,
                out=place / name,
                replays=replays,
                watcher=watcher,
                tables=False,
            )

        played = play("games", [level], games, True)
        rungs = []
        for weaker, stronger in itertools.pairwise(LEVELS) if ladder else ():
            found = play(f"{weaker}-{stronger}", [weaker, stronger], ladder, False)
            of = next(bot for bot in found.bots if bot.bot == stronger)
            rungs.append(Rung(weaker, stronger, Figure(of.adjusted, of.adjusted_low, of.adjusted_high)))
        values = Values(game)
        start = values.start(seed).tolist()

        def measured(each: arena.Played) -> Measured:
            replay = arkade.Replay.read(place / "games" / REPLAYS / f"{each.task}.json")
            return measure(replay, each.deal, values, start)

        with ThreadPoolExecutor(jobs or processors()) as pool:  # simulations hold no lock
            sample = list(pool.map(measured, played.games))
    return Study(game, level, seed, sample, rungs, values.learned)


def variants(
    load: Callable[[dict[str, Any]], Game], varied: Sequence[tuple[str, Sequence[str]]]
) -> list[tuple[str, Game]]:
    """Every combination of what is varied, by its name; all are loaded, so that a wrong value is refused at once."""
    names = [name for name, _ in varied]
    found = []
    for values in itertools.product(*(values for _, values in varied)):
        chosen = dict(zip(names, values, strict=True))
        found.append((", ".join(f"{name}={value}" for name, value in chosen.items()), load(chosen)))
    return found


@contextmanager
def _kept(folder: Path | None) -> Iterator[Path]:
    if folder is not None:
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="arkade-study-") as place:
        yield Path(place)
