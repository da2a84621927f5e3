"""What is measured in one game, from its replay."""

from collections import Counter

import msgspec
import numpy as np

from arkade.judge import Values
from arkade.replay import Replay
from arkade.review import positions
from arkade.review.parts import account, parts


class Measured(msgspec.Struct, frozen=True):
    """A game in numbers; lists go by seat."""

    deal: int  # games of one deal are alike
    order: list[int]  # place in the order of play, from 0
    points: list[int]
    wins: list[float]  # parts of the victory
    choices: list[int]  # legal actions, of every decision
    decisions: list[int]
    half: list[float]  # of the victory's parts, what a single leader by points got who led after half the moves; or []
    favourite: float  # of the victory, what the seat got that had the best chances then
    deals: list[float]  # luck of the deal, in parts of a victory
    luck: list[float]  # all luck
    skill: list[float]  # own decisions and the others'
    openings: list[str]  # the first move of every seat that had a choice, as notation; "" of one that never had
    words: list[Counter[str]]  # how often a seat's moves named each verb and each thing


def measure(replay: Replay, deal: int, values: Values, start: list[float]) -> Measured:
    """Play a game again and take its measures. `start` are the chances before the cards are dealt."""
    states, game = positions(replay), replay.game
    players, last = game.players, states[-1]
    taken = [parts(values, n + 1, states[n], action, states[n + 1], deal) for n, action in enumerate(replay.actions)]
    movers = [state.player or 0 for state in states[:-1]]
    sums = [account(p, start, values.of(states[0]).tolist(), movers, taken) for p in range(players)]
    first = states[0].player or 0
    choices, decisions, openings = [], [0] * players, [""] * players
    words: list[Counter[str]] = [Counter() for _ in range(players)]
    for state, action in zip(states, replay.actions, strict=False):
        seat, legal, notation = state.player, len(state.legal()), game.notation(action)
        assert seat is not None
        choices.append(legal)
        decisions[seat] += 1
        if legal > 1 and not openings[seat]:
            openings[seat] = notation
        words[seat].update(_named(notation))
    wins = [1 / len(last.winners) if seat in last.winners else 0.0 for seat in range(players)]
    middle = states[len(replay.actions) // 2]
    best = min(middle.scores) if game.handle.definition.lowest_wins else max(middle.scores)
    leaders = [seat for seat in range(players) if middle.scores[seat] == best]
    return Measured(
        deal=deal,
        order=[(seat - first) % players for seat in range(players)],
        points=last.scores,
        wins=wins,
        choices=choices,
        decisions=decisions,
        half=[wins[leaders[0]]] if len(leaders) == 1 else [],
        favourite=wins[int(np.argmax(values.of(middle)))],
        deals=[each.deal for each in sums],
        luck=[each.luck for each in sums],
        skill=[each.own + each.others for each in sums],
        openings=openings,
        words=words,
    )


def _named(notation: str) -> set[str]:
    """What a notation names: its first word, mostly a verb, and the thing after it; no numbers, no places."""
    first, *rest = notation.split()
    return {name for name in (first if first.isalpha() else "", " ".join(filter(str.isalpha, rest))) if name}
