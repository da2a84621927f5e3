"""Search for any game and number of players.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): one tree from the searching seat's
side; every simulation deals anew what that seat does not know, goes down by the actions that are legal in that deal,
adds one node and plays to the end. A node counts how often its action was to be had, not only how often it was
chosen, so that moves which need a rare card are judged fairly. Each seat maximises its own result.
"""

import math
from typing import Any

import numpy as np

from arkade.kernel.arrays import fill
from arkade.kernel.generator import below, fork
from arkade.kernel.playout import returns
from arkade.kernel.rule import rule

NONE = -1

#: One node of the tree; node 0 is the root. What the seats won there is in an array beside it, a row a node.
NODE = np.dtype(
    (
        np.record,
        [
            ("action", "i4"),  # that leads here
            ("child", "i4"),  # the first one, or NONE
            ("sibling", "i4"),  # the next child of the same parent, or NONE
            ("visits", "i4"),  # simulations that went through here
            ("available", "i4"),  # simulations at the parent in which the action was legal
        ],
    )
)

#: Settings of a search, by place in an array of floats.
EXPLORE, CANDIDATES, HORIZON, SPREAD, LOOK, WIDEN, AMONG = range(7)
SETTINGS = 7

DEEPEST = 256  # nodes on one way down; below it only playouts


def plant(tree: Any) -> int:
    """An empty tree: a root; the number of its nodes."""
    tree[0].action = NONE
    tree[0].child = NONE
    tree[0].sibling = NONE
    tree[0].visits = 0
    tree[0].available = 0
    return 1


@rule
def search(
    rules,
    root,
    seat,
    rng,
    tree,
    values,
    nodes,
    simulations,
    settings,
    s,
    twin,
    out,
    untried,
    path,
    points,
    guesses,
    gains,
):
    """Run simulations from a seat's information; the number of nodes the tree has then.

    The tree must have room for one node more a simulation, and an empty one for the root's actions. From `s` on the
    arguments are room to work in.
    """
    players = root.players
    fill(untried, False)
    look = int(settings[LOOK])
    for _ in range(simulations):
        if look > 0 and tree[0].visits % look == 0:
            nodes = look_round(
                rules, root, s, twin, seat, rng, tree, values, nodes, settings[SPREAD], out, guesses, gains
            )
        rules.copy(s, root)
        fork(rng, s.rng)
        rules.redeal(s, seat)
        depth = 0
        node = 0
        path[0] = 0
        while s.player >= 0 and depth < DEEPEST - 1:
            grown = nodes
            node, nodes = descend(rules, s, twin, rng, tree, values, nodes, node, settings, out, untried, guesses)
            depth += 1
            path[depth] = node
            rules.apply(s, tree[node].action)
            if nodes > grown:
                break
        finish(rules, s, twin, rng, settings, out, points, guesses, gains)
        for i in range(depth + 1):
            node = path[i]
            tree[node].visits += 1
            for p in range(players):
                values[node * players + p] += gains[p]
    return nodes


@rule
def look_round(rules, root, s, twin, seat, rng, tree, values, nodes, spread, out, guesses, gains):
    """Judge what every legal action leads to in one deal, the same for all: nothing compares them more fairly."""
    players = root.players
    if tree[0].child == NONE:
        for i in range(rules.legal(root, out)):
            nodes = add_node(tree, values, nodes, 0, out[i], players)
    rules.copy(s, root)
    fork(rng, s.rng)
    rules.redeal(s, seat)
    child = tree[0].child
    while child != NONE:
        rules.copy(twin, s)
        rules.apply(twin, tree[child].action)
        rules.evaluate(twin, guesses)
        odds(guesses, players, spread, gains)
        tree[child].visits += 1
        tree[child].available = max(tree[child].available, tree[child].visits)
        for p in range(players):
            values[child * players + p] += gains[p]
        child = tree[child].sibling
    return nodes


@rule
def add_node(tree, values, nodes, parent, action, players):
    """A new child that nobody has visited; the number of nodes."""
    tree[nodes].action = action
    tree[nodes].child = NONE
    tree[nodes].sibling = tree[parent].child
    tree[nodes].visits = 0
    tree[nodes].available = 1
    for p in range(players):
        values[nodes * players + p] = 0.0
    tree[parent].child = nodes
    return nodes + 1


@rule
def descend(rules, s, twin, rng, tree, values, nodes, node, settings, out, untried, guesses):
    """The child to go to: a new one if there is room for it, else the one of the highest upper bound.

    There is room for every legal action; with WIDEN for few at first, and for more with the root of the node's visits:
    the best by the evaluation of those that are left, or of AMONG random ones.
    """
    seat, players = s.player, s.players
    n = rules.legal(s, out)
    for i in range(n):
        untried[out[i]] = True
    tried = 0
    best = NONE
    highest = -np.inf
    child = tree[node].child
    while child != NONE:
        action = tree[child].action
        if untried[action]:
            untried[action] = False
            tried += 1
            tree[child].available += 1
            visits = tree[child].visits
            mean = values[child * players + seat] / visits
            bound = mean + settings[EXPLORE] * math.sqrt(math.log(tree[child].available) / visits)
            if bound > highest:
                highest = bound
                best = child
        child = tree[child].sibling
    left = 0
    for i in range(n):
        if untried[out[i]]:
            untried[out[i]] = False
            out[left] = out[i]
            left += 1
    widen = settings[WIDEN]
    if left == 0 or (widen > 0.0 and tried >= 1 + int(widen * math.sqrt(tree[node].visits))):
        return best, nodes
    if widen > 0.0:
        among = int(settings[AMONG])
        action = best_of(rules, s, twin, rng, among if among > 0 else left, left, out, guesses)
    else:
        action = out[below(rng, left)]
    return nodes, add_node(tree, values, nodes, node, action, players)


@rule
def finish(rules, s, twin, rng, settings, out, points, guesses, gains):
    """Play to the end, or to the horizon and judge there; every seat's result.

    Each move is the best by the game's evaluation of CANDIDATES random ones: with 1, any.
    """
    candidates = int(settings[CANDIDATES])
    left = int(settings[HORIZON])
    if candidates <= 1:
        rules.playout(s, rng, out, left)
    else:
        while s.player >= 0 and left != 0:
            rules.apply(s, best_of(rules, s, twin, rng, candidates, rules.legal(s, out), out, guesses))
            left -= 1
    if s.player < 0:
        returns(rules, s, points, gains)
    else:
        rules.evaluate(s, guesses)
        odds(guesses, s.players, settings[SPREAD], gains)


@rule
def best_of(rules, s, twin, rng, candidates, n, out, guesses):
    """The best of some random ones of the first n actions by what the evaluation says after it."""
    if n == 1:
        return out[0]
    best = NONE
    highest = -np.inf
    for i in range(min(candidates, n)):
        j = i + below(rng, n - i)  # the first ones of a shuffled list
        action = out[j]
        out[j] = out[i]
        out[i] = action
        advantage = look_ahead(rules, s, twin, action, guesses)
        if advantage > highest:
            highest = advantage
            best = action
    return best


@rule
def look_ahead(rules, s, twin, action, guesses):
    """How far ahead of the others' mean the deciding seat is after an action, by the game's evaluation."""
    seat = s.player
    rules.copy(twin, s)
    rules.apply(twin, action)
    rules.evaluate(twin, guesses)
    players = s.players
    whole = 0.0
    for p in range(players):
        whole += guesses[p]
    return (guesses[seat] * players - whole) / (players - 1)


@rule
def odds(guesses, players, spread, gains):
    """Results expected from the seats' evaluations: chances of victory by softmax, and what `returns` makes of them."""
    highest = guesses[0]
    for p in range(1, players):
        highest = max(highest, guesses[p])
    whole = 0.0
    for p in range(players):
        gains[p] = math.exp((guesses[p] - highest) / spread)
        whole += gains[p]
    for p in range(players):
        chance = gains[p] / whole
        gains[p] = chance - (1.0 - chance) / (players - 1)


@rule
def judge(rules, root, seat, rng, deals, out, values, s, twin, guesses):
    """One look ahead: for every legal action its mean advantage over some deals; the number of actions."""
    n = rules.legal(root, out)
    for i in range(n):
        values[i] = 0.0
    for _ in range(deals):
        rules.copy(s, root)
        fork(rng, s.rng)
        rules.redeal(s, seat)
        for i in range(n):
            values[i] += look_ahead(rules, s, twin, out[i], guesses) / deals
    return n


@rule
def keep(tree, values, players, node, new_tree, new_values):
    """Copy the tree below a node to an empty place, its root first; the number of nodes.

    A new node's `child` is its old number until its own children are copied.
    """
    new_tree[0] = tree[node]
    new_tree[0].action = NONE
    new_tree[0].sibling = NONE
    new_tree[0].child = node
    nodes = 1
    done = 0
    while done < nodes:
        old = new_tree[done].child
        for p in range(players):
            new_values[done * players + p] = values[old * players + p]
        child = tree[old].child
        new_tree[done].child = NONE if child == NONE else nodes
        while child != NONE:
            sibling = tree[child].sibling
            new_tree[nodes] = tree[child]
            new_tree[nodes].child = child
            if sibling != NONE:
                new_tree[nodes].sibling = nodes + 1
            nodes += 1
            child = sibling
        done += 1
    return nodes
