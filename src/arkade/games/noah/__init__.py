"""Noah, by Bruno Cathala and Ludovic Maublanc: 2 to 5 players."""

from arkade import text
from arkade.games.noah import actions, evaluation, knowledge, refusals, rules, survey, view
from arkade.games.noah.components import END_SCORE, MAX_PLAYERS, ROUNDS
from arkade.games.noah.state import STATE
from arkade.kernel.definition import START, Definition, Option, Search

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
    notations=actions.NOTATIONS,
    pieces=view.PIECES,
    prepare=rules.prepare,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    merit=rules.merit,
    redeal=knowledge.redeal,
    observe=view.observe,
    evaluate=evaluation.evaluate,
    # Three players, one against two others (equal: 0.333). 60 games, 3 ms a move, against random playouts to the end:
    # judged at once 0.750 ± 0.112. 120 games each, 6 ms a move, against that with 200 simulations: judged at once
    # 0.465 ± 0.080, after 10 moves 0.528 ± 0.078, after 30 0.460 ± 0.079.
    search=Search(explore=0.5, horizon=10, spread=2.8, look=25),
    why_not=refusals.why_not,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    story=view.story,
    phrase=actions.phrase,
    secret=knowledge.secret,
    texts=text.FOLDER,
    module=__name__,
    lowest_wins=True,
)
