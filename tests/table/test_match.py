"""A match: the order of moves, the law of undo, the log and the replay."""

import random

import pytest

import arkade
from arkade import registry
from arkade.table.match import Match
from tests.tables import every_table


def matches(name, players, seeds, **options):
    """Random matches, given before every move with the action that will be played."""
    for seed in seeds:
        match, chance = Match(arkade.load(name, players, **options), seed), random.Random(seed)
        while not match.state.over:
            action = chance.choice(match.state.legal())
            yield match, action
            match.play(action)


def played(name, players):
    """A whole match."""
    *_, (match, _) = matches(name, players, range(1))
    return match


def test_moving_noah_after_a_pair_can_be_undone_and_embarking_cannot():
    """Embarking shows a card; moving Noah shows nothing, and after a pair it is still the player's turn."""
    moves = embarkations = 0
    for match, _ in matches("noah", 3, range(30)):
        if not match.moves:
            continue
        seat, notation = match.state.player, match.game.notation(match.moves[-1].action)
        own = match.moves[-1].before.player == seat
        if notation.startswith("noah ") and own and match.state.view()["phase"] == "embark":
            if match.state.view()["round"] == match.moves[-1].before.view()["round"]:
                before = match.moves[-1].before
                twin = Match(match.game, match.seed)
                for move in match.moves:
                    twin.play(move.action)
                assert twin.can_undo(seat)
                assert twin.undo(seat)
                assert twin.state == before
                assert not twin.can_undo(seat) or twin.state.player == seat
                moves += 1
        elif match.moves[-1].before.view()["phase"] == "embark" and own:
            assert not match.can_undo(seat)
            embarkations += 1
    assert moves > 5
    assert embarkations > 50


def test_what_was_forced_goes_back_with_ones_own_move_and_a_bots_never_does():
    """Ark & Noah: a turn may have several moves that show nothing."""

    def twice(match):
        return all(move.seat == match.player and move.before.news == match.state.news for move in match.moves[-2:])

    match = next(match for match, _ in matches("arknoah", 2, range(3)) if len(match.moves) > 1 and twice(match))
    actions = [move.action for move in match.moves]

    def undoable(*last):
        twin = Match(match.game, match.seed)
        for action, by in zip(actions, ["person"] * (len(actions) - 2) + list(last), strict=True):
            twin.play(action, by)
        return twin.undoable(match.player)

    assert undoable("person", "person") == 1
    assert undoable("person", "forced") == 2
    assert undoable("bot", "forced") == undoable("clock", "forced") == 0
    assert undoable("person", "bot") == undoable("person", "clock") == 0
    match.stop()
    assert match.undoable(match.state.player) == 0


def test_an_undo_is_a_turn_of_its_own():
    match = next(match for match, _ in matches("noah", 3, range(30)) if match.can_undo(match.player))
    turn, before = match.turn, match.moves[-1].before
    assert match.undo(match.player) == 1
    assert match.turn == turn + 1
    assert match.state is before


@every_table
def test_nobody_undoes_anothers_move_or_what_chance_and_shown_cards_have_answered(name, players):
    for match, _ in matches(name, players, range(4)):
        for seat in range(players):
            if match.can_undo(seat):
                last = match.moves[-1].before
                assert last.player == seat == match.state.player
                assert last.news == match.state.news
                assert list(last._record.rng) == list(match.state._record.rng)
                for other in range(players):
                    if other != seat:
                        assert last.view(other)["player"] == match.state.view(other)["player"]
            elif match.state.player == seat:
                kept, moves = match.state.copy(), len(match.moves)
                assert not match.undo(seat)
                assert match.state == kept
                assert len(match.moves) == moves


@every_table
def test_whenever_chance_acts_after_the_deal_it_is_news(name, players):
    for match, action in matches(name, players, range(4)):
        before, after = match.state.copy(), match.state.copy()
        after.play(action)
        if list(before._record.rng) != list(after._record.rng):
            assert after.news > before.news


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", ["animimix", "amazonas", "noah"])
def test_what_another_seat_learns_of_a_hand_is_news(name, players):
    """If a move tells another seat more than the table's next player, it counts as news."""
    for match, action in matches(name, players, range(3)):
        before, after = match.state.copy(), match.state.copy()
        after.play(action)
        who = before.player
        if after.news == before.news:
            for seat in range(players):
                if seat != who:
                    hidden = before.redeal(seat, 1)
                    if action in hidden.legal():
                        twin = hidden.copy()
                        twin.play(action)
                        assert twin.view(seat) == after.view(seat)


def test_the_log_tells_each_reader_the_whole_match_from_any_move_on():
    match = played("noah", 3)
    words = registry.words("noah", "en")
    everything = [words.say(phrase) for phrase in match.story(0)]
    assert len(everything) >= len(match.moves)
    half = len(match.moves) // 2
    late = [words.say(phrase) for phrase in match.story(0, since=half)]
    assert everything[-len(late) :] == late
    assert [words.say(phrase) for phrase in match.story(None)] != everything


@every_table
@pytest.mark.rule("COM-03")
def test_a_match_is_its_seal_its_seed_and_its_actions(name, players):
    match = played(name, players)
    replay = match.replay()
    assert replay.verify() == match.state
    assert match.commitment == arkade.commitment(match.game, match.seed)


@pytest.mark.rule("COM-05")
def test_an_illegal_move_leaves_the_match_as_it_was():
    match = Match(arkade.load("animimix"), 1)
    before = match.state.copy()
    for wrong in ("f6 lion", "nonsense", -1):
        with pytest.raises(arkade.ArkadeError):
            match.play(wrong)
    assert match.state == before
    assert match.moves == []
