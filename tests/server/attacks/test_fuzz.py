"""Mutated records, scenes, frames, requests and backups: none but our own errors. REGNUM_FUZZ says how many of each,
REGNUM_FUZZ_SEED where they begin: a run can be split."""

from __future__ import annotations

import gzip
import os
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

from regnum.games import find
from regnum.kernel.chance import Rng
from regnum.kernel.errors import RegnumError
from regnum.kernel.game import Setup
from regnum.kernel.match import Match
from regnum.kernel.record import to_record
from regnum.scenes.files import run_file
from regnum.server.storage.backup import BackupTrouble, backup, verify
from regnum.server.storage.store import StoreTrouble
from regnum.server.tables import moments
from tests.server.house import House, Person, any_answer

COUNT = int(os.environ.get("REGNUM_FUZZ", "150"))
SEED = 1000 * int(os.environ.get("REGNUM_FUZZ_SEED", "0"))
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    2**70,
    1.5,
    "",
    "x" * 300,
    "\u0000",
    "ż",
    [],
    [[]],
    {},
    {"reseed": 1},
    {"imagine": -1},
]


def mutate(dice: Random, data: bytes) -> bytes:
    """As a bad line or a bad disk would."""
    found = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(found) + 1)
        match dice.randrange(4):
            case 0:
                found[at : at + 1] = bytes([dice.randrange(256)])
            case 1:
                del found[at : at + dice.randint(1, 30)]
            case 2:
                found[at:at] = bytes(dice.randrange(256) for _ in range(dice.randint(1, 6)))
            case _:
                again = dice.randrange(len(found) + 1)
                found[at:at] = found[again : again + dice.randint(1, 60)]
    return bytes(found)


def twist(dice: Random, document: Any) -> Any:
    """As somebody would who knows what it looks like."""
    if isinstance(document, dict) and document and dice.random() < 0.8:
        key = dice.choice(sorted(document))
        return {**document, key: twist(dice, document[key])}
    if isinstance(document, list) and document and dice.random() < 0.8:
        at = dice.randrange(len(document))
        return [*document[:at], twist(dice, document[at]), *document[at + 1 :]]
    return dice.choice(ODD)


@pytest.fixture(scope="module")
def record() -> bytes:
    game = find("abyss")
    match = Match.start(game, game.check(Setup(2, {})), 5)
    dice = Rng(5, 9)
    for _ in range(12):
        d = match.decisions[0]
        match.answer(d.id, any_answer(match, d, dice), seat=d.seat)
    return to_record(match)


def test_records(record: bytes) -> None:
    dice = Random(SEED + 1)
    document = msgspec.json.decode(record)
    for n in range(COUNT):
        data = mutate(dice, record) if n % 2 else msgspec.json.encode(twist(dice, document))
        with suppress(RegnumError):
            moments._laid(data, "ada")


SCENES = sorted(Path("tests/games").glob("*/scenes/*.yaml"))
LESSONS = sorted(Path("src/regnum/games").glob("*/lessons/*.yaml"))
"""Of these the tables as they are laid."""


def test_scenes(tmp_path: Path) -> None:
    """Whatever stands in a scene file, it is played, or refused with a reason of ours."""
    dice = Random(SEED + 4)
    scenes = [yaml.safe_load(file.read_text()) for file in SCENES]
    lessons = [yaml.safe_load(file.read_text()) for file in LESSONS]
    scenes += [{word: lesson[word] for word in ("game", "seats", "table")} for lesson in lessons]
    scene = tmp_path / "scene.yaml"
    for n in range(COUNT):
        if n % 2:
            scene.write_bytes(mutate(dice, dice.choice(SCENES).read_bytes()))
        else:
            scene.write_text(yaml.safe_dump(twist(dice, dice.choice(scenes)), allow_unicode=True), encoding="utf-8")
        error = run_file(scene)["error"] or ""
        assert "something went wrong" not in error, (error, scene.read_bytes())


def test_frames(house: House, ada: Person) -> None:
    dice = Random(SEED + 2)
    table = ada.lay()
    said = [
        {"do": "watch", "ref": 1, "seat": 0},
        {"do": "answer", "ref": 2, "decision": "0.0", "answer": "draw", "unless_final": True},
        {"do": "grow", "ref": 3, "decision": "0.0", "part": ["a", "b"]},
        {"do": "undo", "ref": 4},
        {"do": "seen", "ref": 5, "seq": 3},
        {"do": "say", "ref": 6, "text": "hello"},
        {"do": "heard", "ref": 7, "n": 1},
    ]
    with ada.socket(table) as line:
        line.watch(0)
        line.ref = 10_000
        for n in range(COUNT):
            one = dice.choice(said)
            data = msgspec.json.encode(one)
            data = mutate(dice, data) if n % 2 else msgspec.json.encode(twist(dice, one))
            line.socket.send_text(data.decode("utf-8", "replace"))
        assert line.ask("ping")["is"] == "pong"


def test_requests(ada: Person) -> None:
    dice = Random(SEED + 3)
    bodies = {
        "/tables": {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "options": {}},
        "/session": {"login": "nobody", "password": "nothing at all"},
        "/blocks": {"table": "abc", "seat": 1},
        "/account/reset/password": {"token": "abc", "password": "nothing at all"},
        "/order": {"what": "ban", "why": "because", "login": "nobody"},
    }
    for _ in range(min(COUNT, 2_000)):
        path = dice.choice(sorted(bodies))
        data = msgspec.json.encode(bodies[path])
        data = mutate(dice, data) if dice.random() < 0.5 else msgspec.json.encode(twist(dice, bodies[path]))
        answer = ada.ask("POST", path, content=data)
        assert answer.status_code < 500, (path, data, answer.text)


@pytest.fixture
def kept(house: House, ada: Person, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What stands in a backup of a server where somebody has played."""
    ada.play(ada.lay(), 3)
    file = tmp_path_factory.mktemp("kept") / "b.regnum"
    backup(house.settings.database, file)
    return gzip.decompress(file.read_bytes())


def test_backups(kept: bytes, tmp_path: Path) -> None:
    """Each is tried by restoring it, which takes a while: so there are fewer of them."""
    dice = Random(SEED + 5)
    lines = kept.splitlines()
    file = tmp_path / "b.regnum"
    for n in range(max(3, COUNT // 30)):
        if n % 3 == 0:
            file.write_bytes(mutate(dice, gzip.compress(kept, 1)))
        elif n % 3 == 1:
            file.write_bytes(gzip.compress(mutate(dice, kept), 1))
        else:
            at = dice.randrange(len(lines))
            twisted = msgspec.json.encode(twist(dice, msgspec.json.decode(lines[at])))
            file.write_bytes(gzip.compress(b"\n".join([*lines[:at], twisted, *lines[at + 1 :], b""]), 1))
        with suppress(BackupTrouble, StoreTrouble):
            assert verify(file) > 0
