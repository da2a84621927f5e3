"""Coloretto Amazonas, by Michael Schacht: 2 to 4 players."""

from arkade import text
from arkade.games.amazonas import actions, evaluation, knowledge, refusals, rules, view
from arkade.games.amazonas.components import MAX_PLAYERS
from arkade.games.amazonas.state import STATE
from arkade.kernel.definition import START, Definition, Search

GAME = Definition(
    id="amazonas",
    title="Coloretto Amazonas",
    players=range(2, MAX_PLAYERS + 1),
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
    evaluate=evaluation.evaluate,
    search=Search(explore=0.5, horizon=9, spread=7.0, prior=8),
    why_not=refusals.why_not,
    view=view.view,
    story=view.story,
    phrase=actions.phrase,
    texts=text.FOLDER,
    module=__name__,
)
