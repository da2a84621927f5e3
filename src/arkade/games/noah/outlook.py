"""What a legal action of Noah brings for certain."""

from typing import Any

from arkade.games.noah.actions import BOARD, GIVE_BACK, GIVE_TO, NOAH_TO, OBJECT_OF, SECOND_OF, TAKE, VERB_OF, card_of
from arkade.games.noah.components import (
    CARDS,
    DONKEY,
    GIRAFFE,
    LION,
    SEXES,
    TEARS,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.rules import last_aboard
from arkade.games.noah.state import ANY, NOTHING
from arkade.kernel.events import Name, Seat
from arkade.kernel.reasons import Effect


class Weighs(Effect, frozen=True, tag="weigh"):
    """The boat's weight after it, and the sex that must follow (NOA-07, NOA-08)."""

    boat: int
    weight: int
    limit: int
    sex: str  # m, f or any


class Fills(Effect, frozen=True, tag="fill"):
    """The boat is full and leaves; gifts follow (NOA-14, NOA-15)."""

    boat: int
    gifts: int


class Pairs(Effect, frozen=True, tag="pair"):
    """A pair: one goes on (NOA-13)."""


class EndsRound(Effect, frozen=True, tag="end"):
    """One's last card: the round is over (NOA-30)."""


class Allows(Effect, frozen=True, tag="trait"):
    """The animal's trait follows (NOA-21 to NOA-23)."""

    trait: str

    def key(self) -> str:
        """A sentence for each."""
        return f"would-trait-{self.trait}"


class Takes(Effect, frozen=True, tag="take"):
    """Cards come into one's hand, with their tears (NOA-09, NOA-31)."""

    cards: int
    tears: int


class Visits(Effect, frozen=True, tag="visit"):
    """The boat where the next animal embarks: what it weighs and wants."""

    boat: int
    weight: int
    limit: int
    sex: str


class Passes(Effect, frozen=True, tag="pass"):
    """A card and its tears go to somebody (NOA-15, NOA-23)."""

    whom: Seat
    animal: Name
    tears: int


TRAITS = {GIRAFFE: "giraffe", LION: "lion", DONKEY: "donkey"}


def outlook(s: Any, action: int) -> list[Effect]:
    """What it brings, by its verb."""
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    if verb == BOARD:
        return _embark(s, what)
    if verb == TAKE:
        aboard = s.boat_face[s.noah, : s.boat_size[s.noah]].tolist()
        return [Takes(len(aboard), sum(TEARS[face // 2] for face in aboard))]
    if verb == NOAH_TO:
        return _visit(s, what)
    if verb == GIVE_BACK:
        return [_pass(int(s.opponent), card_of(what))]
    if verb == GIVE_TO:
        return [_pass(what, card_of(int(SECOND_OF[action])))]
    return []


def _embark(s: Any, face: int) -> list[Effect]:
    species, boat = face // 2, int(s.noah) + 1
    weight = int(s.boat_weight[s.noah]) + WEIGHTS[species]
    limit = WOODPECKER_LIMIT if species == WOODPECKER else int(s.boat_limit[s.noah])
    last = int(last_aboard(s, s.noah))
    found: list[Effect] = []
    if weight == limit:
        found.append(Fills(boat, min(int(s.departures) + 1, int(s.cards[s.player]) - 1)))
    else:
        after = ANY if last == NOTHING else face % 2 if last % 2 == face % 2 else 1 - face % 2
        found.append(Weighs(boat, weight, limit, _sex(after)))
    if s.cards[s.player] == 1:
        return [*found, EndsRound()]
    if species in TRAITS:
        found.append(Allows(TRAITS[species]))
    if last != NOTHING and last // 2 == species:
        found.append(Pairs())
    return found


def _visit(s: Any, boat: int) -> list[Effect]:
    """What waits there; a full boat is replaced by an empty one first."""
    if boat == s.leaving:
        return []
    weight, limit = int(s.boat_weight[boat]), int(s.boat_limit[boat])
    return [Visits(boat + 1, weight, limit, _sex(int(s.boat_next[boat])))]


def _pass(whom: int, card: int) -> Effect:
    return Passes(whom, CARDS[card], TEARS[card // 2])


def _sex(sex: int) -> str:
    return "any" if sex == ANY else SEXES[sex]
