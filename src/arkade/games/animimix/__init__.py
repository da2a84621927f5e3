"""Animimix, by Mathieu Bossu and Simon Douchy: 2 to 6 players."""

from arkade import text
from arkade.games.animimix import actions, evaluation, knowledge, refusals, rules, view
from arkade.games.animimix.components import MAX_PLAYERS, SPECIES, SPECIES_IN_PLAY
from arkade.games.animimix.state import STATE
from arkade.kernel.definition import START, Definition, Option, Search

GAME = Definition(
    id="animimix",
    title="Animimix",
    players=range(2, MAX_PLAYERS + 1),
    options=(
        START,
        Option(
            name="species",
            kind="set",
            rule="ANI-03",
            default="random",
            allowed=SPECIES,
            sizes={players: SPECIES_IN_PLAY[players] for players in range(2, MAX_PLAYERS + 1)},
        ),
    ),
    record=STATE,
    notations=actions.NOTATIONS,
    pieces=view.PIECES,
    prepare=rules.prepare,
    deal=rules.deal,
    legal=rules.legal,
    random_legal=rules.random_legal,
    apply=rules.apply,
    scores=rules.scores,
    merit=rules.scores,
    redeal=knowledge.redeal,
    observe=view.observe,
    evaluate=evaluation.evaluate,
    # Three players, 300 games each, 2 ms a move, one against two with random playouts to the end (equal: 0.333): judged
    # at once 0.457 ± 0.056, after 3 moves 0.424, after 6 0.389; to the end by the best of 2, 4, 8: 0.371, 0.363, 0.326.
    # 180 games each, 200 simulations, one against two greedy: 0.578 ± 0.062; a look after 50 simulations 0.525, none
    # 0.506 ± 0.068; explore=0.3 0.567. With all actions open (widen=0, explore=0.4) it was 0.41 ± 0.09.
    search=Search(explore=0.1, horizon=0, spread=3.0, look=12, widen=0.3),
    why_not=refusals.why_not,
    view=view.view,
    story=view.story,
    phrase=actions.phrase,
    secret=knowledge.secret,
    texts=text.FOLDER,
    module=__name__,
)
