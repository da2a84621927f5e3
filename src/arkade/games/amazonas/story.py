"""What happened in Coloretto Amazonas, as each seat may know it. Animals have the names that views give them."""

from typing import Any

from arkade.games.amazonas.actions import ACCEPT, GIVE, OBJECT_OF, PLAY, SECOND_OF, VERB_OF
from arkade.games.amazonas.components import BONUS, CAPACITY, COLOUR, COLOURS, ENDING_STACKS, KEYS
from arkade.games.amazonas.rules import bonus_points, column_points, stack_points
from arkade.kernel.events import Event, Name, Seat
from arkade.kernel.record import OVER


class Played(Event, frozen=True, tag="play"):
    """A card was laid into the own column (AMA-05)."""

    who: Seat
    animal: Name


class Given(Event, frozen=True, tag="give"):
    """A card was offered to another player (AMA-06)."""

    who: Seat
    to: Seat
    animal: Name


class Protected(Event, frozen=True, tag="protection"):
    """The receiver took the protection card (AMA-15)."""

    who: Seat


class Accepted(Event, frozen=True, tag="accept"):
    """The card given was laid into the receiver's column (AMA-10)."""

    who: Seat
    animal: Name


class Refused(Event, frozen=True, tag="refuse"):
    """The card given was discarded, and with it one of a neighbouring column (AMA-11)."""

    who: Seat
    animal: Name
    lost: Name


class Doubled(Event, frozen=True, tag="double"):
    """The animal lay in the column already: both cards were discarded (AMA-07)."""

    who: Seat
    animal: Name


class Completed(Event, frozen=True, tag="stack"):
    """A full column became a stack of so many cards (AMA-08)."""

    who: Seat
    colour: Name
    cards: int


class BonusTaken(Event, frozen=True, tag="bonus"):
    """The first stack of its colour won the bonus card (AMA-09)."""

    who: Seat
    colour: Name
    points: int


class Drawn(Event, frozen=True, tag="draw-own"):
    """The card that ends a turn, to the one who drew it (AMA-04)."""

    who: Seat
    animal: Name


class StacksEnough(Event, frozen=True, tag="end-stacks"):
    """The game ended with somebody's last stack (AMA-17)."""

    who: Seat
    stacks: int


class PileExhausted(Event, frozen=True, tag="end-pile"):
    """The game ended with the last card of the pile (AMA-17)."""


class Scored(Event, frozen=True, tag="points"):
    """Somebody's points at the end (AMA-18)."""

    who: Seat
    columns: int
    stacks: int
    bonus: int
    total: int


Happened = (
    Played
    | Given
    | Protected
    | Accepted
    | Refused
    | Doubled
    | Completed
    | BonusTaken
    | Drawn
    | StacksEnough
    | PileExhausted
    | Scored
)


def events(before: Any, action: int, after: Any, seat: int | None) -> list[Happened]:
    """The move and what followed from it, the card that the seat itself draws, and the end."""
    found = _move(before, action, after)
    if after.player == OVER:
        return found + _end(after)
    verb = VERB_OF[action]
    drawer = int(before.player if verb == PLAY else before.giver)
    if verb != GIVE and seat == drawer:
        found.append(Drawn(drawer, KEYS[before.pile[before.left - 1]]))
    return found


def _move(before: Any, action: int, after: Any) -> list[Happened]:
    """The move itself, which all see."""
    who, verb, what = int(before.player), VERB_OF[action], int(OBJECT_OF[action])
    if verb == PLAY:
        return [Played(who, KEYS[what]), *_laid(before, after, who, what)]
    if verb == GIVE:
        given = Given(who, what, KEYS[SECOND_OF[action]])
        return [given, Protected(what)] if after.protected != before.protected else [given]
    gift = int(before.gift)
    if verb == ACCEPT:
        return [Accepted(who, KEYS[gift]), *_laid(before, after, who, gift)]
    return [Refused(who, KEYS[gift], KEYS[what])]


def _laid(before: Any, after: Any, who: int, animal: int) -> list[Happened]:
    """What a card does in a column: a double, a stack, a bonus."""
    colour = int(COLOUR[animal])
    found: list[Happened] = []
    if before.column[who, animal]:
        found.append(Doubled(who, KEYS[animal]))
    if after.stack[who, colour] > before.stack[who, colour]:
        found.append(Completed(who, COLOURS[colour], CAPACITY[colour]))
    if after.bonus[colour] != before.bonus[colour]:
        found.append(BonusTaken(who, COLOURS[colour], BONUS[colour]))
    return found


def _end(s: Any) -> list[Happened]:
    """Why the game is over, and everybody's points."""
    stacks = s.stack.sum(axis=1).tolist()
    most = max(stacks)
    enough = most == ENDING_STACKS[s.players]
    why = StacksEnough(stacks.index(most), most) if enough else PileExhausted()
    return [why, *(_score(s, p) for p in range(s.players))]


def _score(s: Any, p: int) -> Scored:
    columns, stacks, bonus = int(column_points(s, p)), int(stack_points(s, p)), int(bonus_points(s, p))
    return Scored(p, columns, stacks, bonus, columns + stacks + bonus)
