"""Noah, by Bruno Cathala and Ludovic Maublanc: 2 to 5 players."""

from arkade.games.noah import (
    actions,
    consistency,
    evaluation,
    features,
    knowledge,
    observation,
    outlook,
    refusals,
    rules,
    story,
    survey,
    view,
)
from arkade.games.noah.components import END_SCORE, FACTS, MAX_PLAYERS, ROUNDS
from arkade.games.noah.state import STATE
from arkade.kernel.definition import START, Definition, Judging, Ladder, Option, Search

GAME = Definition(
    id="noah",
    title="Noah",
    players=range(2, MAX_PLAYERS + 1),
    options=(
        START,
        Option(
            name="end",
            kind="choice",
            rule="NOA-34",
            default=str(ROUNDS),
            allowed=(str(ROUNDS), str(END_SCORE)),
        ),
    ),
    record=STATE,
    verbs=actions.VERBS,
    pieces=observation.PIECES,
    prepare=rules.prepare,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    merit=rules.merit,
    redeal=knowledge.redeal,
    redraw=knowledge.redraw,
    observe=observation.observe,
    evaluate=evaluation.evaluate,
    # Three players, one against two others (equal: 0.333). 60 games, 3 ms a move, against random playouts to the end:
    # judged at once 0.750 ± 0.112. 120 games each, 6 ms a move, against that with 200 simulations: judged at once
    # 0.465 ± 0.080, after 10 moves 0.528 ± 0.078, after 30 0.460 ± 0.079.
    search=Search(explore=0.5, horizon=10, spread=2.8, look=25),
    features=features.features,
    feature_pieces=features.FEATURES,
    most_features=features.MOST_FEATURES,
    judging=Judging(horizon=16),
    reasons=refusals.reasons,
    outlook=outlook.outlook,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    events=story.events,
    phrase=actions.phrase,
    check=consistency.check,
    secret=knowledge.secret,
    module=__name__,
    ladder=(Ladder(players=2), Ladder(players=3)),
    board_rows=48,
    usual=3,
    minutes=30,
    difficulty=2,
    pictures=("lion", "giraffe", "snail"),
    facts=FACTS,
    lowest_wins=True,
)
