"""Ark & Noah, by Stefano Groppi: 2 to 4 players, normal game and quick game."""

from arkade.games.arknoah import (
    actions,
    consistency,
    ending,
    evaluation,
    features,
    knowledge,
    observation,
    outlook,
    refusals,
    rules,
    setup,
    story,
    survey,
    view,
)
from arkade.games.arknoah.components import FACTS, MAX_PLAYERS
from arkade.games.arknoah.state import STATE
from arkade.kernel.definition import START, Definition, Judging, Ladder, Option, Search, TableSearch

QUICK = {"game": "quick"}  # ARK-50
SEARCH = Search(explore=0.1, horizon=10, spread=10.0, look=50, widen=0.3, among=6)

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
    verbs=actions.VERBS,
    pieces=observation.PIECES,
    prepare=setup.prepare,
    deal=setup.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=ending.scores,
    merit=ending.scores,
    redeal=knowledge.redeal,
    redraw=knowledge.redraw,
    observe=observation.observe,
    random_legal=rules.random_legal,
    evaluate=evaluation.evaluate,
    search=SEARCH,
    # The quick game, 200 simulations a move, against horizon=10: two players 0.610 ± 0.044 (400 games), three
    # 0.603 ± 0.064 (200), four 0.386 ± 0.045 (400). The normal game of three, 4 ms: 0.375 ± 0.059 (200).
    searches=(TableSearch((2, 3), SEARCH._replace(horizon=0), QUICK),),
    # The quick game of two, 72 games each, 4 ms of a processor a move, the net against horizon=10: 0.653 ± 0.107, with
    # explore=0.15, widen=0.5 and no look round 0.535 ± 0.096.
    judging=Judging(horizon=40, times=0.5),
    expert=Search(explore=0.1, horizon=0, look=50, widen=0.3, among=6),
    features=features.features,
    feature_pieces=features.FEATURES,
    most_features=features.MOST_FEATURES,
    reasons=refusals.reasons,
    outlook=outlook.outlook,
    view=view.view,
    survey=survey.survey,
    survey_size=survey.SURVEY_SIZE,
    events=story.events,
    phrase=actions.phrase,
    check=consistency.check,
    module=__name__,
    facts=FACTS,
    camel="ArkNoah",
    variants=(QUICK,),
    ladder=(Ladder(players=2, options=QUICK), Ladder(players=3)),
    board_rows=72,
    usual=3,
    minutes=60,
    difficulty=3,
    pictures=("panda", "ostrich", "camel"),
    open=True,
)
