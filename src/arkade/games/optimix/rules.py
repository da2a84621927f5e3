"""Arche Opti Mix, rule by rule (OPT-01 to OPT-53)."""

from typing import Any

import numpy as np

from arkade.games.optimix import deck
from arkade.games.optimix.actions import KEEP, NO_DISC, NO_EJECT, NO_PET, OUST, PASS, PICK_UP, PLAY, RAISE, STOP, TAKE
from arkade.games.optimix.components import (
    BOTH,
    BRONTOSAURUS,
    CARDS,
    CARNIVORE,
    CHIMPANZEE,
    CLIMATES,
    COLD,
    DIETS,
    DISCS,
    DISPLAY,
    FIRST_CABINS,
    FOX,
    FOX_DISCS,
    HAND,
    HEDGEHOG,
    HERBIVORE,
    LATE_DISCS,
    MAX_CABINS,
    MAX_CARDS,
    MAX_TILT,
    MOSQUITO,
    N_CARDS,
    N_TYPES,
    NO_TYPE,
    OMNIVORE,
    PET_RAIN,
    PLACES,
    POWERS,
    PRIZES,
    PROVISIONS,
    RAIN_CARDS,
    ROOM,
    SHY,
    SKUNK,
    SLOW,
    SPARE,
    SPIDER,
    STARBOARD,
    START_DISCS,
    START_OF_A_TYPE,
    START_WEIGHTS,
    TURTLE,
    TYPES,
    WARM,
)
from arkade.games.optimix.knowledge import bury_rain, hands_open, laid_unseen, pet_like, seen_entering, seen_leaving
from arkade.games.optimix.state import (
    DISC,
    EJECT,
    LAST,
    NOTHING,
    PET,
    PICK,
    RAIN,
    SECOND,
    TURN,
    climate_of,
    diet_of,
    packed,
    power_of,
    type_of,
    weight_of,
)
from arkade.kernel.arrays import expand
from arkade.kernel.generator import below, shuffle
from arkade.kernel.record import OVER, RANDOM
from arkade.kernel.rule import rule

# The deck (OPT-01)


def prepare(s, options):
    """Write the deck into the record: another one needs no other code. Nothing lies anywhere yet."""
    s.cabin[:] = NOTHING
    s.pet[:] = NOTHING
    for card in deck.cards(options["deck"]):
        number = CARDS.index(card.name)
        kind = NO_TYPE if card.type == "none" else TYPES.index(card.type)
        climate, diet, power = CLIMATES.index(card.climate), DIETS.index(card.diet), POWERS.index(card.power)
        s.traits[number] = packed(card.weight, climate, diet, kind, power)
        s.copies[number] = card.copies
        for i, letter in enumerate(card.title.encode()):
            s.title[number - SPARE, i] = letter


# Bits of `clash`, and the rules they stand for
WRONG_CLIMATE, DANGER, EATEN, FEAR = 1, 2, 4, 8
CLASHES = ((WRONG_CLIMATE, "OPT-14"), (DANGER, "OPT-16"), (EATEN, "OPT-17"), (FEAR, "OPT-18"))


@rule
def clash(s: Any, one: int, other: int) -> Any:
    """Why two cards cannot share a cabin, as bits; 0 if they can (OPT-14, OPT-16 to OPT-18)."""
    found = 0
    if climate_of(s, one) != climate_of(s, other) and climate_of(s, one) != BOTH and climate_of(s, other) != BOTH:
        found |= WRONG_CLIMATE
    if endanger(s, one, other):
        found |= DANGER
    if eats_stores(s, one, other) or eats_stores(s, other, one):
        found |= EATEN
    if frightens(s, one, other):
        found |= FEAR
    return found


@rule
def endanger(s, one, other):
    """Whether one of two cards in a cabin would harm the other (OPT-16)."""
    return harms(s, one, other) or harms(s, other, one) or rivals(s, one, other)


@rule
def hunts(s, card):
    """Carnivores and omnivores (OPT-16)."""
    return diet_of(s, card) == CARNIVORE or diet_of(s, card) == OMNIVORE


@rule
def harms(s, hunter, other):
    """A hunter harms an animal that is not heavier, but no smaller hedgehog or turtle (OPT-16, OPT-41, OPT-45)."""
    if not hunts(s, hunter) or type_of(s, other) == PROVISIONS or weight_of(s, hunter) < weight_of(s, other):
        return False
    shielded = power_of(s, other) == HEDGEHOG or power_of(s, other) == TURTLE
    return not (shielded and weight_of(s, hunter) > weight_of(s, other))


@rule
def rivals(s, one, other):
    """At most one hunter in a cabin, or a second one with a hedgehog (OPT-16, OPT-41)."""
    return hunts(s, one) and hunts(s, other) and power_of(s, one) != HEDGEHOG and power_of(s, other) != HEDGEHOG


@rule
def eats_stores(s, eater, stores):
    """Herbivores and omnivores with provisions (OPT-17)."""
    return type_of(s, stores) == PROVISIONS and (diet_of(s, eater) == HERBIVORE or diet_of(s, eater) == OMNIVORE)


@rule
def frightens(s, one, other):
    """A shy animal and a carnivore, whichever is which (OPT-18)."""
    return (type_of(s, one) == SHY and diet_of(s, other) == CARNIVORE) or (
        diet_of(s, one) == CARNIVORE and type_of(s, other) == SHY
    )


# Signs of a card, as bits: what others of its cabin, or near it, look for
IS_WARM, IS_COLD, IS_CARNIVORE, IS_SHY, IS_STORES, IS_EATER, IS_HUNTER = 1, 2, 4, 8, 16, 32, 64
FEARED = IS_CARNIVORE | IS_SHY  # also from next door and from opposite (OPT-18)


@rule
def signs_of(s: Any, card: int) -> Any:
    """A card's own signs."""
    climate, diet = climate_of(s, card), diet_of(s, card)
    found = IS_WARM if climate == WARM else IS_COLD if climate == COLD else 0
    if diet == CARNIVORE:
        found |= IS_CARNIVORE | IS_HUNTER
    elif diet == OMNIVORE:
        found |= IS_EATER | IS_HUNTER
    elif diet == HERBIVORE:
        found |= IS_EATER
    if type_of(s, card) == SHY:
        found |= IS_SHY
    elif type_of(s, card) == PROVISIONS:
        found |= IS_STORES
    return found


@rule
def refused_by(signs: int) -> Any:
    """The signs that a card with these signs cannot be with (OPT-14, OPT-17, OPT-18)."""
    found = 0
    if signs & IS_WARM:
        found |= IS_COLD
    if signs & IS_COLD:
        found |= IS_WARM
    if signs & IS_CARNIVORE:
        found |= IS_SHY
    if signs & IS_SHY:
        found |= IS_CARNIVORE
    if signs & IS_STORES:
        found |= IS_EATER
    if signs & IS_EATER:
        found |= IS_STORES
    return found


@rule
def lone(s: Any, card: int) -> Any:
    """A slow animal or a provision is the only card of its turn (OPT-11)."""
    return type_of(s, card) == SLOW or type_of(s, card) == PROVISIONS


# Set-up


@rule
def deal(s):
    """Set-up (OPT-03 to OPT-08)."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    s.player = s.start  # COM-02
    s.turn = s.start
    s.phase = TURN
    s.first = NOTHING
    s.played = NOTHING
    s.place = NOTHING
    s.reserve = DISCS
    for i in range(s.players):  # OPT-03
        s.discs[(s.start + i) % s.players] = START_DISCS if i < 3 else LATE_DISCS
        s.reserve -= s.discs[(s.start + i) % s.players]
    pool = np.empty(MAX_CARDS, np.int64)
    size = expand(s.copies, pool, 0)
    shuffle(s.rng, pool, size)
    size = board_first(s, pool, size)
    shuffle(s.rng, pool, size)  # OPT-07
    for p in range(s.players):
        s.cards[p] = HAND
        for _ in range(HAND):
            size -= 1
            s.hand[p, pool[size]] += 1
    for _ in range(DISPLAY):
        size -= 1
        s.display[pool[size]] += 1
    s.shown = DISPLAY
    make_pile(s, pool, size)


@rule
def board_first(s, pool, size):
    """The first four cards (OPT-05); how many are left in the pool."""
    of_type = np.zeros(N_TYPES + 1, np.int64)
    placed, left = 0, 0
    for i in range(size):
        card = pool[i]
        kind = type_of(s, card)
        usable = weight_of(s, card) in START_WEIGHTS and (kind == NO_TYPE or of_type[kind] < START_OF_A_TYPE)
        if usable and placed < len(FIRST_CABINS):
            side, cabin = FIRST_CABINS[placed]
            s.cabins[side] += 1
            put_aboard(s, card, side, cabin)
            of_type[kind] += 1
            placed += 1
        else:
            pool[left] = card
            left += 1
    return left


@rule
def make_pile(s, pool, size):
    """A half without rain, then a rain card, then a half with the four others (OPT-08)."""
    s.first_rain = (size + 1) // 2
    s.end = size + RAIN_CARDS
    for i in range(s.first_rain):
        s.pile[i] = pool[i]
    s.pile[s.first_rain] = RAIN
    bury_rain(s, pool, s.first_rain, size, s.first_rain + 1, RAIN_CARDS - 1)


# The ark


@rule
def put_aboard(s, card, side, cabin):
    """Add a card to a cabin; the tilt follows at once (OPT-06)."""
    s.cabin[side, cabin, s.filled[side, cabin]] = card
    s.filled[side, cabin] += 1
    s.signs[side, cabin] |= signs_of(s, card)
    s.tilt += weight_of(s, card) if side == STARBOARD else -weight_of(s, card)


@rule
def replace(s, card, old, side, cabin):
    """Put a card in the place of another one (OPT-46); the tilt changes by both weights (OPT-48)."""
    s.cabin[side, cabin, slot_of(s, old, side, cabin)] = card
    s.signs[side, cabin] = 0
    for i in range(s.filled[side, cabin]):
        s.signs[side, cabin] |= signs_of(s, s.cabin[side, cabin, i])
    change = weight_of(s, card) - weight_of(s, old)
    s.tilt += change if side == STARBOARD else -change


@rule
def slot_of(s, card, side, cabin):
    """Where in a cabin a card is, or NOTHING."""
    for i in range(s.filled[side, cabin]):
        if s.cabin[side, cabin, i] == card:
            return i
    return NOTHING


@rule
def balanced(s: Any, side: int, change: int) -> Any:
    """Whether the tilt stays on the bow card when a side's weight changes (OPT-15)."""
    tilt = s.tilt + (change if side == STARBOARD else -change)
    return -MAX_TILT <= tilt <= MAX_TILT


@rule
def nearby(s: Any, side: int, cabin: int) -> Any:
    """The signs of the cards next door on the same side and opposite (OPT-18)."""
    found = s.signs[1 - side, cabin] | s.signs[side, cabin + 1]
    if cabin > 0:
        found |= s.signs[side, cabin - 1]
    return found


@rule
def gets_on(s, card, refused, side, cabin):
    """Whether a card that refuses these signs gets on with a cabin and what is near it (OPT-14, OPT-16 to OPT-19)."""
    if refused & s.signs[side, cabin] or (refused & FEARED and refused & FEARED & nearby(s, side, cabin)):
        return False
    if s.signs[side, cabin] & IS_HUNTER or hunts(s, card):
        for i in range(s.filled[side, cabin]):
            if endanger(s, card, s.cabin[side, cabin, i]):
                return False
    return True


@rule
def fits(s, card, side, cabin):
    """Whether a card may be added to a cabin (OPT-13 to OPT-19)."""
    if s.filled[side, cabin] == ROOM or not balanced(s, side, weight_of(s, card)):
        return False
    return gets_on(s, card, refused_by(signs_of(s, card)), side, cabin)


@rule
def ejector(s: Any, card: int) -> Any:
    """Whether a card has the power to eject (OPT-44)."""
    return power_of(s, card) == MOSQUITO or power_of(s, card) == SPIDER or power_of(s, card) == SKUNK


@rule
def within_power(s: Any, card: int, other: int) -> Any:
    """Mosquito: weight 2; spider: a shy animal; skunk: any animal (OPT-44)."""
    if power_of(s, card) == MOSQUITO:
        return weight_of(s, other) == 2
    if power_of(s, card) == SPIDER:
        return type_of(s, other) == SHY
    return power_of(s, card) == SKUNK


@rule
def stays(s: Any, card: int) -> Any:
    """Fox, spider, mosquito and provisions cannot be ejected (OPT-50)."""
    return power_of(s, card) in (FOX, SPIDER, MOSQUITO) or type_of(s, card) == PROVISIONS


@rule
def can_eject(s, card, other, side, cabin):
    """Whether a card may take the place of another one (OPT-44, OPT-46, OPT-50)."""
    if stays(s, other) or not within_power(s, card, other):
        return False
    if not balanced(s, side, weight_of(s, card) - weight_of(s, other)):
        return False
    if refused_by(signs_of(s, card)) & FEARED & nearby(s, side, cabin):
        return False
    leaving, found = slot_of(s, other, side, cabin), 0
    for i in range(s.filled[side, cabin]):
        if i != leaving:
            found |= clash(s, card, s.cabin[side, cabin, i])
    return found == 0


@rule
def ejects_any(s: Any, card: int, side: int, cabin: int) -> Any:
    """Whether a card may eject something from a cabin."""
    if ejector(s, card):
        for i in range(s.filled[side, cabin]):
            if can_eject(s, card, s.cabin[side, cabin, i], side, cabin):
                return True
    return False


# Turn


@rule
def legal(s, out):
    """What the player may decide at this step of the turn (OPT-21, OPT-51)."""
    if s.phase == TURN:
        return list_cards(s.display, TAKE, out, legal_plays(s, out))
    if s.phase == SECOND or s.phase == LAST:
        n = legal_plays(s, out)
        out[n] = STOP if s.phase == SECOND else PASS
        return n + 1
    if s.phase == EJECT:
        return legal_eject(s, out)
    if s.phase == DISC:
        return legal_disc(s, out)
    if s.phase == PICK:
        return list_cards(s.display, PICK_UP, out, 0)
    return legal_pet(s, out)


@rule
def list_cards(counts, first, out, n):
    """List an action for every kind of card counted, numbered from `first`; the list's new length (OPT-53)."""
    for card in range(N_CARDS):
        if counts[card]:
            out[n] = first + card
            n += 1
    return n


@rule
def legal_plays(s, out):
    """Every card of the hand at every place where it may go (OPT-11 to OPT-19, OPT-22, OPT-34, OPT-35)."""
    hand, discs = s.hand[s.player], s.discs[s.player]
    n = 0
    if discs < s.last:
        return n
    for card in range(N_CARDS):
        if hand[card] and (s.phase == TURN or not lone(s, card)):
            for side in range(2):
                cabins = s.cabins[side] + (discs > s.last)
                if ejector(s, card):
                    n = list_ejector(s, card, side, cabins, out, n)
                elif balanced(s, side, weight_of(s, card)):
                    n = list_places(s, card, side, cabins, out, n)
    return n


@rule
def list_places(s, card, side, cabins, out, n):
    """List the places of a side for a card that is not too heavy for it; the list's new length."""
    first, refused = PLAY + card * PLACES + side * MAX_CABINS, refused_by(signs_of(s, card))
    for cabin in range(cabins):
        free = s.filled[side, cabin] < ROOM and side * MAX_CABINS + cabin != s.first
        if free and gets_on(s, card, refused, side, cabin):
            out[n] = first + cabin
            n += 1
    return n


@rule
def list_ejector(s, card, side, cabins, out, n):
    """List the places of a side for a card that may go beside the others or eject one; the list's new length."""
    first = PLAY + card * PLACES + side * MAX_CABINS
    for cabin in range(cabins):
        free = side * MAX_CABINS + cabin != s.first
        if free and (fits(s, card, side, cabin) or ejects_any(s, card, side, cabin)):
            out[n] = first + cabin
            n += 1
    return n


@rule
def legal_eject(s, out):
    """An animal to eject, or none if the card fits beside them (OPT-46)."""
    side, cabin = s.place // MAX_CABINS, s.place % MAX_CABINS
    n = 0
    for card in range(N_CARDS):
        if slot_of(s, card, side, cabin) != NOTHING and can_eject(s, s.played, card, side, cabin):
            out[n] = OUST + card
            n += 1
    if fits(s, s.played, side, cabin):
        out[n] = NO_EJECT
        n += 1
    return n


@rule
def legal_disc(s, out):
    """A score card with a pawn to put the disc under, or none (OPT-47)."""
    n = 0
    for kind in range(PROVISIONS):
        if s.pawns[s.player, kind] > s.raised[s.player, kind]:
            out[n] = RAISE + kind
            n += 1
    out[n] = NO_DISC
    return n + 1


@rule
def legal_pet(s, out):
    """A card that may be a pet, or none (OPT-31)."""
    n = 0
    for card in range(N_CARDS):
        if s.hand[s.player, card] and pet_like(s, card):
            out[n] = KEEP + card
            n += 1
    out[n] = NO_PET
    return n + 1


@rule
def apply(s, action):
    """One decision; OPT-21 says which one follows."""
    if action < TAKE:
        play(s, (action - PLAY) // PLACES, (action - PLAY) % PLACES)
    elif action < OUST:
        take(s, action - TAKE)
    elif action <= NO_EJECT:
        embark(s, NOTHING if action == NO_EJECT else action - OUST)
    elif action <= NO_DISC:
        if action != NO_DISC:
            raise_pawn(s, s.player, action - RAISE)
        after_disc(s)
    elif action < STOP:
        take_shown(s, action - PICK_UP)
        s.opened = 0
        after_card(s)
    elif action == STOP:
        end_turn(s)
    elif action <= NO_PET:
        choose_pet(s, NOTHING if action == NO_PET else action - KEEP)
    else:
        pass_boarding(s)


# Taking cards


@rule
def take(s, card):
    """A display card, then the top card of the pile; then the display is filled (OPT-09)."""
    take_shown(s, card)
    s.due = 1
    draw_on(s)


@rule
def take_shown(s, card):
    """A display card comes into the hand, seen by all."""
    s.display[card] -= 1
    s.shown -= 1
    s.hand[s.player, card] += 1
    s.cards[s.player] += 1
    seen_entering(s, s.player, card)


@rule
def draw_on(s):
    """Draw what is due until nothing is, or until a rain card interrupts or ends it (OPT-09, OPT-10)."""
    while s.due or s.shown < DISPLAY:
        card = s.pile[s.top]
        s.top += 1
        s.news += 1
        if card == RAIN:
            s.rain += 1
            if s.rain == PET_RAIN:
                s.phase = PET  # OPT-30; the one who drew it begins
                return
            if s.rain == RAIN_CARDS:
                begin_last_boarding(s)
                return
        elif s.due:
            s.due = 0
            s.hand[s.turn, card] += 1
            s.cards[s.turn] += 1
        else:
            s.display[card] += 1
            s.shown += 1
    next_turn(s)


@rule
def next_turn(s):
    """The next player clockwise."""
    s.turn = (s.turn + 1) % s.players
    s.player = s.turn
    s.phase = TURN
    s.first = NOTHING
    s.only = 0


# Playing cards


@rule
def play(s, card, place):
    """A card leaves the hand for a cabin; if it can eject, that is decided first (OPT-21)."""
    s.hand[s.player, card] -= 1
    s.cards[s.player] -= 1
    seen_leaving(s, s.player, card)
    s.news += 1
    s.played = card
    s.place = place
    if ejects_any(s, card, place // MAX_CABINS, place % MAX_CABINS):
        s.phase = EJECT
    else:
        embark(s, NOTHING)


@rule
def embark(s, ejected):
    """Pay, place or eject, pawns, discs: in this order (OPT-21)."""
    p, card, side, cabin = s.player, s.played, s.place // MAX_CABINS, s.place % MAX_CABINS
    if s.last:
        s.discs[p] -= 1  # OPT-34
        s.reserve += 1
    if cabin == s.cabins[side]:
        open_cabin(s, p, side)
    if ejected == NOTHING:
        put_aboard(s, card, side, cabin)
        s.only = lone(s, card)
        add_pawn(s, p, card)
    else:
        replace(s, card, ejected, side, cabin)
        s.ejected[ejected] += 1
        s.only = lone(s, card)
        add_pawn(s, p, card)
        add_pawn(s, p, ejected)  # OPT-46, OPT-49
    if power_of(s, card) == FOX:
        found = min(FOX_DISCS, s.reserve)  # OPT-42
        s.discs[p] += found
        s.reserve -= found
    chimpanzee = power_of(s, card) == CHIMPANZEE or (ejected != NOTHING and power_of(s, ejected) == CHIMPANZEE)
    if chimpanzee and s.reserve > 0 and has_plain_pawn(s, p):
        s.phase = DISC
    else:
        after_disc(s)


@rule
def open_cabin(s, p, side):
    """A new cabin costs a disc to the right-hand neighbour; a display card is due, but not in the last boarding."""
    s.discs[p] -= 1  # OPT-22
    s.discs[(p + s.players - 1) % s.players] += 1
    s.cabins[side] += 1
    s.opened = 1 - s.last  # OPT-23, OPT-35


@rule
def add_pawn(s, p, card):
    """A pawn on the score card of a card's type (OPT-20); a brontosaurus's stands on a disc (OPT-43, OPT-49)."""
    kind = type_of(s, card)
    if kind != NO_TYPE:
        s.pawns[p, kind] += 1
        if power_of(s, card) == BRONTOSAURUS and s.reserve > 0:
            raise_pawn(s, p, kind)


@rule
def raise_pawn(s, p, kind):
    """A disc from the reserve goes under a pawn (OPT-43, OPT-47)."""
    s.raised[p, kind] += 1
    s.reserve -= 1


@rule
def has_plain_pawn(s, p):
    """Whether a disc can be put under a pawn, on any score card but provisions (OPT-47)."""
    plain = 0
    for kind in range(PROVISIONS):
        plain += s.pawns[p, kind] - s.raised[p, kind]
    return plain > 0


@rule
def after_disc(s):
    """A new cabin's display card is next (OPT-21)."""
    if s.opened:
        s.phase = PICK
    else:
        after_card(s)


@rule
def after_card(s):
    """A second card may follow, unless this was one or must be the only one (OPT-11, OPT-12)."""
    place = s.place
    s.played = NOTHING
    s.place = NOTHING
    if s.last:
        s.only = 0
        next_boarder(s)
    elif s.only or s.first != NOTHING or s.cards[s.player] == 0:
        end_turn(s)
    else:
        s.first = place
        s.phase = SECOND


@rule
def end_turn(s):
    """The display is filled after new cabins (OPT-23), then the next player follows."""
    s.first = NOTHING
    s.only = 0
    draw_on(s)


# Rain, pets, last boarding


@rule
def choose_pet(s, card):
    """A pet is laid face down, or none; after the last player the drawing goes on (OPT-30)."""
    p = s.player
    if card != NOTHING:
        s.hand[p, card] -= 1
        s.cards[p] -= 1
        s.pet[p] = card
        laid_unseen(s, p)
    s.player = (p + 1) % s.players
    if s.player == s.turn:
        draw_on(s)


@rule
def begin_last_boarding(s):
    """The fifth rain ends the turn at once; the next player begins (OPT-33)."""
    s.due = 0
    s.last = 1
    s.first = NOTHING
    s.only = 0
    s.phase = LAST
    s.turn = (s.turn + 1) % s.players
    s.player = s.turn


@rule
def pass_boarding(s):
    """Whoever passes is out (OPT-34)."""
    s.passed[s.player] = 1
    next_boarder(s)


@rule
def next_boarder(s):
    """The next player who has not passed; when all have, the game ends (OPT-34, OPT-36)."""
    s.phase = LAST
    for i in range(1, s.players + 1):
        p = (s.turn + i) % s.players
        if not s.passed[p]:
            s.turn = p
            s.player = p
            return
    finish(s)


# Scoring


@rule
def finish(s):
    """The pets are turned up (OPT-37) and all hands shown (OPT-40)."""
    for p in range(s.players):
        if s.pet[p] != NOTHING:
            kind = type_of(s, s.pet[p])
            if kind != NO_TYPE:
                s.pawns[p, kind] += 1  # OPT-32
    s.player = OVER
    hands_open(s)
    s.news += 1


@rule
def scores(s, out):
    """Points of the score cards and a point for each disc (OPT-38 to OPT-40); pets count at the end only (OPT-52)."""
    for p in range(s.players):
        out[p] = s.discs[p]
        for kind in range(N_TYPES):
            out[p] += prize(s, p, kind)


@rule
def prize(s, p, kind):
    """A player's share of the places on one score card (OPT-38, OPT-39)."""
    mine = worth(s, p, kind)
    if mine == 0:
        return 0
    ahead, level = 0, 0
    for other in range(s.players):
        theirs = worth(s, other, kind)
        ahead += theirs > mine
        level += theirs == mine
    points = 0
    for place in range(ahead, ahead + level):
        points += PRIZES[place]
    return points // level


@rule
def worth(s, p, kind):
    """A player's pawns on a score card, in halves: a plain one is 2, one on a disc 3."""
    return 2 * s.pawns[p, kind] + s.raised[p, kind]


@rule
def merit(s, out):
    """Most points, then fewest animals in hand (OPT-40)."""
    scores(s, out)
    for p in range(s.players):
        animals = 0
        for card in range(N_CARDS):
            if type_of(s, card) != PROVISIONS:
                animals += s.hand[p, card]
        out[p] = out[p] * (MAX_CARDS + 1) - animals
