"""The lessons of Noah show the whole game."""

from arkade.games.noah.components import END_SCORE, LIMIT, ROUNDS, SPECIES, TRAITS, WOODPECKER_LIMIT
from arkade.table import proofread
from arkade.table.lesson import read, walk


def positions(name):
    """The learner's moves of a chapter that are shown, each with the views before and after."""
    chapter = read("noah").chapter(name)
    before = None
    for _, _, match, last in walk("noah", chapter):
        after = match.state.view(chapter.learner)
        if last is not None and last.seat == chapter.learner and before is not None:
            yield match.game.notation(last.action), before, after
        before = after


def learned():
    """All of them."""
    return [moved for chapter in read("noah").chapters for moved in positions(chapter.name)]


def test_all_rules_are_shown_but_the_guard_of_endless_rounds():
    assert proofread.rules("noah")[1] == ["NOA-35"]


def test_the_learner_embarks_every_animal_with_a_trait_and_decides_what_follows():
    moved = [*positions("traits"), *positions("lion")]
    follows = {move.split()[0]: after["phase"] for move, _, after in moved if move.split()[0] in SPECIES}
    assert set(follows) == {SPECIES[species] for species in TRAITS}
    assert follows["giraffe"] == "look"
    assert follows["lion"] == "draw"
    assert follows["donkey"] == "embark"  # Noah stays
    assert follows["snail"] == follows["woodpecker"] == "move"


def test_boats_are_full_at_21_and_at_13():
    full = {
        aboard["limit"]
        for _, _, after in learned()
        for aboard in after["boats"]
        if aboard["noah"] and aboard["weight"] == aboard["limit"]
    }
    assert full == {LIMIT, WOODPECKER_LIMIT}


def test_the_learner_makes_the_first_the_second_and_the_fourth_boat_leave():
    due = {after["departures"]: after["gifts"] for _, before, after in learned() if before["gifts"] < after["gifts"]}
    assert due == {1: 1, 2: 2, 4: 4}


def test_a_round_ends_by_a_last_card_and_by_the_fourth_departure_and_whoever_has_most_tears_begins():
    for name, cards in (("round", 1), ("fourth", 2)):
        *_, (_, before, after) = positions(name)
        totals = [seat["total"] for seat in after["seats"]]
        assert (before["seats"][0]["cards"], after["round"]) == (cards, before["round"] + 1)
        assert totals[after["starter"]] == max(totals)


def test_the_learner_wins_a_game_to_26_and_at_last_one_of_three_rounds():
    *_, scored = walk("noah", read("noah").chapter("score"))
    assert scored.match.state.winners == [0]
    assert max(scored.match.state.scores) >= END_SCORE
    *_, last = walk("noah", read("noah").chapters[-1])
    assert last.match.state.winners == [0]
    assert last.match.state.view(0)["round"] == ROUNDS
