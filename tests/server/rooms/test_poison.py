"""No log is poisoned: what is stored is legal whatever the explanations say, and what cannot be applied costs a move."""

import random

import pytest

import arkade
from arkade import registry
from arkade.server import protocol
from arkade.server.rooms import commands, events
from arkade.server.rooms.commands import Refusal, Resources
from arkade.server.rooms.room import Room
from tests.tables import every_game

AT_ONCE = 25  # illegal actions of one position
NOBODY_ELSE = Resources((), lambda token, room: None)


def begun(name, seed=7, **options):
    """A room of people in which a match was dealt."""
    players = arkade.describe(name).players[0]
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
    """Every rule of the game that ever forbids something, one after the other, and all of them."""
    chance = random.Random(5)
    positions = []
    for seed in range(2):
        room, people = begun(name, seed=seed)
        while room.playing and len(room.table.match.moves) < 40:
            match = room.table.match
            illegal = sorted(set(range(match.game.num_actions)) - set(match.state.legal()))
            some = chance.sample(illegal, min(AT_ONCE, len(illegal)))
            positions.append((match.state, [(action, match.state.why_not(action)) for action in some]))
            action = chance.choice(match.state.legal())
            room.apply(room.version + 1, 0, tried(room, people, action))
    rules = sorted({rule for _, some in positions for _, known in some for rule in known})
    assert rules
    assert caplog.messages == []
    room, people = begun(name)
    sent = unexplained = 0
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
