"""What happened in a move of Ark & Noah: everybody may know all of it (ARK-07)."""

from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    OBJECT_OF,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    VERB_OF,
    WORK,
)
from arkade.games.arknoah.components import (
    A_CUBE,
    A_FOOD,
    A_PLANK,
    ACTIONS,
    CELLS,
    EDGES,
    N_ACTIONS,
    N_CELLS,
    NOTHING,
    POINTS,
    REWARDS,
    SPECIES,
    TILES,
)
from arkade.games.arknoah.ending import last_loading
from arkade.games.arknoah.happened import (
    BonusTaken,
    BonusTile,
    BuildingDone,
    Chose,
    Counted,
    CubePlaced,
    Enclosed,
    FoodPlaced,
    FoodTaken,
    Gained,
    Happened,
    LastFood,
    LastPairs,
    Lifted,
    LoadingDone,
    NoneKept,
    OutlineClosed,
    Over,
    Paid,
    PairChosen,
    PairLoaded,
    Part,
    PitchTaken,
    PlankPlaced,
    PlanksReturned,
    PlanksShort,
    PlanksTaken,
    Rewarded,
    RoundBegan,
    RoundsOver,
    Scored,
    Swapped,
    SwapsAnimals,
    SwapsPlanks,
    TileChosen,
    TilesDrawn,
    TilesLaid,
    TileSwapped,
    TileTaken,
    Total,
    Worked,
)
from arkade.games.arknoah.loading import cost
from arkade.games.arknoah.state import (
    BUILDING,
    BY_ANIMALS,
    BY_OUTLINE,
    DRAWN,
    FREE,
    LAST_FOOD,
    NOBODY,
    OUTLINE_CLOSED,
    REASONS,
    ROUNDS_OVER,
)
from arkade.kernel.record import OVER

SMALL_REASONS = range(BY_ANIMALS)  # told with the move itself
LOADING_REASONS = range(BY_ANIMALS, BY_OUTLINE)  # ARK-35
FINAL_REASONS = range(BY_OUTLINE, len(REASONS))  # ARK-43


def events(before: Any, action: int, after: Any, seat: int | None) -> list[Happened]:
    """The move and what follows from it: enclosures, points with their reasons, what all take, rounds, the end."""
    verb, what = int(VERB_OF[action]), int(OBJECT_OF[action])
    found = _move(before, verb, what)
    found += _scored(Gained, before, after, SMALL_REASONS)
    if verb == PUT_PLANK:
        found += _enclosed(before, after)
    if verb == INTO and not (before.quick or last_loading(before)):
        found.append(Paid(int(before.player), int(cost(before, before.player, before.loading))))
    found += _scored(Scored, before, after, LOADING_REASONS)
    found += _taken(before, verb, what, after)
    if after.rounds > before.rounds:
        found.append(RoundBegan(int(after.rounds)))
    if after.ended != NOTHING and before.ended == NOTHING:
        found.append(_ended(after))
    found += _last_loading(before, after)
    if after.player == OVER:
        found += [*_scored(Counted, before, after, FINAL_REASONS), *_result(after)]
    return found


def _move(before: Any, verb: int, what: int) -> list[Happened]:
    """The move itself; what was drawn is told with all that was."""
    who = int(before.player)
    if verb == WORK:
        chosen = (Chose if before.quick else Worked)(who, ACTIONS[what])
        return [chosen, BonusTaken(who, int(before.bonus[what]))] if before.bonus[what] else [chosen]
    if verb == DRAW:
        return []
    if verb == TAKE:
        return [TileTaken(who, TILES[what])]
    if verb == REWARD:
        return [Rewarded(who, REWARDS[what])]
    if verb == SWAP_PLANKS:
        return [SwapsPlanks(who)]
    if verb == SWAP_ANIMALS:
        return [SwapsAnimals(who)]
    if verb == LIFT:
        return [_lifted(before, what)]
    if verb == SWAP_IN:
        return [TileChosen(who, TILES[what])]
    if verb == NO_SWAP:
        return [NoneKept(who)]
    if verb == SWAP_OUT:
        return [TileSwapped(who, TILES[what], TILES[before.incoming])]
    return [_placed(before, verb, what)]


def _lifted(before: Any, edge: int) -> Happened:
    """The first plank, or the swap of two."""
    who, whom, first = int(before.player), int(before.plank[edge]), int(before.lifted)
    if first == NOTHING:
        return Lifted(who, whom, EDGES[edge])
    return Swapped(who, whom, EDGES[edge], EDGES[first], int(before.plank[first]))


def _placed(before: Any, verb: int, what: int) -> Happened:
    """A piece on the ark, food or a pair aboard, or the end of a part."""
    who = int(before.player)
    points = int(not (before.quick or last_loading(before)))  # of a piece
    if verb == PUT_PLANK:
        return PlankPlaced(who, EDGES[what], points)
    if verb == PUT_CUBE:
        return CubePlaced(who, POINTS[what], points)
    if verb == FEED:
        return FoodPlaced(who, CELLS[what], points)
    if verb == BOARD:
        return PairChosen(who, SPECIES[what])
    if verb == INTO:
        return PairLoaded(who, SPECIES[before.loading], CELLS[what])
    return BuildingDone(who) if before.phase == BUILDING else LoadingDone(who)


def _scored(kind: type[Scored], before: Any, after: Any, reasons: range) -> list[Any]:
    """Everybody's new points for some reasons."""
    found = []
    for p, gains in enumerate((after.points - before.points).tolist()):
        parts = [Part(REASONS[reason], gains[reason]) for reason in reasons if gains[reason]]
        if parts:
            found.append(kind(p, sum(part.points for part in parts), parts))
    return found


def _enclosed(before: Any, after: Any) -> list[Happened]:
    """Enclosures just finished, and planks that went back (ARK-28)."""
    found: list[Happened] = []
    pens, old = after.pen.tolist(), before.pen.tolist()
    for pen in range(N_CELLS):
        if pens[pen] == pen and old[pen] == NOTHING:
            cells = [CELLS[cell] for cell in range(N_CELLS) if pens[cell] == pen]
            found.append(Enclosed(cells, len(cells)))
    for p in range(before.players):
        returned = int(((before.plank == p) & (after.plank < FREE)).sum())
        if returned:
            found.append(PlanksReturned(p, returned))
    return found


def _taken(before: Any, verb: int, what: int, after: Any) -> list[Happened]:
    """Bonus tiles laid, and what players took without a decision, in the order of the actions."""
    found: list[Happened] = []
    if verb == WORK and before.done.tolist().count(NOBODY) == N_ACTIONS - 1:  # the last worker was placed (ARK-12)
        bonus = zip(ACTIONS, after.bonus.tolist(), strict=True)
        found.append(TilesLaid([BonusTile(action, points) for action, points in bonus if points]))
    who, reward = int(before.player), what if verb == REWARD else NOTHING
    found += _stocked(PitchTaken, before.pitch, after.pitch, who, reward == A_CUBE)
    if after.drawn and (drawn := _drawn(before.tile.tolist(), after.tile.tolist())):
        found.append(TilesDrawn(int(after.actor), drawn))
    found += _stocked(FoodTaken, before.food, after.food, who, reward == A_FOOD)
    return found + _stocked(PlanksTaken, before.planks, after.planks, who, reward == A_PLANK)


def _drawn(before: list[int], after: list[int]) -> list[str]:
    """The tiles that are on the table now and were not."""
    return [name for tile, name in enumerate(TILES) if after[tile] == DRAWN != before[tile]]


def _stocked(kind: Any, before: Any, after: Any, who: int, rewarded: bool) -> list[Happened]:
    """Everybody whose stock grew, by more than a reward."""
    grown = (after - before).tolist()
    grown[who] -= rewarded
    return [kind(p, count) for p, count in enumerate(grown) if count > 0]


def _ended(after: Any) -> Happened:
    """Why there is no other round."""
    number = int(after.rounds)
    if after.ended == OUTLINE_CLOSED:
        return OutlineClosed(number)
    return RoundsOver(number) if after.ended == ROUNDS_OVER else PlanksShort(number)


def _last_loading(before: Any, after: Any) -> list[Happened]:
    """Its two halves; one in which nobody can load anything is over at once (ARK-42)."""
    if not last_loading(after) or after.action == before.action:
        return []
    return [LastFood() if after.action == LAST_FOOD else LastPairs()]


def _result(after: Any) -> list[Happened]:
    """Everybody's points and the winners."""
    totals = after.points.sum(axis=1).tolist()[: after.players]
    winners = [p for p, points in enumerate(totals) if points == max(totals)]
    found: list[Happened] = [Total(p, points) for p, points in enumerate(totals)]
    return [*found, Over(winners, len(winners), max(totals))]
