"""What guests may wish for in a room and at its table, and what they are refused."""

import asyncio
import random

import pytest

import arkade
from arkade.server.protocol import Plan, Sit
from arkade.server.rooms import events
from arkade.server.rooms.commands import Refusal, Resources, decide
from arkade.server.rooms.room import Room
from tests.server.harness import Person, Refused, browser, leave, run, served, two


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
            assert await bob.refused("sit", seat=1) == "seat_taken"
            await ada.ask("bot", seat=1, bot=None)  # it is his hand, and nobody else's
            await bob.until(lambda: bob.seat == 1)
            await bob.until(lambda: bob.table["view"]["seats"][1]["hand"] is not None)
            assert await eve.refused("sit", seat=1) == "seat_taken"
            await ada.ask("kick", guest=bob.guest)
            await eve.until(lambda: eve.room["seats"][1] == {"guest": None, "bot": None, "away": False})
            assert eve.room["kept"] == [ada.guest, bob.guest, None]
            assert await eve.refused("sit", seat=1) == "seat_kept"
            await ada.ask("bot", seat=1, bot="random")
            await ada.ask("bot", seat=1, bot=None)
            assert await eve.refused("sit", seat=1) == "seat_kept"
            await ada.ask("bot", seat=2, bot=None)  # nobody was shown that one
            await eve.ask("sit", seat=2)
            await eve.until(lambda: eve.table["view"]["seats"][2]["hand"] is not None)
            await ada.ask("stop")
            await eve.ask("sit", seat=1)
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


def test_a_link_stands_for_one_sitting_and_not_for_who_knows_another_hand(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create("animimix", 3, [None, None, "random"])
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            await ada.ask("start")
            token = (await ada.ask("link"))["token"]
            assert await bob.refused("claim", token=token) == "bad_link"  # sits already
            await bob.ask("stand")
            assert await bob.refused("claim", token=token) == "match_running"  # knows a hand
            await ada.ask("stand")
            await ada.ask("sit", seat=0)
            phone = await Person(url, "Phone").enter(ada.room_name)
            assert await phone.refused("claim", token=token) == "bad_link"
            await phone.ask("claim", token=(await ada.ask("link"))["token"])
            assert await ada.refused("sit", seat=0) == "need_name"  # it went along
            await ada.ask("claim", token=(await phone.ask("link"))["token"])  # and back
            await ada.until(lambda: ada.table["view"]["seats"][0]["hand"] is not None)
            await phone.until(lambda: phone.table["view"]["seats"][0]["hand"] is None)
            await leave(ada, bob, phone)

    run(test())


def test_what_was_said_keeps_the_name_it_was_said_under_and_who_is_known_by_another_keeps_that(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            eve = await Person(url, "Eve").enter(ada.room_name)
            await eve.ask("name", name="Eve")
            await eve.ask("chat", text="from Eve")
            await ada.ask("chat", text="from Ada")
            await eve.ask("claim", token=(await ada.ask("link"))["token"])
            await eve.until(lambda: eve.seat == 0)
            assert (eve.room["names"][eve.guest], eve.room["names"][ada.guest]) == ("Eve", "Ada")
            assert eve.room["host"] == ada.guest
            phone = await Person(url, "Phone").enter(ada.room_name)
            await phone.ask("claim", token=(await eve.ask("link"))["token"])
            await bob.ask("name", name="Robert")
            late = await Person(url).enter(ada.room_name)
            assert [(said["name"], said["text"]) for said in late.snapshot["chat"]] == [
                ("Eve", "from Eve"),
                ("Ada", "from Ada"),
            ]
            assert late.room["names"][phone.guest] == "Eve"
            assert eve.guest not in late.room["names"]
            await leave(ada, bob, eve, phone, late)

    run(test())


def test_a_match_that_is_over_is_looked_at_from_the_seat_one_had_in_it(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url)
            eve = await Person(url, "Eve").enter(ada.room_name)
            await ada.move()
            await ada.ask("stop")

            async def hands(person):
                return [seat["hand"] for seat in (await person.ask("look", match=1, move=0))["view"]["seats"]]

            before = [await hands(person) for person in (ada, bob, eve)]
            assert [seen.count(None) for seen in before] == [1, 1, 2]
            for person in (ada, bob):
                await person.ask("stand")
            await ada.ask("sit", seat=1)
            await bob.ask("sit", seat=0)
            assert [await hands(person) for person in (ada, bob, eve)] == before
            await ada.ask("rematch")
            await ada.until(lambda: ada.room["match"] == 2)
            assert [await hands(person) for person in (ada, bob, eve)] == before
            await leave(ada, bob, eve)

    run(test())


def test_lists_and_the_room_count_its_matches_alike(db):
    async def test():
        async with served(db) as url, browser() as http:
            ada, bob = await two(url, "amazonas")
            for state, number in (("playing", 1), ("over", 1), ("waiting", 1), ("playing", 2)):
                if state == "over":
                    await ada.ask("stop")
                if state == "waiting":
                    n = (await ada.ask("change", plan={**ada.room["plan"], "hints": False}))["n"]
                    await ada.until(lambda n=n: ada.n >= n)
                if number == 2:
                    await ada.ask("start")
                    await ada.until(lambda: ada.room["match"] == 2)
                (card,) = (await http.get(f"{url}/api/tables", headers={"cookie": ada.cookie})).json()["mine"]
                assert (card["state"], card["match"], ada.room["match"]) == (state, number, number)
            await leave(ada, bob)

    run(test())


def test_a_seat_that_was_left_waits_for_the_one_who_saw_its_cards_until_the_match_is_over(db):
    async def test():
        async with served(db) as url:
            ada, bob = await two(url, "noah", stand_in="random")
            eve = await Person(url, "Eve").enter(ada.room_name)
            await eve.ask("name", name="Eve")
            await bob.ask("stand")
            assert await eve.refused("sit", seat=1) == "seat_kept"
            assert await ada.refused("sit", seat=1) == "match_running"
            await ada.ask("bot", seat=1, bot="random")
            await ada.ask("bot", seat=1, bot=None)  # given back
            await bob.until(lambda: bob.seat == 1)
            await bob.ask("stand")
            await bob.ask("sit", seat=1)
            await ada.ask("kick", guest=bob.guest)
            await ada.play()  # against the stand-in
            await eve.ask("sit", seat=1)
            await eve.until(lambda: eve.seat == 1)
            await leave(ada, bob, eve)

    run(test())


def test_seats_that_older_servers_opened_to_others_stay_theirs():
    plan = Plan(game="animimix", players=2)
    log = [
        events.Created(plan, "ada", "Ada", [None, None], 0),
        events.Named("bob", "Bob"),
        events.Sat(1, "bob"),
        events.Started("1"),
        events.BotSet(1, "easy"),
        events.BotSet(1, None),
        events.Sat(1, "eve"),
        events.Stood(0, "ada"),
        events.Handed(1, "eve", "ada"),
    ]
    room = Room("room")
    room.names["eve"] = "Eve"
    for n, event in enumerate(log, 1):
        room.apply(n, n, event)
    assert [room.holder(seat) for seat in range(2)] == ["ada", "ada"]
    assert (room.host, room.names) == ("ada", {"ada": "Eve", "bob": "Bob"})
    resources = Resources((), lambda token, room: None)
    for guest in ("bob", "ada"):
        room.names.setdefault(guest, guest)
        with pytest.raises(Refusal):
            decide(room, guest, Sit(1, 0), resources)


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
