"""Positions of Arche Opti Mix in words: `position(port=["lion"], starboard=["cow, bee"], hands=["dog", "", ""])`."""

from collections.abc import Sequence
from typing import Any

import arkade
from arkade.games.optimix import ark, scoring
from arkade.games.optimix.actions import PLACE_NAMES
from arkade.games.optimix.components import CARDS, DISCS, MAX_CABINS, MAX_TILT, N_CARDS, RAIN_CARDS, TYPES
from arkade.games.optimix.knowledge import is_kept
from arkade.games.optimix.state import EVERY_CABIN, LAST, NOTHING, RAIN, TURN, into_hand, onto_display
from arkade.state import State


def cards(text: str) -> list[int]:
    """`lion, musk ox` as cards; `rain` among them."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    return [RAIN if name == "rain" else CARDS.index(name) for name in names]


def position(
    port: Sequence[str] = (),
    starboard: Sequence[str] = (),
    hands: Sequence[str] = ("", "", ""),
    display: str = "hay, grain, grain",
    pile: str = "",
    rain: int = 0,
    discs: Sequence[int] = (),
    player: int = 0,
    last: bool = False,
    tilt: int | None = None,
    **options: Any,
) -> State:
    """A state with these cabins from the bow, hands, display and top of the pile; all other cards lie below.

    `rain` cards were drawn before; those not named in the pile lie at its bottom. A `tilt` is as if more lay aboard.
    """
    state = arkade.load("optimix", len(hands), **options).new(seed=0)
    s = state._record
    left = s.copies.tolist()
    clear(s)
    for side, cabins in enumerate((port, starboard)):
        s.cabins[side] = len(cabins)
        for number, cabin in enumerate(cabins):
            for card in cards(cabin):
                ark.put_aboard(s, card, side, number)
                left[card] -= 1
    s.tilt = s.tilt if tilt is None else tilt
    assert abs(s.tilt) <= MAX_TILT, f"a tilt of {s.tilt}"
    for p, hand in enumerate(hands):
        for card in cards(hand):
            into_hand(s, p, card)
            left[card] -= 1
    for card in cards(display):
        onto_display(s, card)
        left[card] -= 1
    _lay_pile(s, cards(pile), left, rain)
    for p, count in enumerate(discs or [3] * len(hands)):
        s.discs[p] = count
    s.reserve = DISCS - s.discs.sum()
    s.player = s.turn = state._player = player
    s.phase = LAST if last else TURN
    s.last = last
    return state


def clear(s: Any) -> None:
    """An empty table."""
    s.cabin[:] = NOTHING
    s.open_to[:] = EVERY_CABIN
    for field in ("filled", "tilt", "hand", "cards", "held", "display", "shown", "offered", "discs"):
        s[field] = 0


def _lay_pile(s: Any, named: list[int], left: list[int], rain: int) -> None:
    for card in named:
        if card != RAIN:
            left[card] -= 1
    assert min(left) >= 0, "more cards of a kind than there are"
    below = [card for card, count in enumerate(left) for _ in range(count)]
    rest = [RAIN] * (RAIN_CARDS - rain - named.count(RAIN))
    whole = [RAIN] * rain + named + below + rest
    s.pile[: len(whole)] = whole
    s.top, s.end, s.rain = rain, len(whole), rain
    s.first_rain = whole.index(RAIN)


def play(state: State, *moves: str) -> State:
    """Play the moves one after the other."""
    for move in moves:
        state.play(move)
    return state


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.game.notation(action) for action in state.legal()]


def open_to(state: State, card: str) -> list[str]:
    """The places where the player may play a card."""
    return [move.rsplit(" ", 1)[1] for move in legal(state) if move.rsplit(" ", 1)[0] == card]


def hand(state: State, seat: int) -> dict[str, int]:
    """A hand as it truly is."""
    return named(state._record.hand[seat])


def known(state: State, seat: int) -> dict[str, int]:
    """What all know to be in a hand."""
    return named(state._record.known[seat])


def kept(state: State, seat: int) -> dict[str, int]:
    """What all know to be in a hand or to be the pet."""
    return named([is_kept(state._record, seat, card) for card in range(N_CARDS)])


def load(state: State, place: str) -> list[str]:
    """The cards of a cabin."""
    side, cabin = divmod(PLACE_NAMES.index(place), MAX_CABINS)
    return [CARDS[card] for card in state._record.cabin[side, cabin] if card != NOTHING]


def pawns(state: State, seat: int) -> dict[str, float]:
    """What a player's pawns on each score card are worth, where there are any."""
    s = state._record
    found = {name: scoring.worth(s, seat, kind) / 2 for kind, name in enumerate(TYPES)}
    return {name: float(worth) for name, worth in found.items() if worth}


def named(counts: Any) -> dict[str, int]:
    return {CARDS[card]: int(count) for card, count in enumerate(counts) if count}
