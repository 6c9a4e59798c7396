"""Snapshots as older versions have written them: they open and go on as ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games import find
from regnum.games.oath.catalogue import ONLOOKER
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


OLD_PALADINS = sorted(FOLDER.glob("paladins-*-version-2.json"))


@pytest.mark.parametrize("path", OLD_PALADINS, ids=lambda path: path.stem)
def test_a_deck_of_paladins_in_three_fields_is_one_pile(path: Path) -> None:
    old: dict[str, Any] = json.loads(path.read_bytes())
    assert old["version"] == 2 < find("paladins").version
    match = regnum.restore(path.read_bytes())
    assert not match.meta
    stored = old["checkpoints"][-1]["state"]["players"]
    for player, was in zip(match.keep().checkpoints[-1].state.players, stored, strict=True):
        assert was["bottom"]
        assert (list(player.deck.top), player.deck.bag) == (was["on_top"], was["paladins"])
        # The one laid below first comes first.
        assert list(player.deck.bottom)[::-1] == was["bottom"]
    assert match.outcomes == old["outcomes"]
    # From its beginning the match is the same too.
    assert encode(replayed(match).table.s) == encode(match.table.s)
    assert whole(restored(match)) == whole(match)
    play_out(match, Rng(1))


def test_a_match_of_oath_from_before_the_prince_opens() -> None:
    """Its state knows no Prince and its options none of his: nobody has joined the table."""
    path = FOLDER / "oath-two-without-prince.json"
    old: dict[str, Any] = json.loads(path.read_bytes())
    assert "prince" not in old["checkpoints"][-1]["state"]
    assert "prince" not in old["options"]
    match = regnum.restore(path.read_bytes())
    assert not match.meta
    assert match.table.s.prince is None
    assert match.outcomes == old["outcomes"]
    assert of_the_seats(replayed(match).table.s) == of_the_seats(match.table.s)
    assert whole(restored(match)) == whole(match)
    play_out(match, Rng(1))


def test_a_damaged_state_of_an_older_version_is_refused() -> None:
    snapshot: dict[str, Any] = json.loads(OLD_PALADINS[0].read_bytes())
    del snapshot["checkpoints"][0]["state"]["players"][0]["paladins"]
    with pytest.raises(BadRecord, match="a player without a deck"):
        regnum.restore(json.dumps(snapshot).encode())


@pytest.mark.parametrize("at", [-1, 10**6])
def test_a_checkpoint_that_stands_nowhere_is_refused(at: int) -> None:
    snapshot: dict[str, Any] = json.loads(regnum.new("abyss", 2, 7).snapshot())
    assert snapshot["format"] == FORMAT
    snapshot["checkpoints"][0]["at"] = at
    with pytest.raises(BadRecord, match="a choice that is not there"):
        regnum.restore(json.dumps(snapshot).encode())


def of_the_seats(state: Any) -> Any:
    """The state without what onlookers remember, which was not kept then."""
    known: dict[str, Any] = json.loads(encode(state))
    return {**known, "seen": [eyes & ~ONLOOKER for eyes in known["seen"]]}
