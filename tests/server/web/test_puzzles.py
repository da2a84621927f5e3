"""Puzzles as the browser gets them."""

import json

import msgspec
import pytest

import arkade
from arkade import puzzles
from arkade.puzzles.book import FORMAT, Book, Puzzle, Tried, identity
from arkade.server.web import positions
from arkade.server.web import puzzles as web
from tests.server.harness import Person, browser, leave, run, served

GAME = "animimix"


@pytest.fixture
def book(monkeypatch):
    """A puzzle of a position in which the best move is the first one."""
    game = arkade.load(GAME, 2)
    state, before = game.new(3), []
    for _ in range(4):
        before.append(game.notation(state.legal()[0]))
        state.play(state.legal()[0])
    tried = [Tried(game.notation(action), 0.6 - 0.1 * i, 0.01) for i, action in enumerate(state.legal()[:2])]
    puzzle = Puzzle(
        id=identity(GAME, 2, {}, 3, before),
        players=2,
        seed=3,
        before=before,
        seat=state.player,
        kind=tried[0].move.split()[0],
        best=tried[0].move,
        line=[tried[0].move],
        moves=tried,
        simulations=100,
        rating=1400,
        difficulty=2,
    )
    found = Book(format=FORMAT, game=GAME, command="", puzzles=[puzzle])
    monkeypatch.setattr(puzzles, "games", lambda: [GAME])
    monkeypatch.setattr(puzzles, "read", lambda game: found)
    web._book.cache_clear()
    yield puzzle
    web._book.cache_clear()
    web._position.cache_clear()


def test_a_game_gives_its_puzzles_with_views_legal_moves_and_answers(db, book):
    async def test():
        async with served(db) as url, browser() as http:
            offered = (await http.get(f"{url}/api/games")).json()["games"]
            assert {game["name"]: game["puzzles"] for game in offered if game["puzzles"]} == {GAME: 1}
            (shown,) = (await http.get(f"{url}/api/puzzles/{GAME}")).json()["puzzles"]
            state = book.position(GAME)
            legal = [state.game.notation(action) for action in state.legal()]
            assert [each["move"] for each in shown["legal"]] == legal
            assert shown["best"] in legal
            assert [each["chance"] for each in shown["moves"]] == [0.6, 0.5]
            assert shown["moves"][0]["why"] == shown["moves"][0]["instead"] == []
            assert [step["move"]["move"] for step in shown["steps"]] == [book.best]
            state.play(book.best)
            assert shown["steps"][0]["view"] == msgspec.to_builtins(state.typed_view(book.seat))
            assert shown["steps"][0]["line"]
            assert (await http.get(f"{url}/api/puzzles/nothing")).status_code == 404

    run(test())


def test_an_illegal_move_in_a_puzzle_has_its_reasons_and_a_legal_one_what_it_brings(db, book):
    async def test():
        async with served(db) as url, browser() as http:
            state = book.position(GAME)
            legal = state.legal()
            refused = state.game.notation(next(each for each in range(state.game.num_actions) if each not in legal))
            address = f"{url}/api/puzzles/{GAME}/{book.id}/why"
            said = (await http.get(address, params={"action": refused})).json()
            assert said["reasons"]
            assert said == json.loads(msgspec.json.encode(positions.explained(state, refused)))
            allowed = (await http.get(address, params={"action": book.best})).json()
            assert allowed["reasons"] == []
            assert allowed["outlook"]
            assert (await http.get(address, params={"action": "nonsense"})).json()["code"] == "bad_move"
            assert (await http.get(f"{url}/api/puzzles/{GAME}/nothing/why")).status_code == 404

    run(test())


def test_a_puzzle_shows_what_its_seat_sees_and_nothing_else(book):
    shown = json.loads(msgspec.json.encode(web.shown(GAME, book)))
    state = book.position(GAME)
    assert shown["view"] == msgspec.to_builtins(state.typed_view(book.seat))
    assert shown["view"] != msgspec.to_builtins(state.typed_view(arkade.ALL))
    assert "seed" not in shown
    assert "before" not in shown


def test_somebody_plays_on_from_a_puzzle_against_bots(db, book):
    async def test():
        async with served(db) as url, browser() as http:
            ada = await Person(url).meet()
            address, wish = f"{url}/api/puzzles/{GAME}/{book.id}/practice", {"name": "Ada", "bot": "random"}
            headers = {"cookie": ada.cookie}
            assert (await http.post(address, json=wish)).status_code == 401
            wrong = await http.post(address, json={**wish, "bot": "?"}, headers=headers)
            assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_plan")
            nothing = await http.post(address.replace(book.id, "nothing"), json=wish, headers=headers)
            assert nothing.status_code == 404
            made = await http.post(address, json=wish, headers=headers)
            assert made.status_code == 201
            again = await Person(url, cookie=ada.cookie).enter(made.json()["room"])
            assert again.seat == book.seat
            assert again.table["practice"] is True
            assert again.table["moves"] == len(book.before)
            assert again.table["view"] == msgspec.to_builtins(book.position(GAME).typed_view(book.seat))
            await leave(again)

    run(test())
