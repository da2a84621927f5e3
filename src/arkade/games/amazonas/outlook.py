"""What a legal action of Coloretto Amazonas brings for certain. All columns lie open, so that nothing is hidden."""

from typing import Any

from arkade.games.amazonas.actions import ACCEPT, GIVE, OBJECT_OF, PLAY, SECOND_OF, VERB_OF
from arkade.games.amazonas.components import (
    BONUS,
    CAPACITY,
    COLOUR,
    COLOURS,
    ENDING_STACKS,
    FIRST,
    KEYS,
    N_COLOURS,
    POINTS,
)
from arkade.games.amazonas.rules import neighbours
from arkade.games.amazonas.state import NOBODY
from arkade.kernel.events import Name, Seat
from arkade.kernel.reasons import Effect


class _Somebody(Effect, frozen=True):
    """What befalls the player who decides (`who` is None) or another."""

    who: Seat | None

    def key(self) -> str:
        """One speaks of "you", the other of a player."""
        return super().key() if self.who is None else f"{super().key()}-other"


class Grows(_Somebody, frozen=True, tag="grow"):
    """A column has one card more: its points after it and before (AMA-05, AMA-18)."""

    colour: Name
    cards: int
    points: int
    before: int


class Doubles(_Somebody, frozen=True, tag="double"):
    """A double: the card and its twin go, and the column's points drop (AMA-07, AMA-18)."""

    animal: Name
    colour: Name
    points: int
    before: int


class Completes(_Somebody, frozen=True, tag="stack"):
    """The column is full and becomes a stack (AMA-08, AMA-18)."""

    colour: Name
    cards: int
    points: int
    before: int


class WinsBonus(_Somebody, frozen=True, tag="bonus"):
    """It is the first stack of its colour (AMA-09)."""

    colour: Name
    points: int


class EndsByStacks(_Somebody, frozen=True, tag="end-stacks"):
    """So many stacks end the game at once (AMA-17)."""

    stacks: int


class EndsByPile(Effect, frozen=True, tag="end-pile"):
    """The card drawn afterwards is the last (AMA-17)."""


class HasToAccept(Effect, frozen=True, tag="force"):
    """The receiver has no choice (AMA-11, AMA-12)."""

    whom: Seat


class Chooses(Effect, frozen=True, tag="choose"):
    """The receiver of a double accepts or refuses: the points that each costs (AMA-07, AMA-11, AMA-18)."""

    whom: Seat
    accepting: int
    refusing: int  # with the cheaper neighbouring column
    dearer: int | None  # with the other one, where it costs more

    def key(self) -> str:
        """With one cost of refusing, or two."""
        return super().key() if self.dearer is None else f"{super().key()}-either"


class Protects(Effect, frozen=True, tag="protect"):
    """The receiver takes the protection card (AMA-15)."""

    whom: Seat


class Exposes(_Somebody, frozen=True, tag="expose"):
    """Who had the protection card loses it (AMA-15)."""


class Loses(Effect, frozen=True, tag="lose"):
    """Refusing costs a card of a neighbouring column (AMA-11, AMA-18)."""

    lost: Name
    colour: Name
    points: int
    before: int


class Keeps(Effect, frozen=True, tag="keep"):
    """Refusing saves the player's own card of that animal (AMA-11)."""

    animal: Name
    colour: Name
    points: int


def outlook(s: Any, action: int) -> list[Effect]:
    """What it brings, by its verb; then the end, if the turn draws the last card."""
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    if verb == PLAY:
        found = _lay(s, int(s.player), what)
    elif verb == GIVE:
        found = _give(s, what, int(SECOND_OF[action]))
    elif verb == ACCEPT:
        found = _lay(s, int(s.player), int(s.gift))
    else:
        found = _refuse(s, what)
    if s.left == 1 and not any(isinstance(effect, EndsByStacks) for effect in found):
        found.append(EndsByPile())
    return found


def _lay(s: Any, p: int, animal: int) -> list[Effect]:
    """What a card makes of a player's column: it grows, loses a double, or is full."""
    who = None if p == s.player else p
    colour = int(COLOUR[animal])
    name, cards = COLOURS[colour], int(s.filled[p, colour])
    if s.column[p, animal]:
        return [Doubles(who, KEYS[animal], name, POINTS[cards - 1], POINTS[cards])]
    if cards + 1 < CAPACITY[colour]:
        return [Grows(who, name, cards + 1, POINTS[cards + 1], POINTS[cards])]
    found: list[Effect] = [Completes(who, name, cards + 1, POINTS[cards + 1], POINTS[cards])]
    if s.bonus[colour] == NOBODY:
        found.append(WinsBonus(who, name, BONUS[colour]))
    stacks = int(s.stack[p].sum()) + 1
    if stacks == ENDING_STACKS[s.players]:
        found.append(EndsByStacks(who, stacks))
    return found


def _give(s: Any, receiver: int, animal: int) -> list[Effect]:
    """What the receiver has to do or may choose, and where the protection card goes."""
    costs = _refusals(s, receiver, animal)
    found: list[Effect]
    if costs:
        dearer = costs[-1] if costs[-1] > costs[0] else None
        found = [Chooses(receiver, _cost(s, receiver, int(COLOUR[animal])), costs[0], dearer)]
    else:
        found = [HasToAccept(receiver), *_lay(s, receiver, animal)]
    if s.players > 2:
        found.append(Protects(receiver))
        if s.protected != NOBODY:
            found.append(Exposes(None if s.protected == s.player else int(s.protected)))
    return found


def _refusals(s: Any, p: int, gift: int) -> list[int]:
    """What refusing would cost a player, by neighbouring columns, the least first; nothing if he has to accept."""
    if not s.column[p, gift]:
        return []
    beside = (colour for colour in range(N_COLOURS) if neighbours(FIRST[colour], gift))
    return sorted(_cost(s, p, colour) for colour in beside if s.filled[p, colour])


def _cost(s: Any, p: int, colour: int) -> int:
    """The points that a column loses with one of its cards."""
    cards = s.filled[p, colour]
    return POINTS[cards] - POINTS[cards - 1]


def _refuse(s: Any, lost: int) -> list[Effect]:
    """What is lost for the gift, and what is saved by it."""
    gift, own = int(s.gift), s.filled[s.player]
    cards = own[COLOUR[lost]]
    return [
        Loses(KEYS[lost], COLOURS[COLOUR[lost]], POINTS[cards - 1], POINTS[cards]),
        Keeps(KEYS[gift], COLOURS[COLOUR[gift]], POINTS[own[COLOUR[gift]]]),
    ]
