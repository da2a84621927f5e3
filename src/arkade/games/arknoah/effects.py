"""What a move of Ark & Noah can bring for certain: the effects that outlook.py foretells.

Somebody who may be the player is `who`, and `you` is 1 then.
"""

from typing import Annotated

import msgspec

from arkade.games.arknoah.happened import Pair, Part
from arkade.kernel.events import Name, Said, Seat
from arkade.kernel.reasons import Effect
from arkade.text import Phrase, seat_phrase


class Share(msgspec.Struct, frozen=True):
    """Points of somebody."""

    who: int
    you: int
    points: int

    def phrase(self) -> Phrase:
        """Points and whose."""
        if self.you:
            return Phrase("share-you", {"points": self.points})
        return Phrase("share-seat", {"points": self.points, "who": seat_phrase(self.who)})


# Points and stock


class Scores(Effect, frozen=True, tag="score"):
    """Points for the player."""

    points: int


class Pays(Effect, frozen=True, tag="points"):
    """What a pair aboard brings to somebody (ARK-35, ARK-56)."""

    who: Seat
    you: int
    points: int
    parts: list[Annotated[Part, Said(Part.phrase)]]


class Spares(Effect, frozen=True, tag="spare"):
    """Points that somebody does not lose in the final count (ARK-42, ARK-43)."""

    who: Seat
    you: int
    points: int


class Loses(Effect, frozen=True, tag="lose"):
    """Points that food left over costs in the final count (ARK-43)."""

    points: int


class Stocks(Effect, frozen=True, tag="stock"):
    """What the player has after a reward (ARK-24)."""

    thing: str
    count: int

    def key(self) -> str:
        """A sentence for each thing."""
        return f"would-stock-{self.thing}"


# Choosing an action


class TakesBonus(Effect, frozen=True, tag="bonus"):
    """The points of the bonus tile there (ARK-11)."""

    points: int


class Shares(Effect, frozen=True, tag="share"):
    """What an action gives to the player and to every other (ARK-20 to ARK-30, ARK-54 to ARK-56)."""

    action: str  # pairs: load in the quick game
    own: int
    others: int

    def key(self) -> str:
        """A sentence for each action."""
        return f"would-share-{self.action}"


class RunsShort(Effect, frozen=True, tag="short"):
    """The supply has less than the player's share."""

    left: int


class Gathers(Effect, frozen=True, tag="gather"):
    """Tiles drawn for everybody to take one, the player first (ARK-21, ARK-52)."""

    tiles: int


class Exchanges(Effect, frozen=True, tag="exchange"):
    """A reward and an exchange, for the player alone (ARK-24)."""


# Animals


class Draws(Effect, frozen=True, tag="draw"):
    """What is in a bag, and how many of it would find their partner with the player (ARK-07)."""

    sex: str
    count: int
    partners: int


class IsWorth(Effect, frozen=True, tag="tile"):
    """An animal's size, and its points aboard."""

    size: int
    points: int


class Couples(Effect, frozen=True, tag="couple"):
    """Who has its partner (ARK-07)."""

    who: Seat
    you: int


class MayCouple(Effect, frozen=True, tag="may-couple"):
    """The player has its partner, unless that is given for it (ARK-07, ARK-24)."""


class DrawsTiles(Effect, frozen=True, tag="draws"):
    """Tiles to be drawn for an exchange (ARK-24, ARK-53)."""

    count: int


class MayGive(Effect, frozen=True, tag="offer"):
    """What the player could give for one of them (ARK-24, ARK-53)."""

    tiles: list[Name]


class Gives(Effect, frozen=True, tag="give"):
    """An animal goes back into its bag (ARK-24, ARK-53)."""

    tile: Name
    size: int
    points: int


class PutsBack(Effect, frozen=True, tag="none"):
    """All tiles drawn go back (ARK-24, ARK-53)."""

    count: int


class NothingToExchange(Effect, frozen=True, tag="no-exchange"):
    """After the reward the part is over (ARK-24)."""


# The ark


class Encloses(Effect, frozen=True, tag="enclose"):
    """A finished enclosure (ARK-27)."""

    cells: list[str]
    count: int


class Walls(Effect, frozen=True, tag="wall"):
    """What planks bring to everybody when a pair is loaded there (ARK-35, ARK-56)."""

    pen: str
    shares: list[Annotated[Share, Said(Share.phrase)]]


class Needs(Effect, frozen=True, tag="need"):
    """The food and the pitch that a new enclosure lacks (ARK-32)."""

    food: int
    pitch: int


class Fits(Effect, frozen=True, tag="fit"):
    """The player's animals of the size of a new enclosure (ARK-32, ARK-56)."""

    tiles: list[Name]


class ReturnsPlanks(Effect, frozen=True, tag="return"):
    """Planks inside go back to the supply (ARK-28)."""

    who: Seat
    you: int
    count: int


class Outline(Effect, frozen=True, tag="outline"):
    """Open edges of the outline; without any, the round with which the game ends (ARK-40, ARK-57)."""

    open: int
    round: int


class Rim(Effect, frozen=True, tag="rim"):
    """Somebody's planks on the outline (ARK-43, ARK-58)."""

    who: Seat
    you: int
    planks: int


class LastPiece(Effect, frozen=True, tag="last-piece"):
    """The part in building is over (ARK-30)."""


class Seals(Effect, frozen=True, tag="pitch"):
    """The pitch of an enclosure (ARK-32)."""

    pen: str
    cubes: int
    spaces: int


class Feeds(Effect, frozen=True, tag="feed"):
    """The food of an enclosure (ARK-32)."""

    pen: str
    fed: int
    cells: int


class Readies(Effect, frozen=True, tag="ready"):
    """An enclosure lacks nothing any more; the player's pairs that fit (ARK-32, ARK-34)."""

    pen: str
    size: int
    pairs: list[Pair]
    count: int


# Loading


class Costs(Effect, frozen=True, tag="cost"):
    """Loading points spent and left (ARK-31, ARK-33)."""

    cost: int
    left: int


class PairsLeft(Effect, frozen=True, tag="pairs-left"):
    """Pairs that the player may load after this one, in the quick game (ARK-56)."""

    left: int


class NoMorePairs(Effect, frozen=True, tag="no-pair"):
    """The player might load another pair in the quick game, but has none that could go anywhere (ARK-56)."""


class MayGoTo(Effect, frozen=True, tag="places"):
    """The enclosures that a pair can go to (ARK-32, ARK-34, ARK-56)."""

    pens: list[str]


class GivesUp(Effect, frozen=True, tag="unused"):
    """Loading points, or pieces or pairs at most, that the player does without (ARK-30)."""

    thing: str
    count: int

    def key(self) -> str:
        """A sentence for each thing."""
        return f"would-unused-{self.thing}"
