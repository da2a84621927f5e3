"""Nothing hidden goes over the wire: worlds that a seat cannot tell apart send it the same bytes."""

import contextlib
import itertools
import random

import pytest

import arkade
from arkade.server.rooms import commands
from arkade.server.web import app
from tests.server.harness import HandTime, Person, browser, run, served

GAMES = [name for name in arkade.games() if name != "connect_four"]


PLAYERS, SEED = 3, 12345
DEAL = arkade.Game.new


@pytest.fixture
def same(monkeypatch):
    """Worlds with the same ids, seeds and time; the deal is the one the test wants."""

    def world(deal):
        numbers = itertools.count()
        monkeypatch.setattr(app, "new_id", lambda: f"{next(numbers):016d}")
        monkeypatch.setattr(commands, "new_seed", lambda: SEED)
        monkeypatch.setattr(arkade.Game, "new", lambda game, seed=None: deal.copy())

    return world


class World:
    """A table at which people sit whom the test moves, and a spectator."""

    async def open(self, url, game):
        self.people = [await Person(url, "0").create(game, PLAYERS, options={"start": 1})]
        for seat in range(1, PLAYERS):
            self.people.append(await Person(url, str(seat)).join(self.people[0].room_name, seat))
        self.people.append(await Person(url, "watcher").enter(self.people[0].room_name))
        await self.people[0].ask("start")
        for person in self.people:
            await person.until(lambda person=person: person.table is not None)
        return self

    @property
    def mover(self):
        return next((person for person in self.people if person.to_move), None)

    async def move(self, move):
        turn = self.mover.table["turn"]
        await self.mover.ask("move", turn=turn, move=move)
        for person in self.people:
            await person.until(lambda person=person: person.table["turn"] > turn)

    async def close(self):
        for person in self.people:
            await person.leave()


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_what_a_viewer_cannot_see_send_it_the_same_bytes(game, watching, tmp_path, same):
    """Seat 0, or a spectator, until what is hidden shows."""
    deal = DEAL(arkade.load(game, PLAYERS, start=1), SEED)
    viewer, index = (None, PLAYERS) if watching else (0, 0)
    others = [deal.redeal(viewer, seed) for seed in range(12)]
    plans = [(common_moves(deal, other, viewer), other) for other in others]
    moves, other = max(plans, key=lambda plan: len(plan[0]))
    assert moves
    assert deal != other

    async def test():
        worlds = []
        async with contextlib.AsyncExitStack() as stack:
            for number, state in enumerate((deal, other)):
                same(state)
                url = await stack.enter_async_context(
                    served(f"sqlite:///{tmp_path}/{number}.db", HandTime(), keys=["key"])
                )
                worlds.append(await World().open(url, game))
            one, two = worlds
            seen = [world.people[index] for world in worlds]
            for move in [None, *moves]:
                if move is not None:
                    await one.move(move)
                    await two.move(move)
                assert seen[0].frames == seen[1].frames
            assert len(seen[0].frames) > len(moves)
            moments = []
            for world, person in zip(worlds, seen, strict=True):
                await world.people[0].ask("stop")  # over, so that looking back is allowed; nothing more has shown
                await person.until(lambda person=person: person.over)
                async with browser() as http:
                    where = f"{person.url}/api/rooms/{person.room_name}/matches/1/moments"
                    answers = [
                        await http.get(where, params=params, headers={"cookie": person.cookie})
                        for params in ({}, {"open": ""})
                    ]
                moments.append([answer.json()["moments"] for answer in answers])
            (seen_one, open_one), (seen_two, open_two) = moments
            assert seen_one == seen_two
            assert len(seen_one) == len(moves) + 1
            assert (open_one != open_two) == (deal.view(arkade.ALL) != other.view(arkade.ALL))
            for world in worlds:
                await world.close()

    run(test())


def common_moves(one, two, viewer, most=12):
    """Moves that both worlds allow and after which the viewer cannot tell them apart."""
    chance, moves = random.Random(1), []
    while len(moves) < most:
        candidates = [action for action in one.legal() if action in two.legal()]
        chance.shuffle(candidates)
        for action in candidates:
            after, also = one.copy(), two.copy()
            after.play(action)
            also.play(action)
            stories = one.story(action, after, viewer), two.story(action, also, viewer)
            same = stories[0] == stories[1] and after.view(viewer) == also.view(viewer) and after.news == also.news
            if same and not after.over and not also.over and (after.player != viewer or after.legal() == also.legal()):
                moves.append(one.game.notation(action))
                one, two = after, also
                break
        else:
            return moves
    return moves


def test_a_move_is_told_to_others_by_its_log_lines_only(db):
    """Which card is kept face down is the mover's secret (ANI-07)."""

    async def test():
        async with served(db) as url:
            world = await World().open(url, "animimix")
            keep = next(move for move in world.mover.legal() if move.startswith("keep"))
            mover, others = world.mover, [person for person in world.people if person is not world.mover]
            await world.move(keep)
            animal = keep.removeprefix("keep ")
            assert mover.events[-1]["what"]["move"] == keep
            for person in others:
                what = person.events[-1]["what"]
                assert "move" not in what
                assert animal not in str(what)
            await world.close()

    run(test())
