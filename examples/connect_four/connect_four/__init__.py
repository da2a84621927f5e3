"""Connect Four, a game for Arkade that lives outside its package."""

from arkade.kernel.definition import START, Definition
from connect_four import actions, consistency, knowledge, observation, outlook, refusals, rules, story, survey, view
from connect_four.state import STATE

GAME = Definition(
    id="connect_four",
    title="Connect Four",
    players=range(2, 3),
    options=(START,),
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
    reasons=refusals.reasons,
    outlook=outlook.outlook,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    events=story.events,
    phrase=actions.phrase,
    check=consistency.check,
    module=__name__,
    pictures=("disc-a.svg", "disc-b.svg"),
    open=True,
)
