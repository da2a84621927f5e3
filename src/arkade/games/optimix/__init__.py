"""Arche Opti Mix, by Frank Nestel: 3 to 5 players."""

from arkade import text
from arkade.games.optimix import (
    actions,
    deck,
    evaluation,
    knowledge,
    refusals,
    rules,
    scoring,
    setup,
    story,
    survey,
    view,
)
from arkade.games.optimix.components import MAX_PLAYERS
from arkade.games.optimix.state import STATE
from arkade.kernel.definition import START, Definition, Option, Search

GAME = Definition(
    id="optimix",
    title="Arche Opti Mix",
    players=range(3, MAX_PLAYERS + 1),
    options=(
        START,
        Option(
            name="deck",
            kind="file",
            rule="OPT-01",
            default=deck.STANDARD,
            allowed=(deck.STANDARD, "FILE"),
            reader=f"{deck.__name__}:read",
        ),
    ),
    record=STATE,
    notations=actions.NOTATIONS,
    pieces=view.PIECES,
    prepare=setup.prepare,
    deal=setup.deal,
    legal=rules.legal,
    random_legal=rules.random_legal,
    apply=rules.apply,
    scores=scoring.scores,
    merit=scoring.merit,
    redeal=knowledge.redeal,
    observe=view.observe,
    evaluate=evaluation.evaluate,
    # Four players, 80 games each, 3 ms a move, one against three with explore=0.7 (equal: 0.250): explore=1.2 0.312 ±
    # 0.100, 0.35 0.163; judged at once 0.188, after 10 moves 0.275; the best of 4 for 10 moves 0.325 ± 0.095. The first
    # and the last against each other, 100 games: 0.230 ± 0.080. The simpler one was taken.
    search=Search(explore=1.2, spread=6.0),
    why_not=refusals.why_not,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    story=story.story,
    phrase=actions.phrase,
    secret=knowledge.secret,
    texts=text.FOLDER,
    module=__name__,
)
