"""`python -m arkade.arena.ladder`: who beats whom in every game, and the page that says so.

Every match is a tournament of its own. What is played is kept beside the figures until it is no longer wanted, so that
a ladder that was broken off goes on; the figures alone (one small JSON file a match) are for the repository.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import arkade
from arkade import registry
from arkade.arena import BotResult, Results, charts, run
from arkade.arena.log import telling, whole_file
from arkade.arena.progress import progress
from arkade.arena.schedule import code_of
from arkade.errors import ArkadeError
from arkade.kernel.definition import Ladder


class Table(NamedTuple):
    """A game with a usual number of players."""

    game: str
    players: int
    options: tuple[str, ...] = ()  # NAME=VALUE
    games: int = Ladder(players=2).games  # of a match, at least

    def load(self) -> arkade.Game:
        """The game."""
        return arkade.load(self.game, self.players, **dict(text.split("=", 1) for text in self.options))

    def __str__(self) -> str:
        return " ".join((self.game, str(self.players), *self.options))


#: Those of all games that declare one.
TABLES = [
    Table(name, table.players, tuple(f"{key}={value}" for key, value in table.options.items()), table.games)
    for name in arkade.games()
    for table in registry.definition(name).ladder
]
#: Who should beat whom; the last one sits alone at a table of the others.
PAIRS = (
    ("greedy", "random"),
    ("easy", "random"),
    ("medium", "easy"),
    ("medium", "greedy"),
    ("hard", "medium"),
    ("expert", "hard"),
    *((f"learned:cpu_ms={ms}", f"mcts:cpu_ms={ms}") for ms in (20, 100)),  # the same two at equal time
)
ALONE = ("hard", "random")

EQUAL = "equal"  # seats

HEAD = """# The ladder

How strong the bots are. Written by `make ladder`, which plays what is missing and can be broken off; the figures are
in `benchmarks/ladder/`. What a level stands for is said in [bots.md](bots.md).

![Points of each level against another, in every game](pictures/ladder.svg)

Points are what the seats of a bot win when it has half of them: 0.5 among equals, 1 for who wins every game; the line
is the 95 % interval.

- *seats*: equally many for both bots, or one for the bot and all others for its opponent.
- *share*: what one seat of the bot wins of all games; *equal*: what it would win if all were equally strong. Who wins
  every game with equally many seats has a share of twice that; the points of the picture are share / (2 · equal).
- The bot *beats* the other where the whole 95 % interval lies above the equal share.
- *luck taken out*: the share without what chance brought, with its interval, and how many games without that it is
  *worth* ([arena.md](arena.md)). The verdict is that of the plain share.
- *ms*: the mean time of a decision of the bot, as it was while several games were played side by side.
- The command under a table repeats a line of it: `BOTS` are the bot and its opponent, by comma; the opponent of a bot
  that sits alone is named once for each of its seats (`hard,random,random`); `N` are the line's games.
- `mcts` is the search of `hard` and `learned` that of `expert`; with `cpu_ms` both have as many milliseconds of a
  processor a decision, whatever else the machine does.

How deals, seats and intervals are made: [arena.md](arena.md).
"""


class Match(NamedTuple):
    """One line of the ladder: does `bot` beat `opponent`?"""

    table: Table
    bot: str
    opponent: str
    alone: bool  # one seat for the bot, all others for the opponent; else as many for each

    @property
    def bots(self) -> list[str]:
        """As the arena is given them."""
        return [self.bot, *[self.opponent] * (self.table.players - 1 if self.alone else 1)]

    @property
    def name(self) -> str:
        """Of its files."""
        plain = f"{self.table} {self.bot} {'alone-vs' if self.alone else 'vs'} {self.opponent}"
        return "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in plain)

    def command(self, games: int, seed: int) -> str:
        """What repeats it."""
        options = "".join(f" --option {option}" for option in self.table.options)
        bots = ",".join(self.bots)
        return (
            f"arkade arena {self.table.game} --players {self.table.players}{options}"
            f" --bots {bots} --games {games} --seed {seed}"
        )


class Figure(msgspec.Struct, frozen=True):
    """A match's result, as it is kept."""

    bot: str
    opponent: str
    seats: str  # how many each has
    games: int
    share: float
    low: float
    high: float
    p_value: float
    equal_share: float
    points: dict[str, float]  # mean of a game, by bot
    milliseconds: dict[str, float]  # mean of a decision, by bot
    digest: str
    code: str  # hash of the sources that played
    command: str
    adjusted: float | None = None  # the share with the luck taken out, its interval, and the games that it is worth
    adjusted_low: float | None = None
    adjusted_high: float | None = None
    worth: float | None = None


def matches(table: Table) -> list[Match]:
    """The matches of one table."""
    return [*(Match(table, *pair, False) for pair in PAIRS), Match(table, *ALONE, True)]


def play(match: Match, folder: Path, games: int, seed: int, jobs: int | None, ray: str | None) -> Figure:
    """Play a match, or what is left of it, and keep its figures in the folder."""
    code = code_of(match.table.game, match.bots)
    with progress() as watcher:
        watcher.say(f"{match.table}: {match.bot} against {match.opponent}")
        results = run(
            match.table.load(),
            match.bots,
            games=games,
            seed=seed,
            jobs=jobs,
            ray=ray,
            out=folder / "games" / f"{match.name}-{code}",
            watcher=watcher,
        )
    figure = _figure(match, results, games, seed)
    with telling(folder):
        whole_file(folder / f"{match.name}.json", msgspec.json.format(msgspec.json.encode(figure), indent=1) + b"\n")
    return figure


def _figure(match: Match, results: Results, games: int, seed: int) -> Figure:
    bot: BotResult = results.bots[0]
    return Figure(
        bot=match.bot,
        opponent=match.opponent,
        seats=f"1 : {match.table.players - 1}" if match.alone else EQUAL,
        games=len(results.games),
        share=round(bot.share, 4),
        low=round(bot.low, 4),
        high=round(bot.high, 4),
        p_value=bot.p_value,
        equal_share=results.equal_share,
        points={found.bot: round(found.points, 2) for found in results.bots},
        milliseconds={found.bot: round(1000 * found.seconds / found.decisions, 2) for found in results.bots},
        digest=results.digest,
        code=results.settings.code,
        command=match.command(games, seed),
        adjusted=round(bot.adjusted, 4) if results.lucky else None,
        adjusted_low=round(bot.adjusted_low, 4) if results.lucky else None,
        adjusted_high=round(bot.adjusted_high, 4) if results.lucky else None,
        worth=bot.worth if results.lucky else None,
    )


def page(figures: dict[Table, list[Figure]]) -> str:
    """The ladder for docs/, from the kept figures."""
    lines = [HEAD.rstrip()]
    for table, own in figures.items():
        options = "".join(f", {option}" for option in table.options)
        lines += ["", f"## {arkade.describe(table.game).title}, {table.players} players{options}", ""]
        lines += [
            "| bot | opponent | seats | games | share | 95 % interval | equal | | luck taken out | worth | ms |",
            "|" + "---|" * 11,
        ]
        for one in own:
            verdict = "beats" if one.low > one.equal_share else "loses" if one.high < one.equal_share else "open"
            lines.append(
                f"| `{one.bot}` | `{one.opponent}` | {one.seats} | {one.games} | {one.share:.3f} "
                f"| {one.low:.3f} – {one.high:.3f} | {one.equal_share:.3f} | {verdict} | {_without_luck(one)} "
                f"| {one.milliseconds[one.bot]:.1f} |"
            )
        again = re.sub(r"--games \S+", "--games N", re.sub(r"--bots \S+", "--bots BOTS", own[0].command))
        lines += ["", "```sh", again, "```"]
    return "\n".join(lines) + "\n"


def picture(figures: dict[Table, list[Figure]]) -> str:
    """The lines with equally many seats, one panel a table."""
    parts = []
    for table, own in figures.items():
        rows = []
        for one in own:
            if one.seats == EQUAL:
                points, low, high = (min(value / (2 * one.equal_share), 1) for value in (one.share, one.low, one.high))
                rows.append((_pair(one), charts.Figure(points, low, high), f"{points:.2f}"))
        parts.append((" ".join((arkade.describe(table.game).title, str(table.players), *table.options)), rows))
    return charts.panels(parts, 0.0, 1.0, 0.5, "Points of each level against another")


def _pair(one: Figure) -> str:
    """Who plays whom, in few letters: settings that both have stand once."""
    (bot, settings), (opponent, others) = (spec.partition(":")[::2] for spec in (one.bot, one.opponent))
    shared = settings if settings == others else f"{settings} : {others}"
    return f"{bot} : {opponent}{f', {shared}' if shared else ''}"


def _without_luck(one: Figure) -> str:
    """Two cells: the share with the luck taken out, and how many games it is worth; empty where it was not measured."""
    if one.adjusted is None or one.adjusted_low is None or one.adjusted_high is None or one.worth is None:
        return "|"
    return f"{one.adjusted:.3f} ({one.adjusted_low:.3f} – {one.adjusted_high:.3f}) | {one.worth:.0f}"


def read(folder: Path) -> dict[Table, list[Figure]]:
    """The figures that are kept in a folder, in the ladder's order."""
    found: dict[Table, list[Figure]] = {}
    for table in TABLES:
        files = [folder / f"{match.name}.json" for match in matches(table)]
        try:
            own = [msgspec.json.decode(file.read_bytes(), type=Figure) for file in files if file.exists()]
        except (OSError, msgspec.MsgspecError) as error:
            raise ArkadeError(f"the figures in {folder} cannot be read: {error}") from error
        if own:
            found[table] = own
    return found


def strangers(folder: Path) -> list[str]:
    """Figures that are kept in a folder and belong to no table of the ladder: the page leaves them out."""
    own = {f"{match.name}.json" for table in TABLES for match in matches(table)}
    return sorted(file.name for file in folder.glob("*.json") if file.name not in own)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the ladder and write its page."""
    known = list(dict.fromkeys(table.game for table in TABLES))
    parser = argparse.ArgumentParser(prog="python -m arkade.arena.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these games ({', '.join(known)})")
    parser.add_argument("--each", type=int, metavar="N", help="games a match (default: as the game says)")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--jobs", type=int, metavar="J")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--folder", type=Path, default=Path("benchmarks/ladder"), metavar="DIR", help="for figures")
    parser.add_argument("--page", type=Path, default=Path("docs/ladder.md"), metavar="FILE", help="the page to write")
    parser.add_argument(
        "--picture", type=Path, default=Path("docs/pictures/ladder.svg"), metavar="FILE", help="the picture to draw"
    )
    parser.add_argument("--bot", metavar="SPEC", help="only lines of this bot")
    options = parser.parse_args(arguments)
    try:
        for game in options.games:
            if game not in known:
                raise ArkadeError(f"the ladder has no game {game!r}; it has {', '.join(known)}")
        if left := strangers(options.folder):
            print(f"arkade: of no table of the ladder, and not on its page: {', '.join(left)}", file=sys.stderr)
        for table in TABLES:
            if options.games and table.game not in options.games:
                continue
            for match in matches(table):
                if options.bot not in (None, match.bot):
                    continue
                games = table.games if options.each is None else options.each
                play(match, options.folder, games, options.seed, options.jobs, options.ray)
                figures = read(options.folder)
                for file, content in ((options.page, page(figures)), (options.picture, picture(figures))):
                    with telling(file):
                        whole_file(file, content.encode())
    except ArkadeError as error:
        print(f"arkade: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
