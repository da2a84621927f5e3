"""No log is poisoned: what is stored is legal, and what cannot be applied costs a move, not a room."""

import io
import json
import random

import msgspec
import pytest

import arkade
from arkade import registry
from arkade.cli import main
from arkade.server import protocol
from arkade.server.live.entries import Entries
from arkade.server.rooms import commands, events
from arkade.server.rooms.commands import Refusal, Resources
from arkade.server.rooms.room import Room
from arkade.server.web.positions import explained
from arkade.text import LANGUAGES
from tests.tables import NIGHTLY, VARIANTS, every_game

AT_ONCE = 25  # illegal actions of one position
MATCHES, MOVES = (24, 500) if NIGHTLY else (2, 40)  # in whose positions they are tried, one after the other
NOBODY_ELSE = Resources(("medium",), lambda token, room: None)


def begun(name, seed=7, players=None, **options):
    """A room of people in which a match was dealt."""
    players = players or arkade.describe(name).players[0]
    people = [f"guest {seat}" for seat in range(players)]
    plan = protocol.Plan(game=name, players=players, options=options)
    room = Room("room")
    first = [events.Created(plan, people[0], "Ada", [None] * players, 0)]
    first += [events.Sat(seat, people[seat]) for seat in range(1, players)]
    for event in [*first, events.Started(str(seed))]:
        room.apply(room.version + 1, 0, event)
    return room, people


def wish(room, action, number=1):
    match = room.table.match
    return protocol.Move(number, match.turn, match.game.notation(action))


def tried(room, people, action):
    """What becomes of an action."""
    return commands.decide(room, people[room.table.match.player], wish(room, action), NOBODY_ELSE)


def without(monkeypatch, name, rule):
    """The game's reasons have forgotten a rule; None: all of them."""
    definition = registry.definition(name)
    said = definition.reasons

    def reasons(*given):
        return [reason for reason in said(*given) if rule not in (None, reason.rule)]

    monkeypatch.setitem(definition.__dict__, "reasons", reasons)


@pytest.mark.parametrize("name", registry.OURS)
def test_an_illegal_action_is_never_stored_though_a_rules_reason_was_forgotten(name, monkeypatch, caplog):
    """Every rule of the game that ever forbids something, one after the other, and all of them; at all its tables."""
    chance = random.Random(5)
    tables = [(players, options) for game, players, options in VARIANTS if game == name]
    forgotten, sent, unexplained = set(), 0, 0
    for seed in range(MATCHES):
        players, options = tables[seed % len(tables)]
        room, people = begun(name, seed, players, **options)
        positions = []
        while room.playing and len(room.table.match.moves) < MOVES:
            match = room.table.match
            illegal = sorted(set(range(match.game.num_actions)) - set(match.state.legal()))
            some = chance.sample(illegal, min(AT_ONCE, len(illegal)))
            positions.append((match.state, [(action, match.state.why_not(action)) for action in some]))
            action = chance.choice(match.state.legal())
            room.apply(room.version + 1, 0, tried(room, people, action))
        assert len(caplog.messages) == unexplained
        rules = sorted({rule for _, some in positions for _, known in some for rule in known})
        forgotten.update(rules)
        room, people = begun(name, seed, players, **options)
        for rule in [*rules, None]:
            with monkeypatch.context() as patch:
                without(patch, name, rule)
                for state, some in positions:
                    room.table.match.state = state
                    for action, known in some:
                        if rule is not None and rule not in known:
                            continue
                        with pytest.raises(Refusal) as refused:
                            tried(room, people, action)
                        assert refused.value.code == "illegal"
                        assert refused.value.reasons
                        sent += 1
                        unexplained += refused.value.reasons[0].phrase.key == "reason-not-now"
    print(f"{name}: {sent} illegal actions, {unexplained} without a reason, {len(forgotten)} rules forgotten")
    assert forgotten
    assert sent > 100
    assert unexplained == len(caplog.records) > 50
    assert {record.game for record in caplog.records} == {name}
    assert all(record.getMessage().startswith("an illegal action has no reason") for record in caplog.records)


@every_game
def test_a_legal_action_is_played_whatever_reasons_are_against_it(name, monkeypatch, caplog):
    room, people = begun(name)
    state = room.table.match.state
    action = state.legal()[0]
    against = arkade.state.UNEXPLAINED
    monkeypatch.setitem(registry.definition(name).__dict__, "reasons", lambda *_: [against])
    room.apply(room.version + 1, 0, tried(room, people, action))
    assert len(room.table.match.moves) == 1
    assert state.reasons(action) == ()
    assert state.why_not(action) == ()
    assert {record.getMessage().partition(":")[0] for record in caplog.records} == {
        "a legal action is refused by reasons"
    }


@pytest.mark.parametrize("name", registry.OURS)
def test_reasons_that_fail_keep_no_legal_action_back_and_let_no_illegal_one_through(name, monkeypatch, caplog):
    room, people = begun(name)
    state = room.table.match.state
    illegal = next(action for action in range(state.game.num_actions) if action not in state.legal())
    monkeypatch.setitem(registry.definition(name).__dict__, "reasons", lambda *_: 1 // 0)
    with pytest.raises(Refusal) as refused:
        tried(room, people, illegal)
    assert refused.value.reasons == (arkade.state.UNEXPLAINED,)
    with pytest.raises(arkade.IllegalAction):
        state.copy().play(illegal)
    room.apply(room.version + 1, 0, tried(room, people, state.legal()[0]))
    assert len(room.table.match.moves) == 1
    assert {record.getMessage().partition(":")[0] for record in caplog.records} == {"reasons fail"}


def test_an_unexplained_refusal_has_a_sentence_everywhere(monkeypatch, tmp_path, capsys):
    """In the face, in lessons and puzzles, in the terminal, in every language."""
    without(monkeypatch, "animimix", None)
    state = arkade.load("animimix").new(7)
    illegal = next(action for action in range(state.game.num_actions) if action not in state.legal())
    notation = state.game.notation(illegal)
    assert state.why_not(illegal) == ("COM-05",)
    assert [reason.phrase.key for reason in explained(state, notation).reasons] == ["reason-not-now"]
    with pytest.raises(arkade.IllegalAction) as refused:
        state.play(illegal)
    said = {language: registry.words("animimix", language).say("reason-not-now") for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for language, sentence in said.items():
        assert sentence in refused.value.say(language)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"? {notation}\n{notation}\nquit\n\n"))
    main(["play", "animimix", "--seed", "7", "--bots", "random"])
    assert capsys.readouterr().out.count(said["en"]) == 2


# Logs with an event that cannot be applied


class Log:
    """A room as stored: rows, and what they were decided by."""

    def __init__(self, name):
        self.name, self.rows, self.room = name, [], Room("room")
        self.players = arkade.describe(name).players[0]
        self.people = [f"guest {seat}" for seat in range(self.players)]

    def store(self, event):
        n = len(self.rows) + 1
        self.rows.append((n, 1000 * n, events.pack(event)))
        self.room.apply(n, 1000 * n, event)
        assert not self.room.faults

    def ask(self, guest, wish):
        self.store(commands.decide(self.room, guest, wish, NOBODY_ELSE))

    def play(self, chance, moves):
        while moves and self.room.playing:
            match = self.room.table.match
            self.ask(self.people[match.player], wish(self.room, chance.choice(match.state.legal()), len(self.rows)))
            moves -= 1

    def undo(self):
        match = self.room.table.match
        if match.player is not None and match.undoable(match.player):
            self.ask(self.people[match.player], protocol.Undo(1, match.turn))


def small(name, seed=3):
    """Two short matches, with a bit of everything."""
    chance, log = random.Random(seed), Log(name)
    host, other, *_ = people = log.people
    log.store(events.Created(protocol.Plan(game=name, players=log.players), host, "Ada", [None] * log.players, 0))
    for seat, guest in enumerate(people[1:], 1):
        log.ask(guest, protocol.Name(1, f"name {seat}"))
        log.ask(guest, protocol.Sit(1, seat))
    log.ask(host, protocol.Chat(1, "hello"))
    log.store(events.Started(str(seed)))
    log.play(chance, 4)
    log.undo()
    log.ask(other, protocol.Chat(1, "well"))
    log.store(events.Went(1))
    log.store(events.Back(1))
    log.store(events.Slept())
    log.store(events.Woken())
    log.play(chance, 3)
    log.ask(host, protocol.Stop(1))
    log.ask(host, protocol.Change(1, protocol.Plan(game=name, players=log.players, pace=0)))
    log.store(events.Started(str(seed + 1)))
    log.play(chance, 3)
    return log


def forgeries(room):
    """What may stand in a log after a room has come so far, though nothing leads to it; data as they are stored."""
    yield from ("", "{", "nonsense", "[]", '{"k":"unheard-of","x":1}', '{"k":"moved","turn":"x"}', '{"k":"sat"}')
    yield b"\xff\xfe"
    table = room.table
    turn, player = (table.match.turn, table.match.state.player) if table else (0, 0)
    player = player or 0
    plan = protocol.Plan(game="noah", players=2, options={"end": "never"})
    created = events.Created(plan, "eve", "Eve", [None, None], 0)
    for event in (
        events.Moved(turn, player, "castle"),
        events.Moved(turn, player, ""),
        events.Moved(turn + 7, player, "castle"),
        events.Moved(turn, player + 1, "castle"),
        events.Undone(turn, player, 99),
        events.Undone(turn, player, 0),
        events.Undone(turn, player, -1),
        events.Undone(turn + 1, player, 1),
        events.Started("x"),
        events.Started(str(2**200)),
        events.Started("5", ["castle"]),
        events.Started("5"),
        events.Resumed(99, 99),
        events.Resumed(-1, 3),
        events.Stopped(),
        events.Slept(),
        events.Woken(),
        events.Planned(plan),
        events.Planned(protocol.Plan(game="castles", players=2)),
        created,
        msgspec.structs.replace(created, seat=9),
        msgspec.structs.replace(created, bots=[None]),
        events.Sat(77, "eve"),
        events.Sat(-1, "eve"),
        events.Stood(77, "eve"),
        events.BotSet(-9, "easy"),
        events.Went(77),
        events.Back(-1),
        events.Handed(0, "nobody", "eve"),
        events.Handed(77, "guest 0", "eve"),
        events.Hosted("nobody"),
        events.Kicked("nobody"),
        events.Forgotten("nobody"),
    ):
        yield events.pack(event)
    if table and table.match.state.player is not None:
        state = table.match.state
        legal = state.legal()
        illegal = next(action for action in range(state.game.num_actions) if action not in legal)
        yield events.pack(events.Moved(turn, player, state.game.notation(illegal)))
        yield events.pack(events.Moved(turn, 1 - player, state.game.notation(legal[0])))
        yield events.pack(events.Moved(turn + 1, player, state.game.notation(legal[0])))


def opened(rows):
    """A room as a process opens it, and what everybody is told there."""
    entries = Entries(Room("room"))
    entries.load([events.unpack_row(*row) for row in rows])
    guests = ["eve", *entries.room.names]
    return entries, [message for guest in guests for message in entries.greeting(guest, None, entries.room.at)]


def told(entries, guest):
    return json.loads(next(iter(entries.greeting(guest, None, entries.room.at))))


def moves_of(room):
    return [move.action for move in room.table.match.moves] if room.table else None


def goes_on(rows, chance):
    """The room of a log that may be damaged: its host, or whoever is the first to come, goes on and plays a match."""
    entries, _ = opened(rows)
    room, rows = entries.room, list(rows)

    def do(decision):
        n = max(room.version, 0) + 1
        rows.append((n, 10**6 + n, events.pack(decision)))
        entries.add(n, 10**6 + n, decision)
        assert room.left_out != n, (decision, room.faults)

    def ask(guest, what):
        decision = commands.decide(room, guest, what, NOBODY_ELSE)
        if not isinstance(decision, commands.Done):
            do(decision)

    if room.closed:
        return entries
    if not room.host:
        ask("late", protocol.Name(1, "Late"))
    halted = room.table is not None and room.table.match.halted
    assert told(entries, room.host)["table"] is None or (
        told(entries, room.host)["table"].get("halted", False) == halted
    )
    if halted:
        before = moves_of(room)
        for guest in room.seats.present():
            with pytest.raises(Refusal) as refused:
                tried_by(room, guest)
            assert refused.value.code in ("halted", "stale")
        ask(room.host, protocol.Resume(1))
        assert moves_of(room) == before
        assert not room.table.match.halted
        assert room.table.match.broken
    for _ in range(3):
        if room.playing and room.table.match.player is not None:
            match = room.table.match
            do(events.Moved(match.turn, match.player, match.game.notation(chance.choice(match.state.legal())), "bot"))
    if room.playing:
        ask(room.host, protocol.Stop(1))
    plan = protocol.Plan(game="noah", players=max(2, sum(seat.guest is not None for seat in room.seats)))
    ask(room.host, protocol.Change(1, plan))
    ask(room.host, protocol.Start(1))
    match = room.table.match
    do(events.Moved(0, match.player, match.game.notation(match.state.legal()[0]), "bot"))
    again, now = opened(rows)
    everybody = ["eve", *room.names]
    greeted = [message for guest in everybody for message in entries.greeting(guest, None, entries.room.at)]
    assert greeted == now
    return again


def tried_by(room, guest):
    match = room.table.match
    action = protocol.Move(10**6, match.turn, match.game.notation(match.state.legal()[0]))
    return commands.decide(room, guest, action, NOBODY_ELSE)


def first_moves(log, until):
    """The room after the first events, by a process that knows no faults."""
    room = Room("room")
    for n, at, data in log.rows[:until]:
        room.apply(n, at, events.unpack(data))
    return room


@pytest.mark.parametrize("share", [0.06, pytest.param(1.0, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", registry.OURS)
def test_a_room_opens_and_goes_on_whatever_stands_at_any_place_of_its_log(name, share):
    """Every event missing, and every forgery, or this share of them, in the place of every event and before it."""
    log, chance = small(name), random.Random(1)
    opens = halts = 0
    for place in range(len(log.rows)):
        good = first_moves(log, place)
        before = moves_of(good)
        rest = log.rows[place + 1 :]
        for data in [*(data for data in forgeries(good) if chance.random() < share), None]:
            bad = [] if data is None else [(place + 1, 1000 * place, data)]
            shifted = [(n + 1, at, stored) for n, at, stored in log.rows[place:]]
            for rows in ([*log.rows[:place], *bad, *rest], [*log.rows[:place], *bad, *(shifted if bad else rest)]):
                entries, said = opened(rows)
                assert said == opened(rows)[1]
                assert len(rows) == 0 or entries.room.version == rows[-1][0]
                opens += 1
                table = entries.room.table
                if table and table.match.halted and good.playing and table.number == good.table.number:
                    halts += 1
                    assert moves_of(entries.room)[: len(before) - 1] == before[: len(before) - 1]
            if chance.random() < 0.2:
                goes_on(rows, chance)
    print(f"{name}: {opens} logs open, in {halts} the match stands still")
    assert halts > 5
