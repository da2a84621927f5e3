"""A game at a table: the match, who sits there, their time, and the bots that play in it.

`Match` is a game with its history: moves, the law of undo, the log. `Table` puts people and bots in its seats, runs
their clocks and keeps the bots' search trees. The server, the terminal, the arena and the lessons all play through it.
"""
