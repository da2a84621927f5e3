"""A person before a browser, who plays any board: by clicking pieces, by touch or by keys."""

import random

PATIENCE = 60_000  # milliseconds until a test gives up
BY_TAB = 12  # pieces that a person at a keyboard looks for by Tab
SIZES = {"desk": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
#: A lit piece that takes part in a move, once there is one; true when the move is made.
NEXT = """([move, mark, before]) =>
    document.querySelector(`[data-${mark}]`)?.dataset[mark] !== before ||
    [...document.querySelectorAll("[data-moves]")].find(
        (piece) => piece.dataset.moves.split("|").includes(move) && piece.ariaPressed !== "true"
    )"""


class Person:
    """A guest with a page."""

    def __init__(self, browser, url, name, size="desk", touch=False, theme="light", language="en"):
        self.url, self.name = url, name
        self._context = browser.new_context(
            viewport=SIZES[size],
            has_touch=touch,
            reduced_motion="reduce",
            color_scheme=theme,
            locale=language,
        )
        self._context.set_default_timeout(PATIENCE)
        self.page = self._context.new_page()
        self.complaints = []
        self.page.on(
            "console",
            lambda message: message.type == "error" and self._complain(f"{message.text} {message.location['url']}"),
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._touch = touch
        self.tabbed = 0

    def _complain(self, text):
        if "ERR_CONNECTION_REFUSED" not in text and "WebSocket connection" not in text:  # a server that was stopped
            self.complaints.append(text)

    def close(self):
        self._context.close()

    # To the table

    def open_room(self, game, players, bots, pace=0, **plan):
        """Make a room by its form's request, come in and give its address."""
        self.page.goto(self.url)
        wish = {"plan": {"game": game, "players": players, "pace": pace, **plan}, "name": self.name, "bots": bots}
        room = self.page.evaluate(
            """async (wish) => {
                await fetch("/api/me");
                const headers = { "content-type": "application/json" };
                const answer = await fetch("/api/rooms", { method: "POST", headers, body: JSON.stringify(wish) });
                return (await answer.json()).room;
            }""",
            wish,
        )
        self.page.goto(f"{self.url}/room/{room}")
        return f"{self.url}/room/{room}"

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

    @property
    def turn(self):
        return self.page.locator("[data-turn]").get_attribute("data-turn")

    @property
    def over(self):
        return self.page.get_by_role("button", name="Play again", exact=True).is_visible()

    def legal(self):
        """The notations of the move list; none if it is another's turn."""
        actions = "each => each.map(button => button.dataset.action)"
        return self.page.locator("[data-action]").evaluate_all(actions)

    def play_move(self, move, how="click", mark="turn"):
        """Make a move by the pieces of the board: those whose `data-moves` name it, until it is made."""
        before = self.page.locator(f"[data-{mark}]").get_attribute(f"data-{mark}")
        for _ in range(6):
            piece = self.page.wait_for_function(NEXT, arg=[move, mark, before]).as_element()
            if piece is None:
                return
            self._touch_piece(piece, how)
        raise AssertionError(f"{move} is not made by its pieces")

    def _touch_piece(self, piece, how):
        if how == "keys":
            if self.tabbed < BY_TAB:  # all can be reached so; then in less time
                self.tabbed += 1
                self.tab_to("(each, piece) => each === piece", piece)
            piece.focus()
            self.page.keyboard.press("Enter")
        elif self._touch:
            piece.tap()
        else:
            piece.click()

    def tab_to(self, wanted, argument=None):
        """Press Tab until what has the focus is what is wanted, a function in JavaScript."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"argument => ({wanted})(document.activeElement, argument)", argument):
                return
        raise AssertionError("it cannot be reached by Tab")

    # In a lesson

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


def play_by_clicking_the_board(people, how="click", seed=1, moves=None, chance=None):
    """Let people play (to the end, or so many moves), each by the pieces of the own board."""
    chance, made = chance or random.Random(seed), 0
    while moves is None or made < moves:
        for each in people:
            if each.over:
                return made
            legal = each.legal()
            if legal:
                each.play_move(chance.choice(legal), how)
                made += 1
        people[0].page.wait_for_timeout(20)
    return made
