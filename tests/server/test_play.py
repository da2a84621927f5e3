"""Rooms, seats and whole matches over real sockets."""

import asyncio
import importlib.util
import json
import random
from pathlib import Path

import pytest

import arkade
from arkade.bots import Judged, RandomBot
from arkade.server.bots import Bots
from tests.server.harness import HandTime, Person, Refused, browser, run, served

ROOT = Path(__file__).parents[2]


async def two(url, game="animimix", **plan):
    """Two people at a table of two; the match has begun."""
    ada = await Person(url, "Ada").create(game, 2, **plan)
    bob = await Person(url, "Bob").join(ada.room_name, 1)
    await ada.ask("start")
    await bob.until(lambda: bob.table is not None)
    await ada.until(lambda: ada.table is not None)
    return ada, bob


async def leave(*people):
    for person in people:
        await person.leave()


@pytest.mark.parametrize(("game", "views"), [("arknoah", 1), ("noah", 2)])
def test_where_nothing_is_hidden_one_view_serves_all(game, views, db, monkeypatch):
    make, made = arkade.State.typed_view, []

    def counted(state, seat=None):
        made.append(seat)
        return make(state, seat)

    async def test():
        async with served(db) as url:
            ada, bob = await two(url, game)
            monkeypatch.setattr(arkade.State, "typed_view", counted)
            mover = ada if ada.to_move else bob
            turn = mover.table["turn"]
            await mover.ask("move", turn=turn, move=mover.legal()[0])
            for person in (ada, bob):
                await person.until(lambda person=person: person.table["turn"] > turn)
            assert len(made) == views
            await leave(ada, bob)

    run(test())


@pytest.mark.parametrize("game", [name for name in arkade.games() if name != "connect_four"])
def test_people_and_a_bot_play_a_whole_match_of_every_game_and_its_replay_is_true(game, db):
    async def test():
        async with served(db) as url:
            players = arkade.describe(game).players
            count = 3 if 3 in players else players[0]
            ada = await Person(url, "Ada").create(game, count, [None, None, "random"][:count])
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            await asyncio.gather(ada.play(random.Random(1)), bob.play(random.Random(2)))
            result = ada.table["result"]
            assert ada.table["view"] == bob.table["view"]
            async with browser() as http:
                match = f"{url}/api/rooms/{ada.room_name}/matches/1"
                text = (await http.get(f"{match}/replay")).text
                proof = (await http.get(f"{match}/proof")).json()
            replay = arkade.Replay.parse(text)
            state = replay.verify()
            assert state.scores == result["scores"]
            assert state.winners == result["winners"]
            assert str(replay.seed) == result["seed"]
            assert proof["commitment"] == ada.table["commitment"] == arkade.commitment(replay.game, replay.seed)
            assert proof["result"] == result
            assert len(replay.actions) == ada.table["moves"] == proof["moves"]
            assert state.view(arkade.ALL) == ada.table["view"]
            await leave(ada, bob)

    run(test())


def test_the_example_client_plays_a_whole_match_in_at_most_50_lines(db):
    file = ROOT / "examples" / "client.py"
    assert len(file.read_text().splitlines()) <= 50
    spec = importlib.util.spec_from_file_location("client", file)
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)

    async def test():
        async with served(db) as url:
            result = await asyncio.to_thread(client.main, url, "animimix", "3")
            assert len(result["scores"]) == 3

    run(test())


def test_the_seed_is_secret_before_the_end_and_sealed_from_the_start(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            started = next(event["what"] for event in bob.events if event["what"]["kind"] == "started")
            assert started == {"kind": "started", "match": 1, "commitment": ada.table["commitment"]}
            assert not any("seed" in frame for frame in ada.frames + bob.frames)
            await asyncio.gather(ada.play(), bob.play())
            game = arkade.load("animimix", 2)
            assert arkade.commitment(game, int(ada.table["result"]["seed"])) == started["commitment"]
            await leave(ada, bob)

    run(test())


def test_several_tabs_of_one_seat_agree(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            tab = await Person(url, cookie=ada.cookie).enter(ada.room_name)
            assert tab.guest == ada.guest
            assert tab.seat == 0
            mover = ada if ada.to_move else bob
            if mover is ada:
                turn, moves = tab.table["turn"], tab.legal()
                await tab.move()
                await ada.until(lambda: ada.table["turn"] == turn + 1)
                assert ada.table == tab.table
                assert await ada.refused("move", turn=turn, move=moves[-1]) == "stale"
            await asyncio.gather(ada.play(), bob.play())
            await tab.until(lambda: tab.over)
            assert tab.table == ada.table
            await leave(ada, tab, bob)

    run(test())


def test_a_move_sent_again_is_acknowledged_again_and_made_once(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            turn, move = ada.table["turn"], ada.legal()[0]
            first = await ada.ask("move", turn=turn, move=move, id=77)
            again = await ada.ask("move", turn=turn, move=move, id=77)
            assert first["n"] == again["n"]
            assert await ada.refused("move", turn=turn, move=move, id=78) == "stale"
            await bob.until(lambda: bob.table["moves"] == 1)
            await leave(ada, bob)

    run(test())


def test_a_rematch_keeps_everybody_and_the_plan_can_change_between_matches(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "amazonas")
            assert await bob.refused("rematch") == "match_running"
            await ada.ask("stop")
            await bob.until(lambda: bob.over)
            assert bob.table["result"]["stopped"]
            seats = ada.room["seats"]
            await bob.ask("rematch")
            await ada.until(lambda: ada.room["match"] == 2)
            assert ada.room["seats"] == seats
            assert ada.table["match"] == 2
            await ada.ask("stop")
            plan = {**ada.room["plan"], "game": "animimix", "players": 3}
            assert await bob.refused("change", plan=plan) == "not_host"
            await ada.ask("change", plan=plan)
            await bob.until(lambda: len(bob.room["seats"]) == 3)
            assert [seat["guest"] for seat in bob.room["seats"]] == [ada.guest, bob.guest, None]
            assert bob.table is None
            await ada.ask("start")
            await asyncio.gather(ada.play(), bob.play())
            look = await bob.ask("look", match=1, move=0, open=True)
            assert look["view"]["pile_cards"]
            await leave(ada, bob)

    run(test())


def test_the_host_gives_seats_to_bots_sends_away_passes_on_and_closes(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 3, [None, None, "random"])
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            eve = await Person(url, "Eve").enter(ada.room_name)
            for wish in ("start", "stop", "close"):
                assert await bob.refused(wish) == "not_host"
            assert await bob.refused("bot", seat=1, bot="random") == "not_host"
            assert await ada.refused("bot", seat=1, bot="genius") == "bad_plan"
            assert await ada.refused("bot", seat=7, bot="random") == "unknown_seat"
            assert await eve.refused("sit", seat=0) == "need_name"
            assert await eve.refused("name", name="bOB") == "name_taken"
            assert await eve.refused("name", name=" \u202e \x00 ") == "bad_name"
            await eve.ask("name", name="Eve")
            assert await eve.refused("sit", seat=2) == "seat_taken"
            await ada.ask("start")
            await ada.ask("bot", seat=1, bot="random")  # Bob sleeps
            await bob.until(lambda: bob.seat is None)
            assert "legal" not in bob.table
            await ada.ask("bot", seat=1, bot=None)
            await eve.ask("sit", seat=1)
            await eve.until(lambda: eve.table["view"]["seats"][1]["hand"] is not None)
            await ada.ask("kick", guest=bob.guest)
            await bob.until(lambda: bob.closed)
            assert bob.closed == 4403
            again = await Person(url, "Bob", bob.cookie).enter(ada.room_name)
            assert again.closed == 4403
            await ada.ask("host", guest=eve.guest)
            assert await ada.refused("close") == "not_host"
            await eve.ask("close")
            await ada.until(lambda: ada.closed)
            assert ada.closed == 4410
            await leave(ada, bob, eve)

    run(test())


def test_nobody_plays_two_hands_of_one_match(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 3, [None, None, None])
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            await bob.ask("stand")
            assert await bob.refused("sit", seat=2) == "match_running"
            await bob.ask("sit", seat=1)
            await leave(ada, bob)

    run(test())


def test_a_personal_link_moves_a_seat_with_its_name_to_another_device_once(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            token = (await ada.ask("link"))["token"]
            phone = await Person(url, "Phone").enter(ada.room_name)
            spy = await Person(url, "Spy").enter(ada.room_name)
            assert await phone.refused("claim", token=token[:-2] + "xx") == "bad_link"
            await phone.ask("claim", token=token)
            await ada.until(lambda: ada.seat is None)
            await phone.until(lambda: phone.table["view"]["seats"][0]["hand"] is not None)
            assert ada.table["view"]["seats"][0]["hand"] is None
            assert phone.room["names"][phone.guest] == "Ada"
            assert phone.room["host"] == phone.guest
            assert await spy.refused("claim", token=token) == "bad_link"
            await asyncio.gather(phone.play(), bob.play())
            await leave(ada, phone, spy, bob)

    run(test())


def test_chat_is_cleaned_limited_and_muted_for_the_one_who_asked(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            eve = await Person(url, "Eve").enter(ada.room_name)
            assert await eve.refused("chat", text="hi") == "need_name"
            await ada.ask("chat", text="  hello\u202e\x07 \n there  ")
            await ada.ask("chat", text="x" * 400)
            assert await ada.refused("chat", text=" \u200b ") == "empty"
            spam = await asyncio.gather(*(ada.ask("chat", text="spam") for _ in range(10)), return_exceptions=True)
            assert {answer.code for answer in spam if isinstance(answer, Refused)} == {"slow_down"}
            n = (await bob.ask("mute", guest=ada.guest, on=True))["n"]
            await bob.ask("chat", text="quiet now")
            await asyncio.sleep(2.1)  # credit grows back
            said = (await ada.ask("chat", text="am I heard?"))["n"]
            for person in (ada, bob, eve):
                await person.until(lambda person=person: person.n >= said)
            texts = [event["what"].get("text") for event in eve.events if event["what"]["kind"] == "said"]
            assert texts[0] == "hello there"
            assert len(texts[1]) == 300
            assert texts[-1] == "am I heard?"
            whats = {event["n"]: event["what"] for event in bob.events}
            assert whats[n] == {"kind": "muted", "guest": ada.guest, "on": True}
            assert whats[said] == {"kind": "nothing"}
            assert {event["n"]: event["what"] for event in ada.events}[n] == {"kind": "nothing"}
            again = await Person(url, cookie=bob.cookie).enter(ada.room_name)
            assert {line["guest"] for line in again.snapshot["chat"]} == {bob.guest}
            assert again.snapshot["muted"] == [ada.guest]
            await leave(ada, bob, eve, again)

    run(test())


def test_why_not_names_rules_and_only_for_the_seat_to_decide(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "noah")
            mover, other = (ada, bob) if ada.to_move else (bob, ada)
            game = arkade.load("noah", 2)
            moves = [game.notation(action) for action in range(game.num_actions)]
            illegal = next(move for move in moves if move not in mover.legal())
            answer = await mover.ask("why", move=illegal)
            assert answer["rules"]
            assert (await mover.ask("why", move=mover.legal()[0]))["rules"] == []
            assert await mover.refused("why", move="castle") == "bad_move"
            assert await other.refused("why", move=illegal) == "not_your_turn"
            with pytest.raises(Refused) as refused:
                await mover.ask("move", turn=mover.table["turn"], move=illegal)
            assert refused.value.code == "illegal"
            assert refused.value.rules == answer["rules"]
            await leave(ada, bob)

    run(test())


def test_undo_follows_the_tables_law(db):
    """Noah: after a pair it is still one's turn, and moving Noah shows nothing; embarking a card does."""

    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "noah")
            chance, undone, denied = random.Random(3), 0, 0
            while not ada.over:
                mover, other = (ada, bob) if ada.to_move else (bob, ada)
                if mover.table.get("undo") and undone < 3:
                    moves = mover.table["moves"]
                    assert await other.refused("undo", turn=mover.table["turn"]) == "no_undo"
                    await mover.ask("undo", turn=mover.table["turn"])
                    for person in (ada, bob):
                        await person.until(lambda person=person, moves=moves: person.table["moves"] == moves - 1)
                    undone += 1
                elif not mover.table.get("undo") and denied < 5:
                    assert await mover.refused("undo", turn=mover.table["turn"]) == "no_undo"
                    denied += 1
                if mover.over:
                    break
                turn = mover.table["turn"]
                await mover.move(chance.choice(mover.legal()))
                for person in (ada, bob):
                    await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)
            assert undone
            async with browser() as http:
                replay = await http.get(f"{url}/api/rooms/{ada.room_name}/matches/1/replay")
            assert len(arkade.Replay.parse(replay.text).actions) == ada.table["moves"]
            arkade.Replay.parse(replay.text).verify()
            await leave(ada, bob)

    run(test())


def test_looking_back_shows_what_the_viewer_saw_and_the_log_is_its_own(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            eve = await Person(url, "Eve").enter(ada.room_name)
            first = ada.table["view"]
            for _ in range(4):
                mover = ada if ada.to_move else bob
                turn = mover.table["turn"]
                await mover.move()
                for person in (ada, bob, eve):
                    await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)
            assert (await ada.ask("look", match=1, move=0, open=True))["view"] == first
            assert (await eve.ask("look", match=1, move=0))["view"]["seats"][0]["hand"] is None
            assert (await eve.ask("look", match=1, move=2))["notation"] is None
            log = (await ada.ask("log", match=1))["lines"]
            assert [line["number"] for line in log] == [1, 2, 3, 4]
            assert log == [event["what"]["line"] for event in ada.events if event["what"]["kind"] == "moved"]
            assert (await bob.ask("log", match=1))["lines"] != log
            assert await ada.refused("look", match=1, move=5) == "no_such_move"
            assert await ada.refused("look", match=2, move=0) == "no_match"
            async with browser() as http:
                answer = await http.get(f"{url}/api/rooms/{ada.room_name}/matches/1/replay")
                assert answer.status_code == 409
            await leave(ada, bob, eve)

    run(test())


def test_a_room_without_watchers_shows_them_the_room_and_not_the_table(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"], watch=False)
            eve = await Person(url, "Eve").enter(ada.room_name)
            await ada.ask("start")
            await ada.play()
            await eve.until(lambda: eve.n == ada.n)
            kinds = {event["what"]["kind"] for event in eve.events}
            assert kinds == {"started", "nothing"}
            assert eve.table is None
            assert await eve.refused("look", match=1, move=0) == "not_allowed"
            await leave(ada, eve)

    run(test())


class Thinker:
    """A bot that advises, slowly."""

    def __init__(self, name, seed):
        self.slow = name == "hard"

    def choose(self, seat):
        import time

        if self.slow:
            time.sleep(0.5)
        return seat.legal()[0]

    def analyse(self, seat):
        from types import SimpleNamespace

        moves = [Judged(action, 10 * rank, [0.5, -0.5]) for rank, action in enumerate(seat.legal())]
        return SimpleNamespace(moves=moves)


def test_hints_come_from_a_bot_that_can_where_the_table_allows_them(db):
    async def test():
        async with served(db, bots=Bots(make=Thinker)) as url:
            ada, bob = await two(url, stand_in="easy")
            mover, other = (ada, bob) if ada.to_move else (bob, ada)
            hint = await mover.ask("hint")
            assert hint["moves"][0]["move"]["move"] == mover.legal()[-1]
            assert hint["moves"][0]["expected"] == [0.5, -0.5]
            assert 0 < hint["moves"][0]["share"] <= 1
            assert await other.refused("hint") == "not_your_turn"
            await leave(ada, bob)
            cy = await Person(url, "Cy").create("animimix", 2, [None, "easy"], hints=False)
            await cy.ask("start")
            await cy.until(lambda: cy.to_move)
            assert await cy.refused("hint") == "not_allowed"
            await leave(cy)
        async with served(db, bots=Bots(make=lambda name, seed: RandomBot(seed))) as url:
            ada = await Person(url, "Ada").create("animimix", 2, [None, "random"])
            await ada.ask("start")
            await ada.until(lambda: ada.to_move)
            assert await ada.refused("hint") == "no_hints"
            await leave(ada)

    run(test())


def test_thinking_bots_do_not_hold_up_others(db):
    async def test():
        async with served(db, bots=Bots(make=Thinker)) as url:
            rooms = []
            for _ in range(5):
                room = await Person(url).create("animimix", 2, ["hard", "hard"], sit=False)
                await room.ask("start")
                rooms.append(room)
            ada, bob = await two(url)
            begin = asyncio.get_running_loop().time()
            await asyncio.gather(ada.play(), bob.play())
            assert asyncio.get_running_loop().time() - begin < 2
            await leave(ada, bob, *rooms)

    run(test())


def test_a_late_bot_is_replaced_by_chance_and_a_broken_one_too(db):
    class Broken(Thinker):
        def __init__(self, name, seed):
            self.name = name

        def choose(self, seat):
            if self.name == "easy":
                raise RuntimeError("broken")
            if self.name == "medium":
                return -5
            import time

            time.sleep(0.3)
            return seat.legal()[0]

    async def test():
        async with served(db, bots=Bots(make=Broken, deadline=0.05)) as url:
            for level in ("easy", "medium", "hard"):
                ada = await Person(url, "Ada").create("animimix", 2, [None, level])
                await ada.ask("start")
                await ada.play()
                assert ada.over
                await leave(ada)

    run(test())


# Time


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
            assert moved[-1]["by"] == "bot"
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


# Coming back


def test_who_comes_back_gets_what_was_missed_and_after_too_much_everything(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "amazonas")
            await bob.leave()
            known = bob.n
            while ada.to_move:
                await ada.move()
            await bob.enter(ada.room_name, known)
            await bob.until(lambda: bob.n == ada.n)
            assert bob.table["view"]["seats"][1]["hand"] is not None
            late = await Person(url, cookie=bob.cookie).enter(ada.room_name)
            assert late.table == bob.table
            assert late.room == bob.room
            for since in (10**8, -1, "x", ""):
                far = Person(url, cookie=bob.cookie)
                await far.enter(ada.room_name, since)
                await far.until(lambda far=far: far.snapshot is not None)
                assert far.table == bob.table
                await far.leave()
            await asyncio.gather(ada.play(), bob.play())
            old = Person(url, cookie=bob.cookie)
            old.n = 1
            await old.enter(ada.room_name, 1)
            await old.until(lambda: old.n == ada.n)
            assert old.table == ada.table
            await leave(ada, bob, late, old)

    run(test())


def test_a_restarted_server_knows_everything(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "amazonas")
            for _ in range(20):
                mover = ada if ada.to_move else bob
                turn = mover.table["turn"]
                await mover.move()
                for person in (ada, bob):
                    await person.until(lambda person=person, turn=turn: person.table["turn"] > turn)
            seen = json.dumps(ada.table), json.dumps(bob.table), ada.n
        async with served(db) as url:
            ada.url = bob.url = url
            for person in (ada, bob):
                again = await Person(url, cookie=person.cookie).enter(ada.room_name)
                assert json.dumps(again.table) == seen[person is bob]
                assert again.n == seen[2]
                await again.leave()
                await person.enter(ada.room_name, person.n)
            await asyncio.gather(ada.play(), bob.play())
            await leave(ada, bob)

    run(test())
