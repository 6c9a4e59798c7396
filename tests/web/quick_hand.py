"""Somebody who plays over the socket, without a browser: brings a table to the moment one wants to look at."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any, Self

from websockets.sync.client import connect

Sent = dict[str, Any]


def ask(address: str, path: str, body: object = None, method: str = "POST") -> Any:
    """A request to the API of a server."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}api/{path}", data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def lay(
    address: str,
    seats: Sequence[str] = ("me", "greedy", "greedy"),
    names: Sequence[str | None] = (),
    game: str = "abyss",
    **options: str,
) -> str:
    """A new table: a seat that is not "me" or "person" is a bot of that level. Its id."""
    wanted: list[dict[str, str | None]] = [
        {"kind": seat} if seat in ("me", "person") else {"kind": "bot", "level": seat} for seat in seats
    ]
    for seat, name in zip(wanted, names, strict=False):
        seat["name"] = name
    return str(ask(address, "tables", {"game": game, "seats": wanted, "options": options})["id"])


class QuickHand:
    """Sits at a seat and answers at random, though it likes to recruit."""

    def __init__(self, address: str, table: str, seat: int = 0, seed: int = 1) -> None:
        self.seat = seat
        self.dice = random.Random(seed)
        self.ref = 0
        self.line = connect(f"{address.replace('http', 'ws', 1)}api/tables/{table}/live", max_size=None)
        self.sent: Sent = {}

    def __enter__(self) -> Self:
        self.socket = self.line.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, **message: object) -> Sent:
        """A request; its answer. Tables that come meanwhile are kept."""
        self.ref += 1
        self.socket.send(json.dumps({"ref": self.ref, **message}))
        while True:
            heard: Sent = json.loads(self.socket.recv(timeout=60))
            if heard["is"] == "table":
                self.sent = heard
                if message["do"] == "watch":
                    return heard
            elif heard.get("ref") == self.ref:
                return heard

    def play(self, until: Callable[[Sent, Sent], bool]) -> Sent:
        """Answer until a moment comes, told by the table and the question; or to the end."""
        self.say(do="watch", seat=self.seat)
        answered = ""
        while self.sent["status"] == "running":
            asked = next(iter(self.sent["asked"]), None)
            if asked is None or asked["decision"] == answered:
                heard: Sent = json.loads(self.socket.recv(timeout=60))
                self.sent = heard if heard["is"] == "table" else self.sent
                continue
            if until(self.sent, asked):
                break
            answered = asked["decision"]
            if self.leaves(asked):
                continue
            done = self.say(do="answer", decision=answered, answer=self.choose(asked))
            assert done["is"] == "done", done
        return self.sent

    def leaves(self, asked: Sent) -> bool:
        """Whether somebody else answers this question in its place."""
        return False

    def look(self) -> None:
        """Take notice of everything up to now."""
        self.ref += 1
        self.socket.send(json.dumps({"do": "seen", "ref": self.ref, "seq": self.sent["seq"]}))
        self.say(do="ping")  # it has been heard when this has

    def choose(self, asked: Sent) -> object:
        if asked["form"] == "many":
            return self.gather(asked)
        if asked["form"] == "arrange":
            return [option["key"] for option in asked["options"]]
        keys = [option["key"] for option in asked["options"]]
        key = self.dice.choices(keys, [6 if key.startswith("lord:") else 1 for key in keys])[0]
        return int(key) if asked["form"] == "amount" else key

    def gather(self, asked: Sent) -> list[str]:
        part: list[str] = []
        grown: Sent = {"more": [option["key"] for option in asked["options"]], "enough": asked["enough"]}
        while not grown["enough"]:
            part.append(self.dice.choice(grown["more"]))
            grown = self.say(do="grow", decision=asked["decision"], part=part)
        return part
