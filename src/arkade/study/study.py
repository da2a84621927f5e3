"""`Study`: the figures of a game that was studied."""

from functools import cached_property
from typing import NamedTuple

import numpy as np

from arkade.arena.charts import Figure
from arkade.game import Game
from arkade.study import figures
from arkade.study.figures import Row
from arkade.study.games import Measured


class Rung(NamedTuple):
    """How a level does against the one below: its share of the wins, a seat, luck taken out."""

    weaker: str
    stronger: str
    share: Figure


class Study:
    """All that was measured of one game at one table."""

    def __init__(
        self, game: Game, level: str, seed: int, sample: list[Measured], ladder: list[Rung], learned: bool
    ) -> None:
        self.game, self.level, self.seed, self.sample, self.ladder = game, level, seed, sample, ladder
        self.learned = learned  #: whether a net judged what was luck
        self.players: int = game.players
        self._lowest_wins: bool = game.handle.definition.lowest_wins

    # Seats

    def seat_share(self, order: int) -> Figure:
        """Of the victory, what a place in the order of play has, from 0."""
        return figures.share(self.sample, lambda game: game.wins[game.order.index(order)], _one, 1 / self.players)

    def seat_points(self, order: int) -> Figure:
        """By how many points a place is better than the mean of all: what it is worth."""
        return self._better(
            figures.mean(
                self.sample, lambda game: game.points[game.order.index(order)] - sum(game.points) / self.players
            )
        )

    # Length and choices

    @cached_property
    def moves(self) -> Figure:
        """Decisions of a game, forced ones too."""
        return figures.mean(self.sample, lambda game: len(game.choices))

    @cached_property
    def rounds(self) -> Figure:
        """Decisions of a seat."""
        return figures.mean(self.sample, lambda game: len(game.choices) / self.players)

    @cached_property
    def choices(self) -> Figure:
        """Legal moves of a decision."""
        return figures.ratio(self.sample, lambda game: sum(game.choices), lambda game: len(game.choices))

    @cached_property
    def forced(self) -> Figure:
        """The part of the decisions that has one legal move."""
        return figures.ratio(self.sample, lambda game: game.choices.count(1), lambda game: len(game.choices))

    # Scores

    @cached_property
    def points(self) -> Figure:
        """Of a seat."""
        return figures.mean(self.sample, lambda game: sum(game.points) / self.players)

    @cached_property
    def best(self) -> Figure:
        """Of the winner."""
        return figures.mean(self.sample, lambda game: game.points[int(np.argmax(game.wins))])

    @cached_property
    def spread(self) -> Figure:
        """The standard deviation of the points at one table."""
        return figures.mean(self.sample, lambda game: float(np.std(game.points)))

    @cached_property
    def margin(self) -> Figure:
        """Points between the winner and the next."""

        def between(game: Measured) -> float:
            winner = int(np.argmax(game.wins))
            others = [points for seat, points in enumerate(game.points) if seat != winner]
            return min(abs(game.points[winner] - points) for points in others) if others else 0.0

        return figures.mean(self.sample, between)

    @cached_property
    def ties(self) -> Figure:
        """The part of the games that several win."""
        return figures.share(self.sample, lambda game: float(max(game.wins) < 1), _one, 0.5)

    # The middle

    @cached_property
    def leader(self) -> Figure:
        """How often who leads alone by points after half of the moves wins."""
        return figures.share(self.sample, lambda game: sum(game.half), lambda game: len(game.half), 0.5)

    @cached_property
    def led(self) -> Figure:
        """How often somebody does lead alone then."""
        return figures.share(self.sample, lambda game: len(game.half), _one, 0.5)

    @cached_property
    def favourite(self) -> Figure:
        """How often the seat wins that has the best chances after half of the moves."""
        return figures.share(self.sample, lambda game: game.favourite, _one, 1 / self.players)

    # Luck and skill

    @cached_property
    def luck(self) -> Figure:
        """The part of the result that is luck: of its variance."""
        return figures.share_of_result(self.sample, lambda game: game.luck)

    @cached_property
    def deal(self) -> Figure:
        """The part of it that is the deal's."""
        return figures.share_of_result(self.sample, lambda game: game.deals)

    @cached_property
    def decided(self) -> Figure:
        """The part that is decisions, one's own and the others'."""
        return figures.share_of_result(self.sample, lambda game: game.skill)

    # What things are worth

    @cached_property
    def openings(self) -> list[Row]:
        """First choices."""
        return self._better_rows(figures.openings(self.sample))

    @cached_property
    def words(self) -> list[Row]:
        """Things that moves name."""
        return self._better_rows(figures.words(self.sample))

    # Points, where the fewest win

    def _better(self, points: Figure) -> Figure:
        """So many points more are so much better, or so much worse."""
        return Figure(-points.value, -points.high, -points.low) if self._lowest_wins else points

    def _better_rows(self, rows: list[Row]) -> list[Row]:
        return [row._replace(points=self._better(row.points)) for row in rows]


def _one(_: Measured) -> float:
    return 1.0
