"""Snapshots as they were written before checkpoints pointed into the history: they open and go on as ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.kernel.chance import Rng
from regnum.kernel.errors import BadRecord
from regnum.kernel.record import FORMAT
from regnum.kernel.state import encode
from regnum.lab.moments import play_out, whole
from tests.kernel.tables import replayed, restored

FOLDER = Path(__file__).parent / "snapshots"
OLD = sorted(FOLDER.glob("*-format-1.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_snapshot_of_format_1_opens(path: Path) -> None:
    old: dict[str, Any] = json.loads(path.read_bytes())
    assert old["format"] == 1 < FORMAT
    match = regnum.restore(path.read_bytes())
    assert not match.meta
    assert [list(choice) for choice in json.loads(match.record())["choices"]] == old["choices"]
    assert match.outcomes == old["outcomes"]
    assert len(match.keep().checkpoints) == len(old["segments"])
    assert whole(restored(match)) == whole(match)
    assert encode(replayed(match).table.s) == encode(match.table.s)
    # Undo reaches back over the checkpoints that the snapshot kept.
    seat = old["choices"][-1][0]
    since = len(old["segments"][-1]["entries"])
    undone = 0
    while match.can_undo(seat):
        match.undo(seat)
        undone += 1
        assert encode(replayed(match).table.s) == encode(match.table.s)
    assert undone > since
    play_out(match, Rng(1))


@pytest.mark.parametrize("at", [-1, 10**6])
def test_a_checkpoint_that_stands_nowhere_is_refused(at: int) -> None:
    snapshot: dict[str, Any] = json.loads(regnum.new("abyss", 2, 7).snapshot())
    assert snapshot["format"] == FORMAT
    snapshot["checkpoints"][0]["at"] = at
    with pytest.raises(BadRecord, match="a choice that is not there"):
        regnum.restore(json.dumps(snapshot).encode())
