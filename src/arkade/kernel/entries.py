"""What Python calls: functions on plain buffers, the same for all games, interpreted or compiled.

Each begins by seeing that its buffers are long enough and its numbers in range, for the game that it is called for: no
call can make compiled code write outside them. A state is a `bytearray` outside, which copies in an eighth of the
time of an array, and what the rules want inside.
"""

from arkade.kernel import batch, lessons, playout
from arkade.kernel import luck as chance
from arkade.kernel import rollouts as simulations_of
from arkade.kernel import search as tree_search
from arkade.kernel.arrays import fill
from arkade.kernel.lessons import Desk, Notes, Pupil
from arkade.kernel.net import LANES, MOST_COLUMNS, Net
from arkade.kernel.rollouts import Bench, may
from arkade.kernel.rule import rule
from arkade.kernel.search import Kit

ILLEGAL = -2
REFUSED = -3  # a buffer is too short, or a number out of range

WORDS = 4  # of a generator
MOST_STEPS = 1 << 40  # of learning in one call

#: What each entry takes: kinds of arguments, whose types `arkade.kernel.doors` knows; after the bar, room to work in,
#: which the door provides.
ARGUMENTS = {
    "deal": "state words |",
    "legal": "state | room",
    "step": "state number | room",
    "scores": "state numbers |",
    "returns": "state results | points",
    "redeal": "state number words |",
    "observe": "state number observation |",
    "survey": "state number | survey",
    "features": "state number | features",
    "playouts": "state words number results | spare room points gains",
    "judge": "state number words number actions results weights | spare spare points gains features hidden",
    "search": "state number words tree results number number settings weights | "
    "spare spare room untried path points gains gains features hidden",
    "luck": "state number words number settings weights results | spare room points gains features hidden",
    "rollouts": "state number numbers words number number settings weights results | "
    "spare spare spare room points gains features hidden fork",
    "keep": "tree results number number tree results |",
    "selfplay": "tables words weights lesson inputs numbers numbers weights results | "
    "spare spare spare room points gains gains features hidden",
    "fit": "words weights weights lesson inputs numbers weights number number results | gains hidden hidden",
    "batch_deal": "state tables words |",
    "batch_look": "tables numbers flags observation | room",
    "batch_step": "state tables numbers flags numbers flags observation flags observation | room points gains fork",
}


@rule
def fits(rules, state):
    """Whether a buffer holds one state of the game."""
    return len(state) == rules.size and 0 < rules.at(state, 0).players <= rules.seats


@rule
def start_generator(s, words):
    """Give a state its chance."""
    for i in range(WORDS):
        s.rng[i] = words[i]


@rule
def deal(rules, state, words):
    """Deal a prepared state; the seat to decide."""
    if not fits(rules, state) or len(words) != WORDS:
        return REFUSED
    s = rules.at(state, 0)
    start_generator(s, words)
    rules.deal(s)
    return s.player


@rule
def legal(rules, state, out):
    """List the legal actions; their number."""
    if not fits(rules, state):
        return REFUSED
    return rules.legal(rules.at(state, 0), out)


@rule
def step(rules, state, action, out):
    """Carry the action out if it is legal; the next seat to decide, OVER, or ILLEGAL and nothing changed."""
    if not fits(rules, state):
        return REFUSED
    s = rules.at(state, 0)
    if s.player < 0:
        return ILLEGAL
    for i in range(rules.legal(s, out)):
        if out[i] == action:
            rules.apply(s, action)
            return s.player
    return ILLEGAL


@rule
def scores(rules, state, out):
    """Every seat's points."""
    if not fits(rules, state) or len(out) < rules.at(state, 0).players:
        return REFUSED
    rules.scores(rules.at(state, 0), out)
    return 0


@rule
def returns(rules, state, out, points):
    """Every seat's result."""
    if not fits(rules, state) or len(out) < rules.at(state, 0).players:
        return REFUSED
    playout.returns(rules, rules.at(state, 0), points, out)
    return 0


@rule
def redeal(rules, state, seat, words):
    """Deal anew what a seat does not know; -1 is a spectator."""
    if not fits(rules, state) or not -1 <= seat < rules.at(state, 0).players or len(words) != WORDS:
        return REFUSED
    s = rules.at(state, 0)
    start_generator(s, words)
    rules.redeal(s, seat)
    return 0


@rule
def observe(rules, state, seat, out):
    """What a seat sees, as numbers."""
    if not fits(rules, state) or not 0 <= seat < rules.at(state, 0).players or len(out) != rules.numbers:
        return REFUSED
    fill(out, 0)
    rules.observe(rules.at(state, 0), seat, out)
    return 0


@rule
def survey(rules, state, seat, out):
    """What a seat's view is made of, as numbers; how many. -1 is a spectator, -2 sees everything."""
    if not fits(rules, state) or not -2 <= seat < rules.at(state, 0).players:
        return REFUSED
    return rules.survey(rules.at(state, 0), seat, out)


@rule
def playouts(rules, template, words, games, totals, spare, out, points, gains):
    """Play whole games; the number of moves."""
    if not fits(rules, template) or len(words) != WORDS or len(totals) < rules.at(template, 0).players:
        return REFUSED
    prepared, s = rules.at(template, 0), rules.at(spare, 0)
    return playout.playouts(rules, prepared, s, words, games, out, points, gains, totals)


@rule
def judge(rules, state, seat, words, deals, out, values, weights, spare, second, points, guesses, features, hidden):
    """One look ahead: `values` gets every legal action's worth; the number of actions."""
    if not fits(rules, state) or not 0 <= seat < rules.at(state, 0).players or len(words) != WORDS:
        return REFUSED
    if len(out) < rules.actions or len(values) < rules.actions or not net_fits(rules, weights):
        return REFUSED
    s, twin, net = rules.at(spare, 0), rules.at(second, 0), Net(weights, features, hidden)
    return tree_search.judge(rules, net, rules.at(state, 0), seat, words, deals, out, values, s, twin, points, guesses)


@rule
def search(
    rules,
    state,
    seat,
    words,
    tree,
    values,
    nodes,
    simulations,
    settings,
    weights,
    spare,
    second,
    out,
    untried,
    path,
    points,
    guesses,
    gains,
    features,
    hidden,
):
    """Grow a search tree from what the seat knows; its number of nodes."""
    if not fits(rules, state) or not 0 <= seat < rules.at(state, 0).players or len(words) != WORDS:
        return REFUSED
    room = nodes + simulations + (rules.actions if nodes == 1 else 0)
    if not 1 <= nodes <= len(tree) or not 0 <= simulations <= len(tree) or len(settings) != 1:
        return REFUSED
    if len(tree) < room or len(values) < room * rules.at(state, 0).players or not net_fits(rules, weights):
        return REFUSED
    s, twin, net = rules.at(spare, 0), rules.at(second, 0), Net(weights, features, hidden)
    kit = Kit(rules, words, tree, values, settings[0], net, s, twin, out, untried, path, points, guesses, gains)
    return tree_search.search(kit, rules.at(state, 0), seat, nodes, simulations)


@rule
def luck(rules, state, action, words, draws, settings, weights, out, spare, room, points, guesses, features, hidden):
    """What every seat can expect after an action, as it came, and the mean of what could have come; or ILLEGAL."""
    if not fits(rules, state) or len(words) != WORDS or len(settings) != 1 or not 0 < draws < MOST_STEPS:
        return REFUSED
    root = rules.at(state, 0)
    if len(out) != 2 * root.players or not net_fits(rules, weights):
        return REFUSED
    if not may(rules, root, action, room):
        return ILLEGAL
    net, spread = Net(weights, features, hidden), settings[0].spread
    chance.compare(rules, net, root, action, words, draws, spread, rules.at(spare, 0), points, guesses, out)
    return 0


@rule
def rollouts(
    rules,
    state,
    seat,
    moves,
    words,
    games,
    horizon,
    settings,
    weights,
    results,
    spare,
    second,
    third,
    room,
    points,
    guesses,
    features,
    hidden,
    own,
):
    """What every seat gets of the victory after some moves, a row a simulation; or ILLEGAL.

    From what a seat knows, or all seats together (-2). Rows may have room for what the deal is worth to the seat. A
    negative horizon: to the end.
    """
    if not fits(rules, state) or not -2 <= seat < rules.at(state, 0).players or len(words) != WORDS:
        return REFUSED
    root = rules.at(state, 0)
    if not 0 < games <= len(results) or len(results) % games != 0 or len(settings) != 1:
        return REFUSED
    more = len(results) // games - root.players
    if not 0 <= more <= (1 if seat >= 0 else 0) or not net_fits(rules, weights):
        return REFUSED
    if len(moves) > 0 and not may(rules, root, moves[0], room):
        return ILLEGAL
    s, imagined, twin = rules.at(spare, 0), rules.at(second, 0), rules.at(third, 0)
    net, spread = Net(weights, features, hidden), settings[0].spread
    bench = Bench(rules, net, spread, own, s, imagined, twin, room, points, guesses)
    simulations_of.rollouts(bench, root, seat, moves, words, games, horizon, results)
    return 0


@rule
def keep(rules, tree, values, players, node, new_tree, new_values):
    """Copy the part of a search tree that is still wanted; its number of nodes."""
    if not 0 < players <= rules.seats or not 0 <= node < len(tree) or len(values) < len(tree) * players:
        return REFUSED
    if len(new_tree) < len(tree) or len(new_values) < len(tree) * players:
        return REFUSED
    return tree_search.keep(tree, values, players, node, new_tree, new_values)


@rule
def selfplay(
    rules,
    templates,
    words,
    weights,
    lesson,
    inputs,
    ends,
    deciders,
    targets,
    tally,
    spare,
    second,
    third,
    out,
    points,
    guesses,
    gains,
    features,
    hidden,
):
    """Play whole games of the net against itself, each from any of the templates; the number of positions."""
    if len(templates) == 0 or len(templates) % rules.size != 0 or len(words) != WORDS or len(lesson) != 1:
        return REFUSED
    for i in range(len(templates) // rules.size):
        if not 0 < rules.at(templates, i).players <= rules.seats:
            return REFUSED
    if len(deciders) != len(ends) or len(targets) != len(ends) * rules.seats or len(tally) != lessons.TALLIES:
        return REFUSED
    if len(weights) == 0 or not net_fits(rules, weights):
        return REFUSED
    s, imagined, twin = rules.at(spare, 0), rules.at(second, 0), rules.at(third, 0)
    net = Net(weights, features, hidden)
    desk = Desk(rules, words, net, lesson[0], s, imagined, twin, out, points, guesses, gains)
    return lessons.selfplay(desk, templates, Notes(inputs, ends, deciders, targets), tally)


@rule
def fit(rules, words, weights, memory, lesson, inputs, ends, targets, steps, done, loss, chances, hidden, slopes):
    """Make the net's answers more like the targets, by some steps of Adam; `loss` gets the sum of the positions'."""
    if len(words) != WORDS or len(lesson) != 1 or len(loss) != 1 or done < 0 or not 0 < steps < MOST_STEPS:
        return REFUSED
    if len(weights) == 0 or not net_fits(rules, weights) or len(memory) != lessons.MEMORIES * len(weights):
        return REFUSED
    if len(ends) == 0 or len(targets) != len(ends) * rules.seats or not notes_fit(rules, inputs, ends):
        return REFUSED
    pupil = Pupil(rules, words, weights, memory, lesson[0], inputs, ends, targets, loss, chances, hidden, slopes)
    lessons.fit(pupil, steps, done)
    return 0


@rule
def net_fits(rules, weights):
    """Whether weights are those of a net of the game, or none."""
    rows = rules.inputs + 1 + rules.seats
    return len(weights) % rows == 0 and len(weights) <= MOST_COLUMNS * rows and len(weights) // rows % LANES == 0


@rule
def notes_fit(rules, inputs, ends):
    """Whether notes of positions are whole: every one ends where the next begins, and knows the features."""
    last = 0
    for i in range(len(ends)):
        if not last <= ends[i] <= len(inputs):
            return False
        last = ends[i]
    highest = -1
    for i in range(last):
        highest = max(highest, int(inputs[i]))
    return highest < rules.inputs


@rule
def whole(rules, tables, n, masks, observations):
    """Whether there are n tables, and room for what is legal at each and, or not, for what is seen."""
    if len(tables) != n * rules.size or len(masks) != n * rules.actions:
        return False
    return len(observations) == 0 or len(observations) == n * rules.numbers


@rule
def batch_deal(rules, template, tables, words):
    """Deal every table of a batch."""
    if not fits(rules, template) or len(tables) % rules.size != 0 or len(words) != WORDS:
        return REFUSED
    batch.deal_all(rules, rules.at(template, 0), tables, words)
    return 0


@rule
def batch_look(rules, tables, players, masks, observations, out):
    """Who decides at every table, what that seat may do and what it sees."""
    if not whole(rules, tables, len(players), masks, observations):
        return REFUSED
    batch.look_all(rules, tables, players, masks, observations, out)
    return 0


@rule
def batch_step(
    rules, template, tables, actions, refused, players, ended, rewards, masks, observations, out, points, gains, words
):
    """One action a table, and what follows from it."""
    n = len(players)
    if not fits(rules, template) or not whole(rules, tables, n, masks, observations):
        return REFUSED
    if len(actions) != n or len(refused) != n or len(ended) != n or len(rewards) != n * rules.at(template, 0).players:
        return REFUSED
    batch.step_all(
        rules,
        rules.at(template, 0),
        tables,
        actions,
        refused,
        players,
        ended,
        rewards,
        masks,
        observations,
        out,
        points,
        gains,
        words,
    )
    return 0


@rule
def features(rules, state, seat, out):
    """What is so for a seat, as a net is told it; how much."""
    if not fits(rules, state) or not 0 <= seat < rules.at(state, 0).players or rules.at(state, 0).player < 0:
        return REFUSED
    return rules.features(rules.at(state, 0), seat, out)


ENTRIES = {
    entry.__name__: entry
    for entry in (
        *(deal, legal, step, scores, returns, redeal, observe, survey, playouts, judge, search, keep),
        *(selfplay, fit, luck, rollouts, features),
        *(batch_deal, batch_look, batch_step),
    )
}
