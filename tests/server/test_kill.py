"""kill -9: whatever the server has acknowledged is there when it starts again, and the match goes on."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from regnum.server.storage.entries import effective
from regnum.server.storage.store import Store
from tests.server.process import Process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9")
SEATS = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
GONE = (WebSocketException, OSError, httpx.HTTPError, EOFError)
"""What a client sees when the server is killed."""


@dataclass
class Player:
    """Answers for two seats as fast as it can, over the socket or over HTTP, and notes what was acknowledged."""

    server: Process
    dice: random.Random
    table: str = ""
    acknowledged: list[tuple[str, int, str, int, Any]] = field(default_factory=list)
    """Table, entry, decision, seat, answer."""
    finished: int = 0

    def play(self, over_http: bool) -> None:
        """Until the server is gone."""
        with contextlib.suppress(*GONE), httpx.Client(timeout=20) as http:
            while True:
                if not self.table:
                    self.table = http.post(f"{self.server.http}/tables", json=WISH).raise_for_status().json()["id"]
                with connect(self.server.socket(self.table)) as line:
                    self.play_one(line, http if over_http else None)
                self.finished += 1
                self.table = ""

    def play_one(self, line: ClientConnection, http: httpx.Client | None) -> None:
        sent = ask(line, do="watch", seat=0)
        while sent["status"] == "running":
            mine = [seat for seat in sent["waiting"] if seat < 2]
            if not mine:
                sent = heard_table(line)
                continue
            seat = self.dice.choice(mine)
            sent = ask(line, do="watch", seat=seat)
            if not sent.get("asked"):
                continue
            asked = sent["asked"][0]
            answer = self.choose(line, asked)
            if http is None:
                done = ask(line, do="answer", decision=asked["decision"], answer=answer)
            else:
                path = f"{self.server.http}/tables/{self.table}/seats/{seat}/answers"
                done = http.post(path, json={"decision": asked["decision"], "answer": answer}).json()
            if "seq" in done:
                self.acknowledged.append((self.table, done["seq"], asked["decision"], seat, answer))
            else:  # this was about a table that had changed meanwhile
                assert done["code"] in ("stale", "out-of-turn"), done
            if self.dice.random() < 0.1:
                ask(line, do="undo")
            sent = ask(line, do="watch", seat=seat)

    def choose(self, line: ClientConnection, asked: Any) -> Any:
        keys = [option["key"] for option in asked["options"]]
        if asked["form"] != "many":
            return self.dice.choice(keys)
        part: list[str] = []
        while True:
            grown = ask(line, do="grow", decision=asked["decision"], part=part)
            if grown.get("enough", True):
                return part
            part.append(self.dice.choice(grown["more"]))


WISH = {"game": "abyss", "seats": SEATS}


def ask(line: ClientConnection, **said: Any) -> Any:
    """Say something; its answer (to "watch", a table seen from that seat)."""
    line.send(json.dumps({"ref": 7, **said}))
    while True:
        heard = json.loads(line.recv(20))
        if heard.get("ref") == 7 or (
            said["do"] == "watch" and heard["is"] == "table" and heard["seat"] == said["seat"]
        ):
            return heard


def heard_table(line: ClientConnection) -> Any:
    """The next table that is sent; what is said at it passes by."""
    while True:
        heard = json.loads(line.recv(20))
        if heard["is"] == "table":
            return heard


async def kill_again_and_again(data: Path, times: int, most: int, seed: int) -> Player:
    server = Process(data)
    dice = random.Random(seed)
    player = Player(server, dice)
    for turn in range(times):
        with server:
            if player.acknowledged:
                check_a_few(server, player)
            playing = threading.Thread(target=player.play, args=(turn % 2 == 0,))
            playing.start()
            wait_for(player, len(player.acknowledged) + dice.randrange(most))
            time.sleep(dice.uniform(0, 0.02))
            server.signal(signal.SIGKILL)
            playing.join()
    return player


def wait_for(player: Player, acknowledged: int) -> None:
    until = time.monotonic() + 20
    while len(player.acknowledged) < acknowledged and time.monotonic() < until:
        time.sleep(0.001)


def check_a_few(server: Process, player: Player) -> None:
    """The last acknowledged answers, said again: each is known by its number."""
    for table, seq, decision, seat, answer in player.acknowledged[-3:]:
        path = f"{server.http}/tables/{table}/seats/{seat}/answers"
        again = httpx.post(path, json={"decision": decision, "answer": answer}, timeout=20)
        assert (again.status_code, again.json()) == (200, {"seq": seq})


async def check_everything(data: Path, player: Player) -> None:
    store = await Store.open(data / "tables.sqlite")
    logs = {}
    for table in {table for table, *_ in player.acknowledged}:
        stored = await store.read(table)
        assert stored is not None
        logs[table] = stored
        assert [entry.seq for entry in stored.entries] == list(range(stored.table.seq + 1))
        assert effective(stored.entries)
    await store.close()
    for table, seq, decision, seat, answer in player.acknowledged:
        entry = logs[table].entries[seq]
        assert (entry.kind, entry.decision, entry.seat, entry.raw) == ("answer", decision, seat, answer)
    assert not any(entry.kind == "fallback" for stored in logs.values() for entry in stored.entries)


def goes_on(data: Path, player: Player) -> None:
    """The match is still played."""
    before = len(player.acknowledged)
    with Process(data) as server:
        player.server = server
        playing = threading.Thread(target=player.play, args=(False,))
        playing.start()
        wait_for(player, before + 20)
        server.signal(signal.SIGTERM)
        playing.join()
    assert len(player.acknowledged) >= before + 20


async def test_acknowledged_choices_outlive_the_server(tmp_path: Path) -> None:
    player = await kill_again_and_again(tmp_path, times=14, most=10, seed=1)
    assert len(player.acknowledged) > 30
    await check_everything(tmp_path, player)
    goes_on(tmp_path, player)
    await check_everything(tmp_path, player)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_killed_a_hundred_times(tmp_path: Path, seed: int) -> None:
    player = await kill_again_and_again(tmp_path, times=60, most=20, seed=100 + seed)
    await check_everything(tmp_path, player)
    goes_on(tmp_path, player)
