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
    # Three players, 150 games each, 4 ms a move, one against two greedy (equal: 0.333): judged at once 0.367 ± 0.048,
    # after one greedy move 0.357, after 3 0.300, after 6 by the best of 4 0.273. Random playouts to the end (an earlier
    # evaluation, 1000 simulations, 30 games): 0.200. The spread is fitted to greedy's games with 7 to 12 turns left.
    search=Search(explore=0.2, candidates=100, horizon=9, spread=15, prior=4, widen=0.1),
    why_not=refusals.why_not,
    view=view.view,
    story=view.story,
    phrase=actions.phrase,
    texts=text.FOLDER,
    module=__name__,
)
