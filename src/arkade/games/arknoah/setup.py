"""Set-up: the options, the ark, and what everybody begins with (ARK-02 to ARK-06, ARK-41, ARK-50, ARK-62)."""

from arkade.errors import BadOption
from arkade.games.arknoah.components import (
    CUBES,
    FEMALE,
    FOOD_TILES,
    FROM_PLAYERS,
    LAST_ROUND,
    LEAST_ROUNDS,
    MALE,
    N_TILES,
    NOTHING,
    PLANKS,
    SIZES,
    START_FOOD,
    START_PITCH,
    START_PLANKS,
)
from arkade.games.arknoah.enclosures import clear_ark
from arkade.games.arknoah.rounds import begin_round
from arkade.games.arknoah.state import BAG, NOBODY, UNUSED
from arkade.games.arknoah.stocks import draw, return_tile, take_food, take_pitch, take_planks, take_tile
from arkade.kernel.arrays import fill
from arkade.kernel.generator import below
from arkade.kernel.record import RANDOM
from arkade.kernel.rule import rule
from arkade.text import sentence


def prepare(s, options):
    """Note the game and its options (ARK-41, ARK-50, ARK-62)."""
    s.quick = options["game"] == "quick"
    least = LEAST_ROUNDS[s.quick]
    chosen = options["last_round"]
    s.last_round = LAST_ROUND[s.quick] if chosen == "auto" else chosen
    if 0 < s.last_round < least:
        allowed = sentence("takes-last_round", game=options["game"], least=int(least))
        raise BadOption("last_round", chosen, allowed)
    if options["workers"] == "1" and (s.players != 3 or s.quick):
        raise BadOption("workers", "1", sentence("takes-workers"))
    s.workers = 1 if s.players == 4 else int(options["workers"])
    s.stuck_end = options["stuck_end"] == "on"


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
