"""Games played to the end by random moves."""

from arkade.kernel.generator import fork
from arkade.kernel.rule import rule


@rule
def returns(rules, s, points, out):
    """Zero-sum result of a finished game: the winners share 1, the others share -1; all equal, all 0."""
    winners = share_victory(rules, s, points, out)
    for p in range(s.players):
        if winners == s.players:
            out[p] = 0.0
        elif out[p] == 0.0:
            out[p] = -1.0 / (s.players - winners)


@rule
def share_victory(rules, s, points, out):
    """Parts of the victory in a finished game: 1 for a sole winner, equal ones for several; the number of winners."""
    rules.merit(s, points)
    best = points[0]
    for p in range(1, s.players):
        best = max(best, points[p])
    winners = 0
    for p in range(s.players):
        winners += points[p] == best
    for p in range(s.players):
        out[p] = 1.0 / winners if points[p] == best else 0.0
    return winners


@rule
def playouts(rules, template, s, rng, games, out, points, gains, totals):
    """Deal and play `games` games from a prepared state; adds every seat's results to `totals`, gives the moves."""
    moves = 0
    for _ in range(games):
        rules.copy(s, template)
        fork(rng, s.rng)
        rules.deal(s)
        moves += rules.playout(s, rng, out, -1)
        returns(rules, s, points, gains)
        for p in range(s.players):
            totals[p] += gains[p]
    return moves
