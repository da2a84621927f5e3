"""What a tournament shows."""

import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from arkade.arena.play import Played
from arkade.arena.schedule import Settings, Task
from arkade.arena.statistics import Adjusted, Share, adjusted_share, share_of
from arkade.arena.stopping import Stopping, sums_of


class BotResult(msgspec.Struct, frozen=True):
    """One bot's figures. A game in which it has several seats counts once for each of them."""

    bot: str
    seats: int  # seats played, over all games
    points: float  # mean
    share: float  # of the wins, a seat; k winners have a k-th each
    low: float  # 95 % interval of the share
    high: float
    p_value: float  # against the equal share
    mu: float  # openskill rating
    sigma: float
    decisions: float  # a game
    seconds: float  # a game
    adjusted: float  # the share with the luck taken out; the same where nothing is left to chance
    adjusted_low: float  # its 95 % interval
    adjusted_high: float
    worth: float  # games that would give as narrow an interval without


class SeatResult(msgspec.Struct, frozen=True):
    """How well one place in the order of play does, whoever has it."""

    order: int  # 1: the seat with the first decision
    share: float
    low: float
    high: float
    p_value: float


class Results:
    """A tournament's games, in canonical order, and all that follows from them."""

    def __init__(self, settings: Settings, games: dict[Task, Played]) -> None:
        self.settings = settings
        stopping = Stopping(settings)
        self.stopped: bool = stopping.enough(games)  #: whether `until` was reached; later games do not count
        games = stopping.games if self.stopped else games
        self.games: list[Played] = [games[task] for task in sorted(games)]
        seen = {settings.bots[bot] for game in self.games for bot in game.seating}
        #: the bots that have played, each once
        self.names: list[str] = [name for name in dict.fromkeys(settings.bots) if name in seen]
        #: every bot's rating (mu, sigma) before the first game and after each
        self.ratings: dict[str, list[tuple[float, float]]] = _ratings(settings, self.names, self.games)
        self.bots: list[BotResult] = [self._bot(name) for name in self.names]
        self.seats: list[SeatResult] = [self._seat(place) for place in range(settings.players)]

    @property
    def equal_share(self) -> float:
        """What every seat would win if all were equally strong."""
        return 1 / self.settings.players

    @property
    def complete(self) -> bool:
        """Whether all games were played that were wanted."""
        return self.stopped or len(self.games) == self.settings.games

    @property
    def lucky(self) -> bool:
        """Whether anything was left to chance in these games once they were dealt."""
        return any(game.luck for game in self.games)

    @property
    def digest(self) -> str:
        """How the rules ran, and a hash of all results, times left out: the same one means that all games were."""
        content = [(msgspec.structs.replace(game, seconds=[], luck=[])) for game in self.games]
        games = hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:16]
        return f"{self.settings.rules}-{games}" if self.settings.rules else games

    def rows(self) -> Iterable[dict[str, Any]]:
        """One row for every seat of every game, for tables and data frames."""
        for number, game in enumerate(self.games):
            for seat, bot in enumerate(game.seating):
                yield {
                    "game": number,
                    "deal": game.deal,
                    "rotation": game.rotation,
                    "seat": seat,
                    "order": (seat - game.first) % self.settings.players + 1,
                    "bot": self.settings.bots[bot],
                    "points": game.points[seat],
                    "share": game.share(seat),
                    "decisions": game.decisions[seat],
                    "seconds": game.seconds[seat],
                    "luck": game.luck[seat] if game.luck else 0.0,
                }

    def summary(self) -> dict[str, Any]:
        """Everything but the games, ready for JSON."""
        found: dict[str, Any] = msgspec.to_builtins(
            {
                "settings": self.settings,
                "games": len(self.games),
                "equal_share": self.equal_share,
                "digest": self.digest,
                "bots": self.bots,
                "seats": self.seats,
            }
        )
        return found

    def _bot(self, name: str) -> BotResult:
        own = [
            (game, seat)
            for game in self.games
            for seat, bot in enumerate(game.seating)
            if self.settings.bots[bot] == name
        ]
        sums, equal = sums_of(self.settings, name, self.games), self.equal_share
        if len(self.names) == 1:  # then its share is no matter of chance
            found, adjusted = Share(equal, equal, equal, 1.0), Adjusted(equal, equal, equal, 1.0)
        else:
            found = share_of(sums.wins, sums.seats, equal, settled=True)
            adjusted = adjusted_share(*sums, equal, settled=True)
        mu, sigma = self.ratings[name][-1]
        return BotResult(
            bot=name,
            seats=len(own),
            points=float(np.mean([game.points[seat] for game, seat in own])),
            share=found.share,
            low=found.low,
            high=found.high,
            p_value=found.p_value,
            mu=mu,
            sigma=sigma,
            decisions=float(np.mean([game.decisions[seat] for game, seat in own])),
            seconds=float(np.mean([game.seconds[seat] for game, seat in own])),
            adjusted=adjusted.share,
            adjusted_low=adjusted.low,
            adjusted_high=adjusted.high,
            worth=round(adjusted.worth * len(self.games), 1),
        )

    def _seat(self, place: int) -> SeatResult:
        players, wins = self.settings.players, dict[int, float]()
        for game in self.games:
            wins[game.deal] = wins.get(game.deal, 0.0) + game.share((game.first + place) % players)
        seats = Counter(game.deal for game in self.games)
        return SeatResult(place + 1, *share_of(list(wins.values()), list(seats.values()), self.equal_share))


def _ratings(settings: Settings, names: list[str], games: list[Played]) -> dict[str, list[tuple[float, float]]]:
    """Ratings by Plackett and Luce: winners before the others, and a bot with several seats gets their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = model.rating()
    history = {name: [(start.mu, start.sigma)] for name in names}
    for game in games:
        specs = [settings.bots[bot] for bot in game.seating]
        teams = [[model.rating(*history[spec][-1])] for spec in specs]
        after = model.rate(teams, ranks=[1 if seat in game.winners else 2 for seat in range(settings.players)])
        for name in names:
            own = [(team[0].mu, team[0].sigma) for team, spec in zip(after, specs, strict=True) if spec == name]
            mean = tuple(sum(values) / len(own) for values in zip(*own, strict=True))
            history[name].append((mean[0], mean[1]) if own else history[name][-1])
    return history
