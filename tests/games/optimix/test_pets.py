"""A redeal takes all ways in which a game can have gone as it was seen for equally likely: enumerated (OPT-52)."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from scipy.stats import chisquare

from arkade.games.optimix.components import CARDS
from arkade.games.optimix.knowledge import laid_unseen, seen_entering, seen_leaving
from arkade.games.optimix.state import NOTHING, into_hand, out_of_hand
from arkade.state import State

from .positions import hand, position
from .test_knowledge import small

pytestmark = pytest.mark.rule("COM-06", "OPT-30", "OPT-31", "OPT-52")

SEEDS = 2500

#: What all saw, in its order: (seat, "draw"), (seat, "take", card), (seat, "pet"), (seat, "play", card).
Events = list[tuple[int, str] | tuple[int, str, str]]
Hands = dict[int, list[tuple[str, bool]]]  # the cards, and whether all saw them come
Pets = dict[int, str]

ONE: Events = [(1, "draw"), (1, "take", "cow"), (1, "draw"), (1, "draw"), (1, "pet")]  # three unseen cards and the cow

HAY: Events = [(1, "take", "hay")]
GRAIN: Events = [(1, "take", "grain")]
DRAWN: Events = [(1, "draw"), (2, "draw"), (1, "play", "hay")]

STORIES: dict[str, tuple[Events, str]] = {
    "just laid": (ONE, "bee, hen, elephant, mammoth, dog"),
    "two taken openly": ([*ONE[:2], (1, "take", "zebra"), *ONE[2:]], "bee, hen, elephant, dog"),
    "an unseen card played": ([*ONE, (1, "play", "dog")], "bee, dog, elephant, hen, mammoth"),
    "one drawn since": ([*ONE, (1, "draw")], "bee, hen, elephant, dog, mammoth"),
    "one drawn and one played": ([*ONE, (1, "draw"), (1, "play", "dog")], "bee, dog, elephant, hen, mammoth"),
    "the taken one played": ([*ONE, (1, "draw"), (1, "play", "cow")], "bee, elephant, hen, dog, mammoth"),
    "much drawn and played": (
        [*ONE, (1, "draw"), (1, "play", "dog"), (1, "draw"), (1, "play", "mammoth"), (1, "take", "zebra")],
        "bee, dog, hen, mammoth, elephant, snail",
    ),
    "only unseen cards played since": (
        [(1, "draw"), (1, "take", "cow"), (1, "pet"), (1, "play", "dog"), (1, "draw")],
        "dog, bee, hen, elephant",
    ),
    "two pets": (
        [*ONE[:3], (2, "take", "zebra"), (2, "draw"), (1, "pet"), (2, "pet"), (1, "draw"), (2, "draw")],
        "bee, hen, elephant, dog, mammoth",
    ),
    "two pets, both have played": (
        [*ONE, (2, "take", "zebra"), (2, "draw"), (2, "draw"), (2, "pet"), (1, "play", "dog"), (2, "play", "mammoth")],
        "bee, dog, hen, elephant, mammoth, snail",
    ),
    # equals: that hay was played does not show that the hay taken openly is not the pet (OPT-53)
    "an equal drawn since": ([*ONE[:1], *HAY, (1, "pet"), (1, "draw"), (1, "play", "hay")], "dog, hay, bee, hay"),
    "all others taken openly": (
        [*HAY, (1, "take", "cow"), (1, "pet"), (1, "draw"), (1, "play", "hay")],
        "hay, bee, hen",
    ),
    "the other unseen one played": (
        [*ONE[:1], *HAY, (1, "take", "cow"), (1, "pet"), (1, "play", "dog"), (1, "draw"), (1, "play", "hay")],
        "dog, hay, bee, hen",
    ),
    "an equal and all others played": (
        [*HAY, (1, "take", "cow"), (1, "pet"), (1, "draw"), (1, "draw"), (1, "play", "hay"), (1, "play", "cow")],
        "hay, bee, hen, hay",
    ),
    "an equal and an unseen one played": (
        [*ONE[:1], *HAY, (1, "pet"), (1, "draw"), (1, "draw"), (1, "play", "hay"), (1, "play", "dog"), (1, "draw")],
        "bee, hay, dog, hen, hay",
    ),
    "an equal played twice": (
        [*ONE[:1], *HAY, (1, "take", "cow"), (1, "pet"), (1, "draw"), (1, "play", "hay"), (1, "play", "hay")],
        "dog, hay, bee, hay, hay",
    ),
    "two equals taken openly": (
        [*HAY, *HAY, (1, "draw"), (1, "pet"), (1, "play", "hay"), (1, "draw"), (1, "play", "hay"), (1, "draw")],
        "dog, hay, bee, hen, hay",
    ),
    "an equal taken again": (
        [*ONE[:1], *HAY, (1, "pet"), (1, "draw"), (1, "play", "hay"), *HAY, (1, "draw"), (1, "play", "hay")],
        "dog, hay, bee, hay",
    ),
    "equals of two kinds": (
        [*ONE[:1], *HAY, *GRAIN, (1, "pet"), (1, "draw"), (1, "draw"), (1, "play", "hay"), (1, "play", "grain")],
        "dog, hay, grain, bee, hay",
    ),
    "two owners with an equal": (
        [*HAY, *ONE[:1], (1, "pet"), (2, "take", "hay"), (2, "take", "cow"), (2, "pet"), *DRAWN, (2, "play", "hay")],
        "dog, hay, hay, bee",
    ),
}


def games(events: Events, order: list[str]) -> Iterator[tuple[Hands, Pets]]:
    """With the unseen cards in one order: hands and pets after every game that shows these events.

    Equal cards taken openly are one choice, unseen ones a choice each (OPT-53).
    """

    def go(i: int, hands: Hands, pets: Pets, drawn: int) -> Iterator[tuple[Hands, Pets]]:
        if i == len(events):
            yield hands, pets
            return
        seat, what, *named = events[i]
        mine = hands.get(seat, [])
        if what == "draw":
            yield from go(i + 1, {**hands, seat: [*mine, (order[drawn], False)]}, pets, drawn + 1)
        elif what == "take":
            yield from go(i + 1, {**hands, seat: [*mine, (named[0], True)]}, pets, drawn)
        else:
            openly = sorted({card for card in mine if card[1] and (not named or card[0] in named)})
            unseen = [card for card in mine if not card[1] and (not named or card[0] in named)]
            for card in openly if openly and named else openly + unseen:
                rest = mine.copy()
                rest.remove(card)
                laid = {**pets, seat: card[0]} if what == "pet" else pets
                yield from go(i + 1, {**hands, seat: rest}, laid, drawn)

    yield from go(0, {}, {}, 0)


def shown(hands: Hands, pets: Pets) -> str:
    return str([(pets.get(seat), sorted(card for card, _ in hands.get(seat, []))) for seat in (1, 2)])


def all_ways(events: Events, unseen: list[str]) -> Counter[str]:
    return Counter(shown(*game) for order in permutations(unseen) for game in games(events, list(order)))


def seen(events: Events, unseen: list[str]) -> State:
    """A position after these events; the true order of the unseen cards is the given one, the first fitting game."""
    hands, pets = next(games(events, unseen))
    del hands
    drawn = sum(what[1] == "draw" for what in events)
    state = small(position(rain=3), ", ".join([*unseen[drawn:], "rain", "rain"]))
    s, order = state._record, iter(unseen)
    for name, copies in Counter([*unseen, *(named[0] for _, what, *named in events if what == "take")]).items():
        s.copies[CARDS.index(name)] = copies
    for seat, what, *named in events:
        card = CARDS.index(next(order) if what == "draw" else named[0] if named else pets[seat])
        if what in ("draw", "take"):
            into_hand(s, seat, card)
            if what == "take":
                seen_entering(s, seat, card)
        else:
            out_of_hand(s, seat, card)
            if what == "pet":
                s.pet[seat] = card
                laid_unseen(s, seat)
            else:
                seen_leaving(s, seat, card)
    return state


def imagined(state: State) -> str:
    pets = {seat: CARDS[card] for seat, card in enumerate(state._record.pet.tolist()) if card != NOTHING}
    hands = {seat: [(card, False) for card in Counter(hand(state, seat)).elements()] for seat in (1, 2)}
    return shown(hands, pets)


@pytest.mark.parametrize("story", STORIES)
def test_a_redeal_gives_every_way_of_having_played_so_the_same_chance(story: str) -> None:
    events, unseen = STORIES[story][0], STORIES[story][1].split(", ")
    ways, state = all_ways(events, unseen), seen(events, unseen)
    found = Counter(imagined(state.redeal(0, seed)) for seed in range(SEEDS))
    assert set(found) <= set(ways)
    expected = [SEEDS * count / ways.total() for count in ways.values()]
    assert min(expected) > 5
    assert chisquare([found[way] for way in ways], expected).pvalue > 0.001


def test_the_share_of_a_card_taken_openly_is_exact() -> None:
    """The cow was taken openly, three cards were not: 1 to 3, whichever of them count."""
    events, unseen = ONE, STORIES["just laid"][1].split(", ")
    ways = all_ways(events, unseen)
    assert sum(count for way, count in ways.items() if "('cow'" in way) * 4 == ways.total()
    state = seen(events, unseen)
    assert state._record.choices[1] == 3


def test_an_unseen_card_played_before_anything_was_drawn_leaves_one_choice_less() -> None:
    state = seen([*ONE, (1, "play", "dog")], ["bee", "dog", "elephant", "hen", "mammoth"])
    assert state._record.choices[1] == pytest.approx(2)


@pytest.mark.rule("OPT-53")
def test_of_two_equal_cards_one_may_be_the_pet_though_the_other_was_played() -> None:
    """The hay taken openly is the pet, the unseen card of then is played, and so is a second hay, drawn since: the pet
    is the hay or the hen, no card that its owner cannot have held then."""
    state = position(hands=["", "dog, hay, hen", ""], rain=3)
    s, (dog, hay, hen) = state._record, [CARDS.index(name) for name in ("dog", "hay", "hen")]
    for card in (hay, hen):
        seen_entering(s, 1, card)
    out_of_hand(s, 1, hay)
    s.pet[1] = hay
    laid_unseen(s, 1)
    out_of_hand(s, 1, dog)
    seen_leaving(s, 1, dog)
    into_hand(s, 1, hay)
    out_of_hand(s, 1, hay)
    seen_leaving(s, 1, hay)
    pets = set()
    for seed in range(300):
        other = state.redeal(0, seed)._record
        assert other.hand[1].sum() == other.cards[1]
        pets.add(CARDS[other.pet[1]])
    assert pets == {"hay", "hen"}
