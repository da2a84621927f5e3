"""What each seat knows in Arche Opti Mix, and what a redeal keeps of it (COM-06, OPT-52)."""

import random
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.optimix.components import CARDS, RAIN_CARDS
from arkade.games.optimix.knowledge import unseen
from arkade.games.optimix.state import NOTHING, RAIN, into_hand, out_of_hand
from arkade.state import State

from .histories import DECKS, Log, chosen, count, deck_file, fits
from .positions import cards, hand, kept, known, play, position

pytestmark = pytest.mark.rule("COM-06", "OPT-52")


def learn(state: State, seat: int, names: str) -> None:
    """Let all know cards of a hand, as if they had been taken from the display."""
    for card in cards(names):
        state._record.known[seat, card] += 1


def keep(state: State, seat: int, names: str) -> None:
    """Let all know cards to be in a hand or to be the pet, as if it had just been laid."""
    s = state._record
    for card in cards(names):
        s.kept[seat] |= 1 << card
    s.choices[seat] = unseen(s, seat)


def small(state: State, pile: str) -> State:
    """Leave only these cards in the pile, with whatever rain is named."""
    s = state._record
    rest = cards(pile)
    s.copies[:] = 0
    s.pile[s.top : s.top + len(rest)] = rest
    s.end = s.top + len(rest)
    s.rain = RAIN_CARDS - rest.count(RAIN)
    s.first_rain = 0 if s.rain else s.top + rest.index(RAIN)
    return state


# How knowledge comes and goes


@pytest.mark.rule("OPT-09", "OPT-23")
def test_display_cards_taken_are_known_to_all_and_pile_cards_to_nobody_else() -> None:
    state = position(display="hay, bee, lion", pile="moose, zebra")
    play(state, "take lion")
    assert known(state, 0) == {"lion": 1}
    for viewer in (None, 1, 2):
        seat = state.view(viewer)["seats"][0]
        assert (seat["hand"], seat["known"], seat["cards"]) == (None, {"lion": 1}, 2)
    assert state.view(0)["seats"][0]["hand"] == {"lion": 1, "moose": 1}
    state = play(position(["cow"], ["horse"], ["hen", "", ""]), "hen p2", "pick grain")
    assert known(state, 0) == {"grain": 1}


@pytest.mark.rule("OPT-11", "OPT-53")
def test_a_card_played_is_no_longer_known_in_the_hand_nor_is_its_equal() -> None:
    state = position(["bee"], ["butterfly"], ["hay, hay, cow", "", ""], display="grain, grain, grain")
    learn(state, 0, "hay, cow")
    play(state, "hay p1")
    assert known(state, 0) == {"cow": 1}
    assert hand(state, 0) == {"hay": 1, "cow": 1}


@pytest.mark.rule("OPT-30", "OPT-31")
def test_once_a_pet_is_laid_a_known_card_is_in_the_hand_or_is_the_pet() -> None:
    state = position(hands=["lion, cow, elephant, sheep", "", ""], display="hay, hen, bee", pile="rain, moose", rain=1)
    learn(state, 0, "lion, elephant")
    play(state, "take hen", "pet lion")
    assert known(state, 0) == {}
    assert kept(state, 0) == {"elephant": 1, "lion": 1, "hen": 1}
    for viewer in (None, 1):
        seat = state.view(viewer)["seats"][0]
        assert (seat["known"], seat["kept"], seat["pet"], seat["pet_card"]) == (
            {},
            {"elephant": 1, "lion": 1, "hen": 1},
            True,
            None,
        )
    assert state.view(0)["seats"][0]["pet_card"] == "lion"
    play(state, "no pet", "no pet")
    assert known(state, 1) == {}


@pytest.mark.rule("OPT-30")
def test_whoever_keeps_no_pet_keeps_what_is_known() -> None:
    state = position(hands=["lion", "", ""], display="hay, hen, bee", pile="rain, moose", rain=1)
    learn(state, 0, "lion")
    play(state, "take hen", "no pet")
    assert known(state, 0) == {"lion": 1, "hen": 1}


@pytest.mark.rule("OPT-20")
def test_a_kept_card_that_is_played_was_not_the_pet() -> None:
    state = position(["cow"], ["horse"], ["hen, bee", "", ""])
    state._record.pet[0] = cards("lion")[0]
    keep(state, 0, "hen, lion")
    play(state, "hen p1")
    assert kept(state, 0) == {"lion": 1}


def test_a_story_names_pile_cards_and_pets_only_to_their_owner() -> None:
    state = position(hands=["cow", "", ""], display="hay, bee, lion", pile="moose, rain, zebra", rain=1)
    after = play(state.copy(), "take lion")
    take = state.game.parse("take lion")
    assert "moose" in str(state.story(take, after, 0))
    for reader in (None, 1, 2):
        assert "moose" not in str(state.story(take, after, reader))
        assert "lion" in str(state.story(take, after, reader))
    pet = after.game.parse("pet cow")
    final = play(after.copy(), "pet cow")
    assert "cow" in str(after.story(pet, final, 0))
    for reader in (None, 1, 2):
        assert "cow" not in str(after.story(pet, final, reader))


# Redeal


def test_a_redeal_keeps_own_cards_known_cards_and_everything_public() -> None:
    state = position(["cow"], ["horse"], ["lion, hay", "bee, moose, hen", "tiger"], pile="zebra, dodo")
    learn(state, 1, "bee")
    others = set()
    for seed in range(30):
        other = state.redeal(0, seed)
        assert hand(other, 0) == {"lion": 1, "hay": 1}
        assert hand(other, 1)["bee"] == 1
        assert sum(hand(other, 1).values()) == 3
        assert other.view(0) == state.view(0)
        others.add(str((hand(other, 1), hand(other, 2))))
    assert len(others) > 20


def test_a_redealt_record_no_longer_holds_what_was_drawn() -> None:
    state = play(position(display="hay, bee, lion", pile="moose, zebra"), "take lion")
    assert state._record.pile[0] == cards("moose")[0]
    assert not state.redeal(1, 3)._record.pile[: state._record.top].any()


@pytest.mark.rule("OPT-08")
def test_a_redeal_keeps_the_first_rain_in_its_place_and_no_rain_above_it() -> None:
    state = arkade.load("optimix", 3).new(seed=5)
    places: Counter[int] = Counter()
    for seed in range(300):
        pile = state.redeal(1, seed).view(arkade.ALL)["pile_cards"]
        assert pile.index("rain") == 21
        places.update(place for place, card in enumerate(pile[22:]) if card == "rain")
    assert chisquare([places[place] for place in range(25)]).pvalue > 0.001


@pytest.mark.rule("OPT-08", "OPT-10")
def test_once_the_first_rain_is_drawn_the_others_lie_anywhere() -> None:
    state = small(position(hands=["lion", "", ""], rain=3), "cow, rain, bee, rain")
    orders = Counter(tuple(state.redeal(0, seed).view(arkade.ALL)["pile_cards"]) for seed in range(900))
    assert set(orders) == set(permutations(["cow", "bee", "rain", "rain"]))
    assert chisquare(list(orders.values())).pvalue > 0.001


@pytest.mark.rule("OPT-07")
def test_every_deal_of_unknown_cards_has_the_same_chance() -> None:
    """Seat 0 knows one of seat 1's two cards; the other, seat 2's and the pile's three are four unknown cards."""
    state = small(position(hands=["lion", "bee, hen", "cow"], rain=3), "dog, rain, snail, rain")
    learn(state, 1, "bee")
    deals = Counter(str((hand(other, 1), hand(other, 2))) for other in (state.redeal(0, seed) for seed in range(900)))
    assert len(deals) == 12
    assert chisquare(list(deals.values())).pvalue > 0.001


def pets_of(state: State, seat: int, seeds: int) -> Counter[tuple[str, ...]]:
    """The pets of seats 1 and 2 as a seat imagines them, with seat 1's hand."""
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(seeds):
        other = state.redeal(seat, seed)
        pets = [CARDS[card] for card in other._record.pet[1:3].tolist() if card >= 0]
        found[(*pets, *sorted(hand(other, 1)))] += 1
    return found


@pytest.mark.rule("OPT-30", "OPT-31")
def test_a_pet_is_imagined_among_all_cards_that_nobody_has_seen() -> None:
    """Seat 1 has a pet and a card: the unknown bee, hen and elephant, in 6 ways."""
    state = small(position(hands=["lion", "elephant", ""], rain=3), "bee, rain, rain")
    state._record.pet[1] = cards("hen")[0]
    ways = pets_of(state, 0, 600)
    assert set(ways) == set(permutations(["bee", "hen", "elephant"], 2))
    assert chisquare(list(ways.values())).pvalue > 0.001


@pytest.mark.rule("OPT-30", "OPT-31")
def test_two_pets_kept_cards_and_unknown_ones_have_every_way_with_the_same_chance() -> None:
    """Enumerated: seat 1 keeps the cow (hand or pet) and has another card, seat 2 has a pet and no card."""
    state = small(position(hands=["lion", "cow", ""], rain=3), "bee, elephant, rain, rain")
    state._record.pet[1], state._record.pet[2] = cards("hen")[0], cards("dog")[0]
    keep(state, 1, "cow")
    expected: Counter[tuple[str, ...]] = Counter()
    for a, b, c, d in permutations(["bee", "hen", "dog", "elephant"]):  # seat 1's other card, seat 2's pet, the pile
        del c, d
        for pet, held in ((a, "cow"), ("cow", a)):
            expected[(pet, b, held)] += 1
    ways = pets_of(state, 0, 1200)
    assert set(ways) == set(expected)
    scale = 1200 / expected.total()
    assert chisquare([ways[way] for way in expected], [count * scale for count in expected.values()]).pvalue > 0.001


@pytest.mark.rule("OPT-30")
def test_a_kept_card_that_must_be_the_pet_is_it() -> None:
    state = position(hands=["lion", "", ""], rain=3)
    state._record.pet[1] = cards("cow")[0]
    keep(state, 1, "cow")
    assert {CARDS[state.redeal(0, seed)._record.pet[1]] for seed in range(20)} == {"cow"}
    assert {CARDS[state.redeal(None, seed)._record.pet[1]] for seed in range(20)} == {"cow"}


@pytest.mark.rule("OPT-32", "OPT-40")
def test_at_the_end_pets_and_hands_lie_open_and_a_redeal_keeps_them() -> None:
    state = position(hands=["cow", "bee", ""], rain=5, last=True)
    state._record.pet[2] = cards("hen")[0]
    play(state, "pass", "pass", "pass")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert [player["hand"] for player in view["seats"]] == [{"cow": 1}, {"bee": 1}, {}]
        assert view["seats"][2]["pet_card"] == "hen"
        assert view["pile_cards"] is None
        assert state.redeal(seat, 5).view(seat) == view


@pytest.mark.rule("OPT-46")
def test_a_card_waiting_for_its_ejection_is_no_longer_in_the_hand() -> None:
    state = play(position(["cow"], ["horse"], ["mosquito, bee", "", ""]), "mosquito p1")
    assert state.view(1)["played"] == "mosquito"
    for seed in range(10):
        assert "mosquito" not in hand(state.redeal(1, seed), 0)


@pytest.mark.rule("OPT-30", "OPT-53")
def test_of_several_equal_cards_known_only_one_can_have_become_the_pet() -> None:
    held = ["hay, hay, bee", "", ""]
    state = position(["fox"], ["horse"], held, "hay, hen, grain", "rain, moose", rain=1)
    learn(state, 0, "hay, hay")
    play(state, "take hen", "pet hay", "no pet", "no pet")
    assert (known(state, 0), kept(state, 0)) == ({"hay": 1}, {"hen": 1, "hay": 1})
    for seed in range(10):
        assert hand(state.redeal(1, seed), 0)["hay"] >= 1
    state._record.player = state._record.turn = state._player = 0
    play(state, "hay p1")
    assert (known(state, 0), kept(state, 0)) == ({}, {"hen": 1, "hay": 1})


# What the table saw


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_deal_of_any_seat_contradicts_what_the_table_saw(players: int, deck: str, tmp_path: Path) -> None:
    """For each deal there is a game with the same moves that leads to it."""
    found = count(players, range(6), 3, eager=True, every=5, deck=deck_file(deck, tmp_path))
    assert found.wrong == 0
    assert found.positions > 100
    assert found.doubtful > 10


def test_a_deal_that_cannot_be_is_found() -> None:
    """What is true fits; a card that came too late for the pet, and one taken openly that is missing, do not."""
    game = arkade.load("optimix", 3)
    late = missing = 0
    for seed in range(12):
        chance = random.Random(seed)
        state = game.new(seed)
        log = Log(state)
        while not state.over:
            log.play(state, chosen(state, chance, eager=True))
            s = state._record
            if state.over or s.last or len(log.moves) % 5 or s.pet[1] == NOTHING:
                continue
            assert fits(log, state, None)
            for card in range(len(CARDS)):
                if s.known[1, card] == s.hand[1, card] == s.copies[card] == 1:
                    late += not fits(log, changed(state, card, pet=True), None)
                    missing += not fits(log, changed(state, card, pet=False), None)
                    break
    assert late > 5
    assert missing > 5


def changed(state: State, card: int, pet: bool) -> State:
    """Seat 1 has one of its known cards as its pet, or not at all, for another one."""
    other = state.copy()
    s = other._record
    out = int(s.pet[1] if pet else s.pile[s.top : s.end][s.pile[s.top : s.end] != RAIN][0])
    out_of_hand(s, 1, card)
    into_hand(s, 1, out)
    if pet:
        s.pet[1] = card
    else:
        s.pile[s.top + s.pile[s.top : s.end].tolist().index(out)] = card
    return other
