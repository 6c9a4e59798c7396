"""`regnum play` and `regnum serve` as processes: the address, the browser, one server to a database, the end."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regnum.server.serve import _listen, has_screen
from tests.web.table_server import TableServer

REGNUM = (sys.executable, "-m", "regnum")


def regnum(data: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*REGNUM, *arguments],
        env={**os.environ, "REGNUM_DATA": str(data), "REGNUM_LANG": "en", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def ask(address: str, path: str = "/", **headers: str) -> tuple[int, dict[str, str]]:
    """The status and headers of an answer."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}


@pytest.fixture
def household(tmp_path: Path) -> Iterator[TableServer]:
    with TableServer(tmp_path / "data") as server:
        yield server


@pytest.fixture(scope="module")
def asked_only(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A household's server for all the tests that leave it as it is."""
    with TableServer(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def busy_port() -> Iterator[int]:
    """A port somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


# -- beginning and end -----------------------------------------------------------------------------------------------


def test_a_household_gets_an_address_on_this_machine_only(asked_only: TableServer) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", asked_only.address)
    assert ask(asked_only.address)[0] == 200
    assert (asked_only.data / "tables.sqlite").exists()
    with socket.socket() as elsewhere:
        assert elsewhere.connect_ex(("127.0.0.2", urlsplit(asked_only.address).port or 0)) != 0


def test_ctrl_c_ends_it_in_good_order(household: TableServer) -> None:
    assert household.interrupt() == 0
    assert household.said.endswith("The tables are closed. Until next time!\n")
    assert "Traceback" not in household.said


def test_an_open_socket_does_not_hold_it_up(household: TableServer) -> None:
    with connect(household.live(household.lay("me", "random"))):
        before = time.monotonic()
        assert household.interrupt() == 0
        assert time.monotonic() - before < 20
    assert "Traceback" not in household.said


def test_it_speaks_polish(tmp_path: Path) -> None:
    with TableServer(tmp_path, REGNUM_LANG="pl") as server:
        server.wait_for(re.compile(r"Twoje stoły czekają pod adresem http.*\n.*Ctrl-C"))


# -- ports -----------------------------------------------------------------------------------------------------------


def test_a_household_takes_another_port_if_its_own_is_busy(tmp_path: Path, busy_port: int) -> None:
    with TableServer(tmp_path, *REGNUM, "play", "--no-open", "--port", str(busy_port)) as server:
        assert urlsplit(server.address).port != busy_port
        assert ask(server.address)[0] == 200


def test_a_household_comes_back_at_its_address(household: TableServer) -> None:
    before = household.address
    household.command = (*REGNUM, "play", "--no-open", "--port", str(urlsplit(before).port))
    ask(before)
    household.kill()
    household.start()
    assert household.address == before


def test_nothing_that_is_written_waits() -> None:
    """asyncio has a line send at once what it is given if it knows that the line is TCP; it asks the listener."""
    with _listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_others_must_choose_another_port(tmp_path: Path, busy_port: int) -> None:
    ran = regnum(tmp_path, "serve", "--port", str(busy_port))
    message = f"regnum: port {busy_port} of 127.0.0.1 is busy; choose another with --port\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", message)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "::ffff"])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str) -> None:
    ran = regnum(tmp_path, "serve", "--host", host, "--port", "0")
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"regnum: cannot listen on port 0 of {host}: ")
    assert ran.stderr.count("\n") == 1


def test_a_server_for_everyone_names_an_address_that_others_can_use(tmp_path: Path) -> None:
    with TableServer(tmp_path, *REGNUM, "serve", "--host", "0.0.0.0", "--port", "0") as server:
        assert "//0.0.0.0" not in server.address
        assert ask(server.address)[0] == 200
        assert (tmp_path / "server.sqlite").exists()


# -- one server to a database ----------------------------------------------------------------------------------------


def test_whoever_plays_twice_is_sent_to_the_tables_that_are_open(asked_only: TableServer) -> None:
    ran = regnum(asked_only.data, "play", "--no-open")
    said = f"Your tables are open already, at {asked_only.address}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, said, "")
    assert ask(asked_only.address)[0] == 200


def test_of_several_that_start_at_once_one_serves(tmp_path: Path) -> None:
    servers = [TableServer(tmp_path) for _ in range(3)]
    try:
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(TableServer.start, servers))
        assert len({server.address for server in servers}) == 1
        assert sum("open already" in server.said for server in servers) == 2
        assert ask(servers[0].address)[0] == 200
    finally:
        for server in servers:
            server.kill()


def test_other_data_is_another_household(asked_only: TableServer, tmp_path: Path) -> None:
    with TableServer(tmp_path / "other") as other:
        assert other.address != asked_only.address
        assert "open already" not in other.said


def test_a_database_that_is_being_served_is_not_served_again(asked_only: TableServer) -> None:
    file = asked_only.data / "tables.sqlite"
    ran = regnum(asked_only.data, "serve", "--port", "0", "--database", str(file))
    message = f"regnum: another Regnum is serving {file} already, at {asked_only.address}\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", message)


def test_after_a_crash_the_tables_open_again(household: TableServer) -> None:
    household.kill()
    household.start()
    assert "open already" not in household.said
    assert ask(household.address)[0] == 200


# -- what cannot be used ---------------------------------------------------------------------------------------------


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("my shopping list\n" * 100)
    ran = regnum(tmp_path, "play", "--no-open", "--port", "0")
    assert ran.returncode == 2
    assert ran.stderr == f"regnum: {file} can't be used: file is not a database\n"
    assert file.read_text() == "my shopping list\n" * 100


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    ran = regnum(tmp_path / "data", "play", "--no-open")
    assert (ran.returncode, ran.stderr) == (2, f"regnum: {tmp_path / 'data'} cannot be written: File exists\n")


# -- the browser -----------------------------------------------------------------------------------------------------


@pytest.fixture
def showing(tmp_path: Path) -> dict[str, str]:
    """An environment whose browser writes down what it is to show."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "shown"}\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}


def shown(tmp_path: Path, count: int) -> list[str]:
    """What the browser was to show, as soon as there is so much of it."""
    until = time.monotonic() + 20
    lines: list[str] = []
    while len(lines) < count and time.monotonic() < until:
        time.sleep(0.05)
        lines = (tmp_path / "shown").read_text().split() if (tmp_path / "shown").exists() else []
    return lines


def test_the_page_is_opened_also_by_whoever_comes_second(tmp_path: Path, showing: dict[str, str]) -> None:
    with TableServer(tmp_path / "data", *REGNUM, "play", "--port", "0", **showing) as server:
        assert shown(tmp_path, 1) == [server.address]
        assert regnum(tmp_path / "data", "play", **showing).returncode == 0
        assert shown(tmp_path, 2) == [server.address] * 2


def test_a_browser_that_fails_is_no_trouble(tmp_path: Path) -> None:
    with TableServer(tmp_path, *REGNUM, "play", "--port", "0", BROWSER="no-such-browser %s") as server:
        assert ask(server.address)[0] == 200
        assert server.interrupt() == 0
        assert "no-such-browser" not in server.said


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_machine_without_a_screen_opens_nothing(platform: str, environment: dict[str, str], screen: bool) -> None:
    assert has_screen(environment, platform) is screen


# -- who may ask -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/assets/x.js", "/table/x"])
def test_a_household_answers_under_its_own_names_only(asked_only: TableServer, path: str) -> None:
    port = urlsplit(asked_only.address).port
    for own in ("127.0.0.1", "localhost", f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}", "127.0.0.1:99"):
        assert ask(asked_only.address, path, Host=own)[0] != 403
    for foreign in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", ""):
        assert ask(asked_only.address, path, Host=foreign)[0] in (400, 403)


def test_sockets_too(asked_only: TableServer) -> None:
    address = asked_only.live(asked_only.lay("me", "random"))
    with connect(address) as live:
        live.ping()
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"Host": "evil.example"}):
        pass


@pytest.mark.parametrize("path", ["", "health", "api/games", "no-such-page"])
def test_who_asks_for_the_head_gets_the_head(asked_only: TableServer, path: str) -> None:
    whole, head = (httpx.request(method, asked_only.address + path) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert int(whole.headers["content-length"]) == int(head.headers["content-length"]) > 0


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/no-such-thing", "/no/such/thing", "/table/x"])
def test_every_answer_carries_the_headers(asked_only: TableServer, path: str) -> None:
    _, headers = ask(asked_only.address, path)
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
