"""Ark & Noah: examples of the rulebook that the pages tell. That of loading is with the loading (ARK-36)."""

import pytest

from arkade.games.arknoah.state import BAG, UNUSED

from .positions import begin, legal, owned, play, position, tiles


@pytest.mark.rule("ARK-24", "ARK-07")
def test_shem_keeps_the_raven_and_both_tigers_go_back() -> None:
    shem = "raven female, tiger male, dog female, elephant female"
    state = position([""] * 4, ["dog male", shem, "elephant male", ""])
    s = state._record
    s.tile[s.tile == BAG] = UNUSED
    s.tile[tiles("raven male, rhinoceros male, tiger female")] = BAG
    s.bag[:] = [2, 1]
    begin(state, "exchange", 1)
    play(state, "reward point", "swap animals", "draw male", "draw male", "draw female", "swap in raven male")
    assert legal(state) == ["swap out raven female", "swap out tiger male"]  # the tigress drawn does not count
    play(state, "swap out tiger male")
    assert owned(state, 1) == ["raven male", "raven female", "dog female", "elephant female"]
    bags = state.view()["bags"]
    assert set(bags["male"] + bags["female"]) == {"tiger male", "tiger female", "rhinoceros male"}
