"""What was thought stays thought, whoever leaves and comes back; only time without anybody is forgiven."""

import asyncio
import random

import pytest

from arkade.table.clock import Clocks, MoveClock
from tests.server.rooms.inside import Inside, Window
from tests.tables import NIGHTLY

DAY = 86_400
STEPS = 1000 if NIGHTLY else 300
KINDS = ["go"] * 4 + ["all"] + ["time"] * 4 + ["sit"] * 3 + ["stand", "bot", "back", "back", "move"]
CLOCKS = [{"kind": "move", "seconds": DAY}, {"kind": "game", "seconds": DAY, "increment": 5}]


@pytest.mark.parametrize("seed", range(5 if NIGHTLY else 1))
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_no_leaving_and_coming_gives_time_back_and_time_without_anybody_is_nobodys(clock, seed, db):
    chance = random.Random(seed)

    async def test():
        async with Inside(db) as inside:
            people = [await inside.guest() for _ in range(3)]
            plan = {"game": "animimix", "players": 2, "clock": clock, "pace": 5, "grace": 3600, "stand_in": "random"}
            wish = {"plan": plan, "name": "Ada", "sit": True}
            room = (await inside.request("POST", "/api/rooms", people[0][0], json=wish)).json()["room"]
            windows = [Window(inside, room, cookie) for cookie, _ in people]
            for window, name in zip(windows, ("Ada", "Bob", "Cy"), strict=True):
                await window.enter()
                await window.ask("name", name=name)
            await windows[1].ask("sit", seat=1)
            await windows[0].ask("start")
            live = await inside.hub.find(room)
            table = live.room.table
            spent, turn, forgiven, counted, begun = 0, 0, 0, 0, [DAY * 1000] * 2
            gone = come = 0
            for _ in range(STEPS):
                window, seat = chance.choice(windows), chance.randrange(2)
                were = sum(each.open for each in windows)
                match chance.choice(KINDS):
                    case "all":
                        for each in windows:
                            await each.leave()
                    case "go" if window.open:
                        await window.leave()
                    case "go":
                        await window.enter()
                    case "sit":
                        await window.ask("sit", seat=seat)
                    case "stand":
                        await window.ask("stand")
                    case "bot":
                        await window.ask("bot", seat=seat, bot="easy")
                    case "back":
                        await window.ask("bot", seat=seat, bot=None)
                    case "move" if chance.random() < 0.1:
                        legal = [table.match.game.notation(action) for action in table.match.state.legal()]
                        await window.ask("move", turn=table.match.turn, move=legal[0])
                    case "time":
                        seconds = chance.choice([0.1, 1, 3])
                        here = any(window.open for window in windows)
                        thinks = table.clocks.running is not None
                        inside.hand.turn(seconds)
                        spent += round(seconds * 1000) * (here and thinks)
                        forgiven, counted = forgiven + (not here and thinks), counted + (here and thinks)
                await inside.quiet()
                here = sum(each.open for each in windows)
                gone, come = gone + max(0, were - here), come + max(0, here - were)
                if table.match.turn != turn:
                    spent, turn, begun = 0, table.match.turn, list(table.clocks.left)
                if table.match.over:
                    for window in windows:
                        await (asyncio.sleep(0) if window.open else window.enter())
                        await window.ask("start")  # one of them is the host
                    await inside.quiet()
                    table, turn, spent, begun = live.room.table, 0, 0, [DAY * 1000] * 2
                if (seat := table.clocks.running) is not None:
                    assert begun[seat] - table.clocks.view(live.now()).left[seat] == spent
            print(f"clock by {clock['kind']}: {gone} leavings, {come} comings, no time given back")
            assert min(forgiven, counted) > STEPS / 100
            for window in windows:
                await window.leave()

    asyncio.run(test())


@pytest.mark.parametrize("servers", [1, 2], ids=["the same server", "another server"])
def test_who_is_alone_gains_nothing_by_opening_the_page_anew_and_loses_nothing_while_it_is_closed(servers, db):
    async def test():
        async with Inside(db) as inside:
            cookie, _ = await inside.guest()
            plan = {"game": "animimix", "players": 2, "clock": {"kind": "move", "seconds": 5}}
            wish = {"plan": plan, "name": "Ada", "sit": True, "start": True}
            room = (await inside.request("POST", "/api/rooms", cookie, json=wish)).json()["room"]
            ada = await Window(inside, room, cookie).enter()
            await inside.quiet()
            for _ in range(3):
                inside.hand.turn(1)
                await inside.quiet()
                await ada.leave()
                await inside.quiet()
                inside.hand.turn(100)
                if servers == 1:
                    await ada.enter()
                    await inside.quiet()
            await ada.leave()
            await inside.quiet()
            began = inside.hand.ms
        left = {1: 2_000, 2: 4_000}[servers]
        async with Inside(db) as again:
            again.hand.ms = began + 100_000
            told = []
            ada = await Window(again, room, cookie, told.append).enter()
            await again.quiet()
            woken = told[-1]
            assert woken["what"]["kind"] == "woken"
            assert woken["table"]["clock"] == {"left": [left, 5_000], "running": 0}
            again.hand.turn(1)
            await ada.leave()
            told.clear()
            await ada.enter()  # what is told shows the time as it is, not as it was at the last move
            assert told[0]["table"]["clock"]["left"] == [left - 1_000, 5_000]
            await again.quiet()
            again.hand.turn(left / 1000 - 1)
            await again.quiet()
            assert told[-1]["what"]["line"]["by"] == "clock"
            await ada.leave()

    asyncio.run(test())


def test_without_a_word_of_the_leaving_as_in_older_logs_the_running_decision_begins_anew():
    clocks = Clocks(MoveClock(20), 2)
    clocks.change(0, 1_000)
    clocks.wake(9_000)
    assert clocks.deadline() == 29_000
    clocks.sleep(11_000)
    assert clocks.deadline() is None
    assert clocks.view(19_000).left == [18_000, 20_000]
    clocks.wake(21_000)
    assert clocks.deadline() == 39_000
    assert clocks.view(22_000).left == [17_000, 20_000]


def test_an_undo_gives_no_time_back_and_takes_none_in_which_the_seat_was_left_or_nobody_there():
    clocks = Clocks(MoveClock(20), 2)
    clocks.change(0, 0)
    clocks.decide(0, 5_000)
    clocks.sleep(6_000)
    clocks.wake(100_000)
    clocks.change(None, 101_000)
    clocks.change(0, 200_000)
    clocks.undo(1, 0, 201_000)
    assert clocks.view(201_000).left == [12_000, 20_000]
