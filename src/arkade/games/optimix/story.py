"""What happened in Arche Opti Mix, as each seat may know it."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
import numpy as np

from arkade.games.optimix import deck
from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OBJECT_OF,
    OUST,
    PICK_UP,
    PLACE_NAMES,
    PLAY,
    RAISE,
    SECOND_OF,
    STOP,
    TAKE,
    VERB_OF,
    place_phrase,
    type_phrase,
)
from arkade.games.optimix.components import BRONTOSAURUS, CARDS, FOX, PET_RAIN, RAIN_CARDS, TYPES
from arkade.games.optimix.pets import pet_faults
from arkade.games.optimix.scoring import merit, prize, scores
from arkade.games.optimix.state import EJECT, NOTHING, RAIN, power_of
from arkade.kernel.events import Event, Said, Seat, name_phrase
from arkade.kernel.record import OVER
from arkade.text import Phrase


class Named(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, and what its deck calls it where our words have no name for it."""

    name: str
    title: str | None = None

    def phrase(self) -> Phrase:
        """How a sentence names it."""
        return name_phrase(self.name) if self.title is None else Phrase("titled", {"title": self.title})


Namer = Callable[[int], Named]


def namer(options: Mapping[str, Any]) -> Namer:
    """How cards are named at a table, by its deck."""
    titles = deck.titles(options["deck"])
    return lambda card: Named(CARDS[card], titles.get(CARDS[card]))


Card = Annotated[Named, Said(Named.phrase)]
Place = Annotated[str, Said(place_phrase)]
Type = Annotated[str, Said(type_phrase)]


def fault_phrase(fault: str) -> Phrase:
    """Why a pet does not count."""
    return Phrase(f"no-pet-{fault}")


Fault = Annotated[str, Said(fault_phrase)]


class OfOwner(Event, frozen=True):
    """Something with a card that only its owner sees."""

    who: Seat
    card: Card | None = None

    def key(self) -> str:
        """Another sentence for the one who knows the card."""
        return f"log-{self.__struct_config__.tag}{'' if self.card is None else '-seen'}"


# Moves


class Played(Event, frozen=True, tag="play"):
    """A card went from a hand to a cabin (OPT-11)."""

    who: Seat
    card: Card
    place: Place


class Taken(Event, frozen=True, tag="take"):
    """A display card came into a hand (OPT-09)."""

    who: Seat
    card: Card


class Ejected(Event, frozen=True, tag="eject"):
    """The card just played took another one's place, which left the game (OPT-46)."""

    who: Seat
    ejector: Card
    card: Card
    place: Place


class Spared(Event, frozen=True, tag="no-eject"):
    """The card just played joined the others instead (OPT-46)."""

    who: Seat
    ejector: Card
    place: Place


class Raised(Event, frozen=True, tag="disc"):
    """Chimpanzee: a disc went under a pawn (OPT-47)."""

    who: Seat
    type: Type


class NotRaised(Event, frozen=True, tag="no-disc"):
    """Chimpanzee: the disc stayed in the reserve (OPT-47)."""

    who: Seat


class Picked(Event, frozen=True, tag="pick"):
    """A display card came into the hand of one who had opened a cabin (OPT-23)."""

    who: Seat
    card: Card


class Stopped(Event, frozen=True, tag="stop"):
    """No second card (OPT-12)."""

    who: Seat


class PetLaid(OfOwner, frozen=True, tag="pet"):
    """A pet was laid face down (OPT-30)."""


class NoPet(Event, frozen=True, tag="no-pet"):
    """Somebody keeps none (OPT-30)."""

    who: Seat


class Passed(Event, frozen=True, tag="pass"):
    """Somebody is out of the last boarding (OPT-34)."""

    who: Seat


# What a card brings when it comes aboard


class FeePaid(Event, frozen=True, tag="fee"):
    """A card of the last boarding cost a disc, which is in the reserve now (OPT-34)."""

    who: Seat


class CabinOpened(Event, frozen=True, tag="cabin"):
    """A new cabin cost a disc, which `whom` has now (OPT-22)."""

    who: Seat
    whom: Seat
    place: Place


class FoxCame(Event, frozen=True, tag="fox"):
    """The fox brought discs (OPT-42)."""

    who: Seat
    count: int


class BrontosaurusCame(Event, frozen=True, tag="bronto"):
    """Its pawn stands on a disc (OPT-43)."""

    who: Seat


class BrontosaurusEjected(Event, frozen=True, tag="bronto-ejected"):
    """The pawn for the ejected one stands on a disc (OPT-49)."""

    who: Seat


# The pile


class Rained(Event, frozen=True, tag="rain"):
    """A rain card was drawn (OPT-10)."""

    number: int


class PetsDue(Event, frozen=True, tag="pets"):
    """Everybody may keep a pet, `who` first (OPT-30)."""

    who: Seat


class LastBoarding(Event, frozen=True, tag="last"):
    """The last boarding begins with `who` (OPT-33)."""

    who: Seat


class Drawn(OfOwner, frozen=True, tag="draw"):
    """The top card of the pile came into a hand (OPT-09)."""


class Displayed(Event, frozen=True, tag="display"):
    """The top card of the pile came on display (OPT-09)."""

    card: Card


# The end


class PetShown(Event, frozen=True, tag="pet-shown"):
    """A pet was turned up (OPT-37)."""

    who: Seat
    card: Card


class PetVoid(Event, frozen=True, tag="pet-void"):
    """A pet that was turned up does not count (OPT-31)."""

    who: Seat
    card: Card
    why: list[Fault]


class Scored(Event, frozen=True, tag="points"):
    """Somebody's points on each score card, for discs, and in all (OPT-38 to OPT-40)."""

    who: Seat
    slow: int
    shy: int
    heavy: int
    useful: int
    provisions: int
    discs: int
    points: int


class TieBroken(Event, frozen=True, tag="tie-break"):
    """Among equals those with the fewest animals in hand won (OPT-40)."""


class Over(Event, frozen=True, tag="over"):
    """The game is over (OPT-36)."""

    seats: list[Seat]
    winners: int
    points: int


Happened = (
    Played
    | Taken
    | Ejected
    | Spared
    | Raised
    | NotRaised
    | Picked
    | Stopped
    | PetLaid
    | NoPet
    | Passed
    | FeePaid
    | CabinOpened
    | FoxCame
    | BrontosaurusCame
    | BrontosaurusEjected
    | Rained
    | PetsDue
    | LastBoarding
    | Drawn
    | Displayed
    | PetShown
    | PetVoid
    | Scored
    | TieBroken
    | Over
)


def events(before: Any, action: int, after: Any, seat: int | None, options: Mapping[str, Any]) -> list[Happened]:
    """The move and what followed from it: bonuses, rain, cards drawn, the last boarding, the end."""
    named = namer(options)
    found = _move(before, action, seat, named)
    if VERB_OF[action] in (PLAY, OUST, NO_EJECT):
        found += _aboard(before, action, after)
    found += _drawn(before, action, after, seat, named)
    if after.player == OVER:
        found += _end(after, named)
    return found


def _move(before: Any, action: int, seat: int | None, named: Namer) -> list[Happened]:
    """The move itself; a pet is named only to its owner."""
    who, verb, what = int(before.player), VERB_OF[action], int(OBJECT_OF[action])
    if verb == PLAY:
        return [Played(who, named(what), PLACE_NAMES[SECOND_OF[action]])]
    if verb == TAKE:
        return [Taken(who, named(what))]
    if verb == OUST:
        return [Ejected(who, named(before.played), named(what), PLACE_NAMES[before.place])]
    if verb == NO_EJECT:
        return [Spared(who, named(before.played), PLACE_NAMES[before.place])]
    if verb == RAISE:
        return [Raised(who, TYPES[what])]
    if verb == NO_DISC:
        return [NotRaised(who)]
    if verb == PICK_UP:
        return [Picked(who, named(what))]
    if verb == STOP:
        return [Stopped(who)]
    if verb == KEEP:
        return [PetLaid(who, named(what) if seat == who else None)]
    return [NoPet(who) if verb == NO_PET else Passed(who)]


def _aboard(before: Any, action: int, after: Any) -> list[Happened]:
    """What a card brought when it came aboard: discs paid and won."""
    if after.phase == EJECT and after.player != OVER:
        return []
    who, verb, what = int(before.player), VERB_OF[action], int(OBJECT_OF[action])
    card, place = (what, SECOND_OF[action]) if verb == PLAY else (int(before.played), before.place)
    found: list[Happened] = []
    if before.last:
        found.append(FeePaid(who))
    opened = after.cabins.tolist() != before.cabins.tolist()
    if opened:
        found.append(CabinOpened(who, (who - 1) % int(before.players), PLACE_NAMES[place]))
    if power_of(before, card) == FOX:
        found.append(FoxCame(who, int(after.discs[who] - before.discs[who]) + opened + int(before.last)))
    if (after.raised[who] > before.raised[who]).any():
        ejected = verb == OUST and power_of(before, what) == BRONTOSAURUS
        found.append(BrontosaurusEjected(who) if ejected else BrontosaurusCame(who))
    return found


def _drawn(before: Any, action: int, after: Any, seat: int | None, named: Namer) -> list[Happened]:
    """Everything drawn in its order: the card for the hand is named only to its owner."""
    found: list[Happened] = []
    drawer = int(before.turn)
    due = bool(before.due) or VERB_OF[action] == TAKE
    rain = int(before.rain)
    for card in before.pile[before.top : after.top].tolist():
        if card == RAIN:
            rain += 1
            found.append(Rained(rain))
            if rain == PET_RAIN:
                found.append(PetsDue(drawer))
            elif rain == RAIN_CARDS:
                found.append(LastBoarding(int(after.turn)))
        elif due:
            due = False
            found.append(Drawn(drawer, named(card) if seat == drawer else None))
        else:
            found.append(Displayed(named(card)))
    return found


def _end(after: Any, named: Namer) -> list[Happened]:
    """Pets, points and winners."""
    seats, found = range(after.players), list[Happened]()
    for p in seats:
        if after.pet[p] != NOTHING:
            card = named(after.pet[p])
            found.append(PetShown(p, card))
            if why := pet_faults(after, after.pet[p]):
                found.append(PetVoid(p, card, why))
    points, merits = np.zeros((2, after.players), np.int64)
    scores(after, points)
    merit(after, merits)
    for p in seats:
        prizes = {name: int(prize(after, p, kind)) for kind, name in enumerate(TYPES)}
        found.append(Scored(who=p, **prizes, discs=int(after.discs[p]), points=int(points[p])))
    winners = [p for p in seats if merits[p] == merits.max()]
    if len(winners) < (points == points.max()).sum():
        found.append(TieBroken())
    return [*found, Over(winners, len(winners), int(max(points)))]
