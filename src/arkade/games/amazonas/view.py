"""What a seat sees in Coloretto Amazonas."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arkade.games.amazonas import rules
from arkade.games.amazonas.actions import ACCEPT, GIVE, PLAY, REFUSE
from arkade.games.amazonas.components import (
    BONUS,
    CAPACITY,
    COLOUR,
    COLOURS,
    ENDING_STACKS,
    FIRST,
    KEYS,
    MAX_PLAYERS,
    N_ANIMALS,
    N_COLOURS,
)
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.arrays import put
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import Take, kinds, kinds_if_shown
from arkade.text import Phrase, seat_phrase


class Colour(msgspec.Struct):
    """A colour and its bonus card."""

    name: str
    animals: list[str]  # as many as a column holds
    bonus: int  # what the bonus card is worth
    owner: int | None  # who has it


class Player(msgspec.Struct):
    """One seat. What the viewer may not see is None."""

    cards: int  # in hand
    hand: dict[str, int] | None
    columns: dict[str, list[str]]  # the animals of each colour
    stacks: dict[str, int]  # of each colour that has any
    score: int  # by what lies before the seat now; final at the end


class Gift(msgspec.Struct):
    """A card offered and not yet answered."""

    giver: int
    receiver: int
    animal: str


class View(msgspec.Struct):
    """The table as one seat sees it."""

    player: int | None
    colours: list[Colour]
    seats: list[Player]
    gift: Gift | None
    protected: int | None  # who has the protection card
    ending_stacks: int  # so many before one player end the game
    pile: int
    pile_cards: list[str] | None  # the top card first
    discard: dict[str, int]


_SEAT = (*range(MAX_PLAYERS), None)  # the last stands for -1, nobody
_ANIMALS = [list(KEYS[FIRST[i] : FIRST[i + 1]]) for i in range(N_COLOURS)]  # of each colour


def view(numbers: Iterator[int], seat: int | None, everything: bool) -> View:
    """The table as `seat` sees it, None: a spectator; `numbers` is its survey."""
    take = numbers.__next__
    player, players, gift, giver, protected, pile = _SEAT[take()], take(), take(), take(), _SEAT[take()], take()
    return View(
        player=player,
        colours=[Colour(COLOURS[i], _ANIMALS[i].copy(), BONUS[i], _SEAT[take()]) for i in range(N_COLOURS)],
        seats=[_player(take) for _ in range(players)],
        gift=None if gift == NOTHING or player is None else Gift(giver, player, KEYS[gift]),
        protected=protected,
        ending_stacks=ENDING_STACKS[players],
        pile=pile,
        pile_cards=[KEYS[take()] for _ in range(pile)] if everything else None,
        discard=kinds(take, KEYS),
    )


def _player(take: Take) -> Player:
    return Player(
        cards=take(),
        score=take(),
        hand=kinds_if_shown(take, KEYS),
        columns={name: [KEYS[take()] for _ in range(take())] for name in COLOURS},
        stacks=kinds(take, COLOURS),
    )


#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("giver", (MAX_PLAYERS,)),  # 1 for the seat whose gift waits for its answer
    ("gift", (N_ANIMALS,)),  # 1 for the animal given
    ("protected", (MAX_PLAYERS,)),  # 1 for the seat with the protection card
    ("hand", (N_ANIMALS,)),  # the observer's
    ("discard", (N_ANIMALS,)),  # the discard pile
    ("pile", (1,)),  # cards left in the pile
    ("bonus", (MAX_PLAYERS, N_COLOURS)),  # 1 for the seat that has the bonus card
    ("stack", (MAX_PLAYERS, N_COLOURS)),  # everybody's stacks
    ("column", (MAX_PLAYERS, N_ANIMALS)),  # 1 for the animals in everybody's columns
)


@rule
def observe(s, seat, out):
    """Fill the pieces in their order."""
    if s.player >= 0:
        out[(s.player - seat) % s.players] = 1
    at = MAX_PLAYERS
    if s.gift != NOTHING:
        out[at + (s.giver - seat) % s.players] = 1
        out[at + MAX_PLAYERS + s.gift] = 1
    at += MAX_PLAYERS + N_ANIMALS
    if s.protected != NOBODY:
        out[at + (s.protected - seat) % s.players] = 1
    at = put(out, at + MAX_PLAYERS, s.hand[seat])
    at = put(out, at, s.discard)
    out[at] = s.left
    at += 1
    for colour in range(N_COLOURS):
        if s.bonus[colour] != NOBODY:
            out[at + (s.bonus[colour] - seat) % s.players * N_COLOURS + colour] = 1
    at += MAX_PLAYERS * N_COLOURS
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, at + i * N_COLOURS, s.stack[p])
        put(out, at + MAX_PLAYERS * N_COLOURS + i * N_ANIMALS, s.column[p])


def story(before: Any, action: int, after: Any, seat: int | None) -> list[Phrase]:
    """The move, what it leads to, the card that the seat itself draws, and the end."""
    if GIVE <= action < ACCEPT:
        return _given(before, after, *divmod(action - GIVE, N_ANIMALS))
    lines = _played(before, after, action - PLAY) if action < GIVE else _answered(before, after, action)
    if after.player == OVER:
        return lines + _ended(after)
    drawer = int(before.player if action < GIVE else before.giver)
    if seat == drawer:
        drawn = Phrase(KEYS[before.pile[before.left - 1]])
        lines.append(Phrase("log-draw-own", {"who": seat_phrase(drawer), "animal": drawn}))
    return lines


def _played(before: Any, after: Any, animal: int) -> list[Phrase]:
    who = int(before.player)
    line = Phrase("log-play", {"who": seat_phrase(who), "animal": Phrase(KEYS[animal])})
    return [line, *_laid(before, after, who, animal)]


def _given(before: Any, after: Any, receiver: int, animal: int) -> list[Phrase]:
    giver, to = seat_phrase(int(before.player)), seat_phrase(receiver)
    lines = [Phrase("log-give", {"who": giver, "to": to, "animal": Phrase(KEYS[animal])})]
    if after.protected != before.protected:
        lines.append(Phrase("log-protection", {"who": to}))
    return lines


def _answered(before: Any, after: Any, action: int) -> list[Phrase]:
    who, gift = int(before.player), int(before.gift)
    seat, animal = seat_phrase(who), Phrase(KEYS[gift])
    if action == ACCEPT:
        return [Phrase("log-accept", {"who": seat, "animal": animal}), *_laid(before, after, who, gift)]
    return [Phrase("log-refuse", {"who": seat, "animal": animal, "lost": Phrase(KEYS[action - REFUSE])})]


def _laid(before: Any, after: Any, p: int, animal: int) -> list[Phrase]:
    """What a card does in a column: a double, a stack, a bonus."""
    i = int(COLOUR[animal])
    who, colour = seat_phrase(p), Phrase(COLOURS[i])
    lines = []
    if before.column[p, animal]:
        lines.append(Phrase("log-double", {"animal": Phrase(KEYS[animal])}))
    if after.stack[p, i] > before.stack[p, i]:
        lines.append(Phrase("log-stack", {"who": who, "colour": colour, "cards": CAPACITY[i]}))
    if after.bonus[i] != before.bonus[i]:
        lines.append(Phrase("log-bonus", {"who": who, "colour": colour, "points": BONUS[i]}))
    return lines


def _ended(s: Any) -> list[Phrase]:
    """Why the game is over, and everybody's points (AMA-17, AMA-18)."""
    stacks = s.stack.sum(axis=1).tolist()
    most = max(stacks)
    if most == ENDING_STACKS[s.players]:
        lines = [Phrase("log-end-stacks", {"who": seat_phrase(stacks.index(most)), "stacks": most})]
    else:
        lines = [Phrase("log-end-pile")]
    for p in range(s.players):
        columns, stacked, bonus = rules.column_points(s, p), rules.stack_points(s, p), rules.bonus_points(s, p)
        points = {"columns": int(columns), "stacks": int(stacked), "bonus": int(bonus)}
        lines.append(Phrase("log-points", {"who": seat_phrase(p), **points, "total": sum(points.values())}))
    return lines
