"""A person before a browser, who plays any board: by clicking pieces, by touch or by keys."""

import json
import random
from pathlib import Path

from tests import patience

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
PATIENCE = 1000 * patience.PATIENCE  # milliseconds until a test gives up
MANY = 200
HOLD = 600  # milliseconds until a finger has a piece
#: What a person has chosen in their browser: this one decides everything themselves.
CHOICES = {"single": False}
#: What a browser says by itself, whatever the page does about it, when a server is away: of requests, of sockets and of
#: the service worker (an answer that is no such script has other words).
AWAY = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "An unknown error occurred when fetching the script")
#: Makes every decision from the list of moves, by lot, as fast as the page shows it: so many, or to the end.
BY_LIST = """async ([moves, seed, patience]) => {
    const lot = () => ((seed = (seed * 48271) % 2147483647) % 65536) / 65536;
    let [made, before] = [0, null];
    return await new Promise((done, failed) => {
        const timer = setTimeout(() => failed(new Error(`the list has made ${made} moves`)), patience);
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        look();
        function look() {
            const { turn, over, legal } = looks.table(0) || { turn: before };
            if (over || made === moves) {
                watch.disconnect();
                clearTimeout(timer);
                done(made);
            } else if (turn !== before && legal.length) {
                [before, made] = [turn, made + 1];
                const wanted = legal[Math.floor(lot() * legal.length)];
                [...document.querySelectorAll("[data-action]")].find((each) => each.dataset.action === wanted).click();
            }
        }
    });
}"""
#: The same at the socket of a room, by a page that shows nothing.
UNSEEN = """async ([address, moves, patience]) => await new Promise((done, failed) => {
    const socket = new WebSocket(address.replace("http", "ws"));
    const timer = setTimeout(() => end(failed, new Error(`${made} moves were made`)), patience);
    const end = (how, what) => (clearTimeout(timer), socket.close(), how(what));
    let [made, before] = [0, null];
    socket.onmessage = ({ data }) => {
        const { table } = JSON.parse(data);
        if (!table || table.turn === before) return;
        const { result, legal, turn } = table;
        if (result || (made === moves && legal?.length)) end(done, made);
        else if (legal?.length) {
            [before, made] = [turn, made + 1];
            const { move } = legal[(turn * 7919) % legal.length];
            socket.send(JSON.stringify({ type: "move", id: made, turn, move }));
        }
    };
})"""
BY_TAB = 12  # pieces that a person at a keyboard looks for by Tab
SIZES = {"desk": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
#: Resolves with what `look` finds, as soon as the page has it: tried at every change of the page.
WAIT = """async ([patience, name, argument]) => {
    const look = looks[name];
    const found = look(argument);
    if (found) return found;
    return await new Promise((done, failed) => {
        const watch = new MutationObserver(() => {
            const found = look(argument);
            if (found) end(done, found);
        });
        const timer = setTimeout(() => end(failed, new Error(`waited for ${name} ${argument}`)), patience);
        const end = (how, what) => (watch.disconnect(), clearTimeout(timer), how(what));
        watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
}"""
#: What a person looks for.
LOOKS = """window.looks = (() => {
    const mark = (name) => document.querySelector(`[data-${name}]`)?.dataset[name];
    const hit = (piece) => {
        const box = piece.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const found = document.elementFromPoint(x, y);
        return found && piece.contains(found) ? [x, y] : null;
    };
    const into = (piece) => (piece.scrollIntoView({ block: "center", inline: "center" }), hit(piece));
    const wanted = (move) => [...document.querySelectorAll("[data-moves]")].filter(
        (piece) => piece.dataset.moves.split("|").includes(move) && piece.ariaPressed !== "true"
    );
    return {
        turn: () => table().legal.length && table(),
        lit: () => document.querySelector("[data-piece].lit") !== null && performance.now(),
        lesson: () => document.querySelector("[data-step]") !== null
            && document.querySelector("[data-board]") !== null && performance.now(),
        // The table, from a turn on.
        table: (turn) => document.querySelector("[data-turn]") && table().turn >= turn && table(),
        // Where a lit piece that takes part in a move is; else, once the move is made, the table.
        piece: ([move, name, before]) => {
            if (before !== null && mark(name) !== before) return { made: table() };
            const sure = document.querySelector("[data-confirm]"); // a move of a single touch waits for a yes
            if (sure) return { at: hit(sure), piece: null, before: mark(name) };
            for (const piece of wanted(move)) {
                const at = hit(piece) ?? into(piece);
                if (at) return { at, piece: piece.dataset.piece, before: mark(name) };
            }
            return null;
        },
        sure: (turn) => {
            const sure = document.querySelector("[data-confirm]");
            return sure ? hit(sure) : Number(mark("turn")) > turn;
        },
        // A piece to be dragged and its place, or what else could be done.
        drag: () => (table().legal.length || table().over) && (pair() ?? table()),
        // A tap had a consequence that can be seen.
        answered: () => document.querySelector("[role='alert'], [data-piece].chosen, .opened, [data-confirm]") !== null,
        enabled: (what) => document.querySelector(what)?.disabled === false && performance.now(),
    };
    // Two pieces that make a move, and where they are.
    function pair() {
        const lit = [...document.querySelectorAll("[data-moves]")];
        for (const move of new Set(lit.flatMap((piece) => piece.dataset.moves.split("|")))) {
            const names = new Set(wanted(move).map((piece) => piece.dataset.piece));
            if (names.size === 2) {
                const [first, second] = [...names].sort((a, b) => carried(b) - carried(a)).map(
                    (name) => wanted(move).find((piece) => piece.dataset.piece === name)
                );
                for (const shown of [first, second, first]) {
                    const at = [hit(first), hit(second)];
                    if (at[0] && at[1]) return at;
                    into(shown);
                }
            }
        }
        return null;
    }
    function carried(name) {
        return /^(hand|stock|worker)/.test(name);
    }
    function table() {
        const legal = [...document.querySelectorAll("[data-action]")].map((button) => button.dataset.action);
        return { turn: Number(mark("turn")), over: mark("over") !== undefined, legal };
    }
})();"""


#: A table of every game.
TABLES = [
    ("animimix", 3, {}),
    ("noah", 3, {}),
    ("amazonas", 3, {}),
    ("optimix", 3, {}),
    ("arknoah", 3, {"game": "quick"}),
]


def viewport(size):
    """Width and height of a size by name, or of one such as 1280x720."""
    return SIZES.get(size) or dict(zip(("width", "height"), map(int, size.split("x")), strict=True))


class Person:
    """A guest with a page."""

    def __init__(
        self,
        browser,
        url,
        name,
        size="desk",
        touch=False,
        theme="light",
        language="en",
        traced=False,
        script="",
        settings=None,
        motion=False,
    ):
        self.url, self.name, self._traced = url, name, traced
        self._context = browser.new_context(
            viewport=viewport(size),
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme=theme,
            locale=language,
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(self.scripts(script, settings))
        if traced:
            self._context.tracing.start(screenshots=True, snapshots=True)
        self.page = self._context.new_page()
        self.complaints = []
        self.page.on(
            "console",
            lambda message: message.type == "error" and self._complain(f"{message.text} {message.location['url']}"),
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._touch, self._fingers = touch, None
        self.tabbed = 0

    @staticmethod
    def scripts(script="", settings=None):
        """What runs in every page before its own: looks, choices."""
        chosen = json.dumps(settings or CHOICES)
        keep = f"if (origin !== 'null') localStorage.arkade ??= '{chosen}';"  # a page that is not there keeps nothing
        return LOOKS + script + keep

    def _complain(self, text):
        if not any(each in text for each in AWAY):
            self.complaints.append(text)

    def keep(self, stem):
        """A picture of what they see, and a trace of how it came where there is one."""
        self.page.screenshot(path=f"{stem}.png")
        if self._traced:
            self._context.tracing.stop(path=f"{stem}.zip")

    def offline(self, lost):
        """Lose the connection, or have it again."""
        self._context.set_offline(lost)

    def close(self):
        self._context.close()

    # To the table

    def open_room(self, game, players, bots, pace=0, **plan):
        """Make a room by its form's request, come in and give its address."""
        wish = {"plan": {"game": game, "players": players, "pace": pace, **plan}, "name": self.name, "bots": bots}
        room = self._make_room(wish)
        self.page.goto(f"{self.url}/room/{room}")
        return f"{self.url}/room/{room}"

    def _make_room(self, wish):
        ask = self._context.request
        ask.get(f"{self.url}/api/me")
        return ask.post(f"{self.url}/api/rooms", data=wish, headers={"origin": self.url}).json()["room"]

    def join(self, address):
        """Come by a link and take a seat."""
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Take a seat").click()
        self.page.locator(".join").wait_for(state="detached")

    def deal(self):
        self.page.locator(".start").click()
        self.page.locator("[data-piece]").first.wait_for()

    # At the table

    def wait(self, name, argument=None):
        """What a look (see LOOKS) finds, as soon as it finds something."""
        return self.page.evaluate(WAIT, [PATIENCE, name, argument])

    def table(self):
        """Turn, whether the match is over, and the notations of the move list: none if it is another's turn."""
        return self.wait("table", 0)

    @property
    def turn(self):
        return self.table()["turn"]

    @property
    def over(self):
        return self.table()["over"]

    def legal(self):
        return self.table()["legal"]

    def next_turn(self):
        """The table, as soon as it is this person's turn."""
        return self.wait("turn")

    def play_move(self, move, how="click", mark="turn"):
        """Make a move by the pieces of the board: those whose `data-moves` name it, until it is made."""
        before = None
        for _ in range(6):
            found = self.wait("piece", [move, mark, before])
            if "made" in found:
                return found["made"]
            before = found["before"]
            self._touch_piece(found["piece"], found["at"], how)
        raise AssertionError(f"{move} is not made by its pieces")

    def _touch_piece(self, piece, at, how):
        if how == "keys" and piece:
            self.focus(piece)
            self.page.keyboard.press("Enter")
        elif self._touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def focus(self, piece):
        """By Tab, for some pieces; then, as all can be reached so, in less time."""
        if self.tabbed < BY_TAB:
            self.tabbed += 1
            self.tab_to("(each, piece) => each.dataset.piece === piece", piece)
        else:
            self.page.locator(f"[data-piece='{piece}'].lit").first.focus()

    def drag(self):
        """Drag a piece to its place, as soon as a move can be made so; the table before and after."""
        for _ in range(MANY):
            found = self.wait("drag")
            if isinstance(found, list):
                before = self.table()
                self._carry(*found)
                if isinstance(sure := self.wait("sure", before["turn"]), list):
                    self.page.touchscreen.tap(*sure)
                return before, self.wait("table", before["turn"] + 1)
            assert not found["over"], "the match was over before anything could be dragged"
            self.play_move(found["legal"][0])
        raise AssertionError("nothing can be dragged")

    def _carry(self, here, there):
        if self._touch:
            self.swipe(here, there, HOLD)
            return
        middle = [(a + b) / 2 for a, b in zip(here, there, strict=True)]
        self.page.mouse.move(*here)
        self.page.mouse.down()
        for at in (middle, there):
            self.page.mouse.move(*at)
        self.page.mouse.up()

    def swipe(self, here, there, rest=0):
        """A finger sweeps over the screen; it may rest before, for so many milliseconds."""
        self._fingers = fingers = self._fingers or self._context.new_cdp_session(self.page)
        middle = [(a + b) / 2 for a, b in zip(here, there, strict=True)]
        for kind, at in (("Start", here), ("Move", middle), ("Move", there), ("End", None)):
            points = [{"x": at[0], "y": at[1]}] if at else []
            fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
            if kind == "Start" and rest:
                self.page.evaluate("rest => new Promise((rested) => setTimeout(rested, rest))", rest)  # as it counts

    def overflow(self):
        """By how many pixels the page is wider than the screen."""
        return self.page.evaluate("document.documentElement.scrollWidth - innerWidth")

    def barriers(self):
        """What axe-core finds, and texts that stand out too little."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        barriers = [(each["id"], node["target"], node["failureSummary"]) for each in found for node in each["nodes"]]
        return barriers + [("contrast", *each) for each in self.page.evaluate(CONTRAST)]

    def points(self):
        """The rows of the table that explains the points: numbers of every seat, the last row the sums."""
        rows = "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))"
        texts = self.page.locator(".breakdown tbody tr, .breakdown tfoot tr").evaluate_all(rows)
        clean = str.maketrans({"·": "0", "−": "-", "★": ""})
        return [[int(text.translate(clean)) for text in row] for row in texts]

    def tab_to(self, wanted, argument=None):
        """Press Tab until what has the focus is what is wanted, a function in JavaScript."""
        for _ in range(MANY):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"argument => ({wanted})(document.activeElement, argument)", argument):
                return
        raise AssertionError("it cannot be reached by Tab")

    # In a lesson

    def open_lesson(self, game, chapter=""):
        """The first step of a chapter; without one, of the first that is not learned yet."""
        self.page.goto(f"{self.url}/learn/{game}/{chapter}".rstrip("/"))
        self.page.locator("[data-step='1']").wait_for()

    def next_lesson_step(self, how="click"):
        """Do what the step asks for, by the board, and wait for the next step."""
        step = int(self.page.locator("[data-step]").get_attribute("data-step"))
        action = self.page.locator("[data-action]")
        if action.count() == 0:
            self.page.get_by_role("button", name="Next", exact=True).click()
        else:
            self.play_move(action.get_attribute("data-action"), how, "step")
        self.page.locator(f"[data-step='{step + 1}']").wait_for()
        self.page.wait_for_function(
            "() => document.querySelector('[data-action]') || document.querySelector('.teacher .primary')"
        )


def play_by_list(person, moves=None, seed=1):
    """Let a person play from the list of moves, to the end, or so many moves; how many were made."""
    return person.page.evaluate(BY_LIST, [moves, seed, 5 * PATIENCE])


def play_unseen(people, moves=None):
    """Let people play while their pages show nothing (to the end, or so many moves each), and come back."""
    rooms = [each.page.url for each in people]
    for each, room in reversed(list(zip(people, rooms, strict=True))):
        each.page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # that page names none
        each.page.goto(f"{each.url}/robots.txt")
        wish = [f"{room.replace('/room/', '/api/rooms/')}/socket", moves, 5 * PATIENCE]
        each.page.evaluate(UNSEEN if each is people[0] else f"wish => void ({UNSEEN})(wish)", wish)
    for each, room in zip(people, rooms, strict=True):
        each.page.goto(room)


def play_by_clicking_the_board(people, how="click", seed=1, moves=None):
    """Let people play (to the end, or so many moves), each by the pieces of the own board."""
    chance, made, turn = random.Random(seed), 0, 0
    while True:
        before, seen = made, []
        for each in people:
            table = each.wait("table", turn)
            while table["legal"] and made != moves:
                table = each.play_move(chance.choice(table["legal"]), how)
                made += 1
            if table["over"] or made == moves:
                return made
            turn = table["turn"]
            seen.append(turn)
        if made == before:  # it is a bot's turn
            people[0].wait("table", seen[0] + 1)
