"""Puzzles: positions of real games in which exactly one move is best. docs/puzzles.md has the format of the file.

>>> from arkade import puzzles
>>> book = puzzles.read(GAME)
>>> match = book.puzzles[0].match(book.game)
"""

from arkade.puzzles.book import FORMAT, Book, Puzzle, Tried, file_of, games, read, read_file
from arkade.puzzles.make import make
from arkade.puzzles.search import again

__all__ = ["FORMAT", "Book", "Puzzle", "Tried", "again", "file_of", "games", "make", "read", "read_file"]
