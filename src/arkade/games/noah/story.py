"""What happened in Noah, as each seat may know it."""

from typing import Any

from arkade.games.noah.actions import (
    BOARD,
    DRAW_FROM,
    GIVE_BACK,
    GIVE_TO,
    KINDS,
    LOOK_AT,
    NOAH_TO,
    OBJECT_OF,
    SECOND_OF,
    TAKE,
    VERB_OF,
    card_of,
)
from arkade.games.noah.components import CARDS, FACES, SNAIL_CARD, SNAIL_FEMALE
from arkade.games.noah.rules import last_aboard
from arkade.games.noah.state import EMBARK, GIVE
from arkade.games.noah.turn import turn, why_over
from arkade.kernel.events import Event, Name, Seat
from arkade.kernel.record import OVER


class Embarked(Event, frozen=True, tag="embark"):
    """An animal went aboard (NOA-06)."""

    who: Seat
    animal: Name
    boat: int


class Taken(Event, frozen=True, tag="take"):
    """Nothing could embark: the boat's animals came into a hand (NOA-09)."""

    who: Seat
    boat: int
    animals: list[Name]


class NoahMoved(Event, frozen=True, tag="noah"):
    """Noah went to another boat (NOA-11)."""

    who: Seat
    boat: int


class Paired(Event, frozen=True, tag="pair"):
    """The same species twice: who made it goes on (NOA-13)."""

    who: Seat


class Departed(Event, frozen=True, tag="departure"):
    """A full boat left; gifts are due (NOA-14, NOA-15)."""

    who: Seat
    boat: int
    gifts: int


class Looked(Event, frozen=True, tag="look"):
    """Giraffe: a hand was looked at (NOA-21)."""

    who: Seat
    whom: Seat


class Seen(Event, frozen=True, tag="seen"):
    """What was in it, to the one who looked."""

    who: Seat
    cards: list[Name]


class Passed(Event, frozen=True):
    """A card changed hands; only the two know which."""

    who: Seat
    whom: Seat
    animal: Name | None = None

    def key(self) -> str:
        """Another sentence for those who know the card."""
        return f"log-{self.__struct_config__.tag}{'' if self.animal is None else '-seen'}"


class Drawn(Passed, frozen=True, tag="draw"):
    """Lion: `who` drew a card from `whom` (NOA-23)."""


class Returned(Passed, frozen=True, tag="return"):
    """Lion: `who` gave a card back (NOA-23)."""


class Given(Passed, frozen=True, tag="give"):
    """A gift after a departure (NOA-15)."""


class HandEmptied(Event, frozen=True, tag="end-hand"):
    """The round ended with somebody's last card (NOA-30)."""

    who: Seat
    round: int


class BoatsGone(Event, frozen=True, tag="end-boats"):
    """The round ended with the fourth departure (NOA-30)."""

    round: int


class RoundCut(Event, frozen=True, tag="end-guard"):
    """The round ended by the guard (NOA-35)."""

    round: int


class Wept(Event, frozen=True, tag="tears"):
    """Somebody's tears of the round, and all so far (NOA-31)."""

    who: Seat
    tears: int
    total: int
    cards: list[Name]  # those left in hand, shown to all


class RoundBegan(Event, frozen=True, tag="round"):
    """Another round was dealt (NOA-32)."""

    round: int
    who: Seat


class Over(Event, frozen=True, tag="over"):
    """The game is over (NOA-33, NOA-34)."""

    seats: list[Seat]
    winners: int
    total: int


Happened = (
    Embarked
    | Taken
    | NoahMoved
    | Paired
    | Departed
    | Looked
    | Seen
    | Drawn
    | Returned
    | Given
    | HandEmptied
    | BoatsGone
    | RoundCut
    | Wept
    | RoundBegan
    | Over
)


def events(before: Any, action: int, after: Any, seat: int | None) -> list[Happened]:
    """The move and what followed from it: a pair, a departure, the end of the round or of the game."""
    who = int(before.player)
    found = _move(before, action, after, seat)
    ended = after.player == OVER or after.rounds > before.rounds
    embarked = VERB_OF[action] == BOARD
    if embarked and last_aboard(before, before.noah) // 2 == OBJECT_OF[action] // 2 and turn(before, action).goes_on:
        found.append(Paired(who))
    if ended:
        return found + _end_of_round(before, action, after)
    if after.phase == GIVE and before.phase != GIVE:
        boat = int(before.noah if before.phase == EMBARK else before.leaving) + 1
        found.append(Departed(who, boat, min(int(after.gifts), int(after.cards[who]))))
    return found


def _move(before: Any, action: int, after: Any, seat: int | None) -> list[Happened]:
    """The move itself; a card that changes hands is named only to the two."""
    who, boat = int(before.player), int(before.noah) + 1
    verb, what, more = VERB_OF[action], int(OBJECT_OF[action]), int(SECOND_OF[action])
    if verb == BOARD:
        return [Embarked(who, FACES[what], boat)]
    if verb == TAKE:
        aboard = before.boat_face[before.noah, : before.boat_size[before.noah]].tolist()
        return [Taken(who, boat, [FACES[face] for face in aboard])]
    if verb == NOAH_TO:
        return [NoahMoved(who, what + 1)]
    if verb == LOOK_AT:
        looked = Looked(who, what)
        return [looked, Seen(who, _cards(before.hand[what]))] if seat == who else [looked]
    if verb == DRAW_FROM:
        card = CARDS[int((after.hand[who] - before.hand[who]).argmax())]
        return [Drawn(who, what, card if seat in (who, what) else None)]
    if verb == GIVE_BACK:
        whom = int(before.opponent)
        return [Returned(who, whom, KINDS[what] if seat in (who, whom) else None)]
    return [Given(who, what, KINDS[more] if seat in (who, what) else None)]


def _cards(hand: Any) -> list[str]:
    return [card for card, count in zip(CARDS, hand.tolist(), strict=True) for _ in range(count)]


def _hands_left(before: Any, action: int) -> Any:
    """The hands as the action that ends a round leaves them: the next round may have been dealt since."""
    hands = before.hand.copy()
    who, verb, what, more = int(before.player), VERB_OF[action], int(OBJECT_OF[action]), int(SECOND_OF[action])
    if verb == BOARD:
        hands[who, SNAIL_CARD if what == SNAIL_FEMALE else what] -= 1
    elif verb in (GIVE_BACK, GIVE_TO):
        card = card_of(what if verb == GIVE_BACK else more)
        hands[who, card] -= 1
        hands[int(before.opponent) if verb == GIVE_BACK else what, card] += 1
    return hands


def _end_of_round(before: Any, action: int, after: Any) -> list[Happened]:
    """Why it ended, everybody's tears, and the next round or the winners."""
    who, number = int(before.player), int(before.rounds)
    why = why_over(before, action)
    ended = BoatsGone(number) if why == "boats" else RoundCut(number)
    found: list[Happened] = [HandEmptied(who, number) if why == "hand" else ended]
    totals = after.total.tolist()[: after.players]
    left = _hands_left(before, action)
    found += [Wept(p, points - int(before.total[p]), points, _cards(left[p])) for p, points in enumerate(totals)]
    if after.player != OVER:
        return [*found, RoundBegan(int(after.rounds), int(after.starter))]
    winners = [p for p, points in enumerate(totals) if points == min(totals)]
    return [*found, Over(winners, len(winners), min(totals))]
