"""A review adds up, is the same again, peeks at nothing, and finds what was thrown away."""

import random
from functools import cache
from itertools import count, product
from pathlib import Path

import msgspec
import numpy as np
import pytest
from arkade.review.contest import TO_THE_END
from arkade.review.values import LESSONS, Values, fitted, scaled

import arkade
from arkade import registry, review
from arkade.cli import DONE, FAULT, INTERRUPTED, WRONG, main
from arkade.kernel.generator import seed_words
from arkade.kernel.rollouts import NO_ACTION
from arkade.review import decisions
from arkade.review.report import Review, call_of
from arkade.text import LANGUAGES
from tests.tables import at_night, same_to

OTHERS = [("amazonas", 4), ("animimix", 2), ("arknoah", 3), ("optimix", 4)]

FIRST_RELEASE = Path(__file__).parents[1] / "fixtures" / "v0_1"

QUICK = {"level": "quick", "threads": 1}


@cache
def values_of(name, players, lessons=2):
    game = arkade.load(name, players)
    assert game.warm()
    return Values(game, lessons)


def played(values, seed, stray=0.0):
    """A game of the reviewer's level; the numbers of the moves that were any."""
    chance, words, state, actions, strays = random.Random(seed), seed_words(seed), values.game.new(seed), [], []
    while not state.over:
        legal = state.legal()
        if len(legal) > 1 and chance.random() < stray:
            actions.append(chance.choice(legal))
            strays.append(len(actions))
        else:
            actions.append(values.choose(state, words))
        state.play(actions[-1])
    return arkade.Replay(values.game, seed, actions), strays


@pytest.fixture
def small(monkeypatch):
    """Fewer simulations than any level has, and few fresh deals."""
    monkeypatch.setitem(review.LEVELS, "quick", decisions.Level(4, 8, 1, 8, 2000))
    monkeypatch.setattr("arkade.review.values.DEALS", 8)
    monkeypatch.setattr("arkade.review.Values", lambda game: Values(game, 1))


def one(name, players, seed=3):
    values = values_of(name, players)
    return values, played(values, seed, 0.3)[0]


@pytest.mark.parametrize(("name", "players"), at_night([("noah", 3), ("connect_four", 2), *OTHERS], 2))
@pytest.mark.usefixtures("small")
def test_every_seats_parts_add_up_to_its_result_and_so_does_every_move(name, players):
    values, replay = one(name, players)
    found = review.run(replay, values=values, **QUICK)
    last = replay.state()
    for seat in found.seats:
        assert abs(seat.start + seat.luck + seat.own + seat.others - seat.result) < 1e-9
        assert seat.result == (1 / len(last.winners) if seat.seat in last.winners else 0)
    before = np.array(found.dealt)
    for moment in found.moments:
        parts = np.array([moment.decision, moment.hidden, moment.luck]).sum(0)
        assert np.allclose(before + parts, moment.chances, atol=1e-9)
        assert sum(moment.chances) == pytest.approx(1)
        before = np.array(moment.chances)
    states = review.positions(replay)
    assert [each.n for each in found.decisions] == [
        n + 1 for n in range(len(replay.actions)) if len(states[n].legal()) > 1
    ]
    assert found.complete
    assert found.repeatable


@pytest.mark.usefixtures("small")
def test_the_same_seed_gives_the_same_review_whatever_the_threads_and_another_does_not():
    values, replay = one("noah", 3)
    runs = [
        review.run(replay, level="quick", seat=0, seed=seed, threads=threads, values=values).json()
        for seed, threads in ((5, 1), (5, 3), (6, 1))
    ]
    assert runs[0] == runs[1]
    assert msgspec.json.decode(runs[0], type=Review).decisions != msgspec.json.decode(runs[2], type=Review).decisions


@pytest.mark.parametrize("name", at_night(["noah", "amazonas", "animimix"], 2))
@pytest.mark.usefixtures("small")
def test_a_decision_is_judged_alike_when_what_its_seat_does_not_know_is_dealt_anew(name):
    values, replay = one(name, 3)
    differs = 0
    for n in range(0, len(replay.actions), 7):
        state = replay.state(n)
        if len(state.legal()) > 1:
            other = state.redeal(state.player, 77)
            differs += bytes(other) != bytes(state)
            judged = [
                msgspec.json.encode(
                    decisions.judge(values, each, replay.actions[n], n, review.LEVELS["quick"], 1, lambda: True)
                )
                for each in (state, other)
            ]
            assert judged[0] == judged[1]
    assert differs


def redealt(states, actions, seat):
    """The same game with other hidden cards from some move on, of which the seat never learns; None: there is none.

    The earliest one of which the actions stay legal and the seat sees the same at all its decisions.
    """
    for first, redeal in product(range(1, len(actions)), range(8)):
        line = [*states[:first], states[first].redeal(seat, redeal)]
        for action, true in zip(actions[first:], states[first + 1 :], strict=True):
            if action not in line[-1].legal():
                break
            line.append(line[-1].copy())
            line[-1].play(action)
            if line[-1].player != true.player or (true.player == seat and not same_to(seat, line[-1], true)):
                break
        else:
            pairs = zip(line, states, strict=True)
            if any(true.player == seat and len(true.legal()) > 1 and other != true for other, true in pairs):
                return line
    return None


@pytest.mark.parametrize(
    ("name", "players", "seed", "seat"), at_night([("animimix", 3, 6, 2), ("noah", 3, 4, 0), ("amazonas", 3, 1, 0)])
)
@pytest.mark.usefixtures("small")
def test_the_errors_of_a_seat_are_the_same_bytes_when_cards_that_it_never_learns_are_others(
    name, players, seed, seat, monkeypatch
):
    values, replay = one(name, players, seed)
    other = redealt(review.positions(replay), replay.actions, seat)
    assert other is not None
    found = []
    for states in (review.positions(replay), other):
        monkeypatch.setattr("arkade.review.positions", lambda _, states=states: states)
        found.append(msgspec.json.encode(review.run(replay, seat=seat, values=values, **QUICK).decisions))
    assert found[0] == found[1]
    assert len(found[0]) > 2


@pytest.mark.usefixtures("small")
def test_a_replay_of_the_first_release_can_be_reviewed():
    replay = arkade.Replay.read(FIRST_RELEASE / "animimix.json")
    found = review.run(replay, **QUICK)
    assert found.complete
    assert len(found.moments) == len(replay.actions)


@pytest.mark.parametrize(
    ("loss", "error", "same", "call"),
    [
        (0.0, 0.0, True, "best"),
        (0.019, 0.001, False, "fine"),
        (0.02, 0.009, False, "inaccuracy"),
        (0.02, 0.011, False, "fine"),
        (0.05, 0.01, False, "mistake"),
        (0.1, 0.01, False, "blunder"),
        (0.3, 0.2, False, "fine"),
    ],
)
def test_losses_are_called_by_points_and_only_where_they_are_sure(loss, error, same, call):
    assert call_of(loss, error, same) == call


def test_a_win_thrown_away_is_a_blunder_and_its_best_move_the_win():
    """Connect four: seat 0 has three in a column, and plays elsewhere."""
    game = arkade.load("connect_four")
    assert game.warm()
    state, line = game.new(1), [0, 1, 0, 1, 0, 1]
    for column in line:
        state.play(column)
    found = decisions.judge(values_of("connect_four", 2), state, 6, 7, decisions.LEVELS["quick"], 0, lambda: True)
    assert found.best == game.notation(0)
    assert found.call == "blunder"
    assert found.chance == 1
    assert found.loss > 0.1
    assert (
        decisions.judge(values_of("connect_four", 2), state, 0, 7, decisions.LEVELS["quick"], 0, lambda: True).call
        == "best"
    )


@pytest.mark.parametrize(("going", "searches"), [(True, decisions.SEARCHES), (False, 1)])
def test_where_no_time_is_left_one_search_must_find_a_mistake_one_too(monkeypatch, going, searches):
    asked, honest = [], decisions.MctsBot.analyse
    monkeypatch.setattr(decisions.MctsBot, "analyse", lambda bot, seat: asked.append(1) or honest(bot, seat))
    state = arkade.load("connect_four").new(1)
    for column in [0, 1, 0, 1, 0, 1]:
        state.play(column)
    values = values_of("connect_four", 2)
    found = decisions.judge(values, state, 6, 7, decisions.LEVELS["quick"], 0, lambda: going)
    assert found.call == "blunder"
    assert len(asked) == searches


def test_a_scale_leaves_results_alone_and_is_found_again():
    results = np.array([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]])
    assert np.array_equal(scaled(results, 3.0), results)
    chance = np.random.default_rng(1)
    true = chance.dirichlet(np.ones(3), 4000)
    ends = np.eye(3)[[chance.choice(3, p=row) for row in true]]
    assert fitted(scaled(true, 1 / 2.5), ends) == pytest.approx(2.5, rel=0.15)


@pytest.mark.usefixtures("small")
def test_a_review_that_is_stopped_is_whole_but_for_the_decisions_to_come():
    values, replay = one("connect_four", 2)
    asked = count()
    found = review.run(replay, values=values, stopped=lambda: next(asked) >= 5, **QUICK)
    assert not found.complete
    assert len(found.decisions) == 5
    assert len(found.moments) == len(replay.actions)
    assert msgspec.json.decode(found.json(), type=Review) == found


@pytest.mark.usefixtures("small")
def test_only_one_seat_is_judged_where_that_is_asked():
    values, replay = one("connect_four", 2)
    found = review.run(replay, seat=1, values=values, **QUICK)
    assert {each.seat for each in found.decisions} == {1}
    assert found.seats[0].decisions == 0


@pytest.mark.usefixtures("small")
def test_when_the_time_is_over_the_evaluation_learns_and_decisions_are_judged_no_longer(monkeypatch):
    replay, played_games = one("connect_four", 2)[1], []
    monkeypatch.setattr(
        "arkade.review.Values",
        lambda game, going: Values(game, 50, lambda: bool(played_games.append(1)) or going()),
    )
    found = review.run(replay, seconds=1e-9, **QUICK)
    assert len(played_games) == 1
    assert found.decisions == []
    assert not found.complete
    assert not found.repeatable
    assert len(found.moments) == len(replay.actions)


def test_what_looks_like_a_mistake_is_none_unless_it_is_one_at_the_end_of_the_game(monkeypatch):
    """An evaluation that takes moves for better that change nothing."""
    values, replay = one("connect_four", 2)
    state = replay.state(2)
    honest, asked = values.simulate, []

    def simulate(state, seat, action, words, games, moves):
        asked.append(moves)
        rows = honest(state, seat, NO_ACTION, words, games, moves)
        rows[:, seat] = np.where(rows[:, seat] > 0.5, 1.0, 0.0) if moves == TO_THE_END else 0.5 + 0.4 * (action == 3)
        return rows

    monkeypatch.setattr(values, "simulate", simulate)
    found = decisions.judge(values, state, 0, 3, decisions.Level(4, 8, 1, 16, 2000), 1, lambda: True)
    assert found.best == state.game.notation(3)
    assert TO_THE_END in asked
    assert (found.call, found.loss) == ("fine", 0)


@pytest.mark.usefixtures("small")
def test_every_error_says_why_another_move_was_better_in_every_language():
    values, replay = one("noah", 3, seed=7)
    said = [each for each in review.run(replay, values=values, **QUICK).decisions if each.call in review.ERRORS]
    assert said
    for each in said:
        state = replay.state(each.n - 1)
        assert each.why[:-1] == review.differs(state, each.best, each.move)
        assert set(map(repr, each.instead)) <= set(map(repr, state.outlook(each.move).phrases))
        for language in LANGUAGES:
            words = registry.words("noah", language)
            assert str(round(100 * each.chance)) in words.say(each.why[-1])
            assert all("would-" not in words.say(phrase) for phrase in [*each.why, *each.instead])


# The command


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("language", "title"), [("en", "skill and luck"), ("fr", "talent et chance"), ("nl", "kunde en geluk")]
)
def test_the_command_shows_and_saves_it_in_every_language(language, title, tmp_path, capsys):
    replay = one("connect_four", 2)[1]
    replay.write(tmp_path / "game.json")
    out = ["--json", str(tmp_path / "out.json"), "--html", str(tmp_path / "out.html")]
    assert main(["review", str(tmp_path / "game.json"), "--level", "quick", "--lang", language, *out]) == DONE
    said = capsys.readouterr().out
    assert title in said
    found = msgspec.json.decode((tmp_path / "out.json").read_bytes(), type=Review)
    assert found.format == review.FORMAT
    page = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "http" not in page
    assert title in page


@pytest.mark.usefixtures("small")
def test_a_command_that_is_interrupted_leaves_a_valid_file(tmp_path, monkeypatch, capsys):
    replay = one("connect_four", 2)[1]
    replay.write(tmp_path / "game.json")
    monkeypatch.setattr("arkade.cli.stop.Stop.__enter__", lambda self: setattr(self, "asked", True))
    monkeypatch.setattr("arkade.cli.stop.Stop.__exit__", lambda *_: None)
    file = tmp_path / "out.json"
    assert main(["review", str(tmp_path / "game.json"), "--level", "quick", "--json", str(file)]) == INTERRUPTED
    assert "Broken off: 0 decisions" in capsys.readouterr().out
    assert not msgspec.json.decode(file.read_bytes(), type=Review).complete


def spoilt(replay, **changes):
    return msgspec.json.encode({**msgspec.json.decode(replay.json()), **changes})


def test_bad_input_gets_one_clear_sentence(tmp_path, capsys):
    game = arkade.load("connect_four")
    state = game.new(1)
    actions = []
    while not state.over:
        actions.append(state.legal()[0])
        state.play(actions[-1])
    whole, part = arkade.Replay(game, 1, actions), arkade.Replay(game, 1, actions[:4])
    file = tmp_path / "game.json"
    for content, options, code, said in (
        (b"hello", [], FAULT, "JSON"),
        (spoilt(whole, game="chess"), [], FAULT, "there is no game 'chess'"),
        (spoilt(whole, commitment="0" * 64), [], FAULT, "commitment"),
        (part.json().encode(), [], WRONG, "only a finished game can be reviewed"),
        (whole.json().encode(), ["--level", "best"], WRONG, "there is no level 'best'"),
        (whole.json().encode(), ["--seconds", "0"], WRONG, "a number above 0"),
        (whole.json().encode(), ["--seat", "7"], WRONG, "seat"),
    ):
        file.write_bytes(content)
        assert main(["review", str(file), "--lang", "en", *options]) == code
        (line,) = capsys.readouterr().err.splitlines()
        assert said in line


# Many games


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("name", "games"), [("noah", 300), ("amazonas", 300), ("arknoah", 100), ("optimix", 300), ("animimix", 300)]
)
def test_luck_has_the_mean_0_over_many_games(name, games):
    values = values_of(name, 3, LESSONS)
    found = []
    for seed in range(games):
        replay, _ = played(values, seed + 5000, 0.1)
        parts = review.run(replay, values=values, stopped=lambda: True, **QUICK)  # without judging decisions
        found.append([seat.luck for seat in parts.seats])
    luck = np.array(found)
    assert (np.abs(luck.mean(0)) < 2.5 * luck.std(0) / len(luck) ** 0.5).all()
