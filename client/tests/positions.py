"""`make positions`: src/boards/<game>/positions.json, positions with all their legal moves for the tests of desks.

Of random games those are kept in which some move is possible for the first time; --all keeps every one.
"""

import argparse
import json
import random
from pathlib import Path

import arkade
from arkade import registry

BOARDS = Path(__file__).parent.parent / "src" / "boards"
GAMES = {"arknoah": 6, "optimix": 6}  # of the others 100: their moves are few
READ = {  # what a desk reads of the view
    "arknoah": {"phase": True, "game": True, "loading": True},
    "noah": {"phase": True, "boats": {"number": True, "noah": True, "next_sex": True}, "opponent": True},
    "amazonas": {"gift": True, "colours": {"name": True, "animals": True}},
    "optimix": {"phase": True, "place": True},
    "animimix": {"player": True, "seats": {"hand": True}},
}


def cut(value, read):
    """Only what is read."""
    if read is True:
        return value
    if isinstance(value, list):
        return [cut(each, read) for each in value]
    return {key: cut(value[key], inner) for key, inner in read.items()}


def positions(name, games, everything):
    """Views of the seat to decide, with its moves."""
    seen = set()
    chance = random.Random(1)
    for number in range(games):
        players = chance.choice(arkade.describe(name).players)
        variants = [{}, *registry.definition(name).variants]  # shown in turn
        game = arkade.load(name, players, **variants[number % len(variants)])
        state = game.new(number)
        while not state.over:
            legal = [game.notation(action) for action in state.legal()]
            if everything or set(legal) - seen:
                seen.update(legal)
                yield {"view": cut(state.view(state.player), READ[name]), "legal": legal}
            state.play(chance.choice(legal))


def text(name, games=None, everything=False):
    """What stands in the file of a game."""
    found = positions(name, games or GAMES.get(name, 100), everything)
    return "[\n" + ",\n".join(json.dumps(each) for each in found) + "\n]\n"


def main():
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them where none is named")
    parser.add_argument("--games", type=int)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--to", type=Path, help="a folder for the files")
    options = parser.parse_args()
    for name in options.names or READ:
        path = options.to / f"{name}.json" if options.to else BOARDS / name / "positions.json"
        path.write_text(text(name, options.games, options.all), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
