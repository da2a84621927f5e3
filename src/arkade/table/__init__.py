"""A game at a table: seats, the order of moves, undo, log."""
