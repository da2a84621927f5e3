"""A review adds up, is the same again, peeks at nothing, and finds what was thrown away."""

import random
from functools import cache
from itertools import count, product
from pathlib import Path

import msgspec
import numpy as np
import pytest

import arkade
from arkade import registry, review
from arkade.cli import DONE, FAULT, INTERRUPTED, WRONG, main
from arkade.judge import LEAD, Level, Values, news_to, turns_of, values
from arkade.judge.values import LESSONS, fitted, scaled
from arkade.kernel.generator import seed_words
from arkade.review import decisions
from arkade.review.page import page
from arkade.review.report import Review, call_of
from arkade.text import LANGUAGES
from tests.tables import at_night, same_to

OTHERS = [("amazonas", 4), ("animimix", 2), ("arknoah", 3), ("optimix", 4)]

FIRST_RELEASE = Path(__file__).parents[1] / "fixtures" / "v0_1"

SMALL = Level(wide=3, open=4, first=4, race=8, last=8, others=4)

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
    monkeypatch.setitem(review.LEVELS, "quick", SMALL)
    monkeypatch.setattr(values, "DEALS", 8)
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
    before = values.of(replay.state(0))
    for moment in found.moments:
        parts = np.array([moment.decision, moment.hidden, moment.luck]).sum(0)
        assert np.allclose(before + parts, moment.worth, atol=1e-9)
        assert sum(moment.worth) == pytest.approx(1)
        before = np.array(moment.worth)
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


@pytest.mark.parametrize(("name", "players"), at_night([("noah", 3), ("arknoah", 2), *OTHERS], 2))
@pytest.mark.usefixtures("small")
def test_the_graph_before_a_decision_is_the_chance_after_its_best_move_and_goes_down_by_what_is_lost(name, players):
    """The panel and the graph are one number; without news one's own chance stays until somebody else decides."""
    values, replay = one(name, players)
    found = review.run(replay, values=values, **QUICK)
    states, lines = review.positions(replay), [found.dealt, *(moment.chances for moment in found.moments)]
    turn_of = {n: turn for turn in turns_of(states, replay.actions) for n in turn}
    stayed = 0
    for each in found.decisions:
        n, seat = each.n - 1, each.seat
        assert lines[n][seat] == each.chance
        if n + 1 < len(replay.actions) and not news_to(states[n], replay.actions[n]):
            assert lines[n + 1][seat] == pytest.approx(each.chance - each.loss, abs=1e-9) or each.exact or not each.loss
            stayed += 1
        assert turn_of[n].start + 1 in {turn.n for turn in found.turns}
    assert stayed
    for moment in found.moments:
        assert sum(moment.true) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in [*moment.chances, *moment.true])
    assert found.moments[-1].chances == found.moments[-1].true == [seat.result for seat in found.seats]


@pytest.mark.usefixtures("small")
def test_losses_of_steps_add_up_to_that_of_their_turn():
    values, replay = one("arknoah", 2)
    found, several = review.run(replay, values=values, **QUICK), 0
    for turn in found.turns:
        steps = [each for each in found.decisions if turn.n <= each.n < turn.n + turn.moves]
        several += len(steps) > 1
        if all(each.loss for each in steps if each.move != each.best[0]) and not any(each.exact for each in steps):
            assert sum(each.loss for each in steps) >= turn.loss - 1e-9
    assert several


@pytest.mark.parametrize("name", at_night(["noah", "amazonas", "animimix"], 2))
@pytest.mark.usefixtures("small")
def test_a_turn_is_judged_alike_when_what_its_seat_does_not_know_is_dealt_anew(name):
    values, replay = one(name, 3)
    differs, states = 0, review.positions(replay)
    for turn in turns_of(states, replay.actions)[::5]:
        line, made = states[turn.start : turn.stop], replay.actions[turn.start : turn.stop]
        other = [line[0].redeal(line[0].player, 77)]
        for action in made[:-1]:
            other.append(other[-1].copy())
            other[-1].play(action)
        differs += bytes(other[0]) != bytes(line[0])
        judged = [decisions.judge(values, each, made, turn.start + 1, SMALL, 1, lambda: True) for each in (line, other)]
        assert msgspec.json.encode(judged[0].decisions) == msgspec.json.encode(judged[1].decisions)
        assert judged[0].found == judged[1].found
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


def three_in_a_column(moves):
    """Connect four: seat 0 has three in a column, and plays the moves."""
    state = arkade.load("connect_four").new(1)
    assert state.game.warm()
    for column in [0, 1, 0, 1, 0, 1]:
        state.play(column)
    found = decisions.judge(values_of("connect_four", 2), [state], moves, 7, review.LEVELS["quick"], 0, lambda: True)
    return state.game, found.decisions[0]


def test_a_win_thrown_away_is_a_blunder_and_its_best_move_the_win():
    game, found = three_in_a_column([6])
    assert found.best[0] == game.notation(0)
    assert found.call == "blunder"
    assert found.chance == 1
    assert found.loss > 0.1
    assert three_in_a_column([0])[1].call == "best"


def test_nothing_is_called_worse_than_by_a_second_judge_of_other_seeds(monkeypatch):
    """The first judge is made to see a mistake that the second does not."""
    asked, honest = [], decisions.judge_turn

    def judge_turn(*given, seed, level, **named):
        asked.append((seed, level))
        found = honest(*given, seed=seed, level=level, **named)
        if len(asked) == 1:
            steps = [step._replace(loss=0.5, error=0.01, best=(3,), exact=False) for step in found.steps]
            return found._replace(steps=steps, loss=0.5, error=0.01)
        return found

    monkeypatch.setattr(decisions, "judge_turn", judge_turn)
    _, found = three_in_a_column([0])
    assert len(asked) == 2
    assert asked[0][0] != asked[1][0]
    assert asked[1][1] == review.LEVELS["quick"].times(decisions.AGAIN)
    assert found.call == "best"
    assert found.loss == 0


def test_a_scale_leaves_results_alone_and_is_found_again():
    results = np.array([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]])
    assert np.array_equal(scaled(results, 3.0), results)
    chance = np.random.default_rng(1)
    true = chance.dirichlet(np.ones(3), 4000)
    ends = np.eye(3)[[chance.choice(3, p=row) for row in true]]
    assert fitted(scaled(true, 1 / 2.5), ends) == pytest.approx(2.5, rel=0.15)


@pytest.mark.usefixtures("small")
def test_a_review_that_is_stopped_is_whole_but_for_the_turns_to_come():
    values, replay = one("connect_four", 2)
    asked = count()
    found = review.run(replay, values=values, stopped=lambda: next(asked) >= 5, **QUICK)
    assert not found.complete
    assert len(found.turns) == 5
    assert len(found.moments) == len(replay.actions)
    assert [bool(moment.chances) for moment in found.moments] == [n < 4 for n in range(len(replay.actions))]
    assert msgspec.json.decode(found.json(), type=Review) == found


@pytest.mark.usefixtures("small")
def test_whoever_watches_gets_what_is_judged_so_far():
    values, replay = one("connect_four", 2)
    seen = []
    whole = review.run(replay, values=values, watch=lambda done, of, so_far: seen.append((done, of, so_far())), **QUICK)
    assert [done for done, _, _ in seen] == list(range(1, len(replay.actions) + 1))
    for done, _, part in seen[:-1]:
        assert not part.complete
        assert part.turns == whole.turns[: len(part.turns)]
        assert part.moments == whole.moments[: done - 1]
    assert seen[-1][2] == whole


@pytest.mark.usefixtures("small")
def test_only_one_seat_is_judged_where_that_is_asked():
    values, replay = one("connect_four", 2)
    found = review.run(replay, seat=1, values=values, **QUICK)
    assert {each.seat for each in found.decisions} == {1}
    assert found.seats[0].turns == 0
    assert all(moment.chances for moment in found.moments)


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


@pytest.mark.usefixtures("small")
def test_every_error_says_why_another_move_was_better_in_every_language():
    values, replay = one("noah", 3, seed=7)
    said = [each for each in review.run(replay, values=values, **QUICK).decisions if each.call in review.ERRORS]
    assert said
    for each in said:
        state = replay.state(each.n - 1)
        assert each.why == review.differs(state, each.best[0], each.move)
        assert set(map(repr, each.instead)) <= set(map(repr, state.outlook(each.move).phrases))
        for language in LANGUAGES:
            words = registry.words("noah", language)
            assert all("would-" not in words.say(phrase) for phrase in [*each.why, *each.instead])


def test_every_find_says_what_it_brings_beyond_the_next_best():
    values, replay = one("noah", 3, seed=7)
    found = review.run(replay, values=values, **QUICK)
    first = {each.n: each for each in found.decisions}
    finds = [turn for turn in found.turns if turn.call == "best" and turn.lead >= LEAD]
    assert finds
    for turn in finds:
        state, decision = replay.state(turn.n - 1), first[turn.n]
        assert turn.rival[0] != turn.best[0]
        assert decision.why == review.differs(state, turn.best[0], turn.rival[0])
        assert decision.instead == review.differs(state, turn.rival[0], turn.best[0])
    for turn in found.turns:  # where the first step is forced nothing begins otherwise
        assert turn.rival[:1] != turn.best[:1]
        assert len(replay.state(turn.n - 1).legal()) > 1 or not turn.rival


def test_what_was_known_and_what_was_so_are_two_curves_where_something_is_hidden():
    values, replay = one("noah", 3)
    found = review.run(replay, values=values, **QUICK)
    assert page(found, replay, registry.words("noah", "en")).count("<polyline") == 6


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
    html = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert html.count("<polyline") == 2  # one curve of each seat: nothing is hidden
    assert "http" not in html
    assert title in html


@pytest.mark.usefixtures("small")
def test_a_command_that_is_interrupted_leaves_a_valid_file(tmp_path, monkeypatch, capsys):
    replay = one("connect_four", 2)[1]
    replay.write(tmp_path / "game.json")
    monkeypatch.setattr("arkade.cli.stop.Stop.__enter__", lambda self: setattr(self, "asked", True))
    monkeypatch.setattr("arkade.cli.stop.Stop.__exit__", lambda *_: None)
    file = tmp_path / "out.json"
    assert main(["review", str(tmp_path / "game.json"), "--level", "quick", "--json", str(file)]) == INTERRUPTED
    assert "Broken off: 0" in capsys.readouterr().out
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
