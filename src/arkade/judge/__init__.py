"""What a move is worth: one judge for graph, panel, hint, puzzle, bot and study (docs/review.md).

>>> from arkade.judge import judge
>>> found = judge(state.seat(state.player))
>>> found.moves[0].line, found.moves[0].chances, found.moves[0].error
"""

from arkade.judge.judging import LEAD, LEVELS, USUAL, Judged, JudgedTurn, Step, Worth, judge, judge_turn
from arkade.judge.turns import SURE, Going, Level, Line, news_to, turns_of
from arkade.judge.values import Sample, Values, values_of

__all__ = [
    "LEAD",
    "LEVELS",
    "SURE",
    "USUAL",
    "Going",
    "Judged",
    "JudgedTurn",
    "Level",
    "Line",
    "Sample",
    "Step",
    "Values",
    "Worth",
    "judge",
    "judge_turn",
    "news_to",
    "turns_of",
    "values_of",
]
