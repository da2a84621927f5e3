"""What can happen in Ark & Noah: the events that story.py tells a move by."""

from typing import Annotated

import msgspec

from arkade.games.arknoah.actions import action_phrase, pair_phrase
from arkade.kernel.events import Event, Name, Said, Seat
from arkade.text import Phrase

Action = Annotated[str, Said(action_phrase)]
Pair = Annotated[str, Said(pair_phrase)]


class Worked(Event, frozen=True, tag="work"):
    """A worker went to an action (ARK-10)."""

    who: Seat
    action: Action


class Chose(Event, frozen=True, tag="choose"):
    """An action was chosen in the quick game (ARK-51)."""

    who: Seat
    action: Action


class BonusTaken(Event, frozen=True, tag="bonus"):
    """A worker took the bonus tile of its action (ARK-11)."""

    who: Seat
    points: int


class BonusTile(msgspec.Struct, frozen=True):
    """Points that lie on an action."""

    action: str
    points: int

    def phrase(self) -> Phrase:
        """Action and points."""
        return Phrase("bonus-tile", {"action": action_phrase(self.action), "points": self.points})


class TilesLaid(Event, frozen=True, tag="tiles"):
    """Actions without a worker got bonus tiles: all that lie there now (ARK-12)."""

    tiles: list[Annotated[BonusTile, Said(BonusTile.phrase)]]


class Stocked(Event, frozen=True):
    """Somebody took things from the supply."""

    who: Seat
    count: int


class PitchTaken(Stocked, frozen=True, tag="pitch"):
    """Cubes of pitch (ARK-20)."""


class FoodTaken(Stocked, frozen=True, tag="gather"):
    """Food (ARK-22)."""


class PlanksTaken(Stocked, frozen=True, tag="wood"):
    """Planks (ARK-23)."""


class TilesDrawn(Event, frozen=True, tag="drawn"):
    """Tiles came out of the bags (ARK-21, ARK-24)."""

    who: Seat
    tiles: list[Name]


class TileTaken(Event, frozen=True, tag="take"):
    """Somebody took one of the tiles drawn (ARK-21)."""

    who: Seat
    tile: Name


class Rewarded(Event, frozen=True, tag="reward"):
    """The reward of an exchange (ARK-24)."""

    who: Seat
    reward: str

    def key(self) -> str:
        """A sentence for each."""
        return f"log-reward-{self.reward}"


class SwapsPlanks(Event, frozen=True, tag="swap-planks"):
    """Two planks are about to be swapped (ARK-24)."""

    who: Seat


class SwapsAnimals(Event, frozen=True, tag="swap-animals"):
    """Tiles are about to be drawn for an exchange (ARK-24)."""

    who: Seat


class Lifted(Event, frozen=True, tag="lift"):
    """The first plank to be swapped, of `whom` (ARK-24)."""

    who: Seat
    whom: Seat
    place: str


class Swapped(Event, frozen=True, tag="swapped"):
    """The plank of `other` at `first` changed places with that of `whom` at `place` (ARK-24)."""

    who: Seat
    whom: Seat
    place: str
    first: str
    other: Seat


class TileChosen(Event, frozen=True, tag="swap-in"):
    """The drawn tile that somebody wants (ARK-24, ARK-53)."""

    who: Seat
    tile: Name


class TileSwapped(Event, frozen=True, tag="swap-out"):
    """The tile given for it (ARK-24, ARK-53)."""

    who: Seat
    given: Name
    taken: Name


class NoneKept(Event, frozen=True, tag="no-swap"):
    """All tiles drawn for an exchange went back (ARK-24, ARK-53)."""

    who: Seat


class Placed(Event, frozen=True):
    """A piece from somebody's stock is on the ark."""

    who: Seat
    place: str
    points: int


class PlankPlaced(Placed, frozen=True, tag="plank"):
    """A plank on an edge (ARK-26)."""


class CubePlaced(Placed, frozen=True, tag="cube"):
    """A cube on a pitch space (ARK-29)."""


class FoodPlaced(Placed, frozen=True, tag="food"):
    """Food on a cell (ARK-31, ARK-42)."""


class Enclosed(Event, frozen=True, tag="enclosure"):
    """An enclosure is finished (ARK-27)."""

    cells: list[str]
    count: int


class PlanksReturned(Event, frozen=True, tag="returned"):
    """Planks inside it went back to the supply of their colour (ARK-28)."""

    who: Seat
    count: int


class PairChosen(Event, frozen=True, tag="load"):
    """A pair looks for its enclosure (ARK-32)."""

    who: Seat
    pair: Pair


class PairLoaded(Event, frozen=True, tag="into"):
    """A pair went into an enclosure (ARK-32)."""

    who: Seat
    pair: Pair
    place: str


class Paid(Event, frozen=True, tag="cost"):
    """The loading points for it (ARK-33)."""

    who: Seat
    points: int


class Part(msgspec.Struct, frozen=True):
    """Points for one reason."""

    reason: str
    points: int

    def phrase(self) -> Phrase:
        """Points and reason."""
        return Phrase(f"part-{self.reason}", {"points": self.points})


class Scored(Event, frozen=True, tag="points"):
    """What a pair aboard brought to somebody (ARK-35)."""

    who: Seat
    points: int
    parts: list[Annotated[Part, Said(Part.phrase)]]


class Gained(Scored, frozen=True, tag="gain"):
    """Points for anything else, which the sentence about the move itself tells."""

    def key(self) -> None:
        """Nothing more to read."""


class Counted(Scored, frozen=True, tag="final"):
    """What the final count brought to somebody (ARK-43, ARK-58)."""


class BuildingDone(Event, frozen=True, tag="done-building"):
    """Somebody builds no more in this action (ARK-30)."""

    who: Seat


class LoadingDone(Event, frozen=True, tag="done-loading"):
    """Somebody loads no more in this action (ARK-30)."""

    who: Seat


class RoundBegan(Event, frozen=True, tag="round"):
    """Another round."""

    round: int


class OutlineClosed(Event, frozen=True, tag="end-outline"):
    """No other round: the outline is closed (ARK-40, ARK-57)."""

    round: int


class RoundsOver(Event, frozen=True, tag="end-rounds"):
    """No other round: this was the last (ARK-41)."""

    round: int


class PlanksShort(Event, frozen=True, tag="end-stuck"):
    """No other round: the planks no longer suffice (ARK-41)."""

    round: int


class LastFood(Event, frozen=True, tag="last-food"):
    """The last loading begins with food (ARK-42)."""


class LastPairs(Event, frozen=True, tag="last-pairs"):
    """The last loading goes on with pairs (ARK-42)."""


class Total(Event, frozen=True, tag="total"):
    """All points of somebody at the end."""

    who: Seat
    points: int


class Over(Event, frozen=True, tag="over"):
    """The game is over: who won, with how many points."""

    seats: list[Seat]
    winners: int
    points: int


Happened = (
    Worked
    | Chose
    | BonusTaken
    | TilesLaid
    | PitchTaken
    | FoodTaken
    | PlanksTaken
    | TilesDrawn
    | TileTaken
    | Rewarded
    | SwapsPlanks
    | SwapsAnimals
    | Lifted
    | Swapped
    | TileChosen
    | TileSwapped
    | NoneKept
    | PlankPlaced
    | CubePlaced
    | FoodPlaced
    | Enclosed
    | PlanksReturned
    | PairChosen
    | PairLoaded
    | Paid
    | Scored
    | Gained
    | Counted
    | BuildingDone
    | LoadingDone
    | RoundBegan
    | OutlineClosed
    | RoundsOver
    | PlanksShort
    | LastFood
    | LastPairs
    | Total
    | Over
)
