"""Animimix, by Mathieu Bossu and Simon Douchy: 2 to 6 players."""

from arkade.games.animimix import (
    actions,
    evaluation,
    knowledge,
    observation,
    outlook,
    refusals,
    rules,
    story,
    survey,
    tiny,
    view,
)
from arkade.games.animimix.components import FACTS, MAX_PLAYERS, SPECIES, SPECIES_IN_PLAY
from arkade.games.animimix.state import STATE
from arkade.kernel.definition import START, Definition, Ladder, Option, Search

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
    verbs=actions.VERBS,
    pieces=observation.PIECES,
    prepare=rules.prepare,
    deal=rules.deal,
    legal=rules.legal,
    random_legal=rules.random_legal,
    apply=rules.apply,
    scores=rules.scores,
    merit=rules.scores,
    redeal=knowledge.redeal,
    observe=observation.observe,
    evaluate=evaluation.evaluate,
    search=Search(explore=0.5, candidates=3, spread=3.0, look=1_000_000, widen=0.5),
    reasons=refusals.reasons,
    outlook=outlook.outlook,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    events=story.events,
    phrase=actions.phrase,
    secret=knowledge.secret,
    module=__name__,
    facts=FACTS,
    ladder=(Ladder(players=3),),
    tiny=tiny.TINY,
    board_rows=40,
    pictures=("monkey", "elephant", "penguin"),
)
