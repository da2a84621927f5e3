"""Nobody ever sees another's hand: whatever guests, hosts and second windows wish, in whatever order."""

import asyncio
import json
import os
from functools import partial

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import arkade
from arkade.server.protocol import encode
from arkade.server.rooms import commands
from arkade.table.match import Match
from tests.server.rooms.inside import Inside, Window
from tests.tables import NIGHTLY

GAMES = [name for name in arkade.games() if name != "connect_four"]
SEATS = 4
#: Sequences of wishes a game; as many as one wants by ARKADE_SEQUENCES.
EXAMPLES = int(os.environ.get("ARKADE_SEQUENCES", 2000 if NIGHTLY else 15))
WINDOWS = 5  # guests at a time; who is sent away or forgotten comes back as somebody new

WHO = st.integers(0, WINDOWS - 1)
SEAT = st.integers(0, SEATS - 1)
MATCH = st.integers(1, 3)
MOVE = st.integers(0, 12)


class Told:
    """Who was shown whose hand, by what was sent."""

    def __init__(self):
        self.begin()

    def begin(self):
        """Of a new room nothing is known."""
        self.faults = []
        self.states = {}  # by commitment and turn, of the match as it is played
        self.moves = {}  # by commitment and number
        self.running = ""  # the commitment of the match
        self.shown = {}  # by commitment and seat: the person
        self._same = {}  # guests whom a claim has shown to be one person

    def watch(self, patch):
        """Note every state of a match when it is first played: rebuilt later it has other turns."""
        begin, play, back = Match.__init__, Match.play, Match.take_back

        def note(match):
            self.states.setdefault((match.commitment, match.turn), match.state)

        def begun(match, game, seed):
            begin(match, game, seed)
            note(match)

        def played(match, *what):
            move = play(match, *what)
            note(match)
            self.moves.setdefault((match.commitment, move.number), []).append(move)
            return move

        def taken(match, moves):
            back(match, moves)
            note(match)

        patch.setattr(Match, "__init__", begun)
        patch.setattr(Match, "play", played)
        patch.setattr(Match, "take_back", taken)

    def person(self, guest):
        while guest in self._same:
            guest = self._same[guest]
        return guest

    def one(self, old, new):
        """A link of one was claimed by the other: they are one person."""
        if (old := self.person(old)) != (new := self.person(new)):
            self._same[old] = new

    def see(self, guest, seat, how):
        """A guest was shown what one seat may know."""
        person = self.person(guest)
        if self.person(self.shown.setdefault((self.running, seat), guest)) != person:
            self.faults.append(f"{guest} is shown seat {seat} by {how}, which another was shown")
        held = [at for (match, at), who in self.shown.items() if match == self.running and self.person(who) == person]
        if held != [seat]:
            self.faults.append(f"{guest} is shown seat {seat} by {how}, and was shown {held}")

    def table(self, guest, table):
        """A TableView."""
        if table is None or table.get("result"):
            return
        self.running = table["commitment"]
        if table.get("legal"):
            self.see(guest, table["player"], "legal moves")
        self.view(guest, self.states[self.running, table["turn"]], table["view"], "a view")

    def view(self, guest, state, view, how):
        """A game's view of a state."""
        self._whose(guest, view, state.game.players, lambda seat: encode(state.typed_view(seat)), how)

    def line(self, guest, line):
        """A line of the log, of the running match."""
        for move in self.moves.get((self.running, line["number"]), ()):
            make = partial(_encoded_line, move)
            self._whose(guest, line, move.before.game.players, make, "a log line")

    def _whose(self, guest, found, players, make, how):
        """Only one seat may know it."""
        if found != json.loads(make(None)):
            seats = [seat for seat in range(players) if found == json.loads(make(seat))]
            if len(seats) == 1:
                self.see(guest, seats[0], how)


def _encoded_line(move, seat):
    return encode(move.line(seat))


class Table(RuleBasedStateMachine):
    """A room in which everybody wishes whatever there is to wish."""

    game: str
    inside: Inside
    loop: asyncio.AbstractEventLoop
    told: Told
    patch: pytest.MonkeyPatch

    def __init__(self):
        super().__init__()
        self.told.begin()
        self.seeds = iter(range(1000))  # the same deals, when Hypothesis tries the same again
        self.windows, self.links, self.tables, self.asked, self.newest = [], [], {}, {}, {}

    def run(self, work):
        async def step():
            done = await work
            await self.inside.quiet()
            assert not self.told.faults, self.told.faults[0]
            return done

        return self.loop.run_until_complete(step())

    # What is sent

    def hear(self, window, message):
        try:
            self.judge(window, message)
        except Exception as error:  # the server would take it for its own
            self.told.faults.append(repr(error))

    def judge(self, window, message):
        guest, told = window.guest, self.told
        kind = message["type"]
        self.newest[window] = message.get("n", self.newest.get(window))
        if kind in ("snapshot", "event"):
            if message.get("table"):
                self.tables[window] = message["table"]
            told.table(guest, message.get("table"))
        if kind == "snapshot" and self.playing(message["table"]):
            for line in message["lines"]:
                told.line(guest, line)
        if kind == "event" and message["what"]["kind"] == "moved" and self.playing(self.tables.get(window)):
            line = message["what"]["line"]
            told.line(guest, line)
            if "move" in message["what"]:
                told.see(guest, line["seat"], "a notation")
        if kind in ("why", "hint"):
            told.see(guest, self.match.player, kind)
        if kind == "look" and self.room.playing and message["match"] == self.room.table.number:
            told.view(guest, self.match.at(message["move"]), message["view"], "a look")
        if kind == "log" and self.room.playing and message["match"] == self.room.table.number:
            for line in message["lines"]:
                told.line(guest, line)

    @staticmethod
    def playing(table):
        return table is not None and not table.get("result")

    @property
    def room(self):
        return self.live.room

    @property
    def match(self):
        return self.room.table.match

    # Who is there

    async def comes(self, number):
        cookie, guest = await self.inside.guest()
        window = Window(self.inside, self.name, cookie)
        window.guest = guest
        window.hear = lambda message: self.hear(window, message)
        self.windows[number : number + 1] = [window]
        await window.enter()
        await window.ask("name", name=f"Guest {guest}")
        return window

    def plan(self, more, watch):
        players = arkade.describe(self.game).players[more]
        return {"game": self.game, "players": players, "pace": 1, "grace": 2, "watch": watch}

    @initialize(more=st.integers(0, 1), watch=st.booleans(), second=st.booleans())
    def begin(self, more, watch, second):
        self.patch.setattr(commands, "new_seed", lambda: next(self.seeds))

        async def begin():
            cookie, guest = await self.inside.guest()
            wish = {"plan": self.plan(more, watch), "name": f"Guest {guest}", "sit": True}
            answer = await self.inside.request("POST", "/api/rooms", cookie, json=wish)
            self.name = answer.json()["room"]
            host = Window(self.inside, self.name, cookie)
            host.guest = guest
            host.hear = lambda message: self.hear(host, message)
            self.live = await Table.hub.find(self.name)
            self.windows.append(host)
            await host.enter()
            for number in range(1, WINDOWS):
                await self.comes(number)
            if second:
                await self.windows[1].ask("sit", seat=1)
            await host.ask("start")

        self.run(begin())

    def wish(self, who, kind, **content):
        window = self.windows[who]
        return self.run(window.ask(kind, **content)) if window.open else None

    @property
    def turn(self):
        return self.room.table.match.turn if self.room.table else 0

    # Wishes

    @rule(who=WHO, seat=SEAT)
    def sit(self, who, seat):
        self.wish(who, "sit", seat=seat)

    @rule(who=WHO)
    def stand(self, who):
        self.wish(who, "stand")

    @rule(who=WHO, seat=SEAT, bot=st.sampled_from([None, "random", "easy"]))
    def bot(self, who, seat, bot):
        self.wish(who, "bot", seat=seat, bot=bot)

    @rule(who=WHO, seat=SEAT, bot=st.sampled_from([None, "random", "easy"]))
    def hosts_bot(self, who, seat, bot):
        self.as_host("bot", seat=seat, bot=bot)

    def as_host(self, kind, **content):
        for number, window in enumerate(self.windows):
            if window.guest == self.room.host:
                self.wish(number, kind, **content)

    @rule(whom=WHO)
    def kick(self, whom):
        self.as_host("kick", guest=self.windows[whom].guest)

    @rule(whom=WHO)
    def give_host(self, whom):
        self.as_host("host", guest=self.windows[whom].guest)

    @rule(kind=st.sampled_from(["start", "start", "stop", "rematch", "start"]))
    def hosts(self, kind):
        self.as_host(kind)

    @rule(who=WHO, kind=st.sampled_from(["start", "stop", "rematch", "hurry", "hint"]))
    def simple(self, who, kind):
        self.wish(who, kind)

    @rule(more=st.integers(0, 1), watch=st.booleans())
    def change(self, more, watch):
        self.as_host("change", plan=self.plan(more, watch))

    @rule(choice=st.integers(0, 100))
    def move(self, choice):
        if not self.room.playing:
            return
        seat = self.match.player
        for number, window in enumerate(self.windows):
            if window.guest == self.room.seats[seat].guest:
                legal = self.match.state.legal()
                move = self.match.game.notation(legal[choice % len(legal)])
                self.wish(number, "move", turn=self.turn, move=move)
                return

    @rule(who=WHO)
    def undo(self, who):
        self.wish(who, "undo", turn=self.turn)

    @rule(who=WHO, choice=st.integers(0, 100))
    def why(self, who, choice):
        if self.room.table:
            game = self.match.game
            self.wish(who, "why", move=game.notation(choice * 7 % game.num_actions))

    @rule(who=WHO, match=MATCH, move=MOVE, open=st.booleans())
    def look(self, who, match, move, open):  # noqa: A002
        self.wish(who, "look", match=match, move=move, open=open)

    @rule(who=WHO, match=MATCH)
    def log(self, who, match):
        self.wish(who, "log", match=match)

    @rule(who=WHO)
    def link(self, who):
        answer = self.wish(who, "link")
        if answer and answer["type"] == "link":
            self.links.append((self.windows[who].guest, answer["token"]))

    @rule(who=WHO, which=st.integers(0, 5))
    def claim(self, who, which):
        if self.links:
            old, token = self.links[-1 - which % len(self.links)]
            window = self.windows[who]
            # told of the hand before the answer comes: refused, they are two again
            same, self.told._same = self.told._same, dict(self.told._same)
            self.told.one(old, window.guest)
            answer = self.wish(who, "claim", token=token)
            if not answer or answer["type"] == "refused":
                self.told._same = same

    @rule(who=WHO, text=st.sampled_from(["hello", ""]))
    def chat(self, who, text):
        self.wish(who, "chat", text=text)

    @rule(who=WHO, whom=WHO, on=st.booleans())
    def mute(self, who, whom, on):
        self.wish(who, "mute", guest=self.windows[whom].guest, on=on)

    # Coming and going

    @rule(who=WHO, back=st.sampled_from(["no", "anew", "since"]))
    def come_and_go(self, who, back):
        async def come_and_go():
            window = self.windows[who]
            if window.open:
                await window.leave()
            if back != "no":
                since = self.newest.get(window) if back == "since" else None
                await window.enter(since)
            if window.closed:  # sent away, or forgotten: somebody new comes
                await self.comes(who)

        self.run(come_and_go())

    @rule(seconds=st.sampled_from([1, 1, 1, 3]))
    def time_passes(self, seconds):
        async def pass_():
            self.inside.hand.turn(seconds)

        self.run(pass_())

    @rule(who=WHO, sure=st.sampled_from([False, False, False, True]))
    def forget_me(self, who, sure):
        if not sure:
            return
        self.run(self.inside.request("DELETE", "/api/me", self.windows[who].cookie))
        self.come_and_go(who, "anew")

    @rule(who=WHO, match=MATCH, what=st.sampled_from(["replay", "proof", "review", "practice"]))
    def files(self, who, match, what):
        """Nothing of a running match is to be had beside the table."""
        path = f"/api/rooms/{self.name}/matches/{match}/{what}"
        if what == "practice":
            body = {"move": 0, "seat": 0, "name": "Ada", "bot": "random"}
            asked = self.inside.request("POST", path, self.windows[who].cookie, json=body)
        else:
            asked = self.inside.request("GET", path, self.windows[who].cookie)
        running = self.room.playing and self.room.table.number == match
        answer = self.run(asked)
        if running:
            assert answer.status_code in (409, 404)  # 404: all who knew the room are forgotten, and so is it

    def teardown(self):
        async def end():
            for window in self.windows:
                if window.open:
                    await window.leave()

        if self.windows:
            self.loop.run_until_complete(end())


@pytest.mark.parametrize("game", GAMES)
def test_no_guest_is_shown_a_seat_whose_hidden_cards_another_has_been_shown_in_this_match(game, tmp_path, monkeypatch):
    loop, inside, told = asyncio.new_event_loop(), Inside(f"sqlite:///{tmp_path}/hands.db"), Told()
    told.watch(monkeypatch)
    kind = type("Table", (Table,), {"game": game, "inside": inside, "loop": loop, "told": told, "patch": monkeypatch})
    loop.run_until_complete(inside.__aenter__())
    Table.hub = inside.hub
    try:
        run_state_machine_as_test(
            kind,
            settings=settings(
                max_examples=EXAMPLES,
                stateful_step_count=40,
                deadline=None,
                phases=[Phase.explicit, Phase.reuse, Phase.generate],
                suppress_health_check=list(HealthCheck),
            ),
        )
    finally:
        loop.run_until_complete(inside.__aexit__())
        loop.close()
