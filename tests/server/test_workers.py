"""Several workers serve the same tables: what is done at one is heard at the others."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regnum import cli
from regnum.server.background import listening
from regnum.server.serve import WORKER_PATIENCE
from regnum.server.storage.store import Store
from tests.server.house import House, Person
from tests.server.postgres import Postgres
from tests.web.table_server import TableServer

REGNUM = (sys.executable, "-m", "regnum")


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture(scope="module")
def house(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("one"), url=url) as house:
        yield house


@pytest.fixture(scope="module")
def other(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another worker on the same database."""
    with House(tmp_path_factory.mktemp("other"), url=url) as house:
        yield house


@pytest.fixture
def ada_there(ada: Person, other: House) -> Person:
    """Ada, whom chance has led to the other worker."""
    return ada.elsewhere(other)


# -- hearing ---------------------------------------------------------------------------------------------------------


def test_a_choice_made_at_one_worker_is_heard_at_the_other(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    with ada_there.socket(table) as line:
        assert line.watch(1)["seq"] == 0
        assert ada.answer(table, 0, "0.0", "draw") == {"seq": 1}
        heard = line.hear("table")
        assert (heard["seq"], heard["waiting"], heard["asked"][0]["decision"]) == (1, [1], "0.1")
        assert line.ask("answer", decision="0.1", answer="draw")["seq"] == 2
    assert ada.sit(table, 0) == ada_there.sit(table, 0)


def test_a_whole_match_by_turns_at_both(ada: Person, ada_there: Person) -> None:
    table = ada.lay(seats=("me", "person", "person"))
    with ada.socket(table) as here, ada_there.socket(table) as there:
        lines = (here, there)
        sent = [line.watch(0) for line in lines]
        while sent[0]["status"] == "running":
            (ada, ada_there)[sent[0]["seq"] % 2].play(table, 1, seed=sent[0]["seq"])
            sent = [line.hear("table") for line in lines]
            assert sent[0] == sent[1]
        assert sent[0]["outcome"] is not None
    for path in (f"/tables/{table}", f"/tables/{table}/record", f"/tables/{table}/course", f"/tables/{table}/moments"):
        assert ada.get(path) == ada_there.get(path)


def test_an_undo_is_heard(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    with ada_there.socket(table) as line:
        line.watch(0)
        ada.answer(table, 0, "0.0", "wager")
        assert line.hear("table")["can_undo"]
        ada.post(f"/tables/{table}/seats/0/undo")
        heard = line.hear("table")
        assert (heard["seq"], heard["asked"][0]["decision"], heard["can_undo"]) == (2, "1.0", False)
        assert heard == {**ada.sit(table, 0), "journal": heard["journal"]}


def test_a_table_that_is_cleared_away_hangs_up_everywhere(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    with ada_there.socket(table) as line:
        line.watch(0)
        ada.ask("DELETE", f"/tables/{table}", 204)
        with pytest.raises(WebSocketDisconnect) as gone:
            line.hear("table")
        assert gone.value.code == 4404
    ada_there.get(f"/tables/{table}", 404)


def test_what_is_said_is_heard(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    with ada.socket(table) as here, ada_there.socket(table) as there:
        here.watch(0)
        there.watch(0)
        assert there.hear("talk")["spoken"] == []
        assert here.ask("say", text="Anybody there?")["seq"] == 1
        (spoken,) = there.hear("talk")["spoken"]
        assert (spoken["n"], spoken["seat"], spoken["text"], spoken["mine"]) == (1, 0, "Anybody there?", True)
        here.say("heard", n=1)
        here.ask("ping")
    assert ada_there.get(f"/tables/{table}")["unheard"] == 0


def test_what_somebody_has_looked_at_is_known_everywhere(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    ada_there.sit(table)
    ada.play(table, 3)
    with ada.socket(table) as line:
        line.watch(0)
        line.say("seen", seq=3)
        line.ask("ping")
    assert ada_there.sit(table)["seen"] == 3
    assert ada_there.get(f"/tables/{table}")["unread"] == 0


# -- who has not heard -----------------------------------------------------------------------------------------------


@pytest.fixture
def deaf(other: House) -> Iterator[None]:
    """The other worker hears of nothing."""
    listener = other.tables._listener
    assert listener is not None
    other.run(listener.close)
    yield

    async def again() -> None:
        listener.start()

    other.run(again)


@pytest.mark.usefixtures("deaf")
def test_a_worker_that_has_not_heard_takes_answers_all_the_same(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    assert ada_there.sit(table)["seq"] == 0
    assert ada.answer(table, 0, "0.0", "draw") == {"seq": 1}
    assert ada_there.answer(table, 1, "0.1", "draw") == {"seq": 2}, "it must look before it refuses"
    assert ada.answer(table, 0, "0.2", "draw") == {"seq": 3}
    assert ada_there.answer(table, 0, "0.2", "draw") == {"seq": 3}, "the same answer, said again"
    assert ada_there.answer(table, 0, "0.2", "wager", 409)["code"] == "stale"
    assert ada.answer(table, 1, "0.3", "wager") == {"seq": 4}
    assert ada_there.post(f"/tables/{table}/seats/1/undo") == {"seq": 5}
    assert ada.answer(table, 1, "1.3", "draw") == {"seq": 6}


@pytest.mark.usefixtures("deaf")
def test_who_comes_is_shown_the_table_as_it_is_now(ada: Person, ada_there: Person) -> None:
    table = ada.lay()
    assert ada_there.sit(table)["seq"] == 0
    ada.play(table, 3)
    assert ada_there.sit(table)["seq"] == 3
    ada.play(table, 1)
    with ada_there.socket(table) as line:
        assert line.watch(0)["seq"] == 4


def test_what_was_missed_is_heard_when_the_line_is_back(
    ada: Person, ada_there: Person, other: House, postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "FIRST_PAUSE", 0.5)
    table = ada.lay()
    with ada_there.socket(table) as line:
        line.watch(0)
        line.hear("talk")
        listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN regnum%'"
        postgres.run(listeners, urlsplit(url).path[1:])
        assert ada.answer(table, 0, "0.0", "draw") == {"seq": 1}
        assert line.hear("table")["seq"] == 1


# -- what it costs ---------------------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read of the tables that are open."""
    noted: list[str] = []
    for name in ("read", "since", "state", "seq"):
        true = getattr(Store, name)

        async def noting(self: Store, *arguments: Any, name: str = name, true: Any = true) -> Any:
            noted.append(name)
            return await true(self, *arguments)

        monkeypatch.setattr(Store, name, noting)
    return noted


def test_ones_own_notices_cost_nothing(ada: Person, asked: list[str]) -> None:
    table = ada.lay()
    with ada.socket(table) as line:
        line.watch(0)
        asked.clear()
        for seq in range(1, 6):
            ada.play(table, 1, seed=seq)
            assert line.hear("table")["seq"] == seq
        time.sleep(0.2)  # for notices that come late
    assert asked == []


def test_others_choices_are_played_and_not_read_anew(ada: Person, ada_there: Person, asked: list[str]) -> None:
    table = ada.lay()
    with ada_there.socket(table) as line:
        line.watch(0)
        asked.clear()
        for seq in range(1, 6):
            ada.play(table, 1, seed=seq)
            assert line.hear("table")["seq"] == seq
    assert asked == ["since"] * 5


def test_a_table_that_nobody_watches_is_left_alone(
    ada: Person, ada_there: Person, other: House, asked: list[str]
) -> None:
    table = ada.lay()
    ada_there.sit(table)
    asked.clear()
    ada.play(table, 4)
    time.sleep(0.2)
    assert asked == []
    assert other.at(table, lambda live: live.seq) == 4


def test_what_does_not_follow_is_read_anew(
    ada: Person, ada_there: Person, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other worker's rules lead elsewhere: the disk decides what is asked."""
    from regnum.server.tables import reading

    table = ada.lay()
    with ada_there.socket(table) as line:
        line.watch(0)
        asked.clear()
        with monkeypatch.context() as patch:
            patch.setattr(reading, "fingerprint", lambda match: "something else")
            ada.answer(table, 0, "0.0", "draw")
            assert line.hear("table")["seq"] == 1
    assert asked == ["since", "read", "state"]


# -- `regnum serve` --------------------------------------------------------------------------------------------------


@pytest.fixture
def workers(postgres: Postgres, tmp_path: Path) -> Iterator[TableServer]:
    url = postgres.fresh().replace("regnum@", "regnum:sesame@")
    command = (*REGNUM, "serve", "--port", "0", "--workers", "2")
    with TableServer(tmp_path, *command, REGNUM_DATABASE=url) as server:
        yield server
        for worker in workers_of(server):
            worker.kill()


def workers_of(server: TableServer) -> list[psutil.Process]:
    assert server.process is not None
    if server.process.poll() is not None:
        return []
    found = []
    for child in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.Error):  # it has died meanwhile
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def closing(line: ClientConnection) -> int | None:
    """The code that a socket is closed with."""
    try:
        while True:
            line.recv(60)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def wait_until_well(server: TableServer) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"{server.address}health", timeout=10).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        assert time.monotonic() < until
        time.sleep(0.05)


def test_workers_that_die_are_replaced_and_the_end_is_orderly(workers: TableServer) -> None:
    wait_until_well(workers)
    first = workers_of(workers)
    assert len(first) == 2
    first[0].suspend()
    time.sleep(1)  # by now it has been asked for a sign of life
    first[0].kill()
    until = time.monotonic() + WORKER_PATIENCE / 2
    while len(fresh := [worker for worker in workers_of(workers) if worker not in first]) < 1:
        assert time.monotonic() < until
        time.sleep(0.05)
    wait_until_well(workers)
    first[1].kill()
    wait_until_well(workers)
    wish = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    laid = httpx.post(f"{workers.address}api/tables", json=wish, timeout=60)
    cookie = {"Cookie": f"regnum={laid.cookies['regnum']}"}
    with connect(workers.live(laid.json()["id"]), additional_headers=cookie) as line:
        line.send(json.dumps({"do": "watch", "ref": 1, "seat": 0}))
        assert workers.process is not None
        workers.process.send_signal(signal.SIGTERM)
        assert closing(line) in (1001, 1012)
    said, _ = workers.process.communicate(timeout=60)
    workers.said += said
    assert workers.process.returncode == 0
    assert not any(worker.is_running() for worker in fresh)
    lines = workers.said.splitlines()
    assert "The tables are closed. Until next time!" in lines
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert len({event["process"] for event in events if event["event"] == "started"}) >= 3
    assert "sesame" not in workers.said
    assert "Traceback" not in workers.said


def test_several_workers_need_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REGNUM_DATA", str(tmp_path))
    file = ("--database", f"{tmp_path}/t.sqlite")
    for words in ((), file, ("--database", f"sqlite:///{tmp_path}/t.sqlite")):
        assert cli.run(["serve", "--port", "0", "--workers", "2", *words]) == 2
        assert capsys.readouterr().err == f"regnum: {ONLY_POSTGRESQL}\n"
    monkeypatch.setenv("REGNUM_WORKERS", "2")
    assert cli.run(["serve", "--port", "0", *file]) == 2
    assert capsys.readouterr().err == f"regnum: {ONLY_POSTGRESQL}\n"
    assert not (tmp_path / "t.sqlite").exists()


ONLY_POSTGRESQL = "several workers need PostgreSQL: --database postgresql://USER@HOST/NAME"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_is_not_there(tmp_path: Path, workers: str) -> None:
    nowhere = f"postgresql://regnum:sesame@/house?host={tmp_path}"
    ran = subprocess.run(
        [*REGNUM, "serve", "--port", "0", "--workers", workers, "--database", nowhere],
        env={**os.environ, "REGNUM_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 2
    (line,) = [line for line in ran.stderr.splitlines() if not line.startswith("{")]
    assert line.startswith("regnum: postgresql")
    assert "can't be used" in line
    assert "sesame" not in ran.stderr + ran.stdout


def test_the_environment_says_what_the_flags_do_not(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    told = {"REGNUM_HOST": "localhost", "REGNUM_PORT": "0", "REGNUM_DATABASE": str(file)}
    with TableServer(tmp_path, *REGNUM, "serve", **told) as server:
        assert server.address.startswith("http://localhost:")
        assert file.exists()
    told["REGNUM_HOST"] = "192.0.2.1"
    with TableServer(tmp_path, *REGNUM, "serve", "--host", "127.0.0.1", **told) as server:
        assert server.address.startswith("http://127.0.0.1:")
