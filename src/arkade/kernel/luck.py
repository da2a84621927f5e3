"""What chance brought a seat: the value of what came less the mean value of what could have come.

All that any seat has seen is kept, hands included; what no seat has seen is drawn anew (`redraw`), and the same action
played again. What really came is one more such draw, to whoever knows all that the seats know together. So the
difference has the mean 0, whatever the values are worth and however the seats play (docs/arena.md).
"""

from arkade.kernel.generator import fork
from arkade.kernel.net import chances
from arkade.kernel.playout import share_victory
from arkade.kernel.rule import rule
from arkade.kernel.search import odds


@rule
def compare(rules, net, root, action, rng, draws, spread, s, points, guesses, out):
    """What every seat can expect of the victory after an action: as it came, then the mean over so many draws."""
    players = root.players
    for i in range(2 * players):
        out[i] = 0.0
    for draw in range(draws + 1):
        rules.copy(s, root)
        if draw > 0:
            fork(rng, s.rng)
            rules.redraw(s)
        rules.apply(s, action)
        victory(rules, net, s, spread, points, guesses)
        for p in range(players):
            if draw == 0:
                out[p] = guesses[p]
            else:
                out[players + p] += guesses[p] / draws


@rule
def victory(rules, net, s, spread, points, out):
    """Every seat's part of the victory: as it is when the game is over, before that by the net or the evaluation."""
    players = s.players
    if s.player < 0:
        share_victory(rules, s, points, out)
    elif len(net.weights):
        chances(rules, net, s, out)
    else:
        rules.evaluate(s, out)
        odds(out, players, spread, out)
