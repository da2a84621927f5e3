"""The ways in which a game of Ark & Noah ends."""

from arkade.games.arknoah.state import ENDS
from arkade.kernel.rule import rule

OUTCOMES = ENDS  # ARK-40 or ARK-57, ARK-41


@rule
def outcome(s):
    """By what a game has ended."""
    return s.ended
