"""What a seat sees in Arche Opti Mix."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OUST,
    PICK_UP,
    PLACE_NAMES,
    PLAY,
    RAISE,
    STOP,
    TAKE,
    card_phrase,
    place_phrase,
)
from arkade.games.optimix.components import (
    BRONTOSAURUS,
    CARDS,
    CLIMATES,
    DIETS,
    FOX,
    MAX_CABINS,
    MAX_PLAYERS,
    N_CARDS,
    N_TYPES,
    PET_RAIN,
    PLACES,
    POWERS,
    RAIN_CARDS,
    SPARE,
    SPARES,
    TYPES,
)
from arkade.games.optimix.knowledge import is_kept
from arkade.games.optimix.refusals import closed
from arkade.games.optimix.scoring import merit, prize, scores
from arkade.games.optimix.state import (
    EJECT,
    NOTHING,
    PHASES,
    RAIN,
    climate_of,
    diet_of,
    power_of,
    type_of,
    weight_of,
)
from arkade.kernel.arrays import put
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.text import Phrase, seat_phrase


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


def view(s: Any, seat: int | None, everything: bool) -> View:
    """The table for a seat, or for None: a spectator. After the end pets and hands are shown (OPT-37, OPT-40)."""
    over = s.player == OVER
    return View(
        player=None if over else int(s.player),
        phase=None if over else PHASES[s.phase],
        turn=None if over else int(s.turn),
        last=bool(s.last),
        port=[_cabin(s, 0, cabin) for cabin in range(s.cabins[0])],
        starboard=[_cabin(s, 1, cabin) for cabin in range(s.cabins[1])],
        tilt=int(s.tilt),
        display=_cards(s.display),
        pile=int(s.end - s.top),
        pile_cards=[_pile_card(card) for card in s.pile[s.top : s.end].tolist()] if everything else None,
        rain=int(s.rain),
        reserve=int(s.reserve),
        ejected=_cards(s.ejected),
        played=None if s.played == NOTHING else CARDS[s.played],
        place=None if s.place == NOTHING else PLACE_NAMES[s.place],
        first=None if s.first == NOTHING else PLACE_NAMES[s.first],
        seats=[_player(s, p, everything or over or p == seat) for p in range(s.players)],
        places={} if seat is None or over else _places(s, seat),
        deck=dict(_deck(s.copies.tobytes(), s.traits.tobytes(), s.title.tobytes())),
    )


def _cabin(s: Any, side: int, cabin: int) -> Cabin:
    cards = s.cabin[side, cabin, : s.filled[side, cabin]].tolist()
    weight = int(sum(weight_of(s, card) for card in cards))
    return Cabin(PLACE_NAMES[side * MAX_CABINS + cabin], [CARDS[card] for card in cards], weight)


def _pile_card(card: int) -> str:
    return "rain" if card == RAIN else CARDS[card]


def _player(s: Any, p: int, shown: bool) -> Player:
    points = {name: int(prize(s, p, kind)) for kind, name in enumerate(TYPES)}
    return Player(
        discs=int(s.discs[p]),
        cards=int(s.cards[p]),
        hand=_cards(s.hand[p]) if shown else None,
        known=_cards(s.known[p]),
        kept={CARDS[card]: 1 for card in range(N_CARDS) if is_kept(s, p, card)},
        pet=bool(s.pet[p] != NOTHING),
        pet_card=CARDS[s.pet[p]] if shown and s.pet[p] != NOTHING else None,
        pawns=dict(zip(TYPES, s.pawns[p].tolist(), strict=True)),
        raised=dict(zip(TYPES, s.raised[p].tolist(), strict=True)),
        points=points,
        score=sum(points.values()) + int(s.discs[p]),
        passed=bool(s.passed[p]),
    )


def _places(s: Any, seat: int) -> dict[str, dict[str, list[str]]]:
    """For each card of a hand every cabin and the two places for new ones, with the rules that close them."""
    there = [side * MAX_CABINS + cabin for side in range(2) for cabin in range(s.cabins[side] + 1)]
    return {
        CARDS[card]: {PLACE_NAMES[place]: sorted(closed(s, seat, card, place)) for place in there}
        for card in s.hand[seat].nonzero()[0].tolist()
    }


@lru_cache(maxsize=8)
def _deck(copies: bytes, traits: bytes, titles: bytes) -> dict[str, Card]:
    """The cards of a deck, from the fields of a record."""
    s = SimpleNamespace(traits=np.frombuffer(traits, np.int16).tolist())
    title = np.frombuffer(titles, np.uint8).reshape(SPARES, -1)
    return {
        CARDS[card]: Card(
            climate=CLIMATES[climate_of(s, card)],
            weight=weight_of(s, card),
            diet=(None, *DIETS[1:])[diet_of(s, card)],
            type=(*TYPES, None)[type_of(s, card)],
            power=(None, *POWERS[1:])[power_of(s, card)],
            copies=count,
            title=_title(title, card) or None,
        )
        for card, count in enumerate(copies)
        if count
    }


def _title(titles: Any, card: int) -> str:
    """What a spare card is called, if its deck says so."""
    return bytes(titles[card - SPARE]).rstrip(b"\0").decode() if card >= SPARE else ""


def _cards(counts: Any) -> dict[str, int]:
    return {CARDS[card]: int(counts[card]) for card in counts.nonzero()[0].tolist()}


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


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move and what follows from it: bonuses, rain, cards drawn, the last boarding, the end."""
    lines = _move(before, action, after, seat)
    if action < TAKE or OUST <= action <= NO_EJECT:
        lines += _embarked(before, action, after)
    lines += _drawn(before, action, after, seat)
    if after.player == OVER:
        lines += _end(after)
    return lines


def named(s: Any, card: int) -> Phrase:
    """A card's name, or the title that its deck gives it."""
    title = _title(s.title, card)
    return Phrase("titled", {"title": title}) if title else card_phrase(card)


def _move(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move itself; a pet is named only to its owner."""
    who = int(before.player)
    subject: dict[str, Any] = {"who": seat_phrase(who)}
    if action < TAKE:
        card, place = divmod(action - PLAY, PLACES)
        return [Phrase("log-play", {**subject, "card": named(before, card), "place": place_phrase(place)})]
    if action < OUST:
        return [Phrase("log-take", {**subject, "card": named(before, action - TAKE)})]
    if action < NO_EJECT:
        animals = {"ejector": named(before, int(before.played)), "card": named(before, action - OUST)}
        return [Phrase("log-eject", {**subject, **animals})]
    if RAISE <= action < NO_DISC:
        return [Phrase("log-disc", {**subject, "type": Phrase(f"type-{TYPES[action - RAISE]}")})]
    if PICK_UP <= action < STOP:
        return [Phrase("log-pick", {**subject, "card": named(before, action - PICK_UP)})]
    if KEEP <= action < NO_PET:
        if seat == who:
            return [Phrase("log-pet-seen", {**subject, "card": named(before, action - KEEP)})]
        return [Phrase("log-pet", subject)]
    alone = {NO_EJECT: "log-no-eject", NO_DISC: "log-no-disc", STOP: "log-stop", NO_PET: "log-no-pet"}
    return [Phrase(alone.get(action, "log-pass"), subject)]


def _embarked(before: Any, action: int, after: Any) -> list[Phrase]:
    """What a card brought when it came aboard: discs paid and won."""
    if after.phase == EJECT and after.player != OVER:
        return []
    who = int(before.player)
    subject: dict[str, Any] = {"who": seat_phrase(who)}
    lines = []
    if before.last:
        lines.append(Phrase("log-fee", subject))
    if (after.cabins > before.cabins).any():
        neighbour = (who - 1) % int(before.players)
        lines.append(Phrase("log-cabin", {**subject, "whom": seat_phrase(neighbour)}))
    card = (action - PLAY) // PLACES if action < TAKE else int(before.played)
    if power_of(before, card) == FOX:
        opened = int((after.cabins > before.cabins).any())
        count = int(after.discs[who] - before.discs[who]) + opened + int(before.last)
        lines.append(Phrase("log-fox", {**subject, "count": count}))
    if (after.raised[who] > before.raised[who]).any():
        ejected = OUST <= action < NO_EJECT and power_of(before, action - OUST) == BRONTOSAURUS
        lines.append(Phrase("log-bronto-ejected" if ejected else "log-bronto", subject))
    return lines


def _drawn(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """Everything drawn in its order: the card for the hand is named only to its owner."""
    lines = []
    drawer = int(before.turn)
    due = bool(before.due) or TAKE <= action < OUST
    rain = int(before.rain)
    for card in before.pile[before.top : after.top].tolist():
        if card == RAIN:
            rain += 1
            lines.append(Phrase("log-rain", {"number": rain}))
            if rain == PET_RAIN:
                lines.append(Phrase("log-pets", {"who": seat_phrase(drawer)}))
            elif rain == RAIN_CARDS:
                lines.append(Phrase("log-last", {"who": seat_phrase(int(after.turn))}))
        elif due:
            due = False
            if seat == drawer:
                lines.append(Phrase("log-draw-seen", {"who": seat_phrase(drawer), "card": named(before, card)}))
            else:
                lines.append(Phrase("log-draw", {"who": seat_phrase(drawer)}))
        else:
            lines.append(Phrase("log-display", {"card": named(before, card)}))
    return lines


def _end(after: Any) -> list[Phrase]:
    """Pets, points and winners."""
    lines = []
    for p in range(after.players):
        if after.pet[p] != NOTHING:
            lines.append(Phrase("log-pet-shown", {"who": seat_phrase(p), "card": named(after, int(after.pet[p]))}))
    points, merits = np.zeros((2, after.players), np.int64)
    scores(after, points)
    merit(after, merits)
    for p in range(after.players):
        parts = {name: int(prize(after, p, kind)) for kind, name in enumerate(TYPES)}
        lines.append(
            Phrase(
                "log-points",
                {"who": seat_phrase(p), **parts, "discs": int(after.discs[p]), "points": int(points[p])},
            )
        )
    winners: list[Phrase | str] = [seat_phrase(p) for p in range(after.players) if merits[p] == merits.max()]
    if len(winners) < (points == points.max()).sum():
        lines.append(Phrase("log-tie-break"))
    return [*lines, Phrase("log-over", {"seats": winners, "winners": len(winners), "points": int(max(points))})]
