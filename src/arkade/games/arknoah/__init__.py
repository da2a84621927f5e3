"""Ark & Noah, by Stefano Groppi: 2 to 4 players, normal game and quick game."""

from arkade import text
from arkade.games.arknoah import (
    actions,
    ending,
    evaluation,
    knowledge,
    observation,
    refusals,
    rules,
    setup,
    story,
    survey,
    view,
)
from arkade.games.arknoah.components import MAX_PLAYERS
from arkade.games.arknoah.state import STATE
from arkade.kernel.definition import START, Definition, Option, Search

GAME = Definition(
    id="arknoah",
    title="Ark & Noah",
    players=range(2, MAX_PLAYERS + 1),
    options=(
        START,
        Option(name="game", kind="choice", rule="ARK-50", default="normal", allowed=("normal", "quick")),
        Option(name="last_round", kind="number", rule="ARK-41", default="auto", allowed=("auto",), most=1000),
        Option(name="stuck_end", kind="choice", rule="ARK-41", default="on", allowed=("on", "off")),
        Option(name="workers", kind="choice", rule="ARK-62", default="2", allowed=("2", "1")),
    ),
    record=STATE,
    notations=actions.NOTATIONS,
    pieces=observation.PIECES,
    prepare=setup.prepare,
    deal=setup.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=ending.scores,
    merit=ending.scores,
    redeal=knowledge.redeal,
    observe=observation.observe,
    random_legal=rules.random_legal,
    evaluate=evaluation.evaluate,
    # Three players, 60 to 75 games each, 200 simulations, one against two greedy (equal: 0.333): judged after 10 moves
    # 0.727, after 20, which takes longer, 0.733 ± 0.124, at once 0.575. After 20: explore=0.3 0.487; all actions open
    # (widen=0) 0.420 ± 0.102. Each with as many looks, all before the search.
    # 90 games each, 200 simulations, against the same that opens the best of all (equal: 0.333), in 0.4 of its time: of
    # 6 random ones 0.356 ± 0.057, of 3 0.326.
    search=Search(explore=0.1, horizon=10, spread=10.0, look=50, widen=0.3, among=6),
    why_not=refusals.why_not,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    story=story.story,
    phrase=actions.phrase,
    texts=text.FOLDER,
    module=__name__,
    open=True,
)
