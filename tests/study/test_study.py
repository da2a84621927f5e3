"""`arkade study`: figures with honest intervals, that can be repeated, and one clear sentence for what is wrong."""

import random
from collections import Counter

import pytest

import arkade
from arkade import study
from arkade.cli import DONE, WRONG, main
from arkade.judge import Values, values
from arkade.review import positions
from arkade.study import figures
from arkade.study.games import Measured, measure
from arkade.study.pages import html, markdown
from arkade.study.report import Headline, report, share
from arkade.study.study import Rung, Study


def game(deal, points=(3, 1), opening="a", luck=0.0):
    """A game of two, of which only some numbers matter."""
    wins = [float(mark == max(points)) / (1 + (points[0] == points[1])) for mark in points]
    return Measured(
        deal=deal,
        order=[0, 1],
        points=list(points),
        wins=wins,
        choices=[3, 1, 2, 2],
        decisions=[2, 2],
        half=[wins[0]],
        favourite=wins[0],
        deals=[0.0, 0.0],
        luck=[luck, -luck],
        skill=[wins[0] - 0.5 - luck, wins[1] - 0.5 + luck],
        openings=[opening, "z"],
        words=[Counter([opening]), Counter(["z"])],
    )


def made(sample, ladder=(), name="animimix"):
    return Study(arkade.load(name, 2), "easy", 0, sample, list(ladder), False)


@pytest.fixture
def quick(monkeypatch):
    """What positions are worth is learned from one game."""
    monkeypatch.setattr(study, "Values", lambda game: Values(game, 1))
    monkeypatch.setattr(values, "DEALS", 4)


def test_the_interval_of_a_mean_holds_the_truth_nineteen_times_of_twenty():
    chance, held = random.Random(1), 0
    for _ in range(100):
        sample = [game(deal, (chance.randrange(11), -1)) for deal in range(40)]
        found = figures.mean(sample, lambda one: one.points[0])
        held += found.low <= 5 <= found.high
    assert 88 <= held <= 100


def test_things_that_always_go_together_stand_in_the_order_of_their_names():
    sample = [game(deal, (3, 1) if deal % 2 else (1, 3)) for deal in range(40)]
    for number, each in enumerate(sample):
        each.words[0] = Counter(["swap", "exchange", "draw"] if number % 4 < 2 else [])
    assert [row.name for row in figures.words(sample) if row.name != "z"] == ["draw", "exchange", "swap"]


def test_what_reads_as_nothing_has_no_minus():
    found = made([game(deal, (1, 2) if deal < 31 else (2, 1)) for deal in range(60)])
    assert -0.05 < found.seat_points(0).value < 0
    text = markdown(report([("", found)], "arkade study"))
    assert "+0.0 (" in text
    assert "−0.0 " not in text


def test_games_of_one_deal_make_no_interval_narrower():
    chance = random.Random(2)
    once = [game(deal, (chance.randrange(11), -1)) for deal in range(30)]
    found, again = (figures.mean(sample, lambda one: one.points[0]) for sample in (once, once * 4))
    assert (again.low, again.high) == pytest.approx((found.low, found.high))


def test_luck_is_all_nothing_or_a_part_of_the_result():
    whole = [game(deal, luck=0.5) for deal in range(10)]
    none = [game(deal) for deal in range(10)]
    assert made(whole).luck == (1.0, 1.0, 1.0)
    assert made(none).luck == (0.0, 0.0, 0.0)
    assert made(whole + none).luck.value == pytest.approx(0.5)


def test_the_opening_that_wins_comes_first_and_the_interval_of_one_that_does_not_matter_holds_nothing():
    chance, sample = random.Random(3), []
    for deal in range(240):
        opening = "abc"[deal % 3]
        wins = chance.random() < {"a": 0.9, "b": 0.5, "c": 0.1}[opening]
        sample.append(game(deal, (1, 0) if wins else (0, 1), opening))
    rows = {row.name: row for row in made(sample).openings}
    assert [name for name in rows if name != "z"] == ["a", "b", "c"]
    assert rows["a"].share.low > 0.2
    assert rows["c"].share.high < -0.2
    assert not rows["b"].share.sure


def test_the_parts_of_every_game_add_up_and_the_same_study_gives_the_same_report(tmp_path, quick):
    table = arkade.load("animimix", 2)
    twice = [
        study.run(table, level="random", games=4, ladder=0, jobs=1, folder=folder) for folder in (None, tmp_path / "a")
    ]
    for seat in range(2):
        begun = [one.wins[seat] - one.luck[seat] - one.skill[seat] for one in twice[0].sample]
        assert begun == pytest.approx([begun[0]] * 4, abs=1e-9)  # all begin with the same chances
    for one in twice[0].sample:
        assert sum(one.luck) + sum(one.skill) == pytest.approx(0, abs=1e-9)
        assert len(one.choices) == sum(one.decisions)
    first, second = (markdown(report([("", each)], "arkade study")) for each in twice)
    assert first == second


def test_a_report_shows_variants_side_by_side_and_marks_what_differs():
    rung = Rung("easy", "medium", figures.Figure(0.6, 0.5, 0.7))
    ours = [("end=1", made([game(deal, (3, 1)) for deal in range(9)], [rung]))]
    theirs = [("end=2", made([game(deal, (9, 1)) for deal in range(9)], [rung]))]
    blocks = list(report(ours + theirs, "arkade study x --vary=end=1,2"))
    text, page = markdown(blocks), html(blocks)
    assert "| points of the winner | 3.0 (3.0 to 3.0) | **9.0 (9.0 to 9.0)** |" in text
    assert "**60 %" not in text  # the ladder is the same in both
    assert "arkade study x --vary=end=1,2" in text
    assert page.count("<svg") == text.count(".svg)") > 8
    assert "<b>9.0 (9.0 to 9.0)</b>" in page


def test_where_the_fewest_points_win_fewer_are_worth_more_and_lead_noa_33(quick):
    sample = [game(deal, (1, 4)) for deal in range(9)]
    assert made(sample).seat_points(0).value == -1.5
    assert made(sample, name="noah").seat_points(0).value == 1.5
    noah = arkade.load("noah", 2)
    seen = set()
    for seed in range(12):
        state, actions, chance = noah.new(seed), [], random.Random(seed)
        while not state.over:
            actions.append(chance.choice(state.legal()))
            state.play(actions[-1])
        replay = arkade.Replay(noah, seed, actions)
        states = positions(replay)
        middle = states[len(replay.actions) // 2].scores
        if middle[0] != middle[1]:
            leads = int(middle[1] < middle[0])
            wins = float(leads in states[-1].winners) / len(states[-1].winners)
            seen.add(wins)
            assert measure(replay, 0, Values(noah, 1), [0.5, 0.5]).half == [wins]
    assert len(seen) > 1  # some leaders lost: the other way round would fail


def test_tables_of_other_sizes_are_compared_by_what_a_seat_has_by_right():
    half, third = figures.Figure(0.5, 0.45, 0.55), figures.Figure(0.33, 0.3, 0.36)
    assert Headline("a seat's wins", half, share).differs(Headline("a seat's wins", third, share))
    assert not Headline("a seat's wins", half, share, 1 / 2).differs(Headline("a seat's wins", third, share, 1 / 3))
    assert Headline("a seat's wins", half, share, 1 / 3).differs(Headline("a seat's wins", third, share, 1 / 3))


def test_the_command_writes_report_and_pictures_and_tells_how_to_repeat_it(tmp_path, quick, capsys):
    words = ["study", "animimix", "--games", "4", "--ladder", "0", "--level", "random", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "out")]) == DONE
    assert "of the result is luck" in capsys.readouterr().out
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert "`arkade study animimix --games=4 --ladder=0 --level=random --seed=0` gives the same" in text
    assert (tmp_path / "out" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "out" / "seats.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "players"], "--vary is given as"),
        (["--vary", "players=2,2"], "--vary is given as"),
        (["--vary", "players=2,x"], "--vary is given as"),
        (["--vary", "players=2,99"], "99"),
        (["--vary", "colour=red,blue"], "colour"),
        (["--games", "1"], "at least 4 games"),
        (["--ladder", "-1"], "at least 4 games"),
        (["--level", "genius"], "genius"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words, said, capsys):
    assert main(["study", "animimix", *words]) == WRONG
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
