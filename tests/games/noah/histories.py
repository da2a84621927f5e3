"""Whether a deal that a seat imagines can be: the round is unwound from it, move by move, as that seat saw it.

Where a card passed unseen, any card of the receiver may have been it. With `counting`, what was seen to come has to be
there until it goes, whoever may have passed it on unseen: COM-06 does not ask for that. Without it, such a card may be
missing, and all that is checked is which cards a hand cannot have.

    python -m tests.games.noah.histories --games 100
"""

import argparse
import random
from collections import Counter
from typing import NamedTuple

import arkade
from arkade.games.noah import rules
from arkade.games.noah.actions import (
    BOARD,
    DRAW_FROM,
    GIVE_BACK,
    GIVE_TO,
    LOOK_AT,
    OBJECT_OF,
    SECOND_OF,
    TAKE,
    VERB_OF,
    card_of,
)
from arkade.games.noah.components import N_FACES
from arkade.state import State

STEPS = 20_000  # of unwinding one deal, after which nothing is said of it


class Event(NamedTuple):
    """What happened to hands."""

    kind: str  # came, left, passed, looked, nothing fitted
    seat: int  # whose hand; of a pass, who got the card; of a look, who looked
    cards: tuple[int, ...]  # which; of a look, how many of each face
    other: int = -1  # who gave a card, whose hand was looked at


class Log:
    """The round so far, as somebody who sees everything would write it down."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def play(self, state: State, action: int) -> None:
        """Make a move and note it."""
        s = state._record
        seat, verb, what, round_ = int(s.player), VERB_OF[action], int(OBJECT_OF[action]), int(s.rounds)
        if verb == TAKE:
            fitting = {rules.card_for(face) for face in range(N_FACES) if _fits(s, face)}
            self.events.append(Event("nothing fitted", seat, tuple(sorted(fitting))))
            load = s.boat_face[s.noah, : s.boat_size[s.noah]].tolist()
            self.events.append(Event("came", seat, tuple(map(rules.card_for, load))))
        elif verb == BOARD:
            self.events.append(Event("left", seat, (rules.card_for(what),)))
        elif verb == LOOK_AT:
            self.events.append(Event("looked", seat, tuple(s.hand[what].tolist()), what))
        elif verb == GIVE_BACK:
            self.events.append(Event("passed", int(s.opponent), (card_of(what),), seat))
        elif verb == GIVE_TO:
            self.events.append(Event("passed", what, (card_of(int(SECOND_OF[action])),), seat))
        before = s.hand[seat].copy()
        state.play(action)
        if state.over or state._record.rounds != round_:
            self.events.clear()
        elif verb == DRAW_FROM:
            drawn = int((state._record.hand[seat] - before).argmax())
            self.events.append(Event("passed", seat, (drawn,), what))

    def possible(self, deal: State, observer: int | None, counting: bool) -> bool:
        """Whether the cards of a deal can have come to lie there."""
        hands = [hand.tolist() for hand in deal._record.hand]
        return self._unwind(len(self.events), hands, observer, counting, [STEPS])

    def _unwind(self, at: int, hands: list[list[int]], me: int | None, counting: bool, steps: list[int]) -> bool:
        steps[0] -= 1
        if not at or steps[0] < 0:
            return True
        event = self.events[at - 1]
        hand = hands[event.seat]
        if event.kind == "passed" and me not in (event.seat, event.other):
            return self._unwind_unseen(at, hands, me, counting, steps)
        if event.kind == "nothing fitted":
            if event.seat != me and any(hand[card] for card in event.cards):
                return False
        elif event.kind == "looked":
            found = hands[event.other]
            if event.seat == me and not all(n <= seen for n, seen in zip(found, event.cards, strict=True)):
                return False
            if event.seat == me and counting and found != list(event.cards):
                return False
        elif event.kind == "left":
            hands = _moved(hands, event.cards[0], None, event.seat)
        else:
            for card in event.cards:
                if not hands[event.seat][card] and counting:
                    return False
                hands = _moved(hands, card, event.seat, event.other if event.other >= 0 else None)
        return self._unwind(at - 1, hands, me, counting, steps)

    def _unwind_unseen(self, at: int, hands: list[list[int]], me: int | None, counting: bool, steps: list[int]) -> bool:
        event = self.events[at - 1]
        for card in range(N_FACES):
            if hands[event.seat][card]:
                earlier = _moved(hands, card, event.seat, event.other)
                if self._unwind(at - 1, earlier, me, counting, steps):
                    return True
        return not counting and self._unwind(at - 1, hands, me, counting, steps)


def _fits(s: object, face: int) -> bool:
    return bool(rules.right_sex(s, s.noah, face) and rules.light_enough(s, s.noah, face))  # type: ignore[attr-defined]


def _moved(hands: list[list[int]], card: int, origin: int | None, to: int | None) -> list[list[int]]:
    """The hands with a card elsewhere; one that is missing stays missing, and does not come either."""
    hands = [hand[:] for hand in hands]
    if origin is not None:
        if not hands[origin][card]:
            return hands
        hands[origin][card] -= 1
    if to is not None:
        hands[to][card] += 1
    return hands


def main() -> None:
    """Count deals that cannot be: for the next seat right after a take, and for every seat at any moment."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    given = parser.parse_args()
    print("players | after a take: deals, cannot be % | any moment: deals, cannot be %, nor by counting %")
    for players in given.players:
        found: Counter[str] = Counter()
        game = arkade.load("noah", players)
        for seed in range(given.games):
            _count(game.new(seed), random.Random(seed), found)
        share = {name: 100 * found[name] / max(found[of], 1) for name, of in SHARES}
        print(f"{players} | {found['takes']}, {share['take cannot']:.1f} | ", end="")
        print(f"{found['deals']}, {share['cannot']:.2f}, {share['counting']:.2f}", flush=True)


SHARES = (("take cannot", "takes"), ("cannot", "deals"), ("counting", "deals"))


def _count(state: State, chance: random.Random, found: Counter[str]) -> None:
    log = Log()
    while not state.over:
        taker, action = state.player, chance.choice(state.legal())
        log.play(state, action)
        if state.over:
            break
        if VERB_OF[action] == TAKE:
            assert taker is not None
            nexts = (taker + 1) % state.game.players
            for _ in range(5):
                deal = state.redeal(nexts, chance.randrange(1 << 30))
                found["takes"] += 1
                found["take cannot"] += not log.possible(deal, nexts, counting=False)
        elif chance.random() < 0.2:
            observer = chance.choice([None, *range(state.game.players)])
            deal = state.redeal(observer, chance.randrange(1 << 30))
            found["deals"] += 1
            found["cannot"] += not log.possible(deal, observer, counting=False)
            found["counting"] += not log.possible(deal, observer, counting=True)


if __name__ == "__main__":
    main()
