"""Hints: the judge's, on the wire. Every seat's chance is from 0 to 1, and all of them add up to 1."""

import asyncio
import random
import threading
import time
from dataclasses import replace

import pytest

import arkade
from arkade.errors import ArkadeError
from arkade.kernel.engine import Engine
from arkade.server.live import thinking
from arkade.server.live.thinking import Bots
from arkade.table.match import Match
from tests.patience import PATIENCE
from tests.server.harness import LAX, MANY, Person, leave, run, served, two
from tests.tables import every_variant

LIMITS = replace(LAX, hints=MANY, hint_burst=MANY)
LITTLE = thinking.HINT._replace(wide=2, open=3, first=4, race=8, last=8)
APART = 7  # decisions between two that are asked about


@pytest.fixture
def compiled(monkeypatch):
    """Has the rules of a game compiled, and the judge think little."""
    monkeypatch.delenv("ARKADE_COMPILE")
    monkeypatch.setattr(thinking, "HINT", LITTLE)
    return lambda name, players=None, **options: arkade.load(name, players, **options).warm()


def patient():
    """Bots that no machine is too busy for."""
    return Bots(deadline=PATIENCE)


@every_variant
def test_chances_of_hints_are_from_0_to_1_and_add_up_to_1(name, players, options, db, compiled):
    assert compiled(name, players, **options)

    async def test():
        chance, hints, asked = random.Random(players), 0, 0
        async with served(db, bots=patient(), limits=LIMITS) as url:
            rivals = ["random"] * (players - 1)
            ada = await Person(url, "Ada").create(name, players, [None, *rivals], options=options)
            await ada.ask("start")
            while True:
                await ada.until(lambda: ada.to_move or ada.over)
                if ada.over:
                    break
                turn, legal = ada.table["turn"], ada.legal()
                asked += 1
                if asked % APART == 1:
                    hint = await ada.ask("hint")
                    assert hint["turn"] == turn
                    _check(hint, ada.seat, players, legal)
                    hints += 1
                await ada.ask("move", turn=turn, move=chance.choice(legal))
                await ada.until(lambda turn=turn: ada.table["turn"] > turn)
            await leave(ada)
        assert hints

    run(test())


def _check(hint, seat, players, legal):
    moves = hint["moves"]
    assert {each["move"]["move"] for each in moves} <= set(legal)
    for each in moves:
        assert len(each["chances"]) == players
        assert all(0 <= part <= 1 for part in each["chances"]), each
        assert sum(each["chances"]) == pytest.approx(1, abs=1e-9), each
        assert min(each["loss"], each["error"], each["loss_error"]) >= 0
        assert each.get("equal", False) == (each["loss"] <= 2 * each["loss_error"]), each
        if hint.get("exact"):
            assert each["error"] == each["loss_error"] == 0
    own = [each["chances"][seat] for each in moves]
    assert own == sorted(own, reverse=True)
    assert moves[0]["equal"]


def test_who_asks_again_is_told_the_same_and_whoever_may_not_ask_is_refused(db, compiled):
    assert compiled("noah", 2)

    async def test():
        async with served(db, bots=patient(), limits=LIMITS) as url:
            ada, bob = await two(url, game="noah")
            mover, other = (ada, bob) if ada.to_move else (bob, ada)
            hint, again = await mover.ask("hint"), await mover.ask("hint")
            assert hint["moves"] == again["moves"]
            assert len(hint["moves"]) > 1
            assert await other.refused("hint") == "not_your_turn"
            await leave(ada, bob)
            cy = await Person(url, "Cy").create("noah", 2, [None, "random"], hints=False)
            await cy.ask("start")
            await cy.until(lambda: cy.to_move)
            assert await cy.refused("hint") == "not_allowed"
            await leave(cy)

    run(test())


@pytest.mark.parametrize("name", ["arknoah", "noah", "optimix"])
def test_the_rest_of_a_turn_are_legal_moves_of_the_same_seat(name, compiled):
    assert compiled(name)
    match, chance, longest, judge = Match(arkade.load(name), 1), random.Random(1), 0, patient()
    while len(match.moves) < 30 and (seat := match.player) is not None:
        found, _ = asyncio.run(judge.judge(match, seat))
        for worth in found.moves:
            state = match.state.copy()
            for action in worth.line:
                assert state.player == seat
                state.play(action)
            longest = max(longest, len(worth.line))
        match.play(chance.choice(match.state.legal()))
    judge.close()
    assert longest > 1


def test_without_compiled_rules_a_hint_is_refused_and_says_whether_it_will_come(db, monkeypatch):
    monkeypatch.setattr(arkade.Game, "compiled", False)
    monkeypatch.setattr(Engine, "pending", False)

    async def test():
        async with served(db, limits=LIMITS) as url:
            ada, bob = await two(url)
            mover = ada if ada.to_move else bob
            assert await mover.refused("hint") == "no_hints"
            monkeypatch.setattr(Engine, "pending", True)
            assert await mover.refused("hint") == "compiling"
            await leave(ada, bob)

    run(test())


def test_a_hint_that_is_late_is_refused_and_its_races_end(db, compiled, monkeypatch):
    assert compiled("animimix", 2)
    ended = threading.Event()

    def slow(*_, going, **__):
        while going():
            time.sleep(0.01)
        ended.set()
        raise ArkadeError("nobody waits for it")

    monkeypatch.setattr(thinking, "judge", slow)

    async def test():
        async with served(db, bots=Bots(deadline=0.05), limits=LIMITS) as url:
            ada, bob = await two(url)
            mover = ada if ada.to_move else bob
            assert await mover.refused("hint") == "busy"
            await leave(ada, bob)

    run(test())
    assert ended.wait(PATIENCE)
