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


def choose(choices):
    def dislike(choice):
        like = choice["words"].split()[0]
        place = LIKES.index(like) if like in LIKES else len(LIKES)
        return "loan" in choice["say"]["id"], place, random.random()

    return min(choices, key=dislike)["words"]


def post(address, body):  # The header asks for a token: browsers get a cookie instead.
    headers = {"Content-Type": "application/json", "X-Twocities-Token": "tell"}
    return json.load(urlopen(Request(address, json.dumps(body).encode(), headers)))


def play(server, table, seat, token):
    address = f"{server}/api/tables/{table}/live?seat={seat}".replace("http", "ws", 1)
    socket = WebSocket(address, {"Authorization": f"Bearer {token}"})
    for told in map(json.loads, iter(socket.receive, None)):
        if told["type"] == "answer" and told["answer"].get("code") == "slow-down":
            time.sleep(1)
            ask = {"do": "update", "since": 0}
        elif told["type"] == "update" and told["ended"]:
            return told
        elif told["type"] == "update" and told["choices"]:
            actions = [choose(told["choices"])]
            ask = {"do": "submit", "match": table, "revision": told["revision"], "actions": actions}
        elif told["type"] == "update" and told["undo_asked"]:
            number = told["undo_asked"]["number"]
            ask = {"do": "consent", "revision": told["revision"], "number": number, "agree": True}
        else:
            continue
        socket.send(json.dumps({"id": 1, "ask": ask}))
    raise SystemExit("the server has hung up")


args = argparse.ArgumentParser(description="Plays one game.")
args.add_argument("game", nargs="?", default="london", choices=["london", "new-york"])
args.add_argument("--server", default="http://127.0.0.1:1901")
args.add_argument("--against", default="greedy", help="a bot of the server")
args.add_argument("--link", help="the link of a seat; instead of making a table")
args.add_argument("--name", default="Python")
args = args.parse_args()
if args.link:
    link = urlsplit(args.link)
    server, (_, _, table, _, secret) = f"{link.scheme}://{link.netloc}", link.path.split("/")
    sat = post(f"{server}/api/tables/{table}/sit", {"secret": secret, "name": args.name})
    last = play(server, table, sat["seat"], sat["token"])
else:
    seats = [{"kind": "me", "name": args.name}, {"kind": "bot", "bot": args.against}]
    made = post(f"{args.server}/api/tables", {"game": args.game, "seats": seats})
    last = play(args.server, made["table"], 1, made["token"])
for sitter, score in zip(last["seats"], last["ended"]["outcome"]["scores"]):
    print(f"{sitter['name']}: {score}")
print(f"over after {last['revision']} revisions")
