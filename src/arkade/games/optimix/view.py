"""What a seat sees in Arche Opti Mix."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from types import SimpleNamespace

import msgspec

from arkade.games.optimix.actions import (
    PLACE_NAMES,
)
from arkade.games.optimix.closed import reasons
from arkade.games.optimix.components import (
    CARDS,
    CLIMATES,
    DIETS,
    MAX_CABINS,
    MAX_PLAYERS,
    N_CARDS,
    N_TYPES,
    PLACES,
    POWERS,
    SPARE,
    TITLE_BYTES,
    TYPES,
)
from arkade.games.optimix.knowledge import is_kept
from arkade.games.optimix.state import (
    NOTHING,
    PHASES,
    climate_of,
    diet_of,
    power_of,
    type_of,
    weight_of,
)
from arkade.kernel.arrays import put
from arkade.kernel.rule import rule
from arkade.kernel.surveys import Take, kinds, kinds_if_shown


class Card(msgspec.Struct, frozen=True):
    """A card of the deck in play."""

    climate: str  # warm, cold or both
    weight: int
    diet: str | None  # carnivore, herbivore or omnivore
    type: str | None  # slow, shy, heavy, useful or provisions
    power: str | None
    copies: int
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


# Names by number; the last of each stands for -1, nothing.
_SEAT = (*range(MAX_PLAYERS), None)
_PHASE = (*PHASES, None)
_CARD = (*CARDS, None)
_PLACE = (*PLACE_NAMES, None)
_PILE = (*CARDS, "rain")


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The table for a seat, or for None: a spectator; `numbers` is its survey."""
    take = numbers.__next__
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
        deck=_deck(tuple(numbers)).copy(),
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
def _deck(numbers: tuple[int, ...]) -> dict[str, Card]:
    """The cards of a deck, from what the survey ends with: copies, traits, titles."""
    copies, s = numbers[:N_CARDS], SimpleNamespace(traits=numbers[N_CARDS : 2 * N_CARDS])
    titles = iter(bytes(numbers[2 * N_CARDS :]))
    return {
        CARDS[card]: Card(
            climate=CLIMATES[climate_of(s, card)],
            weight=weight_of(s, card),
            diet=(None, *DIETS[1:])[diet_of(s, card)],
            type=(*TYPES, None)[type_of(s, card)],
            power=(None, *POWERS[1:])[power_of(s, card)],
            copies=count,
            title=text(bytes(islice(titles, TITLE_BYTES))) or None if card >= SPARE else None,
        )
        for card, count in enumerate(copies)
        if count
    }


def text(title: bytes) -> str:
    """What a spare card is called, if its deck says so."""
    return title.rstrip(b"\0").decode()


#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("turn", (MAX_PLAYERS,)),  # 1 for the seat whose turn it is
    ("phase", (len(PHASES),)),  # 1 for what is to be decided
    ("hand", (N_CARDS,)),  # the observer's hand
    ("pet", (N_CARDS,)),  # 1 for the observer's pet
    ("known", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in each hand
    ("kept", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in each hand or to be the pet
    ("display", (N_CARDS,)),
    ("ejected", (N_CARDS,)),
    ("played", (N_CARDS,)),  # 1 for the card whose power or cabin asks for a decision
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("discs", (MAX_PLAYERS,)),
    ("pets", (MAX_PLAYERS,)),  # 1 for who has one
    ("passed", (MAX_PLAYERS,)),  # 1 for who is out of the last boarding
    ("pawns", (MAX_PLAYERS, N_TYPES)),
    ("raised", (MAX_PLAYERS, N_TYPES)),  # pawns on a disc
    ("aboard", (2, MAX_CABINS, N_CARDS)),  # the cards of each cabin, port first
    ("place", (2, MAX_CABINS)),  # 1 where the played card goes
    ("first", (2, MAX_CABINS)),  # 1 where the turn's first card went
    ("counters", (7,)),  # tilt, pile, cards above the first rain, rain drawn, reserve, pile card due, last boarding
)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[(s.player - seat) % s.players] = 1
        out[MAX_PLAYERS + (s.turn - seat) % s.players] = 1
        out[2 * MAX_PLAYERS + s.phase] = 1
    at = put(out, 2 * MAX_PLAYERS + len(PHASES), s.hand[seat])
    if s.pet[seat] != NOTHING:
        out[at + s.pet[seat]] = 1
    at = observe_known(s, seat, out, at + N_CARDS)
    at = put(out, at, s.display)
    at = put(out, at, s.ejected)
    if s.played != NOTHING:
        out[at + s.played] = 1
    at = observe_seats(s, seat, out, at + N_CARDS)
    at = observe_ark(s, out, at)
    out[at] = s.tilt
    out[at + 1] = s.end - s.top
    out[at + 2] = max(s.first_rain - s.top, 0)
    out[at + 3] = s.rain
    out[at + 4] = s.reserve
    out[at + 5] = s.due
    out[at + 6] = s.last


@rule
def observe_known(s, seat, out, at):
    """Known, kept; where the next piece begins."""
    piece = MAX_PLAYERS * N_CARDS
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, at + i * N_CARDS, s.known[p])
        for card in range(N_CARDS):
            out[at + piece + i * N_CARDS + card] = is_kept(s, p, card)
    return at + 2 * piece


@rule
def observe_seats(s, seat, out, at):
    """Cards, discs, pets, passed, pawns, raised; where the next piece begins."""
    after = at + 4 * MAX_PLAYERS
    for i in range(s.players):
        p = (seat + i) % s.players
        out[at + i] = s.cards[p]
        out[at + MAX_PLAYERS + i] = s.discs[p]
        out[at + 2 * MAX_PLAYERS + i] = s.pet[p] != NOTHING
        out[at + 3 * MAX_PLAYERS + i] = s.passed[p]
        put(out, after + i * N_TYPES, s.pawns[p])
        put(out, after + (MAX_PLAYERS + i) * N_TYPES, s.raised[p])
    return after + 2 * MAX_PLAYERS * N_TYPES


@rule
def observe_ark(s, out, at):
    """Aboard, place, first; where the next piece begins."""
    for side in range(2):
        for cabin in range(s.cabins[side]):
            for i in range(s.filled[side, cabin]):
                out[at + (side * MAX_CABINS + cabin) * N_CARDS + int(s.cabin[side, cabin, i])] += 1
    at += PLACES * N_CARDS
    if s.place != NOTHING:
        out[at + s.place] = 1
    if s.first != NOTHING:
        out[at + PLACES + s.first] = 1
    return at + 2 * PLACES
