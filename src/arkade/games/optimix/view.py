"""What a seat sees in Arche Opti Mix."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from arkade.games.optimix import deck
from arkade.games.optimix.actions import PLACE_NAMES
from arkade.games.optimix.closed import reasons
from arkade.games.optimix.components import CARDS, MAX_CABINS, MAX_PLAYERS, TYPES
from arkade.games.optimix.pets import faults
from arkade.games.optimix.state import PHASES
from arkade.kernel.surveys import Take, kinds, kinds_if_shown


class Card(msgspec.Struct, frozen=True):
    """A card of the deck in play."""

    climate: str  # warm, cold or both
    weight: int
    diet: str | None  # carnivore, herbivore or omnivore
    type: str | None  # slow, shy, heavy, useful or provisions
    power: str | None
    copies: int
    no_pet: list[str]  # why it does not count as a pet: provisions, heavy, power; []: it counts
    title: str | None  # of a card that our texts have no name for


class Cabin(msgspec.Struct):
    """A cabin of the ark."""

    place: str  # such as p2
    cards: list[str]  # in order of arrival
    weight: int


class Player(msgspec.Struct):
    """One seat. What the viewer may not see is None."""

    discs: int
    cards: int  # in hand
    hand: dict[str, int] | None
    known: dict[str, int]  # cards that all know to be in this hand
    kept: dict[str, int]  # cards that all know to be in this hand or to be the pet
    pet: bool  # whether there is one
    pet_card: str | None
    pawns: dict[str, int]  # on the score cards
    raised: dict[str, int]  # those of them that stand on a disc and count 1.5
    points: dict[str, int]  # on each score card as it stands
    score: int  # these points and the discs
    passed: bool


class View(msgspec.Struct):
    """The table as one seat sees it."""

    player: int | None
    phase: str | None  # turn, eject, disc, pick, second, pet or last
    turn: int | None  # whose turn it is; during the pets another may have to decide
    last: bool  # the last boarding
    port: list[Cabin]  # from the bow
    starboard: list[Cabin]
    tilt: int  # weight to starboard less weight to port
    display: dict[str, int]
    pile: int
    pile_cards: list[str] | None  # from the top
    rain: int  # rain cards drawn
    reserve: int  # discs
    ejected: dict[str, int]
    played: str | None  # the card whose power or cabin asks for a decision
    place: str | None  # where it goes
    first: str | None  # the place of the turn's first card
    seats: list[Player]
    places: dict[str, dict[str, list[str]]]  # by the viewer's hand card and place: why not there; []: open
    deck: dict[str, Card]
    of_type: dict[str, int]  # how many cards of each type the deck has: the score cards say it


# Names by number; the last of each stands for -1, nothing.
_SEAT = (*range(MAX_PLAYERS), None)
_PHASE = (*PHASES, None)
_CARD = (*CARDS, None)
_PLACE = (*PLACE_NAMES, None)
_PILE = (*CARDS, "rain")


def view(numbers: Iterator[int], seat: int | None, everything: bool, options: Mapping[str, Any]) -> View:
    """The table for a seat, or for None: a spectator; `numbers` is its survey, and the options have the deck."""
    take, option = numbers.__next__, msgspec.json.encode(options["deck"])
    player, phase, turn, last = _SEAT[take()], _PHASE[take()], _SEAT[take()], take() == 1
    tilt, pile, rain, reserve = take(), take(), take(), take()
    played, place, first, players = _CARD[take()], _PLACE[take()], _PLACE[take()], take()
    port, starboard = _cabins(take, 0), _cabins(take, MAX_CABINS)
    return View(
        player=player,
        phase=phase,
        turn=turn,
        last=last,
        port=port,
        starboard=starboard,
        tilt=tilt,
        display=kinds(take, CARDS),
        ejected=kinds(take, CARDS),
        pile=pile,
        pile_cards=[_PILE[take()] for _ in range(pile)] if everything else None,
        rain=rain,
        reserve=reserve,
        played=played,
        place=place,
        first=first,
        seats=[_player(numbers) for _ in range(players)],
        places={} if seat is None or player is None else _places(numbers, len(port), len(starboard)),
        deck=_deck(option).copy(),
        of_type=_of_type(option).copy(),
    )


def _cabins(take: Take, first: int) -> list[Cabin]:
    return [
        Cabin(weight=take(), place=PLACE_NAMES[place], cards=[CARDS[take()] for _ in range(take())])
        for place in range(first, first + take())
    ]


def _player(numbers: Iterator[int]) -> Player:
    take = numbers.__next__
    discs = take()
    return Player(
        discs=discs,
        cards=take(),
        passed=take() == 1,
        pet=take() == 1,
        pet_card=_CARD[take()],
        hand=kinds_if_shown(take, CARDS),
        known=kinds(take, CARDS),
        kept={CARDS[take()]: 1 for _ in range(take())},
        pawns=dict(zip(TYPES, numbers, strict=False)),
        raised=dict(zip(TYPES, numbers, strict=False)),
        points=(points := dict(zip(TYPES, numbers, strict=False))),
        score=sum(points.values()) + discs,
    )


def _places(numbers: Iterator[int], port: int, starboard: int) -> dict[str, dict[str, list[str]]]:
    """For each card of a hand every cabin and the two places for new ones, with the rules that close them."""
    take = numbers.__next__
    there = PLACE_NAMES[: port + 1] + PLACE_NAMES[MAX_CABINS : MAX_CABINS + starboard + 1]
    return {CARDS[take()]: dict(zip(there, map(list, map(reasons, numbers)), strict=False)) for _ in range(take())}


@lru_cache(maxsize=8)
def _deck(option: bytes) -> dict[str, Card]:
    """The cards of a deck, by the option's value as JSON."""
    return {
        card.name: Card(
            climate=card.climate,
            weight=card.weight,
            diet=_unless_none(card.diet),
            type=_unless_none(card.type),
            power=_unless_none(card.power),
            copies=card.copies,
            no_pet=faults(card.weight, provisions=card.type == "provisions", power=card.power != "none"),
            title=card.title or None,
        )
        for card in deck.cards(msgspec.json.decode(option))
    }


@lru_cache(maxsize=8)
def _of_type(option: bytes) -> dict[str, int]:
    """How many cards of each type it has."""
    cards = _deck(option).values()
    return {kind: sum(card.copies for card in cards if card.type == kind) for kind in TYPES}


def _unless_none(trait: str) -> str | None:
    return None if trait == "none" else trait
