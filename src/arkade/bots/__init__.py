"""Players that are programs. A bot gets an `arkade.Seat` and nothing else.

A bot is named by a spec: a name, or a name with parameters such as `mcts:sims=2000,threads=2`. The levels `easy`,
`medium`, `hard` and `expert` are names for certain specs. Other packages add bots by an entry point of the group
`arkade.bots`.
"""

from arkade.bots.bot import Analysis, Bot, Judged
from arkade.bots.judging import JudgeBot
from arkade.bots.learned import LearnedBot
from arkade.bots.mcts import MctsBot
from arkade.bots.simple import GreedyBot, RandomBot
from arkade.bots.specs import (
    LEVELS,
    TABLE_MS,
    character,
    files,
    kind,
    kinds,
    make,
    names,
    offered,
    parameters,
    read,
    read_list,
    suits,
)

__all__ = [
    "LEVELS",
    "TABLE_MS",
    "Analysis",
    "Bot",
    "GreedyBot",
    "JudgeBot",
    "Judged",
    "LearnedBot",
    "MctsBot",
    "RandomBot",
    "character",
    "files",
    "kind",
    "kinds",
    "make",
    "names",
    "offered",
    "parameters",
    "read",
    "read_list",
    "suits",
]
