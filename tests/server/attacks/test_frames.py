"""Small frames that become large: the listener's limit counts what comes out of them."""

from __future__ import annotations

from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.process import Process

BOMB = "0" * 16_000_000
"""Sixteen kilobytes on the way."""


def _throw(line: ClientConnection) -> None:
    line.send(BOMB)
    line.recv(timeout=10)


def test_a_frame_that_inflates_is_cut_off(tmp_path: Path) -> None:
    with Process(tmp_path, household=False) as server:
        me = httpx.get(f"{server.http}/me")
        cookie = {"Cookie": f"regnum={me.cookies['regnum']}"}
        wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "person"}]}
        table = httpx.post(f"{server.http}/tables", json=wanted, headers=cookie).json()["id"]
        process = psutil.Process(server.process.pid)
        before = process.memory_info().rss
        for _ in range(12):
            with connect(server.socket(table), additional_headers=cookie) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    _throw(line)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
        assert process.memory_info().rss - before < 40_000_000
        with connect(server.socket(table), additional_headers=cookie) as line:
            line.send('{"do":"ping","ref":1}')
            assert '"pong"' in str(line.recv(timeout=10))
