"""Animimix, by Mathieu Bossu and Simon Douchy: 2 to 6 players."""

from arkade import text
from arkade.games.animimix import actions, evaluation, knowledge, refusals, rules, survey, view
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
    # Two players, 400 games each, against a search of 58 simulations with random playouts (equal: 0.5): playouts to the
    # end by the best of 3 with 2500 simulations 0.762 ± 0.031, of 8 0.757; of any with 5000 0.736, judged at once with
    # 5000 0.696. explore=0.3 0.721, 0.7 0.733. Three players, 900 games each, 200 simulations against greedy (equal:
    # 0.333), explore and widen 0.3: one look, at the beginning, 0.485 ± 0.025, one after every 50 simulations 0.479,
    # every 12 0.459; judged at once 0.448 ± 0.019.
    search=Search(explore=0.5, candidates=3, spread=3.0, look=1_000_000, widen=0.5),
    why_not=refusals.why_not,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    story=view.story,
    phrase=actions.phrase,
    secret=knowledge.secret,
    texts=text.FOLDER,
    module=__name__,
)
