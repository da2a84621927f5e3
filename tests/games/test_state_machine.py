"""Hypothesis plays: any order of moves, copies, undos, saves and redeals keeps every promise."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import arkade
from arkade.table.match import Match
from tests.tables import NIGHTLY, every_game, invariants


def machine(name: str) -> type[RuleBasedStateMachine]:
    """A table of the game at which anything may be tried."""
    counts = arkade.describe(name).players
    check = invariants(name).check

    class Table(RuleBasedStateMachine):
        match: Match

        @initialize(players=st.sampled_from(counts), seed=st.integers(0, 2**128 - 1), data=st.data())
        def sit_down(self, players, seed, data):
            start = data.draw(st.sampled_from(["random", *range(players)]))
            self.match = Match(arkade.load(name, players, start=start), seed)

        def going_on(self):
            return not self.match.state.over

        @precondition(going_on)
        @rule(choice=st.integers(0, 10**6))
        def play(self, choice):
            legal = self.match.state.legal()
            self.match.play(legal[choice % len(legal)])

        @precondition(going_on)
        @rule(choices=st.lists(st.integers(0, 10**6), min_size=5, max_size=40))
        def play_on(self, choices):
            for choice in choices:
                if self.going_on():
                    self.play(choice)

        @rule(action=st.integers(0, 10**4))
        def try_anything(self, action):
            state = self.match.state
            action %= state.game.num_actions
            before = bytes(state)
            if action in state.legal():
                assert state.why_not(action) == ()
            else:
                with pytest.raises(arkade.IllegalAction):
                    self.match.play(action)
                assert bytes(state) == before

        @rule()
        def undo(self):
            seat, moves = self.match.state.player, len(self.match.moves)
            if seat is None:
                return
            allowed = self.match.can_undo(seat)
            before = self.match.moves[-1].before.copy() if allowed else self.match.state.copy()
            assert self.match.undo(seat) == allowed
            assert self.match.state == before
            assert len(self.match.moves) == moves - allowed
            assert self.match.state.player == seat

        @rule(seat=st.integers(0, 5), seed=st.integers(0, 99))
        def imagine(self, seat, seed):
            seat %= self.match.game.players
            other = self.match.state.redeal(seat, seed)
            check(other._record)
            assert other.view(seat) == self.match.state.view(seat)

        @rule()
        def save_and_restore(self):
            state = self.match.state
            assert self.match.game.restore(bytes(state)) == state

        @invariant()
        def all_is_well(self):
            if hasattr(self, "match"):
                state = self.match.state
                check(state._record)
                assert (state.legal() == []) == state.over

        def teardown(self):
            if hasattr(self, "match"):
                assert self.match.replay().state() == self.match.state

    return Table


@pytest.mark.slow
@every_game
@pytest.mark.rule("COM-03", "COM-05")
def test_whatever_people_do_at_the_table_every_promise_holds(name):
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        machine(name),
        settings=settings(
            max_examples=100 if NIGHTLY else 6,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
