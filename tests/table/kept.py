"""Bots that tell whether they kept their search tree."""

from arkade.bots import MctsBot

SIMS = 60


class Watched:
    """A searching bot that compares itself, at every move, with one that begins anew."""

    def __init__(self, seed):
        self._seed, self._bot = seed, MctsBot(seed, sims=SIMS)
        self.more = []  # by each decision: visits of its tree beyond those of a new one

    def choose(self, seat):
        found, fresh = self._bot.analyse(seat), MctsBot(self._seed, sims=SIMS).analyse(seat)
        assert found.simulations <= SIMS
        self.more.append(visits(found) - visits(fresh))
        return found.moves[0].action


def visits(analysis):
    return sum(move.visits for move in analysis.moves)


class Workshop:
    """Makes them, and remembers which."""

    def __init__(self):
        self.made = []

    def make(self, *_):
        self.made.append(Watched(len(self.made)))
        return self.made[-1]

    def check(self, bots):
        """So many were made, and each had more in its tree than one that begins anew at every move."""
        assert len(self.made) == bots
        for bot in self.made:
            assert bot.more[0] == 0
            assert any(more > 0 for more in bot.more[1:])
