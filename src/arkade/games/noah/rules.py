"""Noah, rule by rule (NOA-01 to NOA-35)."""

import numpy as np

from arkade.games.noah.actions import (
    BOARD,
    DRAW_FROM,
    GIVE_BACK,
    GIVE_TO,
    LOOK_AT,
    NOAH_TO,
    OBJECT_OF,
    SECOND_OF,
    START,
    TAKE,
    VERB_OF,
    card_of,
    kind_of,
)
from arkade.games.noah.components import (
    BOATS,
    DECK,
    DONKEY,
    END_SCORE,
    FEMALE_STEP,
    GIRAFFE,
    HAND,
    LIMIT,
    LION,
    MALE_STEP,
    MAX_CARDS,
    MAX_EMBARKATIONS,
    MAX_ROUNDS,
    MIDDLE,
    N_FACES,
    N_KINDS,
    ROUNDS,
    SNAIL_CARD,
    SNAIL_FEMALE,
    TEARS,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.knowledge import (
    forget_all,
    hand_seen,
    hands_open,
    none_there,
    passed_unseen,
    seen_entering,
    seen_leaving,
)
from arkade.games.noah.state import ANY, DRAW, EMBARK, ENDED, GIVE, LOOK, MOVE, NOTHING, RETURN
from arkade.kernel.arrays import expand, fill
from arkade.kernel.generator import below, shuffle
from arkade.kernel.record import OVER, RANDOM
from arkade.kernel.rule import rule


def prepare(s, options):
    """Note how the game ends (NOA-33, NOA-34)."""
    s.end = END_SCORE if options["end"] == str(END_SCORE) else 0


# Set-up


@rule
def deal(s):
    """The first round."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    set_up(s, s.start)  # COM-02


@rule
def set_up(s, starter):
    """Set-up of a round (NOA-02 to NOA-05)."""
    s.rounds += 1
    s.starter = starter
    s.player = starter
    s.phase = EMBARK
    s.noah = 0  # NOA-03
    s.middle = MIDDLE
    s.departures = 0
    s.embarkations = 0
    s.again = 0
    s.leaving = NOTHING
    s.opponent = NOTHING
    s.gifts = 0
    fill(s.departed, 0)
    forget_all(s)
    deck = np.empty(MAX_CARDS, np.int64)
    size = expand(DECK[s.players], deck, 0)  # NOA-02
    shuffle(s.rng, deck, size)
    for boat in range(BOATS):  # NOA-04
        clear(s, boat)
        face = deck[boat]
        load(s, boat, face + below(s.rng, 2) if face == SNAIL_CARD else face)
    top = BOATS
    for p in range(s.players):  # NOA-05
        fill(s.hand[p], 0)
        s.cards[p] = HAND
        for i in range(top, top + HAND):
            s.hand[p, deck[i]] += 1
        top += HAND
    fill(s.pile, 0)
    for i in range(top, size):
        s.pile[deck[i]] += 1


# Boats


@rule
def clear(s, boat):
    """An empty boat."""
    fill(s.boat_face[boat], NOTHING)
    s.boat_size[boat] = 0
    s.boat_weight[boat] = 0
    s.boat_limit[boat] = LIMIT
    s.boat_next[boat] = ANY


@rule
def load(s, boat, face):
    """Put an animal on top of a boat's load; the second decides the order of the sexes (NOA-07)."""
    size, sex = s.boat_size[boat], face % 2
    if size > 0:
        s.boat_next[boat] = sex if s.boat_face[boat, size - 1] % 2 == sex else 1 - sex
    s.boat_face[boat, size] = face
    s.boat_size[boat] = size + 1
    s.boat_weight[boat] += WEIGHTS[face // 2]
    if face // 2 == WOODPECKER:
        s.boat_limit[boat] = WOODPECKER_LIMIT  # NOA-24


@rule
def last_aboard(s, boat):
    """The animal on top, or NOTHING."""
    size = s.boat_size[boat]
    return s.boat_face[boat, size - 1] if size > 0 else NOTHING


@rule
def card_for(face):
    """The hand card that becomes this animal aboard: a snail is either (NOA-20)."""
    return SNAIL_CARD if face == SNAIL_FEMALE else face


@rule
def right_sex(s, boat, face):
    """Whether an animal keeps the order of the sexes aboard (NOA-07)."""
    return s.boat_next[boat] == ANY or s.boat_next[boat] == face % 2


@rule
def light_enough(s, boat, face):
    """Whether a boat can bear an animal more, its own trait counted (NOA-08, NOA-24)."""
    limit = WOODPECKER_LIMIT if face // 2 == WOODPECKER else s.boat_limit[boat]
    return s.boat_weight[boat] + WEIGHTS[face // 2] <= limit


@rule
def fits(s, boat, face):
    """Whether an animal can embark on a boat."""
    return right_sex(s, boat, face) and light_enough(s, boat, face)


# Turn


@rule
def legal(s, out):
    """What the player may decide at this step of the turn (NOA-16)."""
    if s.phase == EMBARK:
        return legal_embark(s, out)
    if s.phase == MOVE:
        return legal_move(s, out)
    if s.phase == RETURN:
        return list_hand(s, START[GIVE_BACK], out, 0)
    n = 0
    for p in range(s.players):
        if p != s.player:
            if s.phase == GIVE:
                n = list_hand(s, START[GIVE_TO] + p * N_KINDS, out, n)
            else:
                out[n] = (START[LOOK_AT] if s.phase == LOOK else START[DRAW_FROM]) + p
                n += 1
    return n


@rule
def legal_embark(s, out):
    """Every animal that Noah's boat can take; if there is none, its load is taken (NOA-06 to NOA-09)."""
    hand = s.hand[s.player]
    n = 0
    for face in range(N_FACES):
        if hand[card_for(face)] and fits(s, s.noah, face):
            out[n] = START[BOARD] + face
            n += 1
    if n == 0:
        out[0] = START[TAKE]
        n = 1
    return n


@rule
def legal_move(s, out):
    """One step after a female, two after a male, either way round (NOA-11)."""
    step = FEMALE_STEP if last_aboard(s, s.noah) % 2 else MALE_STEP
    left, right = (s.noah + step) % BOATS, (s.noah + BOATS - step) % BOATS
    out[0] = START[NOAH_TO] + min(left, right)
    out[1] = START[NOAH_TO] + max(left, right)
    return 2


@rule
def list_hand(s, first, out, n):
    """List an action for every kind of card in hand, numbered from `first`; the list's new length."""
    for card in range(N_FACES):
        if s.hand[s.player, card]:
            out[n] = first + kind_of(card)
            n += 1
    return n


@rule
def apply(s, action):
    """One decision; NOA-16 says which one follows."""
    verb, what = VERB_OF[action], OBJECT_OF[action]
    if verb == BOARD:
        embark(s, what)
    elif verb == TAKE:
        take(s)
    elif verb == NOAH_TO:
        s.noah = what
        depart(s)
    elif verb == LOOK_AT:
        look(s, what)
    elif verb == DRAW_FROM:
        draw(s, what)
    elif verb == GIVE_BACK:
        give_back(s, card_of(what))
    else:
        give(s, what, card_of(SECOND_OF[action]))
    if s.phase == ENDED:
        end_round(s)


@rule
def take(s):
    """Take all animals of Noah's boat in hand; an embarkation on the empty boat follows (NOA-09)."""
    p = s.player
    for face in range(N_FACES):
        if fits(s, s.noah, face):
            none_there(s, p, card_for(face))  # or it would have embarked
    for i in range(s.boat_size[s.noah]):
        card = card_for(s.boat_face[s.noah, i])
        s.hand[p, card] += 1
        seen_entering(s, p, card)  # NOA-10
    s.cards[p] += s.boat_size[s.noah]
    clear(s, s.noah)
    s.news += 1


@rule
def embark(s, face):
    """Put a hand card aboard Noah's boat (NOA-06)."""
    p, boat, card = s.player, s.noah, card_for(face)
    s.hand[p, card] -= 1
    s.cards[p] -= 1
    seen_leaving(s, p, card)
    s.news += 1
    s.again = last_aboard(s, boat) // 2 == face // 2  # NOA-13; NOTHING is of no species
    load(s, boat, face)
    if s.boat_weight[boat] == s.boat_limit[boat]:
        s.leaving = boat  # NOA-14
    s.embarkations += 1
    if s.cards[p] == 0:
        s.phase = ENDED  # NOA-30
    elif face // 2 == GIRAFFE:
        s.phase = LOOK
    elif face // 2 == LION:
        s.phase = DRAW
    else:
        after_trait(s)


@rule
def after_trait(s):
    """Noah moves, unless a donkey or the fourth departure keeps him (NOA-16, NOA-22)."""
    if last_aboard(s, s.noah) // 2 == DONKEY or (s.leaving != NOTHING and s.middle == 0):
        depart(s)
    else:
        s.phase = MOVE


@rule
def depart(s):
    """A full boat leaves and is replaced; gifts follow (NOA-14, NOA-15)."""
    boat = s.leaving
    if boat == NOTHING:
        next_turn(s)
        return
    for i in range(s.boat_size[boat]):
        s.departed[card_for(s.boat_face[boat, i])] += 1
    clear(s, boat)
    s.leaving = NOTHING
    s.middle = max(s.middle - 1, 0)
    s.departures += 1
    s.gifts = s.departures
    s.phase = GIVE


@rule
def give(s, receiver, card):
    """One gift; the last card given ends the round (NOA-15, NOA-17, NOA-30)."""
    pass_card(s, s.player, receiver, card)
    s.gifts -= 1
    if s.cards[s.player] == 0:
        s.phase = ENDED
    elif s.gifts == 0:
        next_turn(s)


@rule
def next_turn(s):
    """The round ends after the fourth departure or at the guard; else the same player or the next goes on (NOA-16)."""
    if s.departures > MIDDLE or s.embarkations >= MAX_EMBARKATIONS:  # NOA-30, NOA-35
        s.phase = ENDED
        return
    s.phase = EMBARK
    if not s.again:
        s.player = (s.player + 1) % s.players  # NOA-12
    s.again = 0


# Traits


@rule
def look(s, opponent):
    """Giraffe: see a whole hand (NOA-21)."""
    hand_seen(s, s.player, opponent)
    s.news += 1
    after_trait(s)


@rule
def draw(s, opponent):
    """Lion: a card of the opponent's hand, each with the same chance (NOA-23)."""
    left = below(s.rng, s.cards[opponent])
    card = 0
    while left >= s.hand[opponent, card]:
        left -= s.hand[opponent, card]
        card += 1
    pass_card(s, opponent, s.player, card)
    s.opponent = opponent
    s.phase = RETURN


@rule
def give_back(s, card):
    """The lion's second half: one card of the hand for the card drawn (NOA-23)."""
    pass_card(s, s.player, s.opponent, card)
    s.opponent = NOTHING
    after_trait(s)


@rule
def pass_card(s, giver, receiver, card):
    """A card changes hands; only the two see which (NOA-17, NOA-23)."""
    s.hand[giver, card] -= 1
    s.cards[giver] -= 1
    s.hand[receiver, card] += 1
    s.cards[receiver] += 1
    passed_unseen(s, giver, receiver, card)
    s.news += 1


# End of round and game


@rule
def end_round(s):
    """Tears are counted (NOA-31); the game ends or a new round is dealt (NOA-32)."""
    for p in range(s.players):
        s.total[p] += tears(s.hand[p])
    s.news += 1
    if game_ends(s):
        s.player = OVER
        s.again = 0
        s.leaving = NOTHING
        s.gifts = 0
        hands_open(s)
    else:
        set_up(s, next_starter(s))


@rule
def tears(hand):
    """The penalty points of a hand (NOA-31)."""
    found = 0
    for card in range(N_FACES):
        found += hand[card] * TEARS[card // 2]
    return found


@rule
def game_ends(s):
    """After three rounds (NOA-33), or by score (NOA-34)."""
    if s.end == 0:
        return s.rounds == ROUNDS
    return s.total[next_starter(s)] >= s.end or s.rounds == MAX_ROUNDS


@rule
def next_starter(s):
    """The highest total; among equals the first clockwise from the last starter (NOA-32)."""
    found = s.starter
    for i in range(1, s.players):
        p = (s.starter + i) % s.players
        if s.total[p] > s.total[found]:
            found = p
    return found


@rule
def scores(s, out):
    """Every seat's tears in the rounds played (NOA-31)."""
    for p in range(s.players):
        out[p] = s.total[p]


@rule
def merit(s, out):
    """The fewest tears win (NOA-33, NOA-34)."""
    for p in range(s.players):
        out[p] = -s.total[p]
