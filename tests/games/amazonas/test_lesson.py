"""The lessons of Coloretto Amazonas show the whole game."""

from arkade import registry
from arkade.games.amazonas.components import ENDING_STACKS
from arkade.table import proofread
from arkade.table.lesson import read, walk


def test_all_rules_are_shown_but_the_examples_of_the_rulebook():
    assert proofread.rules("amazonas")[1] == ["AMA-20"]


def test_there_are_chapters_for_every_number_of_players():
    chapters = read("amazonas").chapters
    assert {chapter.players for chapter in chapters} == set(registry.definition("amazonas").players)


def test_the_learner_refuses_a_double_accepts_one_and_accepts_what_makes_none():
    answers = []
    for chapter in read("amazonas").chapters:
        for step, waits, match, _ in walk("amazonas", chapter):
            gift = match.state.view(chapter.learner)["gift"]
            if waits and gift and gift["receiver"] == chapter.learner:
                columns = match.state.view(chapter.learner)["seats"][chapter.learner]["columns"]
                double = any(gift["animal"] in column for column in columns.values())
                answers.append((chapter.steps[step - 1].move.split()[0], double))
    assert set(answers) == {("refuse", True), ("accept", True), ("accept", False)}


def test_the_protection_card_goes_round():
    moments = walk("amazonas", read("amazonas").chapter("protection"))
    assert {match.state.view(0)["protected"] for _, _, match, _ in moments} == {None, 0, 1, 2}


def test_a_stack_wins_its_bonus_card_and_another_of_its_colour_none():
    assert bonus("stack") == (0, 3)
    assert bonus("four") == (3, 3)


def bonus(name):
    """What the learner's bonus cards are worth before and after a chapter."""
    first, *_, last = (
        sum(colour["bonus"] for colour in match.state.view(0)["colours"] if colour["owner"] == 0)
        for _, _, match, _ in walk("amazonas", read("amazonas").chapter(name))
    )
    return first, last


def test_the_learner_ends_games_by_stacks_and_by_an_exhausted_pile_and_wins_them():
    ends = {}
    for chapter in read("amazonas").chapters:
        *_, end = walk("amazonas", chapter)
        if end.match.over:
            view = end.match.state.view(0)
            ends[chapter.name] = (chapter.players, sum(view["seats"][0]["stacks"].values()), view["pile"] == 0)
            assert end.match.state.winners == [0]
    assert ends == {
        "four": (4, ENDING_STACKS[4], False),
        "pile": (4, 1, True),
        "plan": (2, ENDING_STACKS[2], False),
    }
