"""`arkade bench`: speeds on one core, medians of interleaved rounds, with other projects' in the same run."""

import argparse
import json
import os
import sys
from collections import defaultdict
from statistics import median
from typing import Any

from rich.console import Console

import arkade
from arkade import registry
from arkade.cli import DONE
from arkade.cli.bench.measures import BUDGETS, MEASURES, searching
from arkade.cli.bench.peers import peers
from arkade.cli.bench.report import machine, ratios, show, write
from arkade.cli.bench.times import decisions, start_times
from arkade.text import sentence

ABOUT = "measure speeds, and OpenSpiel's beside them where it is installed"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="interleaved rounds; medians are shown (5)")


def run(options: argparse.Namespace) -> int:
    """Measure, print and if asked write."""
    names = options.games or arkade.games()
    games = [game for name in names for game in tables(name)]
    if options.rounds < 1:
        raise arkade.ArkadeError(sentence("error-rounds", rounds=str(options.rounds)))
    if options.json:
        write(options.json, None)
    console = Console(highlight=False, markup=False, stderr=True)
    figures: dict[str, Any] = {"machine": machine(), "rounds": options.rounds, "start": {}, "games": {}}
    for name in names:
        console.print(f"starting {name} with an empty cache and with a full one")
        figures["start"][name] = start_times(name)
    everybody = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    for game in games:
        game.warm()
    if everybody:
        os.sched_setaffinity(0, {min(everybody)})  # one core for all
    others = peers()
    rates: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number in range(options.rounds):
        console.print(f"round {number + 1} of {options.rounds}")
        for peer, measures in others.items():
            for what, measure in measures.items():
                rates[f"{peer} connect_four"][what].append(measure())
        for game in games:
            for what, rate in MEASURES.items():
                rates[named(game)][what].append(rate(game, number))
            if game.name == "connect_four":
                rates["connect_four 2"]["deep search"].append(searching(game, number, BUDGETS[1], 1))
    if everybody:
        os.sched_setaffinity(0, everybody)
    if "connect_four" in names:
        figures["threads"] = threads(options.rounds)
    figures["decisions"] = {named(game): decisions(game) for game in map(usual, names) if game.warm()}
    for name, measured in rates.items():
        figures["games"][name] = {what: median(found) for what, found in measured.items()}
    for game in games:
        row = figures["games"][named(game)]
        row["bytes"] = len(bytes(game.new(1)))
        row["views × plain building"] = row["building"] / row["views"]
    ratios(figures["games"])
    show(figures, Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else 110))
    if options.json:
        write(options.json, json.dumps(figures, indent=1) + "\n")
    return DONE


def tables(name: str) -> list[arkade.Game]:
    """A game with every number of players, and all of that again for every game of its own that options make of it."""
    about = registry.definition(name)
    return [arkade.load(name, players, **variant) for variant in ({}, *about.variants) for players in about.players]


def usual(name: str) -> arkade.Game:
    """A game for three, or for as many as it takes."""
    counts = arkade.describe(name).players
    return arkade.load(name, 3 if 3 in counts else counts[0])


def named(game: arkade.Game) -> str:
    """A table's name among the figures."""
    variants = registry.definition(game.name).variants
    own = next((variant for variant in variants if variant.items() <= game.options.items()), {})
    return " ".join([game.name, *own.values(), str(game.players)])


def threads(rounds: int) -> dict[str, float]:
    """The same search by one thread and by two, on all cores."""
    game = arkade.load("connect_four")
    rates = [[searching(game, number, BUDGETS[1], threads) for number in range(rounds)] for threads in (1, 2)]
    one, two = map(median, rates)
    return {"one": one, "two": two, "ratio": two / one}
