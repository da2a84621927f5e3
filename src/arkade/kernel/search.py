"""Search for any game and number of players.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): one tree from the searching seat's
side; every simulation deals anew what that seat does not know, goes down by the actions that are legal in that deal,
adds one node and plays to the end. A node counts how often its action was to be had, not only how often it was
chosen, so that moves which need a rare card are judged fairly. Results are parts of the victory, from 0 to 1, which
add up to 1 over the seats; each seat maximises its own.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from arkade.kernel.arrays import fill
from arkade.kernel.definition import Search
from arkade.kernel.generator import below, fork
from arkade.kernel.net import expect
from arkade.kernel.parameters import Whole, parameters
from arkade.kernel.playout import share_victory
from arkade.kernel.reals import exp, log_of_whole
from arkade.kernel.rule import rule

NONE = -1

#: One node of the tree; node 0 is the root. The parts of the victory that the seats had there, summed up, are in an
#: array beside it, a row a node.
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

#: The settings of a search as compiled code gets them: an array with one of these.
SETTINGS = np.dtype(
    (
        np.record,
        [(name, "i8" if isinstance(each.kind, Whole) else "f8") for name, each in parameters(Search).items()],
    )
)

DEEPEST = 256  # nodes on one way down; below it only playouts


class Kit(NamedTuple):
    """What all parts of a search work with."""

    rules: Any
    rng: Any
    tree: Any  # an array of NODE
    values: Any  # the seats' parts of the victory at each node, summed up, one seat after the other
    settings: Any  # a record of SETTINGS
    net: Any  # a Net: where it has no weights, the game's evaluation judges
    s: Any  # from here on room to work in: the state that a simulation has come to
    twin: Any  # a state to try an action in
    out: Any  # actions
    untried: Any  # a flag an action, all False between two uses
    path: Any  # the nodes of a simulation
    points: Any  # of every seat, as are
    guesses: Any  # what its position is worth, and
    gains: Any  # each seat's part of the victory


def settings_of(search: Search) -> Any:
    """Settings as the entry `search` takes them."""
    return np.array([tuple(search)], SETTINGS)


def plant(tree: Any) -> int:
    """An empty tree: a root; the number of its nodes."""
    tree[0].action = NONE
    tree[0].child = NONE
    tree[0].sibling = NONE
    tree[0].visits = 0
    tree[0].available = 0
    return 1


def children(tree: Any, node: int = 0) -> dict[int, int]:
    """The nodes below a node, by action."""
    found, actions, siblings = {}, tree["action"], tree["sibling"]  # a tenth of the time of a record's attributes
    child = int(tree["child"][node])
    while child != NONE:
        found[int(actions[child])] = child
        child = int(siblings[child])
    return found


@rule
def search(kit, root, seat, nodes, simulations):
    """Run simulations from a seat's information; the number of nodes the tree has then.

    The tree must have room for one node more a simulation, and an empty one for the root's actions.
    """
    rules, tree, values, s, path = kit.rules, kit.tree, kit.values, kit.s, kit.path
    players = root.players
    fill(kit.untried, False)
    look = kit.settings.look
    for _ in range(simulations):
        if look > 0 and tree[0].visits % look == 0:
            nodes = look_round(kit, root, seat, nodes)
        imagine(kit, root, seat)
        depth = 0
        node = 0
        path[0] = 0
        judged = False
        while s.player >= 0 and depth < DEEPEST - 1:
            grown = nodes
            node, nodes, judged = descend(kit, node, nodes)
            depth += 1
            path[depth] = node
            if judged:
                break
            rules.apply(s, tree[node].action)
            if nodes > grown:
                break
        if not judged:
            finish(kit)
        for i in range(depth + 1):
            node = path[i]
            tree[node].visits += 1
            for p in range(players):
                values[node * players + p] += kit.gains[p]
    return nodes


@rule
def imagine(kit, root, seat):
    """Deal anew what the seat does not know."""
    kit.rules.copy(kit.s, root)
    fork(kit.rng, kit.s.rng)
    kit.rules.redeal(kit.s, seat)


@rule
def look_round(kit, root, seat, nodes):
    """Judge what every legal action leads to in one deal, the same for all: nothing compares them more fairly."""
    rules, tree, values = kit.rules, kit.tree, kit.values
    players = root.players
    if tree[0].child == NONE:
        for i in range(rules.legal(root, kit.out)):
            nodes = add_node(tree, values, nodes, 0, kit.out[i], players)
    imagine(kit, root, seat)
    child = tree[0].child
    while child != NONE:
        rules.copy(kit.twin, kit.s)
        rules.apply(kit.twin, tree[child].action)
        foresee(kit, kit.twin)
        tree[child].visits += 1
        tree[child].available = max(tree[child].available, tree[child].visits)
        for p in range(players):
            values[child * players + p] += kit.gains[p]
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
def descend(kit, node, nodes):
    """The child to go to: a new one if there is room for it, else the one of the highest upper bound.

    There is room for every legal action; with `widen` for few at first, and for more with the root of the node's
    visits: the best by the evaluation of those that are left, or of `among` random ones. Returned are the child, the
    number of nodes, and whether `gains` has the chances in the child already, which saves judging it again.
    """
    tree, values, settings, out, untried = kit.tree, kit.values, kit.settings, kit.out, kit.untried
    seat, players = kit.s.player, kit.s.players
    explore = settings.explore * (players - 1) / players  # which is measured in `returns`, of span n / (n - 1)
    n = kit.rules.legal(kit.s, out)
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
            bound = mean + explore * math.sqrt(log_of_whole(tree[child].available) / visits)
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
    widen = settings.widen
    if left == 0 or (widen > 0.0 and tried >= 1 + int(widen * math.sqrt(tree[node].visits))):
        return best, nodes, False
    judged = False
    if widen > 0.0:
        action = best_of(kit, settings.among if settings.among > 0 else left, left)
        judged = left > 1 and settings.horizon == 0
    else:
        action = out[below(kit.rng, left)]
    return nodes, add_node(tree, values, nodes, node, action, players), judged


@rule
def finish(kit):
    """Play to the end, or to the horizon and judge there; every seat's part of the victory.

    Each move is the best by the game's evaluation of `candidates` random ones: with 1, any.
    """
    rules, s, settings = kit.rules, kit.s, kit.settings
    left = settings.horizon
    if settings.candidates <= 1:
        rules.playout(s, kit.rng, kit.out, left)
    else:
        while s.player >= 0 and left != 0:
            rules.apply(s, best_of(kit, settings.candidates, rules.legal(s, kit.out)))
            left -= 1
    if s.player < 0:
        share_victory(rules, s, kit.points, kit.gains)
    else:
        foresee(kit, s)


@rule
def foresee(kit, s):
    """Every seat's chance of victory."""
    if len(kit.net.weights):
        expect(kit.rules, kit.net, s, kit.points, kit.gains)
    else:
        kit.rules.evaluate(s, kit.guesses)
        odds(kit.guesses, s.players, kit.settings.spread, kit.gains)


@rule
def best_of(kit, candidates, n):
    """The best of some random ones of the first n actions by what the evaluation says after it.

    Where nothing is played before judging, `gains` has every seat's chance of victory after the best of several.
    """
    out = kit.out
    if n == 1:
        return out[0]
    best = NONE
    highest = -np.inf
    for i in range(min(candidates, n)):
        j = i + below(kit.rng, n - i)  # the first ones of a shuffled list
        action = out[j]
        out[j] = out[i]
        out[i] = action
        advantage = look_ahead(kit.rules, kit.net, kit.s, kit.twin, action, kit.points, kit.guesses)
        if advantage > highest:
            highest = advantage
            best = action
            if kit.settings.horizon == 0:
                looked_ahead(kit)
    return best


@rule
def looked_ahead(kit):
    """Every seat's chance of victory in the twin, by the guesses of a look ahead."""
    players, guesses, gains = kit.s.players, kit.guesses, kit.gains
    if len(kit.net.weights):
        for p in range(players):
            gains[p] = guesses[p]
    elif kit.twin.player < 0:
        share_victory(kit.rules, kit.twin, kit.points, gains)
    else:
        odds(guesses, players, kit.settings.spread, gains)


@rule
def choose(desk, n):
    """The best of n legal actions by one look ahead in a deal of what the seat to decide does not know."""
    rules, s, imagined, out = desk.rules, desk.s, desk.imagined, desk.out
    if n == 1:
        return out[0]
    rules.copy(imagined, s)
    fork(desk.rng, imagined.rng)
    rules.redeal(imagined, s.player)
    first = below(desk.rng, n)  # any of equals
    best, highest = out[first], -np.inf
    for i in range(n):
        action = out[(first + i) % n]
        advantage = look_ahead(rules, desk.net, imagined, desk.twin, action, desk.points, desk.guesses)
        if advantage > highest:
            highest = advantage
            best = action
    return best


@rule
def look_ahead(rules, net, s, twin, action, points, guesses):
    """What an action is worth to the deciding seat: its chance by the net, or its lead by the game's evaluation."""
    seat = s.player
    rules.copy(twin, s)
    rules.apply(twin, action)
    if len(net.weights):
        expect(rules, net, twin, points, guesses)
        return guesses[seat]
    rules.evaluate(twin, guesses)
    players = s.players
    whole = 0.0
    for p in range(players):
        whole += guesses[p]
    return (guesses[seat] * players - whole) / (players - 1)


@rule
def odds(guesses, players, spread, gains):
    """Chances of victory from the seats' evaluations, by softmax."""
    highest = guesses[0]
    for p in range(1, players):
        highest = max(highest, guesses[p])
    whole = 0.0
    for p in range(players):
        gains[p] = exp((guesses[p] - highest) / spread)
        whole += gains[p]
    for p in range(players):
        gains[p] /= whole


@rule
def judge(rules, net, root, seat, rng, deals, out, values, s, twin, points, guesses):
    """One look ahead: for every legal action its mean worth over some deals; the number of actions."""
    n = rules.legal(root, out)
    for i in range(n):
        values[i] = 0.0
    for _ in range(deals):
        rules.copy(s, root)
        fork(rng, s.rng)
        rules.redeal(s, seat)
        for i in range(n):
            values[i] += look_ahead(rules, net, s, twin, out[i], points, guesses) / deals
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
