"""Many tables of one game side by side, dealt, looked at and stepped in one call."""

from arkade.kernel.arrays import fill
from arkade.kernel.generator import fork
from arkade.kernel.playout import returns
from arkade.kernel.rule import rule


@rule
def deal_all(rules, prepared, tables, words):
    """Deal every table, each with a generator of its own."""
    for i in range(len(tables) // rules.size):
        s = rules.at(tables, i)
        rules.copy(s, prepared)
        fork(words, s.rng)
        rules.deal(s)


@rule
def look(rules, s, out, mask, observation):
    """What the seat to decide may do and sees; no observation where there is no room for one."""
    fill(mask, False)
    for j in range(rules.legal(s, out)):
        mask[out[j]] = True
    if len(observation):
        fill(observation, 0)
        rules.observe(s, s.player, observation)


@rule
def look_all(rules, tables, players, masks, observations, out):
    """Who decides at every table, what that seat may do and what it sees."""
    n, actions = len(players), rules.actions
    numbers = rules.numbers if len(observations) else 0
    for i in range(n):
        s = rules.at(tables, i)
        players[i] = s.player
        seen = observations[i * numbers : (i + 1) * numbers]
        look(rules, s, out, masks[i * actions : (i + 1) * actions], seen)


@rule
def step_all(
    rules, prepared, tables, chosen, refused, players, ended, rewards, masks, observations, out, points, gains, words
):
    """One action a table. An illegal one changes nothing; a game that ends is paid out and the next one dealt.

    `masks` must be as the last look left them: they tell what is legal, which saves listing it twice a move.
    """
    n, seats, actions = len(players), prepared.players, rules.actions
    numbers = rules.numbers if len(observations) else 0
    for i in range(n):
        s = rules.at(tables, i)
        for p in range(seats):
            rewards[i * seats + p] = 0
        ended[i] = False
        action = chosen[i]
        refused[i] = action < 0 or action >= actions or not masks[i * actions + action]
        if refused[i]:
            continue
        rules.apply(s, action)
        if s.player < 0:
            ended[i] = True
            returns(rules, s, points, gains)
            for p in range(seats):
                rewards[i * seats + p] = gains[p]
            fork(s.rng, words)
            rules.copy(s, prepared)
            for w in range(4):
                s.rng[w] = words[w]
            rules.deal(s)
        players[i] = s.player
        seen = observations[i * numbers : (i + 1) * numbers]
        look(rules, s, out, masks[i * actions : (i + 1) * actions], seen)
