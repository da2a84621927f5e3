"""What a seat sees in Noah."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arkade.games.noah.actions import (
    BOARD,
    DRAW_FROM,
    GIVE_BACK,
    GIVE_TO,
    LOOK_AT,
    NOAH_TO,
    TAKE,
    animal,
    card_of,
    hand_card,
)
from arkade.games.noah.components import (
    BOATS,
    CARDS,
    FACES,
    MAX_PLAYERS,
    MIDDLE,
    N_FACES,
    N_KINDS,
    SEXES,
)
from arkade.games.noah.rules import last_aboard
from arkade.games.noah.state import ANY, EMBARK, GIVE, PHASES, PUBLIC
from arkade.kernel.arrays import put, total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import Take, kinds, kinds_if_shown
from arkade.text import Phrase, seat_phrase


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
    again: bool  # the player goes on after a pair
    leaving: int | None  # the boat that is full and will leave
    opponent: int | None  # to whom the lion's player owes a card
    gifts: int  # still due
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


#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("phase", (len(PHASES),)),  # 1 for what is to be decided
    ("hands", (MAX_PLAYERS, N_FACES)),  # the observer's hand, and the cards known to be in the others'
    ("public", (MAX_PLAYERS, N_FACES)),  # cards that all know to be in each hand
    ("shown", (MAX_PLAYERS, N_FACES)),  # cards that each of the others knows to be in the observer's hand
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("total", (MAX_PLAYERS,)),  # tears of the rounds played
    ("starter", (MAX_PLAYERS,)),  # 1 for the seat that began the round
    ("opponent", (MAX_PLAYERS,)),  # 1 for the seat that the lion drew from
    ("aboard", (BOATS, N_FACES)),  # animals on each boat
    ("last", (BOATS, N_FACES)),  # 1 for the animal on top
    ("next_sex", (BOATS, len(SEXES))),  # 1 for a sex that may follow
    ("weight", (BOATS,)),
    ("limit", (BOATS,)),
    ("noah", (BOATS,)),  # 1 where Noah is
    ("leaving", (BOATS,)),  # 1 for a boat about to leave
    ("departed", (N_FACES,)),
    ("pile", (1,)),  # its size
    ("counters", (7,)),  # middle, departures, gifts, again, embarkations, round, end
)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[(s.player - seat) % s.players] = 1
        out[MAX_PLAYERS + s.phase] = 1
    at = MAX_PLAYERS + len(PHASES)
    observe_hands(s, seat, out, at)
    at += 3 * MAX_PLAYERS * N_FACES
    for i in range(s.players):
        p = (seat + i) % s.players
        out[at + i] = s.cards[p]
        out[at + MAX_PLAYERS + i] = s.total[p]
        out[at + 2 * MAX_PLAYERS + i] = p == s.starter
        out[at + 3 * MAX_PLAYERS + i] = p == s.opponent
    at += 4 * MAX_PLAYERS
    observe_boats(s, out, at)
    at = put(out, at + BOATS * (2 * N_FACES + len(SEXES) + 4), s.departed)
    out[at] = total(s.pile)
    out[at + 1] = s.middle
    out[at + 2] = s.departures
    out[at + 3] = s.gifts
    out[at + 4] = s.again
    out[at + 5] = s.embarkations
    out[at + 6] = s.rounds
    out[at + 7] = s.end


@rule
def observe_hands(s, seat, out, at):
    """Hands, public, shown."""
    piece = MAX_PLAYERS * N_FACES
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, at + i * N_FACES, s.known[seat, p])
        put(out, at + piece + i * N_FACES, s.known[PUBLIC, p])
        put(out, at + 2 * piece + i * N_FACES, s.known[p, seat])
    put(out, at, s.hand[seat])


@rule
def observe_boats(s, out, at):
    """Aboard, last, next sex, weight, limit, Noah, leaving."""
    for boat in range(BOATS):
        for i in range(s.boat_size[boat]):
            out[at + boat * N_FACES + s.boat_face[boat, i]] += 1
    at += BOATS * N_FACES
    for boat in range(BOATS):
        if s.boat_size[boat] > 0:
            out[at + boat * N_FACES + last_aboard(s, boat)] = 1
    at += BOATS * N_FACES
    for boat in range(BOATS):
        for sex in range(2):
            out[at + boat * 2 + sex] = s.boat_next[boat] == ANY or s.boat_next[boat] == sex
    at = put(out, at + BOATS * 2, s.boat_weight)
    at = put(out, at, s.boat_limit)
    for boat in range(BOATS):
        out[at + boat] = boat == s.noah
        out[at + BOATS + boat] = boat == s.leaving


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move and what follows from it: a pair, a departure, the end of the round or of the game."""
    who = int(before.player)
    lines = _move(before, action, after, seat)
    ended = after.player == OVER or after.rounds > before.rounds
    if action < TAKE and not ended and last_aboard(before, before.noah) // 2 == (action - BOARD) // 2:
        lines.append(Phrase("log-pair", {"who": seat_phrase(who)}))
    if ended:
        return lines + _end_of_round(before, action, after)
    if after.phase == GIVE and before.phase != GIVE:
        boat = int(before.noah if before.phase == EMBARK else before.leaving) + 1
        gifts = min(int(after.gifts), int(after.cards[who]))
        lines.append(Phrase("log-departure", {"who": seat_phrase(who), "boat": boat, "gifts": gifts}))
    return lines


def _move(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move itself; a card that changes hands is named only to the two."""
    who = int(before.player)
    subject: dict[str, Any] = {"who": seat_phrase(who)}
    boat = int(before.noah) + 1
    if action < TAKE:
        return [Phrase("log-embark", {**subject, "animal": animal(action - BOARD), "boat": boat})]
    if action < NOAH_TO:
        return [Phrase("log-take", {**subject, "boat": boat, "animals": _aboard(before)})]
    if action < LOOK_AT:
        return [Phrase("log-noah", {**subject, "boat": action - NOAH_TO + 1})]
    if action < DRAW_FROM:
        return _look(before, action - LOOK_AT, seat)
    if action < GIVE_BACK:
        whom = action - DRAW_FROM
        name, card = "log-draw", int((after.hand[who] - before.hand[who]).argmax())
    elif action < GIVE_TO:
        whom = int(before.opponent)
        name, card = "log-return", card_of(action - GIVE_BACK)
    else:
        whom, kind = divmod(action - GIVE_TO, N_KINDS)
        name, card = "log-give", card_of(kind)
    if seat in (who, whom):
        return [Phrase(f"{name}-seen", {**subject, "whom": seat_phrase(whom), "animal": hand_card(card)})]
    return [Phrase(name, {**subject, "whom": seat_phrase(whom)})]


def _aboard(s: Any) -> list[Phrase | str]:
    """The animals on Noah's boat, in order of loading."""
    return [animal(face) for face in s.boat_face[s.noah, : s.boat_size[s.noah]].tolist()]


def _look(before: Any, whom: int, seat: int | None) -> list[Phrase]:
    who = int(before.player)
    lines = [Phrase("log-look", {"who": seat_phrase(who), "whom": seat_phrase(whom)})]
    if seat == who:
        hand = before.hand[whom].tolist()
        cards: list[Phrase | str] = [hand_card(card) for card in range(N_FACES) for _ in range(hand[card])]
        lines.append(Phrase("log-seen", {"who": seat_phrase(who), "cards": cards}))
    return lines


def _end_of_round(before: Any, action: int, after: Any) -> list[Phrase]:
    """Why it ended, everybody's tears, and the next round or the winners."""
    who = int(before.player)
    number = int(before.rounds)
    if before.cards[who] == 1 and (action < TAKE or action >= GIVE_TO):
        lines = [Phrase("log-end-hand", {"who": seat_phrase(who), "round": number})]
    elif before.departures > MIDDLE:
        lines = [Phrase("log-end-boats", {"round": number})]
    else:
        lines = [Phrase("log-end-guard", {"round": number})]
    totals = after.total.tolist()[: after.players]
    for p, points in enumerate(totals):
        tears = points - int(before.total[p])
        lines.append(Phrase("log-tears", {"who": seat_phrase(p), "tears": tears, "total": points}))
    if after.player != OVER:
        starter = seat_phrase(int(after.starter))
        return [*lines, Phrase("log-round", {"round": int(after.rounds), "who": starter})]
    winners: list[Phrase | str] = [seat_phrase(p) for p, points in enumerate(totals) if points == min(totals)]
    return [*lines, Phrase("log-over", {"seats": winners, "winners": len(winners), "total": min(totals)})]
