"""Ark & Noah, decision by decision (ARK-01 to ARK-62): the normal game and the quick game."""

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    WORK,
)
from arkade.games.arknoah.building import legal_build, place_cube, place_plank, random_build
from arkade.games.arknoah.exchange import (
    begin_swap,
    draw_from,
    end_swap,
    in_supply,
    legal_draw,
    legal_exchange,
    legal_lift,
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
        n = 0
        for reward in range(4):
            if in_supply(s, s.player, reward):
                out[n] = REWARD + reward
                n += 1
        return n
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
    s.fresh = 1
    if action < DRAW:
        work(s, action - WORK)
    elif action < TAKE:
        draw_from(s, action - DRAW)
    elif action < REWARD:
        take_tile(s, action - TAKE, s.player)
        s.phase = PART_OVER
    elif action < SWAP_PLANKS:
        take_reward(s, action - REWARD)
    elif action == SWAP_PLANKS:
        s.phase = LIFTING
    elif action == SWAP_ANIMALS:
        begin_swap(s)
    elif action < SWAP_IN:
        lift(s, action - LIFT)
    elif action < NO_SWAP:
        s.incoming = action - SWAP_IN
        s.phase = SWAPPING_OUT
    elif action == NO_SWAP:
        end_swap(s)
    elif action < PUT_PLANK:
        swap_out(s, action - SWAP_OUT)
    elif action < FEED:
        build(s, action)
    elif action < DONE:
        load(s, action)
    else:
        s.phase = PART_OVER
    if s.phase == PART_OVER:
        carry_on(s)
    s.fresh = 0


@rule
def build(s, action):
    """A plank or a cube."""
    if action < PUT_CUBE:
        place_plank(s, action - PUT_PLANK)
    else:
        place_cube(s, action - PUT_CUBE)


@rule
def load(s, action):
    """Food, a pair, or where the pair goes."""
    if action < BOARD:
        place_food(s, action - FEED)
    elif action < INTO:
        s.loading = action - BOARD
        s.phase = BOARDING
    else:
        board(s, action - INTO)
