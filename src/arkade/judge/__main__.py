"""`python -m arkade.judge GAME …`: how far a game's evaluation may be believed, learned anew.

From games of the simulations' players: what was expected in them, and how they ended. Some seconds a table.
"""

import sys

import msgspec

from arkade import registry
from arkade.game import load
from arkade.judge.scales import NAME, Scales, Table, mark_of
from arkade.judge.values import LESSONS, Values
from arkade.kernel.definition import Definition
from arkade.learn.weights import judging, whole_file


def learn(definition: Definition) -> Scales:
    """What is to be shipped with a game."""
    tables = []
    for options in ({}, *map(dict, definition.variants)):
        for players in definition.players:
            game = load(definition.id, players, **options)
            game.warm()
            tables.append(Table(players, options, round(Values(game, LESSONS).scale, 4)))
    return Scales(mark_of(judging(definition)), tables)


for name in sys.argv[1:] or registry.games():
    definition = registry.definition(name)
    found = learn(definition)
    whole_file(definition.sources / NAME, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(name, *(f"{each.players} {each.options}: {each.scale}" for each in found.tables), sep="\n  ", flush=True)
