"""Ark & Noah, rule by rule (ARK-01 to ARK-62): the normal game and the quick game."""

from typing import Any

from arkade.errors import BadOption
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
from arkade.games.arknoah.components import (
    ANIMALS,
    BUILD,
    CUBES,
    EDGE_CELLS,
    EXCHANGE,
    FEMALE,
    FOOD,
    FOOD_TILES,
    FROM_PLAYERS,
    LAST_ROUND,
    LEAST_ROUNDS,
    LOAD,
    MALE,
    MAX_BONUS,
    N_ACTIONS,
    N_EDGES,
    N_POINTS,
    N_TILES,
    NOTHING,
    OUTLINE_BONUS,
    OUTLINE_SIZE,
    PITCH,
    PLANKS,
    QUICK_PAIRS,
    SHARE_BUILD,
    SHARE_FOOD,
    SHARE_LOAD,
    SHARE_PITCH,
    SHARE_WOOD,
    SIZES,
    START_FOOD,
    START_PITCH,
    START_PLANKS,
    WATER,
    WOOD,
)
from arkade.games.arknoah.enclosures import on_outline, put_cube, put_plank, takes_cube
from arkade.games.arknoah.exchange import (
    begin_animals,
    begin_exchange,
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
from arkade.games.arknoah.loading import board, can_load, legal_into, legal_load, place_food
from arkade.games.arknoah.state import (
    BAG,
    BOARDING,
    BUILDING,
    BY_BONUS,
    BY_BUILDING,
    BY_OUTLINE,
    DRAWING,
    EXCHANGING,
    FREE,
    LAST_FOOD,
    LAST_PAIRS,
    LEFT_ANIMALS,
    LEFT_FOOD,
    LEFT_PITCH,
    LEFT_PLANKS,
    LIFTING,
    LOADING,
    NO_EDGE,
    NOBODY,
    OUTLINE_CLOSED,
    PART_OVER,
    PLANKS_SHORT,
    REWARDING,
    ROUNDS_OVER,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
    UNUSED,
    WORKING,
)
from arkade.games.arknoah.stocks import draw, return_tile, score, take_food, take_pitch, take_planks, take_tile
from arkade.kernel.arrays import fill, total
from arkade.kernel.generator import below
from arkade.kernel.record import OVER, RANDOM
from arkade.kernel.rule import rule


def prepare(s, options):
    """Note the game and its options (ARK-41, ARK-50, ARK-62)."""
    s.quick = options["game"] == "quick"
    least = LEAST_ROUNDS[s.quick]
    chosen = options["last_round"]
    s.last_round = LAST_ROUND[s.quick] if chosen == "auto" else chosen
    if 0 < s.last_round < least:
        raise BadOption("last_round", chosen, f"the {options['game']} game takes auto, 0 (none), or {least} or more")
    if options["workers"] == "1" and (s.players != 3 or s.quick):
        raise BadOption("workers", "1", "it takes 2, and 1 only in the normal game with three players")
    s.workers = 1 if s.players == 4 else int(options["workers"])
    s.stuck_end = options["stuck_end"] == "on"


# Set-up


@rule
def deal(s):
    """Set-up (ARK-02 to ARK-06)."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    clear_ark(s)
    for tile in range(N_TILES):
        species = tile // 2
        if FROM_PLAYERS[species] <= s.players and not (s.quick and SIZES[species] == 0):  # ARK-03, ARK-50
            s.tile[tile] = BAG
            s.bag[tile % 2] += 1
        else:
            s.tile[tile] = UNUSED
    s.pitch_supply = 0 if s.quick else CUBES  # ARK-50
    s.food_supply = 0 if s.quick else FOOD_TILES
    for i in range(s.players):
        equip(s, (s.start + i) % s.players)
    fill(s.current, NOBODY)
    fill(s.done, NOBODY)
    if not s.quick:
        for i in range(s.players):  # ARK-06
            s.done[i] = (s.start + i) % s.players
            if s.workers == 2:
                s.done[2 * s.players - 1 - i] = s.done[i]
    s.ended = NOTHING
    s.lifted = s.incoming = s.loading = NOTHING
    begin_round(s)


@rule
def clear_ark(s):
    """The ark without anything on it (ARK-02)."""
    for edge in range(N_EDGES):
        there = EDGE_CELLS[s.players, edge, 0] != WATER or EDGE_CELLS[s.players, edge, 1] != WATER
        s.plank[edge] = FREE if there else NO_EDGE
    s.open_outline = OUTLINE_SIZE[s.players]
    fill(s.pen, NOTHING)
    fill(s.pen_large, NOTHING)
    fill(s.pen_small, NOTHING)


@rule
def equip(s, p):
    """What a player begins with (ARK-04)."""
    s.plank_supply[p] = PLANKS
    take_planks(s, p, START_PLANKS)
    take_pitch(s, p, START_PITCH)
    take_food(s, p, START_FOOD)
    male = draw(s, MALE)
    female = draw(s, FEMALE)
    while female // 2 == male // 2:
        return_tile(s, female)
        female = draw(s, FEMALE)
    take_tile(s, male, p)
    take_tile(s, female, p)


# The round


@rule
def begin_round(s):
    """The leftmost worker is the first to move (ARK-10); in the quick game the start player has a turn (ARK-51)."""
    s.rounds += 1
    s.turns = 0
    choose_next(s)


@rule
def choose_next(s):
    """The next worker, or turn of the quick game, needs an action; the seat that chooses, NOBODY if all have."""
    s.action = NOTHING
    s.phase = WORKING
    s.actor = NOBODY
    if s.quick:
        s.player = (s.start + s.turns) % s.players
        return s.player
    for space in range(N_ACTIONS):
        if s.done[space] != NOBODY:
            s.player = s.done[space]
            return s.player
    return NOBODY


@rule
def legal_work(s, out):
    """Every free space (ARK-10); in the quick game any of five actions (ARK-51)."""
    n = 0
    for action in range(N_ACTIONS):
        if may_work(s, action):
            out[n] = WORK + action
            n += 1
    return n


@rule
def may_work(s: Any, action: int) -> Any:
    """Whether an action can be chosen."""
    if s.quick:
        return action != PITCH and action != FOOD  # ARK-50
    return s.current[action] == NOBODY


@rule
def work(s, action):
    """Choose an action: a worker goes there and takes a bonus tile away (ARK-10, ARK-11)."""
    if s.quick:
        s.action = action
        s.actor = s.player
        s.phase = PART_OVER
        return
    score(s, s.player, BY_BONUS, s.bonus[action])
    s.bonus[action] = 0
    s.current[action] = s.player
    space = 0
    while s.done[space] == NOBODY:
        space += 1
    s.done[space] = NOBODY
    if choose_next(s) == NOBODY:
        for other in range(N_ACTIONS):  # ARK-12
            if s.current[other] == NOBODY:
                s.bonus[other] = min(s.bonus[other] + 1, MAX_BONUS)
        s.phase = PART_OVER


@rule
def carry_on(s):
    """One player after another takes part, one action follows another, until somebody has to decide (ARK-13)."""
    while True:
        s.budget = 0
        p = next_in_order(s)
        if p == NOBODY:
            if next_action(s):
                return
        else:
            s.acted[p] = 1
            s.player = p
            if takes_part(s, p, int(p != s.actor)):
                return


@rule
def next_in_order(s):
    """Who takes part next in the action, NOBODY if all have (ARK-13, ARK-51, ARK-42)."""
    if s.action == NOTHING:
        return NOBODY
    if s.action >= LAST_FOOD:
        return next_last_loader(s)
    if not s.acted[s.actor]:
        return s.actor
    if s.action == EXCHANGE:
        return NOBODY
    if s.quick:
        for i in range(1, s.players):
            p = (s.actor + i) % s.players
            if not s.acted[p]:
                return p
        return NOBODY
    for space in range(N_ACTIONS):
        p = worker_at(s, space)
        if p != NOBODY and not s.acted[p]:
            return p
    return NOBODY


@rule
def worker_at(s, space):
    """Whose worker is at an action, before or after carrying it out, or NOBODY."""
    return s.current[space] if s.current[space] != NOBODY else s.done[space]


@rule
def next_action(s):
    """The worker is done (ARK-14), the next action with a worker begins; whether somebody decides or it is over."""
    fill(s.acted, 0)
    if s.action >= LAST_FOOD:
        if s.action == LAST_PAIRS:
            final_count(s)
            return True
        s.action = LAST_PAIRS
        return False
    if s.quick:
        s.turns += 1
        if s.turns == s.players:
            return end_round(s)
        choose_next(s)
        return True
    if s.action != NOTHING:
        s.done[s.action] = s.actor
        s.current[s.action] = NOBODY
    for action in range(s.action + 1, N_ACTIONS):
        if s.current[action] != NOBODY:
            s.action = action
            s.actor = s.current[action]
            return False
    return end_round(s)


@rule
def takes_part(s, p, other):
    """A player's part in the action, `other` 1 if it is not his own; whether he has to decide anything.

    Who has nothing at all to place or to load is passed over. Who has begun says himself that he is done (ARK-30).
    """
    if s.action == PITCH:
        take_pitch(s, p, SHARE_PITCH[other])  # ARK-20
    elif s.action == FOOD:
        take_food(s, p, SHARE_FOOD[other])  # ARK-22
    elif s.action == WOOD:
        take_planks(s, p, SHARE_WOOD[other])  # ARK-23, ARK-54
    elif s.action == ANIMALS:
        return begin_animals(s, other)
    elif s.action == EXCHANGE:
        return begin_exchange(s, p)
    elif s.action == BUILD:
        s.budget = SHARE_BUILD[other]  # ARK-25, ARK-55
        s.phase = BUILDING
        return can_build(s, p)
    else:
        s.budget = 0 if s.action != LOAD else QUICK_PAIRS[other] if s.quick else SHARE_LOAD[other]  # ARK-30, ARK-56
        s.phase = LOADING
        return can_load(s, p)
    return False


# Action 6: build. Every piece lowers the budget, which ends the part at 0: no part has more than eight pieces.


@rule
def can_build(s, p):
    """Whether a player has a plank or a cube and a place for it."""
    if s.planks[p] > 0:
        for edge in range(N_EDGES):
            if s.plank[edge] == FREE:
                return True
    if s.pitch[p] > 0:
        for point in range(N_POINTS):
            if takes_cube(s, point):
                return True
    return False


@rule
def legal_build(s, out):
    """A plank on any free edge (ARK-26), a cube between two planks of the outline (ARK-29), or done (ARK-30)."""
    n = 0
    plank = s.plank
    if s.planks[s.player] > 0:
        for edge in range(N_EDGES):
            if plank[edge] == FREE:
                out[n] = PUT_PLANK + edge
                n += 1
    if s.pitch[s.player] > 0:
        for point in range(N_POINTS):
            if takes_cube(s, point):
                out[n] = PUT_CUBE + point
                n += 1
    out[n] = DONE
    return n + 1


@rule
def place_plank(s, edge):
    """A plank from the player's stock (ARK-26)."""
    s.planks[s.player] -= 1
    put_plank(s, edge, s.player)
    placed(s)


@rule
def place_cube(s, point):
    """A cube from the player's stock (ARK-29)."""
    s.pitch[s.player] -= 1
    put_cube(s, point)
    placed(s)


@rule
def placed(s):
    """One piece less to place, and a point for it, but not in the quick game (ARK-25, ARK-55)."""
    if not s.quick:
        score(s, s.player, BY_BUILDING, 1)
    s.budget -= 1
    if s.budget == 0:
        s.phase = PART_OVER


# End


@rule
def end_round(s):
    """A new round, or the end: the last loading follows, in the quick game the count (ARK-40 to ARK-42, ARK-57)."""
    s.ended = how_it_ends(s)
    if s.ended == NOTHING:
        begin_round(s)
        return True
    s.actor = NOBODY
    s.action = LAST_FOOD
    if s.quick:
        final_count(s)
    return s.quick


@rule
def how_it_ends(s):
    """By the outline (ARK-40, ARK-57), the last round or a lack of planks (ARK-41); NOTHING: it goes on."""
    enough = s.rounds >= LEAST_ROUNDS[s.quick]
    if enough and s.open_outline == 0:
        return OUTLINE_CLOSED
    if s.rounds == s.last_round:
        return ROUNDS_OVER
    if enough and s.stuck_end and total(s.planks) + total(s.plank_supply) < s.open_outline:
        return PLANKS_SHORT
    return NOTHING


@rule
def next_last_loader(s):
    """The fewest points first; equal: the leftmost worker (ARK-42). No points change while it lasts."""
    found = NOBODY
    least = 0
    for space in range(N_ACTIONS):
        p = s.done[space]
        if p != NOBODY and not s.acted[p]:
            points = total(s.points[p])
            if found == NOBODY or points < least:
                found, least = p, points
    return found


@rule
def final_count(s):
    """Points for the outline (ARK-43, ARK-58); in the normal game some off for all that is left over (ARK-43)."""
    most = 0
    for p in range(s.players):
        most = max(most, on_outline(s, p))
    for p in range(s.players):
        if on_outline(s, p) == most:
            score(s, p, BY_OUTLINE, OUTLINE_BONUS)
        if not s.quick:
            score(s, p, LEFT_PLANKS, -s.planks[p])
            score(s, p, LEFT_PITCH, -s.pitch[p])
            score(s, p, LEFT_FOOD, -s.food[p])
            score(s, p, LEFT_ANIMALS, -ashore(s, p))
    s.action = NOTHING
    s.actor = NOBODY
    s.phase = WORKING
    s.player = OVER


@rule
def ashore(s, p):
    """The sizes of a player's animals that are not aboard (ARK-43)."""
    found = 0
    for tile in range(N_TILES):
        if s.tile[tile] == p:
            found += SIZES[tile // 2]
    return found


# Decisions


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
    """One of them by lot. When building, by trial: of all edges and pitch spaces until one is open, or done."""
    if s.phase != BUILDING:
        return out[below(rng, legal(s, out))]
    edges = N_EDGES if s.planks[s.player] > 0 else 0
    points = N_POINTS if s.pitch[s.player] > 0 else 0
    while True:
        choice = below(rng, edges + points + 1)
        if choice < edges:
            if s.plank[choice] == FREE:
                return PUT_PLANK + choice
        elif choice < edges + points:
            if takes_cube(s, choice - edges):
                return PUT_CUBE + choice - edges
        else:
            return DONE


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


@rule
def scores(s, out):
    """Every seat's points: the sum of all reasons."""
    for p in range(s.players):
        out[p] = total(s.points[p])
