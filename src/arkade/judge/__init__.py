"""What a move is worth: one judge for graph, panel, hint, puzzle, bot and study (docs/review.md)."""

from arkade.judge.judging import LEVELS, USUAL, Judgement, Step, judged
from arkade.judge.turns import SURE, Going, Level, Line, news_to, turns_of
from arkade.judge.values import Sample, Values

__all__ = ["LEVELS", "SURE", "USUAL", "Judgement", "Level", "Line", "Sample", "Step", "Values", "Going", "judged", "news_to", "turns_of"]
