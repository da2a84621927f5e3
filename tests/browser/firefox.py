"""Debian's Firefox for the tests, driven by WebDriver BiDi over its own socket: no other binary, no driver.

Playwright drives a Firefox of its own only: of this one it wants `emulation.setMediaFeaturesOverride`, which an ESR
does not have. `Page` has as much of Playwright's face as a `Person` needs to play.
"""

import itertools
import json
import os
import re
import shutil
import subprocess
from contextlib import contextmanager
from types import SimpleNamespace

from websockets.sync.client import connect

from tests.browser.driver import PATIENCE, Person, viewport

NAMES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFS = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "datareporting.policy.dataSubmissionEnabled": False,
}


def executable():
    """The browser's program, None if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Wire:
    """Commands and their answers; what the browser tells besides is kept."""

    def __init__(self, socket):
        self._socket, self._ids, self.told = socket, itertools.count(1), []

    def ask(self, method, **params):
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(timeout=2 * PATIENCE / 1000))
            if said.get("id") == number:
                break
            self.told.append(said)
        if said["type"] == "error":
            raise AssertionError(f"{method}: {said['error']}: {said['message']}")
        return said["result"]


class Page:
    """A tab."""

    def __init__(self, wire, script):
        self._wire = wire
        wire.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")
        self._context = wire.ask("browsingContext.create", type="tab")["context"]
        wire.ask("browsingContext.setViewport", context=self._context, viewport=viewport("desk"))
        wire.ask("session.subscribe", events=["log.entryAdded"])
        self.mouse = SimpleNamespace(click=self._click)

    def goto(self, address):
        self._wire.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function, argument=None):
        called = f"(async () => JSON.stringify((await ({function})({json.dumps(argument)})) ?? null))()"
        target = {"context": self._context}
        found = self._wire.ask("script.evaluate", expression=called, target=target, awaitPromise=True)
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def complaints(self):
        """Errors of the console and of the page."""
        told = [each["params"] for each in self._wire.told if each.get("method") == "log.entryAdded"]
        return [f"{each['text']} ({_where(each)})" for each in told if each["level"] == "error"]

    def _click(self, x, y):
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self._wire.ask("input.performActions", context=self._context, actions=[mouse])


def _where(entry):
    """The place that complained."""
    frames = (entry.get("stackTrace") or {}).get("callFrames", [])
    return ", ".join(f"{each['url']}:{each['lineNumber']}" for each in frames[:3]) or entry["type"]


class FirefoxPerson(Person):
    """A guest before Firefox."""

    def __init__(self, wire, url, name):
        self.url, self.name, self._touch = url, name, False
        self.page = Page(wire, self.scripts())

    def _make_room(self, wish):
        self.page.goto(self.url)
        return self.page.evaluate(
            """async (wish) => {
                await fetch("/api/me");
                const headers = { "content-type": "application/json" };
                const answer = await fetch("/api/rooms", { method: "POST", headers, body: JSON.stringify(wish) });
                return (await answer.json()).room;
            }""",
            wish,
        )

    def deal(self):
        self.wait("enabled", ".start")
        self.page.evaluate("() => document.querySelector('.start').click()")  # the lobby still moves about
        self.wait("lit")


@contextmanager
def firefox(folder):
    """A Firefox with a fresh profile in a folder: its wire."""
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFS.items())
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [executable(), "--headless", "--profile", str(folder), "--remote-debugging-port", "0"]
    environment = {**os.environ, "HOME": str(folder)}  # who is root may not use another's
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=environment)
    try:
        address = next(found.group(1) for line in process.stderr if (found := LISTENS.search(line)))
        with connect(f"{address}/session", max_size=None) as socket:
            wire = Wire(socket)
            wire.ask("session.new", capabilities={})
            yield wire
    finally:
        process.terminate()
        process.communicate()
