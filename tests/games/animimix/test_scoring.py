"""The end of Animimix and its scoring, also counted again slowly and in other words."""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

import arkade
from arkade.games.animimix import actions
from arkade.games.animimix.components import COPIES, SPECIES
from arkade.games.animimix.consistency import check
from arkade.state import State

from .positions import GRID, LETTERS, names, position, worth

PLAYERS = range(2, 7)
SHAPES = {2: (4, 4), 3: (4, 5), 4: (5, 5), 5: (5, 6), 6: (6, 6)}  # rows and columns (ANI-02)


def finished(seed: int, players: int) -> State:
    """A game played to its end by random moves."""
    state = arkade.load("animimix", players).new(seed)
    chance = random.Random(seed)
    while not state.over:
        state.play(chance.choice(state.legal()))
        check(state._record)
    return state


# End


@pytest.mark.rule("ANI-12")
def test_the_game_ends_when_all_hands_are_empty_and_the_kept_cards_are_shown() -> None:
    state = position(GRID, hands=["", "L"], kept=["MW", "W"], player=1)
    assert not state.over
    assert state.winners == []
    assert state.scores == [0, 0]
    assert [seat["kept_cards"] for seat in state.view()["seats"]] == [None, None]
    state.play("keep lion")
    assert state.over
    assert state.player is None
    assert state.legal() == []
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert [player["kept_cards"] for player in view["seats"]] == [names("MW"), names("WL")]
        assert view["scores"] == state.scores


@pytest.mark.rule("ANI-10", "ANI-13")
def test_the_standing_counts_what_the_viewer_has_seen() -> None:
    state = position(GRID, hands=["", "L"], kept=["MW", "W"], taken=["", "M"], player=1)

    def standing(seat: int | None) -> list[int]:
        return [player["score"] for player in state.view(seat)["seats"]]

    monkey, wolf = (state.view()["worth"][species] for species in ("monkey", "wolf"))
    assert standing(None) == [0, monkey]
    assert standing(0) == [monkey // 2 + wolf, monkey // 2]
    assert standing(1) == [0, monkey + wolf]


@pytest.mark.rule("ANI-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_ends_with_a_full_pile_before_everybody(players: int) -> None:
    for seat in finished(10, players).view()["seats"]:
        assert seat["cards"] == 0
        assert seat["kept"] + sum(seat["taken"].values()) == (5 if players == 6 else 6)


# Majorities, in a grid where monkeys are worth 4, wolves 10 and lions 6


@pytest.mark.rule("ANI-13")
def test_the_majority_alone_gets_the_points_of_a_species() -> None:
    assert position(GRID).view()["worth"] == {"monkey": 4, "wolf": 10, "lion": 6}
    assert position(GRID, kept=["WWM", "WLL"], taken=["", "LMM"]).scores == [10, 10]
    assert position(GRID, kept=["WWM", "WLL"], taken=["LLL", ""]).scores == [20, 0]


@pytest.mark.rule("ANI-13")
def test_kept_and_taken_cards_count_together() -> None:
    assert position(GRID, kept=["W", "WW"], taken=["WW", ""]).scores == [10, 0]
    assert position(GRID, kept=["W", "WW"], taken=["W", ""]).scores == [5, 5]


THREE = """
    N N N N P
    L L P C P
    L P P P L
    L L P C L
"""


@pytest.mark.rule("ANI-13")
def test_shared_points_are_rounded_down_species_by_species() -> None:
    assert position(THREE).view()["worth"] == {"pelican": 10, "penguin": 8, "chameleon": 4, "lion": 4}
    assert position(THREE, kept=["N", "N", "N"]).scores == [2, 2, 2]
    # 8 // 3 + 4 // 3 = 3, where 12 // 3 would be 4: the remainders are lost, each by itself.
    assert position(THREE, kept=["NL", "NL", "NL"]).scores == [3, 3, 3]
    assert position(THREE, kept=["NLC", "NL", "NLC"]).scores == [5, 3, 5]
    lions = GRID.replace("W L L", "W L M")  # four lions: 7 points
    assert position(lions, kept=["L", "L"]).scores == [3, 3]


@pytest.mark.rule("ANI-14")
def test_a_species_that_nobody_holds_gives_no_points() -> None:
    assert position(GRID, kept=["W", ""]).scores == [10, 0]
    assert position(GRID, kept=["", ""]).scores == [0, 0]


# What the grid makes of a species


@pytest.mark.rule("ANI-15")
def test_a_single_card_is_a_group_of_one_and_a_diagonal_is_not_adjacent() -> None:
    diagonal = """
        {0} W W W
        W {0} W W
        W W L W
        L W L W
    """
    assert worth(diagonal.format("N"), "penguin") == 2
    assert worth(diagonal.format("P"), "pelican") == 4
    assert worth(diagonal.format("B"), "lovebird") == 0
    assert worth(diagonal.format("C"), "chameleon") == 2
    sides = """
        {0} {0} W W
        W W W W
        W W L W
        L W L W
    """
    assert worth(sides.format("N"), "penguin") == 4
    assert worth(sides.format("P"), "pelican") == 2
    assert worth(sides.format("B"), "lovebird") == 4


@pytest.mark.rule("ANI-15")
@pytest.mark.parametrize("species", SPECIES)
def test_a_species_that_is_not_in_the_grid_is_worth_nothing(species: str) -> None:
    letter = LETTERS[SPECIES.index(species)]
    first, second = [other for other in LETTERS if other != letter][:2]
    row = f"{first} {second} {first} {second}\n"
    state = position(row * 4, kept=[letter, ""])
    assert state.view()["worth"][species] == 0
    assert state.scores == [0, 0]


@pytest.mark.rule("ANI-15")
def test_the_grid_does_not_wrap_round() -> None:
    picture = """
        W W W W W {0}
        {0} L L L L W
        W L L L L {0}
        {0} L L L L W
        W L L L L W
        {0} W W W W {0}
    """
    assert worth(picture.format("N"), "penguin") == 2
    assert worth(picture.format("P"), "pelican") == 2
    assert worth(picture.format("B"), "lovebird") == 0


@pytest.mark.rule("ANI-16")
def test_monkeys_score_in_their_best_column() -> None:
    picture = """
        M M M M
        M W L W
        W L M L
        L W M W
    """
    assert worth(picture, "monkey") == 6


@pytest.mark.rule("ANI-17")
def test_wolves_score_on_the_border_and_a_corner_counts_once() -> None:
    assert worth("W L L W M\nL W L W L\nM L W L W\nW L W L W", "wolf") == 12  # 4 in corners, 2 on sides
    assert worth("L L L L L\nL W W W L\nL W W W L\nM L L L L", "wolf") == 0


@pytest.mark.rule("ANI-17")
@pytest.mark.parametrize(("players", "border"), [(2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_the_border_is_that_of_the_grid_in_play(players: int, border: int) -> None:
    rows, columns = SHAPES[players]
    assert worth(("W " * columns + "\n") * rows, "wolf") == 2 * border


@pytest.mark.rule("ANI-18")
def test_elephants_score_in_their_best_row() -> None:
    picture = """
        E W L W
        E L W L
        E W E E
        E L W L
    """
    assert worth(picture, "elephant") == 6


@pytest.mark.rule("ANI-19")
def test_pelicans_score_in_their_largest_diagonal_group() -> None:
    picture = """
        P W P W P
        W P W L P
        P L P L P
        W P L L P
    """
    assert worth(picture, "pelican") == 12  # a1 c1 b2 a3 c3 b4; those of column e are only adjacent


@pytest.mark.rule("ANI-20")
def test_penguins_score_in_their_largest_adjacent_group() -> None:
    picture = """
        N N W N N
        W N W L N
        N W N N L
        N N N W L
    """
    assert worth(picture, "penguin") == 12  # a3 a4 b4 c4 c3 d3


@pytest.mark.rule("ANI-21")
def test_a_chameleon_scores_the_different_species_beside_it() -> None:
    assert worth("W W W W W\nW W W C W\nL C L W L\nM L M L W", "chameleon") == 4  # wolf and lion twice
    assert worth("W W W M M\nW W L C W\nL C L W L\nM L M L W", "chameleon") == 6  # monkey, wolf, lion


@pytest.mark.rule("ANI-21")
def test_another_chameleon_counts_as_a_species_but_the_card_itself_does_not() -> None:
    assert worth("C W W W W\nW W W W W\nL L L L L\nM M M M M", "chameleon") == 2
    assert worth("C C W W W\nW W W W W\nL L L L L\nM M M M M", "chameleon") == 4
    assert worth("L M W W W\nM C C W W\nL L L L L\nM M M M M", "chameleon") == 6
    assert worth("L W W W W\nM C C W W\nL L L L L\nM M M M M", "chameleon") == 8


@pytest.mark.rule("ANI-22")
@pytest.mark.parametrize(
    ("picture", "couples"),
    [
        ("B B L W\nL L L W\nW W L L\nW L W L", 1),
        ("B B B W\nL L L W\nW W L L\nW L W L", 1),
        ("B B B B\nL L L W\nW W L L\nW L W L", 2),
        ("L B L W\nB B B W\nW B L L\nW L W L", 1),  # a cross: each card in one couple only
        ("L B B B\nL B L W\nW W L L\nW L W L", 2),  # pairing b1 and c1 first would leave one couple
        ("L L L W\nB B L W\nB W L L\nB L W L", 2),  # pairing a2 and a3 first would leave one couple
        ("B B L W\nB B B W\nW B B L\nW L W L", 3),
        ("B L B W\nL B L B\nB L B L\nW B W B", 0),
    ],
)
def test_lovebirds_make_as_many_couples_as_possible(picture: str, couples: int) -> None:
    assert worth(picture, "lovebird") == 4 * couples


@pytest.mark.rule("ANI-23")
@pytest.mark.parametrize("lions", range(11))
def test_lions_are_worth_eleven_less_their_number_but_nothing_if_there_is_none(lions: int) -> None:
    cards = "L" * lions + "WM" * 8
    picture = "\n".join(" ".join(cards[row * 4 : row * 4 + 4]) for row in range(4))
    assert worth(picture, "lion") == (11 - lions if lions else 0)


@pytest.mark.rule("ANI-24")
def test_the_highest_total_wins_and_equal_totals_share_the_victory() -> None:
    alone = position(THREE, kept=["PP", "P", "N"])
    assert (alone.scores, alone.winners, alone.returns) == ([10, 0, 8], [0], [1, -0.5, -0.5])
    shared = position(THREE, kept=["P", "P", "L"])
    assert (shared.scores, shared.winners, shared.returns) == ([5, 5, 4], [0, 1], [0.5, 0.5, -1])
    level = position(THREE, kept=["P", "P", "P"])
    assert (level.scores, level.winners, level.returns) == ([3, 3, 3], [0, 1, 2], [0, 0, 0])


@pytest.mark.rule("ANI-25")
def test_worked_example_of_the_rulebook() -> None:
    margot, zoe, romain = range(3)
    state = position(
        """
        N  N^ P  L^ P
        N^ L  L  P^ C
        N  P^ C^ N  P
        L^ C  C^ N  L
        """,
        hands=["", "", "L"],
        kept=["CCP", "NLL", "PNC"],
        taken=["CCP", "NLL", "PN"],
        player=romain,
    )
    check(state._record)  # a game can come to this
    state.play("keep lion")
    view = state.view()
    assert view["worth"] == {"penguin": 8, "chameleon": 8, "pelican": 8, "lion": 6}
    piles = [Counter(seat["taken"]) + Counter(seat["kept_cards"]) for seat in view["seats"]]
    assert piles[margot]["chameleon"] == 4 > max(piles[zoe]["chameleon"], piles[romain]["chameleon"])
    assert piles[margot]["pelican"] == piles[romain]["pelican"] == 2 > piles[zoe]["pelican"]
    assert piles[zoe]["penguin"] == piles[romain]["penguin"] == 2 > piles[margot]["penguin"]
    assert piles[zoe]["lion"] == 4 > max(piles[margot]["lion"], piles[romain]["lion"])
    assert state.scores == view["scores"] == [8 + 4, 4 + 6, 4 + 4]
    assert state.winners == [margot]


# The same again, slowly and in other words


class Slow:
    """What a grid is worth, from its letters and the rulebook alone."""

    def __init__(self, lines: list[str]) -> None:
        self.cards = {(x, y): letter for y, line in enumerate(lines) for x, letter in enumerate(line)}
        self.width, self.height = len(lines[0]), len(lines)

    def places(self, letter: str) -> set[tuple[int, int]]:
        return {place for place, card in self.cards.items() if card == letter}

    def worth(self, letter: str) -> int:
        places = self.places(letter)
        columns, rows = Counter(x for x, _ in places), Counter(y for _, y in places)
        if letter == "M":
            return 2 * max(columns.values(), default=0)
        if letter == "W":
            return 2 * sum(x in (0, self.width - 1) or y in (0, self.height - 1) for x, y in places)
        if letter == "E":
            return 2 * max(rows.values(), default=0)
        if letter == "P":
            return 2 * largest(places, lambda dx, dy: dx == dy == 1)
        if letter == "N":
            return 2 * largest(places, beside)
        if letter == "C":
            return 2 * max((len(self.around(place)) for place in places), default=0)
        if letter == "B":
            return 4 * most_couples(sorted(places))
        return 11 - len(places) if places else 0

    def around(self, place: tuple[int, int]) -> set[str]:
        return {card for other, card in self.cards.items() if beside(*distance(place, other))}


def distance(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def beside(dx: int, dy: int) -> bool:
    return dx + dy == 1


def largest(places: set[tuple[int, int]], linked: Callable[[int, int], bool]) -> int:
    """The largest group: two groups become one as long as any card of the one is linked to any of the other."""
    groups = [{place} for place in places]
    while True:
        for one, other in itertools.combinations(groups, 2):
            if any(linked(*distance(a, b)) for a in one for b in other):
                groups.remove(other)
                one |= other
                break
        else:
            return max(map(len, groups), default=0)


def most_couples(places: list[tuple[int, int]]) -> int:
    """The best of all ways to pair cards off: the first card left stays alone or takes any partner left."""
    partners = [sum(1 << j for j, other in enumerate(places) if beside(*distance(place, other))) for place in places]

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        first = (left & -left).bit_length() - 1
        left ^= 1 << first
        found = best(left)
        for j in range(first + 1, len(places)):
            if left & partners[first] & 1 << j:
                found = max(found, 1 + best(left ^ 1 << j))
        return found

    return best((1 << len(places)) - 1)


@pytest.mark.rule("ANI-16", "ANI-17", "ANI-18", "ANI-19", "ANI-20", "ANI-21", "ANI-22", "ANI-23")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_species_is_worth_what_a_slow_count_finds(players: int) -> None:
    chance = random.Random(players)
    rows, columns = SHAPES[players]
    for _ in range(80):
        letters = chance.sample(LETTERS, players + 1)
        deck = [letter for letter in letters for _ in range(COPIES)]
        chance.shuffle(deck)
        lines = ["".join(deck[row * columns : (row + 1) * columns]) for row in range(rows)]
        found = position("\n".join(" ".join(line) for line in lines)).view()["worth"]
        slow = Slow(lines)
        for letter in letters:
            assert found[SPECIES[LETTERS.index(letter)]] == slow.worth(letter), (letter, lines)


@pytest.mark.rule("ANI-19", "ANI-20", "ANI-22")
@pytest.mark.parametrize("letter", "PNB")
def test_crowded_grids_are_worth_what_a_slow_count_finds(letter: str) -> None:
    chance = random.Random(letter)
    for _ in range(100):
        share = chance.uniform(0.3, 0.8)
        lines = ["".join(letter if chance.random() < share else "L" for _ in range(6)) for _ in range(6)]
        found = worth("\n".join(" ".join(line) for line in lines), SPECIES[LETTERS.index(letter)])
        assert found == Slow(lines).worth(letter), lines


@pytest.mark.rule("ANI-13", "ANI-14", "ANI-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_final_scores_are_what_a_slow_count_finds(players: int) -> None:
    for seed in range(8):
        state = finished(seed, players)
        view = state.view()
        piles = [Counter(seat["taken"]) + Counter(seat["kept_cards"]) for seat in view["seats"]]
        scores = [0] * players
        for species, points in view["worth"].items():
            most = max(pile[species] for pile in piles)
            first = [seat for seat, pile in enumerate(piles) if pile[species] == most > 0]
            for seat in first:
                scores[seat] += points // len(first)
        assert state.scores == scores
        assert state.winners == [seat for seat in range(players) if scores[seat] == max(scores)]


# Notation


@pytest.mark.rule("ANI-06", "ANI-07")
def test_notations_are_unique_and_lead_back_to_their_action() -> None:
    game = arkade.load("animimix", 3)
    notations = actions.VERBS.notations
    assert len(set(notations)) == game.num_actions == 8 + 36 * 8
    assert all(game.parse(text) == action for action, text in enumerate(notations))
    assert game.notation(0) == "keep monkey"
    assert game.notation(game.num_actions - 1) == "f6 lion"
