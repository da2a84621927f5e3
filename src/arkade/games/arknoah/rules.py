"""Ark & Noah, decision by decision (ARK-01 to ARK-62): the normal game and the quick game."""

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    OBJECT_OF,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_PLANKS,
    TAKE,
    VERB_OF,
    WORK,
)
from arkade.games.arknoah.building import legal_build, place_cube, place_plank, random_build
from arkade.games.arknoah.exchange import (
    begin_swap,
    draw_from,
    end_swap,
    legal_draw,
    legal_exchange,
    legal_lift,
    legal_reward,
    legal_swap_in,
    legal_swap_out,
    lift,
    list_drawn,
    swap_out,
    take_reward,
)
from arkade.games.arknoah.loading import board, legal_into, legal_load, place_food, random_load
from arkade.games.arknoah.rounds import carry_on, legal_work, work
from arkade.games.arknoah.state import (
    BOARDING,
    BUILDING,
    DRAWING,
    EXCHANGING,
    LIFTING,
    LOADING,
    PART_OVER,
    REWARDING,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
    WORKING,
)
from arkade.games.arknoah.stocks import take_tile
from arkade.kernel.generator import below
from arkade.kernel.rule import rule


@rule
def legal(s, out):
    """What the player may decide at this step."""
    if s.phase == BUILDING:
        return legal_build(s, out)
    if s.phase == LOADING:
        return legal_load(s, out)
    if s.phase == BOARDING:
        return legal_into(s, out)
    if s.phase == WORKING:
        return legal_work(s, out)
    if s.phase == DRAWING:
        return legal_draw(s, out)
    if s.phase == TAKING:
        return list_drawn(s, TAKE, out)
    if s.phase == REWARDING:
        return legal_reward(s, out)
    if s.phase == EXCHANGING:
        return legal_exchange(s, out)
    if s.phase == LIFTING:
        return legal_lift(s, out)
    if s.phase == SWAPPING_IN:
        return legal_swap_in(s, out)
    return legal_swap_out(s, out)


@rule
def random_legal(s, rng, out):
    """One of them by lot, with the longest lists without listing."""
    if s.phase == BUILDING:
        return random_build(s, rng)
    if s.phase == LOADING:
        return random_load(s, rng)
    return out[below(rng, legal(s, out))]


@rule
def apply(s, action):
    """One decision."""
    verb, what = VERB_OF[action], OBJECT_OF[action]
    if verb == PUT_PLANK:
        place_plank(s, what)
    elif verb == PUT_CUBE:
        place_cube(s, what)
    elif verb == FEED:
        place_food(s, what)
    elif verb == BOARD:
        s.loading = what
        s.phase = BOARDING
    elif verb == INTO:
        board(s, what)
    elif verb == DONE:
        s.phase = PART_OVER
    elif verb == WORK:
        work(s, what)
    elif verb == DRAW:
        draw_from(s, what)
    elif verb == TAKE:
        take_tile(s, what, s.player)
        s.phase = PART_OVER
    else:
        exchange(s, verb, what)
    if s.phase == PART_OVER:
        carry_on(s)


@rule
def exchange(s, verb, what):
    """A step of an exchange (ARK-24, ARK-53)."""
    if verb == REWARD:
        take_reward(s, what)
    elif verb == SWAP_PLANKS:
        s.phase = LIFTING
    elif verb == LIFT:
        lift(s, what)
    elif verb == SWAP_ANIMALS:
        begin_swap(s)
    elif verb == SWAP_IN:
        s.incoming = what
        s.phase = SWAPPING_OUT
    elif verb == NO_SWAP:
        end_swap(s)
    else:
        swap_out(s, what)
