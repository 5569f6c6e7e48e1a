"""A bot for a server of Two Cities. It needs Python 3.8 and nothing else.

    python3 examples/bot.py london                                  a table against the server's bot
    python3 examples/bot.py new-york --against rules
    python3 examples/bot.py --link http://HOST/table/ID/seat/SECRET  sits down where it was invited

It looks at nothing but the words and the meaning of its choices: docs/protocol.md has everything that
could be looked at.
"""

import argparse
import json
import random
import time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websocket import WebSocket

# What it likes to do, best first. Whatever begins with none of these comes last.
LIKES = {
    "london": ["activate", "effect", "on", "play", "with", "buy", "develop", "land", "run"],
    "new-york": ["build", "demolish", "boom", "at", "lot", "take"],
}


def post(server, path, body):
    """Asks over HTTP. The header asks for a token: browsers get a cookie instead."""
    headers = {"Content-Type": "application/json", "X-Twocities-Token": "tell"}
    request = Request(server + path, json.dumps(body).encode(), headers, method="POST")
    return json.load(urlopen(request))


def choose(game, choices):
    """One of the answers, in the words that have to be sent; one without loans, if it can be."""
    sound = [choice for choice in choices if "loan" not in choice["say"]["id"]]
    words = [choice["words"] for choice in sound or choices]
    for like in LIKES[game]:
        liked = [word for word in words if word.split()[0] == like]
        if liked:
            return random.choice(liked)
    return random.choice(words)


def play(server, table, game, seat, token):
    """Plays from a seat until the game is over; gives the last update."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    socket = WebSocket(address, {"Authorization": f"Bearer {token}"})
    revision = 0
    while text := socket.receive():
        told = json.loads(text)
        if told["type"] == "answer" and told["answer"]["kind"] == "refused":
            print("refused:", told["answer"]["code"])
            time.sleep(1)
            ask = {"do": "update", "since": revision}
        elif told["type"] != "update":
            continue
        elif told["ended"]:
            socket.close()
            return told
        elif told["undo_asked"] and seat in told["undo_asked"]["waits_for"]:
            ask = {"do": "consent", "revision": told["revision"], "agree": True}
        elif told["choices"]:
            revision = told["revision"]
            action = choose(game, told["choices"])
            ask = {"do": "submit", "match": table, "revision": revision, "actions": [action]}
        else:
            continue
        socket.send(json.dumps({"id": revision, "ask": ask}))
    raise SystemExit("the server has hung up")


def main():
    args = argparse.ArgumentParser(description="Plays one game.")
    args.add_argument("game", nargs="?", default="london", choices=sorted(LIKES))
    args.add_argument("--server", default="http://127.0.0.1:1901")
    args.add_argument("--against", default="greedy", help="a bot of the server")
    args.add_argument("--link", help="the link of a seat; instead of making a table")
    args.add_argument("--name", default="Python")
    args = args.parse_args()
    if args.link:
        link = urlsplit(args.link)
        server = f"{link.scheme}://{link.netloc}"
        _, _, table, _, secret = link.path.split("/")
        sat = post(server, f"/api/tables/{table}/sit", {"secret": secret, "name": args.name})
        game = json.load(urlopen(f"{server}/api/tables/{table}"))["game"]
        seat, token = sat["seat"], sat["token"]
    else:
        server, game, seat = args.server, args.game, 1
        seats = [{"kind": "me", "name": args.name}, {"kind": "bot", "bot": args.against}]
        made = post(server, "/api/tables", {"game": game, "seats": seats})
        table, token = made["table"], made["token"]
    last = play(server, table, game, seat, token)
    outcome = last["ended"]["outcome"]
    for sitter in last["seats"]:
        index = sitter["seat"] - 1
        print(f"{outcome['ranks'][index]}. {sitter['name']}: {outcome['scores'][index]}")
    print(f"{game} {table}: over after {last['revision']} revisions")


if __name__ == "__main__":
    main()
