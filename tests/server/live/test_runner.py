"""What happens by itself: clocks, people who are gone, the pace of bots, forced decisions."""

import asyncio
import itertools
import random

import pytest

from tests.server.harness import HandTime, Person, leave, run, served, two
from tests.server.rooms.inside import AtOnce, Inside, Window


async def settled():
    for _ in range(50):
        await asyncio.sleep(0.002)


def test_a_person_who_is_gone_too_long_is_replaced_and_takes_back_at_once(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada, bob = await two(url, grace=30)
            if ada.to_move:
                await ada.move()
            await bob.until(lambda: bob.to_move)
            await bob.leave()
            await ada.until(lambda: bob.guest not in ada.here)
            hand.turn(29)
            await settled()
            assert not ada.room["seats"][1]["away"]
            hand.turn(2)
            await ada.until(lambda: ada.room["seats"][1]["away"])
            await ada.until(lambda: ada.to_move)  # the stand-in has moved
            moved = [event["what"]["line"] for event in ada.events if event["what"]["kind"] == "moved"]
            assert moved[-1]["by"] == "stand_in"
            await bob.enter(ada.room_name, bob.n)
            await ada.until(lambda: not ada.room["seats"][1]["away"])
            await ada.move()
            await bob.until(lambda: bob.to_move)
            await asyncio.gather(ada.play(), bob.play())
            await leave(ada, bob)

    run(test())


def test_a_clock_by_move_makes_the_late_decision_only(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada, bob = await two(url, clock={"kind": "move", "seconds": 20})
            assert ada.table["clock"] == {"left": [20_000, 20_000], "running": 0}
            hand.turn(19)
            await settled()
            assert ada.table["moves"] == 0
            hand.turn(1.5)
            await bob.until(lambda: bob.table["moves"] == 1)
            assert bob.events[-1]["what"]["line"]["by"] == "clock"
            hand.turn(5)
            await bob.until(lambda: bob.to_move)
            await bob.move()
            await ada.until(lambda: ada.to_move)
            assert ada.table["clock"] == {"left": [20_000, 20_000], "running": 0}
            await ada.move()
            await leave(ada, bob)

    run(test())


def test_a_clock_by_game_runs_down_gains_its_increment_and_then_a_bot_plays_on(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada, bob = await two(url, clock={"kind": "game", "seconds": 60, "increment": 5})
            hand.turn(10)
            await ada.move()
            assert ada.table["clock"] == {"left": [55_000, 60_000], "running": 1}
            hand.turn(4)
            await bob.until(lambda: bob.to_move)
            await bob.move()
            await ada.until(lambda: ada.to_move)
            assert ada.table["clock"] == {"left": [55_000, 61_000], "running": 0}
            hand.turn(56)
            await bob.until(lambda: bob.to_move)
            assert bob.table["clock"]["left"][0] == 0
            assert await ada.refused("move", turn=ada.table["turn"], move="keep lion") == "not_your_turn"
            await bob.play()
            by = [(e["what"]["line"]["seat"], e["what"]["line"]["by"]) for e in bob.events if "line" in e["what"]]
            assert by.count((0, "person")) == 1
            assert (0, "clock") in by
            assert (0, "bot") in by
            await leave(ada, bob)

    run(test())


def test_after_everybody_was_away_the_running_decision_starts_anew(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada, bob = await two(url, clock={"kind": "move", "seconds": 20})
            await leave(ada, bob)
            await settled()
            hand.turn(1000)
            await settled()
            await bob.enter(ada.room_name, bob.n)
            await bob.until(lambda: bob.events[-1]["what"]["kind"] == "woken")
            assert bob.table["moves"] == 0
            assert bob.table["clock"] == {"left": [20_000, 20_000], "running": 0}
            await leave(bob)

    run(test())


def test_bots_keep_the_rooms_pace(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada = await Person(url, "Ada").create("animimix", 2, ["random", None], pace=2)
            await ada.ask("start")
            await settled()
            assert ada.table["moves"] == 0
            hand.turn(2)
            await ada.until(lambda: ada.to_move)
            await leave(ada)

    run(test())


def test_who_plays_with_bots_alone_skips_their_pauses_until_the_own_turn(db):
    async def test():
        hand = HandTime()
        async with served(db, hand) as url:
            ada = await Person(url, "Ada").create("animimix", 3, ["random", "random", None], pace=2)
            await ada.ask("start")
            await ada.ask("hurry")
            await ada.until(lambda: ada.to_move)
            moves = ada.table["moves"]
            await ada.move()
            await settled()
            assert ada.table["moves"] == moves + 1  # the next pause is made again
            await leave(ada)
            ada, bob = await two(url, pace=2)
            assert await ada.refused("hurry") == "not_allowed"
            await leave(ada, bob)

    run(test())


def test_forced_decisions_are_made_by_the_server_where_the_room_wants_it(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("noah", 2, [None, "random"], autoplay=True)
            await ada.ask("start")
            chance, undone = random.Random(5), 0
            while not ada.over:
                await ada.until(lambda: (ada.to_move and len(ada.legal()) > 1) or ada.over)
                if ada.over:
                    break
                if ada.table.get("undo") and undone < 3:
                    moves = ada.table["moves"]
                    await ada.ask("undo", turn=ada.table["turn"])
                    await ada.until(lambda moves=moves: ada.table["moves"] < moves)
                    undone += 1
                    continue
                turn = ada.table["turn"]
                await ada.move(chance.choice(ada.legal()))
                await ada.until(lambda turn=turn: ada.table["turn"] > turn)
            by = [event["what"]["line"]["by"] for event in ada.events if "line" in event["what"]]
            assert "forced" in by
            await leave(ada)

    run(test())


class Slow(AtOnce):
    """Bots that think as long as the test wants, by its own time."""

    def __init__(self):
        super().__init__()
        self.hand, self.takes, self.thinking = None, 0.0, 0

    async def choose(self, table, seat, host=""):
        self.thinking += 1
        until = self.hand.ms + round(self.takes * 1000)
        await self.hand.wait(asyncio.Event(), until)
        self.thinking -= 1
        return table.match.state.legal()[0]


async def turn_slowly(inside, seconds):
    """Time goes on in small steps."""
    for _ in range(round(seconds * 20)):
        inside.hand.turn(0.05)
        await inside.quiet()


@pytest.mark.parametrize(("takes", "paces"), [(0, 1), (0.3, 1), (0.75, 1), (0.9, 2), (1.5, 2), (1.7, 3)])
def test_the_time_of_a_bots_move_does_not_tell_how_long_it_thought(takes, paces, db):
    """It thinks during the pause, and moves when a whole number of pauses is over (pace 0.8 s)."""

    async def test():
        bots = Slow()
        async with Inside(db, bots=bots) as inside:
            bots.hand, bots.takes = inside.hand, takes
            cookie, _ = await inside.guest()
            plan = {"game": "animimix", "players": 2, "pace": 0.8}
            wish = {"plan": plan, "name": "Ada", "sit": False, "bots": ["easy", "easy"], "start": True}
            room = (await inside.request("POST", "/api/rooms", cookie, json=wish)).json()["room"]
            told = []
            ada = await Window(inside, room, cookie, told.append).enter()
            await turn_slowly(inside, 6)
            moved = [message["at"] for message in told if message.get("what", {}).get("kind") == "moved"]
            assert len(moved) >= 2
            between = [after - before for before, after in itertools.pairwise(moved)]
            assert between == [800 * paces] * len(between)
            await ada.leave()

    run(test())


def test_a_late_decision_is_made_when_the_time_is_up_though_a_bot_thinks_about_it(db):
    async def test():
        bots = Slow()
        async with Inside(db, bots=bots) as inside:
            bots.hand, bots.takes = inside.hand, 0.5
            cookie, _ = await inside.guest()
            plan = {"game": "animimix", "players": 2, "pace": 0.8, "clock": {"kind": "move", "seconds": 2}}
            wish = {"plan": plan, "name": "Ada", "sit": True, "start": True}
            room = (await inside.request("POST", "/api/rooms", cookie, json=wish)).json()["room"]
            told = []
            ada = await Window(inside, room, cookie, told.append).enter()
            await inside.quiet()
            begun = inside.hand.ms
            await turn_slowly(inside, 3)
            moved = [message for message in told if message.get("what", {}).get("kind") == "moved"]
            assert moved[0]["what"]["line"]["by"] == "clock"
            assert moved[0]["at"] == begun + 2_000
            await ada.leave()

    run(test())
