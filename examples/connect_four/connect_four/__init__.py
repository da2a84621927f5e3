"""Connect Four, a game for Arkade that lives outside its package."""

from pathlib import Path

from arkade.kernel.definition import START, Definition
from connect_four import actions, knowledge, refusals, rules, survey, view
from connect_four.state import STATE

GAME = Definition(
    id="connect_four",
    title="Connect Four",
    players=range(2, 3),
    options=(START,),
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
    why_not=refusals.why_not,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    story=view.story,
    phrase=actions.phrase,
    texts=Path(__file__).parent / "text",
    module=__name__,
    open=True,
)
