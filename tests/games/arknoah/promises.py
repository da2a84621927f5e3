"""What is said of a move of Ark & Noah, made out anew."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from arkade.games.arknoah import effects as told
from arkade.games.arknoah import happened as log
from arkade.games.arknoah.effects import Share
from arkade.games.arknoah.happened import BonusTile, Part
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from tests.games.promises import Effects, Events, Move, by, everything, open_to

from .positions import begin, drawn, position
from .test_end import ROUND_THE_ARK, last_loading

TABLES: list[Any] = [(3, {"workers": "1"}), (2, {"last_round": 10, "stuck_end": "off"})]

SHARES = {"pitch": (3, 1), "food": (3, 1), "wood": (4, 2), "build": (8, 5), "load": (8, 5), "pairs": (2, 1)}
SUPPLIES = {"pitch": "pitch", "food": "food", "wood": "planks"}  # what an action gives without a decision
SMALL = ("bonus", "exchange", "building", "food")  # reasons for points
LOADING = ("animals", "planks", "pitch")
FINAL = ("outline", "left-planks", "left-pitch", "left-food", "left-animals")
LEAST_ROUNDS = {"normal": 10, "quick": 8}


def seldom() -> list[State]:
    """Planks inside an enclosure, exchanges, the quick game's pairs, the last loading, and each end."""
    two = "d2n e2n c2e e2e d3n e3n"
    more = "c3e e3e d3s e3s"
    wolves, pandas = "wolf male, wolf female", "panda male, panda female"
    last = last_loading(3, 2, 1)
    found = [
        begin(position(["a2n b2n a2w a3w", "a3s b3s c3w b2w"], stock=[(3, 0, 0), (0, 0, 0)]), "build", 0),
        begin(position(["", ""]), "exchange", 0),
        begin(position([two, ""], [wolves, ""], game="quick"), "load", 0),
        begin(position([f"{two} {more}", ""], [f"{wolves}, {pandas}", ""], game="quick"), "load", 0),
        last,
        ending(24, 10),
        ending(19, 10, 3),
        ending(19, 20),
    ]
    lions, planks = position(["", ""], [f"{wolves}, lion male", ""]), position(["a2n a2w b2w a3n", "c1n d2n"])
    lines = [*found[1:], begin(lions, "exchange", 0), begin(planks, "exchange", 0)]
    found.append(drawn("lion female", begin(position(["", ""], ["lion male, dog male", ""]), "exchange", 0)))
    return [*found, *(after for state in lines for after in _line(state, random.Random(1)))]


def ending(closed: int, rounds: int, left: int = 27) -> State:
    """The last building of a round with so many edges of the outline closed, planks left, and food for an enclosure."""
    edges = ROUND_THE_ARK[-closed:]
    state = position([" ".join([*edges[: closed // 2], "b2w", "a3n"]), " ".join(edges[closed // 2 :])])
    s = state._record
    s.food[0], s.planks[0], s.plank_supply[:2] = 1, 1, [left - 1, 0]
    return begin(state, "build", 0, rounds=rounds)


def _line(state: State, chance: random.Random) -> Iterator[State]:
    """Where some moves by chance lead."""
    for _ in range(6):
        state = state.copy()
        state.play(chance.choice(state.legal()))
        if state.over:
            return
        yield state


# Reading the table


def you(m: Move, seat: int) -> int:
    return int(seat == m.who)


def gains(m: Move, reasons: tuple[str, ...]) -> dict[int, list[Part]]:
    """Everybody's new points, by reason."""
    found = {}
    for p, (new, old) in enumerate(zip(m.now.seats, m.was.seats, strict=True)):
        parts = [Part(name, new.points.get(name, 0) - old.points.get(name, 0)) for name in reasons]
        found[p] = [part for part in parts if part.points]
    return {p: parts for p, parts in found.items() if parts}


def own(m: Move, *reasons: str) -> int:
    """The player's points by the move itself."""
    return sum(part.points for part in gains(m, reasons).get(m.who, []))


def owners(view: Any) -> dict[str, int]:
    """Who has which tiles."""
    return {tile.name: p for p, seat in enumerate(view.seats) for tile in seat.tiles}


def partner(tile: str) -> str:
    species, sex = tile.split()
    return f"{species} {'female' if sex == 'male' else 'male'}"


def pens(view: Any) -> dict[str, Any]:
    return {pen.name: pen for pen in view.enclosures}


def pen_of(view: Any, cell: str) -> Any:
    return next(pen for pen in view.enclosures if cell in pen.cells)


def pairs(view: Any, seat: int) -> list[str]:
    """Species of which both animals are players', and one the seat's."""
    have = owners(view)
    both = {name: {have.get(f"{name} male"), have.get(f"{name} female")} for name in view.species}
    return [name for name, seats in both.items() if None not in seats and seat in seats]


def loading_last(view: Any) -> bool:
    return view.action in ("last food", "last pairs")


def onwards(m: Move) -> Move:
    """Of a pair that looks for its enclosure, the way into the first that is open to it."""
    return m.following(m.after.legal()[0]) if m.verb == "load" else m


# Choosing an action


def works(m: Move) -> Iterator[Effect]:
    if m.verb != "work":
        return
    action, quick = m.objects[0], m.was.game == "quick"
    if bonus := own(m, "bonus"):
        yield told.TakesBonus(bonus)
    path = m.on(lambda view: view.phase == "work" and (quick or view.round > m.was.round))
    views = [m.was, *map(everything, path)]
    if action == "animals":
        takes = [view for view in views if view.phase == "take" and view.action == "animals"][:1]
        yield told.Gathers(len(takes[0].drawn) if takes else 0)
        assert not takes or takes[0].player == m.who
    elif action == "exchange":
        if quick:
            yield from draws(m, views)
        else:
            rewards = [view for view in views if view.phase == "reward"]
            assert (len(rewards), rewards[0].player) == (1, m.who)
            yield told.Exchanges()
    else:
        name = "pairs" if quick and action == "load" else action
        shares_come(m, name, views)
        yield told.Shares(name, *SHARES[name])
        me = m.was.seats[m.who]
        left = {"pitch": m.was.pitch_supply, "food": m.was.food_supply, "wood": me.supply}.get(action)
        if left is not None and left < SHARES[action][0]:
            yield told.RunsShort(left)


def shares_come(m: Move, name: str, views: list[Any]) -> None:
    """In that round the player gets so much, everybody else so much, as far as there is any."""
    action = "load" if name == "pairs" else name
    if name not in SUPPLIES:
        first: dict[int, int] = {}
        for view in views[1:]:
            if view.action == action and view.phase == {"build": "build"}.get(action, "load"):
                first.setdefault(view.player, view.budget)
        assert all(budget == SHARES[name][p != m.who] for p, budget in first.items()), (m, first)
        return
    for old, new in pairwise(views):
        got = taken(old, new, SUPPLIES[name])
        if not got or old.phase == "reward":
            continue
        for p, count in got.items():
            assert count <= SHARES[name][p != m.who], (m, got)
        if name != "wood" and sum(SHARES[name][p != m.who] for p in range(len(new.seats))) <= supply(old, name):
            assert got == {p: SHARES[name][p != m.who] for p in range(len(new.seats))}, (m, got)


def supply(view: Any, name: str) -> int:
    return view.pitch_supply if name == "pitch" else view.food_supply  # type: ignore[no-any-return]


def taken(old: Any, new: Any, thing: str, rewarded: int | None = None) -> dict[int, int]:
    """Who has more of a thing, and how much; but for a reward."""
    seats = enumerate(zip(new.seats, old.seats, strict=True))
    found = {p: getattr(seat, thing) - getattr(then, thing) for p, (seat, then) in seats}
    if rewarded is not None:
        found[rewarded] -= 1
    return {p: count for p, count in found.items() if count > 0}


# Animals


def draws(m: Move, views: list[Any]) -> Iterator[Effect]:
    """How many tiles are drawn, and what may be given for one of them."""
    yield told.DrawsTiles(len([view for view in views[1:] if view.phase == "draw"]))
    end = m.on(lambda view: view.phase == "swap in")[-1]
    wanted = open_to(end, "swap in") if everything(end).phase == "swap in" else []
    if wanted:
        end = end.copy()
        end.play(f"swap in {wanted[0]}")
        yield told.MayGive(open_to(end, "swap out"))


def animals(m: Move) -> Iterator[Effect]:
    if m.verb == "draw":
        inside, mine = m.was.bags[m.objects[0]], [tile.name for tile in m.was.seats[m.who].tiles]
        yield told.Draws(m.objects[0], len(inside), sum(partner(tile) in mine for tile in inside))
    elif m.verb == "swap animals":
        yield from draws(m, [m.was, *map(everything, m.on(lambda view: view.phase == "swap in"))])
    elif m.verb == "no swap":
        assert not m.now.drawn
        yield told.PutsBack(len(m.was.drawn))
    elif m.verb == "swap out":
        given = m.objects[0]
        assert given in m.now.bags[given.split()[1]]
        yield told.Gives(given, *size_of(m.was, given))
        yield from animal(m, m.was.incoming)
    elif m.verb == "take":
        yield from animal(m, m.objects[0])
    elif m.verb == "swap in":
        tile = m.objects[0]
        yield told.IsWorth(*size_of(m.was, tile))
        outs, owner = open_to(m.after, "swap out"), owners(m.was).get(partner(tile))
        if owner == m.who and partner(tile) in outs:
            if len(outs) > 1:
                yield told.MayCouple()
        elif owner is not None:
            yield told.Couples(owner, you(m, owner))


def animal(m: Move, tile: str) -> Iterator[Effect]:
    """A tile that is the player's now."""
    yield told.IsWorth(*size_of(m.was, tile))
    have = owners(m.now)
    assert have[tile] == m.who
    if partner(tile) in have:
        owner = have[partner(tile)]
        yield told.Couples(owner, you(m, owner))


def size_of(view: Any, tile: str) -> tuple[int, int]:
    species = view.species[tile.split()[0]]
    return species.size, species.points


def rewards(m: Move) -> Iterator[Effect]:
    if m.verb != "reward":
        return
    thing = m.objects[0]
    if thing != "point":
        old, new = (getattr(view.seats[m.who], {"plank": "planks"}.get(thing, thing)) for view in (m.was, m.now))
        assert new > old
        yield told.Stocks(thing, old + 1)
    if m.now.phase != "exchange":
        yield told.NothingToExchange()


# Building


def scores(m: Move) -> Iterator[Effect]:
    points = own(m, "exchange", "building", "food")
    if points:
        yield told.Scores(points)


def shared(m: Move, wall: list[int]) -> list[Share]:
    found = [Share(p, you(m, p), count) for p, count in enumerate(wall) if count]
    return sorted(found, key=lambda share: -share.you)


def builds(m: Move) -> Iterator[Effect]:
    """Walls and the outline, also by a swap of planks."""
    old, new = pens(m.was), pens(m.now)
    for name, pen in new.items():
        room = pen.large is None or (m.was.game == "normal" and pen.small is None)
        if m.verb in ("plank", "lift") and room and (name not in old or pen.wall != old[name].wall):
            yield told.Walls(name, shared(m, pen.wall))
        if name not in old:
            yield told.Encloses(pen.cells, len(pen.cells))
            if m.was.game == "normal":
                yield told.Needs(len(pen.cells) - pen.food, len(pen.pitch) - pen.cubes)
            fitting = [tile.name for tile in m.now.seats[m.who].tiles if tile.size == len(pen.cells)]
            if fitting:
                yield told.Fits(fitting)
            inside = [
                owner for edge, owner in m.was.edges.items() if edge not in m.now.edges and edge[:-1] in pen.cells
            ]
            for p in set(inside) - {None}:
                yield told.ReturnsPlanks(p, you(m, p), inside.count(p))
    for p, (new_seat, old_seat) in enumerate(zip(m.now.seats, m.was.seats, strict=True)):
        if new_seat.outline != old_seat.outline:
            yield told.Rim(p, you(m, p), new_seat.outline)
    if m.verb == "plank" and m.now.open_outline != m.was.open_outline:
        number = max(m.was.round, LEAST_ROUNDS[m.was.game])
        if m.now.open_outline == 0:
            end = everything(m.on(lambda view: view.ended is not None)[-1])
            assert (end.ended, end.round) == ("outline", number)
        yield told.Outline(m.now.open_outline, number)
    if m.verb in ("plank", "cube") and m.was.budget == 1:
        assert (m.now.phase, m.now.player) != ("build", m.who)
        yield told.LastPiece()


def pieces(m: Move) -> Iterator[Effect]:
    """Pitch and food of enclosures, and those that lack nothing any more."""
    old, new = pens(m.was), pens(m.now)
    if m.verb not in ("cube", "food"):
        return
    for name, pen in new.items():
        then = old[name]
        if pen.cubes != then.cubes:
            yield told.Seals(name, pen.cubes, len(pen.pitch))
        if pen.food != then.food:
            yield told.Feeds(name, pen.food, len(pen.cells))
        full = pen.food == len(pen.cells) and pen.cubes == len(pen.pitch)
        if full and (pen.food, pen.cubes) != (then.food, then.cubes) and (pen.wall[m.who] or loading_last(m.was)):
            size = len(pen.cells)
            mine = [name for name in pairs(m.now, m.who) if m.now.species[name].size in (0, size)]
            yield told.Readies(name, size, mine, len(mine))


# Loading


def loads(m: Move) -> Iterator[Effect]:
    if m.verb not in ("food", "load", "into"):
        return
    there = onwards(m)
    if m.verb == "load":
        yield told.MayGoTo(open_to(m.after, "into"))
    if loading_last(m.was):
        yield from spared(m, there)
        return
    ways = [m.following(action) for action in m.after.legal()] if m.verb == "load" else [m]
    if m.was.game == "normal":
        assert (there.now.phase, there.now.player) == ("load", m.who)
        yield told.Costs(m.was.budget - there.now.budget, there.now.budget)
    elif m.was.budget == 1:
        assert (there.now.phase, there.now.player) != ("load", m.who)
        yield told.PairsLeft(0)
    else:
        assert (there.now.phase, there.now.player, there.now.budget) == ("load", m.who, 1)
        yield told.PairsLeft(1) if any(open_to(way.after, "load") for way in ways) else told.NoMorePairs()
    if m.verb != "food" and all(gains(way, LOADING) == gains(there, LOADING) for way in ways):
        for p, parts in gains(there, LOADING).items():
            yield told.Pays(p, you(m, p), sum(part.points for part in parts), parts)


def spared(m: Move, there: Move) -> Iterator[Effect]:
    """In the last loading: what the final count does not take away (ARK-43)."""
    if m.verb == "food":
        assert there.now.seats[m.who].food == m.was.seats[m.who].food - 1
        yield told.Spares(m.who, 1, 1)
        return
    for p, seat in enumerate(m.was.seats):
        ashore = sum(tile.size for tile in seat.tiles) - sum(tile.size for tile in there.now.seats[p].tiles)
        if ashore:
            yield told.Spares(p, you(m, p), ashore)


def done(m: Move) -> Iterator[Effect]:
    if m.verb != "done":
        return
    me = m.was.seats[m.who]
    if m.was.action == "last food":
        if me.food:
            end = everything(m.on(lambda _: False)[-1])
            assert end.seats[m.who].points["left-food"] == -me.food
            yield told.Loses(me.food)
    elif m.was.action != "last pairs" and len(m.before.legal()) > 1:
        if m.was.phase == "build":
            yield told.GivesUp("build", min(m.was.budget, me.planks + me.pitch))
        elif m.was.game == "quick":
            yield told.GivesUp("pairs", min(m.was.budget, len(open_to(m.before, "load"))))
    if m.was.action == "load" and m.was.game == "normal" and m.was.budget:
        yield told.GivesUp("load", m.was.budget)


EFFECTS: Effects = {
    **by(works, told.TakesBonus, told.Shares, told.RunsShort, told.Gathers, told.Exchanges),
    **by(
        lambda m: [*m.once(works), *m.once(animals)],
        *(told.Draws, told.DrawsTiles, told.MayGive, told.PutsBack, told.Gives),
        *(told.IsWorth, told.Couples, told.MayCouple),
    ),
    **by(rewards, told.Stocks, told.NothingToExchange),
    **by(scores, told.Scores),
    **by(
        builds,
        *(told.Encloses, told.Walls, told.Needs, told.Fits, told.ReturnsPlanks, told.Rim, told.Outline, told.LastPiece),
    ),
    **by(pieces, told.Seals, told.Feeds, told.Readies),
    **by(loads, told.Costs, told.PairsLeft, told.NoMorePairs, told.MayGoTo, told.Pays, told.Spares),
    **by(done, told.Loses, told.GivesUp),
}


# What happened


def moved(m: Move) -> Iterator[Event]:
    """The move itself."""
    what, me, then = m.objects[0] if m.objects else "", m.now.seats[m.who], m.was.seats[m.who]
    piece = 0 if m.was.game == "quick" or loading_last(m.was) else 1
    if m.verb == "work":
        yield (log.Chose if m.was.game == "quick" else log.Worked)(m.who, what)
        if points := own(m, "bonus"):
            yield log.BonusTaken(m.who, points)
    elif m.verb == "take":
        assert owners(m.now)[what] == m.who
        yield log.TileTaken(m.who, what)
    elif m.verb == "reward":
        yield log.Rewarded(m.who, what)
    elif m.verb == "swap planks":
        assert m.now.phase == "lift"
        yield log.SwapsPlanks(m.who)
    elif m.verb == "swap animals":
        assert m.now.phase == "draw"
        yield log.SwapsAnimals(m.who)
    elif m.verb == "lift":
        yield from lifted(m)
    elif m.verb == "swap in":
        assert m.now.incoming == what
        yield log.TileChosen(m.who, what)
    elif m.verb == "swap out":
        new, old = ({tile.name for tile in seat.tiles} for seat in (me, then))
        (got,), (gone,) = new - old, old - new
        yield log.TileSwapped(m.who, gone, got)
    elif m.verb == "no swap":
        assert me.tiles == then.tiles
        yield log.NoneKept(m.who)
    elif m.verb == "plank":
        (edge,) = [name for name, owner in m.now.edges.items() if owner is not None and m.was.edges[name] is None]
        assert own(m, "building") == piece
        yield log.PlankPlaced(m.who, edge, piece)
    elif m.verb == "cube":
        (point,) = [name for name, cube in m.now.points.items() if cube > m.was.points[name]]
        assert own(m, "building") == piece
        yield log.CubePlaced(m.who, point, piece)
    elif m.verb == "food":
        (cell,) = set(m.now.food) - set(m.was.food)
        assert own(m, "food") == piece
        yield log.FoodPlaced(m.who, cell, piece)
    elif m.verb == "load":
        assert m.now.loading == what
        yield log.PairChosen(m.who, what)
    elif m.verb == "into":
        (species,) = [name for name, each in m.now.species.items() if each.place != m.was.species[name].place]
        yield log.PairLoaded(m.who, species, m.now.species[species].place)
        if m.was.game == "normal" and not loading_last(m.was):
            yield log.Paid(m.who, m.was.budget - m.now.budget)
    elif m.verb == "done":
        yield log.BuildingDone(m.who) if m.was.phase == "build" else log.LoadingDone(m.who)


def lifted(m: Move) -> Iterator[Event]:
    edge, first = m.objects[0], m.was.lifted
    if first is None:
        assert m.now.lifted == edge
        yield log.Lifted(m.who, m.was.edges[edge], edge)
        return
    assert (m.now.edges[edge], m.now.edges[first]) == (m.was.edges[first], m.was.edges[edge])
    yield log.Swapped(m.who, m.was.edges[edge], edge, first, m.was.edges[first])


def built(m: Move) -> Iterator[Event]:
    old, new = pens(m.was), pens(m.now)
    for name, pen in new.items():
        if name not in old:
            yield log.Enclosed(pen.cells, len(pen.cells))
    for p, seat in enumerate(m.now.seats):
        back = sum(owner == p for name, owner in m.was.edges.items() if m.now.edges.get(name) is None)
        assert m.verb != "plank" or seat.supply - m.was.seats[p].supply == back
        if back:
            yield log.PlanksReturned(p, back)


def scored(m: Move) -> Iterator[Event]:
    for kind, reasons in ((log.Gained, SMALL), (log.Scored, LOADING), (log.Counted, FINAL)):
        for p, parts in gains(m, reasons).items():
            yield kind(p, sum(part.points for part in parts), parts)


def stocked(m: Move) -> Iterator[Event]:
    """What was drawn and taken without a decision."""
    reward = m.objects[0] if m.verb == "reward" else None
    things = ((log.PitchTaken, "pitch", "pitch"), (log.FoodTaken, "food", "food"), (log.PlanksTaken, "planks", "plank"))
    for kind, thing, word in things:
        for p, count in taken(m.was, m.now, thing, m.who if reward == word else None).items():
            yield kind(p, count)
    new = [tile for tile in m.now.drawn if tile not in m.was.drawn]
    if new:
        yield log.TilesDrawn(m.now.player, new)
    workers = [(space.worker is not None) + (space.done is not None) for space in m.was.board]
    if m.verb == "work" and m.was.game == "normal" and sum(space.done is not None for space in m.was.board) == 1:
        assert sum(workers) >= len(m.was.seats)
        yield log.TilesLaid([BonusTile(space.action, space.bonus) for space in m.now.board if space.bonus])


def turns(m: Move) -> Iterator[Event]:
    """Rounds, why there is no other, the last loading, and the result."""
    if m.now.round > m.was.round:
        yield log.RoundBegan(m.was.round + 1)
    if m.now.ended and not m.was.ended:
        kinds = {"outline": log.OutlineClosed, "last round": log.RoundsOver, "stuck": log.PlanksShort}
        yield kinds[m.now.ended](m.now.round)
        planks = sum(seat.planks + seat.supply for seat in m.now.seats)
        assert {
            "outline": m.now.open_outline == 0,
            "last round": m.now.round == m.now.last_round,
            "stuck": planks < m.now.open_outline,
        }[m.now.ended]
    if m.now.action != m.was.action and loading_last(m.now):
        yield log.LastFood() if m.now.action == "last food" else log.LastPairs()
    if m.after.over:
        totals = m.after.scores
        for p, points in enumerate(totals):
            assert points == sum(m.now.seats[p].points.values())
            yield log.Total(p, points)
        assert m.after.winners == [p for p, points in enumerate(totals) if points == max(totals)]
        yield log.Over(m.after.winners, len(m.after.winners), max(totals))


def happened(m: Move, seat: int | None) -> Iterator[Event]:
    """The same for everybody (ARK-07)."""
    for part in (moved, built, scored, stocked, turns):
        yield from m.once(part)


EVENTS: Events = by(
    happened,
    *(log.Worked, log.Chose, log.BonusTaken, log.TilesLaid, log.PitchTaken, log.FoodTaken, log.PlanksTaken),
    *(log.TilesDrawn, log.TileTaken, log.Rewarded, log.SwapsPlanks, log.SwapsAnimals, log.Lifted, log.Swapped),
    *(log.TileChosen, log.TileSwapped, log.NoneKept, log.PlankPlaced, log.CubePlaced, log.FoodPlaced),
    *(log.Enclosed, log.PlanksReturned, log.PairChosen, log.PairLoaded, log.Paid),
    *(log.Scored, log.Gained, log.Counted, log.BuildingDone, log.LoadingDone),
    *(log.RoundBegan, log.OutlineClosed, log.RoundsOver, log.PlanksShort, log.LastFood, log.LastPairs),
    *(log.Total, log.Over),
)
