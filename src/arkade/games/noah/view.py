"""What a seat sees in Noah."""

from collections.abc import Iterator

import msgspec

from arkade.games.noah.components import BOATS, CARDS, FACES, MAX_PLAYERS, SEXES
from arkade.games.noah.state import PHASES
from arkade.kernel.surveys import Take, kinds, kinds_if_shown


class Boat(msgspec.Struct):
    """A place in the ring."""

    number: int
    afloat: bool  # False where the fourth boat left and none was there to replace it
    animals: list[str]  # in order of loading
    weight: int
    limit: int
    next_sex: str | None  # that the next animal must have; None: either
    noah: bool


class Player(msgspec.Struct):
    """One seat. What the viewer may not see is None."""

    total: int  # tears of the rounds played
    cards: int  # in hand
    hand: dict[str, int] | None
    known: dict[str, int]  # cards that the viewer knows to be in this hand
    knows: dict[str, int] | None  # cards that this player knows to be in the viewer's hand


class View(msgspec.Struct):
    """The table as one seat sees it."""

    player: int | None
    phase: str | None  # embark, look, draw, return, move or give
    round: int
    end: int  # the score that ends the game; 0: three rounds
    starter: int  # of this round
    boats: list[Boat]
    middle: int
    departures: int
    departed: dict[str, int]
    again: bool  # the animal made a pair: the player goes on, unless the round ends (NOA-16)
    leaving: int | None  # the boat that is full and will leave
    opponent: int | None  # to whom the lion's player owes a card
    gifts: int  # still due, or all cards that are left if those are fewer (NOA-15)
    embarkations: int
    seats: list[Player]
    pile: int
    pile_cards: dict[str, int] | None


# Names by number; the last of each stands for -1, nothing.
_SEAT = (*range(MAX_PLAYERS), None)
_PHASE = (*PHASES, None)
_BOAT = (*range(1, BOATS + 1), None)
_SEX = (*SEXES, None)  # either


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The table as `seat` sees it, None: a spectator; `numbers` is its survey."""
    take = numbers.__next__
    player, phase, rounds, end, starter = _SEAT[take()], _PHASE[take()], take(), take(), take()
    middle, departures, again, leaving, opponent = take(), take(), take() == 1, _BOAT[take()], _SEAT[take()]
    gifts, embarkations, pile, players = take(), take(), take(), take()
    return View(
        player=player,
        phase=phase,
        round=rounds,
        end=end,
        starter=starter,
        boats=[_boat(take, number) for number in range(1, BOATS + 1)],
        middle=middle,
        departures=departures,
        departed=kinds(take, CARDS),
        again=again,
        leaving=leaving,
        opponent=opponent,
        gifts=gifts,
        embarkations=embarkations,
        seats=[_player(take) for _ in range(players)],
        pile=pile,
        pile_cards=kinds(take, CARDS) if everything else None,
    )


def _boat(take: Take, number: int) -> Boat:
    return Boat(
        number=number,
        afloat=take() == 1,
        animals=[FACES[take()] for _ in range(take())],
        weight=take(),
        limit=take(),
        next_sex=_SEX[take()],
        noah=take() == 1,
    )


def _player(take: Take) -> Player:
    return Player(
        total=take(),
        cards=take(),
        hand=(hand := kinds_if_shown(take, CARDS)),
        known=kinds(take, CARDS) if hand is None else hand,
        knows=kinds_if_shown(take, CARDS),
    )
