"""A bot for a server of Two Cities. It needs Python 3.8 and nothing else.

    python3 examples/bot.py london                                   a table against the server's bot
    python3 examples/bot.py new-york --against rules
    python3 examples/bot.py --link http://HOST/table/ID/seat/SECRET  sits down where it was invited
"""

import argparse
import json
import random
import time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websocket import WebSocket

# The first words of the answers that it likes, best first; it takes no loan if it need not.
LIKES = "activate effect on play with buy develop land run build demolish boom at lot take".split()


def dislike(choice):
    word = choice["words"].split()[0]
    place = LIKES.index(word) if word in LIKES else len(LIKES)
    return "loan" in choice["say"]["id"], place, random.random()


def post(address, body):  # The header asks for a token: browsers get a cookie instead.
    headers = {"Content-Type": "application/json", "X-Twocities-Token": "tell"}
    return json.load(urlopen(Request(address, json.dumps(body).encode(), headers)))


def play(server, table, seat, token):
    address = f"{server}/api/tables/{table}/live?seat={seat}".replace("http", "ws", 1)
    socket = WebSocket(address, {"Authorization": f"Bearer {token}"})
    revision = 0
    for told in map(json.loads, iter(socket.receive, None)):
        revision = told.get("revision", revision)
        if told.get("ended"):
            return told
        if told.get("choices"):
            actions = [min(told["choices"], key=dislike)["words"]]
            ask = {"do": "submit", "match": table, "revision": revision, "actions": actions}
        elif told.get("undo_asked"):  # Somebody wants to take something back: so be it.
            number = told["undo_asked"]["number"]
            ask = {"do": "consent", "revision": revision, "number": number, "agree": True}
        elif told.get("answer", {}).get("code") == "slow-down":  # Others play from this address, too.
            ask = {"do": "update", "since": revision}
        else:
            continue
        time.sleep(0.03)  # An address may send 40 messages a second.
        socket.send(json.dumps({"id": 1, "ask": ask}))
    raise SystemExit("the server has hung up")


args = argparse.ArgumentParser(description="Plays one game.")
args.add_argument("game", nargs="?", default="london", choices=["london", "new-york"])
args.add_argument("--server", default="http://127.0.0.1:1901")
args.add_argument("--against", default="greedy", help="a bot of the server")
args.add_argument("--link", help="the link of a seat; instead of making a table")
args = args.parse_args()
if args.link:
    link = urlsplit(args.link)
    server, (_, _, table, _, secret) = f"{link.scheme}://{link.netloc}", link.path.split("/")
    sat = post(f"{server}/api/tables/{table}/sit", {"secret": secret, "name": "Python"})
    last = play(server, table, sat["seat"], sat["token"])
else:
    seats = [{"kind": "me", "name": "Python"}, {"kind": "bot", "bot": args.against}]
    made = post(f"{args.server}/api/tables", {"game": args.game, "seats": seats})
    last = play(args.server, made["table"], 1, made["token"])
for sitter, score in zip(last["seats"], last["ended"]["outcome"]["scores"]):
    print(f"{sitter['name']}: {score}")
print(f"over after {last['revision']} revisions")
