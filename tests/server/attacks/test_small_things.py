"""Small things that must be one clear error each."""

from __future__ import annotations

import gzip
import os
import sqlite3
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from regnum.cli import app
from regnum.kernel.errors import RegnumError
from regnum.server.claim import Claim
from regnum.server.notices import webhook
from regnum.server.people import attempts
from regnum.server.settings import Settings
from regnum.server.storage import backup
from regnum.server.storage.entries import now
from regnum.server.storage.models import AttemptRow
from tests.server.house import House, Person


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\xed\xa0\x80"}'])
@pytest.mark.parametrize(("method", "path"), [("PATCH", "/me"), ("POST", "/tables"), ("POST", "/records")])
def test_json_that_is_no_utf8(ada: Person, method: str, path: str, body: bytes) -> None:
    answer = ada.ask(method, path, content=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("malformed", "bad-record")


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/\ud800",
        "https://disc\u00f6rd.com:99999999/",
        "https://" + "a" * 70 + ".com/",
        "https://xn--a.com/",
        "https://[::1/",
        "https://discord.com\x00/",
        "https://\u0300.com/",
    ],
)
async def test_a_webhook_address_that_cannot_be_encoded(tmp_path: Path, address: str) -> None:
    settings = Settings(data=tmp_path)
    assert not webhook.allowed(address, settings)
    with pytest.raises(webhook.NotSent):
        await webhook.send(address, "hello", settings)


def test_a_clock_that_was_ahead_locks_nobody_out(house: House, ada: Person) -> None:
    """Thirty days ahead, then right again: nobody waits for thirty days."""
    ada.post("/account", {"login": "ada-ahead", "password": "a long way from home"}, 201)

    async def ahead() -> None:
        async with house.tables.store.writing() as connection:
            row = update(AttemptRow).values(failures=30, at=now() + timedelta(days=30))
            await connection.execute(row.where(AttemptRow.key == attempts.account_key("ada-ahead")))

    eve = house.person("Eve ahead")
    for _ in range(2):
        eve.post("/session", {"login": "ada-ahead", "password": "wrong wrong"}, 403)
    house.run(ahead)
    refused = eve.ask("POST", "/session", json={"login": "ada-ahead", "password": "wrong wrong"})
    assert refused.status_code == 429
    assert refused.json()["args"]["seconds"] <= attempts.LONGEST_PAUSE


# -- for the operator ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a match in it."""
    folder = tmp_path_factory.mktemp("kept")
    with House(folder) as house:
        ada = house.person()
        table = ada.lay()
        ada.play(table, 3)
    return folder / "tables.sqlite"


def regnum(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), catch_exceptions=True)
    return result.exit_code, f"{result.output}{result.exception or ''}"


def test_repair_waits_for_the_server_to_stop(kept: Path) -> None:
    (table,) = sqlite3.connect(kept).execute("SELECT id FROM 'table'").fetchone()
    with Claim(kept) as claim:
        assert claim.taken
        _, said = regnum("admin", "match", table, "--repair", "--database", str(kept))
        assert "a server is using this database" in said
        _, said = regnum("migrate", "--database", str(kept))
        assert "a server is using this database" in said
        _, said = regnum("admin", "match", table, "--database", str(kept))
        assert "using" not in said
    assert "using" not in regnum("admin", "match", table, "--repair", "--database", str(kept))[1]


@pytest.fixture(scope="module")
def packed(kept: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("packed") / "all.backup"
    backup.backup(kept, file)
    assert backup.verify(file) > 0
    return file.read_bytes()


BACKUPS = int(os.environ.get("REGNUM_FUZZ", "60"))
SEED = 1000 * int(os.environ.get("REGNUM_FUZZ_SEED", "0"))


def test_damaged_backups_are_one_clear_error(packed: bytes, tmp_path: Path) -> None:
    """Mutated as they lie on the disk, and inside."""
    dice = Random(SEED + 13)
    inside = gzip.decompress(packed)
    restored = 0
    for n in range(BACKUPS):
        data = bytearray(packed if n % 2 else inside)
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(data))
            match dice.randrange(3):
                case 0:
                    data[at] = dice.randrange(256)
                case 1:
                    del data[at : at + dice.randint(1, 40)]
                case _:
                    data[at:at] = bytes(dice.randrange(256) for _ in range(dice.randint(1, 8)))
        file = tmp_path / f"{n}.backup"
        file.write_bytes(bytes(data) if n % 2 else gzip.compress(bytes(data), 1))
        database = tmp_path / f"{n}.sqlite"
        with suppress(RegnumError):
            backup.restore(database, file)
            restored += 1
        for left in tmp_path.glob(f"{n}.*"):
            left.unlink()
    assert restored < BACKUPS


def test_a_server_makes_backups_by_itself_and_tries_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regnum.server.background import backups

    caplog.set_level("INFO", "regnum.server")
    folder = tmp_path / "backups"
    with House(tmp_path / "data") as house:
        store, settings = house.tables.store, replace(house.settings, backups=folder, backups_kept=2)
        assert house.run(backups.due, store, settings)
        for n in range(4):
            monkeypatch.setattr(backup, "now", lambda n=n: now() + timedelta(seconds=n))
            house.run(backups.make, store, settings)
        assert not house.run(backups.due, store, settings), "it was made only just now"
        kept = sorted(folder.glob("regnum-*.backup"))
        assert len(kept) == 2
        assert backup.verify(kept[-1]) >= 0
        with monkeypatch.context() as patch:
            patch.setattr(backup, "restore", _fails)
            patch.setattr(backup, "now", lambda: now() + timedelta(hours=1))
            house.run(backups.make, store, settings)
    assert sum('"backup-failed"' in line for line in caplog.messages) == 1
    assert len(list(folder.glob("*.bad"))) == 1


def _fails(*_: object) -> int:
    raise backup.BackupTrouble("it can't be read")
