"""Whether a deal that a seat imagines can be: the game that leads to it, from other cards with the same moves.

Each hidden card of a hand, and each pet, came at some moment: from the first deal or from the pile. A deal fits if the
cards can have come so early that all moves were possible. Then the game is played again from the first deal so found,
and it must end in the deal, every move being legal on the way. Only what the rules force is asked for.

    python -m tests.games.optimix.histories --games 200
"""

import argparse
import random
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import arkade
from arkade.games.optimix.actions import KEEP, OBJECT_OF, PICK_UP, PLAY, START, TAKE, VERB_OF
from arkade.games.optimix.components import CARDS, HAND, N_CARDS
from arkade.games.optimix.state import NOTHING, RAIN, bit
from arkade.state import State

NEVER = 1 << 30  # a card that is still in the hand had to be there by no move
DEALT = -1  # the place of a card of the first deal, which did not lie in the pile


class Slot(NamedTuple):
    """A card that came into a hand unseen: when, and from where in the pile."""

    moment: int
    place: int


class Log:
    """A game as the table saw it."""

    def __init__(self, state: State) -> None:
        self.first = state.copy()
        self.moves: list[tuple[int, int]] = []  # whose, and which action
        players = range(state.game.players)
        self.slots = [[Slot(-1, DEALT)] * HAND for _ in players]
        self.taken: list[list[tuple[int, int]]] = [[] for _ in players]  # openly: (moment, card)
        self.left: list[list[tuple[int, int]]] = [[] for _ in players]  # played, or NOTHING: laid as a pet

    def play(self, state: State, action: int) -> None:
        """Make a move and note what all see of it."""
        s, seat, moment = state._record, int(state._record.player), 2 * len(self.moves)
        turn, due, top = int(s.turn), bool(s.due), int(s.top)
        verb, card = VERB_OF[action], int(OBJECT_OF[action])
        if verb in (TAKE, PICK_UP):
            self.taken[seat].append((moment, card))
            due = verb == TAKE
        elif verb in (PLAY, KEEP):
            self.left[seat].append((moment, card if verb == PLAY else NOTHING))
        self.moves.append((seat, action))
        state.play(action)
        for place in range(top, int(state._record.top)):
            if due and s.pile[place] != RAIN:
                self.slots[turn].append(Slot(moment + 1, place))
                due = False


def came(log: Log, p: int, pet: int, held: list[int]) -> list[int] | None:
    """Which card each unseen one of a player was, in the order of their coming, to play and hold these; or None."""
    balance, deadlines = Counter[int](), list[tuple[int, int]]()
    out = [(moment, -1, pet if card == NOTHING else card) for moment, card in log.left[p]]
    for moment, change, card in sorted([*((moment, 1, card) for moment, card in log.taken[p]), *out]):
        balance[card] += change
        if balance[card] < 0:
            balance[card] = 0
            deadlines.append((moment, card))
    for card in range(N_CARDS):
        more = held[card] - balance[card]
        if more < 0:
            return None  # a card that all know to be there is not
        deadlines += [(NEVER, card)] * more
    deadlines.sort()
    assert len(deadlines) == len(log.slots[p])
    if any(slot.moment >= moment for slot, (moment, _) in zip(log.slots[p], deadlines, strict=True)):
        return None
    return [card for _, card in deadlines]


def history(log: Log, deal: State, seat: int | None) -> State | None:
    """The same game from other cards, to this deal as a seat imagines it; None if there is none."""
    d = deal._record
    state = log.first.copy()
    s = state._record
    s.pile[d.top : d.end] = d.pile[d.top : d.end]
    for p in range(state.game.players):
        if p == seat:
            continue
        cards = came(log, p, int(d.pet[p]), d.hand[p].tolist())
        if cards is None:
            return None
        s.hand[p] = 0
        s.held[p] = 0
        for slot, card in zip(log.slots[p], cards, strict=True):
            if slot.place == DEALT:
                s.hand[p, card] += 1
                s.held[p] |= bit(card)
            else:
                s.pile[slot.place] = card
    if hidden_cards(state) != hidden_cards(log.first):
        return None
    for p, action in log.moves:
        state.play(START[KEEP] + int(d.pet[p]) if VERB_OF[action] == KEEP else action)  # raises if it is not legal
    return state


def hidden_cards(first: State) -> list[int]:
    """How many of each card are in the hands and the pile before the first move."""
    s = first._record
    found: list[int] = [*s.hand.sum(axis=0).tolist(), 0]
    for card in s.pile[: s.end].tolist():
        found[card] += 1
    return found


def same(one: State, other: State) -> bool:
    """Whether two states are the same, but for the generator and for what was drawn from the pile."""
    ours, theirs = one.copy()._record, other.copy()._record
    for s in (ours, theirs):
        s.rng[:] = 0
        s.pile[: s.top] = 0
    return bool(ours.tobytes() == theirs.tobytes())


def fits(log: Log, deal: State, seat: int | None) -> bool:
    """Whether a deal can be, by all that the table saw."""
    found = history(log, deal, seat)
    return found is not None and same(found, deal)


#: Own decks: few kinds of many copies are hard to tell apart, so that there is more to conclude.
DECKS = {
    "standard": None,
    "fours": [("shy", 1), ("shy", 0), ("useful", 2), ("useful", 1), ("heavy", 2), ("slow", 1), ("none", 1)] * 2,
}


def deck_file(name: str, folder: Path) -> str:
    """What the option `deck` takes for one of DECKS."""
    kinds = DECKS[name]
    if kinds is None:
        return name
    lines = ["[[card]]", 'name = "hay"', 'climate = "cold"', "weight = 1", 'diet = "none"', 'type = "provisions"']
    text = [*lines, "copies = 4"]
    for card, (kind, weight) in zip(CARDS, kinds, strict=False):
        text += ["[[card]]", f'name = "{card}"', 'climate = "both"', f"weight = {weight}", 'diet = "none"']
        text += [f'type = "{kind}"', "copies = 4"]
    file = folder / f"{name}.toml"
    file.write_text("\n".join(text))
    return str(file)


def chosen(state: State, chance: random.Random, eager: bool) -> int:
    """A random move; an eager player takes two turns of three, lays pets and plays what many have."""
    legal = state.legal()
    if eager:
        wanted = [a for a in legal if VERB_OF[a] in (KEEP, PICK_UP)]
        if not wanted:
            take = [a for a in legal if VERB_OF[a] == TAKE]
            plural = [a for a in legal if VERB_OF[a] in (TAKE, PLAY) and state._record.copies[OBJECT_OF[a]] > 1]
            wanted = plural if plural and chance.random() < 0.7 else take if chance.random() < 0.5 else []
        legal = wanted or legal
    return chance.choice(legal)


class Found(NamedTuple):
    """What a count has met, over every seat and a spectator, where the pet of another lies face down."""

    positions: int = 0
    doubtful: int = 0  # those in which a card that is no longer kept can be the pet
    contradicted: int = 0  # those with a deal that cannot be
    deals: int = 0
    wrong: int = 0

    def __str__(self) -> str:
        return (
            f"{self.positions} positions, {self.doubtful} doubtful, {self.contradicted} with a contradiction; "
            f"{self.deals} deals, {self.wrong} contradict"
        )


def count(players: int, seeds: range, deals: int, eager: bool, every: int = 1, deck: str = "standard") -> Found:
    """Deal random games anew for every seat, and look whether each deal can be."""
    game = arkade.load("optimix", players, deck=deck, start="random")
    found = Found()
    for seed in seeds:
        chance = random.Random(seed)
        state = game.new(seed)
        log = Log(state)
        while not state.over:
            if len(log.moves) % every == 0:
                found = Found(*map(sum, zip(found, look(log, state, range(seed, seed + deals)), strict=True)))
            log.play(state, chosen(state, chance, eager))
    return found


def look(log: Log, state: State, seeds: range) -> Found:
    """The same of one position."""
    positions = doubtful = contradicted = deals = wrong = 0
    s, players = state._record, range(state.game.players)
    for seat in (None, *players):
        if any(s.pet[p] != NOTHING for p in players if p != seat):
            unfit = sum(not fits(log, state.redeal(seat, seed), seat) for seed in seeds)
            positions, deals, wrong = positions + 1, deals + len(seeds), wrong + unfit
            doubtful += any(s.doubtful[p] for p in players if p != seat)
            contradicted += unfit > 0
    return Found(positions, doubtful, contradicted, deals, wrong)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--every", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("/tmp"))
    wanted = parser.parse_args()
    for name in DECKS:
        deck = deck_file(name, wanted.folder)
        for players in (3, 4, 5):
            for eager in (False, True):
                begin = time.perf_counter()
                found = count(players, range(wanted.games), wanted.deals, eager, wanted.every, deck)
                took = time.perf_counter() - begin
                print(f"{name}, {players} players, {'eager' if eager else 'random'}: {found} ({took:.0f} s)")


if __name__ == "__main__":
    main()
