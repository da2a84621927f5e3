"""The lessons of Animimix show the whole game."""

from arkade.games.animimix.components import SPECIES, SPECIES_IN_PLAY
from arkade.table import proofread
from arkade.table.lesson import read, walk


def test_all_rules_are_shown_but_one_that_never_applies_and_the_example_of_the_rulebook():
    assert proofread.rules("animimix")[1] == ["ANI-11", "ANI-25"]


def test_a_move_of_the_learner_raises_the_worth_of_each_species():
    raised = set()
    for chapter in read("animimix").chapters:
        before = {}
        for _, _, match, last in walk("animimix", chapter):
            worth = match.state.view(chapter.learner)["worth"]
            if last is not None and last.seat == chapter.learner:
                raised |= {species for species in worth if worth[species] > before[species]}
            before = worth
    assert raised == set(SPECIES)


def test_the_last_lion_of_the_grid_is_taken():
    moments = walk("animimix", read("animimix").chapter("oddities"))
    assert {match.state.view(0)["worth"]["lion"] for _, _, match, _ in moments} == {10, 0}


def test_one_ending_is_shared_with_a_point_lost_and_a_species_that_nobody_has_and_one_is_won():
    *_, shared = walk("animimix", read("animimix").chapter("end"))
    view = shared.match.state.view(0)
    assert shared.match.state.winners == [0, 1]
    assert view["worth"]["lion"] % 2 == 1
    assert not any("monkey" in seat[pile] for seat in view["seats"] for pile in ("kept_cards", "taken"))
    *_, won = walk("animimix", read("animimix").chapters[-1])
    assert won.match.state.winners == [0]


def test_some_chapter_has_more_players_and_more_species():
    found = {(chapter.players, len(chapter.options["species"])) for chapter in read("animimix").chapters}
    assert found == {(2, SPECIES_IN_PLAY[2]), (3, SPECIES_IN_PLAY[3])}
