"""Games played to the end by random moves, wholly in compiled code."""

from arkade.kernel.dispatch import apply, deal, merit, random_legal
from arkade.kernel.generator import fork
from arkade.kernel.rule import rule


@rule
def playout(s, rng, out):
    """Play random moves to the end; their number."""
    moves = 0
    while s.player >= 0:
        apply(s, random_legal(s, rng, out))
        moves += 1
    return moves


@rule
def returns(s, points, out):
    """Zero-sum result of a finished game: the winners share 1, the others share -1; all equal, all 0."""
    merit(s, points)
    best = points[0]
    for p in range(1, s.players):
        best = max(best, points[p])
    winners = 0
    for p in range(s.players):
        winners += points[p] == best
    for p in range(s.players):
        if winners == s.players:
            out[p] = 0.0
        elif points[p] == best:
            out[p] = 1.0 / winners
        else:
            out[p] = -1.0 / (s.players - winners)


@rule
def playouts(template, s, rng, games, out, points, gains, totals):
    """Deal and play `games` games from a prepared record; adds every seat's results to `totals`, gives the moves."""
    moves = 0
    for _ in range(games):
        s[0] = template[0]
        fork(rng, s[0].rng)
        deal(s[0])
        moves += playout(s[0], rng, out)
        returns(s[0], points, gains)
        for p in range(s[0].players):
            totals[p] += gains[p]
    return moves
