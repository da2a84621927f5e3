"""What a legal action of Noah brings for certain."""

from typing import Any

from arkade.games.noah.actions import BOARD, GIVE_BACK, GIVE_TO, NOAH_TO, OBJECT_OF, SECOND_OF, TAKE, VERB_OF, card_of
from arkade.games.noah.components import CARDS, DONKEY, SEXES, TEARS
from arkade.games.noah.state import ANY, DRAW, LOOK
from arkade.games.noah.turn import Turn, turn
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


class Leaves(Effect, frozen=True, tag="leave"):
    """The boat that an animal has filled leaves; gifts follow (NOA-14, NOA-15)."""

    boat: int
    gifts: int


class Pairs(Effect, frozen=True, tag="pair"):
    """A pair: one goes on (NOA-13)."""


class EndsRound(Effect, frozen=True, tag="end"):
    """The round is over by the end of the turn (NOA-30, NOA-35)."""

    why: str  # hand: at once, with the last card; gifts: with the last of them; boats or guard

    def key(self) -> str:
        """A sentence for each."""
        return f"would-end-{self.why}"


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


TRAITS = {LOOK: "giraffe", DRAW: "lion"}  # by the decision that follows


def outlook(s: Any, action: int) -> list[Effect]:
    """What the decision brings itself, then what the rest of the turn is sure to bring."""
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    if verb == TAKE:
        aboard = s.boat_face[s.noah, : s.boat_size[s.noah]].tolist()
        return [Takes(len(aboard), sum(TEARS[face // 2] for face in aboard))]
    rest = turn(s, action)
    found: list[Effect] = []
    if verb == GIVE_TO:
        found.append(_pass(what, card_of(int(SECOND_OF[action]))))
    elif verb == GIVE_BACK:
        found.append(_pass(int(s.opponent), card_of(what)))
    if rest.gifts and verb != GIVE_TO:
        found.append(Fills(int(s.noah) + 1, rest.gifts) if verb == BOARD else Leaves(int(s.leaving) + 1, rest.gifts))
    if verb == BOARD:
        found += _embark(s, what // 2, rest)
    elif verb == NOAH_TO and not rest.ends:
        found.append(Visits(*_boat(rest.after, what)))
    if rest.ends:
        found.append(EndsRound(rest.ends))
    return [*found, Pairs()] if rest.goes_on else found


def _embark(s: Any, species: int, rest: Turn) -> list[Effect]:
    """The boat, if it stays and another animal may follow, and the trait."""
    found: list[Effect] = [] if rest.gifts or rest.ends else [Weighs(*_boat(rest.after, int(s.noah)))]
    if rest.after.phase in TRAITS:
        found.append(Allows(TRAITS[rest.after.phase]))
    elif species == DONKEY and not rest.ends:
        found.append(Allows("donkey"))
    return found


def _boat(s: Any, boat: int) -> tuple[int, int, int, str]:
    """Its number, its weight, its limit and the sex that must follow."""
    sex = int(s.boat_next[boat])
    return boat + 1, int(s.boat_weight[boat]), int(s.boat_limit[boat]), "any" if sex == ANY else SEXES[sex]


def _pass(whom: int, card: int) -> Effect:
    return Passes(whom, CARDS[card], TEARS[card // 2])
