"""A whole match over the socket, without a browser: makes a room, fills it with bots and plays at random.

python examples/client.py http://127.0.0.1:8000 noah 3
"""

import json
import random
import sys
import urllib.request
from itertools import count

from websockets.sync.client import connect


def ask(url, body=None, cookie=""):
    """An HTTP request: its JSON, and the cookie it sets."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def main(server, game="animimix", players="2"):
    """Play it; the result."""
    me, cookie = ask(f"{server}/api/me")
    plan = {"game": game, "players": int(players), "pace": 0}
    bots = [None] + ["random"] * (int(players) - 1)
    room = ask(f"{server}/api/rooms", {"plan": plan, "name": "Ada", "bots": bots}, cookie)[0]["room"]
    address = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        ids = count(1)
        socket.send(json.dumps({"type": "start", "id": next(ids)}))
        for text in socket:
            message = json.loads(text)
            table = message.get("table")
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message}")
            if table and table.get("legal"):  # it is our turn
                move = random.choice(table["legal"])["move"]
                socket.send(json.dumps({"type": "move", "id": next(ids), "turn": table["turn"], "move": move}))
            if table and table.get("result"):
                print(f"{me['guest']} in {room}: {table['moves']} moves, {table['result']['scores']}")
                return table["result"]
    raise SystemExit("the server has closed the socket")


if __name__ == "__main__":
    main(*sys.argv[1:])
