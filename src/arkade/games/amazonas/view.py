"""What a seat sees in Coloretto Amazonas."""

from collections.abc import Iterator

import msgspec

from arkade.games.amazonas.components import BONUS, COLOURS, ENDING_STACKS, FIRST, KEYS, MAX_PLAYERS, N_COLOURS
from arkade.games.amazonas.state import NOTHING
from arkade.kernel.surveys import Take, kinds, kinds_if_shown


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
