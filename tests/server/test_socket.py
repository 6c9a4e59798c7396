"""The socket of a table, as docs/protocol.md describes it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from litestar.exceptions import WebSocketDisconnect

from regnum.server.http.limiting import Flow
from regnum.server.tables.socket import TableConnection
from tests.server.house import House, Person


def test_watching_answering_and_hearing_of_changes(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as mine, ada.socket(table) as theirs:
        assert mine.watch(0) == ada.sit(table, 0)
        assert theirs.watch(1) == ada.sit(table, 1)
        assert mine.ask("answer", decision="0.0", answer="draw") == {"is": "done", "ref": 2, "seq": 1}
        heard = theirs.hear("table")
        assert (heard["seq"], heard["waiting"], heard["asked"][0]["question"]) == (1, [1], "action")
        assert heard["seat"] == 1
        assert theirs.ask("answer", decision="0.1", answer="draw")["seq"] == 2


def test_updates_carry_only_the_new_lines(ada: Person) -> None:
    table = ada.lay()
    lines: list[Any] = []
    with ada.socket(table) as line:
        assert line.watch(0)["journal"] == {"from": 0, "lines": []}
        for seq, (seat, key) in enumerate([(0, "draw"), (1, "draw"), (0, "take")], 1):
            if seq < 3:
                ada.answer(table, seat, f"0.{seq - 1}", key)
                journal = line.hear("table")["journal"]
                assert journal["from"] == len(lines)
                assert len(journal["lines"]) == 1
                lines = [*lines[: journal["from"]], *journal["lines"]]
        ada.answer(table, 0, "0.2", "take")
        line.hear("table")
        asked = ada.sit(table)["asked"][0]
        ada.answer(table, 0, asked["decision"], asked["options"][0]["key"])
        assert line.hear("table")["journal"]["from"] == 2
        ada.post(f"/tables/{table}/seats/0/undo")
        journal = line.hear("table")["journal"]
        assert (journal["from"], [each["message"] for each in journal["lines"]]) == (2, ["meta-undone"])
    with ada.socket(table) as line:
        again = line.watch(0)
        assert again["journal"]["from"] == 0
        assert again["journal"]["lines"][:2] == lines
        assert again == ada.sit(table)


def test_another_seat_of_mine_is_sent_its_own_log_from_the_beginning(ada: Person) -> None:
    table = ada.lay()
    ada.answer(table, 0, "0.0", "draw")
    with ada.socket(table) as line:
        assert line.watch(0)["journal"]["lines"][0]["message"] == "log-draws-known"
        other = line.watch(1)
        assert (other["seat"], other["journal"]["from"]) == (1, 0)
        assert other["journal"]["lines"][0]["message"] == "log-draws"


def test_a_doubled_answer_is_done_once(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        assert line.ask("answer", decision="0.0", answer="draw")["seq"] == 1
        assert line.ask("answer", decision="0.0", answer="draw")["seq"] == 1
        refused = line.ask("answer", decision="0.0", answer="take")
        assert (refused["is"], refused["code"], refused["message"]) == ("refused", "stale", "refused-stale")
        assert line.ask("answer", decision="0.0", answer="draw", unless_final=True)["seq"] == 1
    assert ada.sit(table)["seq"] == 1


def test_unless_final(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        final = line.ask("answer", decision="0.0", answer="draw", unless_final=True)
        assert final == {"is": "final", "ref": 2}
        assert ada.sit(table)["seq"] == 0
        refused = line.ask("answer", decision="0.0", answer="rest", unless_final=True)
        assert (refused["code"], refused["rule"]) == ("not-offered", "0.1")
        assert line.ask("answer", decision="0.0", answer="take", unless_final=True)["seq"] == 1


def test_grow(ada: Person) -> None:
    """Cards of one suit, worth at least four together."""
    table = _who_can_sell(ada)
    with ada.socket(table) as line:
        line.watch(0)
        line.ask("answer", decision="0.0", answer="sell")
        (asked,) = line.hear("table")["asked"]
        assert (asked["form"], asked["enough"]) == ("many", False)
        keys = [option["key"] for option in asked["options"]]
        nothing = line.ask("grow", decision="0.1", part=[])
        assert (nothing["is"], nothing["more"], nothing["enough"]) == ("grown", keys, False)
        assert "done" in {missing["key"] for missing in nothing["missing"]}
        part: list[str] = []
        while not (grown := line.ask("grow", decision="0.1", part=part))["enough"]:
            part.append(grown["more"][0])
        assert line.ask("grow", decision="0.1", part=part[::-1])["enough"] is True
        unknown = line.ask("grow", decision="0.1", part=["card:nothing"])
        assert (unknown["is"], unknown["code"]) == ("refused", "unknown-option")
        too_many = line.ask("grow", decision="0.1", part=part * 9)
        assert (too_many["code"], too_many["message"]) == ("not-offered", "why-no-more-such")
        assert line.ask("grow", decision="0.0", part=[])["code"] == "stale"
        assert line.ask("answer", decision="0.1", answer=part)["is"] == "done"
        assert line.ask("grow", decision="0.1", part=[])["code"] == "out-of-turn"


def _who_can_sell(ada: Person) -> str:
    while True:
        table = ada.lay()
        sent = ada.sit(table)
        if "sell" in {option["key"] for option in sent["asked"][0]["options"]}:
            return table


def test_grow_where_there_is_nothing_to_grow(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        assert line.ask("grow", decision="0.0", part=[])["code"] == "malformed"
        line.ask("answer", decision="0.0", answer="tidy")
        half = line.ask("grow", decision="0.1", part=["slot:1"])
        assert (half["more"], half["enough"]) == (["slot:0", "slot:2"], False)


def test_what_may_not_be_chosen_says_why(ada: Person) -> None:
    with ada.socket(ada.lay()) as line:
        missing = line.watch(0)["asked"][0]["missing"]
    assert {one["key"]: one["why"]["message"] for one in missing}["rest"] == "why-something-to-do"


def test_undo(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        assert line.ask("undo")["code"] == "cannot-undo"
        line.ask("answer", decision="0.0", answer="wager")
        assert line.ask("undo")["seq"] == 2


def test_ping(ada: Person) -> None:
    with ada.socket(ada.lay()) as line:
        assert line.ask("ping") == {"is": "pong", "ref": 1}


@pytest.mark.parametrize(
    ("said", "ref"),
    [
        ("{", 0),
        ("", 0),
        ("[]", 0),
        ("null", 0),
        ('{"ref": 7}', 7),
        ('{"do": "dance", "ref": 7}', 7),
        ('{"do": "watch", "ref": 7}', 7),
        ('{"do": "watch", "ref": 7, "seat": "0"}', 7),
        ('{"do": "watch", "ref": "x", "seat": 0}', 0),
        ('{"do": "watch", "ref": -1, "seat": 0}', 0),
        ('{"do": "answer", "ref": 7, "decision": 0, "answer": "draw"}', 7),
        ('{"do": "answer", "ref": 7, "decision": "0.0", "answer": null}', 7),
        ('{"do": "answer", "ref": 7, "decision": "0.0", "answer": true}', 7),
        ('{"do": "grow", "ref": 7, "decision": "0.0", "part": [1]}', 7),
        ('{"do": "seen", "ref": 7, "seq": -1}', 7),
        ('{"do": "ping", "ref": 7, "x": "\\ud800"}', 0),
        ("[" * 5000, 0),
        ('{"do": "ping", "ref": 7, "x": "' + "x" * 70_000 + '"}', 0),
        ('{"do": "ping", "ref": ' + "9" * 400 + "}", 0),
    ],
)
def test_nonsense_is_refused_and_the_conversation_goes_on(ada: Person, said: str, ref: int) -> None:
    with ada.socket(ada.lay()) as line:
        line.socket.send_text(said)
        refused = line.hear()
        assert (refused["is"], refused["code"], refused["ref"]) == ("refused", "malformed", ref)
        assert refused["message"] == "refused-malformed"
        assert line.watch(0)["seq"] == 0


def test_bytes_are_refused(ada: Person) -> None:
    with ada.socket(ada.lay()) as line:
        line.socket.send_bytes(b'{"do": "ping", "ref": 1}')
        assert line.hear()["code"] == "malformed"
        assert line.ask("ping")["is"] == "pong"


def test_before_watching_nothing_can_be_done(ada: Person) -> None:
    with ada.socket(ada.lay()) as line:
        for said in (
            {"do": "answer", "decision": "0.0", "answer": "draw"},
            {"do": "grow", "decision": "0.0", "part": []},
            {"do": "undo"},
        ):
            assert line.ask(**said)["code"] == "not-your-seat"
        assert line.ask("watch", seat=5)["code"] == "no-such-seat"
        assert line.ask("watch", seat=None)["code"] == "not-over"


def test_a_finished_match_with_everything_open(ada: Person, house: House) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        ada.finish(table)
        while (heard := line.hear("table"))["status"] != "over":
            pass
        assert heard["outcome"]["scores"]
        everything = line.watch(None)
        assert everything["seat"] is None
        assert all(player["hand"] is not None for player in everything["view"]["players"])
        draws = [each for each in everything["journal"]["lines"] if each["message"].startswith("log-draws")]
        assert {each["message"] for each in draws} <= {"log-draws-known"}
        assert line.ask("answer", decision="0.0", answer="draw")["code"] == "not-your-seat"
        line.watch(1)
        assert line.ask("answer", decision="9.9", answer="draw")["code"] == "over"


def test_a_table_that_is_cleared_away_hangs_up(ada: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        ada.ask("DELETE", f"/tables/{table}", 204)
        with pytest.raises(WebSocketDisconnect) as ended:
            line.hear("table")
        assert ended.value.code == 4404


def test_there_is_no_such_table(ada: Person, bob: Person) -> None:
    for table in ("nothing", bob.lay()):
        with pytest.raises(WebSocketDisconnect) as ended, ada.socket(table) as line:
            line.hear()
        assert ended.value.code == 4404


class Sleeper:
    """The server's end of a socket whose other end has stopped reading."""

    free = False

    def __init__(self, said: list[dict[str, Any]], flow: Flow) -> None:
        self.scope = {"state": {"flow": flow, "visit": self}}
        self.awake = asyncio.Event()
        self.sending: list[dict[str, Any]] = []
        self._said = [json.dumps(message) for message in said]

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        if not self._said:
            await asyncio.sleep(60)
        return {"type": "websocket.receive", "text": self._said.pop(0)}

    async def say(self, text: str) -> None:
        self.sending.append(json.loads(text))
        await self.awake.wait()


def test_someone_who_does_not_read_holds_nobody_up(ada: Person, house: House) -> None:
    """It is sent one message and no more until it reads; then it gets the table as it is by then."""
    table = ada.lay("toy", ["me", "person"], length="long")

    async def fall_asleep() -> tuple[Sleeper, asyncio.Task[None]]:
        person = house.at_once(table).table.owner
        said = [{"do": "watch", "ref": 1, "seat": 0}, *({"do": "ping", "ref": i} for i in range(200))]
        sleeper = Sleeper(said, Flow(house.tables.limits, person, AsyncMock()))
        task = asyncio.create_task(TableConnection(cast(Any, sleeper), house.tables, table, person).run())
        while not sleeper.sending:
            await asyncio.sleep(0)
        return sleeper, task

    sleeper, task = house.run(fall_asleep)
    with ada.socket(table) as line:
        line.watch(0)
        seq = ada.play(table, 12)
        while line.hear("table")["seq"] < seq:
            pass
    assert len(sleeper.sending) == 1

    def pongs() -> int:
        return sum(message["is"] == "pong" for message in sleeper.sending)

    async def wake_up() -> None:
        sleeper.awake.set()
        while [m["seq"] for m in sleeper.sending if m["is"] == "table"][-1:] != [seq] or pongs() < 200:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    house.run(wake_up)
    assert sum(message["is"] == "table" for message in sleeper.sending) <= 3
    assert house.at(table, lambda live: len(live.watchers)) == 0


def test_both_ends_agree_on_the_shape(ada: Person) -> None:
    """Every field that web/src/wire.ts declares for a table is sent, and no other."""
    text = (Path(__file__).parents[2] / "web/src/wire.ts").read_text()
    for interface, sample in (
        ("TableSent", ada.sit(ada.lay())),
        ("TableListed", ada.get("/tables")[0]),
        ("SeatInfo", ada.get("/tables")[0]["seats"][0]),
        ("Asked", ada.sit(ada.lay())["asked"][0]),
        ("GameInfo", ada.get("/games")[0]),
        ("CardInfo", ada.get("/games/abyss/cards")[0]),
        ("Me", ada.get("/me")),
    ):
        assert declared(text, interface) == sample.keys(), interface


def declared(text: str, interface: str) -> set[str]:
    """The fields of a TypeScript interface, inherited ones included."""
    head, body = re.split(rf"export interface {interface}( extends \w+)? {{\n", text)[1:]
    fields = {
        line.strip().split(":")[0].rstrip("?")
        for line in body.split("\n}")[0].splitlines()
        if ":" in line and "*" not in line
    }
    return fields | (declared(text, head.split()[-1]) if head else set())
