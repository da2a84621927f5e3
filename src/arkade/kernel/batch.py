"""Many tables of one game side by side, dealt, looked at and stepped in one call."""

import numpy as np

from arkade.kernel.arrays import fill
from arkade.kernel.dispatch import apply, deal, legal, observe
from arkade.kernel.generator import fork
from arkade.kernel.playout import returns
from arkade.kernel.rule import rule


@rule
def deal_all(prepared, tables, words):
    """Deal every table, each with a generator of its own."""
    for i in range(len(tables)):
        tables[i] = prepared[0]
        fork(words, tables[i].rng)
        deal(tables[i])


@rule
def look(s, out, mask, observation):
    """What the seat to decide may do and sees; no observation where there is no room for one."""
    fill(mask, False)
    for j in range(legal(s, out)):
        mask[out[j]] = True
    if len(observation):
        fill(observation, 0)
        observe(s, s.player, observation)


@rule
def step_all(prepared, tables, actions, out, refused, players, ended, rewards, masks, observations):
    """One action a table. An illegal one changes nothing; a game that ends is paid out and the next one dealt.

    `masks` must be as the last look left them: they tell what is legal, which saves listing it twice a move.
    """
    seats = rewards.shape[1]
    points, gains, words = np.zeros(seats, np.int64), np.zeros(seats, np.float64), np.zeros(4, np.int64)
    for i in range(len(tables)):
        s = tables[i]
        fill(rewards[i], 0)
        ended[i] = False
        action = actions[i]
        refused[i] = action < 0 or action >= masks.shape[1] or not masks[i, action]
        if refused[i]:
            continue
        apply(s, action)
        if s.player < 0:
            ended[i] = True
            returns(s, points, gains)
            for p in range(seats):
                rewards[i, p] = gains[p]
            fork(s.rng, words)
            tables[i] = prepared[0]
            for w in range(4):
                s.rng[w] = words[w]
            deal(s)
        players[i] = s.player
        look(s, out, masks[i], observations[i])
