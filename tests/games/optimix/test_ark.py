"""The fast forms of Arche Opti Mix's ark say what the rules of cohabitation say, for all cards and cabins."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import arkade
from arkade.games.optimix.ark import balanced, ejector, fits, light, put_aboard, welcomed
from arkade.games.optimix.cohabitation import FEAR, clash, neighbours
from arkade.games.optimix.components import CARNIVORE, MAX_CABINS, MAX_TILT, N_CARDS, ROOM, SHY
from arkade.games.optimix.deck import FILE
from arkade.games.optimix.legal import random_legal
from arkade.games.optimix.pets import pet_faults
from arkade.games.optimix.setup import lone
from arkade.games.optimix.state import NOTHING, contains, diet_of, lowest, type_of, weight_of
from arkade.kernel.generator import below, seed_words
from tests.tables import random_states

from .positions import clear

WOLVERINE = """
[[card]]
name = "card-1"
title = "wolverine"
climate = "cold"
weight = 1
diet = "carnivore"
type = "shy"
copies = 2
"""  # afraid of its like


@pytest.fixture(params=["shipped", "shy carnivores"])
def game(request: Any, tmp_path: Path) -> arkade.Game:
    if request.param == "shipped":
        return arkade.load("optimix", 4)
    file = tmp_path / "deck.toml"
    file.write_text(FILE.read_text() + WOLVERINE)
    return arkade.load("optimix", 4, deck=file)


def in_deck(s: Any) -> list[int]:
    return [card for card in range(N_CARDS) if s.copies[card]]


def members(cards: Any) -> list[int]:
    """A set as a list."""
    found = []
    while cards:
        found.append(int(lowest(cards)))
        cards &= cards - 1
    return found


@pytest.mark.rule("OPT-14", "OPT-16", "OPT-17", "OPT-18", "OPT-41", "OPT-45")
def test_friends_are_the_cards_that_do_not_clash(game: arkade.Game) -> None:
    s = game.new(1)._record
    for card in in_deck(s):
        assert members(s.friends[card]) == [other for other in in_deck(s) if clash(s, card, other) == 0]


@pytest.mark.rule("OPT-18")
def test_neighbours_are_the_cards_that_do_not_frighten_each_other(game: arkade.Game) -> None:
    s = game.new(1)._record
    for card in in_deck(s):
        calm = [other for other in range(N_CARDS) if not s.copies[other] or not clash(s, card, other) & FEAR]
        assert members(neighbours(s, card)) == calm


@pytest.mark.rule("OPT-11", "OPT-15", "OPT-31", "OPT-44")
def test_the_sets_of_a_deck_are_those_of_its_cards_traits(game: arkade.Game) -> None:
    s = game.new(1)._record
    for field, holds in {
        "shy": lambda card: type_of(s, card) == SHY,
        "carnivores": lambda card: diet_of(s, card) == CARNIVORE,
        "lone": lambda card: lone(s, card),
        "ejectors": lambda card: ejector(s, card),
        "pets": lambda card: not pet_faults(s, card),
    }.items():
        assert members(s[field]) == [card for card in in_deck(s) if holds(card)]
    for s.tilt in range(-MAX_TILT, MAX_TILT + 1):
        for side in range(2):
            assert members(light(s, side)) == [card for card in in_deck(s) if balanced(s, side, weight_of(s, card))]


@pytest.mark.rule("OPT-14", "OPT-16", "OPT-17", "OPT-18", "OPT-19")
def test_a_cabin_of_one_or_two_welcomes_the_cards_that_clash_with_neither(game: arkade.Game) -> None:
    """Every load that can lie in a cabin and leaves room; next door and opposite only fear counts."""
    s = game.new(1)._record
    cards = in_deck(s)
    clashes = {(card, other): clash(s, card, other) for card in cards for other in cards}
    pairs = [pair for pair, why in clashes.items() if why == 0 and (pair[0] < pair[1] or s.copies[pair[0]] > 1)]
    for load in [*((card,) for card in cards), *pairs]:
        clear(s)
        s.filled[0, 1], s.cabin[0, 1, : len(load)] = len(load), load
        inside = [card for card in cards if not any(clashes[card, other] for other in load)]
        near = [card for card in cards if not any(clashes[card, other] & FEAR for other in load)]
        for side, cabin, welcome in ((0, 1, inside), (0, 0, near), (0, 2, near), (1, 1, near), (1, 0, cards)):
            assert members(welcomed(s, side, cabin, NOTHING) & s.deck) == welcome


@pytest.mark.rule("OPT-13", "OPT-19")
def test_what_a_cabin_is_open_to_follows_every_card_that_comes_aboard(game: arkade.Game) -> None:
    """One of each kind, with others of its kind as long as there is room."""
    s = game.new(1)._record
    for card in in_deck(s):
        clear(s)
        for _ in range(min(ROOM, s.copies[card])):
            put_aboard(s, card, 0, 1)
            for side, cabin in ((0, 1), (0, 0), (0, 2), (1, 1), (1, 0)):
                open_to = [other for other in in_deck(s) if contains(s.open_to[side, other], cabin)]
                assert open_to == members(welcomed(s, side, cabin, NOTHING) & s.deck)


@pytest.mark.slow
@pytest.mark.rule("OPT-13", "OPT-14", "OPT-15", "OPT-16", "OPT-17", "OPT-18", "OPT-19")
def test_a_cabin_takes_the_cards_that_clash_with_none_inside_and_fear_none_near(game: arkade.Game) -> None:
    """In random games, ejections among them; for every cabin and the space behind the last."""
    s = game.new(1)._record
    clashes = {(card, other): clash(s, card, other) for card in in_deck(s) for other in in_deck(s)}
    ejected = 0
    for seed in range(6):
        state, chance = game.new(seed), random.Random(seed)
        while not state.over:
            moves = state.legal()
            ousting = [move for move in moves if game.notation(move).startswith("eject ")]
            state.play(chance.choice(ousting or moves))
            if ousting or chance.random() < 0.1:
                ejected += bool(ousting)
                compare(state._record, clashes)
        compare(state._record, clashes)
    assert ejected > 3


def compare(s: Any, clashes: dict[tuple[int, int], int]) -> None:
    """What every cabin takes by its set, and by asking every card of it and near it."""
    ark = [[s.cabin[side, cabin, : s.filled[side, cabin]].tolist() for cabin in range(MAX_CABINS)] for side in (0, 1)]
    for side in range(2):
        for cabin in range(s.cabins[side] + 1):
            near = ark[1 - side][cabin] + ark[side][cabin + 1] + (ark[side][cabin - 1] if cabin else [])
            for card in in_deck(s):
                gets_on = not any(clashes[card, other] for other in ark[side][cabin])
                brave = not any(clashes[card, other] & FEAR for other in near)
                room = len(ark[side][cabin]) < ROOM
                assert contains(s.open_to[side, card], cabin) == (gets_on and brave and room)
                assert fits(s, card, side, cabin) == (
                    gets_on and brave and room and balanced(s, side, weight_of(s, card))
                )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_random_move_is_the_one_that_would_be_drawn_from_the_list(players: int) -> None:
    one, other, room = seed_words(3), seed_words(3), np.zeros(arkade.load("optimix", players).num_actions, np.int32)
    for state in random_states("optimix", players, range(15)):
        if not state.over:
            legal = state.legal()
            assert random_legal(state._record, one, room) == legal[below(other, len(legal))]
            assert (one == other).all()
