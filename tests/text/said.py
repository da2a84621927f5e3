"""Everything that games say: the phrases that random play brings, each set of parameters once."""

import random
from functools import cache
from typing import Any

import msgspec
from rich.console import Console

import arkade
from arkade import registry
from arkade.boards import board_of
from arkade.text import LANGUAGES, Phrase, Words
from tests.tables import LONG, NIGHTLY, VARIANTS

EVERY = 5 if NIGHTLY else 20  # of how many positions one is asked for its reasons, outlooks and board
SEEDS = 4 if NIGHTLY else 1
ACTIONS = 500 if NIGHTLY else 60  # asked of such a position, by chance; 20 games of every position took 20 minutes


class Ear(Words):
    """Words that note what they are asked to say, and what they said."""

    def __init__(self, language: str, name: str, heard: "Heard") -> None:
        super().__init__(language, registry.definition(name).words)
        self._heard = heard

    def say(self, phrase: Phrase | str, **params: Any) -> str:
        """Say it and note it."""
        text = super().say(phrase, **params)
        self._heard.texts.add((self.language, phrase if isinstance(phrase, str) else phrase.key, text))
        return text


class Heard:
    """Phrases, each once; those within them too."""

    def __init__(self) -> None:
        self._known: dict[bytes, Phrase] = {}
        self.texts: set[tuple[str, str, str]] = set()  # language, key and text of what the terminal's board says

    def add(self, phrase: Phrase) -> None:
        """Note a phrase and its parts."""
        form = msgspec.json.encode(phrase)
        if form in self._known:
            return
        self._known[form] = phrase
        for value in phrase.params.values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, Phrase):
                    self.add(part)

    @property
    def phrases(self) -> list[Phrase]:
        """All of them."""
        return list(self._known.values())

    @property
    def keys(self) -> set[str]:
        """Their keys."""
        return {phrase.key for phrase in self._known.values()} | {key for _, key, _ in self.texts}


@cache
def heard(name: str) -> Heard:
    """What a game says at all its tables: moves, log, reasons, outlooks, and the terminal's board."""
    found = Heard()
    game = arkade.load(name)
    for action in range(game.num_actions):
        found.add(game.phrase(action))
    draw, ears = board_of(name), [Ear(language, name, found) for language in LANGUAGES]
    screen = Console(quiet=True)
    for _, players, options in (table for table in VARIANTS if table[0] == name):
        game = arkade.load(name, players, **options)
        for seed in range(SEEDS):
            chance, state, number = random.Random(seed), game.new(seed), 0
            while True:
                if number % (EVERY * LONG.get(name, 1)) == 0 or state.over:
                    for seat, ear in zip((None, 0, players - 1), chance.sample(ears, 3), strict=True):
                        screen.print(draw(state.typed_view(seat), ear, seat))
                    _ask(state, chance, found)
                if state.over:
                    break
                before, action = state.copy(), chance.choice(state.legal())
                state.play(action)
                for reader in (None, 0, players - 1):
                    for phrase in before.story(action, state, reader):
                        found.add(phrase)
                number += 1
    return found


def _ask(state: arkade.State, chance: random.Random, found: Heard) -> None:
    actions = range(state.game.num_actions)
    for action in {*chance.sample(actions, min(len(actions), ACTIONS)), *state.legal()[:ACTIONS]}:
        for reason in state.reasons(action):
            found.add(reason.phrase)
        outlook = state.outlook(action)
        for phrase in outlook.phrases if outlook else []:
            found.add(phrase)
