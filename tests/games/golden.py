"""Golden playthroughs: whole games as readable text, so that a change of rules is a readable diff.

`make golden` writes them anew.
"""

import random
from pathlib import Path

import arkade
from arkade import registry
from tests.tables import VARIANTS

GAMES = Path(__file__).parent


def playthrough(name: str, players: int, **options: str) -> str:
    """A random game, move by move: who decides, among how many, what happened as all see it, how it ended."""
    game = arkade.load(name, players, **options)
    words = registry.words(name, "en")
    state, chance = game.new(seed=players), random.Random(players)
    lines = [repr(game), f"deal: {_shown(state.view(arkade.ALL))}", ""]
    while not state.over:
        legal, seat, before = state.legal(), state.player, state.copy()
        action = legal[int(chance.random() * len(legal))]
        state.play(action)
        lines.append(f"{seat}: {game.notation(action)}   (1 of {len(legal)})")
        lines += [f"   {words.say(phrase)}" for phrase in before.story(action, state, seat)]
    lines += ["", f"scores: {state.scores}", f"winners: {state.winners}", f"returns: {state.returns}"]
    lines += [f"end: {_shown(state.view(arkade.ALL))}"]
    return "\n".join(lines) + "\n"


def _shown(view: dict[str, object]) -> str:
    return "\n  " + "\n  ".join(f"{key}: {value}" for key, value in view.items())


def file(name: str, players: int, **options: str) -> Path:
    """Where a playthrough is kept."""
    return GAMES / name / "golden" / f"{'_'.join([*options.values(), str(players)])}.txt"


if __name__ == "__main__":
    for name, players, options in VARIANTS:
        file(name, players, **options).parent.mkdir(exist_ok=True)
        file(name, players, **options).write_text(playthrough(name, players, **options), encoding="utf-8")
